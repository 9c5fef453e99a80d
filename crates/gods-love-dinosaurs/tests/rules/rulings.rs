//! The rulings that can be switched, the other way round.

use crate::scene::{Scene, Story};

#[test]
fn gld_20_under_the_other_ruling_births_need_different_tiles() {
    let edits = [("prey_target = \"hex\"", "prey_target = \"tile\"")];
    let scene = Scene::with(2, &edits).token(4).animals(1, "0,-1 rabbit, 1,-1 rabbit");
    let game = scene.lay(1, "0,-2 field, 1,-2 field, 2,-2 field, 2,-1 forest").emptied("rabbit");
    let bred = game.after("1 breed 0,-1 to 0,-2");
    assert_eq!(bred.refusal("1 breed 1,-1 to 1,-2"), "GLD-20");
    assert_eq!(bred.legal(1), ["breed 1,-1 to 2,-2", "done"]);
}

#[test]
fn gld_21_under_the_other_ruling_newborn_prey_breed_on() {
    let edits = [("newborn_prey_breed_same_activation = false", "newborn_prey_breed_same_activation = true")];
    let scene = Scene::with(2, &edits).token(4).animals(1, "1,0 frog");
    let game = scene.lay(1, "2,0 lake, 3,0 lake").emptied("frog");
    let bred = game.after("1 breed 1,0 to 2,0, 1 breed 2,0 to 3,0");
    assert_eq!(bred.of(1, "frog"), "1,0 2,0 3,0");
    assert_eq!(bred.refusal("1 breed 2,0 to 3,0"), "GLD-21");
}

#[test]
fn gld_29_under_the_other_ruling_newborn_predators_hunt_or_starve() {
    let edits =
        [("newborn_predators_hunt_same_activation = false", "newborn_predators_hunt_same_activation = true")];
    let game = Scene::with(2, &edits).animals(1, "1,0 tiger, 0,1 frog, -1,1 rat").emptied("tiger");
    let fed = game.after("1 hunt 1,0 to -1,1 eat -1,1 0,1");
    assert_eq!(fed.legal(1), ["starve 0,1"]);
    assert_eq!(fed.after("1 starve 0,1, 1 done").of(1, "tiger"), "-1,1");
}

#[test]
fn gld_30_under_the_other_ruling_the_starved_bar_the_way_to_the_end() {
    let edits = [("starved_removed = \"in_turn\"", "starved_removed = \"at_end\"")];
    let line = Scene::with(2, &edits)
        .animals(1, "1,0 eagle")
        .lay(1, "2,0 lake:eagle, 3,0 lake:frog")
        .emptied("eagle");
    let starved = line.after("1 starve 2,0");
    assert_eq!(starved.legal(1), ["starve 1,0"]);
    let both = starved.after("1 starve 1,0");
    assert_eq!(both.of(1, "eagle"), "1,0 2,0");
    assert_eq!(both.after("1 done").of(1, "eagle"), "");
}

#[test]
fn gld_32_under_the_other_ruling_hatching_and_hunting_go_seat_by_seat() {
    let edits = [("hatch_before_any_hunt = true", "hatch_before_any_hunt = false")];
    let scene = Scene::with(2, &edits).token(1).animals(1, "1,0 rat").animals(2, "1,0 rat").emptied("rabbit");
    assert_eq!(scene.waits_for(), "seats 1 2");
    let hatched = scene.after("1 hatch, 1 hunt 0,0 to 0,0 eat 1,0");
    assert_eq!(hatched.waits_for(), "seats 1 2", "seat 2 has not decided yet");
    assert_eq!(hatched.after("2 hatch, 2 starve 0,0, 2 done").waits_for(), "seat 1");
}

#[test]
fn gld_25_under_the_other_ruling_gaps_are_crossed() {
    let edits = [("cross_gaps_outside_ecosystem = false", "cross_gaps_outside_ecosystem = true")];
    let gap =
        Scene::with(2, &edits).animals(1, "1,0 eagle").lay(1, "3,0 lake:frog, 4,0 lake").emptied("eagle");
    assert_eq!(gap.legal_as(1, "hunt 1,0 to "), ["3,0 eat 3,0"]);
    let tiger =
        Scene::with(2, &edits).animals(1, "1,0 tiger").lay(1, "3,0 lake:frog, 4,0 lake").emptied("tiger");
    assert_eq!(tiger.legal_as(1, "hunt 1,0 to "), ["3,0 eat 3,0"]);
}

#[test]
fn gld_16_under_the_other_ruling_the_first_player_comes_first() {
    let edits = [
        ("\"from_active_player_clockwise\"", "\"from_first_player_clockwise\""),
        ("supply_limited = false", "supply_limited = true"),
        ("\nfrog = 25", "\nfrog = 5"),
    ];
    let frogs = "1,0 frog, 0,1 frog";
    let scene = Scene::with(2, &edits).token(4).turn(2).animals(1, frogs).animals(2, frogs);
    let game = scene.lay(1, "2,0 lake, 2,-1 lake").lay(2, "2,0 lake, 2,-1 lake").emptied("frog");
    assert_eq!(game.waits_for(), "seat 1");
}
