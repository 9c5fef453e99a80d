//! Breeding (GLD-18 to GLD-23).

use crate::scene::{Play, Scene, Story};

#[test]
fn gld_18_each_prey_breeds_on_its_terrain_beside_it() {
    let scene = Scene::new(2).token(4);
    assert_eq!(scene.clone().emptied("frog").legal(1), ["breed 1,0 to 0,1", "done"]);
    assert_eq!(scene.clone().emptied("rabbit").legal(1), ["breed 0,-1 to 1,-1", "done"]);
    assert_eq!(scene.clone().emptied("rat").legal(1), ["breed -1,1 to -1,0", "done"]);
    let bred = scene.clone().emptied("rat").after("1 breed -1,1 to -1,0");
    assert_eq!(bred.of(1, "rat"), "-1,0 -1,1", "the parent stays");
    // The terrain under the parent does not matter.
    let far = Scene::new(2).token(4).animals(1, "1,0 rat, 1,-1 rat").lay(1, "2,-1 forest, 3,-1 forest");
    let far = far.emptied("rat");
    assert_eq!(far.legal(1), ["breed 1,-1 to 2,-1", "breed 1,0 to 2,-1", "done"]);
    assert_eq!(far.refusal("1 breed 1,0 to 3,-1"), "GLD-18", "not beside it");
    assert_eq!(far.refusal("1 breed 1,0 to 0,1"), "GLD-18", "a lake");
    assert_eq!(far.refusal("1 breed 1,0 to 0,0"), "GLD-18", "a mountain");
    assert_eq!(far.refusal("1 breed 0,1 to 0,0"), "GLD-18", "no rat there");
    assert_eq!(far.refusal("1 breed 5,5 to 5,6"), "GLD-18", "no hex there");
}

#[test]
fn gld_19_one_birth_each_where_the_owner_likes_or_none() {
    let lakes = Scene::new(2).token(4).animals(1, "1,0 frog").lay(1, "2,0 lake, 2,-1 lake").emptied("frog");
    assert_eq!(lakes.legal_as(1, "breed 1,0 to "), ["0,1", "2,-1", "2,0"]);
    let bred = lakes.after("1 breed 1,0 to 2,0");
    assert_eq!(bred.legal(1), ["done"]);
    assert_eq!(bred.refusal("1 breed 1,0 to 2,-1"), "GLD-19");
    assert_eq!(lakes.after("1 done").of(1, "frog"), "1,0", "declined");
}

fn claire() -> Play {
    let scene = Scene::new(2).token(4).animals(1, "0,-1 rabbit, 1,-1 rabbit, 0,0 dinosaur");
    scene.lay(1, "0,-2 field, 1,-2 field, 2,-2 field, 2,-1 forest").emptied("rabbit")
}

/// TV-2, from the rulebook's example of rabbits.
#[test]
fn gld_20_two_prey_need_two_hexes() {
    let game = claire();
    assert_eq!(game.stock("rabbit"), 30 - 3);
    let bred = game.after("1 breed 0,-1 to 0,-2");
    assert_eq!(bred.refusal("1 breed 1,-1 to 0,-2"), "GLD-18", "not beside it");
    let shared = game.after("1 breed 1,-1 to 1,-2");
    assert_eq!(shared.refusal("1 breed 0,-1 to 1,-2"), "GLD-13", "both on one hex");
    let done = bred.after("1 breed 1,-1 to 1,-2");
    assert_eq!(done.of(1, "rabbit"), "0,-2 0,-1 1,-2 1,-1");
    assert_eq!(done.stock("rabbit"), 25);
    // Two births on the two hexes of one tile are fine: 0,-2 and 1,-2 are one in this scene.
    assert_eq!(done.refusal("1 breed 1,-1 to 2,-2"), "GLD-19", "a third birth");
    assert_eq!(game.refusal("1 breed 1,-1 to 2,-1"), "GLD-18", "a forest");
    // The other seat's rabbit breeds too.
    assert_eq!(done.after("2 breed 0,-1 to 1,-1").of(2, "rabbit"), "0,-1 1,-1");
}

#[test]
fn gld_21_newborn_prey_do_not_breed() {
    let bred = claire().after("1 breed 0,-1 to 0,-2, 1 breed 1,-1 to 1,-2");
    assert_eq!(bred.refusal("1 breed 1,-2 to 2,-2"), "GLD-21");
    assert_eq!(bred.legal(1), ["done"]);
}

#[test]
fn gld_22_joker_hexes_suit_all_three_prey() {
    for (prey, parent) in [("frog", "1,0"), ("rabbit", "1,0"), ("rat", "1,0")] {
        let scene =
            Scene::new(2).token(4).animals(1, &format!("{parent} {prey}")).lay(1, "2,0 joker, 2,-1 mountain");
        let game = scene.emptied(prey);
        assert!(game.legal(1).contains(&"breed 1,0 to 2,0".to_owned()), "{prey}");
        assert_eq!(game.refusal("1 breed 1,0 to 2,-1"), "GLD-18", "never a mountain");
    }
    // Once a frog is there, no rabbit is born there.
    let taken = Scene::new(2)
        .token(4)
        .animals(1, "1,-1 rabbit")
        .lay(1, "2,-1 joker:frog, 3,-1 lake")
        .emptied("rabbit");
    assert_eq!(taken.refusal("1 breed 1,-1 to 2,-1"), "GLD-13");
}

#[test]
fn gld_23_prey_without_room_neither_breed_nor_starve() {
    let scene = Scene::new(2).token(4).animals(1, "1,0 frog, 0,1 frog");
    let game = scene.emptied("frog");
    assert_eq!(game.waits_for(), "seat 2", "seat 1 has nothing to choose");
    let after = game.skip();
    assert_eq!(after.of(1, "frog"), "0,1 1,0");
    // A species that died out does not come back by breeding.
    let none = Scene::new(2).token(4).animals(1, "0,0 dinosaur").emptied("frog").skip();
    assert_eq!(none.of(1, "frog"), "");
}
