//! What seats may expect to have at the end.

use super::Appraiser;
use crate::gene::Gene;
use crate::state::{Phase, State};
use dino_core::heuristics::final_scores;
use dino_core::{BySeat, Game as _, Seat};

/// What a card in the hand is worth, in hundredths of a point.
const CARD: i32 = 55;
/// How many rounds from now on the place of a dinosaur still counts.
const ROUNDS_AHEAD: i32 = 300;

/// The points of each seat, and what its dinosaurs and genes will bring, in hundredths.
pub(super) fn expected(state: &State) -> BySeat<i32> {
    if let Some(standing) = state.standing() {
        return final_scores(&standing);
    }
    let mut expected = BySeat::new(state.seats(), 0);
    for seat in Seat::all(state.seats()) {
        expected[seat] = 100 * i32::from(state.mp[seat]) + outlook(state, seat);
    }
    expected
}

/// How far apart two seats may still get: a good round is worth two or three points.
pub(super) fn spread(state: &State) -> i32 {
    let rounds = (11 - i32::from(state.round)).max(1);
    20 + 24 * (100 * rounds).isqrt()
}

fn outlook(state: &State, seat: Seat) -> i32 {
    let appraiser = Appraiser::new(state, seat);
    let rounds = appraiser.forecast.rounds;
    let herd = state.herds[seat];
    let next = appraiser.forecast.next_survivors(herd);
    // They earn in the next round, and as long as they live after it.
    let later = next * rounds.min(100) / 100 + next * (rounds - 100).clamp(0, ROUNDS_AHEAD) / 250;
    let now = match state.phase {
        Phase::Climate => 0, // the round is paid for
        _ => 100 * state.toll(seat).most() as i32,
    };
    let cards = state.hands[seat].len() as i32 * CARD * rounds.min(300) / 300;
    now + later + genes(&appraiser) + cards
}

/// What the genes of a species will bring.
fn genes(appraiser: &Appraiser<'_>) -> i32 {
    let species = &appraiser.state.species[appraiser.seat];
    Gene::ALL.iter().map(|gene| appraiser.genes(*gene, species.count(*gene))).sum()
}
