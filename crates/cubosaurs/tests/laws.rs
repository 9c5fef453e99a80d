//! The laws on every seat count and variant, rule coverage, and whole games kept as texts.

use cubosaurs::State;
use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
use dino_testkit::{coverage, encoding, golden, laws};

/// Random games for each configuration.
const GAMES: u32 = 8;

fn assert_laws(options: &str) {
    laws::assert_laws::<State>((2..=5).map(|seats| State::config(seats, options)), GAMES);
}

#[test]
fn laws_of_the_base_game() {
    assert_laws("dna=off");
}

#[test]
fn laws_of_two_rounds_for_two() {
    laws::assert_laws::<State>(
        ["dna=off rounds=2", "dna=on rounds=2"].map(|options| State::config(2, options)),
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

fn assert_laws_with(sheet: &str) {
    let configs = (2..=5).map(|seats| State::config_with(seats, "dna=on", sheet));
    laws::assert_laws_of_play::<State>(configs, GAMES);
}

#[test]
fn laws_with_every_ruling_the_other_way() {
    assert_laws_with(&State::sheet(&[
        ("egg_needs_at_least_one = true", "egg_needs_at_least_one = false"),
        ("draw_tile_needs_nonempty_deck = true", "draw_tile_needs_nonempty_deck = false"),
        ("refuse_tile_forces_refusal = true", "refuse_tile_forces_refusal = false"),
        (
            "forbidden_type_tile_forces_forbidden_type = true",
            "forbidden_type_tile_forces_forbidden_type = false",
        ),
        ("opponent_gains_dna_for_card_received = true", "opponent_gains_dna_for_card_received = false"),
        ("dna_lost_when_card_leaves = false", "dna_lost_when_card_leaves = true"),
        ("dna_bonus_counts_in_last_round_tiebreak = false", "dna_bonus_counts_in_last_round_tiebreak = true"),
        (
            "lowest_score_tie_starts = \"random_among_tied\"",
            "lowest_score_tie_starts = \"first_in_turn_order\"",
        ),
        ("next_round_starter_uses = \"last_round_score\"", "next_round_starter_uses = \"running_total\""),
        (
            "key = \"refuse_without_adding\"\nkind = \"instant\"\nends_turn = true",
            "key = \"refuse_without_adding\"\nkind = \"instant\"\nends_turn = false",
        ),
    ]));
}

/// Every card has the icon and a swap costs one token, so that seats take tokens from each other all the time.
#[test]
fn laws_where_the_reserve_is_often_empty() {
    let icons = State::sheet(&[("cost = 6", "cost = 1")]).replace("dna = false", "dna = true");
    let (two, seven) =
        ("[true, true, false, false, false, false, false]", "[true, true, true, true, true, true, true]");
    assert_laws_with(&icons.replace(two, seven));
}

#[test]
fn every_rule_has_a_scenario() {
    coverage::assert_every_rule_has_a_scenario::<State>();
}

#[test]
fn golden_two_seats_three_rounds_advanced() {
    // A tie for the lowest score; seven of the tiles are bought.
    golden::check::<State>("two-advanced.txt", &State::config(2, "dna=on"), 23);
}

#[test]
fn golden_four_seats_base() {
    golden::check::<State>("four-base.txt", &State::config(4, ""), 1);
}

#[test]
fn golden_five_seats_advanced_without_interaction() {
    // The reserve runs out, and tokens are taken from opponents.
    golden::check::<State>("five-without-interaction.txt", &State::config(5, "dna=on interaction=off"), 3);
}

#[test]
fn numbers_and_tokens_tell_what_a_seat_may_know() {
    for options in ["dna=off", "dna=on"] {
        encoding::assert_encodes::<State>((2..=5).map(|seats| State::config(seats, options)), GAMES);
    }
}
