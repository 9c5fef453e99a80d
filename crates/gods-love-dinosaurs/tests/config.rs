//! Seats and options: what goes together, and what is refused.

use dino_testkit::setup::{Setup, as_json};
use dino_testkit::sheet::{Sheets, line_of};
use gods_love_dinosaurs::{Config, State};
use serde_json::json;

#[test]
fn the_first_player_is_drawn_unless_named() {
    assert_eq!(State::options_of(2, ""), "first=random activation=together");
    for given in
        ["first=random activation=together", "first=1 activation=one-by-one", "first=5 activation=together"]
    {
        assert_eq!(State::options_of(5, given), given);
    }
    assert_eq!(Config::new(4).unwrap(), State::config(4, "first=random"));
    assert_eq!(State::refusal_of(2, "first=3"), "first=3 with 2 seats: nobody sits there (GLD-8)");
}

#[test]
fn two_to_five_seats() {
    State::assert_seats(2..=5);
}

#[test]
fn unknown_and_repeated_options_are_refused() {
    assert_eq!(
        State::refusal_of(2, "speed=fast"),
        "unknown option \"speed\"; the options are: first, activation"
    );
    assert_eq!(State::refusal_of(2, "first=6"), "first=6: expected one of random, 1, 2, 3, 4, 5");
    assert_eq!(State::refusal_of(2, "first=1 first=1"), "option \"first\" is given twice");
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let bad = State::sheet(&[("dinosaur = 20", "dinosaur = 5")]);
    let says =
        format!("line {}: expected pieces (GLD-6) from 6 to 120, found 5", line_of(&bad, "dinosaur = 5"));
    assert_eq!(State::build(2, "", Some(&bad)).unwrap_err().to_string(), says);
}

#[test]
fn a_configuration_survives_json() {
    let corrected = State::sheet(&[("dinosaur = 20", "dinosaur = 30"), ("\"in_turn\"", "\"at_end\"")]);
    State::assert_survives_json(&[(2, "first=2"), (4, ""), (5, "first=5")], &corrected);
}

#[test]
fn a_tampered_configuration_is_refused() {
    let config = State::config(3, "");
    let mut short = as_json(&config)["components"]["tiles"].clone();
    short.as_array_mut().unwrap().pop();
    State::assert_tampering_is_refused(
        &config,
        &[
            ("/options/seats", json!(9), "9 seats: this game seats 2 to 5"),
            ("/options/seats", json!(300), "invalid value"),
            ("/options/first", json!(4), "(GLD-8)"),
            ("/options/first", json!(7), "a seat number"),
            ("/components/supply/5", json!(1), "(GLD-5)"),
            ("/components/supply/0", json!(121), "(GLD-5)"),
            ("/components/eggs", json!(3), "(GLD-5)"),
            ("/components/columns/0", json!("rat"), "(GLD-5)"),
            ("/components/favourites/1", json!("lake"), "(GLD-5)"),
            ("/components/start/0", json!("lake"), "(GLD-5)"),
            ("/components/start/1", json!("lake:tiger"), "(GLD-5)"),
            ("/components/tiles/0/spots/0", json!("forest:dinosaur"), "(GLD-5)"),
            ("/components/tiles/0/spots/0", json!("swamp"), "expected a terrain"),
            ("/components/tiles/0/min_seats", json!(6), "(GLD-5)"),
            ("/components/letters/0", json!(20), "(GLD-5)"),
            ("/components/rulings/prey_target", json!("luck"), "unknown variant"),
            ("/components/tiles", short, "84 tiles"),
        ],
    );
}
