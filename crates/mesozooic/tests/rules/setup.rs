//! Players, directors, deck and the learning round: MES-1 to MES-11.

use crate::scene::{Play, Story, at};
use dino_core::{Configure, Game};
use dino_testkit::setup::Setup;
use mesozooic::{Config, Phase, State};

#[test]
fn mes_1_two_to_six_play_and_one_alone() {
    let seats: Vec<u8> = (0..=9).filter(|seats| Config::new(*seats).is_ok()).collect();
    assert_eq!(seats, [1, 2, 3, 4, 5, 6]);
    assert!(!State::config(1, "").options().draft);
}

#[test]
fn mes_2_the_clock_and_the_scores_are_seen_by_all() {
    let game = Play::building(2, "");
    assert_eq!(game.limit(), Some(48_000));
    let counted = game.all("done").falls();
    assert_eq!(counted.public().points, counted.seen(1).points);
    assert_eq!(counted.public().points.len(), 1);
}

#[test]
fn mes_3_the_values_of_the_reference_card_are_in_every_view() {
    let points = Play::ready_to_act(2, "").public().components.points;
    assert_eq!((points.enclosure, points.attraction, points.monorail, points.topiary), (6, 2, 4, 1));
}

#[test]
fn mes_4_directors_are_drawn_by_lot_and_bring_their_sets() {
    let game = Play::start(2, "");
    assert_eq!(game.chance().len(), 6);
    let game = game.after("* director 1 d4");
    assert_eq!(game.chance(), ["d1", "d2", "d3", "d5", "d6"].map(|card| format!("director 2 {card}")));
    assert_eq!(game.refusal("* director 2 d4"), "this cannot fall now");
    let dealt = game.after("* director 2 d2").chance();
    let of = |set: char| dealt.iter().filter(|fall| fall.ends_with(&format!("#{set}"))).count();
    assert_eq!((of('2'), of('4'), of('1')), (11, 11, 0));
}

#[test]
fn mes_5_a_director_is_neither_dealt_nor_slid() {
    let game = Play::start(2, "").after("* director 1 d1, * director 2 d2");
    assert!(game.chance().iter().all(|fall| !fall.contains(" d")));
    assert_eq!(Play::building(2, "").refusal("1 slide d1"), "MES-24");
}

#[test]
fn mes_6_the_deck_is_the_sets_of_all_players_and_all_neutral_cards() {
    for (seats, deck) in [(2, 34), (3, 45), (4, 56), (5, 67), (6, 78)] {
        let mut game = Play::start(seats, "");
        for seat in 1..=seats {
            game = game.after(&format!("* director {seat} d{seat}"));
        }
        assert_eq!(game.chance().len(), deck);
        let neutral = game.chance().iter().filter(|fall| fall.contains(" n")).count();
        assert_eq!(neutral, 12);
    }
}

#[test]
fn mes_7_with_advanced_cards_no_neutral_card_is_dealt() {
    let mut game = Play::start(2, "advanced=gates").after("* director 1 d1, * director 2 d2");
    assert!(game.chance().iter().all(|fall| !fall.contains(" n")));
    game = game.falls();
    assert_eq!(game.waits_for(), "seats 1 2");
}

#[test]
fn mes_8_a_learning_round_has_no_deck() {
    let game = Play::start(2, "learning=on").after("* director 1 d3, * director 2 d5");
    assert_eq!(game.chance()[0], "lay 1 b01#3");
    assert_eq!(game.chance().len(), 11);
    let config = State::config(2, "learning=on");
    assert!(config.options().learning && !config.options().draft);
}

#[test]
fn mes_9_a_learning_round_builds_with_the_own_set_and_never_with_advanced_cards() {
    let game = Play::ready_to_act(2, "learning=on");
    assert_eq!(game.zoo(1), "b01 b02 b03 b04 / b05 b06 b07 b08 / b09 b10 b11 --");
    assert_eq!(game.all("ready").limit(), Some(48_000));
    assert_eq!(Play::ready_to_act(2, "learning=on time=double").all("ready").limit(), Some(93_000));
    for options in ["learning=on advanced=random", "learning=on draft=on"] {
        assert!(State::refusal_of(2, options).ends_with("(MES-9)"));
    }
    assert!(State::refusal_of(1, "learning=on cards=random").ends_with("(MES-9)"));
    assert!(State::build(2, "learning=on zoo=3x3 time=double", None).is_ok());
}

#[test]
fn mes_10_a_learning_round_counts_for_nothing() {
    for seats in [1, 3] {
        let over = Play::ready_to_act(seats, "learning=on").all("ready").all("done");
        assert_eq!(over.waits_for(), "nobody");
        assert!(over.scores()[0] > 0, "its points are shown");
        assert!(over.ranks().iter().all(|rank| *rank == (1, 0)));
    }
}

#[test]
fn mes_10_one_more_game_after_a_learning_round_is_the_full_one() {
    let next = |seats, given: &str| {
        let options = State::config(seats, given).following().options();
        (options.rounds(), options.draft, options.small, options.double)
    };
    assert_eq!(next(3, "learning=on zoo=3x3 time=double"), (3, true, true, true));
    assert_eq!(next(3, "learning=on draft=off"), (3, true, false, false));
    assert_eq!(next(1, "learning=on"), (1, false, false, false));
    for (seats, same) in [(2, ""), (4, "draft=off zoo=3x3"), (1, "cards=random")] {
        assert_eq!(State::config(seats, same).following(), State::config(seats, same));
    }
}

#[test]
fn mes_11_three_rounds_of_choosing_building_and_scoring() {
    let mut game = Play::ready_to_act(2, "");
    for round in 1..=3 {
        assert_eq!((game.view().round, game.view().phase), (round, Phase::Pick));
        for _ in 0..5 {
            game = game.all_pick();
        }
        game = game.falls();
        assert_eq!(game.view().phase, Phase::Plan);
        game = game.all("ready");
        assert_eq!(game.view().phase, Phase::Build);
        game = game.all("done").falls();
        assert_eq!(game.view().points.len(), usize::from(round));
    }
    assert_eq!(game.waits_for(), "nobody");
    assert_eq!(game.view().zoos.len(), 3);
    assert!(game.view().zoos.iter().all(|zoos| zoos[at(1)].is_some()));
    assert_eq!(State::META.categories.len(), 6);
}
