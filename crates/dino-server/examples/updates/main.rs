//! What one action costs the server while four pages listen, early and late in a game.
//!
//! `cargo xtask updates [GAMES]` builds the program and plays so many games of each title, four people each, with their
//! pages listening as browsers do. It prints the processor time of the server for an action, all four updates included:
//! after about 20 events, and at the end of the game. If work grew with the length of a game, the second would show it.
#![allow(clippy::print_stdout, reason = "a program that prints what it measured")]

#[path = "../load/client.rs"]
mod client;

use client::{Choices, Connection, Listener, Players, Result, Server};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How many actions count as early, from event 20 on, and how many as the last.
const WINDOW: usize = 12;
/// After so long all four pages have heard of an action.
const SETTLED: Duration = Duration::from_millis(5);

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or("usage: updates PROGRAM [GAMES]")?;
    let games: u64 = args.next().map_or(Ok(4), |games| games.parse())?;
    println!("µs of the server's processor time for an action, with the updates of four pages:");
    for id in dino_games::IDS {
        let (mut early, mut late, mut events, mut heard) = (Vec::new(), Vec::new(), 0, 0);
        for game in 0..games {
            let server = Server::start(&program)?;
            let played = play(&server, id, game).await?;
            early.extend(played.costs.iter().filter(|(at, _)| *at >= 20).take(WINDOW).map(|(_, cost)| *cost));
            late.extend(played.costs.iter().rev().take(WINDOW).map(|(_, cost)| *cost));
            events += played.costs.last().map_or(0, |(at, _)| *at);
            heard += played.heard;
        }
        println!(
            "{id:<20} at event 20: {:>6.0}   at the end ({} events): {:>6.0}   updates heard: {heard}",
            mean(&early),
            events / games.max(1),
            mean(&late)
        );
    }
    Ok(())
}

/// A game that was played.
struct Played {
    /// The number of events before each action, and what it cost.
    costs: Vec<(u64, Duration)>,
    heard: u64,
}

/// Plays one game to its end, each seat taking a legal action by turns of a simple generator.
async fn play(server: &Server, id: &str, game: u64) -> Result<Played> {
    let heard = Arc::new(AtomicU64::default());
    let mut table = Players::open(&server.address, id).await?;
    table.listen(&server.address, Listener::Pages, &heard);
    let mut line = Connection::open(&server.address).await?;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (mut costs, mut choices) = (Vec::new(), Choices(game));
    while let (events, Some(seat)) = table.pending(&mut line).await? {
        let legal = table.legal(&mut line, seat).await?;
        let Some(action) = choices.pick(&legal) else { break };
        let before = server.cpu()?;
        // A clock of the rules may have run out meanwhile: then the table is asked again.
        if table.act(&mut line, seat, action).await? {
            tokio::time::sleep(SETTLED).await;
            costs.push((events, server.cpu()? - before));
        }
    }
    Ok(Played { costs, heard: heard.load(Ordering::Relaxed) })
}

/// What an action cost on average, in microseconds.
fn mean(costs: &[Duration]) -> f64 {
    costs.iter().sum::<Duration>().as_secs_f64() * 1e6 / costs.len().max(1) as f64
}
