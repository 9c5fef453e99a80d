//! The end, the score and ties (GLD-46 to GLD-48).

use crate::scene::{Scene, Story, at};
use gods_love_dinosaurs::Phase;

/// TV-11.
#[test]
fn gld_46_the_game_ends_when_the_piles_cannot_fill_the_empty_columns() {
    let scene = Scene::new(2).token(0).board([1, 2, 0, 2, 2]);
    let enough = scene.clone().pile(4).emptied("frog").skip();
    assert_eq!(enough.phase(), Phase::Reveal(0));
    let bare = enough.falls(4);
    assert_eq!((bare.view().piles(), bare.phase()), ([0; 4], Phase::Take), "play goes on with bare piles");
    let short = scene.pile(3).emptied("frog").skip();
    assert_eq!((short.phase(), short.waits_for()), (Phase::Over, "nobody".into()));
    assert_eq!(short.board(), [0, 2, 0, 2, 2], "no column is filled in part");
    assert_eq!(short.refusal("1 take a01"), "the game is over");
}

#[test]
fn gld_46_the_last_hunt_counts() {
    let scene = Scene::new(2).token(0).board([1, 2, 2, 2, 2]).pile(1);
    let scene = scene.animals(1, "0,0 dinosaur, 1,0 tiger, 0,1 frog").animals(2, "0,0 dinosaur");
    let game = scene.emptied("frog");
    let game = game.after("1 hunt 0,0 to 0,0 eat 0,1 1,0, 2 starve 0,0, 1 done, 2 done");
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.standing().totals.as_slice(), [3 + 1 + 1, 3]);
}

#[test]
fn gld_47_eggs_and_dinosaurs_are_points() {
    let scene = Scene::new(2).token(0).board([1, 2, 2, 2, 2]).pile(1).eggs(1, 8);
    let scene =
        scene.animals(1, "0,0 dinosaur, 1,0 frog, 0,1 frog").lay(1, "2,0 mountain:dinosaur, 3,0 lake");
    let game = scene
        .emptied("frog")
        .after("2 done, 1 hunt 0,0 to 0,0 eat 0,1, 1 hunt 2,0 to 2,0 eat 1,0, 1 done")
        .skip();
    // TV-12: one golden egg, three ordinary ones, two dinosaurs.
    let standing = game.standing();
    assert_eq!(standing.totals[at(1)], 10);
    assert_eq!(standing.breakdown[at(1)][..5], [3, 5, 0, 0, 2]);
    // Nobody but the owner counts a dinosaur, and the token is nobody's.
    assert_eq!(standing.totals[at(2)], 3);
}

/// TV-12: seats 1, 3 and 4 tie, seat 1 having begun: seat 4 wins.
#[test]
fn gld_48_among_the_tied_the_one_farthest_from_the_first_wins() {
    let scene = Scene::new(4).token(0).board([1, 3, 3, 3, 3]).pile(1).eggs(2, 1);
    let game = scene.emptied("frog").skip();
    assert_eq!(game.phase(), Phase::Over);
    let standing = game.standing();
    assert_eq!(standing.totals.as_slice(), [3, 1, 3, 3]);
    assert_eq!(standing.ranks.as_slice(), [3, 4, 2, 1]);
    assert_eq!(standing.tie_break.as_slice(), [0, 1, 2, 3], "seats away from the first player");
}
