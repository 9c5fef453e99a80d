//! Setting up (GLD-1 to GLD-8).

use crate::scene::{Play, Story, at};
use dino_core::{Game, Viewer};
use dino_testkit::setup::Setup;
use gods_love_dinosaurs::{Animal, Letter, State, Terrain, View};

fn view(seats: u8) -> View {
    State::new(&State::config(seats, "first=1")).view(Viewer::Public)
}

/// TV-1: three players leave the tiles for four and five in the box.
#[test]
fn gld_1_tiles_are_chosen_by_the_number_of_players() {
    assert_eq!(view(3).piles(), [14, 13, 14, 13]);
    for (seats, tiles) in [(2, 40), (3, 54), (4, 70), (5, 84)] {
        let view = view(seats);
        assert_eq!(view.face_down.len(), tiles);
        let fits = |tile| view.components.tile(tile).is_some_and(|printed| printed.min_seats <= seats);
        assert!(view.face_down.iter().all(|tile| fits(*tile)));
    }
    assert!(State::build(1, "", None).is_err() && State::build(6, "", None).is_err());
}

#[test]
fn gld_2_piles_are_sorted_by_letter_and_can_be_counted() {
    let view = view(5);
    assert_eq!(view.piles(), [21, 21, 21, 21]);
    let of_a = |tile: &&gods_love_dinosaurs::TileId| tile.letter() == Letter::A;
    // No order is kept anywhere: each tile of the open pile is equally likely.
    let game = Play::start(5, "first=1");
    assert_eq!(game.chance().len(), view.face_down.iter().filter(of_a).count());
}

#[test]
fn gld_3_columns_go_from_frog_to_eagle() {
    let columns = view(2).components.columns;
    assert_eq!(columns, [Animal::Frog, Animal::Rabbit, Animal::Rat, Animal::Tiger, Animal::Eagle]);
}

#[test]
fn gld_4_two_rows_for_two_and_three_and_three_rows_for_more() {
    for (seats, rows) in [(2, 2), (3, 2), (4, 3), (5, 3)] {
        let game = Play::start(seats, "first=1").falls(5 * rows);
        assert_eq!(game.board(), [rows; 5]);
        assert_eq!(game.waits_for(), "seat 1");
    }
}

#[test]
fn gld_5_the_board_is_filled_from_pile_a_column_by_column() {
    let game = Play::start(4, "first=1");
    let mut column = Vec::new();
    let full = (0..15).fold(game, |game, _| {
        assert!(game.chance().iter().all(|outcome| outcome.contains(" a")), "{:?}", game.chance());
        column.push(game.chance()[0].split(' ').nth(1).unwrap().to_owned());
        game.falls(1)
    });
    let expected: Vec<&str> =
        ["frog", "rabbit", "rat", "tiger", "eagle"].iter().flat_map(|name| [*name; 3]).collect();
    assert_eq!(column, expected);
    assert_eq!(full.view().piles(), [3, 17, 18, 17]);
}

/// Where a corrected sheet has too few tiles of letter A, the display goes on with B.
#[test]
fn gld_5_a_short_pile_a_goes_on_with_pile_b() {
    let mut short = gods_love_dinosaurs::EMBEDDED.to_owned();
    // The tenth tile of A for two becomes the twenty-second of B.
    short = short.replacen(
        "  { id = \"A10\", hexes = [{ terrain = \"joker\" }, { terrain = \"lake\" }] },\n",
        "",
        1,
    );
    short = short.replacen(
        "letter = \"A\"\nmin_players = 2\ncount = 10",
        "letter = \"A\"\nmin_players = 2\ncount = 9",
        1,
    );
    for number in 11..=21 {
        short = short.replacen(&format!("\"A{number}\""), &format!("\"A{}\"", number - 1), 1);
    }
    short = short.replacen(
        "letter = \"B\"\nmin_players = 2\ncount = 10",
        "letter = \"B\"\nmin_players = 2\ncount = 11",
        1,
    );
    let last = "  { id = \"B10\", hexes = [{ terrain = \"mountain\" }, { terrain = \"forest\" }] },\n";
    let more = format!(
        "{last}  {{ id = \"B22\", hexes = [{{ terrain = \"joker\" }}, {{ terrain = \"lake\" }}] }},\n"
    );
    short = short.replacen(last, &more, 1);
    let config = State::config_with(2, "first=1", &short);
    let mut state = State::new(&config);
    for _ in 0..10 {
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        state.resolve_unchecked(outcomes[0].0);
    }
    assert_eq!(state.view(Viewer::Public).piles(), [0, 10, 10, 10]);
    assert_eq!(state.audit(), Ok(()));
}

#[test]
fn gld_6_one_dinosaur_is_the_token_under_the_frogs() {
    let game = Play::start(5, "first=1");
    assert_eq!(game.view().token, 0);
    // 20 in the box: one is the token, five sit on the nests.
    assert_eq!(game.stock("dinosaur"), 14);
    assert_eq!((game.stock("rat"), game.stock("rabbit"), game.stock("frog")), (30, 25, 20));
    assert_eq!((game.stock("tiger"), game.stock("eagle")), (25, 25));
}

#[test]
fn gld_7_everybody_starts_with_three_prey_a_dinosaur_and_three_eggs() {
    let game = Play::start(3, "first=1");
    for seat in 1..=3 {
        assert_eq!(game.of(seat, "dinosaur"), "0,0");
        assert_eq!(
            (game.of(seat, "frog"), game.of(seat, "rat"), game.of(seat, "rabbit")),
            ("1,0".into(), "-1,1".into(), "0,-1".into())
        );
        assert_eq!(game.eggs(seat), 3);
        let view = game.view();
        let ecosystem = &view.ecosystems[at(seat)];
        assert_eq!(ecosystem.len(), 7);
        assert_eq!(ecosystem.at(dino_core::Hex::ORIGIN).unwrap().terrain, Terrain::Mountain);
    }
}

#[test]
fn gld_8_the_first_player_is_drawn_or_named() {
    let drawn = Play::start(3, "");
    assert_eq!(drawn.chance(), ["first 1", "first 2", "first 3"]);
    let drawn = drawn.after("* first 3").falls(10);
    assert_eq!(drawn.waits_for(), "seat 3");
    assert_eq!(drawn.view().first, at(3));
    let named = Play::start(3, "first=2").falls(10);
    assert_eq!(named.waits_for(), "seat 2");
    assert!(State::refusal_of(3, "first=4").ends_with("(GLD-8)"));
}
