//! Where pieces run out (GLD-49, GLD-50).

use crate::scene::{Play, Scene, Story};

const LIMITED: (&str, &str) = ("supply_limited = false", "supply_limited = true");
const FEW_FROGS: (&str, &str) = ("\nfrog = 25", "\nfrog = 5");

/// Seats 1 and 2 have a frog each and room for two more; the box holds this many frogs.
fn frogs(edits: &[(&str, &str)]) -> Play {
    let frogs = "1,0 frog, 0,1 frog";
    let scene = Scene::with(2, edits).token(4).turn(2).animals(1, frogs).animals(2, frogs);
    scene.lay(1, "2,0 lake, 2,-1 lake").lay(2, "2,0 lake, 2,-1 lake").emptied("frog")
}

#[test]
fn gld_49_markers_stand_in_for_missing_prey() {
    let game = frogs(&[FEW_FROGS]);
    assert_eq!((game.stock("frog"), game.waits_for()), (1, "seats 1 2".into()));
    let born = game.after("1 breed 1,0 to 2,0, 2 breed 1,0 to 2,0");
    assert_eq!(born.stock("frog"), -1);
}

#[test]
fn gld_49_limited_prey_are_bred_in_order_from_the_active_seat() {
    let game = frogs(&[FEW_FROGS, LIMITED]);
    assert_eq!(game.waits_for(), "seat 2", "four births may come and one frog is left");
    let born = game.after("2 breed 1,0 to 2,0");
    assert_eq!((born.stock("frog"), born.legal(2)), (0, vec!["done".to_owned()]));
    assert_eq!(born.refusal("2 breed 0,1 to 2,0"), "GLD-18");
    let done = born.after("2 done");
    assert_eq!(done.waits_for(), "seat 1", "seat 1 has nothing to choose and the next turn is its own");
    assert_eq!(done.legal(1)[0].split(' ').next(), Some("take"));
    // With enough for all, all are asked at once.
    assert_eq!(frogs(&[LIMITED]).waits_for(), "seats 1 2");
}

#[test]
fn gld_49_a_limited_icon_stays_empty_and_young_may_be_missing() {
    let none = ("\ntiger = 25", "\ntiger = 0");
    let icon = Scene::with(2, &[LIMITED, none]).tile(3, "a06").play().after("1 take a06, 1 place 2,0 3,0");
    assert_eq!((icon.of(1, "tiger"), icon.stock("tiger")), (String::new(), 0));
    // One eagle more for two births: the prey crossed first is replaced.
    let three = ("\neagle = 25", "\neagle = 2");
    let row = "2,0 lake:frog, 3,0 lake:frog, 4,0 lake:frog, 5,0 lake";
    let line = Scene::with(2, &[LIMITED, three]).animals(1, "1,0 eagle").lay(1, row).emptied("eagle");
    let fed = line.after("1 hunt 1,0 to 4,0 eat 2,0 3,0 4,0");
    assert_eq!((fed.of(1, "eagle"), fed.of(1, "frog")), ("2,0 4,0".into(), String::new()));
    assert_eq!(fed.stock("eagle"), 0);
}

#[test]
fn gld_49_dinosaurs_hatch_in_order_while_there_are_pieces() {
    let few = ("dinosaur = 20", "dinosaur = 6");
    let scene = |edits: &[(&str, &str)]| {
        let scene = Scene::with(3, edits)
            .token(1)
            .turn(2)
            .animals(1, "1,0 rat")
            .animals(2, "1,0 rat")
            .animals(3, "1,0 rat");
        // Four dinosaurs of seat 3 on far mountains leave one piece beside the token.
        let far =
            "20,0 mountain:dinosaur, 21,0 mountain:dinosaur, 22,0 mountain:dinosaur, 23,0 mountain:dinosaur";
        scene.lay(3, far).emptied("rabbit")
    };
    let game = scene(&[few]);
    assert_eq!((game.stock("dinosaur"), game.waits_for()), (1, "seat 2".into()));
    let hatched = game.after("2 hatch");
    assert_eq!(hatched.stock("dinosaur"), 0);
    assert_eq!(hatched.waits_for(), "seats 2 3", "without a piece seats 3 and 1 decide nothing");
    assert_eq!(hatched.refusal("3 hatch"), "GLD-49");
    // Kept, the piece goes on to the next in order.
    assert_eq!(game.after("2 keep").waits_for(), "seat 3");
    assert_eq!(game.after("2 keep, 3 keep").waits_for(), "seat 1");
    let unlimited = scene(&[few, ("dinosaurs_limited = true", "dinosaurs_limited = false")]);
    assert_eq!(unlimited.waits_for(), "seats 1 2 3");
}

/// The box holds six dinosaurs, one of them the token: all others are with seat 3, who acts first. Seats 1 and 2 have a
/// free nest and eggs.
fn nothing_to_hatch(first_rules: bool) -> Play {
    let edits = [
        ("dinosaur = 20", "dinosaur = 6"),
        ("hatch_before_any_hunt = true", "hatch_before_any_hunt = false"),
    ];
    let scene = Scene::with(3, &edits).token(1).turn(3).animals(1, "1,0 rat").animals(2, "1,0 rat");
    let scene = scene.animals(3, "0,0 dinosaur");
    let far =
        "20,0 mountain:dinosaur, 21,0 mountain:dinosaur, 22,0 mountain:dinosaur, 23,0 mountain:dinosaur";
    let scene = scene.lay(3, far);
    if first_rules { scene.first_rules().emptied("rabbit") } else { scene.emptied("rabbit") }
}

#[test]
fn gld_34_a_dinosaur_that_starved_before_ones_turn_may_be_hatched() {
    let game = nothing_to_hatch(false);
    assert_eq!((game.stock("dinosaur"), game.waits_for()), (0, "seat 3".into()), "who comes first");
    let one = game.after("3 starve 20,0");
    assert_eq!((one.stock("dinosaur"), one.waits_for()), (1, "seat 3".into()), "one piece for two");
    assert_eq!(one.refusal("1 hatch"), "the game does not wait for seat 1");
    let two = one.after("3 starve 21,0");
    assert_eq!(two.waits_for(), "seats 1 2 3", "enough for all");
    assert_eq!(two.after("2 hatch").stock("dinosaur"), 1);
    // The first rules looked at the supply once, when hatching began.
    let older = nothing_to_hatch(true);
    assert_eq!(older.after("3 starve 20,0, 3 starve 21,0").waits_for(), "seat 3");
}

#[test]
fn gld_50_eggs_are_not_limited() {
    let scene = |edits: &[(&str, &str)]| {
        let few = [("\negg = 30", "\negg = 15"), ("golden_egg = 15", "golden_egg = 0")];
        let edits: Vec<_> = few.iter().chain(edits).copied().collect();
        let scene = Scene::with(2, &edits).token(0).eggs(1, 6).eggs(2, 8);
        let scene = scene
            .animals(1, "0,0 dinosaur, 1,0 tiger, 0,1 eagle, -1,1 frog")
            .animals(2, "0,0 dinosaur, 1,0 tiger");
        scene.lay(1, "1,1 joker:frog, 2,1 lake").emptied("frog").after("1 done")
    };
    let game = scene(&[]);
    assert_eq!(game.waits_for(), "seats 1 2");
    assert_eq!(game.after("1 hunt 0,0 to 0,0 eat 0,1 1,0").eggs(1), 8);
    // Under the other ruling one egg is left in the box: seat 1 comes first and lays one, seat 2 none.
    let limited = scene(&[("eggs_limited = false", "eggs_limited = true")]);
    assert_eq!(limited.waits_for(), "seat 1");
    let laid = limited.after("1 hunt 0,0 to 0,0 eat 0,1 1,0, 1 done");
    assert_eq!((laid.eggs(1), laid.waits_for()), (7, "seat 2".into()));
    assert_eq!(laid.after("2 hunt 0,0 to 0,0 eat 1,0").eggs(2), 8);
}
