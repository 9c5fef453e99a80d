//! What a learned value goes by.

use super::forecast::Forecast;
use crate::gene::{Gene, NORMAL_KINDS};
use crate::state::{FIGURES, Phase, State};
use dino_core::Seat;

/// The rounds have weights of their own: nine and more are one.
const CHAPTERS: usize = 10;

/// The genes a species has, the normal ones with how many beyond the first, its herd, hand and purse, and how it would fare in
/// fights.
pub(super) fn features(state: &State, seat: Seat, out: &mut Vec<f32>) {
    let species = &state.species[seat];
    for gene in Gene::ALL {
        out.push(f32::from(species.count(*gene).min(1)));
    }
    for gene in &Gene::ALL[..NORMAL_KINDS] {
        out.push(f32::from(species.count(*gene).saturating_sub(1)));
    }
    let herd = state.herds[seat];
    let size = f32::from(state.herd_size(seat));
    let others = || Seat::all(state.seats()).filter(|other| *other != seat);
    let strongest = others().map(|other| state.attack_horns(other)).max().unwrap_or_default();
    let weakest = others().map(|other| state.defence_horns(other)).min().unwrap_or_default();
    let mp = f32::from(state.mp[seat]);
    out.extend([
        size,
        (size - f32::from(FIGURES) + 2.0).max(0.0),
        Forecast::new(state, seat).next_survivors(herd) as f32 / 100.0,
        state.hands[seat].len() as f32,
        mp / 10.0,
        mp.min(4.0) / 4.0,
        f32::from(state.attack_horns(seat).saturating_sub(weakest).min(3)),
        f32::from(strongest.saturating_sub(state.defence_horns(seat)).min(3)),
    ]);
}

/// How many rounds are over.
pub(super) fn chapter(state: &State) -> usize {
    let over = match state.phase {
        Phase::Climate | Phase::Over => state.round,
        _ => state.round.saturating_sub(1),
    };
    usize::from(over).min(CHAPTERS - 1)
}
