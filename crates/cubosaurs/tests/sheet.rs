//! Component sheets: what is accepted, and what a bad one is refused with (CUB-2).

use cubosaurs::{Components, EMBEDDED, State, Tile};
use dino_testkit::sheet::{Sheets, line_of};

#[test]
fn the_embedded_sheet_is_read() {
    let components = Components::read(EMBEDDED).unwrap();
    assert_eq!(components.sets[0], [4, 1, -2, -5]);
    assert_eq!(components.dna.len(), 19);
    assert_eq!(components.tiles.map(|tile| tile.price), [5, 3, 1, 2, 2, 2, 4, 5, 3, 6]);
    let interaction = Tile::ALL.map(|tile| components.tile(tile).interaction);
    assert_eq!(interaction, [false, false, false, false, false, false, true, true, true, true]);
}

#[test]
fn wrong_counts_are_refused() {
    let eight_blue = State::sheet(&[("colour = \"blue\"\ncount = 7", "colour = \"blue\"\ncount = 8")]);
    State::assert_refused(&eight_blue, "count = 8", "expected count (CUB-2) 7, found 8");
    State::assert_edits_refused(&[(
        "total_cards = 55",
        "total_cards = 56",
        "expected total_cards (CUB-2) 55, found 56",
    )]);
    let six_greys = State::sheet(&[("  { id = \"grey-7\", gain = 3, penalty = 3, dna = false },\n", "")]);
    State::assert_refused(&six_greys, "cards = [\n  { id = \"grey-1\"", "expected 7 cards (CUB-2), found 6");
}

#[test]
fn what_the_rulebook_fixes_cannot_be_changed() {
    State::assert_edits_refused(&[
        ("schema_version = 1", "schema_version = 2", "expected schema_version 1, found 2"),
        ("id = \"cubosaurs\"", "id = \"evo\"", "expected the game \"cubosaurs\", found \"evo\""),
        ("max_players = 5", "max_players = 6", "expected max_players (CUB-1) 5, found 6"),
        (
            "starting_collection = 4",
            "starting_collection = 5",
            "expected starting_collection (CUB-4) 4, found 5",
        ),
        ("dna_tokens = 40", "dna_tokens = 50", "expected dna_tokens (CUB-70) 40, found 50"),
        (
            "purchases_per_turn = 1",
            "purchases_per_turn = 2",
            "expected purchases_per_turn (CUB-73) 1, found 2",
        ),
        (
            "key = \"steal_card\"",
            "key = \"borrow\"",
            "expected the tile's key \"steal_card\", found \"borrow\"",
        ),
        ("id = \"grey-4\"", "id = \"gray-4\"", "expected the card \"grey-4\", found \"gray-4\""),
        ("[\"trex\"]", "[\"grey\"]", "expected the species it counts (CUB-42) [\"trex\"], found [\"grey\"]"),
    ]);
}

#[test]
fn unknown_keys_are_refused_wherever_they_stand() {
    for (from, to) in [
        ("schema_version = 1", "\nsurprise = 1"),
        ("year = 2022", "\nsurprise = 6"),
        ("egg_needs_at_least_one = true", "\nsurprise = true"),
        ("confirmed_by_rulebook = { \"3\" = 5 }", "\nsurprise = 3"),
        ("cost = 6", "\nsurprise = 6"),
    ] {
        let sheet = State::sheet(&[(from, &format!("{from}{to}"))]);
        State::assert_refused(&sheet, "surprise", "unknown key \"surprise\"; the keys here are: ");
    }
    State::assert_edits_refused(&[
        ("id = \"grey-4\", gain = 2", "id = \"grey-4\", gains = 2", "unknown key \"gains\""),
        ("[cards.pterodactyl]", "[cards.pterodactil]", "unknown key \"pterodactil\""),
    ]);
}

#[test]
fn a_missing_species_is_named() {
    let from = EMBEDDED.find("[cards.brontosaurus]").unwrap();
    let to = EMBEDDED.find("[cards.pterodactyl]").unwrap();
    let sheet = format!("{}{}", &EMBEDDED[..from], &EMBEDDED[to..]);
    State::assert_refused(
        &sheet,
        "[cards.trex]",
        "expected a table [cards.brontosaurus], found none (CUB-2)",
    );
}

#[test]
fn a_missing_key_is_named() {
    let sheet = State::sheet(&[("total_cards = 55\n", "")]);
    State::assert_refused(&sheet, "[setup]", "the key \"total_cards\" is missing");
}

#[test]
fn prices_gains_and_scores_have_bounds() {
    State::assert_edits_refused(&[
        ("cost = 6", "cost = 0", "expected a price (CUB-2) from 1 to 40, found 0"),
        ("cost = 6", "cost = 41", "expected a price (CUB-2) from 1 to 40, found 41"),
        ("cost = 6", "cost = \"six\"", "expected a whole number, found the text \"six\""),
        ("\"grey-4\", gain = 2", "\"grey-4\", gain = -1", "expected a gain (CUB-2) from 0 to 9, found -1"),
        ("\"grey-4\", gain = 2", "\"grey-4\", gain = 10", "expected a gain (CUB-2) from 0 to 9, found 10"),
        ("[\"trex\"], gain = 4", "[\"trex\"], gain = -4", "expected a gain (CUB-2) from 0 to 9, found -4"),
        (
            "\"black-7\", gain = 3, penalty = 3",
            "\"black-7\", gain = 3, penalty = -3",
            "expected a penalty (CUB-2) from 0 to 9, found -3",
        ),
        ("[2, -1, -2, 8]", "[2, -1, -2, 21]", "expected a score from -20 to 20, found 21"),
    ]);
}

#[test]
fn every_card_has_its_dna_flag() {
    let flags = |count| format!("dna = [{}]", vec!["true"; count].join(", "));
    for count in [0, 6, 8] {
        let what = format!("expected 7 DNA flags, one for each card (CUB-2), found {count}");
        State::assert_edits_refused(&[(&flags(7), &flags(count), &what)]);
    }
}

#[test]
fn there_are_exactly_ten_tiles() {
    let last = EMBEDDED.rfind("[[tiles]]").unwrap();
    let first_line = line_of(EMBEDDED, "[[tiles]]\nid = 1\n");
    let eleven = format!("{EMBEDDED}\n{}", &EMBEDDED[last..]);
    State::assert_refused_in(first_line, &EMBEDDED[..last], "expected 10 tiles, found 9 (CUB-2)");
    State::assert_refused_in(first_line, &eleven, "expected 10 tiles, found 11 (CUB-2)");
}

#[test]
fn only_the_first_three_tiles_have_a_value() {
    let of_tile = |key: &str, value: &str| format!("\"{key}\"\nkind = \"instant\"\n{value}");
    let draw = (of_tile("draw_into_hand", "value = 1"), of_tile("draw_into_hand", "value = 2"));
    let what = "expected one card to draw (CUB-74), 1, found 2";
    let two_cards = State::sheet(&[(&draw.0, &draw.1)]);
    State::assert_refused(&two_cards, "value = 2\nends_turn = false\nsource = \"rulebook\"\ncost = 1", what);
    let none = State::sheet(&[("kind = \"end_of_round\"\nvalue = 1\n", "kind = \"end_of_round\"\n")]);
    State::assert_refused(&none, "id = 1\n", "expected a value for this tile, found none");
    let steal = State::sheet(&[(&of_tile("steal_card", ""), &of_tile("steal_card", "value = 9\n"))]);
    State::assert_refused(&steal, "value = 9", "expected no value for this tile, found 9");
}

#[test]
fn misspelt_sources_and_rulings_are_refused() {
    let source = ("colour = \"blue\"\n", "colour = \"blue\"\ncolour_source = \"publick\"\n");
    State::assert_refused(
        &State::sheet(&[source]),
        "\"publick\"",
        "unknown value \"publick\"; expected one of: rulebook",
    );
    let what = "unknown value \"random\"; expected one of: random_among_tied, first_in_turn_order";
    State::assert_edits_refused(&[
        ("\"random_among_tied\"", "\"random\"", what),
        ("\"last_round_score\"", "\"last_round\"", "unknown value \"last_round\""),
        (
            "egg_needs_at_least_one = true",
            "egg_needs_at_least_one = \"yes\"",
            "expected true or false, found the text \"yes\"",
        ),
    ]);
}

#[test]
fn ends_turn_says_the_same_as_the_ruling() {
    let ruling = ("refuse_tile_forces_refusal = true", "refuse_tile_forces_refusal = false");
    let tile_4 = "key = \"refuse_without_adding\"\nkind = \"instant\"\nends_turn = ";
    let free = (&*format!("{tile_4}true"), &*format!("{tile_4}false"));
    let line = line_of(EMBEDDED, tile_4) + 2;
    let what = "expected ends_turn, as the rulings have it (CUB-74),";
    State::assert_refused_in(line, &State::sheet(&[ruling]), &format!("{what} false, found true"));
    State::assert_refused_in(line, &State::sheet(&[free]), &format!("{what} true, found false"));
    assert!(Components::read(&State::sheet(&[ruling, free])).is_ok());
}

#[test]
fn scores_agree_with_what_the_rulebook_confirms() {
    State::assert_edits_refused(&[
        ("[4, 1, -2, -5]", "[3, 1, -2, -5]", "expected the score the rulebook gives for 1, 4, found 3"),
        ("{ \"3\" = 5 }", "{ \"5\" = 5 }", "expected a number of cards from 1 to 4, found \"5\""),
    ]);
}

#[test]
fn a_set_has_four_scores() {
    let what = "expected 4 scores, for 1, 2, 3 and 4 cards, found ";
    State::assert_edits_refused(&[
        ("[2, -1, -2, 8]", "[2, -1, -2]", &format!("{what}3")),
        ("[2, -1, -2, 8]", "[2, -1, -2, 8, 8]", &format!("{what}5")),
    ]);
}

#[test]
fn what_is_no_sheet_at_all_is_refused_in_its_first_wrong_line() {
    State::assert_refused_in(1, "", "the key \"schema_version\" is missing");
    State::assert_refused_in(1, "Dear owner of the box,", "");
    State::assert_refused_in(3, "schema_version = 1\n\n<html>", "");
    State::assert_edits_refused(&[("[setup]", "[setup\n", "unclosed table")]);
    assert!(Components::read(&EMBEDDED[..EMBEDDED.len() / 2]).is_err());
}

#[test]
fn corrected_sheets_are_accepted_and_have_digests_of_their_own() {
    State::assert_digests_differ(&[
        ("cost = 6", "cost = 5"),
        ("\"grey-4\", gain = 2, penalty = 2", "\"grey-4\", gain = 3, penalty = 2"),
        ("\"grey-4\", gain = 2, penalty = 2", "\"grey-4\", gain = 2, penalty = 3"),
        ("\"black-4\", gain = 2, penalty = 2", "\"black-4\", gain = 3, penalty = 2"),
        ("[\"trex\"], gain = 4", "[\"trex\"], gain = 3"),
        ("[2, -1, -2, 8]", "[2, -1, -3, 8]"),
        ("[true, true, true, true, true, true, true]", "[true, true, true, true, true, true, false]"),
        ("\"grey-2\", gain = 1, penalty = 1, dna = true", "\"grey-2\", gain = 1, penalty = 1, dna = false"),
        ("end_of_round\"\nvalue = 2", "end_of_round\"\nvalue = 3"),
        ("cost = 6\ncost_source = \"proposed\"\ninteraction = true", "cost = 6\ninteraction = false"),
        ("egg_needs_at_least_one = true", "egg_needs_at_least_one = false"),
        ("dna_lost_when_card_leaves = false", "dna_lost_when_card_leaves = true"),
        ("\"last_round_score\"", "\"running_total\""),
        ("\"random_among_tied\"", "\"first_in_turn_order\""),
    ]);
}

#[test]
fn comments_spaces_and_sources_leave_the_digest_as_it_is() {
    let no_comment = |line: &&str| !line.starts_with('#');
    for same in [
        State::sheet(&[("cost = 6", "\n  cost=6 # read off the box")]),
        EMBEDDED.replace("source = \"proposed\"", "source = \"rulebook\""),
        EMBEDDED.replace('\n', "\r\n"),
        EMBEDDED.lines().filter(no_comment).map(|line| format!("{line}\n\n")).collect(),
    ] {
        State::assert_same_digest(&same);
    }
}
