//! The clocks of the rules: when they were set, when they run out, and what comes in under them.
//!
//! The rules say how long seats have; this task says when it is over. What arrives carries the sender's reading of the
//! clock; the table settles whether to believe it. A time ends a moment later than it runs out, by the grace of the
//! rules, so that what was done in time and is still on its way counts.

use super::commands::TableTask;
use super::sharing::Driver;
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
    /// How far each seat's timed actions have come.
    pub(crate) timed: [TimedProgress; MAX_SEATS],
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
        let timed = [TimedProgress::default(); MAX_SEATS];
        Clocks { since: Instant::now(), before: Duration::ZERO, timed }
    }

    /// The clocks of a table that comes back: they go on where the last timed action left them, so that who stops the
    /// server gains no time.
    pub(crate) fn resumed(table: &dyn AnyTable) -> Clocks {
        Clocks { before: table.time(), ..Clocks::new() }
    }

    /// The same for a table that is read again.
    pub(crate) fn resume(&mut self, table: &dyn AnyTable) {
        *self = Clocks { timed: self.timed, ..Clocks::resumed(table) };
    }

    /// The table's time.
    pub(crate) fn now(&self) -> Duration {
        self.before + self.since.elapsed()
    }

    /// When the table's time comes to this.
    fn instant(&self, time: Duration) -> Instant {
        self.since + time.saturating_sub(self.before)
    }

    /// How long the clock of a seat has run, and how long it may; `None` where nothing is timed for it.
    pub(crate) fn reading(&self, table: &dyn AnyTable, seat: Seat) -> Option<(Duration, Duration)> {
        table.clock(seat).map(|clock| (clock.elapsed(self.now()), clock.limit))
    }
}

impl TableTask {
    /// When a clock of the rules runs out, grace included.
    pub(crate) fn rules_deadline(&self) -> Option<Instant> {
        Some(self.clocks.instant(self.table.as_ref()?.next_timeout()?))
    }

    /// Carries out what the rules say when a clock has run out; whether one had.
    pub(crate) async fn rules_clock_ran_out(&mut self) -> Result<bool, Error> {
        self.keep_former();
        let Some(table) = self.table.as_mut() else { return Ok(false) };
        let (first, pending) = (table.lines(), table.pending().seats());
        table.set_time(self.clocks.now());
        if !table.time_out()? {
            return Ok(false);
        }
        table.draw_all();
        self.store_lines_from(first, pending).await?;
        self.driver = Driver::Own;
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
        self.adopt_progress(seat, resyncs, actions).await?;
        let (before, resyncs_before) = (self.clocks.timed, self.clocks.timed[seat.index()].resyncs);
        let Some(table) = &self.table else { return Err(Error::WrongTime) };
        let (first, pending) = (table.lines(), table.pending().seats());
        self.keep_former();
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
        let stored = self.store_lines_from(first, pending).await;
        if stored.is_err() {
            // The sender repeats what is not answered.
            self.clocks.timed[seat.index()].last = before[seat.index()].last;
        }
        if self.clocks.timed[seat.index()].resyncs != resyncs_before {
            self.tell_resync(seat);
        }
        stored
    }

    /// Where another server may have taken or refused what came before: as a sender repeats all that was not answered, the first
    /// that it sends follows on what was.
    async fn adopt_progress(
        &mut self,
        seat: Seat,
        resyncs: u32,
        actions: &[TimedAction],
    ) -> Result<(), Error> {
        let Some(first) = actions.first().filter(|_| self.app.store.is_shared()) else { return Ok(()) };
        let is_behind = |task: &TableTask| {
            let own = task.clocks.timed[seat.index()];
            resyncs > own.resyncs || first.number > own.last + 1
        };
        if !is_behind(self) {
            return Ok(());
        }
        self.read_on().await?;
        if is_behind(self) {
            self.clocks.timed[seat.index()] = TimedProgress { last: first.number.saturating_sub(1), resyncs };
        }
        Ok(())
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
    use dino_games::Setup;

    #[test]
    fn a_time_that_has_passed_lies_in_the_past() {
        let clocks = Clocks { before: Duration::from_secs(5), ..Clocks::new() };
        assert!(clocks.instant(Duration::from_secs(3)) <= Instant::now());
        assert!(clocks.instant(clocks.now()) <= Instant::now());
        assert!(clocks.instant(Duration::from_secs(60)) > Instant::now());
    }

    #[tokio::test]
    async fn a_clock_goes_on_where_it_was_when_the_table_comes_back() {
        let options = [("draft", "off"), ("learning", "on")].map(|(key, value)| (key.into(), value.into()));
        let mut table = Setup { options: &options, ..Setup::new("mesozooic", 2) }
            .open(Seed::of_series(1, 1), vec![], vec![])
            .unwrap();
        table.draw_all();
        for seat in Seat::all(2) {
            table.act(seat, "ready").unwrap();
            table.draw_all();
        }
        let slide = |table: &dyn AnyTable| {
            table.legal(Seat::FIRST).into_iter().find(|action| action.starts_with("slide"))
        };
        // Nobody slides before GO, three seconds after the clock began (MES-21), and nobody is told otherwise.
        table.set_time(Duration::from_secs(1));
        assert_eq!(table.lead_left(Seat::FIRST), Duration::from_secs(2));
        assert_eq!(table.legal(Seat::FIRST), ["done"]);
        let mut at_go = table.boxed();
        at_go.set_time(Duration::from_secs(3));
        let early = slide(at_go.as_ref()).unwrap();
        assert!(table.check(Seat::FIRST, &early).is_err() && at_go.check(Seat::FIRST, &early).is_ok());
        assert!(table.act_now(Seat::FIRST, &early, None).is_err());
        table.set_time(Duration::from_secs(20));
        let slide = slide(table.as_ref()).unwrap();
        assert_eq!(table.lead_left(Seat::FIRST), Duration::ZERO);
        table.act_now(Seat::FIRST, &slide, None).unwrap();
        let back = dino_games::resume_lines(&table.record(true), None).unwrap();
        for seat in Seat::all(2) {
            let (elapsed, limit) = Clocks::resumed(back.as_ref()).reading(back.as_ref(), seat).unwrap();
            assert!(elapsed >= Duration::from_secs(20) && elapsed < limit, "{elapsed:?}");
        }
    }
}
