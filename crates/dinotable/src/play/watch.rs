//! Time at the terminal: a person's passes by the clock on the wall, a bot's at its own rate beside it.

use super::Sitting;
use crate::clock::{Clock, Next};
use anyhow::Result;
use dino_bots::{Kind, Look};
use dino_core::game::EventOf;
use dino_core::{Event, Game, Seat, SeatSet};
use dino_page::Show;
use std::io::Write;
use std::time::{Duration, Instant};

/// The clocks of a table with one person at it.
pub(super) struct Watch {
    /// When each bot acts next.
    bots: Clock,
    /// When the clock for all was set.
    common: Instant,
    /// When the person's own clock was set.
    own: Instant,
}

impl Watch {
    /// Clocks that were set just now; the person's seat stands among the bots for nothing.
    pub(super) fn new(bots: &[Kind]) -> Watch {
        let now = Instant::now();
        Watch { bots: Clock::new(bots), common: now, own: now }
    }

    /// Sets what an event sets: under a running clock it came at so many milliseconds.
    fn note<G: Game>(&mut self, person: Seat, before: &G, event: &EventOf<G>, after: &G, at: Option<u32>) {
        self.bots.note(before, event, after, at);
        match (event, before.time_limit()) {
            // The next time begins where the last one ended, however late that was noticed.
            (Event::TimeUp, Some(limit)) => self.common = (self.common + limit).min(Instant::now()),
            (_, limit) if limit != after.time_limit() => self.common = Instant::now(),
            _ => {}
        }
        let own = |state: &G| state.own_clock(person).map(|(limit, _)| limit);
        if own(before) != own(after) {
            self.own = Instant::now();
        }
    }
}

impl<G: Show> Sitting<G> {
    /// How long the clock that runs for the person has run, and how long it may; `None` where nothing is timed.
    pub(super) fn reading(&self) -> Option<(Duration, Duration)> {
        let state = self.table.state();
        match state.own_clock(self.seat) {
            Some((limit, _)) => Some((self.watch.own.elapsed(), limit)),
            None => state.seat_limit(self.seat).map(|limit| (self.watch.common.elapsed(), limit)),
        }
    }

    /// Lets an event be noticed by the clocks; it is the table's last.
    pub(super) fn noted(&mut self, before: &G, at: Option<u32>) {
        if let Some(event) = self.table.events().last() {
            self.watch.note(self.seat, before, event, self.table.state(), at);
        }
    }

    /// Ends what has run out while the person thought; whether something had.
    pub(super) fn time_is_up(&mut self, out: &mut impl Write) -> Result<bool> {
        let before = self.table.state().clone();
        if let Some((limit, action)) = before.own_clock(self.seat) {
            if self.watch.own.elapsed() < limit {
                return Ok(false);
            }
            self.table.act(self.seat, action)?;
        } else {
            if before.time_limit().is_none_or(|limit| self.watch.common.elapsed() < limit) {
                return Ok(false);
            }
            let bots = before.pending().seats().iter().filter(|seat| *seat != self.seat).collect();
            while self.bot_in_time(bots, out)? {}
            return self.end_time(out).map(|()| true);
        }
        self.noted(&before, None);
        self.tell_last(&before, out)?;
        Ok(true)
    }

    /// One of these bots acts, or the time for all of them is over.
    pub(super) fn bots_act(&mut self, bots: SeatSet, out: &mut impl Write) -> Result<()> {
        if !self.bot_in_time(bots, out)? {
            self.end_time(out)?;
        }
        Ok(())
    }

    /// One of these bots acts, unless their time is over.
    fn bot_in_time(&mut self, bots: SeatSet, out: &mut impl Write) -> Result<bool> {
        let before = self.table.state().clone();
        let asked = before.pending().seats();
        let bots = bots.iter().filter(|seat| asked.contains(*seat)).collect();
        let (seat, action, at) = match self.watch.bots.next(&before, bots) {
            None | Some(Next::TimeUp) => return Ok(false),
            Some(Next::OwnTimeUp(seat, action)) => (seat, action, None),
            Some(Next::Untimed(seat)) => (seat, self.choice(seat, &before)?, None),
            Some(Next::Acts(seat, at)) => {
                let action = self.choice(seat, &before)?;
                if !self.watch.bots.is_timely(&before, seat, action) {
                    return Ok(true);
                }
                (seat, action, Some(at))
            }
        };
        match at {
            Some(at) => self.table.act_at(seat, action, at)?,
            None => self.table.act(seat, action)?,
        }
        self.noted(&before, at);
        self.tell_last(&before, out)?;
        Ok(true)
    }

    fn choice(&mut self, seat: Seat, state: &G) -> Result<G::Action> {
        let bot = self.bots[seat.index()].as_mut();
        let bot = bot.ok_or_else(|| anyhow::anyhow!("nobody sits in a seat the game waits for"))?;
        Ok(bot.choose(&mut Look::new(state, seat, &mut Vec::new())))
    }

    fn end_time(&mut self, out: &mut impl Write) -> Result<()> {
        let before = self.table.state().clone();
        self.table.time_up()?;
        self.noted(&before, None);
        self.tell_last(&before, out)
    }
}
