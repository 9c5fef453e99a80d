//! The clocks of the rules: when they were set, when they run out, and what comes in under them.
//!
//! The rules say how long seats have; this task says when it is over. What arrives carries the sender's reading of the
//! clock; the table settles whether to believe it. A time ends a moment later than it runs out, by the grace of the
//! rules, so that what was done in time and is still on its way counts.

use super::work::Work;
use crate::error::Error;
use dino_core::{MAX_SEATS, Seat};
use dino_games::AnyTable;
use std::time::Duration;
use tokio::time::Instant;

/// The time of a table, and how far its timed actions are taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    /// When this table came into memory.
    since: Instant,
    /// The table's own time at that moment.
    before: Duration,
    /// For each seat: the number of its last timed action that was taken, and how often it was told to look again.
    pub(crate) numbers: [(u32, u32); MAX_SEATS],
}

/// A timed action: its number, the sender's reading of the clock in milliseconds, and what it is.
pub(crate) type Timed = (u32, u32, String);

impl Clocks {
    pub(crate) fn new() -> Clocks {
        Clocks { since: Instant::now(), before: Duration::ZERO, numbers: [(0, 0); MAX_SEATS] }
    }

    /// The clocks of a table that comes back: they go on where the last timed action left them, so that who stops the
    /// server gains no time.
    pub(crate) fn resumed(table: &dyn AnyTable) -> Clocks {
        Clocks { before: table.time(), ..Clocks::new() }
    }

    /// The same for a table that is read again.
    pub(crate) fn resume(&mut self, table: &dyn AnyTable) {
        *self = Clocks { numbers: self.numbers, ..Clocks::resumed(table) };
    }

    /// The table's time.
    pub(crate) fn now(&self) -> Duration {
        self.before + self.since.elapsed()
    }

    /// How long the clock of a seat has run, and how long it may; `None` where nothing is timed for it.
    pub(crate) fn reading(&self, table: &dyn AnyTable, seat: Seat) -> Option<(Duration, Duration)> {
        table.clock(seat).map(|clock| (clock.elapsed(self.now()), clock.limit))
    }
}

impl Work {
    /// When a clock of the rules runs out, grace included.
    pub(crate) fn rules_deadline(&self) -> Option<Instant> {
        let at = self.table.as_ref()?.next_timeout()?;
        Some(Instant::now() + at.saturating_sub(self.clocks.now()))
    }

    /// Carries out what the rules say when a clock has run out; whether one had.
    pub(crate) async fn rules_time_up(&mut self) -> Result<bool, Error> {
        let Some(table) = self.table.as_mut() else { return Ok(false) };
        let (first, pending) = (table.lines(), table.pending().seats());
        table.set_time(self.clocks.now());
        if !table.time_out()? {
            return Ok(false);
        }
        table.draw_all();
        self.stored_from(first, pending).await?;
        Ok(true)
    }

    /// Takes timed actions of a seat in the order of their numbers. Those taken already are passed over, so that a sender
    /// may say everything again that was not answered yet; those that come before one that is missing wait for it to be
    /// said again. At the first that is refused the seat is told to look again, and what it sent without having looked
    /// is passed over.
    pub(crate) async fn take_timed(&mut self, seat: Seat, looked: u32, timed: &[Timed]) -> Result<(), Error> {
        let Some(table) = &self.table else { return Err(Error::WrongTime) };
        let (first, pending) = (table.lines(), table.pending().seats());
        for (number, claimed, action) in timed {
            let (done, told) = self.clocks.numbers[seat.index()];
            if looked != told || *number <= done {
                continue;
            }
            if *number != done + 1 {
                break;
            }
            self.clocks.numbers[seat.index()].0 = *number;
            if self.act_now(seat, action, Some(*claimed)).is_err() {
                self.clocks.numbers[seat.index()].1 += 1;
            }
        }
        self.stored_from(first, pending).await
    }

    /// A seat acts in memory, by the clock where one runs for it.
    pub(crate) fn act_now(&mut self, seat: Seat, action: &str, claimed: Option<u32>) -> Result<(), Error> {
        let Some(table) = self.table.as_mut() else { return Err(Error::WrongTime) };
        table.set_time(self.clocks.now());
        table.act_now(seat, action, claimed.map(|claimed| Duration::from_millis(claimed.into())))?;
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
        table.set_time(Duration::from_secs(20));
        table.act_now(Seat::FIRST, &slide, None).unwrap();
        let back = dino_games::resume_lines(&table.record(true)).unwrap();
        for seat in Seat::all(2) {
            let (elapsed, limit) = Clocks::resumed(back.as_ref()).reading(back.as_ref(), seat).unwrap();
            assert!(elapsed >= Duration::from_secs(20) && elapsed < limit, "{elapsed:?}");
        }
    }
}
