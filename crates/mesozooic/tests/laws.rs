//! The laws on every seat count and variant, rule coverage, and whole games kept as texts.

use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
use dino_testkit::{coverage, encoding, golden, laws};
use mesozooic::State;

/// Random games for each configuration.
const GAMES: u32 = 2;

#[track_caller]
fn assert_laws(seats: impl IntoIterator<Item = u8>, options: &str) {
    laws::assert_laws::<State>(seats.into_iter().map(|seats| State::config(seats, options)), GAMES);
}

#[test]
fn laws_of_the_usual_game() {
    assert_laws(2..=6, "");
}

#[test]
fn laws_of_the_game_alone() {
    assert_laws([1], "");
    assert_laws([1], "cards=random");
    assert_laws([1], "cards=random zoo=3x3 limit=slides");
    assert_laws([1], "cards=random turns=on planning=on");
}

#[test]
fn laws_of_the_learning_round() {
    assert_laws(1..=6, "learning=on");
    assert_laws([3], "learning=on zoo=3x3 time=double");
}

#[test]
fn laws_for_the_young() {
    assert_laws(2..=6, "draft=off zoo=3x3 time=double");
    assert_laws([2, 3, 5], "zoo=3x3 without=b01+b05+b09");
    assert_laws([4], "draft=off");
}

#[test]
fn laws_of_the_advanced_game() {
    assert_laws(2..=6, "advanced=random");
    assert_laws([2, 4], "advanced=mixed zoo=3x3");
    assert_laws([3], "advanced=gates");
    assert_laws([3], "advanced=shops");
    assert_laws([2, 3], "advanced=random gates=g2+g7 shops=s8");
    assert_laws([2], "advanced=random gates=g1+g2+g3+g4+g5");
}

#[test]
fn laws_of_the_advanced_game_with_cranes() {
    assert_laws(2..=6, "advanced=random crane=on");
    assert_laws([2], "advanced=mixed crane=on limit=slides");
    assert_laws([2, 3], "advanced=gates crane=on turns=on");
}

#[test]
fn laws_of_the_relaxed_game() {
    assert_laws(2..=6, "limit=slides budget=few");
    assert_laws([3], "limit=slides slow=12 late=13 time=double");
    assert_laws([2], "limit=slides zoo=3x3 budget=many draft=off");
}

#[test]
fn laws_of_the_game_by_turns() {
    assert_laws(2..=6, "turns=on");
    assert_laws([2, 4], "turns=on limit=slides budget=few");
    assert_laws([3], "turns=on planning=on advanced=random longer=1 twice=2");
    assert_laws([3], "turns=on draft=off zoo=3x3");
}

#[test]
fn laws_of_clocks_and_handicaps() {
    assert_laws(2..=6, "draft-clock=on planning=on");
    assert_laws([3], "slow=1 late=2 best=3 honour=2");
    assert_laws([4], "longer=12 twice=3 zoo=3x3 draft-clock=on");
}

#[test]
fn laws_with_the_other_separation_and_other_values() {
    let other = State::sheet(&[
        ("\"open_side_of_any_half\"", "\"open_side_of_closed_only\""),
        ("closed_enclosure = 6", "closed_enclosure = 7"),
        ("topiary = 1", "topiary = 0"),
    ]);
    let configs = [2, 3].map(|seats| State::config_with(seats, "advanced=random", &other));
    laws::assert_laws_of_play::<State>(configs, GAMES);
}

#[test]
fn every_rule_has_a_scenario() {
    coverage::assert_every_rule_has_a_scenario::<State>();
}

#[test]
fn golden_two_seats_with_clocks() {
    golden::check::<State>(
        "two-clocks.txt",
        &State::config(2, "draft-clock=on planning=on late=1 longer=2"),
        2,
    );
}

#[test]
fn golden_three_seats_small_zoo_advanced_with_cranes() {
    golden::check::<State>(
        "three-small-cranes.txt",
        &State::config(3, "zoo=3x3 advanced=random crane=on"),
        5,
    );
}

#[test]
fn golden_two_seats_by_turns_relaxed() {
    golden::check::<State>(
        "two-turns-relaxed.txt",
        &State::config(2, "turns=on limit=slides budget=few zoo=3x3"),
        1,
    );
}

#[test]
fn numbers_and_tokens_tell_what_a_seat_may_know() {
    let setups = [
        (1, "cards=random"),
        (2, ""),
        (3, "zoo=3x3 draft=off"),
        (4, "advanced=random crane=on limit=slides"),
    ];
    let others = [(2, "advanced=gates crane=on turns=on"), (6, "advanced=mixed")];
    let configs = setups.into_iter().chain(others).map(|(seats, options)| State::config(seats, options));
    encoding::assert_encodes::<State>(configs, GAMES);
}
