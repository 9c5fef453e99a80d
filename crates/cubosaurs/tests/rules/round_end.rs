//! The end of a round: CUB-30 and CUB-31.

use crate::random::random_game;
use crate::scene::{Scene, Story, copies};
use cubosaurs::State;
use dino_core::{Game, Viewer};
use dino_testkit::setup::Setup;

#[test]
fn cub_30_taking_the_last_card_does_not_end_the_round() {
    // N-b
    let game = Scene::new(2).collection(1, "trex#1").collection(2, "brontosaurus#1").deck(1).play();
    let drawn = game.after("* draw stegosaurus#1");
    assert_eq!((drawn.view().deck, drawn.waits_for()), (0, "seat 1".into()));
    let refused = drawn.after("1 refuse trex#1");
    assert_eq!((refused.view().round, refused.listed(2)), (1, "keep, refuse brontosaurus#1".into()));
    let kept = refused.after("2 refuse brontosaurus#1, 1 keep");
    assert_eq!(kept.view().round, 2);
}

#[test]
fn cub_30_a_draw_due_from_an_empty_deck_ends_the_round_before_anything_is_bought() {
    // N-a
    let game = Scene::advanced(2).hand("trex#3").deck(0).tokens(&[0, 20]).market("1 2 3").play();
    let ended = game.after("1 keep");
    assert_eq!((ended.view().round, ended.scores()), (2, vec![4, 0]));
    assert_eq!(ended.refusal("2 buy 1"), "out of turn");
    assert_eq!(ended.tokens(), [0, 20, 20]);
}

#[test]
fn cub_30_the_last_hand_is_kept_before_the_count() {
    for (seats, options) in [(2, ""), (3, "dna=on"), (5, ""), (5, "dna=on")] {
        let config = State::config(seats, options);
        for seed in 0..20 {
            random_game(&config, seed, |before, _, after| {
                let (before, after) = (before.view(Viewer::Public), after.view(Viewer::Public));
                if before.points.len() < after.points.len() {
                    let owned: u32 = before.collections.iter().map(|cards| cards.len()).sum();
                    let dealt_and_drawn = 10 * u32::from(seats) - before.destroyed.len();
                    assert_eq!(owned + before.hand.len(), dealt_and_drawn);
                }
            });
        }
    }
}

#[test]
fn cub_31_the_round_score_adds_up_sets_pairs_and_eggs() {
    // V-7
    let game = Scene::new(2)
        .collection(1, "brontosaurus#1 brontosaurus#2 brontosaurus#3 pentaceratops#1 egg#pentaceratops")
        .collection(2, "pentaceratops#2 pentaceratops#3");
    assert_eq!(game.clone().scores(), [5 - 3 - 3, -1]);
    let raptors = game.hand("grey#1 grey#6 black#3").deck(0).play();
    assert_eq!(raptors.after("1 keep").scores(), [3, -1]);
}

#[test]
fn cub_31_a_round_score_may_be_negative() {
    let game = Scene::new(2).collection(1, &copies("trex", 6)).collection(2, "stegosaurus#1").hand("trex#7");
    assert_eq!(game.deck(0).play().after("1 keep").scores(), [-5, 2]);
}

#[test]
fn cub_31_round_scores_are_remembered_one_by_one() {
    let game = Scene::new(2).counted(&[7, -3]).hand("trex#1").deck(0).play().after("1 keep");
    let rounds: Vec<Vec<i8>> =
        game.view().points.iter().map(|round| round.iter().map(|points| points[0]).collect()).collect();
    assert_eq!(rounds, [[7, -3], [4, 0]]);
}

#[test]
fn cub_31_no_cards_no_points_even_with_tiles_1_and_2() {
    let game = Scene::advanced(2).bought(1, "1 2").turn(2).hand("trex#3").deck(0).play();
    assert_eq!(game.after("2 keep").scores(), [0, 4]);
}
