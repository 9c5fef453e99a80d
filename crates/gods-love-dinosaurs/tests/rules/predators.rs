//! Tigers and eagles (GLD-24 to GLD-31).

use crate::scene::{Play, Scene, Story};

#[test]
fn gld_24_every_predator_acts_once_in_the_order_its_owner_likes() {
    let scene = Scene::new(2).animals(1, "1,0 tiger, -1,0 tiger, 0,1 frog, 0,-1 rabbit");
    let game = scene.emptied("tiger");
    let one = game.after("1 hunt 1,0 to 0,1 eat 0,1");
    assert_eq!(one.refusal("1 hunt 0,1 to 0,-1 eat 0,-1"), "GLD-24", "it has acted");
    assert_eq!(one.after("1 hunt -1,0 to 0,-1 eat 0,-1, 1 done").of(1, "tiger"), "0,-1 0,1");
    let other = game.after("1 hunt -1,0 to 0,-1 eat 0,-1, 1 hunt 1,0 to 0,1 eat 0,1, 1 done");
    assert_eq!(other.of(1, "tiger"), "0,-1 0,1");
    // A hex left is empty at once: the second tiger goes through it.
    let line = Scene::new(2)
        .animals(1, "1,0 tiger, 1,-1 frog, 0,1 rat")
        .lay(1, "2,0 lake:tiger, 3,0 lake")
        .emptied("tiger");
    assert!(line.legal_as(1, "hunt 2,0 to ").iter().all(|way| !way.starts_with("0,1")));
    let left = line.after("1 hunt 1,0 to 1,-1 eat 1,-1");
    assert_eq!(left.legal_as(1, "hunt 2,0 to "), ["0,1 eat 0,1"]);
}

/// TV-3, from the rulebook's example of eagles.
fn jimmy() -> Play {
    let scene = Scene::new(2).token(0).animals(1, "0,0 dinosaur");
    let scene = scene.animals(2, "0,0 dinosaur, 1,-1 eagle, -1,0 eagle, 1,0 frog");
    scene.lay(2, "2,-2 field:rabbit, 3,-3 field:rabbit, 1,1 lake:frog, 2,1 forest").emptied("eagle")
}

#[test]
fn gld_25_predators_cross_empty_hexes_and_prey_and_nothing_else() {
    let game = jimmy();
    assert_eq!(game.waits_for(), "seat 2", "Claire has no eagle");
    assert_eq!(game.legal_as(2, "hunt -1,0 to "), [] as [&str; 0], "the dinosaur bars the line to the frog");
    assert_eq!(game.refusal("2 hunt -1,0 to 1,0 eat 1,0"), "GLD-25");
    // Another predator bars the way as well, and so does a gap.
    let barred = Scene::new(2)
        .animals(1, "1,0 eagle, 0,1 frog")
        .lay(1, "2,0 lake:tiger, 3,0 lake:frog")
        .emptied("eagle");
    assert_eq!(barred.refusal("1 hunt 1,0 to 3,0 eat 3,0"), "GLD-25");
    let gap = Scene::new(2)
        .animals(1, "1,0 eagle")
        .lay(1, "3,0 lake:frog, 3,-1 lake, 2,-1 lake, 4,0 lake")
        .emptied("eagle");
    assert_eq!(gap.refusal("1 hunt 1,0 to 3,0 eat 3,0"), "GLD-25");
    let tiger = Scene::new(2).animals(1, "1,0 tiger").lay(1, "3,0 lake:frog, 4,0 lake").emptied("tiger");
    assert_eq!(tiger.legal(1), ["starve 1,0"]);
}

#[test]
fn gld_26_a_tiger_takes_two_steps_and_may_turn() {
    let scene = Scene::new(2).animals(1, "1,-1 tiger, 0,1 frog");
    let game = scene.lay(1, "2,-1 field, 2,0 lake:rabbit, 3,0 lake:frog, 4,0 lake").emptied("tiger");
    // 1,-1 over 2,-1 or 1,0 to 2,0; 0,1 over 1,0 and 3,0 are too far or not.
    assert_eq!(game.legal_as(1, "hunt 1,-1 to "), ["0,1 eat 0,1", "2,0 eat 2,0"]);
    assert_eq!(game.refusal("1 hunt 1,-1 to 3,0 eat 2,0 3,0"), "GLD-26");
    // Different ways with different meals are different actions.
    let rich =
        Scene::new(2).animals(1, "1,0 tiger, 1,-1 frog").lay(1, "2,-1 lake, 2,-2 lake:rat").emptied("tiger");
    assert_eq!(rich.legal_as(1, "hunt 1,0 to "), ["1,-1 eat 1,-1", "2,-2 eat 1,-1 2,-2", "2,-2 eat 2,-2"]);
}

#[test]
fn gld_27_an_eagle_flies_three_steps_in_a_line() {
    let game = jimmy();
    let ways = ["1,0 eat 1,0", "1,1 eat 1,0 1,1", "2,-2 eat 2,-2", "3,-3 eat 2,-2 3,-3"];
    assert_eq!(game.legal_as(2, "hunt 1,-1 to "), ways);
    let line = Scene::new(2).animals(1, "1,0 eagle, 0,1 frog");
    let line = line.lay(1, "2,0 lake, 3,0 lake, 4,0 lake:frog, 5,0 lake:frog, 2,-1 lake:rat, 3,-1 lake:rat");
    let line = line.emptied("eagle");
    assert_eq!(line.legal_as(1, "hunt 1,0 to "), ["0,1 eat 0,1", "2,-1 eat 2,-1", "4,0 eat 4,0"]);
    assert_eq!(line.refusal("1 hunt 1,0 to 5,0 eat 4,0 5,0"), "GLD-27", "too far");
    assert_eq!(line.refusal("1 hunt 1,0 to 3,-1 eat 2,-1 3,-1"), "GLD-27", "round a corner");
}

#[test]
fn gld_28_extra_prey_become_young() {
    let hunted = jimmy().after("2 hunt 1,-1 to 3,-3 eat 2,-2 3,-3, 2 starve -1,0");
    assert_eq!(hunted.of(2, "eagle"), "2,-2 3,-3");
    assert_eq!((hunted.of(2, "rabbit"), hunted.of(2, "frog")), (String::new(), "1,0 1,1".into()));
    // Two rabbits came back; one eagle was born and one starved.
    let before = jimmy();
    assert_eq!(hunted.stock("rabbit") - before.stock("rabbit"), 2);
    assert_eq!(hunted.stock("eagle"), before.stock("eagle"));
    assert_eq!(before.refusal("2 hunt 1,-1 to 3,-3 eat 3,-3"), "GLD-28", "what it crosses is eaten");
    assert_eq!(before.refusal("2 hunt 1,-1 to 2,1 eat 1,0"), "GLD-28", "it ends on prey");
}

/// TV-14.
#[test]
fn gld_28_a_tiger_that_eats_two_leaves_two() {
    let two = Scene::new(2).animals(1, "1,0 tiger, 0,1 frog, -1,1 rat").emptied("tiger");
    let fed = two.after("1 hunt 1,0 to -1,1 eat -1,1 0,1, 1 done");
    assert_eq!(fed.of(1, "tiger"), "-1,1 0,1");
    let one = Scene::new(2).animals(1, "1,0 tiger, -1,1 rat").emptied("tiger");
    assert_eq!(one.after("1 hunt 1,0 to -1,1 eat -1,1, 1 done").of(1, "tiger"), "-1,1");
    let short = Scene::new(2).animals(1, "1,0 tiger, 0,1 frog").emptied("tiger");
    assert_eq!(short.refusal("1 hunt 1,0 to -1,1 eat 0,1"), "GLD-28", "prey, then an empty hex");
}

#[test]
fn gld_29_newborn_predators_do_not_hunt_but_bar_the_way() {
    let hunted = jimmy().after("2 hunt 1,-1 to 3,-3 eat 2,-2 3,-3");
    assert_eq!(hunted.refusal("2 starve 2,-2"), "GLD-29");
    assert_eq!(hunted.legal(2), ["starve -1,0"]);
    // The young on 0,1 bars the second tiger's way to the rat.
    let scene =
        Scene::new(2).animals(1, "1,0 tiger, 0,1 frog, -1,1 rabbit").lay(1, "1,1 lake:tiger, -1,2 lake:rat");
    let game = scene.emptied("tiger");
    assert!(game.legal_as(1, "hunt 1,1 to ").contains(&"-1,2 eat -1,2 0,1".to_owned()));
    let born = game.after("1 hunt 1,0 to -1,1 eat -1,1 0,1");
    assert_eq!(born.legal_as(1, "hunt 1,1 to "), [] as [&str; 0]);
}

#[test]
fn gld_30_who_eats_nothing_starves_at_its_place_in_the_order() {
    let game = jimmy();
    assert_eq!(game.refusal("2 done"), "GLD-30", "each hunts or starves");
    let starved = game.after("2 starve 1,-1, 2 starve -1,0, 2 done");
    assert_eq!(starved.of(2, "eagle"), "", "one may let it starve though it could eat");
    assert_eq!(starved.of(2, "frog"), "1,0 1,1");
    // Starving one first opens the line for another.
    let line = Scene::new(2).animals(1, "1,0 eagle").lay(1, "2,0 lake:eagle, 3,0 lake:frog").emptied("eagle");
    assert_eq!(line.legal_as(1, "hunt 1,0 to "), [] as [&str; 0]);
    assert_eq!(line.after("1 starve 2,0").legal_as(1, "hunt 1,0 to "), ["3,0 eat 3,0"]);
}

#[test]
fn gld_31_a_predator_may_stop_short() {
    let game = jimmy().after("2 hunt 1,-1 to 1,0 eat 1,0");
    assert_eq!(game.of(2, "frog"), "1,1", "one frog is spared");
    assert_eq!(game.of(2, "eagle"), "-1,0 1,0");
}
