//! What the rules of a game say about time.

use crate::event::Refusal;
use crate::game::Game;
use crate::seat::Seat;
use std::time::Duration;

/// How a clock stands when a seat acts, as whoever drives the game measures it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    /// How long the clock that runs for the seat has run.
    pub elapsed: Duration,
    /// The same at the seat's last action under this clock that the rules count time from ([`Clock::is_paced`]).
    pub last: Option<Duration>,
}

/// What the rules of a game say about time.
///
/// The rules only say how long seats have. The driver of the game owns the clock: it measures, calls the time and
/// refuses what comes too late. A game knows two kinds of clocks: one for all pending seats, at whose end
/// [`Event::TimeUp`](crate::Event::TimeUp) happens, and one for a single seat, at whose end the driver takes an action
/// for that seat. When a clock is set anew is decided by [`Clocks`](crate::Clocks) alone.
pub trait Clock<G: Game> {
    /// How long the pending seats have, if they are timed, counted from when the clock was set. It depends on public facts
    /// only (law 6), and there is a limit only while the game waits for seats (law 9). Where some have longer than others
    /// the clock runs on at the end of a time, with the next limit.
    fn limit(state: &G) -> Option<Duration>;

    /// Which clock for all this is: it is set anew when the number changes, and only then. So two clocks in a row may
    /// have the same length, and one clock may stand still in between, as when chance falls for those who had less time.
    fn number(state: &G) -> u32;

    /// Carries out the end of that time. Called where [`Clock::limit`] is none it may leave a state that no rule
    /// describes.
    fn time_up_unchecked(state: &mut G);

    /// How long this seat has of the time for all, where some have longer than others: at [`Clock::limit`] the first
    /// of them have to stop.
    fn seat_limit(state: &G, _seat: Seat) -> Option<Duration> {
        Self::limit(state)
    }

    /// How long this seat has by a clock of its own, and the action that is taken for it when that has run out. While
    /// it runs, [`Game::check`] lets the action pass, for a record holds it like any other; [`Clock::is_timely`] refuses
    /// it before the end, and nobody is offered it ([`GameExt::choices`](crate::GameExt::choices)).
    fn own_clock(_state: &G, _seat: Seat) -> Option<(Duration, G::Action)> {
        None
    }

    /// Which clock of its own the seat has, as [`Clock::number`] for the one for all.
    fn own_number(_state: &G, _seat: Seat) -> u32 {
        0
    }

    /// How much of the running clock passes before the seat can do anything useful, such as a countdown. It serves
    /// bots, which would plan for more time than they have. [`Clock::is_timely`] alone refuses.
    fn lead(_state: &G, _seat: Seat) -> Duration {
        Duration::ZERO
    }

    /// How much later than its reading an action may arrive under a running clock, and than the end of the time.
    fn grace(_state: &G) -> Duration {
        Duration::ZERO
    }

    /// Whether the rules count time from this action to the seat's next: then [`ClockReading::last`] is its reading. What
    /// can be taken back is no such action.
    fn is_paced(_action: G::Action) -> bool {
        true
    }

    /// `Ok` when the action comes at its time, or the rule by which it comes too early or too late. Only a driver with a
    /// clock asks, after [`Game::check`] has said everything else.
    fn is_timely(_state: &G, _seat: Seat, _action: G::Action, _at: ClockReading) -> Result<(), Refusal> {
        Ok(())
    }
}

/// The clock of a game whose rules do not know time: `type Clock = Untimed;`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Untimed;

impl<G: Game> Clock<G> for Untimed {
    fn limit(_state: &G) -> Option<Duration> {
        None
    }

    fn number(_state: &G) -> u32 {
        0
    }

    fn time_up_unchecked(_state: &mut G) {}
}
