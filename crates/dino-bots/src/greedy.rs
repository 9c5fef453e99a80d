//! The bot that looks one step ahead.

use crate::{Bot, Decision};
use dino_core::{Heuristics, draw::below};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;

/// Follows its game's plan where there is one ([`Heuristics::plan`]), and otherwise takes the action its game appraises
/// highest, by chance among equals and where the game has no opinion.
#[derive(Debug)]
pub struct Greedy<G: Heuristics> {
    rng: Xoshiro256PlusPlus,
    worth: Vec<i32>,
    /// What is left of the plan, the next action last.
    plan: Vec<G::Action>,
    rate: u32,
}

impl<G: Heuristics> Greedy<G> {
    /// A bot that breaks ties with this generator, and takes so many actions a minute where time counts.
    pub fn new(rng: Xoshiro256PlusPlus, rate: u32) -> Self {
        Greedy { rng, worth: Vec::new(), plan: Vec::new(), rate }
    }

    /// How many actions it can still take in this time.
    fn actions_left(&self, time_left: Option<Duration>) -> Option<u32> {
        let minutes_of_rate = |time: Duration| time.as_millis() * u128::from(self.rate) / 60_000;
        time_left.map(|time| u32::try_from(minutes_of_rate(time)).unwrap_or(u32::MAX))
    }
}

impl<G: Heuristics> Bot<G> for Greedy<G> {
    fn choose(&mut self, decision: &mut Decision<'_, G>) -> G::Action {
        let (seat, actions_left) = (decision.seat(), self.actions_left(decision.time_left()));
        if let Some(planned) = self.plan.pop()
            && decision.legal().contains(&planned)
        {
            return planned;
        }
        let view = decision.view();
        let actions = decision.legal();
        self.plan = G::plan(&view, seat, actions_left);
        self.plan.reverse();
        if let Some(planned) = self.plan.pop().filter(|planned| actions.contains(planned)) {
            return planned;
        }
        self.plan.clear();
        self.worth.clear();
        G::appraise(&view, seat, actions, &mut self.worth);
        if self.worth.len() != actions.len() {
            // The game has no opinion, and nor has the bot.
            return actions[below(&mut self.rng, actions.len() as u32) as usize];
        }
        let best = self.worth.iter().max();
        let equal = || self.worth.iter().zip(actions).filter(|(worth, _)| Some(*worth) == best);
        let nth = below(&mut self.rng, equal().count().max(1) as u32);
        equal().nth(nth as usize).map_or(actions[0], |(_, action)| *action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use cubosaurs::{Config, State};
    use dino_core::{Draws, Game as _, Pending, Seed, Viewer};

    /// Whatever the draws, one greedy seat beats three random ones most of the time.
    #[test]
    fn greedy_beats_random() {
        let (games, mut won) = (200, 0);
        for game in 0..games {
            let mut draws = Draws::new(Seed::of_series(5, game));
            let mut state = State::new(&Config::new(4).unwrap());
            let kinds = [Kind::Greedy, Kind::Random, Kind::Random, Kind::Random];
            let mut bots = kinds.map(|kind| kind.bot::<State>(game));
            while let pending @ (Pending::Seats(_) | Pending::Chance) = state.pending() {
                match pending.seats().first() {
                    Some(seat) => {
                        let action = bots[seat.index()].choose(&mut Decision::new(
                            &state,
                            seat,
                            None,
                            &mut Vec::new(),
                        ));
                        assert_eq!(state.check(seat, action), Ok(()));
                        state.play_unchecked(seat, action);
                    }
                    None => state.resolve_unchecked(state.pick_chance(|n| draws.ticket(n), &mut Vec::new())),
                }
            }
            won += u32::from(state.standing().unwrap().ranks.as_slice()[0] == 1);
        }
        assert!(won > 180, "greedy won {won} of {games}");
    }

    #[test]
    fn appraisal_needs_the_view_alone() {
        let state = State::new(&Config::new(3).unwrap());
        let view = state.view(Viewer::Public);
        let mut worth = Vec::new();
        State::appraise(&view, dino_core::Seat::FIRST, &[], &mut worth);
        assert!(worth.is_empty());
    }
}
