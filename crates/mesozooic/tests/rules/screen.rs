//! Playing on a screen: MES-58 to MES-63, MES-65 and MES-66.

use crate::scene::{Play, Story, at};
use dino_core::{Clock as _, Clocks, Game, Record, Seed, Table};
use dino_testkit::setup::Setup;
use mesozooic::{Config, Stage, State, Timer};
use std::time::Duration;

/// A table of two in a build, GO said.
fn table() -> Table<State> {
    let config = State::config(2, "draft=off");
    let mut table = Table::<State>::new(config, Seed::of_series(7, 0), Vec::new());
    while table.draw().is_some() {}
    for seat in [1, 2] {
        table.act(at(seat), "ready".parse().expect("ready")).expect("ready");
    }
    table
}

fn slide(table: &Table<State>, seat: u8) -> mesozooic::Action {
    let mut actions = Vec::new();
    table.state().legal_actions(at(seat), &mut actions);
    actions[0]
}

#[test]
fn mes_58_a_record_holds_every_slide_with_its_time_and_can_be_checked() {
    let mut table = table();
    for (seat, clock) in [(1, 3_100), (2, 3_105), (1, 3_900), (1, 47_999)] {
        let action = slide(&table, seat);
        table.act_at(at(seat), action, Duration::from_millis(clock)).expect("in time");
    }
    let late = slide(&table, 2);
    assert!(table.act_at(at(2), late, Duration::from_secs(48)).is_err(), "too late");
    table.time_up().expect("a clock runs");
    let text = table.record(true).sealed_text();
    assert!(text.contains("\n@ clock 3105\n2 slide "), "{text}");
    let record = Record::read(text.as_bytes()).expect("a record");
    let again = Table::<State>::resume(&record, None).expect("it replays").expect("with its seed");
    assert_eq!(again.state(), table.state());
    let forged = table.record(true).to_string().replace("@ clock 47999", "@ clock 48000");
    let error = dino_core::replay::replay::<State>(&Record::read(forged.as_bytes()).expect("a text"), None);
    assert!(error.is_err_and(|error| error.to_string().contains("MES-26")));
}

#[test]
fn mes_58_a_reading_before_the_end_of_others_cannot_come_after_it() {
    let config = State::config(2, "draft=off twice=2");
    let mut table = Table::<State>::new(config, Seed::of_series(7, 0), Vec::new());
    while table.draw().is_some() {}
    for seat in [1, 2] {
        table.act(at(seat), "ready".parse().expect("ready")).expect("ready");
    }
    table.time_up().expect("a clock runs");
    let action = slide(&table, 2);
    table.act_at(at(2), action, Duration::from_secs(50)).expect("in its time");
    let text = table.record(true).to_string();
    let forged = text.replace("@ clock 50000", "@ clock 47999");
    let [right, forged] = [text, forged].map(|text| {
        dino_core::replay::replay::<State>(&Record::read(text.as_bytes()).expect("a record"), None).map(drop)
    });
    assert_eq!(right, Ok(()));
    let said = "the clock of seat 2 had run 48000 milliseconds before, and now 47999";
    assert!(forged.is_err_and(|error| error.to_string().contains(said)));
}

/// A game by turns that was kept under rules version 1: bots said that their time was up whenever they liked.
const EARLY_ENDS: &str = include_str!("../../../../records/mesozooic/three-turns-clock.rec");

#[test]
fn mes_58_what_was_stored_still_opens() {
    let opens = |text: &str| {
        let events = text.split("result").next().expect("events");
        let seed = text.lines().find(|line| line.starts_with("seed ")).expect("a seed");
        let record = Record::read(format!("{events}{seed}\n").as_bytes()).expect("a record");
        Table::<State>::resume_lines(&record, None)
    };
    // As if an option had come since.
    let table = opens(&EARLY_ENDS.replacen("draft=on ", "", 1)).expect("it opens").expect("with its seed");
    assert_eq!(table.record(true).header.rules, 1, "and stays what it is");

    // The same under today's rules is right in a store, and no right file.
    let config = State::config(2, "draft=off");
    let mut table = Table::<State>::new(config, Seed::of_series(7, 0), Vec::new());
    while table.draw().is_some() {}
    let text = table.record(true).to_string().replacen(" draft-clock=off", "", 1);
    let record = Record::read(text.as_bytes()).expect("a record");
    assert!(Table::<State>::resume_lines(&record, None).is_ok());
    let error = dino_core::replay::replay::<State>(&record, None).map(drop);
    assert!(error.is_err_and(|error| error.to_string().contains("option \"draft-clock\" is missing")));
}

#[test]
fn mes_59_a_credible_stamp_counts_and_another_is_replaced_by_the_arrival() {
    let game = Play::building(2, "");
    let grace = Timer::grace(game.state());
    assert_eq!(grace, Duration::from_millis(300));
    let go = 3_000;
    // In seconds from GO: 44.97 arriving at 45.25 counts, 44.90 does not; nothing counts that arrives at 45.31.
    let settled = |claimed: u64, arrival: u64| {
        let [claimed, arrival] = [claimed, arrival].map(|after| Duration::from_millis(go + after));
        let mut clocks = Clocks::default();
        clocks.set_time(arrival);
        let reading = clocks.settle(game.state(), at(1), Some(claimed)).expect("a clock runs");
        u64::try_from(reading.as_millis()).expect("a short time")
    };
    assert_eq!(game.timed(1, "b11#1", settled(44_970, 45_250), None), "counts");
    assert_eq!(game.timed(1, "b11#1", settled(44_900, 45_250), None), "MES-26");
    assert_eq!(game.timed(1, "b11#1", settled(44_999, 45_310), None), "MES-26");
    assert_eq!(game.timed(1, "b11#1", settled(46_000, 44_000), None), "counts", "from the future: now");
}

#[test]
fn mes_60_a_budget_of_slides_instead_of_time() {
    let game = Play::building(2, "limit=slides");
    assert_eq!((game.limit(), game.waits_for()), (None, "seats 1 2".to_owned()));
    let budget = |options: &str| {
        Play::building(2, &format!("limit=slides {options}")).view().slides_left.as_slice().to_vec()
    };
    assert_eq!(budget(""), [40, 40]);
    assert_eq!(budget("budget=few"), [25, 25]);
    assert_eq!(budget("budget=many time=double"), [120, 120]);
    assert_eq!(budget("slow=1 late=2"), [30, 35]);
    assert_eq!(budget("slow=1 late=1 budget=few"), [10, 25]);
    assert_eq!(budget("zoo=3x3"), [24, 24]);
    assert_eq!(budget("zoo=3x3 budget=few slow=12 late=1"), [6, 6]);
    assert_eq!(game.act(1, "slide b09#1").view().slides_left[at(1)], 37);
}

#[test]
fn mes_60_a_run_longer_than_the_rest_is_refused_and_whose_slides_are_spent_is_done() {
    let mut game = Play::building(2, "limit=slides zoo=3x3 budget=few");
    for _ in 0..7 {
        game = game.after("1 slide b10#1, 1 slide b10#1");
    }
    assert_eq!(game.view().slides_left[at(1)], 1);
    assert_eq!(game.refusal("1 slide b09#1"), "MES-60");
    assert!(!game.listed(1).contains("b09#1"));
    let spent = game.act(1, "slide b10#1");
    assert_eq!((spent.view().stages[at(1)], spent.waits_for()), (Stage::Done, "seat 2".to_owned()));
    assert!(State::refusal_of(2, "budget=few").ends_with("(MES-60)"));
}

#[test]
fn mes_61_by_turns_zoos_are_hidden_until_all_are_finished() {
    let game = Play::ready_to_act(2, "draft=off turns=on");
    assert_eq!((game.waits_for(), game.listed(1)), ("seats 1 2".to_owned(), "start".to_owned()));
    let started = game.act(1, "start").falls();
    assert_eq!(started.listed(1), "ready");
    assert!(started.seen(2).zoo(at(1)).is_none() && started.seen(1).zoo(at(1)).is_some());
    let done = started.after("1 ready, 1 slide b11#1, 1 done");
    assert_eq!(done.waits_for(), "seat 2");
    assert!(done.seen(2).zoo(at(1)).is_none() && done.public().points.is_empty());
    let all = done.act(2, "start").falls().after("2 ready, 2 done");
    assert_eq!(all.public().points.len(), 1);
    assert!(all.public().zoos[0].iter().all(Option::is_some), "all are shown together");
    assert_eq!(Play::building(2, "").refusal("1 time"), "MES-61");
    assert_eq!(Play::building(2, "").refusal("1 start"), "MES-61");
    assert!(State::refusal_of(2, "turns=on draft-clock=on").ends_with("(MES-61)"));
}

#[test]
fn mes_62_other_zoos_are_seen_while_they_are_built() {
    let game = Play::building(2, "").act(1, "slide b08#1");
    assert_eq!(game.seen(2).zoo(at(1)), game.seen(1).zoo(at(1)));
    assert_eq!(game.public().zoo(at(1)).and_then(mesozooic::Zoo::hole), Some(7));
}

#[test]
fn mes_63_an_absent_seat_counts_as_ready_and_done_and_its_zoo_is_scored_as_it_is() {
    let planning = Play::ready_to_act(2, "draft=off");
    let game = planning.act(1, "ready").act(2, "ready").act(1, "slide b11#1");
    let before = game.zoo(1);
    let counted = game.act(2, "done").act(1, "done");
    let zoo = counted.view().zoos[0][at(1)].expect("a zoo");
    assert_eq!(crate::scene::plain(&zoo), before.replace("--", "d1"));
    assert!(counted.scores().iter().all(|score| *score > 0));
}

#[test]
fn mes_65_one_builds_alone_against_targets() {
    let game = Play::ready_to_act(1, "").all("ready");
    assert_eq!(
        (game.limit(), game.zoo(1)),
        (Some(48_000), "b01 b02 b03 b04 / b05 b06 b07 b08 / b09 b10 b11 --".into())
    );
    let over = game.after("! time");
    assert_eq!(over.ranks(), [(1, i32::from(over.scores()[0]))]);
    assert_eq!(game.public().components.targets, [[20, 28, 34], [14, 20, 25]]);
    let random = Play::start(1, "cards=random").after("* director 1 d6");
    assert_eq!(random.chance().len(), 23, "the own set and the neutral cards");
    assert_eq!(random.falls().all("ready").all("done").waits_for(), "nobody");
    for (seats, options) in [(1, "draft=on"), (1, "advanced=random"), (2, "cards=random")] {
        let error = State::refusal_of(seats, options);
        assert!(error.ends_with("(MES-65)") || error.ends_with("(MES-48)"), "{error}");
    }
}

#[test]
fn mes_66_there_are_no_cards_of_the_expansions() {
    assert!("m1".parse::<mesozooic::CardId>().is_err());
    assert_eq!(Config::new(6).map(|config| config.options().rounds()), Ok(3));
}
