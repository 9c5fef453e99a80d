//! Personal time: MES-64.

use crate::scene::{Play, Story, at};
use dino_core::{Clock as _, Clocks, Heuristics as _};
use dino_testkit::setup::Setup;
use mesozooic::{State, Timer};

#[test]
fn mes_64_with_personal_time_each_seats_own_end_counts() {
    let game = Play::building(4, "longer=2 twice=3");
    assert_eq!(game.limit(), Some(48_000));
    let once = game.after("! time");
    assert_eq!((once.waits_for(), once.limit()), ("seats 2 3".to_owned(), Some(22_500)));
    let half_more = once.after("! time");
    assert_eq!((half_more.waits_for(), half_more.limit()), ("seat 3".to_owned(), Some(22_500)));
    assert_eq!(half_more.after("! time").view().points.len(), 1);
    assert_eq!(once.timed(2, "b11#2", 22_499, None), "counts");
    assert_eq!(once.timed(2, "b11#2", 22_500, None), "MES-26");
    assert_eq!(half_more.act(3, "done").view().points.len(), 1);
}

#[test]
fn mes_64_the_clock_does_not_jump_when_somebody_is_done() {
    let game = Play::building(2, "twice=2");
    assert_eq!(game.act(1, "done").limit(), game.limit());
    assert_eq!(game.act(1, "done").after("! time").waits_for(), "seat 2");
}

#[test]
fn mes_64_more_time_is_for_seats_at_a_timed_table() {
    for options in ["longer=3", "longer=1 twice=1", "limit=slides twice=1"] {
        assert!(State::refusal_of(2, options).ends_with("(MES-64)"), "{options}");
    }
}

#[test]
fn mes_61_by_turns_each_seat_has_its_own_clock() {
    let game = Play::ready_to_act(2, "draft=off turns=on longer=2");
    assert_eq!(game.limit(), None);
    let own = |game: &Play, seat: u8| {
        Timer::own_clock(game.state(), at(seat))
            .map(|(limit, action)| (limit.as_millis(), action.to_string()))
    };
    let started = game.act(2, "start").falls();
    assert_eq!(own(&started, 2), None, "planning is not limited");
    let ready = started.act(2, "ready");
    assert_eq!(own(&ready, 2), Some((70_500, "time".to_owned())));
    assert_eq!(own(&ready, 1), None);
    assert_eq!(ready.timed(2, "b11#2", 70_499, None), "counts");
    assert_eq!(ready.timed(2, "b11#2", 70_500, None), "MES-26");
    assert_eq!(ready.act(2, "time").waits_for(), "seat 1");
    let capped = Play::ready_to_act(2, "draft=off turns=on planning=on").act(1, "start").falls();
    assert_eq!(own(&capped, 1), Some((60_000, "time".to_owned())));
    assert!(capped.act(1, "time").listed(1).contains("slide"));
}

#[test]
fn a_plan_fits_into_the_time_that_is_left() {
    let game = Play::building(2, "");
    let plan = |actions_left| State::plan(&game.seen(1), at(1), actions_left);
    assert!(plan(None).len() > 4, "there is much to do");
    for left in 0..4 {
        let plan = plan(Some(left));
        assert!(plan.len() <= left as usize + 1, "{plan:?}");
        assert_eq!(plan.last().map(ToString::to_string).as_deref(), Some("done"));
    }
}

#[test]
fn a_bot_does_not_count_the_countdown_as_time_it_has() {
    let mut clocks = Clocks::default();
    let game = Play::building(2, "late=2");
    let left = |clocks: &Clocks, seat| clocks.time_left(game.state(), at(seat)).map(|left| left.as_millis());
    assert_eq!((left(&clocks, 1), left(&clocks, 2)), (Some(45_000), Some(40_000)));
    clocks.set_time(std::time::Duration::from_secs(28));
    assert_eq!((left(&clocks, 1), left(&clocks, 2)), (Some(20_000), Some(20_000)));
}
