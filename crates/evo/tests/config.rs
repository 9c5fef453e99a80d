//! Seats and options: what goes together, and what is refused.

mod support;

use dino_core::Configure;
use evo::{Config, EMBEDDED};
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
fn the_usual_game_has_events_and_secret_totals() {
    for seats in 2..=5 {
        assert_eq!(options(seats, ""), "events=on mp=secret");
    }
    assert_eq!(Config::new(4).unwrap(), build(4, "", None).unwrap());
}

#[test]
fn options_are_kept_as_given() {
    for given in ["events=off mp=open", "events=on mp=open", "events=off mp=secret"] {
        assert_eq!(options(3, given), given);
    }
}

#[test]
fn two_to_five_seats() {
    for seats in [0, 1, 6, 255] {
        assert_eq!(refusal(seats, ""), format!("{seats} seats: this game seats 2 to 5"));
    }
}

#[test]
fn unknown_and_repeated_options_are_refused() {
    assert_eq!(refusal(2, "speed=fast"), "unknown option \"speed\"; the options are: events, mp");
    assert_eq!(refusal(2, "events=maybe"), "events=maybe: expected one of off, on");
    assert_eq!(refusal(2, "mp=open mp=open"), "option \"mp\" is given twice");
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let line = 1 + EMBEDDED[..EMBEDDED.find("start_mp = 6").unwrap()].matches('\n').count();
    let error = build(2, "", Some(&sheet(&[("start_mp = 6", "start_mp = 7")]))).unwrap_err().to_string();
    assert_eq!(error, format!("line {line}: expected start_mp (EVO-4) 6, found 7"));
}

#[test]
fn a_configuration_survives_json() {
    let corrected = sheet(&[("open_mp = false", "open_mp = true"), ("start = 0 ", "start = 3 ")]);
    for (seats, options) in [(2, "mp=secret"), (4, ""), (5, "events=off")] {
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
        ("/options/seats", json!(300), "invalid value"),
        ("/components/values/genes/0", json!(7), "(EVO-3)"),
        ("/components/values/tokens/3", json!(9), "(EVO-3)"),
        ("/components/values/die/0", json!(0), "(EVO-3)"),
        ("/components/values/amounts/3", json!(100), "(EVO-3)"),
        ("/components/values/mire_leaves", json!(9), "(EVO-3)"),
        ("/components/values/wheel/start", json!(6), "a wheel that cannot be turned"),
        ("/components/values/wheel/sections", json!([]), "a wheel that cannot be turned"),
        ("/components/values/rulings/killer_babies_six", json!("luck"), "unknown variant"),
        ("/components/islands/0/hexes/0", json!([{"q": 7, "r": 7}, "yellow"]), "cannot be walked to"),
        ("/components/islands/1/zones", json!([]), "EVO-10"),
    ] {
        let mut tampered = whole.clone();
        *tampered.pointer_mut(place).expect(place) = value;
        let error = serde_json::from_value::<Config>(tampered).expect_err(place).to_string();
        assert!(error.contains(says), "{place}: {error}");
    }
    // An island for the wrong number of players.
    let mut swapped = whole;
    let two = swapped["components"]["islands"][0].clone();
    swapped["components"]["islands"][1] = two;
    assert!(serde_json::from_value::<Config>(swapped).is_err());
    assert!(serde_json::from_value::<Config>(Value::Null).is_err());
}
