//! Games told in notation, for scenarios. Seats are numbers from 1.

use crate::setup::Setup;
use crate::trial::{FastRng, actions, outcomes};
use dino_core::game::EventOf;
use dino_core::{Game, GameExt as _, Pending, Refusal, Seat, Standing};
use rand_core::SeedableRng;
use std::fmt::Display;

/// Declares the type in which scenarios hold a game, as a wrapper of its state: `story!(Play for State);`. Scenarios add
/// what they look at.
#[macro_export]
macro_rules! story {
    ($Play:ident for $State:ty) => {
        /// A game told in notation. Nothing changes it: what happens next is another one.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(crate) struct $Play($State);

        impl $crate::story::Story for $Play {
            type State = $State;

            fn at(state: $State) -> Self {
                $Play(state)
            }

            fn state(&self) -> &$State {
                &self.0
            }
        }
    };
}

/// A moment of a game as its scenarios hold it. Nothing changes it: what happens next is another one.
///
/// A game wraps its state, and adds what its scenarios look at.
pub trait Story: Sized {
    /// Whose story it is.
    type State: Game;

    /// The story at this moment.
    fn at(state: Self::State) -> Self;

    /// The moment.
    fn state(&self) -> &Self::State;

    /// A game from its first moment, with options such as `dna=on`.
    #[track_caller]
    fn start(seats: u8, options: &str) -> Self {
        Self::at(Self::State::new(&Self::State::config(seats, options)))
    }

    /// A moment that was laid out by hand, as a view.
    #[track_caller]
    fn laid_out(view: &<Self::State as Game>::View) -> Self {
        let state = Self::State::sample(view, &mut FastRng::seed_from_u64(0));
        assert_eq!(state.audit(), Ok(()), "{view:?}");
        Self::at(state)
    }

    /// The game after events such as `"1 refuse trex#1, 2 keep, * draw egg#trex"`.
    #[track_caller]
    fn after(&self, events: &str) -> Self {
        let mut state = self.state().clone();
        for line in events.split(", ") {
            let event: EventOf<Self::State> =
                line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"));
            state.apply(&event).unwrap_or_else(|refusal| panic!("{line:?}: {refusal}"));
            assert_eq!(state.audit(), Ok(()), "after {line:?}");
        }
        Self::at(state)
    }

    /// The game after chance fell the first way possible.
    #[track_caller]
    fn fall(&self) -> Self {
        self.after(&format!("* {}", self.chance()[0]))
    }

    /// The rule an event is refused by, or what else the refusal says. The state stays as it was.
    #[track_caller]
    fn refusal(&self, event: &str) -> String {
        let mut state = self.state().clone();
        let read = event.parse().unwrap_or_else(|error| panic!("{event:?}: {error}"));
        let Err(refusal) = state.apply(&read) else { panic!("{event:?} is not refused") };
        assert_eq!(state, *self.state(), "a refused event changes nothing");
        said(refusal)
    }

    /// What a seat may do now.
    fn legal(&self, seat: u8) -> Vec<String> {
        actions(self.state(), self::at(seat)).iter().map(ToString::to_string).collect()
    }

    /// The same in one text: `keep, refuse grey#1`.
    fn listed(&self, seat: u8) -> String {
        self.legal(seat).join(", ")
    }

    /// How chance may fall now; all ways are equally likely.
    #[track_caller]
    fn chance(&self) -> Vec<String> {
        let outcomes = outcomes(self.state());
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "{outcomes:?}");
        outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect()
    }

    /// Whom the game waits for: `seat 1`, `seats 1 2`, `chance` or `nobody`.
    fn waits_for(&self) -> String {
        match self.state().pending() {
            Pending::Seats(seats) if seats.len() == 1 => format!("seat {}", join(seats.iter(), "")),
            Pending::Seats(seats) => format!("seats {}", join(seats.iter(), " ")),
            Pending::Chance => "chance".to_owned(),
            Pending::Over => "nobody".to_owned(),
        }
    }

    /// How the game ended.
    #[track_caller]
    fn standing(&self) -> Standing {
        self.state().standing().unwrap_or_else(|| panic!("the game waits for {}", self.waits_for()))
    }
}

/// The rule that refuses, or what else is said.
pub fn said(refusal: Refusal) -> String {
    match refusal {
        Refusal::Against(rule) => rule.to_string(),
        other => other.to_string(),
    }
}

/// The seat with this number.
pub fn at(seat: u8) -> Seat {
    Seat::new(seat - 1)
}

/// Things in one text.
pub fn join<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}
