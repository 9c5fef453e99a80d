//! A bot that cannot harm a game.

use crate::{Bot, Decision, Greedy, Kind};
use dino_core::{Heuristics, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a bot did wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It panicked.
    Panicked,
    /// It chose something illegal.
    Illegal,
    /// It took longer than it may.
    Overran,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Panicked => "panicked",
            Fault::Illegal => "chose something illegal",
            Fault::Overran => "took too long",
        })
    }
}

/// What went wrong with a bot, shared with who wants to tell of it.
#[derive(Clone, Debug, Default)]
pub struct FaultLog(Arc<Mutex<Vec<(Seat, Fault)>>>);

impl FaultLog {
    /// How often something went wrong.
    pub fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// What went wrong, and for which seat, in order.
    pub fn faults(&self) -> Vec<(Seat, Fault)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, seat: Seat, fault: Fault) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((seat, fault));
    }
}

/// Lets a bot play, and [`Greedy`] in its place whenever it panics or chooses something illegal, and for the rest of the
/// game once it has taken longer than it may: a thread cannot be stopped from outside.
pub struct Guarded<G: Heuristics> {
    bot: Box<dyn Bot<G>>,
    greedy: Greedy<G>,
    limit: Duration,
    is_slow: bool,
    log: FaultLog,
}

impl<G: Heuristics> Guarded<G> {
    /// The bot, which may take so long over an action; `seed` is for the bot in its place, and `log` hears of each time
    /// that one plays.
    pub fn new(bot: Box<dyn Bot<G>>, limit: Duration, seed: u64, log: FaultLog) -> Self {
        let greedy = Greedy::new(Xoshiro256PlusPlus::seed_from_u64(seed), Kind::Greedy.rate());
        Guarded { bot, greedy, limit, is_slow: false, log }
    }
}

impl<G: Heuristics> Bot<G> for Guarded<G> {
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action {
        if self.is_slow {
            return self.greedy.choose(decision);
        }
        let start = Instant::now();
        // What a bot that panicked leaves behind is its own business: it holds nothing of the game.
        let chosen = catch_unwind(AssertUnwindSafe(|| self.bot.choose(decision)));
        let fault = match chosen {
            Ok(action) if decision.legal().contains(&action) => {
                if start.elapsed() <= self.limit {
                    return action;
                }
                // The action is good: it counts. There is no next one.
                self.is_slow = true;
                self.log.note(decision.seat(), Fault::Overran);
                return action;
            }
            Ok(_) => Fault::Illegal,
            Err(_) => Fault::Panicked,
        };
        self.log.note(decision.seat(), fault);
        self.greedy.choose(decision)
    }
}

impl<G: Heuristics> fmt::Debug for Guarded<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guarded").field("log", &self.log).finish_non_exhaustive()
    }
}
