//! A server whose machine fails it: nothing that it acknowledged may be lost.
//!
//! `cargo xtask torture` builds the program and runs this against it: `torture PROGRAM [--long]`. People at several
//! tables act as fast as the server answers, and write down what it acknowledged. Then it is killed again and again
//! (`SIGKILL`); its disk is full; its disk is busy with what others write; its database is replaced by another file.
//! After each of these it is started again, and every acknowledged action must stand where it stood.
#![allow(clippy::print_stdout, reason = "a program that prints what it found")]

#[path = "../load/client.rs"]
mod client;
mod disk;
#[path = "../load/drive.rs"]
mod drive;
mod ledger;

use client::{Result, Server};
use disk::{BusyDisk, SmallDisk};
use drive::percentiles;
use ledger::Ledger;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const TABLES: usize = 12;

/// A program and where it keeps its tables.
struct Subject {
    program: String,
    folder: PathBuf,
    is_long: bool,
}

impl Subject {
    /// Another folder for the same program.
    fn apart(&self, name: &str) -> Subject {
        Subject { program: self.program.clone(), folder: self.folder.join(name), is_long: self.is_long }
    }

    /// Starts it; again at the same address, where one is named.
    fn start(&self, listen: &str) -> Result<Server> {
        let mut command = SmallDisk::starter(&self.program);
        command.args(["serve", "--rate", "1000000", "--max-connections-per-address", "100000"]);
        // That its disk fails it is what it is here for: what it says about it is no news.
        command.stderr(Stdio::null());
        Server::launch(command, self.folder.clone(), listen)
    }

    /// So long; in a long run ten times that.
    fn lasting(&self, milliseconds: u64) -> Duration {
        Duration::from_millis(if self.is_long { 10 * milliseconds } else { milliseconds })
    }

    /// Kills the server, starts it again and looks for what was acknowledged.
    async fn kill_and_check(&self, server: Server, ledger: &mut Ledger) -> Result<(Server, Duration, usize)> {
        let address = server.address.clone();
        server.kill()?;
        let begun = Instant::now();
        let server = self.start(&address)?;
        let took = begun.elapsed();
        let lost = ledger.lost(&address).await?;
        Ok((server, took, lost))
    }
}

/// Kills under load, at moments nobody chose.
async fn kills(subject: &Subject) -> Result<usize> {
    let mut server = subject.start("127.0.0.1:0")?;
    let address = server.address.clone();
    let mut ledger = Ledger::open(&address, TABLES).await?;
    let (rounds, mut lost, mut longest) = (if subject.is_long { 100 } else { 8 }, 0, Duration::ZERO);
    for round in 0..rounds {
        // From soon after the start to well into the game, each at another point of the work.
        let moment = Duration::from_millis(150 + (round * 137) % 700);
        let ((), _) = ledger
            .play_during(&address, async {
                tokio::time::sleep(moment).await;
                // The players are still at it.
                let _ = Command::new("kill").args(["-KILL", &server.id().to_string()]).status();
                tokio::time::sleep(Duration::from_millis(50)).await;
            })
            .await;
        let (again, took, missing) = subject.kill_and_check(server, &mut ledger).await?;
        (server, longest, lost) = (again, longest.max(took), lost + missing);
        ledger.renew(&address).await?;
    }
    println!(
        "kills: {rounds}, acknowledged: {}, lost: {lost}; back after {:.0} ms at most",
        ledger.total(),
        longest.as_secs_f64() * 1e3
    );
    Ok(lost)
}

/// A disk without room: everything is refused, nothing is lost, and the games go on when there is room again.
async fn full_disk(subject: &Subject) -> Result<usize> {
    let disk = SmallDisk::make(&subject.folder)?;
    let server = subject.start("127.0.0.1:0")?;
    let address = server.address.clone();
    let mut ledger = Ledger::open(&address, TABLES).await?;
    let before = ledger.play_for(&address, subject.lasting(500)).await;
    disk.fill(server.id())?;
    // Until the log of the database has no more room of its own, even a full disk takes some.
    let full = ledger.play_for(&address, subject.lasting(1_500)).await;
    let missing = ledger.lost(&address).await?;
    disk.empty(server.id())?;
    let after = ledger.play_for(&address, subject.lasting(1_500)).await;
    let (server, _, lost) = subject.kill_and_check(server, &mut ledger).await?;
    drop(server);
    println!(
        "full disk ({}): acknowledged {} before, {} while it was full ({} refused), {} after; lost: {}",
        disk.name(),
        before.acknowledged,
        full.acknowledged,
        full.refused,
        after.acknowledged,
        missing + lost
    );
    if full.refused == 0 || before.acknowledged == 0 || after.acknowledged == 0 {
        return Err("a full disk refuses, and one with room does not".into());
    }
    Ok(missing + lost)
}

/// A disk on which others sync all the time: slow, and nothing is lost by a kill in the midst of it.
async fn slow_disk(subject: &Subject) -> Result<usize> {
    let server = subject.start("127.0.0.1:0")?;
    let address = server.address.clone();
    let mut ledger = Ledger::open(&address, TABLES).await?;
    let busy = BusyDisk::start(&subject.folder, 8);
    let played = ledger.play_for(&address, subject.lasting(4_000)).await;
    let (server, _, lost) = subject.kill_and_check(server, &mut ledger).await?;
    drop((busy, server));
    let (acknowledged, refused, at) = (played.acknowledged, played.refused, percentiles(played.times));
    println!(
        "slow disk (eight others sync all the time): acknowledged {acknowledged}, {refused} refused, \
         p50 {:.0} ms, p99 {:.0} ms; lost: {lost}",
        at(0.5),
        at(0.99)
    );
    Ok(lost)
}

/// Another file in the place of the database: nothing is acknowledged that would not be in it after a restart.
async fn replaced_file(subject: &Subject) -> Result<usize> {
    let server = subject.start("127.0.0.1:0")?;
    let address = server.address.clone();
    let mut ledger = Ledger::open(&address, TABLES).await?;
    let before = ledger.play_for(&address, subject.lasting(300)).await;
    let (file, aside) = (subject.folder.join("tables.db"), subject.folder.join("aside.db"));
    std::fs::rename(&file, &aside)?;
    std::fs::copy(&aside, &file)?;
    let replaced = ledger.play_for(&address, subject.lasting(1_000)).await;
    std::fs::rename(&aside, &file)?;
    let (server, _, lost) = subject.kill_and_check(server, &mut ledger).await?;
    drop(server);
    println!(
        "replaced file: acknowledged {} before, {} while it was another ({} refused); lost: {lost}",
        before.acknowledged, replaced.acknowledged, replaced.refused
    );
    if replaced.acknowledged > 0 || replaced.refused == 0 {
        return Err("something was stored in a file that nobody will read".into());
    }
    Ok(lost)
}

async fn torture(subject: &Subject) -> Result<usize> {
    let mut lost = kills(&subject.apart("kills")).await?;
    lost += full_disk(&subject.apart("full")).await?;
    lost += slow_disk(&subject.apart("slow")).await?;
    lost += replaced_file(&subject.apart("replaced")).await?;
    Ok(lost)
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let program = args.first().ok_or("usage: torture PROGRAM [--long]")?;
    let folder = std::env::temp_dir().join(format!("dinotable-torture-{}", std::process::id()));
    let is_long = args.iter().any(|word| word == "--long");
    let subject = Subject { program: program.clone(), folder, is_long };
    std::fs::create_dir_all(&subject.folder)?;
    let outcome = torture(&subject).await;
    remove(&subject.folder);
    let lost = outcome?;
    println!("torture: {lost} of what was acknowledged got lost");
    Ok(if lost == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn remove(folder: &Path) {
    let _ = std::fs::remove_dir_all(folder);
}
