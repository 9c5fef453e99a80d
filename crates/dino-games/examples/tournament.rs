//! A tournament on two threads: greedy against random, in every game, each sitting first as often as the other.
//!
//! ```sh
//! cargo run --release --package dino-games --example tournament -- 40
//! ```

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use dino_bots::{Decision, Kind};
use dino_core::{Configure, Draws, Heuristics, Pending, Seat, Seed};
use std::thread;

const THREADS: u64 = 2;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games = std::env::args().nth(1).unwrap_or("20".to_owned()).parse()?;
    for id in dino_games::IDS {
        let won: u64 =
            dino_games::with_game!(id, G => tournament::<G>(games)).ok_or("a game of the list")??;
        println!("{id}: greedy won {won} of {games} against random");
    }
    Ok(())
}

fn tournament<G: Heuristics>(games: u64) -> Result<u64, String> {
    // Clocks need somebody who watches them: where a game has one, a number of actions is counted instead.
    let counted = [("limit".to_owned(), "slides".to_owned())];
    let config = G::Config::build(2, &counted, None).or_else(|_| G::Config::build(2, &[], None));
    let config = config.map_err(|error| error.to_string())?;
    thread::scope(|scope| {
        // Every game has a seed of its own: the same ones come out, whichever thread plays them.
        let play = |first| {
            (first..games).step_by(THREADS as usize).map(|game| greedy_wins::<G>(&config, game)).sum()
        };
        let threads: Vec<_> = (0..THREADS).map(|first| scope.spawn(move || -> u64 { play(first) })).collect();
        threads.into_iter().map(|thread| thread.join().map_err(|_| "a thread failed".to_owned())).sum()
    })
}

/// One game; 1 where greedy comes out first alone.
fn greedy_wins<G: Heuristics>(config: &G::Config, game: u64) -> u64 {
    let kinds =
        if game.is_multiple_of(2) { [Kind::Greedy, Kind::Random] } else { [Kind::Random, Kind::Greedy] };
    let mut bots = kinds.map(|kind| kind.bot::<G>(game));
    let mut state = G::new(config);
    let mut chance = Draws::new(Seed::of_series(3, game));
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = state.pick_chance(|sum| chance.ticket(sum), &mut outcomes);
                state.resolve_unchecked(outcome);
            }
            Pending::Seats(asked) => {
                let Some(seat) = asked.first() else { break };
                let action = bots[seat.index()].choose(&mut Decision::new(&state, seat, None, &mut actions));
                state.play_unchecked(seat, action);
            }
        }
    }
    let first = |kind| {
        let rank = |standing: dino_core::Standing| {
            Seat::all(2).find(|seat| kinds[seat.index()] == kind).map(|seat| standing.ranks[seat])
        };
        state.standing().and_then(rank) == Some(1)
    };
    u64::from(first(Kind::Greedy) && !first(Kind::Random))
}
