//! Bots that see what is good about an action, but not always clearly.

use crate::{Bot, Decision, Greedy};
use dino_core::{Heuristics, draw::below};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Weighs as [`Greedy`] does, but as somebody new to the game: some actions it overlooks, and what the others are worth it
/// guesses, the better the farther they are apart. So it may take the third best of many good actions, and hardly ever one
/// that is plainly bad. In a build it follows its plan, at its own slow rate.
#[derive(Debug)]
pub struct Novice<G: Heuristics> {
    greedy: Greedy<G>,
    rng: Xoshiro256PlusPlus,
    worth: Vec<i32>,
    /// Of a hundred actions it overlooks so many.
    overlooks: u32,
    /// How far it errs about an action, in hundredths of how far good actions are apart.
    errs: i32,
}

impl<G: Heuristics> Novice<G> {
    /// A bot that overlooks so many of a hundred actions and errs so far, draws from this generator, and takes so many
    /// actions a minute where time counts.
    pub fn new(overlooks: u32, errs: i32, rng: Xoshiro256PlusPlus, rate: u32) -> Self {
        let mut greedy = rng.clone();
        greedy.jump();
        Novice { greedy: Greedy::new(greedy, rate), rng, worth: Vec::new(), overlooks, errs }
    }

    /// An error of the usual bell shape: the sum of four even chances has about that.
    fn error(&mut self, size: i32) -> i32 {
        let bound = size.clamp(1, 1_000_000) as u32;
        let sum: i64 =
            (0..4).map(|_| i64::from(below(&mut self.rng, 2 * bound + 1)) - i64::from(bound)).sum();
        // The sum of four has a deviation of 1.15 of the size.
        (sum * 100 / 115) as i32
    }
}

impl<G: Heuristics> Bot<G> for Novice<G> {
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action {
        let (view, seat) = (decision.view(), decision.seat());
        let actions = decision.legal();
        self.worth.clear();
        // A plan is a matter of hands, not of judgement.
        let plans = !G::plan(&view, seat, Some(1)).is_empty();
        if !plans {
            G::appraise(&view, seat, actions, &mut self.worth);
        }
        if self.worth.len() != actions.len() || actions.len() == 1 {
            return self.greedy.choose(decision);
        }
        let size = self.errs * apart(&self.worth) / 100;
        let mut best = (None, i64::MIN);
        for at in 0..self.worth.len() {
            let guess = i64::from(self.worth[at]) + i64::from(self.error(size));
            let overlooked = below(&mut self.rng, 100) < self.overlooks;
            if guess > best.1 && !overlooked {
                best = (Some(at), guess);
            }
        }
        let actions = decision.legal();
        match best.0 {
            Some(at) => actions[at],
            // All overlooked: the first thing that comes to mind.
            None => actions[below(&mut self.rng, actions.len() as u32) as usize],
        }
    }
}

/// How far the good actions are apart: the best from the middle one of all. What is plainly bad stays out of it.
fn apart(worth: &[i32]) -> i32 {
    let mut sorted = worth.to_vec();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let middle = sorted[sorted.len() / 2];
    sorted[0].saturating_sub(middle).clamp(1, 100_000)
}
