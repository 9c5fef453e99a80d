//! How long it takes to list what may be done with a grown ecosystem: `cargo run --release --example listing`.
//!
//! Games for four are followed, random ones and ones in which every seat takes what it appraises highest; whenever the
//! seat to act has laid 16 tiles, its list is timed. The median of placements, of hunts of tigers and eagles and of hunts
//! of dinosaurs is printed, with the length of the lists.

use dino_core::draw::below;
use dino_core::{Game, Heuristics as _, Pending, Seat, Viewer};
use gods_love_dinosaurs::{Action, Config, Phase, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Instant;

const TILES: usize = 16;
/// Each list is made so many times, in so many batches: the middle one counts, since other programs run too.
const TIMES: u32 = 8;
const BATCHES: usize = 9;

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() {
    let config = Config::new(4).expect("four play");
    for (how, games, greedy) in [("random", 400, false), ("greedy", 40, true)] {
        let mut kinds = [const { Vec::<(u128, usize)>::new() }; 3];
        for seed in 0..games {
            follow(&config, seed, greedy, &mut kinds);
        }
        println!("{how} games:");
        report(&mut kinds);
    }
}

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn report(kinds: &mut [Vec<(u128, usize)>; 3]) {
    for (kind, times) in ["placements", "hunts of predators", "hunts of dinosaurs"].iter().zip(kinds) {
        times.sort_unstable();
        let at = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
        let mut lengths: Vec<usize> = times.iter().map(|(_, length)| *length).collect();
        lengths.sort_unstable();
        let length = lengths.get(lengths.len() / 2).copied().unwrap_or_default();
        println!(
            "  {kind}: {} lists, median {} ns of {length} actions, 90 % within {} ns, all within {} ns",
            times.len(),
            at(50).0,
            at(90).0,
            times.last().map_or(0, |(nanos, _)| *nanos)
        );
    }
}

fn follow(config: &Config, seed: u64, greedy: bool, kinds: &mut [Vec<(u128, usize)>; 3]) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::new(config);
    let mut actions: Vec<Action> = Vec::with_capacity(16_384);
    loop {
        match state.pending() {
            Pending::Over => return,
            Pending::Chance => {
                let outcome = state.pick_chance(|bound| below(&mut rng, bound), &mut Vec::new());
                state.resolve_unchecked(outcome);
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.first() else { return };
                let view = state.view(Viewer::Public);
                let kind = match view.phase {
                    Phase::Place(..) => Some(0),
                    Phase::Species(species) if species.is_predator() => Some(1),
                    Phase::Dinosaurs if !view.undecided.contains(seat) => Some(2),
                    _ => None,
                };
                let grown = view.ecosystems[seat].len() >= 7 + 2 * TILES - 2;
                if let (Some(kind), true) = (kind, grown) {
                    let nanos = time(&state, seat, &mut actions);
                    if actions != [Action::Done] {
                        kinds[kind].push((nanos, actions.len()));
                    }
                }
                let action = match greedy {
                    true => best(&state, seat),
                    false => state.pick_action(seat, |bound| below(&mut rng, bound), &mut actions),
                };
                state.play_unchecked(seat, action);
            }
        }
    }
}

/// How many nanoseconds it takes to list what the seat may do.
fn time(state: &State, seat: Seat, actions: &mut Vec<Action>) -> u128 {
    let mut batches = [0; BATCHES];
    for batch in &mut batches {
        let start = Instant::now();
        for _ in 0..TIMES {
            actions.clear();
            std::hint::black_box(state).legal_actions(seat, actions);
        }
        *batch = start.elapsed().as_nanos() / u128::from(TIMES);
    }
    batches.sort_unstable();
    batches[BATCHES / 2]
}

/// The first of the actions that are worth most.
fn best(state: &State, seat: Seat) -> Action {
    let (mut actions, mut worth) = (Vec::new(), Vec::new());
    state.legal_actions(seat, &mut actions);
    State::appraise(&state.view(Viewer::Seat(seat)), seat, &actions, &mut worth);
    let most = worth.iter().max().copied().unwrap_or_default();
    let at = worth.iter().position(|worth| *worth == most).unwrap_or_default();
    actions[at]
}
