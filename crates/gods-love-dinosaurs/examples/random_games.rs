//! How many random games for four a second: `cargo run --release --example random_games`.

use dino_core::draw::below;
use dino_core::{Game, Pending};
use gods_love_dinosaurs::{Config, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Instant;

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() {
    let config = Config::new(4).expect("four play");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut actions, mut falls) = (Vec::with_capacity(16_384), Vec::with_capacity(128));
    let start = Instant::now();
    const GAMES: u32 = 6000;
    for _ in 0..GAMES {
        let mut state = State::new(&config);
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = state.pick_chance(|bound| below(&mut rng, bound), &mut falls);
                    state.resolve_unchecked(outcome);
                }
                Pending::Seats(seats) => {
                    let Some(seat) = seats.first() else { break };
                    let action = state.pick_action(seat, |bound| below(&mut rng, bound), &mut actions);
                    state.play_unchecked(seat, action);
                }
            }
        }
        std::hint::black_box(&state);
    }
    println!("{GAMES} games in {:?}", start.elapsed());
}
