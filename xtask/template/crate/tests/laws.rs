//! The laws on every seat count and variant, and rule coverage.

use dino_testkit::setup::Setup;
use dino_testkit::{coverage, encoding, laws};
use template_game::State;

/// Random games for each configuration.
const GAMES: u32 = 20;

fn assert_laws(options: &str) {
    laws::assert_laws::<State>((2..=4).map(|seats| State::config(seats, options)), GAMES);
}

#[test]
fn laws_of_the_usual_game() {
    assert_laws("");
}

#[test]
fn laws_of_the_short_game() {
    assert_laws("tricks=3");
}

#[test]
fn numbers_and_tokens_tell_what_a_seat_may_know() {
    encoding::assert_encodes::<State>((2..=4).map(|seats| State::config(seats, "")), GAMES);
}

#[test]
fn every_rule_has_a_scenario() {
    coverage::assert_every_rule_has_a_scenario::<State>();
}
