//! The laws on every seat count and variant, rule coverage, and whole games kept as texts.

use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
use dino_testkit::{coverage, encoding, golden, laws};
use gods_love_dinosaurs::State;

/// Random games for each configuration.
const GAMES: u32 = 3;

#[test]
fn laws_for_two() {
    laws::assert_laws::<State>([State::config(2, "")], GAMES);
}

#[test]
fn laws_for_three() {
    laws::assert_laws::<State>([State::config(3, "")], GAMES);
}

#[test]
fn laws_for_four() {
    laws::assert_laws::<State>([State::config(4, "")], GAMES);
}

#[test]
fn laws_for_five() {
    laws::assert_laws::<State>([State::config(5, "")], GAMES);
}

#[test]
fn laws_with_a_first_player_named() {
    laws::assert_laws::<State>((2..=5).map(|seats| State::config(seats, &format!("first={seats}"))), 2);
}

#[test]
fn laws_of_activations_one_by_one() {
    laws::assert_laws::<State>((2..=5).map(|seats| State::config(seats, "activation=one-by-one")), 2);
}

fn assert_laws_with(sheet: &str) {
    let configs = (2..=5).map(|seats| State::config_with(seats, "", sheet));
    laws::assert_laws_of_play::<State>(configs, 2);
}

/// Edits of the sheet that turn each ruling the other way.
const OTHER_WAY: [(&str, &str); 10] = [
    ("supply_limited = false", "supply_limited = true"),
    ("dinosaurs_limited = true", "dinosaurs_limited = false"),
    ("eggs_limited = false", "eggs_limited = true"),
    ("prey_target = \"hex\"", "prey_target = \"tile\""),
    ("newborn_prey_breed_same_activation = false", "newborn_prey_breed_same_activation = true"),
    ("newborn_predators_hunt_same_activation = false", "newborn_predators_hunt_same_activation = true"),
    ("starved_removed = \"in_turn\"", "starved_removed = \"at_end\""),
    ("hatch_before_any_hunt = true", "hatch_before_any_hunt = false"),
    ("cross_gaps_outside_ecosystem = false", "cross_gaps_outside_ecosystem = true"),
    ("\"from_active_player_clockwise\"", "\"from_first_player_clockwise\""),
];

/// Edits of the sheet that leave hardly a piece more than the start tiles take.
const SHORT: [(&str, &str); 8] = [
    ("dinosaur = 20", "dinosaur = 7"),
    ("\nrat = 35", "\nrat = 7"),
    ("\nfrog = 25", "\nfrog = 7"),
    ("\nrabbit = 30", "\nrabbit = 7"),
    ("\ntiger = 25", "\ntiger = 3"),
    ("\neagle = 25", "\neagle = 3"),
    ("\negg = 30", "\negg = 18"),
    ("golden_egg = 15", "golden_egg = 0"),
];

#[test]
fn laws_with_every_ruling_the_other_way() {
    assert_laws_with(&State::sheet(&OTHER_WAY));
}

#[test]
fn laws_where_everything_is_short_and_limited() {
    let limits = [OTHER_WAY[0], OTHER_WAY[2]];
    assert_laws_with(&State::sheet(&[&SHORT[..], &limits].concat()));
}

#[test]
fn laws_where_everything_is_short_and_every_ruling_the_other_way() {
    let rulings = OTHER_WAY.into_iter().filter(|(from, _)| !from.starts_with("dinosaurs_limited"));
    assert_laws_with(&State::sheet(&SHORT.into_iter().chain(rulings).collect::<Vec<_>>()));
}

/// All 84 tiles for everybody: two seats lay as many hexes as a state has room for.
#[test]
fn laws_of_the_largest_ecosystems() {
    let mut all = State::sheet(&[("tiles_2_players = 40", "tiles_2_players = 84")]);
    for (seats, tiles) in [(3, 54), (4, 70)] {
        all =
            all.replace(&format!("tiles_{seats}_players = {tiles}"), &format!("tiles_{seats}_players = 84"));
    }
    for seats in 3..=5 {
        all = all.replace(&format!("min_players = {seats}\n"), "min_players = 2\n");
    }
    laws::assert_laws_of_play::<State>([State::config_with(2, "", &all)], 1);
}

#[test]
fn every_rule_has_a_scenario() {
    coverage::assert_every_rule_has_a_scenario::<State>();
}

#[test]
fn golden_two_seats() {
    golden::check::<State>("two.txt", &State::config(2, "first=2"), 1);
}

#[test]
fn golden_four_seats() {
    golden::check::<State>("four.txt", &State::config(4, ""), 2);
}

#[test]
fn numbers_and_tokens_tell_what_a_seat_may_know() {
    encoding::assert_encodes::<State>((2..=5).map(|seats| State::config(seats, "")), GAMES);
}
