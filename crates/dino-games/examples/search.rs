//! A search that cannot cheat: it begins with what one seat may know, makes up worlds that look like it, and plays each
//! action to its end in all of them. It knows nothing about any game, so it plays all of them.
//!
//! ```sh
//! cargo run --release --package dino-games --example search -- cubosaurs
//! ```

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use dino_core::{Configure, Heuristics, Pending, Scratch, Seat, Viewer, playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Worlds in which each action is tried.
const WORLDS: u32 = 40;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let id = std::env::args().nth(1).unwrap_or("cubosaurs".to_owned());
    dino_games::with_game!(id.as_str(), G => first_decision::<G>()).ok_or("no game has that id")?
}

/// Lets chance fall until somebody is asked for the first time, and prints what that seat could do, the best first.
fn first_decision<G: Heuristics>() -> Result<(), Box<dyn std::error::Error>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = G::new(&G::Config::build(2, &[], None)?);
    while state.pending() == Pending::Chance {
        let outcome = state.pick_chance(|sum| dino_core::draw::below(&mut rng, sum), &mut Vec::new());
        state.resolve_unchecked(outcome);
    }
    let seat = state.pending().seats().first().ok_or("nobody is asked")?;
    // All that follows sees the view alone.
    let view = state.view(Viewer::Seat(seat));
    let mut ranked = search::<G>(&view, seat, &mut rng);
    ranked.sort_by_key(|(_, won)| std::cmp::Reverse(*won));
    for (action, won) in ranked.iter().take(5) {
        println!("{action}: first in {won} of {WORLDS} worlds");
    }
    Ok(())
}

/// How often the seat comes out first after each of its actions.
fn search<G: Heuristics>(view: &G::View, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Vec<(G::Action, u32)> {
    let mut scratch = Scratch::default();
    let worlds: Vec<G> = (0..WORLDS).map(|_| G::sample(view, rng)).collect();
    // A sampled world gives the seat the same actions as the real one.
    let mut actions = Vec::new();
    worlds[0].legal_actions(seat, &mut actions);
    let mut won_with = |action| {
        let mut won = 0;
        for mut world in worlds.iter().cloned() {
            world.play_unchecked(seat, action);
            playout(&mut world, rng, &mut scratch);
            won += u32::from(world.standing().is_some_and(|standing| standing.ranks[seat] == 1));
        }
        won
    };
    actions.into_iter().map(|action| (action, won_with(action))).collect()
}
