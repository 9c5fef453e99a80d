//! When clocks are set, what runs out and when, on the toy: ten seconds to take from the heap.

use dino_core::{Clock as _, Configure, Event, Game, Pending, Seat, Seed, Table};
use dino_testkit::toy::{Config, Timer, Toy};
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(10);

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn first_action(table: &Table<Toy<0>>, seat: Seat) -> <Toy<0> as Game>::Action {
    let mut actions = Vec::new();
    table.state().legal_actions(seat, &mut actions);
    actions[0]
}

/// A table where somebody has ten seconds from `now` on, and that seat.
fn timed_table(now: Duration) -> (Table<Toy<0>>, Seat) {
    for series in 0..100 {
        let config = Config::build(3, &[], None).expect("a game for three");
        let mut table = Table::<Toy<0>>::new(config, Seed::of_series(series, 0), Vec::new());
        table.set_time(now);
        while table.draw().is_some() {}
        while let Pending::Seats(seats) = table.state().pending() {
            let seat = seats.first().expect("somebody is asked");
            if Timer::limit(table.state()).is_some() {
                return (table, seat);
            }
            table.act(seat, first_action(&table, seat)).expect("a legal action");
            while table.draw().is_some() {}
        }
    }
    panic!("nobody is ever timed");
}

#[test]
fn a_clock_is_set_by_the_event_that_brings_its_limit() {
    let (table, seat) = timed_table(seconds(5));
    let clock = table.clock(seat).unwrap();
    assert_eq!((clock.set_at, clock.limit), (seconds(5), LIMIT));
    assert_eq!((clock.elapsed(seconds(8)), clock.left(seconds(8))), (seconds(3), seconds(7)));
    let others = Seat::all(3).filter(|other| *other != seat);
    assert!(others.into_iter().all(|other| table.clock(other).is_none()), "nobody else is asked");
}

#[test]
fn what_runs_out_happens_at_its_time_and_not_before() {
    let (mut table, _) = timed_table(seconds(5));
    let timeout = table.next_timeout().unwrap();
    assert_eq!((timeout.at, timeout.event), (seconds(15), Event::TimeUp));
    table.set_time(seconds(14));
    assert_eq!(table.time_out(Duration::ZERO), Ok(false));
    table.set_time(seconds(15));
    assert_eq!(table.time_out(seconds(1)), Ok(false), "the grace is not over");
    assert_eq!(table.time_out(Duration::ZERO), Ok(true));
    assert_eq!(table.events().last(), Some(&Event::TimeUp));
    assert!(table.next_timeout().is_none());
}

#[test]
fn a_reading_counts_when_it_can_be_true() {
    let (mut table, seat) = timed_table(seconds(5));
    table.set_time(Duration::from_micros(8_000_700));
    let settled = |claimed| table.clocks().settle(table.state(), seat, claimed);
    assert_eq!(settled(None), Some(seconds(3)), "whole milliseconds");
    assert_eq!(settled(Some(seconds(3))), Some(seconds(3)));
    assert_eq!(settled(Some(seconds(2))), Some(seconds(3)), "older than the grace, which is none here");
    assert_eq!(settled(Some(seconds(4))), Some(seconds(3)), "from the future");
}

#[test]
fn time_never_goes_back() {
    let (mut table, _) = timed_table(seconds(5));
    table.set_time(seconds(2));
    assert_eq!(table.clocks().time(), seconds(5));
}

#[test]
fn a_record_keeps_the_reading_of_a_timed_action() {
    let (mut table, seat) = timed_table(seconds(5));
    table.set_time(seconds(9));
    table.act_now(seat, first_action(&table, seat), None).unwrap();
    assert!(table.lines_from(0).contains(&"@ clock 4000".to_owned()), "{:?}", table.lines_from(0));
}
