//! Rounds and the end of the game: MES-38 to MES-42.

use crate::scene::{Play, Story};

#[test]
fn mes_38_the_next_round_is_dealt_from_all_cards_again() {
    let mut game = Play::ready_to_act(2, "");
    for _ in 0..5 {
        game = game.all_pick();
    }
    let next = game.falls().all("ready").all("done");
    assert_eq!(next.chance().len(), 34);
    let view = next.view();
    assert_eq!((view.round, view.points.len(), view.hands.as_slice()), (2, 1, &[0, 0][..]));
    assert!(view.secret.is_some_and(|secret| secret.taken.iter().all(Vec::is_empty)));
    assert_eq!(view.slides.as_slice(), [0, 0]);
}

#[test]
fn mes_39_after_the_third_round_the_game_is_over() {
    let game = Play::over("", &[[20, 14, 25], [1, 2, 3]]);
    assert_eq!(game.waits_for(), "nobody");
    assert_eq!(game.refusal("1 done"), "the game is over");
    assert_eq!(game.refusal("! time"), "the game is over");
}

#[test]
fn mes_40_the_worst_score_is_struck() {
    assert_eq!(Play::over("", &[[20, 14, 25], [5, 5, 9]]).ranks(), [(1, 45), (2, 14)]);
    assert_eq!(mesozooic::struck(&[20, 14, 25], false), Some(1));
    assert_eq!(mesozooic::struck(&[14, 14, 25], false), Some(0), "one of the equal ones");
}

#[test]
fn mes_41_the_highest_total_wins() {
    assert_eq!(Play::over("", &[[10, 10, 10], [30, 1, 1], [9, 12, 12]]).ranks(), [(3, 20), (1, 31), (2, 24)]);
}

#[test]
fn mes_42_struck_scores_decide_ties_and_who_is_equal_shares() {
    assert_eq!(Play::over("", &[[20, 14, 25], [22, 23, 13]]).ranks(), [(1, 45), (2, 45)]);
    assert_eq!(Play::over("", &[[20, 14, 25], [14, 25, 20]]).ranks(), [(1, 45), (1, 45)]);
    let three = Play::over("", &[[20, 14, 25], [25, 20, 14], [22, 23, 13]]);
    assert_eq!(three.ranks(), [(1, 45), (1, 45), (3, 45)]);
    assert_eq!(three.standing().tie_break.as_slice(), [14, 14, 13], "what decided can be told");
}
