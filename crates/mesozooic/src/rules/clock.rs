//! What is timed, and what happens at the end of a time (MES-17, MES-20 to MES-22, MES-26, MES-44, MES-45, MES-57, MES-59,
//! MES-64).

use super::allowed;
use crate::action::Action;
use crate::against;
use crate::state::{Phase, Stage, State};
use dino_core::{Clock, ClockReading, Game as _, Refusal, Seat, SeatSet};
use std::time::Duration;

/// Seconds of one build (MES-22).
const BUILD_SECONDS: u8 = 45;

/// The clocks of Mesozooic: one for all in the draft, in planning, building and with cranes, or one for each seat by turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer;

impl Clock<State> for Timer {
    /// How long until somebody's time is up, counted from when the seats were asked (MES-64).
    fn limit(state: &State) -> Option<Duration> {
        state.common_time(state.next_time())
    }

    /// Each pass, each planning, each build and each round's cranes have their own clock. It stands while chance picks for
    /// those whose time is up (MES-17), and goes on for those who have more (MES-64).
    fn number(state: &State) -> u32 {
        let kind = match state.phase {
            Phase::Pick | Phase::Lapse(_) => 1 + u32::from(state.pass),
            Phase::Plan => 101,
            Phase::Build => 102,
            Phase::Crane => 103,
            _ => 0,
        };
        1000 * u32::from(state.round) + kind
    }

    /// How long this seat has of the time for all: who has more time goes on when the others stop (MES-64).
    fn seat_limit(state: &State, seat: Seat) -> Option<Duration> {
        state.common_time(state.half_times(seat))
    }

    /// The time is up for those who have no more of it.
    fn time_up_unchecked(state: &mut State) {
        if state.counts_half_times() {
            state.time = state.next_time();
        }
        let out: SeatSet =
            state.pending().seats().iter().filter(|seat| state.is_out_of_time(*seat)).collect();
        match state.phase {
            Phase::Pick => state.lapse_next(),
            Phase::Plan => out.iter().for_each(|seat| state.ready(seat)),
            Phase::Build => out.iter().for_each(|seat| state.done(seat)),
            Phase::Crane => out.iter().for_each(|seat| state.leave(seat)),
            _ => {}
        }
    }

    fn own_clock(state: &State, seat: Seat) -> Option<(Duration, Action)> {
        state.own_limit(seat).map(|limit| (limit, Action::Time))
    }

    /// By turns planning has one clock and sliding another.
    fn own_number(state: &State, seat: Seat) -> u32 {
        state.stages[seat] as u32
    }

    /// Nobody slides before GO, and who starts late some seconds later (MES-20, MES-45).
    fn lead(state: &State, seat: Seat) -> Duration {
        if state.stages[seat] == Stage::Build { state.first_slide(seat) } else { Duration::ZERO }
    }

    fn grace(state: &State) -> Duration {
        Duration::from_millis(state.components.timing.grace.into())
    }

    /// Slow hands wait between slides, whatever else was said meanwhile (MES-44).
    fn is_paced(action: Action) -> bool {
        matches!(action, Action::Slide(_))
    }

    /// Whether an action comes at its time, as the clock of whoever drives the game shows it.
    fn is_timely(state: &State, seat: Seat, action: Action, at: ClockReading) -> Result<(), Refusal> {
        let limit = state.own_limit(seat).or_else(|| Self::seat_limit(state, seat));
        let is_over = limit.is_some_and(|limit| at.elapsed >= limit);
        if action == Action::Time {
            // Who has had enough says ready or done; the end of the own time is nobody's to say (MES-26, MES-61).
            return allowed(is_over, 61);
        }
        if is_over {
            let late = match action {
                Action::Pick(..) => 17,
                Action::Ready | Action::Start => 20,
                Action::Swap(..) | Action::Leave => 57,
                _ => 26,
            };
            return Err(against(late));
        }
        if !matches!(action, Action::Slide(_)) || state.options.relaxed {
            return Ok(());
        }
        let interval = Duration::from_millis(state.components.timing.slow_interval.into());
        if at.elapsed < state.countdown() {
            Err(against(20))
        } else if at.elapsed < state.first_slide(seat) {
            Err(against(45))
        } else if state.options.slow.contains(seat)
            && at.last.is_some_and(|last| at.elapsed < last + interval)
        {
            Err(against(44))
        } else {
            Ok(())
        }
    }
}

impl State {
    /// Whether the seat's own clock runs: by turns, while it slides, and while it plans where that is limited (MES-61).
    pub(crate) fn has_own_clock(&self, seat: Seat) -> bool {
        self.own_limit(seat).is_some()
    }

    /// How long the seat has on its own clock, counted from when it was last asked something else.
    pub(crate) fn own_limit(&self, seat: Seat) -> Option<Duration> {
        if self.phase != Phase::Apart || self.options.relaxed {
            return None;
        }
        match self.stages[seat] {
            Stage::Plan if self.options.planning => {
                Some(seconds(self.components.timing.planning_seconds) / 2 * u32::from(self.half_times(seat)))
            }
            Stage::Build => {
                Some(self.countdown() + self.build_time() / 2 * u32::from(self.personal_half_times(seat)))
            }
            _ => None,
        }
    }

    /// How long who has so many half times has of the clock for all, if one runs.
    fn common_time(&self, half_times: u8) -> Option<Duration> {
        let (timing, options) = (&self.components.timing, &self.options);
        let (before, time) = match self.phase {
            Phase::Pick if options.draft_clock => {
                (Duration::ZERO, seconds(timing.draft_seconds[usize::from(self.pass)]))
            }
            Phase::Plan if options.planning => (Duration::ZERO, seconds(timing.planning_seconds)),
            Phase::Build if !options.relaxed => (self.countdown(), self.build_time()),
            Phase::Crane if !options.relaxed => (Duration::ZERO, seconds(timing.crane_seconds)),
            _ => return None,
        };
        Some(before + time / 2 * u32::from(half_times))
    }

    /// The countdown before GO (MES-21).
    fn countdown(&self) -> Duration {
        seconds(self.components.timing.countdown_seconds)
    }

    /// When the seat may slide first, by the running clock (MES-20, MES-45).
    fn first_slide(&self, seat: Seat) -> Duration {
        let late_seconds =
            if self.options.late.contains(seat) { self.components.timing.late_seconds } else { 0 };
        self.countdown() + seconds(late_seconds)
    }

    /// The time of a build, doubled for the young (MES-22, MES-50).
    fn build_time(&self) -> Duration {
        seconds(BUILD_SECONDS << u8::from(self.options.double))
    }

    /// The seat's time in half times (MES-64).
    fn personal_half_times(&self, seat: Seat) -> u8 {
        if self.options.twice.contains(seat) {
            4
        } else if self.options.longer.contains(seat) {
            3
        } else {
            2
        }
    }

    /// The same by the clock that runs now.
    fn half_times(&self, seat: Seat) -> u8 {
        if self.counts_half_times() { self.personal_half_times(seat) } else { 2 }
    }

    /// Whether seats may have different times now: everywhere (MES-64), but under rules version 1 in builds alone. There
    /// the half times of a build stood until the next round.
    fn counts_half_times(&self) -> bool {
        !self.options.first_rules || self.phase == Phase::Build
    }

    /// Whether the seat has no more of the time that ran out last.
    pub(crate) fn is_out_of_time(&self, seat: Seat) -> bool {
        !self.counts_half_times() || self.half_times(seat) <= self.time
    }

    /// Another clock begins: nothing of it has run out.
    pub(crate) fn restart_time(&mut self) {
        if self.counts_half_times() {
            self.time = 0;
        }
    }

    /// When somebody's time runs out next, in half times. It depends on the options and the times that ran out alone, so
    /// that the clock does not jump when somebody is done.
    fn next_time(&self) -> u8 {
        let passed = if self.counts_half_times() { self.time } else { 0 };
        let times = Seat::all(self.options.seats).map(|seat| self.half_times(seat));
        times.filter(|time| *time > passed).min().unwrap_or(passed)
    }

    /// The seat's own time is up (MES-61).
    pub(crate) fn own_time_up(&mut self, seat: Seat) {
        match self.stages[seat] {
            Stage::Plan => self.ready(seat),
            _ => self.done(seat),
        }
    }
}

fn seconds(seconds: u8) -> Duration {
    Duration::from_secs(seconds.into())
}
