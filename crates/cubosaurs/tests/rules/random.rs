//! Random games, for what must hold at every moment.

use cubosaurs::{Action, Chance, Config, State};
use dino_core::draw::below;
use dino_core::{Event, Game, GameExt as _, Pending};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a random game and shows each state with the event that led there. In every other game the seats keep a
/// hand only when they have to, so that hands grow long.
pub(crate) fn random_game(
    config: &Config,
    seed: u64,
    mut look: impl FnMut(&State, &Event<Action, Chance>, &State),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::new(config);
    loop {
        let event = match state.pending() {
            Pending::Over => break,
            Pending::Chance => {
                Event::Chance(state.pick_chance(|bound| below(&mut rng, bound), &mut Vec::new()))
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("a seat");
                let mut actions = Vec::new();
                state.legal_actions(seat, &mut actions);
                if seed % 2 == 1 && actions.len() > 1 {
                    actions.retain(|action| *action != Action::Keep);
                }
                Event::Act(seat, actions[below(&mut rng, actions.len() as u32) as usize])
            }
        };
        let before = state;
        state.apply(&event).expect("listed events pass");
        look(&before, &event, &state);
    }
}
