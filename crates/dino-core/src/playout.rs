//! Games played on at full speed: at random, or by a policy to the next pause.

use crate::draw::below;
use crate::event::Pending;
use crate::game::Game;
use crate::heuristics::Heuristics;
use crate::seat::Seat;
use rand_core::Rng;

/// Buffers that playouts use again and again, so that they allocate nothing.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    /// For legal actions.
    pub actions: Vec<G::Action>,
    /// For chance outcomes.
    pub outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { actions: Vec::with_capacity(1024), outcomes: Vec::with_capacity(128) }
    }
}

/// Plays on to the end, every choice ([`Heuristics::playout_action`]) and every fall at random; returns how many events that took.
pub fn playout<G: Heuristics>(state: &mut G, rng: &mut impl Rng, scratch: &mut Scratch<G>) -> u32 {
    let mut events = 0;
    while step(state, rng, scratch, |state, seat, rng, actions| {
        state.playout_action(seat, |bound| below(rng, bound), actions)
    }) {
        events += 1;
    }
    events
}

/// Plays on by [`Heuristics::policy_action`] until `stages` more pauses have gone by ([`Heuristics::stage`]) or the game is
/// over; returns how many events that took. Where the policy does not come to an end, it does so within the game's bound.
pub fn policy_playout<G: Heuristics>(
    state: &mut G,
    stages: u32,
    rng: &mut impl Rng,
    scratch: &mut Scratch<G>,
) -> u32 {
    let last = state.stage().saturating_add(stages);
    let most = state.event_bound();
    for events in 0..most {
        let is_paused = state.stage() >= last;
        if is_paused || !step(state, rng, scratch, G::policy_action) {
            return events;
        }
    }
    most
}

/// Lets one thing happen: a fall, or what `choose` lets the first seat that is asked do. `false` when nothing more can.
#[inline]
fn step<G: Game, R: Rng>(
    state: &mut G,
    rng: &mut R,
    scratch: &mut Scratch<G>,
    choose: impl FnOnce(&G, Seat, &mut R, &mut Vec<G::Action>) -> G::Action,
) -> bool {
    match state.pending() {
        Pending::Over => return false,
        Pending::Chance => {
            let outcome = state.pick_chance(|bound| below(rng, bound), &mut scratch.outcomes);
            state.resolve_unchecked(outcome);
        }
        Pending::Seats(seats) => {
            let Some(seat) = seats.first() else { return false };
            let action = choose(state, seat, rng, &mut scratch.actions);
            state.play_unchecked(seat, action);
        }
    }
    true
}
