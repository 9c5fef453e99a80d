//! From one round to the next: CUB-50 to CUB-52.

use crate::scene::{Play, Scene, Story, at};

/// The end of round 1 for three: seats 1 and 3 score -1, seat 2 scores 4.
fn tied_for_the_lowest() -> Play {
    let game = Scene::new(3).collection(1, "pterodactyl#1").collection(2, "trex#3").turn(3);
    game.hand("pterodactyl#2").deck(0).play().after("3 keep")
}

#[test]
fn cub_50_the_lowest_score_starts_the_next_round() {
    let game = Scene::new(3).collection(1, "trex#1").collection(2, "brontosaurus#1").turn(3);
    let next = game.hand("stegosaurus#1").deck(0).play().after("3 keep");
    assert_eq!(next.scores(), [4, -3, 2]);
    assert_eq!(next.view().starter, at(2));
    assert!(next.chance()[0].starts_with("deal 2 "));
}

#[test]
fn cub_50_the_round_just_played_is_compared_and_not_the_total() {
    let game = Scene::new(2).counted(&[0, 20]).collection(1, "trex#1").turn(2).hand("stegosaurus#1");
    let next = game.deck(0).play().after("2 keep").view();
    assert_eq!((next.round, next.starter), (3, at(2)));
}

#[test]
fn cub_50_tiles_of_the_count_belong_to_the_score_compared() {
    let game =
        Scene::advanced(2).collection(1, "brontosaurus#3 brontosaurus#4").turn(2).hand("stegosaurus#3");
    let plain = game.clone().deck(0).play().after("2 keep");
    assert_eq!((plain.scores(), plain.chance().len()), (vec![2, 2], 2));
    let tile = game.bought(1, "1").deck(0).play().after("2 keep");
    assert_eq!((tile.scores(), tile.view().starter), (vec![3, 2], at(2)));
}

#[test]
fn cub_50_chance_picks_among_those_tied_for_the_lowest_score() {
    let next = tied_for_the_lowest();
    assert_eq!(next.chance(), ["first 1", "first 3"]);
    assert_eq!(next.refusal("* first 2"), "this cannot fall now");
    assert_eq!(next.after("* first 3").view().starter, at(3));
}

#[test]
fn cub_50_the_starter_is_settled_before_market_and_deal() {
    let game = Scene::advanced(2).collection(1, "trex#3").turn(2).hand("trex#4").deck(0).play();
    let next = game.after("2 keep");
    assert_eq!(next.chance(), ["first 1", "first 2"]);
    let market = next.after("* first 2");
    assert!(market.chance()[0].starts_with("tile "));
    assert!(market.falls(3).chance()[0].starts_with("deal 2 "));
}

#[test]
fn cub_51_round_2_is_played_counter_clockwise() {
    let started = tied_for_the_lowest().after("* first 3");
    assert!(!started.view().clockwise);
    let (second, third) = (started.falls(4), started.falls(8));
    assert!(second.chance()[0].starts_with("deal 2 ") && third.chance()[0].starts_with("deal 1 "));
    let game = third.falls(5);
    assert_eq!(game.waits_for(), "seat 3");
    let game = game.after("3 keep").falls(1);
    assert_eq!(game.waits_for(), "seat 2");
    assert_eq!(game.after("2 keep").falls(1).waits_for(), "seat 1");
}

#[test]
fn cub_52_a_new_round_is_set_up_and_played_like_the_first() {
    let first = Play::start(3, "").after("* first 1").view();
    let next = tied_for_the_lowest().after("* first 1");
    let again = next.view();
    assert_eq!((again.round, again.deck), (2, first.deck));
    assert_eq!((again.unseen, again.hand, again.collections), (first.unseen, first.hand, first.collections));
    let dealt = next.falls(12);
    assert_eq!((dealt.view().deck, dealt.waits_for()), (18, "chance".into()));
    assert!(dealt.view().collections.iter().all(|cards| cards.len() == 4));
    assert_eq!(dealt.falls(1).waits_for(), "seat 1");
}
