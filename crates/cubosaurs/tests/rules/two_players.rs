//! The game for two: CUB-65 and CUB-66.

use crate::scene::{Scene, Story, at};
use cubosaurs::State;
use dino_testkit::setup::Setup;

fn rounds(seats: u8, options: &str) -> Option<u8> {
    State::build(seats, options, None).ok().map(|config| config.options().rounds)
}

#[test]
fn cub_65_two_play_three_rounds_and_may_choose_two() {
    assert_eq!(rounds(2, ""), Some(3));
    assert_eq!(rounds(2, "rounds=3"), Some(3));
    assert_eq!(rounds(2, "rounds=2"), Some(2));
}

#[test]
fn cub_65_more_players_always_play_two_rounds() {
    for seats in 3..=5 {
        assert_eq!(rounds(seats, ""), Some(2));
        assert_eq!(rounds(seats, "rounds=2"), Some(2));
        assert_eq!(rounds(seats, "rounds=3"), None);
    }
}

#[test]
fn cub_65_every_other_number_of_rounds_is_refused() {
    for option in ["rounds=0", "rounds=1", "rounds=4", "rounds=02"] {
        assert_eq!(rounds(2, option), None, "{option}");
    }
}

#[test]
fn cub_65_the_game_ends_after_its_last_round() {
    let ending = |options| Scene::with(2, options, &[]).counted(&[1, 2]).hand("trex#1").deck(0).play();
    assert_eq!(ending("rounds=2").after("1 keep").waits_for(), "nobody");
    assert_eq!(ending("rounds=3").after("1 keep").waits_for(), "chance");
}

#[test]
fn cub_66_the_lower_score_of_round_2_begins_round_3() {
    let game = Scene::new(2).counted(&[-9, 9]).collection(1, "trex#1").turn(2).hand("stegosaurus#1");
    let third = game.deck(0).play().after("2 keep");
    assert_eq!((third.view().round, third.view().starter), (3, at(2)));
    assert_eq!(third.falls(9).waits_for(), "seat 2");
}

#[test]
fn cub_66_direction_turns_again_and_the_next_player_is_the_other_one() {
    let third = Scene::new(2).counted(&[0, 0]).counted(&[0, 0]).collection(1, "trex#1").hand("grey#1").play();
    assert!(third.view().clockwise);
    assert_eq!(third.after("1 refuse trex#1").waits_for(), "seat 2");
    assert_eq!(third.after("1 keep").view().turn, at(2));
}
