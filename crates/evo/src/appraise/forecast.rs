//! What the climate will be, as far as one can tell.

use crate::climate::{Ground, Terrain, Token};
use crate::gene::Gene;
use crate::island::CellSet;
use crate::state::State;
use dino_core::Seat;

/// What ground is worth to one seat, this round and the next.
pub(super) struct Forecast {
    seat: Seat,
    /// Rounds still to come, in hundredths.
    pub(super) rounds: i32,
    /// The hexes of each terrain with what standing there is worth in the next round, in hundredths.
    next: [(CellSet, i32); 4],
    /// Where nobody dies this round.
    ideal: CellSet,
}

impl Forecast {
    pub(super) fn new(state: &State, seat: Seat) -> Forecast {
        // The tenth, eleventh or twelfth token is the meteor (EVO-8): ten rounds on average.
        let rounds = (1000 - 100 * i32::from(state.round)).max(if state.round >= 11 { 0 } else { 40 });
        let next = std::array::from_fn(|at| {
            let terrain = Terrain::ALL[at];
            (state.island.of(terrain), terrain_next(state, seat, terrain))
        });
        Forecast { seat, rounds, next, ideal: state.ground(Ground::Ideal) }
    }

    /// What these dinosaurs may hope for in the next round.
    pub(super) fn hope(&self, herd: CellSet) -> i32 {
        self.next_survivors(herd) * self.rounds.min(100) / 200
    }

    /// How many of these dinosaurs will live through the next round, in hundredths.
    pub(super) fn next_survivors(&self, herd: CellSet) -> i32 {
        self.next.iter().map(|(cells, worth)| herd.and(*cells).len() as i32 * worth).sum()
    }

    /// What a herd is worth: survivors of this round, their hope for the next, and how near the others are to safety.
    pub(super) fn herd(&self, state: &State, herd: CellSet) -> i32 {
        let mut state = *state;
        state.herds[self.seat] = herd;
        let toll = state.toll(self.seat);
        let safe = herd.and(self.ideal);
        let kept = toll.most() as i32;
        // Those kept by plates or by the floor hope like the mean of them.
        let others = herd.without(safe);
        let more = (kept - safe.len() as i32).max(0);
        let shared = if others.is_empty() { 0 } else { self.hope(others) * more / others.len() as i32 };
        100 * kept + self.hope(safe) + shared + self.nearness(&state, others)
    }

    /// A little for each dinosaur near an empty ideal hex, so that it goes there step by step.
    fn nearness(&self, state: &State, herd: CellSet) -> i32 {
        let goals = self.ideal.without(state.occupied());
        let near = state.island.around_all(goals);
        let far = state.island.around_all(near);
        12 * herd.and(near).len() as i32 + 5 * herd.and(far).len() as i32
    }
}

/// What a terrain is worth in the next round, in hundredths: the mean over the tokens that may come.
fn terrain_next(state: &State, seat: Seat, terrain: Terrain) -> i32 {
    let species = &state.species[seat];
    let with_plates = |gene: Gene| if species.count(gene) > 0 { 60 } else { 12 };
    let worth = |token: Token| match token {
        Token::Meteor => 0,
        token => {
            match state.values.wheel.ground(state.values.wheel.turned(state.section, token.step()), terrain) {
                Ground::Ideal => 100,
                Ground::Cold => with_plates(Gene::Fur),
                Ground::Hot => with_plates(Gene::Thermoregulation),
                Ground::Deadly => {
                    if species.has(Gene::CaveDweller) {
                        30
                    } else {
                        5
                    }
                }
            }
        }
    };
    // Only the owner of sixth sense knows what comes (EVO-71).
    if let Some(token) = state.next.filter(|_| species.has(Gene::SixthSense)) {
        return worth(token);
    }
    let (mut sum, mut weights) = (0, 0);
    for token in Token::ALL {
        let weight = state.token_weight(*token) as i32;
        sum += weight * worth(*token);
        weights += weight;
    }
    if weights == 0 { 0 } else { sum / weights }
}
