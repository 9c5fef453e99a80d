//! The end of the game: CUB-60 and CUB-61.

use crate::scene::{Scene, Story};
use dino_core::Seat;

#[test]
fn cub_60_the_highest_sum_of_the_round_scores_wins() {
    let over = Scene::new(3).counted(&[5, -3, 10]).counted(&[5, 20, -2]).over();
    assert_eq!(over.standing().totals.as_slice(), [10, 17, 8]);
    assert_eq!(over.ranks(), [2, 1, 3]);
    assert_eq!(over.standing().winners().map(Seat::number).collect::<Vec<_>>(), [2]);
}

#[test]
fn cub_60_the_dna_bonus_belongs_to_the_total() {
    let over = Scene::advanced(3).counted(&[5, 5, 5]).counted(&[5, 5, 4]).tokens(&[0, 3, 6]).over();
    assert_eq!(over.standing().totals.as_slice(), [10, 11, 12]);
    assert_eq!(over.ranks(), [3, 2, 1]);
}

#[test]
fn cub_60_after_the_last_round_nothing_can_happen() {
    let over = Scene::new(3).counted(&[1, 2, 3]).hand("trex#1").deck(0).play().after("1 keep");
    assert_eq!((over.waits_for(), over.standing().totals.as_slice()), ("nobody".into(), &[5, 2, 3][..]));
    for event in ["1 keep", "2 keep", "* draw trex#2", "! time"] {
        assert_eq!(over.refusal(event), "the game is over");
    }
}

#[test]
fn cub_61_the_better_last_round_decides_between_equal_totals() {
    // T-a: the last hand is kept, 8 + 4 against 5 + 4 in this round.
    let game = Scene::with(2, "rounds=2", &[]).counted(&[8, 11]);
    let game = game.collection(1, "stegosaurus#1 stegosaurus#2 stegosaurus#3 stegosaurus#4 trex#1");
    let game = game.collection(2, "brontosaurus#1 brontosaurus#2 brontosaurus#3").turn(2).hand("trex#2");
    let over = game.deck(0).play().after("2 keep");
    assert_eq!(over.scores(), [12, 9]);
    assert_eq!(over.standing().totals.as_slice(), [20, 20]);
    assert_eq!(over.ranks(), [1, 2]);
    assert_eq!(over.standing().tie_break.as_slice(), [12, 9], "what decided can be told");
}

#[test]
fn cub_61_equal_in_both_share_the_win() {
    // T-b
    assert_eq!(Scene::new(3).counted(&[8, 8, 0]).counted(&[12, 12, 0]).over().ranks(), [1, 1, 3]);
}

#[test]
fn cub_61_the_last_of_three_rounds_decides_in_a_game_of_three() {
    assert_eq!(Scene::new(2).counted(&[0, 3]).counted(&[9, 5]).counted(&[1, 2]).over().ranks(), [2, 1]);
}

#[test]
fn cub_61_the_same_keys_order_every_rank() {
    let over = Scene::new(5).counted(&[30, 6, 8, 8, 0]).counted(&[0, 4, 2, 2, 10]).over();
    assert_eq!(over.standing().totals.as_slice(), [30, 10, 10, 10, 10]);
    assert_eq!(over.ranks(), [1, 3, 4, 4, 2]);
}

#[test]
fn cub_61_the_dna_bonus_belongs_to_no_round() {
    // Both have 20: seat 1 by a better last round, seat 2 by the bonus.
    let over = Scene::advanced(3).counted(&[8, 8, 0]).counted(&[12, 9, 0]).tokens(&[0, 6, 0]).over();
    assert_eq!(over.standing().totals.as_slice(), [20, 20, 0]);
    assert_eq!(over.ranks(), [1, 2, 3]);
}
