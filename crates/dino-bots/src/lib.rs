//! Bots that play by the same view a person in their seat would have.
//!
//! A bot gets a [`Decision`], never a state: it can ask for the view, for its legal actions and for the time left, and
//! nothing else. So a bot that peeks cannot be written.
//!
//! One bot plays one seat for a whole game. It may remember what it planned, so a driver that makes a new one for each
//! decision gets weaker and slower play.
//!
//! | bot | plays |
//! | --- | --- |
//! | `random` | any legal action |
//! | `greedy` | what its game appraises highest, one look ahead |
//! | `egg`, `hatchling` | as `greedy`, but overlooking and misjudging as beginners do ([`Novice`]) |
//! | `grazer`, `hunter`, `apex` | what a search finds best ([`Searcher`], [`search`]), each farther than the one before |
//!
//! How to write one is shown by `own_bot`, how to search by `search`, and how to let them play by `tournament`: all three
//! are examples of the crate `dino-games`.

pub mod advice;
mod decision;
mod greedy;
mod guard;
pub mod learn;
mod novice;
pub mod outlook;
mod random;
pub mod review;
pub mod search;
mod searcher;
mod weights;

pub use decision::Decision;
pub use greedy::Greedy;
pub use guard::{Fault, FaultLog, Guarded};
pub use novice::Novice;
pub use random::Random;
pub use searcher::Searcher;
pub use weights::{BadWeights, Weights};

use dino_core::{Game, Heuristics};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::{Budget, Settings};
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Every legal action is as good as any other.
    Random,
    /// The action that looks best one step ahead.
    Greedy,
    /// The first level: a child of eight beats it often.
    Egg,
    /// The second level: it knows the game a little.
    Hatchling,
    /// The third level: it tries a few things out.
    Grazer,
    /// The fourth level: it looks ahead.
    Hunter,
    /// The fifth level: the strongest there is, within its time to think.
    Apex,
}

/// How long `apex` thinks about an action when nothing else is said.
pub const THINK: Duration = Duration::from_millis(1000);

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 7] =
        [Kind::Random, Kind::Greedy, Kind::Egg, Kind::Hatchling, Kind::Grazer, Kind::Hunter, Kind::Apex];

    /// The five levels for people, the weakest first.
    pub const LEVELS: [Kind; 5] = [Kind::Egg, Kind::Hatchling, Kind::Grazer, Kind::Hunter, Kind::Apex];

    /// Its name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Egg => "egg",
            Kind::Hatchling => "hatchling",
            Kind::Grazer => "grazer",
            Kind::Hunter => "hunter",
            Kind::Apex => "apex",
        }
    }

    /// How many actions a minute it takes where time counts: about as fast as a person of its level.
    pub const fn rate(self) -> u32 {
        match self {
            Kind::Egg => 30,
            Kind::Hatchling => 45,
            Kind::Random => 60,
            Kind::Grazer => 65,
            Kind::Greedy | Kind::Hunter => 90,
            Kind::Apex => 120,
        }
    }

    /// How long it takes over an action where time counts.
    pub const fn interval(self) -> Duration {
        Duration::from_millis(60_000 / self.rate() as u64)
    }

    /// Whether it searches, and so takes longer than a moment.
    pub const fn searches(self) -> bool {
        matches!(self, Kind::Grazer | Kind::Hunter | Kind::Apex)
    }

    /// A bot of this kind. Bots of the same seed decide alike, but for `apex`, whose time decides.
    pub fn bot<G: Heuristics>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.thinking::<G>(seed, Budget::time(THINK))
    }

    /// A bot of this kind, where `apex` has this budget instead of its usual time.
    pub fn thinking<G: Heuristics>(self, seed: u64, apex: Budget) -> Box<dyn Bot<G>> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let rate = self.rate();
        match self {
            Kind::Random => Box::new(Random::<G>::new(rng)),
            Kind::Greedy => Box::new(Greedy::<G>::new(rng, rate)),
            Kind::Egg => Box::new(Novice::<G>::new(25, 100, rng, rate)),
            Kind::Hatchling => Box::new(Novice::<G>::new(5, 35, rng, rate)),
            Kind::Grazer => Box::new(Searcher::<G>::new(Settings::GRAZER, GRAZER, rng, rate)),
            Kind::Hunter => Box::new(Searcher::<G>::new(Settings::HUNTER, HUNTER, rng, rate)),
            Kind::Apex => Box::new(Searcher::<G>::new(Settings::STRONG, apex, rng, rate)),
        }
    }
}

/// How far the third and the fourth level search.
const GRAZER: Budget = Budget::iterations(24);
const HUNTER: Budget = Budget::iterations(300);

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called \"{0}\"; there are: random, greedy, egg, hatchling, grazer, hunter, apex")]
pub struct UnknownBot(String);

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}
