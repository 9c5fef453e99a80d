//! One choice, searched by several threads.

use super::{Budget, Cancel, Candidate, Search, Settings};
use crate::Weights;
use dino_core::{Heuristics, Seat};

/// Several searches of the same choice side by side, each with a tree and a generator of its own; what they found is put
/// together at the choice. The same seed and the same number of threads give the same, where iterations are what is
/// counted.
#[derive(Debug)]
pub struct Parallel<G: Heuristics> {
    searches: Vec<Search<G>>,
    candidates: Vec<Candidate<G::Action>>,
}

impl<G: Heuristics> Parallel<G> {
    /// So many threads that go about it like this; one where none is asked for.
    pub fn new(settings: Settings, threads: usize) -> Self {
        let searches = (0..threads.max(1)).map(|_| Search::new(settings)).collect();
        Parallel { searches, candidates: Vec::new() }
    }

    /// One thread that values by these weights, or by the hand-made estimate alone.
    pub fn with_weights(settings: Settings, weights: Option<Weights>) -> Self {
        Parallel { searches: vec![Search::with_weights(settings, weights)], candidates: Vec::new() }
    }

    /// How many iterations the last search made, over all threads.
    pub fn iterations(&self) -> u32 {
        self.searches.iter().map(Search::iterations).sum()
    }

    /// As [`Search::run`]. Iterations are shared out, time is not.
    pub fn run(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        seed: u64,
        budget: Budget,
        cancel: &Cancel,
    ) -> &[Candidate<G::Action>] {
        let count = self.searches.len() as u32;
        let [first, others @ ..] = &mut self.searches[..] else { return &[] };
        if others.is_empty() {
            return first.run(view, seat, legal, seed, budget, cancel);
        }
        // The first ones take what cannot be shared evenly.
        let share = |number: u32| Budget {
            iterations: budget.iterations.map(|all| (all / count + u32::from(number < all % count)).max(1)),
            ..budget
        };
        let seed_of = |number: u32| seed.wrapping_add(u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.candidates.clear();
        let all = &mut self.candidates;
        std::thread::scope(|scope| {
            let running: Vec<_> = (1..)
                .zip(others)
                .map(|(number, search)| {
                    let (seed, budget) = (seed_of(number), share(number));
                    scope.spawn(move || search.run(view, seat, legal, seed, budget, cancel))
                })
                .collect();
            merge(all, first.run(view, seat, legal, seed, share(0), cancel));
            // A thread that panicked has found nothing.
            running.into_iter().filter_map(|thread| thread.join().ok()).for_each(|found| merge(all, found));
        });
        all.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        all
    }
}

/// Adds what one search found to what others did, each by how often it tried.
fn merge<A: Copy + PartialEq>(all: &mut Vec<Candidate<A>>, found: &[Candidate<A>]) {
    for one in found {
        let Some(known) = all.iter_mut().find(|known| known.action == one.action) else {
            all.push(*one);
            continue;
        };
        let visits = known.visits + one.visits;
        let part = one.visits as f32 / visits.max(1) as f32;
        let mix = |known: &mut f32, more: f32| *known += part * (more - *known);
        mix(&mut known.result, one.result);
        mix(&mut known.lead, one.lead);
        mix(&mut known.worth, one.worth);
        known.visits = visits;
    }
}
