//! The clocks of a game being played: when they were set, how long they have run, what happens when they run out.

use crate::clock::{Clock, ClockReading};
use crate::event::{Event, Refusal};
use crate::game::{EventOf, Game};
use crate::seat::{MAX_SEATS, Seat};
use std::time::Duration;

/// The clocks of one game. This is the only place that knows when a clock is set anew.
///
/// It measures nothing. Whoever drives the game (a server, a terminal, a simulation) tells it the time with
/// [`Clocks::set_time`], as a duration since a moment of the driver's own choice, and every event with [`Clocks::note`].
///
/// - The clock for all is set when an event changes [`Clock::number`], and runs on whatever else happens: who has longer
///   than others gains nothing from how late the end of the others was noticed. When a time that is up brings another
///   clock, that one begins where the last one ended.
/// - A seat's own clock is set when an event brings [`Clock::own_clock`] or changes [`Clock::own_number`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Clocks {
    /// The latest time the driver has told.
    time: Duration,
    /// When the clock for all was set.
    common_set_at: Duration,
    /// When each seat's own clock was set.
    own_set_at: [Duration; MAX_SEATS],
    /// The reading of each seat's last action under the clock that still runs for it, whether or not it was taken back.
    last: [Option<Duration>; MAX_SEATS],
    /// The same of the last action that the rules count time from.
    paced: [Option<Duration>; MAX_SEATS],
}

/// A clock that runs for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunningClock {
    /// When it was set, in the driver's time.
    pub set_at: Duration,
    /// How long it may run for this seat.
    pub limit: Duration,
}

impl RunningClock {
    /// How long it has run.
    pub fn elapsed(&self, now: Duration) -> Duration {
        now.saturating_sub(self.set_at)
    }

    /// How long it still may run.
    pub fn left(&self, now: Duration) -> Duration {
        self.limit.saturating_sub(self.elapsed(now))
    }
}

/// What happens when the next clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeout<E> {
    /// When, in the driver's time. Where senders have a grace, the driver waits that much longer.
    pub at: Duration,
    /// What happens then: the time for all is up, or an action is taken for a seat.
    pub event: E,
}

impl Clocks {
    /// The latest time the driver has told.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// The driver's time has come to this. It never goes back.
    pub fn set_time(&mut self, now: Duration) {
        self.time = self.time.max(now);
    }

    /// The clock that runs for a seat that is asked: its own, or the one for all. `None` where nothing is timed.
    pub fn running<G: Game>(&self, state: &G, seat: Seat) -> Option<RunningClock> {
        if !state.pending().seats().contains(seat) {
            return None;
        }
        if let Some((limit, _)) = G::Clock::own_clock(state, seat) {
            return Some(RunningClock { set_at: self.own_set_at[seat.index()], limit });
        }
        let limit = G::Clock::seat_limit(state, seat)?;
        Some(RunningClock { set_at: self.common_set_at, limit })
    }

    /// How much time the seat has left to act, now: what its clock still has, less what passes before the seat can do
    /// anything useful ([`Clock::lead`]). `None` where nothing is timed for it.
    pub fn time_left<G: Game>(&self, state: &G, seat: Seat) -> Option<Duration> {
        let clock = self.running(state, seat)?;
        let used = clock.elapsed(self.time).max(G::Clock::lead(state, seat));
        Some(clock.limit.saturating_sub(used))
    }

    /// The reading of the seat's last action under the clock that still runs for it.
    pub fn last(&self, seat: Seat) -> Option<Duration> {
        self.last[seat.index()]
    }

    /// The clock that runs out first, and what happens then; `None` when nothing is timed.
    pub fn next_timeout<G: Game>(&self, state: &G) -> Option<Timeout<EventOf<G>>> {
        let own = Seat::all(state.seats()).filter_map(|seat| self.own_timeout(state, seat));
        self.common_timeout(state).into_iter().chain(own).min_by_key(|timeout| timeout.at)
    }

    /// The same for the clock that runs for one seat: its own, or the one for all.
    pub fn timeout_of<G: Game>(&self, state: &G, seat: Seat) -> Option<Timeout<EventOf<G>>> {
        self.own_timeout(state, seat).or_else(|| self.common_timeout(state))
    }

    fn own_timeout<G: Game>(&self, state: &G, seat: Seat) -> Option<Timeout<EventOf<G>>> {
        let (limit, action) = G::Clock::own_clock(state, seat)?;
        Some(Timeout { at: self.own_set_at[seat.index()] + limit, event: Event::Act(seat, action) })
    }

    fn common_timeout<G: Game>(&self, state: &G) -> Option<Timeout<EventOf<G>>> {
        let limit = G::Clock::limit(state)?;
        Some(Timeout { at: self.common_set_at + limit, event: Event::TimeUp })
    }

    /// `Ok` when the action comes at its time, its clock having run for `elapsed`.
    pub fn check<G: Game>(
        &self,
        state: &G,
        seat: Seat,
        action: G::Action,
        elapsed: Duration,
    ) -> Result<(), Refusal> {
        G::Clock::is_timely(state, seat, action, ClockReading { elapsed, last: self.paced[seat.index()] })
    }

    /// What the seat may do at the driver's present time, ascending: legal, and timely where a clock runs for it.
    pub fn timely_actions<G: Game>(&self, state: &G, seat: Seat, out: &mut Vec<G::Action>) {
        state.legal_actions(seat, out);
        if let Some(reading) = self.settle(state, seat, None) {
            out.retain(|action| self.check(state, seat, *action, reading).is_ok());
        }
    }

    /// The reading that counts for an action of the seat that arrives now and whose sender may claim one; `None` where
    /// nothing is timed.
    ///
    /// A claimed reading counts, unless it lies before the seat's last, after the arrival, or further back than the
    /// grace of the rules; then the arrival does. What arrives later than the grace after the end comes too late,
    /// whatever it claims. Readings are whole milliseconds, as records write them.
    pub fn settle<G: Game>(&self, state: &G, seat: Seat, claimed: Option<Duration>) -> Option<Duration> {
        let clock = self.running(state, seat)?;
        let arrival = whole_milliseconds(clock.elapsed(self.time));
        let grace = G::Clock::grace(state);
        let is_credible = |claimed: &Duration| {
            arrival <= clock.limit + grace
                && (arrival.saturating_sub(grace)..=arrival).contains(claimed)
                && self.last(seat).is_none_or(|last| *claimed >= last)
        };
        Some(claimed.filter(is_credible).map_or(arrival, whole_milliseconds))
    }

    /// Takes note of an event at the driver's present time. `reading` is that of the acting seat's clock, where one ran.
    pub fn note<G: Game>(&mut self, before: &G, event: &EventOf<G>, after: &G, reading: Option<Duration>) {
        if let Event::Act(seat, action) = *event {
            self.last[seat.index()] = reading;
            if G::Clock::is_paced(action) {
                self.paced[seat.index()] = reading;
            }
        }
        if G::Clock::number(before) != G::Clock::number(after) {
            let is_time_up = matches!(event, Event::TimeUp);
            let ended = self.common_set_at + G::Clock::limit(before).unwrap_or_default();
            self.common_set_at = if is_time_up { self.time.min(ended) } else { self.time };
            (self.last, self.paced) = ([None; MAX_SEATS], [None; MAX_SEATS]);
        }
        for seat in Seat::all(after.seats()) {
            let own = |state: &G| G::Clock::own_clock(state, seat).map(|_| G::Clock::own_number(state, seat));
            if own(before) != own(after) {
                self.own_set_at[seat.index()] = self.time;
                (self.last[seat.index()], self.paced[seat.index()]) = (None, None);
            }
        }
    }

    /// Takes note of an event of a record, in which readings and ends of times alone tell the time.
    pub fn note_recorded<G: Game>(
        &mut self,
        before: &G,
        event: &EventOf<G>,
        after: &G,
        reading: Option<Duration>,
    ) {
        let told = match *event {
            Event::Act(seat, _) => {
                self.running(before, seat).zip(reading).map(|(clock, reading)| clock.set_at + reading)
            }
            Event::TimeUp => {
                // Whoever goes on acts later than this.
                let ended = G::Clock::limit(before);
                self.last.iter_mut().for_each(|last| *last = ended.max(*last));
                ended.map(|ended| self.common_set_at + ended)
            }
            Event::Chance(_) => None,
        };
        self.set_time(told.unwrap_or_default());
        self.note(before, event, after, reading);
    }

    /// The clocks of a table that comes back from its record: each goes on from the last that the record tells of it, so
    /// that nobody gains time by stopping the driver. The driver goes on from [`Clocks::time`].
    pub fn resume<G: Game>(&mut self, state: &G) {
        for seat in Seat::all(state.seats()) {
            let elapsed = self.last(seat).unwrap_or_default();
            self.own_set_at[seat.index()] = self.time.saturating_sub(elapsed);
        }
    }
}

fn whole_milliseconds(time: Duration) -> Duration {
    Duration::from_millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}
