//! Seats and options: what goes together, and what is refused.

use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
use serde_json::json;
use template_game::State;

#[test]
fn two_to_four_seats() {
    State::assert_seats(2..=4);
}

#[test]
fn five_tricks_are_played_unless_something_else_is_said() {
    assert_eq!(State::options_of(3, ""), "tricks=5");
    assert_eq!(State::options_of(3, "tricks=3"), "tricks=3");
    assert_eq!(State::refusal_of(3, "tricks=4"), "tricks=4: expected one of 3, 5");
}

#[test]
fn a_configuration_survives_json_and_cannot_be_tampered_with() {
    let corrected = State::sheet(&[("last_trick = 2", "last_trick = 3")]);
    State::assert_survives_json(&[(2, "tricks=3"), (4, "")], &corrected);
    State::assert_tampering_is_refused(
        &State::config(3, ""),
        &[
            ("/options/seats", json!(9), "9 seats: this game seats 2 to 4"),
            ("/options/tricks", json!(4), "(TPL-7)"),
            ("/components/last_trick", json!(99), "(TPL-2)"),
        ],
    );
}
