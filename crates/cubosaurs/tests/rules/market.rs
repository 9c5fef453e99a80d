//! Buying tiles, and what becomes of them: CUB-73, CUB-75 and CUB-78.

use crate::scene::{Play, Scene, Story, at};

fn game(tokens: [u8; 2], market: &str) -> Play {
    let game = Scene::advanced(2).collection(1, "trex#1").collection(2, "grey#1").hand("trex#3");
    game.tokens(&tokens).market(market).play()
}

#[test]
fn cub_73_the_price_goes_back_to_the_reserve_and_the_tile_to_its_buyer() {
    let bought = game([7, 0], "1 2 4").after("1 buy 1");
    assert_eq!((bought.tokens(), bought.market()), (vec![2, 0, 38], "2 4".into()));
    assert_eq!((bought.bought(1), bought.bought(2)), ("1".into(), String::new()));
    assert_eq!(bought.waits_for(), "seat 1");
}

#[test]
fn cub_73_one_tile_may_be_bought_in_a_turn() {
    let bought = game([20, 20], "1 2").after("1 buy 1");
    assert_eq!(bought.purchases(1), "");
    assert_eq!(bought.refusal("1 buy 2"), "CUB-73");
    let next_turn = bought.after("1 keep, * draw black#3");
    assert_eq!(next_turn.purchases(2), "buy 2");
}

#[test]
fn cub_73_a_seat_that_is_passed_the_hand_back_may_buy_again() {
    let game = game([20, 0], "1 2").after("1 buy 1, 1 keep, * draw black#3, 2 refuse grey#1");
    assert_eq!(game.purchases(1), "buy 2");
}

#[test]
fn cub_73_only_face_up_tiles_one_can_pay_for_are_bought() {
    let game = game([4, 0], "1 7");
    assert_eq!(game.purchases(1), "buy 7 grey#1");
    assert_eq!(game.refusal("1 buy 1"), "CUB-73", "it costs 5");
    assert_eq!(game.refusal("1 buy 2"), "CUB-73", "it is not in the market");
}

#[test]
fn cub_73_a_tile_is_bought_with_the_hand_at_hand_and_in_turn() {
    let drawing = Scene::advanced(2).tokens(&[20, 20]).market("1").play();
    assert_eq!(drawing.refusal("1 buy 1"), "out of turn");
    assert_eq!(drawing.falls(1).refusal("2 buy 1"), "the game does not wait for seat 2");
    assert_eq!(drawing.falls(1).listed(1), "keep, buy 1");
}

#[test]
fn cub_73_tokens_gained_by_keeping_are_for_later_turns() {
    let game = Scene::advanced(2).hand("pterodactyl#1").market("3").play();
    let kept = game.after("1 keep");
    assert_eq!((kept.tokens(), kept.view().turn), (vec![1, 0, 39], at(2)));
    let later = kept.after("* draw trex#1, 2 keep, * draw trex#2");
    assert_eq!(later.purchases(1), "buy 3");
}

#[test]
fn cub_73_the_market_is_not_refilled_during_a_round() {
    let bought = game([20, 20], "2").after("1 buy 2, 1 keep, * draw black#3");
    assert_eq!((bought.market(), bought.purchases(2)), (String::new(), String::new()));
}

#[test]
fn cub_73_tokens_and_tiles_are_open() {
    let view = game([7, 3], "1 2").after("1 buy 1").view();
    assert_eq!((view.tokens.as_slice(), view.bought_tiles[at(1)].len()), (&[2, 3][..], 1));
}

#[test]
fn cub_75_bought_tiles_stay_with_their_owner_until_the_count() {
    let game = game([8, 6], "1 2 6").after("1 buy 1, 1 keep, * draw black#3, 2 buy 6 grey#1, 2 keep");
    let game = game.after("* draw black#4, 1 buy 2, 1 keep");
    assert_eq!((game.bought(1), game.bought(2), game.market()), ("1 2".into(), "6".into(), String::new()));
}

/// The end of round 1 for two: tile 1 was bought, tiles 4 and 9 were not; seat 2 scored less.
fn between_rounds() -> Play {
    let game = Scene::advanced(2).bought(1, "1").market("4 9").tokens(&[3, 4]).hand("trex#3").deck(0).play();
    game.after("1 keep")
}

#[test]
fn cub_78_tokens_and_unbought_tiles_stay_and_the_market_is_filled_up() {
    let next = between_rounds();
    assert_eq!((next.tokens(), next.market()), (vec![3, 4, 33], "4 9".into()));
    let all_others = ["1", "2", "3", "5", "6", "7", "8", "10"].map(|tile| format!("tile {tile}"));
    assert_eq!(next.chance(), all_others);
    let filled = next.after("* tile 8");
    assert_eq!(filled.market(), "4 8 9");
    assert!(filled.chance()[0].starts_with("deal 2 "));
}

#[test]
fn cub_78_a_bought_tile_scores_once_and_may_be_bought_again() {
    let next = between_rounds();
    assert_eq!((next.scores(), next.bought(1)), (vec![4 + 1, 0], String::new()));
    let game = Scene::advanced(2).counted(&[5, 0]).tokens(&[3, 7]).market("1 4 9").hand("trex#3").turn(2);
    assert_eq!(game.play().purchases(2), "buy 1, buy 4");
    assert!(next.after("* tile 1").market().starts_with('1'));
}

#[test]
fn cub_78_the_same_goes_for_a_third_round() {
    let game = Scene::advanced(2).counted(&[0; 2]).bought(2, "7").market("4 9").tokens(&[3, 4]);
    let third = game.hand("trex#3").deck(0).play().after("1 keep");
    assert_eq!((third.view().round, third.tokens(), third.market()), (3, vec![3, 4, 33], "4 9".into()));
    assert!(third.chance().contains(&"tile 7".to_owned()));
}
