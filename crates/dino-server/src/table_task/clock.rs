//! The clocks of the rules: when they were set, when they run out, and what comes in under them.
//!
//! The rules say how long seats have; this task says when it is over. What arrives carries the sender's reading of the
//! clock; the table settles whether to believe it. A time ends a moment later than it runs out, by the grace of the
//! rules, so that what was done in time and is still on its way counts.

use super::commands::TableTask;
use crate::error::Error;
use dino_core::{MAX_SEATS, Seat};
use dino_games::AnyTable;
use std::time::Duration;
use tokio::time::Instant;

/// The clocks of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    /// When the clock for all was set.
    common: Instant,
    /// When each seat's own clock was set.
    own: [Instant; MAX_SEATS],
    /// How far each seat's timed actions have come.
    pub(crate) timed: [TimedProgress; MAX_SEATS],
}

/// What is timed, to notice that it changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct TimeLimits {
    common: Option<Duration>,
    own: [Option<Duration>; MAX_SEATS],
}

/// How far the timed actions of a seat have come.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct TimedProgress {
    /// The number of the last action that was taken or refused.
    pub(crate) last: u32,
    /// How often an action was refused: each time the sender must read the table again.
    pub(crate) resyncs: u32,
}

/// An action under a running clock.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct TimedAction {
    /// Its number, from 1; a sender counts on for as long as the table lives.
    pub(crate) number: u32,
    /// The sender's own reading of the clock, in milliseconds.
    pub(crate) claimed: u32,
    pub(crate) action: String,
}

impl Clocks {
    pub(crate) fn new() -> Clocks {
        let now = Instant::now();
        Clocks { common: now, own: [now; MAX_SEATS], timed: [TimedProgress::default(); MAX_SEATS] }
    }

    /// The clocks of a table that comes back: they go on where the last timed action left them, so that who stops the
    /// server gains no time.
    pub(crate) fn resumed(table: &dyn AnyTable) -> Clocks {
        let (mut clocks, now) = (Clocks::new(), Instant::now());
        for seat in Seat::all(table.seats()) {
            let set = table.last_stamp(seat).and_then(|last| now.checked_sub(last)).unwrap_or(now);
            if table.own_clock(seat).is_some() {
                clocks.own[seat.index()] = set;
            } else {
                clocks.common = clocks.common.min(set);
            }
        }
        clocks
    }

    /// How long the clock of a seat has run, and how long it may; `None` where nothing is timed for it.
    pub(crate) fn reading(&self, table: &dyn AnyTable, seat: Seat) -> Option<(Duration, Duration)> {
        if let Some((limit, _)) = table.own_clock(seat) {
            return Some((self.own[seat.index()].elapsed(), limit));
        }
        let asked = table.pending().seats().contains(seat);
        table.seat_limit(seat).filter(|_| asked).map(|limit| (self.common.elapsed(), limit))
    }
}

impl TimeLimits {
    pub(crate) fn of(table: &dyn AnyTable) -> TimeLimits {
        let mut own = [None; MAX_SEATS];
        for seat in Seat::all(table.seats()) {
            own[seat.index()] = table.own_clock(seat).map(|(limit, _)| limit);
        }
        TimeLimits { common: table.time_limit(), own }
    }
}

impl TableTask {
    /// Sets the clocks that are new since `before`.
    pub(crate) fn set_clocks(&mut self, before: TimeLimits, time_up: bool) {
        let Some(table) = &self.table else { return };
        let (after, now) = (TimeLimits::of(table.as_ref()), Instant::now());
        if time_up || before.common != after.common {
            self.clocks.common = now;
        }
        for (at, set) in self.clocks.own.iter_mut().enumerate() {
            if before.own[at] != after.own[at] {
                *set = now;
            }
        }
    }

    /// When a clock of the rules runs out, grace included.
    pub(crate) fn rules_deadline(&self) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let grace = table.grace();
        let common = table.time_limit().map(|limit| self.clocks.common + limit + grace);
        let own = Seat::all(table.seats()).filter_map(|seat| {
            table.own_clock(seat).map(|(limit, _)| self.clocks.own[seat.index()] + limit + grace)
        });
        common.into_iter().chain(own).min()
    }

    /// Carries out what the rules say when a clock has run out; whether one had.
    pub(crate) async fn rules_clock_ran_out(&mut self) -> Result<bool, Error> {
        let now = Instant::now();
        let Some(table) = self.table.as_mut() else { return Ok(false) };
        let (first, pending, before) =
            (table.lines(), table.pending().seats(), TimeLimits::of(table.as_ref()));
        let grace = table.grace();
        let common = table.time_limit().is_some_and(|limit| self.clocks.common + limit + grace <= now);
        if common {
            table.time_up()?;
        } else {
            let late = Seat::all(table.seats()).find_map(|seat| {
                let (limit, action) = table.own_clock(seat)?;
                (self.clocks.own[seat.index()] + limit + grace <= now).then_some((seat, action))
            });
            let Some((seat, action)) = late else { return Ok(false) };
            table.act(seat, &action)?;
        }
        table.draw_all();
        self.set_clocks(before, common);
        self.store_lines_from(first, pending).await?;
        Ok(true)
    }

    /// Takes timed actions of a seat in the order of their numbers. Those taken already are skipped, so that a sender may
    /// repeat everything that was not answered yet; those after a gap wait until the missing one is repeated. The first
    /// refusal asks the sender to read the table again, and what it sent before it did so is skipped.
    pub(crate) async fn act_timed(
        &mut self,
        seat: Seat,
        resyncs: u32,
        actions: &[TimedAction],
    ) -> Result<(), Error> {
        let Some(table) = &self.table else { return Err(Error::WrongTime) };
        let (first, pending, before) =
            (table.lines(), table.pending().seats(), TimeLimits::of(table.as_ref()));
        for TimedAction { number, claimed, action } in actions {
            let progress = self.clocks.timed[seat.index()];
            if resyncs != progress.resyncs || *number <= progress.last {
                continue;
            }
            if *number != progress.last + 1 {
                break;
            }
            self.clocks.timed[seat.index()].last = *number;
            if self.act_now(seat, action, Some(*claimed)).is_err() {
                self.clocks.timed[seat.index()].resyncs += 1;
            }
        }
        self.set_clocks(before, false);
        self.store_lines_from(first, pending).await
    }

    /// A seat acts in memory, by the clock where one runs for it.
    pub(crate) fn act_now(&mut self, seat: Seat, action: &str, claimed: Option<u32>) -> Result<(), Error> {
        let Some(table) = self.table.as_mut() else { return Err(Error::WrongTime) };
        let reading = self.clocks.reading(table.as_ref(), seat);
        match reading.and_then(|(elapsed, _)| u32::try_from(elapsed.as_millis()).ok()) {
            Some(arrival) => table.act_timed(seat, action, claimed.unwrap_or(arrival), arrival)?,
            None => table.act(seat, action)?,
        }
        table.draw_all();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dino_core::Seed;

    #[tokio::test]
    async fn a_clock_goes_on_where_it_was_when_the_table_comes_back() {
        let options = [("draft", "off"), ("learning", "on")].map(|(key, value)| (key.into(), value.into()));
        let mut table = dino_games::open("mesozooic", 2, &options, Seed::of_series(1, 1), vec![]).unwrap();
        table.draw_all();
        for seat in Seat::all(2) {
            table.act(seat, "ready").unwrap();
            table.draw_all();
        }
        let slide = table.legal(Seat::FIRST).into_iter().find(|action| action.starts_with("slide")).unwrap();
        table.act_timed(Seat::FIRST, &slide, 20_000, 20_000).unwrap();
        let back = dino_games::resume_lines(&table.record(true)).unwrap();
        for seat in Seat::all(2) {
            let (elapsed, limit) = Clocks::resumed(back.as_ref()).reading(back.as_ref(), seat).unwrap();
            assert!(elapsed >= Duration::from_secs(20) && elapsed < limit, "{elapsed:?}");
        }
    }
}
