//! Laying, counting and the end: TPL-4 to TPL-7.

use crate::rules::scene::{Play, Story, at};
use template_game::Laid;

#[test]
fn tpl_4_a_card_of_the_hand_is_laid_and_no_other() {
    let game = Play::dealt("", &["5 4 4", "3 3 2"]);
    assert_eq!((game.listed(1), game.listed(2)), ("lay 4, lay 5".into(), "lay 2, lay 3".into()));
    assert_eq!(game.refusal("1 lay 3"), "TPL-4");
}

#[test]
fn tpl_4_cards_lie_face_down_until_the_last_one_is_there() {
    let game = Play::dealt("", &["5 4 1", "3 3 2"]).after("2 lay 3");
    assert_eq!(game.waits_for(), "seat 1");
    assert_eq!(game.refusal("2 lay 3"), "the game does not wait for seat 2");
    assert_eq!(game.view(1).laid[at(2)], Laid::Down);
    assert!(matches!(game.view(2).laid[at(2)], Laid::Known(card) if card.number() == 3));
}

#[test]
fn tpl_5_the_highest_card_that_nobody_else_laid_scores_its_number() {
    let hands = ["5 4 1", "5 3 1", "4 3 2"];
    for (cards, points) in [([4, 3, 2], [4, 0, 0]), ([5, 5, 2], [0, 0, 2]), ([1, 5, 4], [0, 5, 0])] {
        assert_eq!(Play::dealt("", &hands).trick(&cards).points(), points, "{cards:?}");
    }
}

#[test]
fn tpl_5_nobody_scores_where_no_card_is_alone() {
    let game = Play::dealt("", &["5 4 1", "5 4 1"]).trick(&[5, 5]);
    assert_eq!(game.points(), [0, 0]);
}

#[test]
fn tpl_6_the_last_trick_pays_more() {
    let play = |game: Play| {
        let second = game.trick(&[5, 3]).deal(1, "1").deal(2, "1").trick(&[4, 3]);
        second.deal(1, "1").deal(2, "1").trick(&[1, 2])
    };
    let hands = ["5 4 1", "3 3 2"];
    assert_eq!(play(Play::dealt("tricks=3", &hands)).points(), [9, 4]);
    let nothing = ("last_trick = 2", "last_trick = 0");
    assert_eq!(play(Play::with_sheet("tricks=3", nothing, &hands)).points(), [9, 2]);
}

#[test]
fn tpl_7_the_most_points_win_after_the_last_trick_and_ties_are_shared() {
    let second = Play::dealt("tricks=3", &["5 2 1", "3 2 5"]).trick(&[5, 3]).deal(1, "1").deal(2, "1");
    let third = second.trick(&[2, 5]).deal(1, "1").deal(2, "1");
    let over = third.trick(&[1, 1]);
    assert_eq!((over.waits_for(), over.refusal("1 lay 1")), ("nobody".into(), "the game is over".into()));
    assert_eq!(over.standing().ranks.as_slice(), [1, 1], "five points each");
    let won = third.trick(&[1, 2]);
    assert_eq!(won.standing().totals.as_slice(), [5, 9]);
    assert_eq!(won.standing().ranks.as_slice(), [2, 1]);
}
