//! Actions and outcomes seen before, to be tried where they may not fit.

use crate::laws::canonical;
use crate::mutate;
use crate::trial::{actions, any, outcomes};
use dino_core::draw::below;
use dino_core::{Game, Notation, Rng};

/// Actions and outcomes out of the lists of many states, and others whose texts are almost those: what a person,
/// a bot or a stranger's program might send at any moment.
#[derive(Clone, Debug)]
pub struct Pool<G: Game> {
    /// Actions of any seat.
    pub actions: Bag<G::Action>,
    /// Falls of chance.
    pub outcomes: Bag<G::Chance>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Self {
        Pool { actions: Bag(Vec::new()), outcomes: Bag(Vec::new()) }
    }
}

impl<G: Game> Pool<G> {
    /// Takes in what may happen in a state; of long lists a part.
    pub fn collect(&mut self, state: &G, rng: &mut impl Rng) {
        for seat in state.pending().seats().iter() {
            self.actions.collect(&actions(state, seat), rng);
        }
        let outcomes: Vec<_> = outcomes(state).into_iter().map(|(outcome, _)| outcome).collect();
        self.outcomes.collect(&outcomes, rng);
    }
}

/// A bounded set: when it is full, a newcomer takes the place of a member drawn at random.
#[derive(Clone, Debug)]
pub struct Bag<T>(Vec<T>);

impl<T: Notation> Bag<T> {
    /// The most it holds.
    pub const ROOM: usize = 512;

    /// All members, ascending.
    pub fn all(&self) -> &[T] {
        &self.0
    }

    /// So many members drawn at random, or all when there are no more.
    pub fn some(&self, count: usize, rng: &mut impl Rng) -> Vec<T> {
        if self.0.len() <= count {
            return self.0.clone();
        }
        (0..count).filter_map(|_| any(&self.0, rng).copied()).collect()
    }

    fn collect(&mut self, items: &[T], rng: &mut impl Rng) {
        const ENOUGH: usize = 48;
        if items.len() <= ENOUGH {
            items.iter().for_each(|item| self.insert(*item, rng));
        } else {
            (0..ENOUGH).for_each(|_| self.insert(items[below(rng, items.len() as u32) as usize], rng));
        }
    }

    /// Puts a value in, and with a new one a stranger whose text is almost the same.
    fn insert(&mut self, item: T, rng: &mut impl Rng) {
        if self.put(item, rng) {
            let text = item.to_string();
            // A parser that stumbles here is caught by law 3.
            let stranger = (0..8).find_map(|_| canonical(&mutate::text(&text, rng)).ok().flatten());
            stranger.map(|stranger| self.put(stranger, rng));
        }
    }

    /// Whether the value is new here.
    fn put(&mut self, item: T, rng: &mut impl Rng) -> bool {
        let Err(mut at) = self.0.binary_search(&item) else { return false };
        if self.0.len() == Self::ROOM {
            let leaves = below(rng, Self::ROOM as u32) as usize;
            self.0.remove(leaves);
            at -= usize::from(leaves < at);
        }
        self.0.insert(at, item);
        true
    }
}
