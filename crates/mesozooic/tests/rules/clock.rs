//! Personal time: MES-64.

use crate::scene::{Play, Story, at, join};
use dino_core::replay::{Times, replay};
use dino_core::{
    Clock as _, Clocks, Configure as _, Game as _, GameExt as _, Heuristics as _, NoTakeback, Record,
    Refusal, Seat, Seed, Table, Viewer,
};
use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
use mesozooic::{Phase, State, Timer};
use std::time::Duration;

#[test]
fn mes_64_with_personal_time_each_seats_own_end_counts() {
    let game = Play::building(4, "longer=2 twice=3");
    assert_eq!(game.limit(), Some(48_000));
    let once = game.after("! time");
    assert_eq!((once.waits_for(), once.limit()), ("seats 2 3".to_owned(), Some(70_500)));
    let half_more = once.after("! time");
    assert_eq!((half_more.waits_for(), half_more.limit()), ("seat 3".to_owned(), Some(93_000)));
    assert_eq!(half_more.after("! time").view().points.len(), 1);
    assert_eq!(once.timed(2, "b11#2", 70_499, None), "counts");
    assert_eq!(once.timed(2, "b11#2", 70_500, None), "MES-26");
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
    let longer = Play::ready_to_act(2, "draft=off turns=on planning=on longer=1").act(1, "start").falls();
    assert_eq!(own(&longer, 1), Some((90_000, "time".to_owned())), "MES-64");
}

/// A table by turns, seat 1 having its zoo before it at time zero.
fn started(options: &str) -> Table<State> {
    let config = State::config(2, &format!("draft=off turns=on {options}"));
    let mut table = Table::<State>::new(config, Seed::of_series(7, 0), Vec::new());
    while table.draw().is_some() {}
    act(&mut table, 1, "start", 0).expect("it may start");
    while table.draw().is_some() {}
    table
}

#[test]
fn mes_61_nobody_says_that_the_own_time_is_up_before_it_is() {
    let mut table = started("planning=on");
    assert_eq!(
        act(&mut table, 1, "time", 59_999).map_err(|why| why.to_string()),
        Err("against rule MES-61".into())
    );
    assert!(!run_out(&mut table, 60_299) && run_out(&mut table, 60_300), "the table says it");
    let offered = |table: &Table<State>| {
        let (mut choices, mut timely) = (Vec::new(), Vec::new());
        table.state().choices(at(1), &mut choices);
        table.clocks().timely_actions(table.state(), at(1), &mut timely);
        [choices, timely].map(|actions| join(actions, ", "))
    };
    let [choices, timely] = offered(&table);
    assert!(choices.contains("slide") && choices.ends_with("done"), "{choices}");
    assert_eq!(timely, "done", "before GO");
    table.set_time(Duration::from_millis(60_300 + 47_999));
    assert_eq!(offered(&table), [choices.clone(), choices.clone()], "while it slides");
    table.set_time(Duration::from_millis(60_300 + 48_000));
    assert_eq!(offered(&table), [choices, "time".to_owned()], "when it is up");
    act(&mut table, 1, "time", 60_300 + 48_000).expect("it is up");
}

#[test]
fn mes_21_by_turns_ready_starts_the_own_clock_and_stays() {
    for options in ["", "planning=on"] {
        let mut table = started(options);
        act(&mut table, 1, "ready", 5_000).expect("ready");
        assert_eq!(table.clock(at(1)).map(|clock| clock.set_at), Some(Duration::from_secs(5)));
        assert_eq!(table.take_back(at(1)), Err(NoTakeback::Final), "{options}");
    }
    let together = Play::ready_to_act(2, "draft=off").act(1, "ready");
    assert!(
        together.state().may_be_taken_back(at(1), "ready".parse().expect("ready"), together.state()),
        "MES-20"
    );
}

#[test]
fn mes_64_more_time_is_for_every_clock() {
    let drafts = Play::ready_to_act(3, "draft-clock=on longer=2 twice=3 advanced=mixed crane=on planning=on");
    let picked = drafts.act(1, &drafts.legal(1)[0]);
    let once = picked.after("! time");
    assert_eq!((once.waits_for(), once.limit()), ("seats 2 3".to_owned(), Some(67_500)));
    let half_more = once.after("! time");
    assert_eq!(half_more.waits_for(), "chance", "for seat 2, whose pick is completed (MES-17)");
    let half_more = half_more.falls();
    assert_eq!((half_more.waits_for(), half_more.limit()), ("seat 3".to_owned(), Some(90_000)));
    let passed = half_more.after("! time").falls();
    assert_eq!((passed.waits_for(), passed.limit()), ("seats 1 2 3".to_owned(), Some(30_000)));

    let mut plans = passed;
    while plans.limit() != Some(60_000) {
        plans = plans.all_pick().falls();
    }
    let others = plans.after("! time");
    assert_eq!((others.waits_for(), others.limit()), ("seats 2 3".to_owned(), Some(90_000)));
    let builds = others.after("! time, ! time");
    assert_eq!((builds.waits_for(), builds.limit()), ("seats 1 2 3".to_owned(), Some(48_000)));
}

#[test]
fn mes_64_cranes_too() {
    let cranes = crane_for_both("longer=2");
    assert_eq!((cranes.waits_for(), cranes.limit()), ("seats 1 2".to_owned(), Some(15_000)));
    let once = cranes.after("! time");
    assert_eq!((once.waits_for(), once.limit()), ("seat 2".to_owned(), Some(22_500)));
    assert_eq!(once.after("! time").view().points.len(), 1);
}

/// A round of two in which both have a crane to use: each is dealt one, and keeps it.
fn crane_for_both(options: &str) -> Play {
    let dealt = Play::start(2, &format!("advanced=mixed crane=on {options}"))
        .after("* director 1 d1, * director 2 d2, * deal 1 x1");
    let mut game = (1..11).fold(dealt, |game, _| game.fall()).after("* deal 2 x2").falls();
    while game.state().view(Viewer::Public).phase == Phase::Pick {
        let seat = game.state().pending().seats().first().expect("somebody").number();
        let legal = game.legal(seat);
        game = game.act(seat, legal.iter().find(|pick| pick.contains(" x")).unwrap_or(&legal[0])).falls();
    }
    game.all("ready").all("done")
}

#[test]
fn clocks_of_the_same_length_are_two_clocks() {
    let sheet = State::sheet(&[("[45, 30, 25, 20, 15]", "[30, 30, 25, 20, 15]")]);
    let config = State::config_with(2, "draft-clock=on", &sheet);
    let mut table = Table::<State>::new(config, Seed::of_series(7, 0), Vec::new());
    while table.draw().is_some() {}
    for (seat, time) in [(1, 10_000), (2, 20_000)] {
        let mut actions = Vec::new();
        table.state().legal_actions(at(seat), &mut actions);
        act(&mut table, seat, &actions[0].to_string(), time).expect("in time");
    }
    assert_eq!(table.clock(at(1)).map(|clock| clock.set_at), Some(Duration::from_secs(20)));
}

#[test]
fn a_game_of_the_first_rules_goes_on_as_it_began() {
    let config = State::config(2, "draft-clock=on longer=2");
    let older = config.under(1).expect("known");
    assert_eq!(older.older_rules(), Some(1));
    let mut table = Table::<State>::new(older, Seed::of_series(7, 0), Vec::new());
    while table.draw().is_some() {}
    table.time_up().expect("a clock runs");
    while table.draw().is_some() {}
    assert_eq!(table.state().view(Viewer::Public).pass, 1, "more time was for builds alone");
    let mut actions = Vec::new();
    table.state().legal_actions(at(1), &mut actions);
    act(&mut table, 1, &actions[0].to_string(), 1_000).expect("in time");
    let record = table.record(true);
    assert_eq!(record.header.rules, 1);
    let read = Record::read(record.to_string().as_bytes()).expect("a record");
    let back = Table::<State>::resume_lines(&read, None).expect("it opens").expect("with its seed");
    assert_eq!(back.state(), table.state());
    assert_eq!(replay::<State>(&read, None).map(|replay| replay.times), Ok(Times::Trusted));
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

/// A table whose seats are all in a build, its clock set at time zero.
fn building(seats: u8, options: &str) -> Table<State> {
    let config = State::config(seats, &format!("draft=off {options}"));
    let mut table = Table::<State>::new(config, Seed::of_series(7, 0), Vec::new());
    while table.draw().is_some() {}
    Seat::all(seats).for_each(|seat| act(&mut table, seat.number(), "ready", 0).expect("ready"));
    table
}

/// A seat acts at this time of the table, in milliseconds.
fn act(table: &mut Table<State>, seat: u8, action: &str, time: u64) -> Result<(), Refusal> {
    table.set_time(Duration::from_millis(time));
    table.act_now(at(seat), action.parse().expect("an action"), None)
}

/// A seat slides any one card beside the hole at this time of the table.
fn slide(table: &mut Table<State>, seat: u8, time: u64) -> String {
    let view = table.state().view(Viewer::Seat(at(seat)));
    let zoo = view.zoo(at(seat)).expect("its own zoo");
    let near = (0..zoo.len()).find(|cell| zoo.run(*cell) == Some(1)).and_then(|cell| zoo.card(cell));
    let action = format!("slide {}", near.expect("a card beside the hole"));
    act(table, seat, &action, time).map_or_else(|why| why.to_string(), |()| "counts".to_owned())
}

/// What has run out by this time, the grace included, happens.
fn run_out(table: &mut Table<State>, time: u64) -> bool {
    table.set_time(Duration::from_millis(time));
    let ran_out = table.time_out(Timer::grace(table.state())).expect("a clock");
    while table.draw().is_some() {}
    ran_out
}

#[test]
fn mes_64_no_grace_is_added_when_the_time_of_the_others_ends() {
    for (options, end) in [("longer=2", 70_500), ("twice=2", 93_000)] {
        let mut table = building(2, options);
        assert!(!run_out(&mut table, 48_299) && run_out(&mut table, 48_300), "{options}");
        assert_eq!(slide(&mut table, 2, end - 1), "counts", "{options}");
        assert!(slide(&mut table, 2, end).contains("MES-26"), "{options}");
        assert!(slide(&mut table, 2, end + 201).contains("MES-26"), "{options}");
    }
}

#[test]
fn mes_64_a_table_that_comes_back_gives_no_time_back() {
    let mut table = building(2, "twice=2");
    assert!(run_out(&mut table, 48_300));
    let back = |table: &Table<State>| {
        let back =
            Table::<State>::resume_lines(&table.record(true), None).expect("it opens").expect("a seed");
        let clock = back.clock(at(2)).expect("a clock runs");
        [clock.elapsed(back.clocks().time()), clock.limit].map(|time| time.as_millis())
    };
    assert_eq!(back(&table), [48_000, 93_000], "the end of the others tells the time");
    assert_eq!(slide(&mut table, 2, 60_000), "counts");
    assert_eq!(back(&table), [60_000, 93_000]);
    let mut alone = started("");
    act(&mut alone, 1, "ready", 5_000).expect("ready");
    assert_eq!(slide(&mut alone, 1, 25_000), "counts");
    let mut back =
        Table::<State>::resume_lines(&alone.record(true), None).expect("it opens").expect("a seed");
    let now = back.clocks().time().as_millis() as u64;
    assert!(slide(&mut back, 1, now + 28_000).contains("MES-26"), "20 of 48 seconds had passed");
}

#[test]
fn mes_44_slow_hands_wait_from_their_last_slide_and_nothing_else() {
    let mut table = building(2, "slow=1 twice=1");
    assert_eq!(slide(&mut table, 1, 10_000), "counts");
    act(&mut table, 1, "done", 10_300).expect("done");
    table.take_back(at(1)).expect("it may be taken back (MES-22)");
    assert_eq!(slide(&mut table, 1, 10_350), "counts", "what was taken back was no slide");
    assert!(slide(&mut table, 1, 10_699).contains("MES-44"));
    assert_eq!(slide(&mut table, 1, 48_200), "counts");
    assert!(run_out(&mut table, 48_300));
    assert!(slide(&mut table, 1, 48_549).contains("MES-44"), "the end of others is no slide either");
    assert_eq!(slide(&mut table, 1, 48_550), "counts");
}
