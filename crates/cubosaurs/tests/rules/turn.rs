//! A turn: CUB-10 to CUB-14.

use crate::random::random_game;
use crate::scene::{Play, Scene, Story, at};
use cubosaurs::{Action, Phase, State};
use dino_core::{Game, Viewer};
use dino_testkit::setup::Setup;

/// The rulebook's example: three players, the first owning T-Rex, Stegosaurus, Pterodactyl and a black raptor.
fn rulebook_round() -> Play {
    Play::start(3, "")
        .after("* first 1")
        .deal(1, "trex#1 stegosaurus#1 pterodactyl#1 black#1")
        .deal(2, "trex#3 brontosaurus#1 pterodactyl#2 egg#trex")
        .deal(3, "grey#1 grey#2 grey#3 grey#4")
}

#[test]
fn cub_10_who_was_passed_no_hand_draws_exactly_one_card() {
    // V-1
    let dealt = rulebook_round();
    let drawn = dealt.after("* draw trex#2");
    assert_eq!((dealt.view().deck, drawn.view().deck), (18, 17));
    assert_eq!(drawn.hand(), "trex#2");
    assert_eq!(drawn.listed(1), "keep, refuse stegosaurus#1, refuse pterodactyl#1, refuse black#1");
    assert_eq!(drawn.refusal("1 refuse trex#1"), "CUB-21");
}

#[test]
fn cub_10_who_was_passed_a_hand_draws_nothing() {
    // V-2
    let passed = rulebook_round().after("* draw trex#2, 1 refuse pterodactyl#1");
    assert_eq!(passed.collection(1), "trex#1 stegosaurus#1 black#1");
    assert_eq!((passed.hand(), passed.waits_for()), ("trex#2 pterodactyl#1".into(), "seat 2".into()));
    assert_eq!(passed.view().deck, 17);
}

#[test]
fn cub_11_a_hand_is_kept_or_refused_and_nothing_else() {
    let game = Scene::new(2).collection(1, "grey#1").collection(2, "trex#1").hand("black#1").play();
    assert_eq!(game.listed(1), "keep, refuse grey#1");
    assert_eq!(game.refusal("1 refuse"), "CUB-20");
    assert_eq!(game.refusal("* draw trex#2"), "out of turn");
    assert_eq!(game.refusal("2 keep"), "the game does not wait for seat 2");
    assert_eq!(game.refusal("! time"), "no clock runs now");
}

#[test]
fn cub_11_a_seat_that_has_bought_a_tile_still_decides() {
    let game = Scene::advanced(2).hand("trex#1").tokens(&[5, 0]).market("1").play().after("1 buy 1");
    assert_eq!((game.waits_for(), game.listed(1)), ("seat 1".into(), "keep".into()));
}

#[test]
fn cub_12_keeping_takes_the_whole_hand_and_the_next_player_draws() {
    // V-3
    let passed = rulebook_round().after("* draw trex#2, 1 refuse pterodactyl#1");
    assert_eq!(passed.listed(2), "keep, refuse brontosaurus#1, refuse egg#trex");
    let kept = passed.after("2 keep");
    assert_eq!(kept.collection(2), "trex#2 trex#3 brontosaurus#1 pterodactyl#1 pterodactyl#2 egg#trex");
    assert_eq!((kept.hand(), kept.view().turn), (String::new(), at(3)));
    assert_eq!(kept.after("* draw black#7").hand(), "black#7");
}

#[test]
fn cub_12_keeping_is_always_allowed() {
    let config = State::config(3, "dna=on");
    for seed in 0..20 {
        random_game(&config, seed, |before, _, _| {
            let view = before.view(Viewer::Public);
            if view.phase == Phase::Decide {
                assert_eq!(before.check(view.turn, Action::Keep), Ok(()));
            }
        });
    }
}

#[test]
fn cub_13_a_hand_is_never_split() {
    let offered = "trex#1 grey#1 egg#trex";
    let game = Scene::new(3).collection(1, "black#1").hand(offered).play();
    assert_eq!(game.after("1 keep").collection(1), "trex#1 grey#1 black#1 egg#trex");
    assert_eq!(game.after("1 refuse black#1").hand(), "trex#1 grey#1 black#1 egg#trex");
    assert!("keep trex#1".parse::<Action>().is_err());
    assert!("refuse black#1 trex#1".parse::<Action>().is_err());
}

#[test]
fn cub_14_the_neighbour_in_the_direction_of_the_round_is_next_and_gets_a_refused_hand() {
    let round_1 = Scene::new(4).collection(1, "trex#1").hand("grey#1");
    for (scene, next) in [(round_1.clone(), 2), (round_1.counted(&[0; 4]), 4)] {
        let game = scene.play();
        let refused = game.after("1 refuse trex#1");
        assert_eq!((refused.waits_for(), refused.hand()), (format!("seat {next}"), "trex#1 grey#1".into()));
        assert_eq!(game.after("1 keep").view().turn, at(next));
    }
}
