//! Seats and options: what goes together, and what is refused.

mod support;

use cubosaurs::{Config, EMBEDDED};
use dino_core::Configure;
use serde_json::{Value, json};
use support::{build, sheet};

/// Every option with its value, as a record writes them.
fn options(seats: u8, options: &str) -> String {
    let config = build(seats, options, None).expect("a configuration");
    let options = Configure::options(&config);
    options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

fn refusal(seats: u8, options: &str) -> String {
    build(seats, options, None).expect_err("a refusal").to_string()
}

#[test]
fn two_play_three_rounds_and_all_others_two() {
    assert_eq!(options(2, ""), "rounds=3 dna=off interaction=on");
    for seats in 3..=5 {
        assert_eq!(options(seats, ""), "rounds=2 dna=off interaction=on");
    }
    assert_eq!(Config::new(4).unwrap(), build(4, "", None).unwrap());
}

#[test]
fn options_are_kept_as_given() {
    for given in ["rounds=2 dna=on interaction=off", "rounds=3 dna=on interaction=on"] {
        assert_eq!(options(2, given), given);
    }
    assert_eq!(options(5, "interaction=off dna=on"), "rounds=2 dna=on interaction=off");
}

#[test]
fn three_rounds_are_for_two() {
    for seats in 3..=5 {
        assert!(refusal(seats, "rounds=3").ends_with("(CUB-65)"));
    }
}

#[test]
fn interaction_is_left_out_of_the_advanced_game_only() {
    assert!(refusal(3, "interaction=off").ends_with("(CUB-70)"));
    assert!(refusal(3, "dna=off interaction=off").ends_with("(CUB-70)"));
    assert_eq!(options(3, "interaction=on"), "rounds=2 dna=off interaction=on");
}

#[test]
fn two_to_five_seats() {
    for seats in [0, 1, 6, 255] {
        assert_eq!(refusal(seats, ""), format!("{seats} seats: this game seats 2 to 5"));
    }
}

#[test]
fn unknown_and_repeated_options_are_refused() {
    let unknown = "unknown option \"speed\"; the options are: rounds, dna, interaction";
    assert_eq!(refusal(2, "speed=fast"), unknown);
    assert_eq!(refusal(2, "rounds=4"), "rounds=4: expected one of 2, 3");
    assert_eq!(refusal(2, "dna=yes"), "dna=yes: expected one of off, on");
    assert_eq!(refusal(2, "dna=on dna=on"), "option \"dna\" is given twice");
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let line = 1 + EMBEDDED[..EMBEDDED.find("cost = 6").unwrap()].matches('\n').count();
    let error = build(2, "", Some(&sheet(&[("cost = 6", "cost = 0")]))).unwrap_err().to_string();
    assert_eq!(error, format!("line {line}: expected a price (CUB-2) from 1 to 40, found 0"));
}

#[test]
fn a_configuration_survives_json() {
    let corrected = sheet(&[("cost = 6", "cost = 4"), ("\"last_round_score\"", "\"running_total\"")]);
    for (seats, options) in [(2, "rounds=2"), (4, ""), (5, "dna=on interaction=off")] {
        for sheet in [None, Some(&*corrected)] {
            let config = build(seats, options, sheet).unwrap();
            let json = serde_json::to_string(&config).unwrap();
            assert_eq!(serde_json::from_str::<Config>(&json).unwrap(), config);
        }
    }
}

#[test]
fn a_tampered_configuration_is_refused() {
    let whole = serde_json::to_value(build(3, "", None).unwrap()).unwrap();
    assert!(serde_json::from_value::<Config>(whole.clone()).is_ok());
    for (place, value, says) in [
        ("/options/seats", json!(9), "9 seats: this game seats 2 to 5"),
        ("/options/seats", json!(1), "1 seats"),
        ("/options/seats", json!(300), "invalid value"),
        ("/options/rounds", json!(3), "(CUB-65)"),
        ("/options/rounds", json!(0), "(CUB-65)"),
        ("/options/interaction", json!(false), "(CUB-70)"),
        ("/components/greys/0/gain", json!(100), "(CUB-2)"),
        ("/components/eggs/5/penalty", json!(-1), "(CUB-2)"),
        ("/components/sets/0/3", json!(-21), "(CUB-2)"),
        ("/components/tiles/9/price", json!(0), "(CUB-2)"),
        ("/components/points_per_type", json!(10), "(CUB-2)"),
        ("/components/dna/0", json!("trex#8"), "expected a card"),
        ("/components/rulings/next_round_starter_uses", json!("luck"), "unknown variant"),
    ] {
        let mut tampered = whole.clone();
        *tampered.pointer_mut(place).expect(place) = value;
        let error = serde_json::from_value::<Config>(tampered).expect_err(place).to_string();
        assert!(error.contains(says), "{place}: {error}");
    }
    assert!(serde_json::from_value::<Config>(Value::Null).is_err());
}
