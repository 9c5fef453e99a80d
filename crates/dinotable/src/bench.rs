//! `dinotable bench`: random games, and how fast bots think, on one core.

use crate::cli::{BenchArgs, LangArg};
use crate::progress;
use crate::setup::{counted_seats, unknown_game, usual_seats};
use anyhow::Result;
use dino_core::{Configure, Game, Heuristics, Scratch, playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

mod thinking;

use thinking::Thinking;

/// Games between two looks at the clock.
const BATCH: u64 = 256;

pub(crate) fn run(args: &BenchArgs) -> Result<ExitCode> {
    let all = dino_games::IDS.map(str::to_owned);
    let ids = args.game.as_ref().map_or(&all[..], std::slice::from_ref);
    for id in ids {
        dino_games::with_game!(id.as_str(), G => game::<G>(args))
            .ok_or_else(|| unknown_game(id, &LangArg::default().words()))??;
    }
    Ok(ExitCode::SUCCESS)
}

fn game<G: Heuristics>(args: &BenchArgs) -> Result<()> {
    let seats = args.seats.unwrap_or(usual_seats(&G::META));
    let config = G::Config::build(seats, &args.set, None)?;
    let measured = measure::<G>(&config, args.seconds);
    let thinking = thinking::measure::<G>(&config, args.seconds);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", measured.json::<G>(seats, &thinking))?;
    } else {
        writeln!(out, "{}", measured.text::<G>(seats, &thinking))?;
    }
    Ok(())
}

/// What was measured.
struct Measured {
    games: u64,
    events: u64,
    seconds: f64,
    /// Unknown unless the program was built to count them.
    allocations_per_game: Option<f64>,
}

fn measure<G: Heuristics>(config: &G::Config, seconds: f64) -> Measured {
    let first = G::new(config);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut scratch = Scratch::default();
    let mut batch = || -> u64 {
        let one = |_| u64::from(playout(&mut std::hint::black_box(first.clone()), &mut rng, &mut scratch));
        (0..BATCH).map(one).sum()
    };
    batch(); // buffers grow once, caches fill
    let allocations = allocations_of(|| {
        batch();
    });
    let bar = progress::bar(seconds.ceil() as u64, "seconds");
    let (mut games, mut events, start) = (0, 0, Instant::now());
    while start.elapsed().as_secs_f64() < seconds {
        events += batch();
        games += BATCH;
        bar.set_position(start.elapsed().as_secs());
    }
    bar.finish_and_clear();
    Measured {
        games,
        events,
        seconds: start.elapsed().as_secs_f64(),
        allocations_per_game: allocations.map(|count| count as f64 / BATCH as f64),
    }
}

/// How often something allocates, where the program was built with an allocator that counts.
#[cfg(feature = "count-allocations")]
fn allocations_of(act: impl FnOnce()) -> Option<u64> {
    Some(allocation_counter::measure(act).count_total)
}

#[cfg(not(feature = "count-allocations"))]
fn allocations_of(_: impl FnOnce()) -> Option<u64> {
    None
}

impl Measured {
    fn json<G: Game>(&self, seats: u8, thinking: &Thinking) -> serde_json::Value {
        json!({
            "game": G::META.id,
            "seats": seats,
            "games_per_second": (self.games as f64 / self.seconds).round() as u64,
            "events_per_second": (self.events as f64 / self.seconds).round() as u64,
            "ns_per_event": self.ns_per_event(),
            "allocations_per_game": self.allocations_per_game,
            "state_bytes": size_of::<G>(),
            "policy_ns_per_event": thinking.policy_ns.round() as u64,
            "search_iterations_per_second": thinking.iterations.round() as u64,
            "random_search_iterations_per_second": thinking.random_iterations.round() as u64,
        })
    }

    fn text<G: Game>(&self, seats: u8, thinking: &Thinking) -> String {
        let allocations = match self.allocations_per_game {
            Some(count) => format!("{count} allocations a game"),
            None => "allocations not counted".to_owned(),
        };
        format!(
            "{}, {}: {:.0} games/s, {:.0} events/s, {:.1} ns an event, {allocations}, {} bytes a state; \
             policy {:.0} ns an event, search {:.0} iterations/s, {:.0} with random playouts",
            G::META.id,
            counted_seats(seats),
            self.games as f64 / self.seconds,
            self.events as f64 / self.seconds,
            self.ns_per_event(),
            size_of::<G>(),
            thinking.policy_ns,
            thinking.iterations,
            thinking.random_iterations,
        )
    }

    fn ns_per_event(&self) -> f64 {
        (self.seconds * 1e10 / self.events as f64).round() / 10.0
    }
}
