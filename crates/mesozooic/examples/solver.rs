//! How fast the best zoo and the shortest way to it are found:
//! `cargo run --release -p mesozooic --example solver`.

#![allow(clippy::print_stdout, reason = "it tells what it measured")]

use dino_core::draw::below;
use mesozooic::solve::{best_zoo, fewest_slides};
use mesozooic::{CardId, Components, GATES_AND_SHOPS, NEUTRAL_CARDS, Zoo, basic_set};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::{Duration, Instant};

/// Random zoos that are solved.
const ZOOS: u32 = 24;

fn main() {
    let Ok(components) = Components::embedded() else { return };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut best, mut ways, mut longest) = (Vec::new(), Vec::new(), 0);
    for zoo in 0..ZOOS {
        let Some(dealt) = dealt(&mut rng, zoo) else { continue };
        let start = Instant::now();
        let found = best_zoo(components, &dealt, CardId::director(0), false);
        best.push(start.elapsed());
        let Some(layout) = found.and_then(|found| found.zoo.without_director(CardId::director(0))) else {
            continue;
        };
        let start = Instant::now();
        let way = fewest_slides(&dealt, &layout);
        ways.push(start.elapsed());
        longest = longest.max(way.map_or(0, |way| way.len()));
    }
    let (best, ways) = (figures(best), figures(ways));
    println!(
        "best zoo {:.1} ms (worst {:.1}), fewest slides {:.1} ms (worst {:.1}), longest way {longest}",
        best.0, best.1, ways.0, ways.1
    );
}

/// Eleven random cards; every other time no two of them are alike, which is the hardest case.
fn dealt(rng: &mut Xoshiro256PlusPlus, zoo: u32) -> Option<Zoo> {
    let mut deck = NEUTRAL_CARDS.union(basic_set(0));
    if zoo.is_multiple_of(2) {
        deck = deck.union(basic_set(1)).union(GATES_AND_SHOPS);
    } else {
        let twice = ["b06#1", "b08#1", "b10#1", "b11#1"].iter().filter_map(|card| card.parse().ok());
        deck = deck.without(twice.collect());
    }
    let mut cells = Vec::new();
    for _ in 0..11 {
        let card = deck.nth(below(rng, deck.len()));
        deck.remove(card);
        cells.push(Some(card));
    }
    cells.push(None);
    Zoo::from_cells(&cells)
}

/// Median and worst, in milliseconds.
fn figures(mut times: Vec<Duration>) -> (f64, f64) {
    times.sort_unstable();
    let milliseconds =
        |time: Option<&Duration>| time.map_or(0.0, |time| (time.as_secs_f64() * 10_000.0).round() / 10.0);
    (milliseconds(times.get(times.len() / 2)), milliseconds(times.last()))
}
