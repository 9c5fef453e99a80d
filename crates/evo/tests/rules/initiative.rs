//! The initiative phase: EVO-30 to EVO-32.

use crate::scene::{Scene, Story};
use evo::Phase;

#[test]
fn evo_30_pawns_go_to_the_track_by_column() {
    let game = Scene::with(3, "events=off", &[]).bidding("legs horn");
    assert_eq!(game.after("1 bid 3 0, 2 bid 1 0, 3 bid 2 0").track(), "2 3 1");
}

#[test]
fn evo_31_small_herds_go_first() {
    // TV-1: red, black, blue, pink are seats 1 to 4.
    let herds = [
        "3,-1 4,-2 3,-2 2,-2 2,-1",
        "-2,4 -1,3 -2,3 -3,4 -3,3",
        "-4,2 -3,1 -3,2 -4,3 -3,0 -2,0",
        "1,-3 2,-4 3,-4 2,-3 0,-3 1,-2 0,-2",
    ];
    let scene = (1..)
        .zip(herds)
        .fold(Scene::with(4, "events=off", &[]), |scene, (seat, herd)| scene.herd(seat, herd));
    let game = scene.bidding("legs horn egg");
    assert_eq!(game.after("1 bid 4 0, 2 bid 2 0, 3 bid 3 0, 4 bid 1 0").track(), "2 1 3 4");
    assert_eq!(game.after("1 bid 1 0, 2 bid 2 0, 3 bid 3 0, 4 bid 4 0").track(), "1 2 3 4");
    assert_eq!(game.after("1 bid 3 0, 2 bid 4 0, 3 bid 1 0, 4 bid 2 0").track(), "1 2 3 4");
}

#[test]
fn evo_32_the_order_holds_until_the_next_initiative() {
    let scene = Scene::with(3, "events=off", &[]).section(0).order("3 1 2");
    let births = scene.births().after("3 birth 0,-2");
    assert_eq!(births.waits_for(), "seat 1", "a larger herd changes nothing");
    let next = births.after("1 pass, 2 pass");
    assert_eq!((next.phase(), next.track()), (Phase::Climate, "3 1 2".into()));
    let bidding = next.after("* climate 0, * gene legs, * gene horn");
    assert_eq!(bidding.waits_for(), "seat 3");
}
