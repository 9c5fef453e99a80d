//! Setting up and dealing: TPL-1 to TPL-3.

use crate::rules::scene::{Play, Story, at};
use dino_core::{Game, Viewer};
use template_game::{Chance, Config};

#[test]
fn tpl_1_two_to_four_play() {
    let seats: Vec<u8> = (0..=9).filter(|seats| Config::new(*seats).is_ok()).collect();
    assert_eq!(seats, [2, 3, 4]);
}

#[test]
fn tpl_2_there_are_thirty_cards_with_low_numbers_more_often() {
    let view = Play::start(2, "").state().view(Viewer::Public);
    assert_eq!((view.pile, view.unseen()), (30, [8, 7, 6, 5, 4]));
}

#[test]
fn tpl_3_everybody_is_dealt_three_cards_known_to_themselves_alone() {
    let game = Play::dealt("", &["5 4 1", "3 3 2"]);
    assert_eq!(game.waits_for(), "seats 1 2");
    let view = game.view(1);
    assert_eq!(view.hands[at(1)].cards, Some([1, 0, 0, 1, 1]));
    assert_eq!((view.hands[at(2)].size, view.hands[at(2)].cards), (3, None));
}

#[test]
fn tpl_3_a_card_is_as_likely_as_there_are_copies_of_it_in_the_pile() {
    let mut falls = Vec::new();
    Play::start(2, "").deal(1, "5 5").state().chance_outcomes(&mut falls);
    let weights: Vec<u32> = falls.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [8, 7, 6, 5, 2]);
    assert!(falls.iter().all(|(Chance::Deal(seat, _), _)| *seat == at(1)), "seat 1 lacks a card");
}

#[test]
fn tpl_3_after_a_trick_everybody_gets_a_card() {
    let game = Play::dealt("", &["5 4 1", "3 3 2"]).trick(&[5, 3]);
    assert_eq!(game.waits_for(), "chance");
    assert_eq!(game.refusal("* deal 2 1"), "this cannot fall now");
    assert_eq!(game.deal(1, "1").deal(2, "1").waits_for(), "seats 1 2");
}
