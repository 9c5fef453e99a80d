//! The clock of bots: no time passes, each acts at its own rate.

use dino_bots::Kind;
use dino_core::clock::Stamps;
use dino_core::game::EventOf;
use dino_core::{Event, Game, MAX_SEATS, Seat, SeatSet};
use std::time::Duration;

/// When each seat acts next, in milliseconds of the clock that runs for it.
pub(crate) struct Clock {
    /// Milliseconds between two actions of each seat.
    intervals: [u32; MAX_SEATS],
    now: [u32; MAX_SEATS],
    stamps: Stamps,
}

/// What comes next under the clocks that run.
pub(crate) enum Next<A> {
    /// Nothing is timed: whoever is asked acts.
    Untimed(Seat),
    /// This seat acts at its time.
    Acts(Seat, u32),
    /// This seat's own time is up.
    OwnTimeUp(Seat, A),
    /// The time is up.
    TimeUp,
}

impl Clock {
    pub(crate) fn new(bots: &[Kind]) -> Clock {
        let mut intervals = [1_000; MAX_SEATS];
        for (interval, bot) in intervals.iter_mut().zip(bots) {
            *interval = 60_000 / bot.rate().max(1);
        }
        Clock { intervals, now: [0; MAX_SEATS], stamps: Stamps::default() }
    }

    /// Who comes next: under a common clock the seat whose turn is soonest, otherwise the first.
    pub(crate) fn next<G: Game>(&self, state: &G, seats: SeatSet) -> Option<Next<G::Action>> {
        let first = seats.first()?;
        if let Some(limit) = state.time_limit() {
            let soonest = seats.iter().min_by_key(|seat| self.at(*seat))?;
            return Some(match self.is_over(soonest, limit) {
                true => Next::TimeUp,
                false => Next::Acts(soonest, self.at(soonest)),
            });
        }
        Some(match state.own_clock(first) {
            None => Next::Untimed(first),
            Some((limit, action)) if self.is_over(first, limit) => Next::OwnTimeUp(first, action),
            Some(_) => Next::Acts(first, self.at(first)),
        })
    }

    /// Whether the seat may act like this at its time; if not it has to wait for its next.
    pub(crate) fn is_timely<G: Game>(&mut self, state: &G, seat: Seat, action: G::Action) -> bool {
        let at = self.at(seat);
        let timely = state.is_timely(seat, action, self.stamps.stamp(seat, at)).is_ok();
        if !timely {
            self.now[seat.index()] = at;
        }
        timely
    }

    /// Takes note of an event.
    pub(crate) fn note<G: Game>(&mut self, before: &G, event: &EventOf<G>, after: &G, at: Option<u32>) {
        self.stamps.note(before, event, after, at);
        if matches!(event, Event::TimeUp) || before.time_limit() != after.time_limit() {
            self.now = [0; MAX_SEATS];
        } else if let Event::Act(seat, _) = *event {
            let own = |state: &G| state.own_clock(seat).map(|(limit, _)| limit);
            self.now[seat.index()] = at.filter(|_| own(before) == own(after)).unwrap_or(0);
        }
    }

    fn at(&self, seat: Seat) -> u32 {
        self.now[seat.index()] + self.intervals[seat.index()]
    }

    fn is_over(&self, seat: Seat, limit: Duration) -> bool {
        u128::from(self.at(seat)) >= limit.as_millis()
    }
}
