//! Taking, placing, and what the last tile of a column sets off (GLD-9 to GLD-17).

use crate::scene::{Scene, Story, at};
use dino_core::{Game, Hex, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::trial::Trial;
use gods_love_dinosaurs::{Animal, Phase, State};

#[test]
fn gld_9_a_turn_is_take_and_place_then_the_left_neighbour() {
    let game = Scene::new(3).turn(2).play();
    assert_eq!(game.waits_for(), "seat 2");
    let taken = game.after("2 take a01");
    assert_eq!((taken.waits_for(), taken.refusal("2 take a02")), ("seat 2".into(), "GLD-9".into()));
    let placed = taken.after("2 place 2,0 3,0");
    assert_eq!(placed.waits_for(), "seat 3");
    assert_eq!(placed.after("3 take a03, 3 place 2,0 3,0").waits_for(), "seat 1");
    // There is no passing.
    assert_eq!(game.refusal("2 done"), "GLD-16");
    assert_eq!(game.refusal("1 take a01"), "the game does not wait for seat 1");
}

#[test]
fn gld_10_any_face_up_tile_may_be_taken_and_nothing_else() {
    let game = Scene::new(2).board([2, 1, 0, 2, 2]).play();
    assert_eq!(game.legal(1).len(), 7);
    assert!(game.legal(1).iter().all(|action| action.starts_with("take a")));
    assert_eq!(game.refusal("1 take a08"), "GLD-10", "face down");
    assert_eq!(game.refusal("1 take a11"), "GLD-10", "in the box");
    assert_eq!(game.refusal("1 take a84"), "GLD-10", "in no sheet");
    // The animal on a tile has nothing to do with its column: a06 shows a tiger and lies under the tigers by chance.
    let frog_tile = Scene::new(2).tile(4, "a05").play().after("1 take a05, 1 place 2,0 3,0");
    assert_eq!(frog_tile.of(1, "frog"), "1,0 2,0");
}

#[test]
fn gld_11_a_tile_lies_beside_the_ecosystem_in_any_rotation() {
    let game = Scene::new(2).play().after("1 take a01");
    for place in ["2,0 3,0", "3,0 2,0", "2,0 2,-1", "1,1 2,1", "-2,0 -3,1", "2,-1 2,0"] {
        assert_eq!(game.after(&format!("1 place {place}")).view().ecosystems[at(1)].len(), 9, "{place}");
    }
    for (place, why) in [
        ("1,0 2,0", "overlaps the start tile"),
        ("2,0 1,0", "overlaps with the other half"),
        ("2,0 2,0", "both halves on one cell"),
        ("2,0 4,0", "halves apart"),
        ("3,0 4,0", "does not touch"),
        ("127,127 126,127", "far out"),
        ("-128,-128 -128,-127", "far out"),
    ] {
        assert_eq!(game.refusal(&format!("1 place {place}")), "GLD-11", "{why}");
    }
    // Twelve cells touch the start tile; a tile has one half on them at least.
    let all = game.legal(1);
    let near = |text: &str| text.parse::<Hex>().unwrap().distance(Hex::ORIGIN);
    assert!(all.iter().all(|place| {
        let mut halves = place.split(' ').skip(1).map(near);
        let (first, second) = (halves.next().unwrap(), halves.next().unwrap());
        first.min(second) == 2 && first.max(second) <= 3
    }));
    // Along the ring 12 pairs, outwards 6 x 3 from the corners and 6 x 2 from the sides; each either way round.
    assert_eq!(all.len(), 2 * (12 + 18 + 12));
}

/// Holes are allowed, and a tile may be put into one.
#[test]
fn gld_11_holes_are_allowed() {
    let game = Scene::new(2).play();
    let around =
        game.after("1 take a01, 1 place 2,0 3,0, 2 take a03, 2 place 2,0 3,0, 1 take a05, 1 place 4,0 4,-1");
    let hole = around.after("2 take a07, 2 place -2,0 -3,0, 1 take a09");
    assert!(hole.legal(1).contains(&"place 3,-1 2,-1".to_owned()));
}

#[test]
fn gld_12_the_animal_on_a_tile_comes_at_once() {
    // a06 shows a tiger on its first half.
    let game = Scene::new(2).tile(3, "a06").play().after("1 take a06, 1 place 2,0 3,0");
    assert_eq!((game.of(1, "tiger"), game.stock("tiger")), ("2,0".into(), 24));
    let bare = Scene::new(2).tile(3, "a09").play().after("1 take a09, 1 place 2,0 3,0");
    assert_eq!(bare.stock("tiger"), 25);
}

/// TV-13: a tiger that comes with the last tile of its column must eat at once, and starves here.
#[test]
fn gld_12_an_animal_takes_part_in_the_activation_its_tile_sets_off() {
    let scene = Scene::new(2).animals(1, "0,0 dinosaur").board([2, 2, 2, 1, 2]).tile(3, "a06");
    let game = scene.play().after("1 take a06, 1 place 2,0 3,0");
    assert_eq!(game.phase(), Phase::Species(Animal::Tiger));
    assert_eq!(game.legal(1), ["starve 2,0"]);
    assert_eq!(game.after("1 starve 2,0, 1 done").of(1, "tiger"), "");
}

#[test]
fn gld_13_no_hex_ever_holds_two_animals() {
    // Two prey beside one empty field: the second cannot breed there.
    let game = Scene::new(2).animals(1, "0,-1 rabbit, 1,0 rabbit").emptied("rabbit");
    let bred = game.after("1 breed 0,-1 to 1,-1");
    assert_eq!(bred.refusal("1 breed 1,0 to 1,-1"), "GLD-13");
    // A tiger cannot enter the hex of an eagle, nor a dinosaur that of another.
    let crowd = Scene::new(2).animals(1, "1,0 tiger, 0,1 eagle, 1,-1 frog").emptied("tiger");
    assert_eq!(crowd.legal_as(1, "hunt 1,0 to "), ["1,-1 eat 1,-1"]);
}

#[test]
fn gld_14_the_last_tile_of_a_column_activates_its_species() {
    let scene = Scene::new(2).board([2, 2, 1, 2, 2]).tile(2, "a09").tile(1, "a10");
    let game = scene.play();
    let other = game.after("1 take a10, 1 place 2,0 3,0");
    assert_eq!(other.phase(), Phase::Take, "a tile is left in the column");
    let last = game.after("1 take a09, 1 place 3,0 2,0");
    assert_eq!(last.phase(), Phase::Species(Animal::Rat));
}

/// At most one column empties in a turn.
#[test]
fn gld_14_at_most_one_column_empties_in_a_turn() {
    for seats in 2..=5 {
        for (before, _, after) in Trial::<State>::of(&State::config(seats, ""), 5).steps() {
            let empty = |state: &State| {
                let board = state.view(Viewer::Public).board;
                board.iter().filter(|column| column.iter().all(Option::is_none)).count()
            };
            assert!(empty(after) <= empty(before) + 1);
        }
    }
}

#[test]
fn gld_15_the_volcano_shows_whose_turn_set_it_off() {
    let quiet = Scene::new(3).turn(3).play();
    assert_eq!(quiet.view().volcano(), None);
    let active = Scene::new(3).turn(3).token(4).emptied("frog");
    assert_eq!(active.view().volcano(), Some(at(3)));
    assert_eq!(active.skip().view().volcano(), None);
}

/// TV-2 and TV-3 in part: who emptied the column does not matter.
#[test]
fn gld_16_all_seats_activate_at_once_and_in_any_order() {
    let game = Scene::new(3).turn(2).token(4).emptied("rabbit");
    assert_eq!(game.waits_for(), "seats 1 2 3");
    let one = game.after("3 breed 0,-1 to 1,-1, 1 breed 0,-1 to 1,-1, 3 done");
    assert_eq!(one.waits_for(), "seats 1 2");
    let other = game.after("1 breed 0,-1 to 1,-1, 3 breed 0,-1 to 1,-1, 3 done");
    assert_eq!(one, other);
    assert_eq!(one.after("1 done, 2 done").waits_for(), "seat 3", "the turn goes on to the left of seat 2");
    // Who has none of the species is skipped.
    let without = Scene::new(3).animals(3, "0,0 dinosaur").token(4).emptied("rabbit");
    assert_eq!(without.waits_for(), "seats 1 2");
    assert_eq!(without.refusal("3 done"), "the game does not wait for seat 3");
}

#[test]
fn gld_16_one_by_one_the_others_watch() {
    let game = Scene::new(3).one_by_one().turn(2).token(1).emptied("rabbit");
    assert_eq!(game.waits_for(), "seat 2", "from the one whose turn it is, clockwise");
    assert_eq!(game.refusal("3 done"), "the game does not wait for seat 3");
    let third = game.after("2 breed 0,-1 to 1,-1, 2 done");
    assert_eq!(third.waits_for(), "seat 3");
    let dinosaurs = third.after("3 done, 1 done");
    assert_eq!((dinosaurs.phase(), dinosaurs.waits_for()), (Phase::Dinosaurs, "seat 2".into()));
    assert_eq!(dinosaurs.after("2 starve 0,0, 2 done").waits_for(), "seat 3");
    // Who has nothing to choose is skipped here too, and hatching comes before all hunts.
    let nests = Scene::new(3).one_by_one().turn(2).token(1).animals(2, "1,0 rat").animals(3, "1,0 rat");
    let nests = nests.emptied("rabbit").after("1 done");
    assert_eq!((nests.phase(), nests.waits_for()), (Phase::Dinosaurs, "seat 2".into()));
    assert_eq!(nests.after("2 hatch, 3 hatch").waits_for(), "seat 2");
    assert_eq!(nests.after("2 keep, 3 hatch").waits_for(), "seat 3");
}

/// TV-9: a column emptied without the token reveals nothing.
#[test]
fn gld_17_nothing_is_revealed_without_the_token() {
    let before = Scene::new(2).token(4).board([1, 2, 2, 2, 2]);
    let piles = before.clone().play().view().piles();
    let game = before.emptied("frog").skip();
    assert_eq!(game.phase(), Phase::Take);
    assert_eq!(game.board(), [0, 2, 2, 2, 2]);
    assert_eq!(game.view().token, 4);
    // One tile went to the dock of the scene.
    assert_eq!(game.view().piles().iter().sum::<usize>(), piles.iter().sum::<usize>() - 1);
    assert_eq!(game.waits_for(), "seat 2");
}
