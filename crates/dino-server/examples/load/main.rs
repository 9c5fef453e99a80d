//! Drives many tables at once and says how the server bears it.
//!
//! `cargo xtask load [TABLES] [SECONDS] [RATE] [GAME...]` builds the program and runs this against it: each table has four players,
//! whose pages listen as browsers do; then the same with four programs that listen to the API instead. First each seat
//! keeps its hand as soon as it is asked: that shows how much the server can bear. Then all tables together act RATE
//! times a second, each action at its own time: that shows how long people wait. A wait is counted from the time at
//! which the action was due, so that a server that falls behind cannot hide it. An action counts when the server has
//! acknowledged it, and then it is on the disk. Last come whole games of every title, with pages listening: there each
//! seat asks what it may do and picks one of it, and what asking costs is measured by itself. Titles named after RATE are
//! all that is played then.
//!
//! With `--bots N` in the place of a title, bots of the strongest level think at N more tables meanwhile, and how long people
//! wait is told with and without them.
//!
//! With `--postgres N` in the place of a title, N servers share a PostgreSQL that is started for it: each table is played
//! at one of them, and its four pages listen to all of them in turn.
#![allow(clippy::print_stdout, reason = "a program that prints what it measured")]

mod client;
mod drive;
mod several;
mod thinking;

use client::{Choices, Connection, Listener, Players, Result, Server};
use drive::{Counters, drive, percentiles};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or("usage: load PROGRAM [TABLES] [SECONDS] [RATE] [GAME...]")?;
    let tables: usize = args.next().map_or(Ok(200), |tables| tables.parse())?;
    let seconds: u64 = args.next().map_or(Ok(10), |seconds| seconds.parse())?;
    let rate: f64 = args.next().map_or(Ok(1000.0), |rate| rate.parse())?;
    println!("{tables} tables of 4, on {} cores", std::thread::available_parallelism()?);
    let mut games: Vec<String> = args.collect();
    if let Some(at) = games.iter().position(|word| word == "--postgres") {
        let servers = games.get(at + 1).map_or(Ok(2), |count| count.parse())?;
        return several::run(&program, servers, tables, seconds, rate).await;
    }
    if let Some(at) = games.iter().position(|word| word == "--bots") {
        let bots = games.get(at + 1).map_or(Ok(100), |count| count.parse())?;
        return thinking::run(&program, bots, tables, seconds, rate).await;
    }
    if games.is_empty() {
        listen(&program, tables, seconds, rate).await?;
        games = dino_games::IDS.iter().map(|id| (*id).to_owned()).collect();
    }
    println!("whole games, with four pages listening to each table:");
    for id in games {
        play(&program, &id, tables, seconds).await?;
    }
    Ok(())
}

/// Lets seats keep their hands with four listeners of each kind at every table.
async fn listen(program: &str, tables: usize, seconds: u64, rate: f64) -> Result<()> {
    for (kind, name) in [(Listener::Pages, "pages"), (Listener::Programs, "programs")] {
        println!("with four {name} listening to each table:");
        let server = Server::start(program)?;
        let empty = server.memory()?;
        let mut opened = Vec::new();
        for _ in 0..tables {
            opened.push(Players::open(&server.address, "cubosaurs").await?);
        }
        let bare = server.memory()?;
        let counters = Arc::new(Counters { kind, heard: Arc::default(), stop: AtomicBool::default() });
        opened.iter_mut().for_each(|table| table.listen(&server.address, kind, &counters.heard));
        tokio::time::sleep(Duration::from_secs(2)).await;
        let idle = server.memory()?;
        let each = |from: u64| idle.saturating_sub(from) as f64 / tables as f64;
        println!(
            "  memory of an idle live table: {:.1} kB, of it for its listeners: {:.1} kB",
            each(empty),
            each(bare)
        );
        let opened = run("as fast as it can", &server, opened, seconds, None, &counters).await?;
        let pace = Duration::from_secs_f64(tables as f64 / rate);
        run(&format!("at {rate:.0} a second"), &server, opened, seconds, Some(pace), &counters).await?;
    }
    Ok(())
}

/// Lets all tables play a game and prints what an action costs the server, without what it costs to ask what may be
/// done: that is known because in a second game each seat asks twice.
async fn play(program: &str, id: &str, tables: usize, seconds: u64) -> Result<()> {
    let (mut costs, mut played) = ([0.0; 2], 0);
    for (questions, cost) in (1..).zip(&mut costs) {
        let server = Server::start(program)?;
        let mut opened = Vec::new();
        for _ in 0..tables {
            let mut table = Players::open(&server.address, id).await?;
            table.listen(&server.address, Listener::Pages, &Arc::default());
            opened.push(table);
        }
        // What a page is drawn for when it begins to listen belongs to no action.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let (cpu, deadline) = (server.cpu()?, Instant::now() + Duration::from_secs(seconds));
        let play = |(number, table)| {
            tokio::spawn(play_until(deadline, server.address.clone(), table, number, questions))
        };
        let players: Vec<_> = (0..).zip(opened).map(play).collect();
        let mut actions = 0;
        for player in players {
            actions += player.await??;
        }
        played += actions;
        *cost = 1e6 * (server.cpu()? - cpu).as_secs_f64() / actions as f64;
    }
    let asking = costs[1] - costs[0];
    let acting = costs[0] - asking;
    println!(
        "  {id:<20} {acting:.0} µs an action ({played} played); to ask what may be done: {asking:.0} µs"
    );
    Ok(())
}

/// Plays a table until it is over or time is up, and answers how many actions counted.
async fn play_until(
    deadline: Instant,
    address: String,
    table: Players,
    number: u64,
    questions: usize,
) -> Result<usize> {
    let (mut line, mut choices) = (Connection::open(&address).await?, Choices(number));
    let mut actions = 0;
    while Instant::now() < deadline {
        let (mut seat, mut legal) = (None, Vec::new());
        for _ in 0..questions {
            seat = table.pending(&mut line).await?.1;
            legal = match seat {
                Some(seat) => table.legal(&mut line, seat).await?,
                None => Vec::new(),
            };
        }
        let (Some(seat), Some(action)) = (seat, choices.pick(&legal)) else { break };
        actions += usize::from(table.act(&mut line, seat, action).await?);
    }
    Ok(actions)
}

/// Lets all tables act for a while and prints how it went; `pace` is the time between two actions of one table.
async fn run(
    name: &str,
    server: &Server,
    opened: Vec<Players>,
    seconds: u64,
    pace: Option<Duration>,
    counters: &Arc<Counters>,
) -> Result<Vec<Players>> {
    counters.stop.store(false, Ordering::Relaxed);
    let heard = counters.heard.load(Ordering::Relaxed);
    let (start, tables) = (Instant::now(), opened.len() as u32);
    let drive = |(number, table): (usize, Players)| {
        // The tables take their turns evenly.
        let first = start + pace.unwrap_or_default() * number as u32 / tables;
        tokio::spawn(drive(server.address.clone(), table, pace.map(|pace| (first, pace)), counters.clone()))
    };
    let drivers: Vec<_> = opened.into_iter().enumerate().map(drive).collect();
    let cpu = server.cpu()?;
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    counters.stop.store(true, Ordering::Relaxed);
    let (elapsed, cpu) = (start.elapsed().as_secs_f64(), (server.cpu()? - cpu).as_secs_f64());
    let (mut times, mut opened) = (Vec::new(), Vec::new());
    for driver in drivers {
        let (table, took) = driver.await??;
        opened.push(table);
        times.extend(took);
    }
    let count = times.len() as f64;
    let at = percentiles(times);
    println!("  {name}: {:.0} durable actions a second ({count} in {elapsed:.1} s)", count / elapsed);
    println!(
        "    acknowledged after: p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    let heard = counters.heard.load(Ordering::Relaxed) - heard;
    println!("    updates heard by listeners: {:.0} a second", heard as f64 / elapsed);
    println!("    the server used {:.2} cores, {:.0} µs an action", cpu / elapsed, 1e6 * cpu / count);
    Ok(opened)
}
