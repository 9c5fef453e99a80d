//! What is timed, and what happens at the end of a time (MES-17, MES-20 to MES-22, MES-26, MES-44, MES-45, MES-59).

use crate::action::Action;
use crate::against;
use crate::state::{Phase, Stage, State};
use dino_core::{Clock, ClockReading, Refusal, Seat};
use std::time::Duration;

/// Seconds of one build (MES-22).
const BUILD_SECONDS: u64 = 45;

/// The clocks of Mesozooic: one for all in the draft, in planning, building and with cranes, or one for each seat by turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer;

impl Clock<State> for Timer {
    /// How long the seats that are asked have, counted from when they were asked; after a time that ran out, from then.
    fn limit(state: &State) -> Option<Duration> {
        let (timing, options) = (&state.components.timing, &state.options);
        match state.phase {
            Phase::Pick if options.draft_clock => {
                Some(Duration::from_secs(timing.draft_seconds[usize::from(state.pass)].into()))
            }
            Phase::Plan if options.planning => Some(Duration::from_secs(timing.planning_seconds.into())),
            Phase::Build if !options.relaxed => {
                let next = state.next_time();
                Some(state.lead() + state.half_time() * u32::from(next - state.time))
            }
            Phase::Crane if !options.relaxed => Some(Duration::from_secs(timing.crane_seconds.into())),
            _ => None,
        }
    }

    /// How long this seat has of the time for all: who has more time builds on when the others stop (MES-64).
    fn seat_limit(state: &State, seat: Seat) -> Option<Duration> {
        let longest = state.half_times(seat).saturating_sub(state.time);
        let builds = state.phase == Phase::Build && !state.options.relaxed && longest > 0;
        if builds { Some(state.lead() + state.half_time() * u32::from(longest)) } else { Self::limit(state) }
    }

    /// The time is up.
    fn time_up_unchecked(state: &mut State) {
        match state.phase {
            Phase::Pick => state.lapse_all(),
            Phase::Plan => state.all_ready(),
            Phase::Build => {
                state.time = state.next_time();
                for seat in state.seats_at(Stage::Build).iter() {
                    if state.half_times(seat) <= state.time {
                        state.stages[seat] = Stage::Done;
                    }
                }
                if state.seats_at(Stage::Build).is_empty() {
                    state.end_builds();
                }
            }
            Phase::Crane => state.leave_all(),
            _ => {}
        }
    }

    fn own_clock(state: &State, seat: Seat) -> Option<(Duration, Action)> {
        state.own_limit(seat).map(|limit| (limit, Action::Time))
    }

    /// Nobody slides before GO, and who starts late some seconds later (MES-20, MES-45).
    fn lead(state: &State, seat: Seat) -> Duration {
        if state.stages[seat] == Stage::Build { state.first_slide(seat) } else { Duration::ZERO }
    }

    fn grace(state: &State) -> Duration {
        Duration::from_millis(state.components.timing.grace.into())
    }

    /// Whether an action comes at its time, as the clock of whoever drives the game shows it.
    fn is_timely(state: &State, seat: Seat, action: Action, at: ClockReading) -> Result<(), Refusal> {
        let limit = state.own_limit(seat).or_else(|| Self::seat_limit(state, seat));
        if limit.is_some_and(|limit| at.elapsed >= limit) && action != Action::Time {
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
        if at.elapsed < state.lead() {
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
                Some(Duration::from_secs(self.components.timing.planning_seconds.into()))
            }
            Stage::Build => Some(self.lead() + self.half_time() * u32::from(self.half_times(seat))),
            _ => None,
        }
    }

    /// The countdown before GO, as long as nothing has run out since (MES-21).
    fn lead(&self) -> Duration {
        let seconds = if self.time == 0 { self.components.timing.countdown_seconds } else { 0 };
        Duration::from_secs(seconds.into())
    }

    /// When the seat may slide first, by the running clock (MES-20, MES-45).
    fn first_slide(&self, seat: Seat) -> Duration {
        let is_late = self.time == 0 && self.options.late.contains(seat);
        let late_seconds = if is_late { self.components.timing.late_seconds } else { 0 };
        self.lead() + Duration::from_secs(late_seconds.into())
    }

    /// Half the time of a build, doubled for the young (MES-22, MES-50).
    fn half_time(&self) -> Duration {
        Duration::from_secs(BUILD_SECONDS << u8::from(self.options.double)) / 2
    }

    /// The seat's time to build, in half times (MES-64).
    fn half_times(&self, seat: Seat) -> u8 {
        if self.options.twice.contains(seat) {
            4
        } else if self.options.longer.contains(seat) {
            3
        } else {
            2
        }
    }

    /// When somebody's time runs out next, in half times from GO. It depends on the options and the times that ran out
    /// alone, so that the clock does not jump when somebody is done.
    fn next_time(&self) -> u8 {
        let times = Seat::all(self.options.seats).map(|seat| self.half_times(seat));
        times.filter(|time| *time > self.time).min().unwrap_or(self.time)
    }

    /// The seat's own time is up (MES-61).
    pub(crate) fn own_time_up(&mut self, seat: Seat) {
        match self.stages[seat] {
            Stage::Plan => self.ready(seat),
            _ => self.done(seat),
        }
    }
}
