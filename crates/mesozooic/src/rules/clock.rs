//! What is timed, and what happens at the end of a time (MES-17, MES-20 to MES-22, MES-26, MES-44, MES-45, MES-59).

use crate::action::Action;
use crate::against;
use crate::state::{Phase, Stage, State};
use dino_core::{Refusal, Seat, Stamp};
use std::time::Duration;

/// Seconds of one build (MES-22).
const BUILD_SECONDS: u64 = 45;

impl State {
    /// How long the seats that are asked have, counted from when they were asked; after a time that ran out, from then.
    pub(crate) fn limit(&self) -> Option<Duration> {
        let (timing, options) = (&self.components.timing, &self.options);
        match self.phase {
            Phase::Pick if options.draft_clock => {
                Some(Duration::from_secs(timing.draft_seconds[usize::from(self.pass)].into()))
            }
            Phase::Plan if options.planning => Some(Duration::from_secs(timing.planning_seconds.into())),
            Phase::Build if !options.relaxed => {
                let next = self.next_time();
                Some(self.lead() + self.half_time() * u32::from(next - self.time))
            }
            Phase::Crane if !options.relaxed => Some(Duration::from_secs(timing.crane_seconds.into())),
            _ => None,
        }
    }

    /// How long this seat has of the time for all: who has more time builds on when the others stop (MES-64).
    pub(crate) fn limit_of(&self, seat: Seat) -> Option<Duration> {
        let longest = self.half_times(seat).saturating_sub(self.time);
        let builds = self.phase == Phase::Build && !self.options.relaxed && longest > 0;
        if builds { Some(self.lead() + self.half_time() * u32::from(longest)) } else { self.limit() }
    }

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

    /// The time is up.
    pub(crate) fn time_up(&mut self) {
        match self.phase {
            Phase::Pick => self.lapse_all(),
            Phase::Plan => self.all_ready(),
            Phase::Build => {
                self.time = self.next_time();
                for seat in self.seats_at(Stage::Build).iter() {
                    if self.half_times(seat) <= self.time {
                        self.stages[seat] = Stage::Done;
                    }
                }
                if self.seats_at(Stage::Build).is_empty() {
                    self.end_builds();
                }
            }
            Phase::Crane => self.leave_all(),
            _ => {}
        }
    }

    /// The seat's own time is up (MES-61).
    pub(super) fn own_time_up(&mut self, seat: Seat) {
        match self.stages[seat] {
            Stage::Plan => self.ready(seat),
            _ => self.done(seat),
        }
    }

    /// Whether an action comes at its time, as the clock of whoever drives the game shows it.
    pub(crate) fn is_timely(&self, seat: Seat, action: Action, at: Stamp) -> Result<(), Refusal> {
        let limit = self.own_limit(seat).or_else(|| self.limit_of(seat));
        if limit.is_some_and(|limit| at.clock >= limit) && action != Action::Time {
            let late = match action {
                Action::Pick(..) => 17,
                Action::Ready | Action::Start => 20,
                Action::Swap(..) | Action::Leave => 57,
                _ => 26,
            };
            return Err(against(late));
        }
        if !matches!(action, Action::Slide(_)) || self.options.relaxed {
            return Ok(());
        }
        let go = self.lead();
        let late_start = Duration::from_secs(self.components.timing.late_seconds.into());
        let interval = Duration::from_millis(self.components.timing.slow_interval.into());
        if at.clock < go {
            Err(against(20))
        } else if self.time == 0 && self.options.late.contains(seat) && at.clock < go + late_start {
            Err(against(45))
        } else if self.options.slow.contains(seat) && at.last.is_some_and(|last| at.clock < last + interval) {
            Err(against(44))
        } else {
            Ok(())
        }
    }
}
