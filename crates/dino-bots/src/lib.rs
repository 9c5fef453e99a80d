//! Bots that play by the same view a person in their seat would have.
//!
//! A bot gets a [`Decision`], never a state: it can ask for the view, for its legal actions and for the time left, and
//! nothing else. So a bot that peeks cannot be written.
//!
//! One bot plays one seat for a whole game. It may remember what it planned, so a driver that makes a new one for each
//! decision gets weaker and slower play.
//!
//! How to write one is shown by `own_bot`, how to search by `search`, and how to let them play by `tournament`: all three
//! are examples of the crate `dino-games`.

mod decision;
mod greedy;
mod random;

pub use decision::Decision;
pub use greedy::Greedy;
pub use random::Random;

use dino_core::{Game, Heuristics};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Something that decides for a seat.
pub trait Bot<G: Game>: Send {
    /// The action it takes: one of the legal ones. It is asked once for each action: a driver that cannot carry the
    /// action out yet keeps it until it can.
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action;
}

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Every legal action is as good as any other.
    Random,
    /// The action that looks best one step ahead.
    Greedy,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// Its name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// How many actions a minute it takes where time counts: about as fast as a careful person.
    pub const fn rate(self) -> u32 {
        match self {
            Kind::Random => 60,
            Kind::Greedy => 90,
        }
    }

    /// How long it takes over an action where time counts.
    pub const fn interval(self) -> Duration {
        Duration::from_millis(60_000 / self.rate() as u64)
    }

    /// A bot of this kind. Bots of the same seed decide alike.
    pub fn bot<G: Heuristics>(self, seed: u64) -> Box<dyn Bot<G>> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        match self {
            Kind::Random => Box::new(Random::<G>::new(rng)),
            Kind::Greedy => Box::new(Greedy::<G>::new(rng, self.rate())),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called \"{0}\"; there are: random, greedy")]
pub struct UnknownBot(String);

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}
