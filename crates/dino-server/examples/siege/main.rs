//! Attacks on a running server, while other tables are played.
//!
//! `cargo xtask siege` builds the program and runs this against it: `siege PROGRAM MAX_P99 [--long]`. The server has the
//! limits that people run it with. Each attack comes from an address of its own; at other tables people act all the
//! while, and how long they wait is measured, from the time at which an action was due. An attack has failed to do harm
//! when it met its own bounds, the server's memory stayed within its own, and 99 of 100 actions elsewhere were
//! acknowledged within MAX_P99 milliseconds.
#![allow(clippy::print_stdout, reason = "a program that prints what it found")]

#[path = "../load/client.rs"]
mod client;
#[path = "../load/drive.rs"]
mod drive;
mod floods;
mod handover;
mod raw;
mod requests;

use client::{Listener, Players, Result, Server};
use drive::{Counters, drive, percentiles};
use raw::Attacker;
use std::fs::File;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Handle, Runtime};

/// How many tables are played meanwhile, and how often each acts.
const TABLES: usize = 8;
const PACE: Duration = Duration::from_millis(200);
/// How long they are watched at least.
const WATCH: Duration = Duration::from_secs(1);
/// What an attack may add to the memory of the server, in kB.
const MAX_GROWTH: u64 = 200_000;

/// What attacks need to know.
struct Siege {
    server: Server,
    is_long: bool,
    /// How long 99 of 100 actions at other tables may take.
    max_p99: Duration,
    /// Where people play: on a thread of their own, so that they do not wait for the attackers of this program.
    players: Handle,
}

impl Siege {
    /// Somebody at an address of their own.
    fn attacker(&self, number: u8) -> Result<Attacker> {
        Attacker::new(&self.server.address, number)
    }

    /// So often; in a long siege four times that.
    fn times(&self, count: usize) -> usize {
        if self.is_long { 4 * count } else { count }
    }

    /// The server's memory in kB.
    fn memory(&self) -> Result<u64> {
        self.server.memory()
    }

    /// The page of a new table that waits for people.
    async fn open_lobby(&self, by: Attacker) -> Result<String> {
        let kind = "content-type: application/x-www-form-urlencoded\r\n";
        let made = by.ask("POST /tables", kind, "game=cubosaurs&mode=friends").await?;
        Ok(made.header("location").ok_or("no table was opened")?.to_owned())
    }
}

/// Lets the other tables act until the attack is over; gives what came of it, and how long they waited.
async fn watched<T>(
    siege: &Siege,
    tables: &mut Vec<Players>,
    attack: impl Future<Output = Result<T>>,
) -> Result<(Result<T>, Vec<u64>)> {
    let counters =
        Arc::new(Counters { kind: Listener::Pages, heard: Arc::default(), stop: AtomicBool::default() });
    let begun = Instant::now();
    let drivers: Vec<_> = tables
        .drain(..)
        .enumerate()
        .map(|(number, table)| {
            let due = Some((begun + PACE * number as u32 / TABLES as u32, PACE));
            siege.players.spawn(drive(siege.server.address.clone(), table, due, counters.clone()))
        })
        .collect();
    let outcome = attack.await;
    tokio::time::sleep(WATCH.saturating_sub(begun.elapsed())).await;
    counters.stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    for driver in drivers {
        let (table, took) = driver.await?.map_err(|error| format!("a player was cut off: {error}"))?;
        tables.push(table);
        times.extend(took);
    }
    Ok((outcome, times))
}

/// What is wrong after an attack, beside what it found itself.
fn harm(siege: &mut Siege, before: u64, times: &[u64]) -> Result<Option<String>> {
    if !siege.server.is_running() {
        return Ok(Some("the server has ended".to_owned()));
    }
    let grown = siege.memory()?.saturating_sub(before);
    if grown > MAX_GROWTH {
        return Ok(Some(format!("the server's memory grew by {} MB", grown / 1000)));
    }
    let p99 = percentiles(times.to_vec())(0.99);
    let is_slow = times.len() < TABLES || p99 > siege.max_p99.as_secs_f64() * 1e3;
    Ok(is_slow.then(|| format!("{} actions elsewhere, 99 of 100 within {p99:.0} ms", times.len())))
}

/// Runs one attack, tells its outcome, and says whether it did no harm.
macro_rules! attack {
    ($siege:ident, $tables:ident, $name:literal, $attack:expr) => {{
        let (before, cpu) = ($siege.memory()?, $siege.server.cpu_of_all()?);
        let (outcome, times) = watched(&$siege, &mut $tables, $attack(&$siege)).await?;
        let fault = harm(&mut $siege, before, &times)?;
        let p99 = percentiles(times)(0.99);
        let grown = $siege.memory()?.saturating_sub(before) / 1000;
        let (is_right, told) = match (outcome, fault) {
            (Ok(told), None) => (true, told),
            (Ok(told), Some(fault)) => (false, format!("{fault}; {told}")),
            (Err(error), _) => (false, error.to_string()),
        };
        let word = if is_right { "held" } else { "FAILED" };
        let cpu = ($siege.server.cpu_of_all()? - cpu).as_secs_f64();
        println!("{word:<6} {:<28} {told}", $name);
        println!("{:36}elsewhere p99 {p99:.0} ms; the server used {cpu:.1} s of processor time, memory +{grown} MB", "");
        is_right
    }};
}

fn main() -> Result<ExitCode> {
    let players = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    Runtime::new()?.block_on(run(players.handle().clone()))
}

async fn run(players: Handle) -> Result<ExitCode> {
    const USAGE: &str = "usage: siege PROGRAM MAX_P99 [--long]";
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or(USAGE)?;
    let max_p99 = Duration::from_millis(args.next().ok_or(USAGE)?.parse()?);
    let is_long = args.next().as_deref() == Some("--long");
    let mut command = Command::new(program);
    command.args(["serve", "--bot-delay", "0"]);
    let folder = std::env::temp_dir().join(format!("dinotable-siege-{}", std::process::id()));
    // It tells of every refused request, as it does in use; that would drown what the attacks came to.
    let log = folder.with_extension("log");
    command.stderr(File::create(&log)?);
    let mut siege =
        Siege { server: Server::launch(command, folder, "127.0.0.1:0")?, is_long, max_p99, players };
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let mut table = Players::open(&siege.server.address, "cubosaurs").await?;
        table.listen(&siege.server.address, Listener::Pages, &Arc::default());
        tables.push(table);
    }
    let quiet = async |_: &Siege| Ok(format!("{TABLES} tables of four with pages listening"));
    let all = [
        attack!(siege, tables, "no attack", quiet),
        attack!(siege, tables, "former holder listens", handover::keep_listening),
        attack!(siege, tables, "former holder's late bodies", handover::hold_back),
        attack!(siege, tables, "150 chat posts at once", requests::chat_burst),
        attack!(siege, tables, "chat of long lines", requests::long_lines),
        attack!(siege, tables, "studies in a loop", requests::studies),
        attack!(siege, tables, "junk", requests::junk),
        attack!(siege, tables, "flood of lobbies", floods::lobbies),
        attack!(siege, tables, "streams of one address", floods::many_streams),
        attack!(siege, tables, "slow readers", floods::slow_readers),
        attack!(siege, tables, "1,500 half requests", floods::half_requests),
    ];
    let failed = all.iter().filter(|is_right| !**is_right).count();
    // The first of them only shows how it is without.
    println!("siege: {} attacks, {failed} did harm", all.len() - 1);
    if failed == 0 {
        std::fs::remove_file(&log)?;
    } else {
        println!("siege: the server's log is {}", log.display());
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
