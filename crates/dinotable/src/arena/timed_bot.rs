//! How long a bot thinks.

use dino_bots::{Bot, Decision, FaultLog};
use dino_core::Heuristics;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What a bot used up in a game.
#[derive(Clone, Default)]
pub(super) struct Spent {
    decisions: Arc<AtomicU64>,
    micros: Arc<AtomicU64>,
    /// What went wrong.
    pub(super) faults: FaultLog,
}

impl Spent {
    /// Decisions between several actions.
    pub(super) fn decisions(&self) -> u64 {
        self.decisions.load(Ordering::Relaxed)
    }

    /// The time it took over them.
    pub(super) fn micros(&self) -> u64 {
        self.micros.load(Ordering::Relaxed)
    }
}

struct Timed<G: Heuristics> {
    bot: Box<dyn Bot<G>>,
    spent: Spent,
}

/// The bot, with its time taken.
pub(super) fn timed<G: Heuristics>(bot: Box<dyn Bot<G>>, spent: &Spent) -> Box<dyn Bot<G>> {
    Box::new(Timed { bot, spent: spent.clone() })
}

impl<G: Heuristics> Bot<G> for Timed<G> {
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action {
        if decision.legal().len() < 2 {
            return self.bot.choose(decision);
        }
        let start = Instant::now();
        let action = self.bot.choose(decision);
        self.spent.decisions.fetch_add(1, Ordering::Relaxed);
        self.spent.micros.fetch_add(start.elapsed().as_micros() as u64, Ordering::Relaxed);
        action
    }
}
