//! For the young: MES-47 to MES-50.

use crate::scene::{Play, Story};
use dino_testkit::setup::Setup;
use mesozooic::State;

#[test]
fn mes_47_the_options_for_the_young_go_together_and_hold_for_the_table() {
    let game = Play::building(3, "zoo=3x3 time=double");
    for seat in 1..=3 {
        assert_eq!(game.zoo(seat), "b01 b02 b03 / b04 b05 b07 / b09 b10 --");
    }
    assert_eq!(game.limit(), Some(93_000));
}

#[test]
fn mes_48_without_choosing_everybody_builds_with_the_own_set_every_round() {
    let mut game = Play::ready_to_act(2, "draft=off");
    for round in 1..=3 {
        assert_eq!(game.view().round, round);
        assert_eq!(game.zoo(2), "b01 b02 b03 b04 / b05 b06 b07 b08 / b09 b10 b11 --");
        game = game.all("ready").all("done").falls();
    }
    assert_eq!(game.waits_for(), "nobody");
    let error = State::refusal_of(2, "draft=off advanced=random");
    assert!(error.ends_with("(MES-48)"), "{error}");
}

#[test]
fn mes_49_three_cards_leave_each_set_and_twelve_are_left_over() {
    for (seats, deck) in [(2, 28), (3, 36), (4, 44), (5, 52), (6, 60)] {
        let mut game = Play::start(seats, "zoo=3x3");
        for seat in 1..=seats {
            game = game.after(&format!("* director {seat} d{seat}"));
        }
        assert_eq!(game.chance().len(), deck);
        assert_eq!(game.falls().view().hands.as_slice(), vec![8; usize::from(seats)]);
    }
    let other = Play::ready_to_act(2, "draft=off zoo=3x3 without=b01+b02+b03");
    assert_eq!(other.zoo(1), "b04 b05 b06 / b07 b08 b09 / b10 b11 --");
    assert!(State::refusal_of(2, "without=b01+b02+b03").ends_with("(MES-49)"));
    assert!(State::build(2, "zoo=3x3 without=b02+b01+b03", None).is_err());
}

#[test]
fn mes_50_double_time_is_ninety_seconds_without_a_break() {
    let game = Play::building(2, "time=double late=2");
    assert_eq!(game.limit(), Some(3_000 + 90_000));
    assert_eq!(game.timed(1, "b11#1", 92_999, None), "counts");
    assert_eq!(game.timed(1, "b11#1", 93_000, None), "MES-26");
    assert_eq!(game.timed(2, "b11#2", 50_000, None), "counts", "late once");
}
