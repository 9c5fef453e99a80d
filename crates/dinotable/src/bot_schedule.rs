//! When bots act under a clock where no time passes: each at its own rate.

use dino_bots::Kind;
use dino_core::game::EventOf;
use dino_core::{Clock as _, Clocks, Game, MAX_SEATS, Seat, SeatSet};
use std::time::Duration;

/// When each bot acts next by the clock that runs for it, and what it has decided already.
pub(crate) struct BotSchedule<A> {
    /// The time between two actions of each seat.
    intervals: [Duration; MAX_SEATS],
    /// For each seat an action that came too early, to be tried again, with when its clock was set and the reading.
    early: [Option<(A, Duration, Duration)>; MAX_SEATS],
}

/// What comes next under the clocks that run.
pub(crate) enum Next<E> {
    /// Nothing is timed: this seat acts.
    Untimed(Seat),
    /// This seat acts at this reading of its clock.
    Timed(Seat, Duration),
    /// A clock has run out at this time, and this happens.
    Timeout(Duration, E),
}

impl<A: Copy> BotSchedule<A> {
    pub(crate) fn new(bots: &[Kind]) -> Self {
        let mut intervals = [Duration::from_secs(1); MAX_SEATS];
        for (interval, bot) in intervals.iter_mut().zip(bots) {
            *interval = bot.interval();
        }
        BotSchedule { intervals, early: [None; MAX_SEATS] }
    }

    /// What comes next for these seats, which are asked: under a clock for all the seat whose time comes first, otherwise
    /// the first seat.
    pub(crate) fn next<G: Game<Action = A>>(
        &self,
        clocks: &Clocks,
        state: &G,
        seats: SeatSet,
    ) -> Option<Next<EventOf<G>>> {
        let seat = match G::Clock::limit(state) {
            Some(_) => seats.iter().min_by_key(|seat| self.reading(clocks, state, *seat))?,
            None => seats.first()?,
        };
        let Some(clock) = clocks.running(state, seat) else { return Some(Next::Untimed(seat)) };
        let reading = self.reading(clocks, state, seat);
        Some(match clocks.timeout_of(state, seat) {
            Some(timeout) if timeout.at <= clock.set_at + reading => Next::Timeout(timeout.at, timeout.event),
            _ => Next::Timed(seat, reading),
        })
    }

    /// An action of the seat that came too early, when it may be tried again.
    pub(crate) fn take_early<G: Game<Action = A>>(&mut self, state: &G, seat: Seat) -> Option<A> {
        let (action, ..) = self.early[seat.index()].take()?;
        state.check(seat, action).is_ok().then_some(action)
    }

    /// The seat's action came too early at this reading: it is kept.
    pub(crate) fn keep_early<G: Game<Action = A>>(
        &mut self,
        clocks: &Clocks,
        state: &G,
        (seat, action): (Seat, A),
        reading: Duration,
    ) {
        let set_at = clocks.running(state, seat).map(|clock| clock.set_at);
        self.early[seat.index()] = set_at.map(|set_at| (action, set_at, reading));
    }

    /// The reading of the seat's clock at its next action.
    fn reading<G: Game<Action = A>>(&self, clocks: &Clocks, state: &G, seat: Seat) -> Duration {
        let set_at = clocks.running(state, seat).map(|clock| clock.set_at);
        let tried = self.early[seat.index()].filter(|(_, set, _)| Some(*set) == set_at);
        let last = clocks.last(seat).max(tried.map(|(.., reading)| reading)).unwrap_or_default();
        last.max(G::Clock::lead(state, seat)) + self.intervals[seat.index()]
    }
}
