//! Gods Love Dinosaurs.

#[path = "../../../../gods-love-dinosaurs/tests/rules/scene.rs"]
#[allow(dead_code, reason = "the scenarios of the rules use all of it")]
mod scene;

use super::{must, must_be};
use scene::{Play, Scene, Story};

#[test]
fn a_frog_breeds_where_it_can() {
    must(&Scene::new(2).token(4).emptied("frog"), 1, &["breed 1,0 to 0,1"]);
}

#[test]
fn a_rabbit_breeds_where_it_can() {
    must(&Scene::new(2).token(4).emptied("rabbit"), 1, &["breed 0,-1 to 1,-1"]);
}

#[test]
fn a_rat_breeds_where_it_can() {
    must(&Scene::new(2).token(4).emptied("rat"), 1, &["breed -1,1 to -1,0"]);
}

#[test]
fn young_are_born_where_there_is_room_for_more() {
    let play = Scene::new(2).token(4).animals(1, "1,0 frog").lay(1, "2,0 lake, 2,-1 lake").emptied("frog");
    must_be(&play, 1, |action| action.starts_with("breed"));
}

#[test]
fn no_tiger_starves_beside_prey() {
    let scene = Scene::new(2).animals(1, "1,0 tiger, 0,1 frog, 0,-1 rabbit, -1,1 rat");
    must_be(&scene.emptied("tiger"), 1, |action| action.starts_with("hunt"));
}

#[test]
fn no_eagle_starves_in_sight_of_prey() {
    let scene = Scene::new(2).token(0).animals(1, "0,0 dinosaur");
    let scene = scene.animals(2, "0,0 dinosaur, 1,-1 eagle, -1,0 eagle, 1,0 frog");
    let scene = scene.lay(2, "2,-2 field:rabbit, 3,-3 field:rabbit, 1,1 lake:frog, 2,1 forest");
    // The other one sees nothing: the dinosaur bars its line.
    must_be(&scene.emptied("eagle"), 2, |action| action != "starve 1,-1");
}

#[test]
fn a_tiger_eats_two_rather_than_one() {
    let scene = Scene::new(2).animals(1, "1,0 tiger, 0,1 frog").lay(1, "0,2 lake:frog, 1,1 lake:frog");
    must_be(&scene.emptied("tiger"), 1, |action| {
        action.split(" eat ").nth(1).is_some_and(|eaten| eaten.contains(' '))
    });
}

/// From the rulebook's example of hatching: a tiger and an eagle beside the nest, and another tiger on the way.
fn claire() -> Play {
    let scene = Scene::new(2).token(1).animals(1, "1,0 tiger").animals(2, "0,0 dinosaur");
    let hexes =
        "-2,0 mountain:dinosaur, -2,1 lake:frog, 2,0 lake:eagle, 3,0 lake, 3,1 lake:tiger, 4,1 mountain";
    scene.lay(1, hexes).emptied("rabbit")
}

#[test]
fn an_egg_hatches_where_three_predators_wait_to_be_eaten() {
    must(&claire(), 1, &["hatch"]);
}

#[test]
fn no_dinosaur_starves_that_finds_food() {
    must_be(&claire().after("1 hatch"), 1, |action| action.starts_with("hunt"));
}

#[test]
fn an_egg_does_not_hatch_to_starve() {
    let scene = Scene::new(2).token(1).animals(1, "1,0 frog").animals(2, "0,0 dinosaur");
    let bare = scene.animals(1, "");
    must(&bare.emptied("rabbit"), 1, &["keep"]);
}

#[test]
fn nobody_stirs_its_own_hungry_tigers() {
    // Three tigers without any prey; the last tile of their column would let them starve.
    let scene = Scene::new(2).animals(1, "0,0 dinosaur, 1,0 tiger, -1,0 tiger, 0,1 tiger").token(0);
    let tigers = scene.clone().play().view().components.columns;
    let column = tigers.iter().position(|species| species.to_string() == "tiger").expect("a column");
    let mut board = [2; 5];
    board[column] = 1;
    let play = scene.board(board).tile(column, "a09").play();
    must_be(&play, 1, |action| action != "take a09");
}
