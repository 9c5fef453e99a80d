//! Seats and options: what goes together, and what is refused.

use dino_testkit::setup::{Setup, as_json};
use dino_testkit::sheet::{Sheets, line_of};
use evo::{Config, State};
use serde_json::json;

#[test]
fn the_usual_game_has_events_and_secret_totals() {
    for seats in 2..=5 {
        assert_eq!(State::options_of(seats, ""), "events=on mp=secret");
    }
    assert_eq!(Config::new(4).unwrap(), State::config(4, ""));
}

#[test]
fn options_are_kept_as_given() {
    for given in ["events=off mp=open", "events=on mp=open", "events=off mp=secret"] {
        assert_eq!(State::options_of(3, given), given);
    }
}

#[test]
fn two_to_five_seats() {
    State::assert_seats(2..=5);
}

#[test]
fn unknown_and_repeated_options_are_refused() {
    assert_eq!(State::refusal_of(2, "speed=fast"), "unknown option \"speed\"; the options are: events, mp");
    assert_eq!(State::refusal_of(2, "events=maybe"), "events=maybe: expected one of off, on");
    assert_eq!(State::refusal_of(2, "mp=open mp=open"), "option \"mp\" is given twice");
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let bad = State::sheet(&[("start_mp = 6", "start_mp = 7")]);
    let says = format!("line {}: expected start_mp (EVO-4) 6, found 7", line_of(&bad, "start_mp = 7"));
    assert_eq!(State::build(2, "", Some(&bad)).unwrap_err().to_string(), says);
}

#[test]
fn a_configuration_survives_json() {
    let corrected = State::sheet(&[("open_mp = false", "open_mp = true"), ("start = 0 ", "start = 3 ")]);
    State::assert_survives_json(&[(2, "mp=secret"), (4, ""), (5, "events=off")], &corrected);
}

#[test]
fn a_tampered_configuration_is_refused() {
    let config = State::config(3, "");
    let for_two = as_json(&config)["components"]["islands"][0].clone();
    State::assert_tampering_is_refused(
        &config,
        &[
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
            ("/components/islands/1", for_two, "(EVO-3)"),
        ],
    );
}
