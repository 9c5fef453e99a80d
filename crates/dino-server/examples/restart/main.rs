//! How long a restart takes while many tables are live.
//!
//! `cargo xtask restart [TABLES] [ACTIONS]` builds the program, lets so many tables of four play so many actions each with
//! a page listening to each, asks the server to end, and starts it again on the same data. Then all pages come back at
//! once, as browsers do. It prints how long the server took to end, to answer for the first time, and to answer everybody.
#![allow(clippy::print_stdout, reason = "a program that prints what it measured")]

#[path = "../load/client.rs"]
mod client;

use client::{Connection, Listener, Players, Result, Server};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many tables are opened at the same time.
const OPENERS: usize = 32;

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or("usage: restart PROGRAM [TABLES] [ACTIONS]")?;
    let tables: usize = args.next().map_or(Ok(3000), |tables| tables.parse())?;
    let actions: usize = args.next().map_or(Ok(12), |actions| actions.parse())?;
    println!("{tables} tables of 4, on {} cores", std::thread::available_parallelism()?);
    let server = Server::start(&program)?;
    let mut opened = open(&server.address, tables, actions).await?;
    let heard = Arc::new(AtomicU64::new(0));
    opened.iter_mut().for_each(|table| table.listen_once(&server.address, Listener::Pages, &heard));
    // Each page that listens is told the table as it is, and that somebody looks: then all is quiet.
    let mut before = u64::MAX;
    while before != heard.load(Ordering::Relaxed) || before < tables as u64 {
        before = heard.load(Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }

    let start = Instant::now();
    let folder = server.terminate()?;
    println!("  ended after {:.2} s", start.elapsed().as_secs_f64());
    let start = Instant::now();
    let server = Server::start_in(&program, folder)?;
    let listening = start.elapsed();
    opened.first().ok_or("no table")?.look(&server.address).await?;
    println!(
        "  listened again after {:.2} s, the first table was there after {:.2} s",
        listening.as_secs_f64(),
        start.elapsed().as_secs_f64()
    );
    let start = Instant::now();
    let looks = opened.into_iter().map(|table| {
        let address = server.address.clone();
        tokio::spawn(async move { table.look(&address).await.map(|()| start.elapsed()) })
    });
    let mut times = Vec::new();
    for look in looks.collect::<Vec<_>>() {
        times.push(look.await??);
    }
    times.sort_unstable();
    let at = |share: usize| {
        times.get((times.len() * share / 100).min(times.len() - 1)).copied().unwrap_or_default()
    };
    println!(
        "  all pages at once: first after {:.3} s, half after {:.2} s, all after {:.2} s",
        at(0).as_secs_f64(),
        at(50).as_secs_f64(),
        at(100).as_secs_f64()
    );
    println!("  memory: {} MB", server.memory()? / 1024);
    Ok(())
}

/// Tables at which so much has been played.
async fn open(address: &str, tables: usize, actions: usize) -> Result<Vec<Players>> {
    let openers = (0..OPENERS).map(|number| {
        let (address, share) = (address.to_owned(), (tables + number) / OPENERS);
        tokio::spawn(async move {
            let (mut opened, mut line) = (Vec::new(), Connection::open(&address).await?);
            for _ in 0..share {
                let table = Players::open(&address, "cubosaurs").await?;
                for _ in 0..actions {
                    let (_, Some(seat)) = table.pending(&mut line).await? else { break };
                    let legal = table.legal(&mut line, seat).await?;
                    table.act(&mut line, seat, legal.first().ok_or("nothing to do")?).await?;
                }
                opened.push(table);
            }
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(opened)
        })
    });
    let mut all = Vec::new();
    for opener in openers.collect::<Vec<_>>() {
        all.extend(opener.await??);
    }
    Ok(all)
}
