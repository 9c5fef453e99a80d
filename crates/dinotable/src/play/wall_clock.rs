//! Time at the terminal: a person's passes by the clock on the wall, a bot's at its own rate beside it.

use super::Session;
use super::ask::{self, Heard, Lines};
use crate::bot_schedule::{BotSchedule, Next};
use anyhow::Result;
use dino_bots::{Decision, Kind};
use dino_core::{Clock, Event, Seat, SeatSet};
use dino_page::Show;
use std::io::Write;
use std::time::{Duration, Instant};

/// The time at a table with one person at it.
pub(super) struct WallClock<A> {
    /// When each bot acts next.
    bots: BotSchedule<A>,
    started: Instant,
    /// The table's time when it was started.
    before: Duration,
}

impl<A: Copy> WallClock<A> {
    /// A watch that goes on from the table's time; the person's seat stands among the bots for nothing.
    pub(super) fn new(bots: &[Kind], time: Duration) -> Self {
        WallClock { bots: BotSchedule::new(bots), started: Instant::now(), before: time }
    }

    /// The table's time by the clock on the wall.
    pub(super) fn now(&self) -> Duration {
        self.before + self.started.elapsed()
    }
}

/// When the time that is left is said again, in seconds.
const SAID: [u64; 6] = [60, 30, 20, 10, 5, 3];

impl<G: Show> Session<G> {
    /// What the person types. While a clock runs, the time that is left is said now and then; silence means that it has run out.
    pub(super) fn hear(&mut self, typed: &Lines, out: &mut impl Write) -> Result<Heard> {
        loop {
            ask::show(&self.prompt(), out)?;
            let heard = typed.next(self.until_said());
            if matches!(heard, Heard::End | Heard::Silence) {
                writeln!(out)?;
            }
            if self.time_is_up(out)? {
                return Ok(Heard::Silence);
            }
            if !matches!(heard, Heard::Silence) {
                return Ok(heard);
            }
        }
    }

    /// Waits until the clock lets the person act, and counts the seconds before that.
    pub(super) fn count_down(&self, out: &mut impl Write) -> Result<()> {
        let lead = <G::Clock as Clock<G>>::lead(self.table.state(), self.seat);
        let mut counted = false;
        loop {
            let now = self.wall_clock.now();
            let Some(clock) = self.table.clock(self.seat) else { return Ok(()) };
            let wait = lead.saturating_sub(clock.elapsed(now));
            if wait.is_zero() {
                return if counted { self.say("play-go", &[], out) } else { Ok(()) };
            }
            counted = true;
            self.say("play-count", &[("seconds", wait.as_millis().div_ceil(1000).to_string().into())], out)?;
            out.flush()?;
            std::thread::sleep(wait.min(Duration::from_secs(1)));
        }
    }

    /// How long until the time that is left is said again, or nothing of it is left; nothing where no clock runs.
    fn until_said(&self) -> Option<Duration> {
        let now = self.wall_clock.now();
        let left = self.table.clock(self.seat)?.left(now);
        let next = SAID.map(Duration::from_secs).into_iter().find(|said| *said < left);
        let end = self.table.next_timeout().map(|timeout| timeout.at.saturating_sub(now));
        // A little later than it ends, lest it be asked for once more in the last moment.
        let end = end.unwrap_or(left) + Duration::from_millis(20);
        Some(next.map_or(end, |said| end.min(left - said)))
    }

    /// Ends what has run out while the person thought; whether something had.
    pub(super) fn time_is_up(&mut self, out: &mut impl Write) -> Result<bool> {
        self.table.set_time(self.wall_clock.now());
        let due = self.table.next_timeout().filter(|timeout| timeout.at <= self.table.clocks().time());
        let Some(timeout) = due else { return Ok(false) };
        if timeout.event == Event::TimeUp {
            let asked = self.table.state().pending().seats();
            let bots = asked.iter().filter(|seat| *seat != self.seat).collect();
            while self.bot_in_time(bots, out)? {}
            self.end_time(out)?;
        } else {
            let before = self.table.state().clone();
            self.table.time_out(Duration::ZERO)?;
            self.tell_last(&before, out)?;
        }
        Ok(true)
    }

    /// One of these bots acts, or the time for all of them is over.
    pub(super) fn bots_act(&mut self, bots: SeatSet, out: &mut impl Write) -> Result<()> {
        self.table.set_time(self.wall_clock.now());
        if !self.bot_in_time(bots, out)? {
            self.end_time(out)?;
        }
        Ok(())
    }

    /// One of these bots acts, unless the time for all is over.
    fn bot_in_time(&mut self, bots: SeatSet, out: &mut impl Write) -> Result<bool> {
        let (before, faults) = (self.table.state().clone(), self.faults.count());
        let asked = before.pending().seats();
        let bots = bots.iter().filter(|seat| asked.contains(*seat)).collect();
        match self.wall_clock.bots.next(self.table.clocks(), &before, bots) {
            None | Some(Next::Timeout(_, Event::TimeUp | Event::Chance(_))) => return Ok(false),
            Some(Next::Timeout(_, Event::Act(seat, action))) => self.table.act(seat, action)?,
            Some(Next::Untimed(seat)) => {
                let action = self.choice(seat, None)?;
                self.table.act(seat, action)?;
            }
            Some(Next::Timed(seat, reading)) => {
                let action = self.choice(seat, Some(reading))?;
                if self.table.clocks().check(&before, seat, action, reading).is_err() {
                    let early = (seat, action);
                    self.wall_clock.bots.keep_early(self.table.clocks(), &before, early, reading);
                    return Ok(true);
                }
                self.table.act_at(seat, action, reading)?;
            }
        }
        self.tell_last(&before, out)?;
        for (seat, _) in self.faults.faults().into_iter().skip(faults) {
            let name = self.names[seat.index()].clone();
            self.say("log-bot-failed", &[("name", name.into())], out)?;
        }
        Ok(true)
    }

    /// What the bot in this seat does, at this reading of its clock.
    fn choice(&mut self, seat: Seat, reading: Option<Duration>) -> Result<G::Action> {
        let state = self.table.state();
        if let Some(early) = self.wall_clock.bots.take_early(state, seat) {
            return Ok(early);
        }
        let clock = self.table.clock(seat);
        let time_left = clock.zip(reading).map(|(clock, reading)| clock.limit.saturating_sub(reading));
        let bot = self.bots[seat.index()].as_mut();
        let bot = bot.ok_or_else(|| anyhow::anyhow!("nobody sits in a seat the game waits for"))?;
        Ok(bot.choose(&mut Decision::new(state, seat, time_left, &mut Vec::new())))
    }

    fn end_time(&mut self, out: &mut impl Write) -> Result<()> {
        let before = self.table.state().clone();
        self.table.time_up()?;
        self.tell_last(&before, out)
    }
}
