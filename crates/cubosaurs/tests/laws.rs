//! The laws on every seat count and variant, rule coverage, and whole games kept as texts.

mod support;

use cubosaurs::{Config, State};
use dino_core::Game;
use dino_testkit::{coverage, golden, laws};
use std::path::Path;
use support::{build, sheet};

/// Random games for each configuration.
const GAMES: u32 = 8;

fn config(seats: u8, options: &str) -> Config {
    build(seats, options, None).expect("a configuration")
}

fn assert_laws(options: &str) {
    laws::assert_laws::<State>((2..=5).map(|seats| config(seats, options)), GAMES);
}

#[test]
fn laws_of_the_base_game() {
    assert_laws("dna=off");
}

#[test]
fn laws_of_two_rounds_for_two() {
    laws::assert_laws::<State>(
        ["dna=off rounds=2", "dna=on rounds=2"].map(|options| config(2, options)),
        GAMES,
    );
}

#[test]
fn laws_of_the_advanced_game() {
    assert_laws("dna=on");
}

#[test]
fn laws_of_the_advanced_game_without_interaction() {
    assert_laws("dna=on interaction=off");
}

/// Asks all laws but the last of an advanced game with another sheet: law 11 rebuilds the configuration from a
/// record, which names a sheet and does not hold it.
fn assert_laws_with(sheet: &str) {
    for seats in 2..=5 {
        let config = build(seats, "dna=on", Some(sheet)).expect("a configuration");
        for law in 1..=10 {
            laws::law_holds::<State>(law, &config, GAMES).unwrap_or_else(|breach| panic!("{breach}"));
        }
    }
}

#[test]
fn laws_with_every_ruling_the_other_way() {
    assert_laws_with(&switched());
}

/// Every card has the icon and a swap costs one token, so that seats take tokens from each other all the time.
#[test]
fn laws_where_the_reserve_is_often_empty() {
    let icons = sheet(&[("cost = 6", "cost = 1")]).replace("dna = false", "dna = true");
    let (two, seven) =
        ("[true, true, false, false, false, false, false]", "[true, true, true, true, true, true, true]");
    assert_laws_with(&icons.replace(two, seven));
}

/// The sheet with every ruling the other way.
fn switched() -> String {
    let switches = [
        ("egg_needs_at_least_one", "true", "false"),
        ("draw_tile_needs_nonempty_deck", "true", "false"),
        ("refuse_tile_forces_refusal", "true", "false"),
        ("forbidden_type_tile_forces_forbidden_type", "true", "false"),
        ("opponent_gains_dna_for_card_received", "true", "false"),
        ("dna_lost_when_card_leaves", "false", "true"),
        ("dna_bonus_counts_in_last_round_tiebreak", "false", "true"),
        ("lowest_score_tie_starts", "\"random_among_tied\"", "\"first_in_turn_order\""),
        ("next_round_starter_uses", "\"last_round_score\"", "\"running_total\""),
        ("key = \"refuse_without_adding\"\nkind = \"instant\"\nends_turn", "true", "false"),
    ];
    let edits = switches.map(|(key, from, to)| (format!("{key} = {from}"), format!("{key} = {to}")));
    sheet(&edits.each_ref().map(|(from, to)| (from.as_str(), to.as_str())))
}

#[test]
fn every_rule_has_a_scenario() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = crate_folder.join("../../docs/rules/cubosaurs.md");
    let covered =
        coverage::every_rule_has_a_scenario(&rules, &crate_folder.join("tests/rules"), State::META.prefix);
    covered.unwrap_or_else(|missing| panic!("{missing}"));
}

/// The seeds were picked for games in which a lot happens.
fn assert_golden(name: &str, seats: u8, options: &str, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    golden::check::<State>(path, &config(seats, options), seed);
}

#[test]
fn golden_two_seats_three_rounds_advanced() {
    // A tie for the lowest score; seven of the tiles are bought.
    assert_golden("two-advanced.txt", 2, "dna=on", 23);
}

#[test]
fn golden_four_seats_base() {
    assert_golden("four-base.txt", 4, "", 1);
}

#[test]
fn golden_five_seats_advanced_without_interaction() {
    // The reserve runs out, and tokens are taken from opponents.
    assert_golden("five-without-interaction.txt", 5, "dna=on interaction=off", 3);
}
