//! How fast bots think: the policy they play on with, and whole iterations of a search.

use dino_bots::search::{Budget, Cancel, Prior, Search, Settings};
use dino_core::{GameExt as _, Heuristics, Pending, Scratch, Seat, Viewer, draw::below, policy_playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::{Duration, Instant};

/// Iterations of a search between two looks at the clock.
const ITERATIONS: u32 = 250;
/// Every so many decisions of a game one is searched.
const EVERY: u32 = 7;

/// What was measured.
pub(super) struct Thinking {
    /// Nanoseconds for an event of a game that all seats play by the policy.
    pub(super) policy_ns: f64,
    /// Iterations a second of the strongest search, and of the same with random playouts.
    pub(super) iterations: f64,
    pub(super) random_iterations: f64,
}

/// Measures for about so long in all.
pub(super) fn measure<G: Heuristics>(config: &G::Config, seconds: f64) -> Thinking {
    let part = Duration::from_secs_f64(seconds / 3.0);
    let random = Settings { random: 1000, prior: Prior::None, ..Settings::STRONG };
    Thinking {
        policy_ns: policy::<G>(config, part),
        iterations: search::<G>(config, Settings::STRONG, part),
        random_iterations: search::<G>(config, random, part),
    }
}

fn policy<G: Heuristics>(config: &G::Config, time: Duration) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut scratch = Scratch::default();
    let (mut events, start) = (0, Instant::now());
    while start.elapsed() < time || events == 0 {
        events += u64::from(policy_playout(&mut G::new(config), u32::MAX, &mut rng, &mut scratch));
    }
    start.elapsed().as_nanos() as f64 / events as f64
}

/// Iterations a second, at moments of games that are played by the policy.
fn search<G: Heuristics>(config: &G::Config, settings: Settings, time: Duration) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut scratch = Scratch::<G>::default();
    let mut search = Search::<G>::new(settings);
    let (mut spent, mut iterations, mut asked) = (Duration::ZERO, 0u64, 0);
    // Setting up takes a while too, and a game may have nothing to search for.
    let start = Instant::now();
    while spent < time && start.elapsed() < 4 * time {
        let mut state = G::new(config);
        while spent < time {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = state.pick_chance(|bound| below(&mut rng, bound), &mut scratch.outcomes);
                    state.resolve_unchecked(outcome);
                }
                Pending::Seats(seats) => {
                    let Some(seat) = seats.first() else { break };
                    asked += 1;
                    if asked % EVERY == 0 {
                        let (took, made) = one(&mut search, &state, seat, u64::from(asked));
                        spent += took;
                        iterations += made;
                    }
                    let action = state.policy_action(seat, &mut rng, &mut scratch.actions);
                    state.play_unchecked(seat, action);
                }
            }
        }
    }
    iterations as f64 / spent.as_secs_f64().max(1e-9)
}

fn one<G: Heuristics>(search: &mut Search<G>, state: &G, seat: Seat, seed: u64) -> (Duration, u64) {
    let mut legal = Vec::new();
    state.choices(seat, &mut legal);
    if legal.len() < 2 || !state.is_searchable(seat) {
        return (Duration::ZERO, 0);
    }
    let view = state.view(Viewer::Seat(seat));
    let start = Instant::now();
    search.run(&view, seat, &legal, seed, Budget::iterations(ITERATIONS), &Cancel::default());
    (start.elapsed(), u64::from(search.iterations()))
}
