//! The bot without an opinion.

use crate::{Bot, Decision};
use dino_core::{Game, draw::below};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::marker::PhantomData;

/// Takes each legal action with the same chance.
#[derive(Debug)]
pub struct Random<G> {
    rng: Xoshiro256PlusPlus,
    game: PhantomData<fn(G)>,
}

impl<G: Game> Random<G> {
    /// A bot that draws from this generator.
    pub fn new(rng: Xoshiro256PlusPlus) -> Self {
        Random { rng, game: PhantomData }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action {
        decision.pick(|bound| below(&mut self.rng, bound))
    }
}
