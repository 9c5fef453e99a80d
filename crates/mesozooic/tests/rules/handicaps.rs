//! Handicaps: MES-43 to MES-46.

use crate::scene::{Play, Story};
use dino_core::Configure;
use dino_testkit::setup::Setup;
use mesozooic::State;

#[test]
fn mes_43_handicaps_are_set_for_each_seat_and_seen_by_all() {
    let game = Play::building(3, "slow=1 late=12 best=3");
    let options = game.public().options;
    assert_eq!((options.slow.len(), options.late.len(), options.best.len()), (1, 2, 1));
    for options in ["slow=3", "late=13", "best=4", "honour=6"] {
        assert!(State::refusal_of(2, options).ends_with("(MES-43)"), "{options}");
    }
}

#[test]
fn mes_44_slow_hands_slide_one_card_and_not_too_soon() {
    let game = Play::building(2, "slow=1");
    assert_eq!(game.refusal("1 slide b10#1"), "MES-44");
    assert_eq!(game.timed(1, "b11#1", 10_349, Some(10_000)), "MES-44");
    assert_eq!(game.timed(1, "b11#1", 10_350, Some(10_000)), "counts");
    assert_eq!(game.timed(2, "b10#2", 10_001, Some(10_000)), "counts", "the other seat is not slowed");
    let error = State::refusal_of(2, "slow=1 honour=1");
    assert!(error.ends_with("(MES-44)"));
    let badge = State::config(2, "honour=2");
    assert!(Configure::options(&badge).contains(&("honour", "2")));
}

#[test]
fn mes_45_late_starters_wait_five_seconds_and_the_end_stays() {
    let game = Play::building(2, "late=2");
    for (clock, answer) in [(3_000, "MES-45"), (7_900, "MES-45"), (7_999, "MES-45"), (8_000, "counts")] {
        assert_eq!(game.timed(2, "b11#2", clock, None), answer);
    }
    assert_eq!(game.timed(1, "b11#1", 3_000, None), "counts");
    assert_eq!(game.limit(), Some(48_000));
    assert_eq!(game.act(2, "done").waits_for(), "seat 1");
}

#[test]
fn mes_46_strike_the_best_instead_of_the_worst() {
    let game = Play::over("best=1", &[[20, 14, 25], [18, 16, 9]]);
    assert_eq!(game.ranks(), [(1, 34), (2, 34)], "25 was struck, and beats 9");
    assert!(State::refusal_of(1, "best=1").ends_with("(MES-46)"));
}
