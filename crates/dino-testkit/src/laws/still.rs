//! Laws 4 and 10: what must never change, in the state and on the heap.

use super::Breach;
use crate::trial::{FastRng, Trial};
use dino_core::{Game, Heuristics, Scratch, playout, policy_playout};
use rand_core::SeedableRng;
use std::hint::black_box;

/// Law 4: `audit` holds after every event.
pub fn audit<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    trial.each_state(4, |_, state| state.audit())
}

/// Law 10: playouts, at random and by the policy, and clones allocate nothing, and the state is no larger than stated.
pub fn no_allocation<G: Heuristics>(trial: &Trial<G>) -> Result<(), Breach> {
    light(trial).map_err(|what| trial.breach(10, 0, what))
}

fn light<G: Heuristics>(trial: &Trial<G>) -> Result<(), String> {
    let (size, stated) = (size_of::<G>(), G::META.state_bytes);
    ensure!(size <= stated, "the state has {size} bytes, and {stated} are stated");

    let first = &trial.states[0];
    let cloned = allocation_counter::measure(|| drop(black_box(first.clone()))).count_total;
    ensure!(cloned == 0, "a clone allocates {cloned} times");

    // The same playout warms up and is measured, so that the buffers are known to be large enough.
    let mut scratch = Scratch::default();
    let mut play = || {
        let mut state = first.clone();
        playout(&mut state, &mut FastRng::seed_from_u64(trial.seed), &mut scratch);
        black_box(state);
    };
    play();
    let played = allocation_counter::measure(play).count_total;
    ensure!(played == 0, "a playout allocates {played} times");

    let mut play = || {
        let mut state = first.clone();
        policy_playout(&mut state, u32::MAX, &mut FastRng::seed_from_u64(trial.seed), &mut scratch);
        black_box(state);
    };
    play();
    let played = allocation_counter::measure(play).count_total;
    ensure!(played == 0, "a playout by the policy allocates {played} times");
    Ok(())
}
