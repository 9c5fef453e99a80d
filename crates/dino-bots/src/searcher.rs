//! The bot that searches.

use crate::search::{Budget, Parallel, Settings};
use crate::{Bot, Decision, Greedy, Weights};
use dino_core::{Heuristics, Rng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;

/// Of the time its clock leaves it, a bot thinks about one action for this part at most.
const SHARE_OF_CLOCK: u32 = 12;

/// Searches where its game says that trying actions out tells more than appraising them ([`Heuristics::is_searchable`]),
/// and decides as [`Greedy`] elsewhere.
#[derive(Debug)]
pub struct Searcher<G: Heuristics> {
    search: Parallel<G>,
    greedy: Greedy<G>,
    budget: Budget,
    rng: Xoshiro256PlusPlus,
    legal: Vec<G::Action>,
}

impl<G: Heuristics> Searcher<G> {
    /// A bot that searches like this for so long, draws from this generator, and takes so many actions a minute where time
    /// counts.
    pub fn new(settings: Settings, budget: Budget, rng: Xoshiro256PlusPlus, rate: u32) -> Self {
        Searcher::with_search(Parallel::new(settings, 1), budget, rng, rate)
    }

    /// The same with so many threads.
    pub fn with_threads(
        settings: Settings,
        budget: Budget,
        rng: Xoshiro256PlusPlus,
        rate: u32,
        threads: usize,
    ) -> Self {
        Searcher::with_search(Parallel::new(settings, threads), budget, rng, rate)
    }

    /// The same with these weights instead of those of the game.
    pub fn with_weights(
        settings: Settings,
        budget: Budget,
        rng: Xoshiro256PlusPlus,
        rate: u32,
        weights: Option<Weights>,
    ) -> Self {
        Searcher::with_search(Parallel::with_weights(settings, weights), budget, rng, rate)
    }

    fn with_search(search: Parallel<G>, budget: Budget, mut rng: Xoshiro256PlusPlus, rate: u32) -> Self {
        let mut greedy = rng.clone();
        greedy.jump();
        rng.long_jump();
        Searcher { search, greedy: Greedy::new(greedy, rate), budget, rng, legal: Vec::new() }
    }

    /// How many iterations its last search made.
    pub fn iterations(&self) -> u32 {
        self.search.iterations()
    }

    fn budget(&self, time_left: Option<Duration>) -> Budget {
        let by_clock = time_left.map(|time| time / SHARE_OF_CLOCK);
        let time = self.budget.time.into_iter().chain(by_clock).min();
        Budget { time, ..self.budget }
    }
}

impl<G: Heuristics> Bot<G> for Searcher<G> {
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action {
        self.legal.clear();
        self.legal.extend_from_slice(decision.legal());
        if let [only] = self.legal[..] {
            return only;
        }
        let (view, seat) = (decision.view(), decision.seat());
        if !G::sample(&view, &mut self.rng).is_searchable(seat) {
            return self.greedy.choose(decision);
        }
        let (seed, budget) = (self.rng.next_u64(), self.budget(decision.time_left()));
        let found = self.search.run(&view, seat, &self.legal, seed, budget, decision.cancel());
        match found.first() {
            Some(best) => best.action,
            None => self.greedy.choose(decision),
        }
    }
}
