//! Seats and options: what goes together, and what is refused.

use cubosaurs::{Config, State};
use dino_testkit::setup::Setup;
use dino_testkit::sheet::{Sheets, line_of};
use serde_json::json;

#[test]
fn two_play_three_rounds_and_all_others_two() {
    assert_eq!(State::options_of(2, ""), "rounds=3 dna=off interaction=on");
    for seats in 3..=5 {
        assert_eq!(State::options_of(seats, ""), "rounds=2 dna=off interaction=on");
    }
    assert_eq!(Config::new(4).unwrap(), State::config(4, ""));
}

#[test]
fn options_are_kept_as_given() {
    for given in ["rounds=2 dna=on interaction=off", "rounds=3 dna=on interaction=on"] {
        assert_eq!(State::options_of(2, given), given);
    }
    assert_eq!(State::options_of(5, "interaction=off dna=on"), "rounds=2 dna=on interaction=off");
}

#[test]
fn three_rounds_are_for_two() {
    for seats in 3..=5 {
        assert!(State::refusal_of(seats, "rounds=3").ends_with("(CUB-65)"));
    }
}

#[test]
fn interaction_is_left_out_of_the_advanced_game_only() {
    assert!(State::refusal_of(3, "interaction=off").ends_with("(CUB-70)"));
    assert!(State::refusal_of(3, "dna=off interaction=off").ends_with("(CUB-70)"));
    assert_eq!(State::options_of(3, "interaction=on"), "rounds=2 dna=off interaction=on");
}

#[test]
fn two_to_five_seats() {
    State::assert_seats(2..=5);
}

#[test]
fn unknown_and_repeated_options_are_refused() {
    let unknown = "unknown option \"speed\"; the options are: rounds, dna, interaction";
    assert_eq!(State::refusal_of(2, "speed=fast"), unknown);
    assert_eq!(State::refusal_of(2, "rounds=4"), "rounds=4: expected one of 2, 3");
    assert_eq!(State::refusal_of(2, "dna=yes"), "dna=yes: expected one of off, on");
    assert_eq!(State::refusal_of(2, "dna=on dna=on"), "option \"dna\" is given twice");
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let bad = State::sheet(&[("cost = 6", "cost = 0")]);
    let says = format!("line {}: expected a price (CUB-2) from 1 to 40, found 0", line_of(&bad, "cost = 0"));
    assert_eq!(State::build(2, "", Some(&bad)).unwrap_err().to_string(), says);
}

#[test]
fn a_configuration_survives_json() {
    let corrected = State::sheet(&[("cost = 6", "cost = 4"), ("\"last_round_score\"", "\"running_total\"")]);
    State::assert_survives_json(&[(2, "rounds=2"), (4, ""), (5, "dna=on interaction=off")], &corrected);
}

#[test]
fn a_tampered_configuration_is_refused() {
    State::assert_tampering_is_refused(
        &State::config(3, ""),
        &[
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
        ],
    );
}
