//! Dinosaurs activate and hatch (GLD-32 to GLD-34, GLD-40, GLD-41).

use crate::scene::{Play, Scene, Story, at};
use gods_love_dinosaurs::Phase;

/// TV-6, from the rulebook's example of hatching.
pub(crate) fn claire() -> Play {
    let scene = Scene::new(2).token(1).animals(1, "1,0 tiger").animals(2, "0,0 dinosaur");
    let scene = scene.lay(
        1,
        "-2,0 mountain:dinosaur, -2,1 lake:frog, 2,0 lake:eagle, 3,0 lake, 3,1 lake:tiger, 4,1 mountain",
    );
    scene.emptied("rabbit")
}

#[test]
fn gld_32_dinosaurs_follow_where_the_token_stands() {
    let with = Scene::new(2).token(0).emptied("frog");
    let bred = with.after("1 done, 2 done");
    assert_eq!(bred.phase(), Phase::Dinosaurs);
    let without = Scene::new(2).token(1).emptied("frog").after("1 done, 2 done");
    assert_eq!(without.phase(), Phase::Take);
    // All finish the species before any dinosaur stirs.
    assert_eq!(with.after("1 done").refusal("1 starve 0,0"), "the game does not wait for seat 1");
    // Token and refill come even if nobody owns a dinosaur.
    let none = Scene::new(2).token(0).animals(1, "1,0 frog").animals(2, "1,0 frog").eggs(1, 0).eggs(2, 0);
    let none = none.emptied("frog").after("1 done, 2 done");
    assert_eq!((none.view().token, none.phase()), (1, Phase::Reveal(0)));
}

#[test]
fn gld_33_an_egg_becomes_a_dinosaur_on_the_nest() {
    let game = claire();
    assert_eq!(game.phase(), Phase::Dinosaurs, "no rabbits: straight on to the dinosaurs");
    assert_eq!(game.legal(1), ["hatch", "keep"]);
    assert_eq!(game.waits_for(), "seat 1", "all decide before anyone hunts; seat 2 cannot hatch");
    let hatched = game.after("1 hatch");
    assert_eq!((hatched.eggs(1), hatched.of(1, "dinosaur")), (2, "-2,0 0,0".into()));
    assert_eq!(hatched.refusal("1 hatch"), "GLD-34");
    assert_eq!(hatched.waits_for(), "seats 1 2");
    let kept = game.after("1 keep");
    assert_eq!((kept.eggs(1), kept.of(1, "dinosaur")), (3, "-2,0".into()));
    assert_eq!(kept.refusal("1 hatch"), "GLD-33", "decided once");
    assert_eq!(game.refusal("1 starve -2,0"), "GLD-33", "hatching comes before every hunt");
}

/// TV-5: at the first activation every nest is taken.
#[test]
fn gld_34_no_hatching_on_a_taken_nest_or_without_an_egg() {
    let first = Scene::new(2).token(0).emptied("frog").after("1 done, 2 done");
    assert_eq!(first.refusal("1 hatch"), "GLD-34");
    assert!(first.legal(1).iter().all(|action| action != "hatch"));
    let empty =
        Scene::new(2).token(0).animals(1, "1,0 frog").eggs(1, 0).emptied("frog").after("1 done, 2 done");
    assert_eq!(empty.waits_for(), "seat 2", "without egg and dinosaur there is nothing to decide");
    // A dinosaur that is going to starve still bars the nest: it is judged before any hunt.
    let doomed = Scene::new(2).token(0).animals(1, "0,0 dinosaur").emptied("frog").after("2 done");
    assert_eq!(doomed.legal(1), ["starve 0,0"]);
    assert_eq!(doomed.refusal("1 hatch"), "GLD-34");
}

#[test]
fn gld_40_the_hatchling_hunts_and_starves_like_the_others() {
    let hatched = claire().after("1 hatch");
    let fed = hatched.after("1 hunt 0,0 to 4,1 eat 1,0 2,0 3,1");
    assert_eq!((fed.eggs(1), fed.of(1, "dinosaur")), (5, "-2,0 4,1".into()));
    let starved = hatched.after("1 starve 0,0");
    assert_eq!((starved.eggs(1), starved.of(1, "dinosaur")), (2, "-2,0".into()));
}

/// TV-10.
#[test]
fn gld_41_gold_is_five_eggs_and_nothing_else() {
    let rich =
        Scene::new(2).token(0).animals(1, "1,0 frog").eggs(1, 7).emptied("frog").after("1 done, 2 done");
    assert_eq!(rich.view().points_now(at(1)).iter().sum::<i16>(), 7);
    // One golden egg alone pays for hatching and leaves four.
    let gold =
        Scene::new(2).token(0).animals(1, "1,0 frog").eggs(1, 5).emptied("frog").after("1 done, 2 done");
    assert_eq!(gold.after("1 hatch").eggs(1), 4);
}
