//! Law 1: replaying the events gives the same state, and the digest forgets no fact.

use super::Breach;
use crate::say::difference;
use crate::trial::{Trial, random_event};
use dino_core::{Game, GameExt as _};
use std::hash::{DefaultHasher, Hash, Hasher};

const LAW: u8 = 1;

/// Law 1: the events, applied again, lead to equal states with equal digests and equal hashes. States that
/// differ, one after the other or side by side, have different digests.
pub fn replay<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    let mut rng = trial.rng(LAW);
    let mut again = G::new(&trial.config);
    trial.each_state(LAW, |events, state| {
        same(state, &again)?;
        let Some(event) = trial.events.get(events) else { return Ok(()) };
        again
            .apply(event)
            .map_err(|why| format!("\"{event}\" happened, and is refused in the replay: {why}"))?;

        let after = &trial.states[events + 1];
        told_apart(state, after, || format!("before and after \"{event}\""))?;
        // A fact may hide behind another that changes with every event: a counter, a phase. Another event from
        // the same state changes those alike.
        if let Some(other) = random_event(state, &mut rng) {
            let mut beside = state.clone();
            beside.apply_unchecked(&other);
            told_apart(after, &beside, || format!("after \"{event}\" and after \"{other}\""))?;
        }
        Ok(())
    })
}

fn same<G: Game>(state: &G, again: &G) -> Result<(), String> {
    ensure!(state == again, "the replay leads to{}", difference(state, again));
    ensure!(state.digest32() == again.digest32(), "equal states have two digests");
    ensure!(hash(state) == hash(again), "equal states have two hashes");
    Ok(())
}

fn told_apart<G: Game>(a: &G, b: &G, when: impl Fn() -> String) -> Result<(), String> {
    ensure!(
        a == b || a.digest32() != b.digest32(),
        "the states {} have the same digest, and are{}",
        when(),
        difference(a, b)
    );
    Ok(())
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
