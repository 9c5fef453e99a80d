//! Random games, for what must hold at every moment.

use dino_core::draw::below;
use dino_core::{Event, Game, Pending};
use gods_love_dinosaurs::{Action, Chance, Config, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a random game and shows each state with the event that led there.
pub(crate) fn random_game(
    config: &Config,
    seed: u64,
    mut look: impl FnMut(&State, &Event<Action, Chance>, &State),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::new(config);
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        let event = match state.pending() {
            Pending::Over => break,
            Pending::Chance => {
                Event::Chance(state.pick_chance(|bound| below(&mut rng, bound), &mut outcomes))
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("a seat");
                Event::Act(seat, state.pick_action(seat, |bound| below(&mut rng, bound), &mut actions))
            }
        };
        let before = state;
        state.apply(&event).expect("listed events pass");
        look(&before, &event, &state);
    }
}
