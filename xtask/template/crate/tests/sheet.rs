//! Component sheets: what is accepted, and what a bad one is refused with.

use dino_testkit::sheet::Sheets;
use template_game::{Components, EMBEDDED, State};

#[test]
fn the_embedded_sheet_is_read() {
    let components = Components::read(EMBEDDED).unwrap();
    assert_eq!((components.copies, components.last_trick), ([8, 7, 6, 5, 4], 2));
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    State::assert_edits_refused(&[
        ("id = \"template-game\"", "id = \"chess\"", "expected the game \"template-game\", found \"chess\""),
        ("max_players = 4", "max_players = 5", "expected max_players (TPL-1) 4, found 5"),
        ("[8, 7, 6, 5, 4]", "[8, 7, 6, 5, 1]", "expected at least 28 cards (TPL-2), found 27"),
        ("[8, 7, 6, 5, 4]", "[8, 7, 6, 5, 41]", "expected a number of cards (TPL-2) from 0 to 40, found 41"),
        ("last_trick = 2", "last_trick = -1", "expected points (TPL-6) from 0 to 20, found -1"),
        ("last_trick = 2", "first_trick = 2", "unknown key \"first_trick\"; the keys here are: last_trick"),
    ]);
}

#[test]
fn every_value_counts_in_the_digest() {
    State::assert_digests_differ(&[("[8, 7,", "[7, 8,"), ("last_trick = 2", "last_trick = 3")]);
    State::assert_same_digest(&format!("# a remark\n{EMBEDDED}"));
}
