//! Several servers on one PostgreSQL.

use crate::client::{Listener, Players, Result, Server};
use crate::drive::{Counters, drive, percentiles};
use dino_postgres::{Cluster, Durability};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Lets seats keep their hands, first as fast as it goes and then at a rate.
pub(crate) async fn run(program: &str, servers: usize, tables: usize, seconds: u64, rate: f64) -> Result<()> {
    let cluster = Cluster::start(Durability::Synced)?.ok_or("no PostgreSQL is installed")?;
    for (kind, name) in [(Listener::Pages, "pages"), (Listener::Programs, "programs")] {
        println!("{servers} servers on PostgreSQL, with four {name} listening to each table:");
        let url = cluster.database()?;
        let started: Vec<Server> =
            (0..servers).map(|number| Server::start_on(program, &url, number)).collect::<Result<_>>()?;
        let addresses: Vec<String> = started.iter().map(|server| server.address.clone()).collect();
        let counters = Arc::new(Counters { kind, heard: Arc::default(), stop: AtomicBool::default() });
        let mut opened = Vec::new();
        for number in 0..tables {
            let mut table = Players::open(&addresses[number % servers], "cubosaurs").await?;
            table.listen_at(&addresses, kind, &counters.heard);
            opened.push(table);
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        let pace = Duration::from_secs_f64(tables as f64 / rate);
        for (name, pace) in [("as fast as it can", None), ("at the given rate", Some(pace))] {
            opened = measure(name, &started, &addresses, opened, seconds, pace, &counters).await?;
        }
    }
    Ok(())
}

async fn measure(
    name: &str,
    servers: &[Server],
    addresses: &[String],
    opened: Vec<Players>,
    seconds: u64,
    pace: Option<Duration>,
    counters: &Arc<Counters>,
) -> Result<Vec<Players>> {
    counters.stop.store(false, Ordering::Relaxed);
    let heard = counters.heard.load(Ordering::Relaxed);
    let cpu = || servers.iter().map(Server::cpu).sum::<Result<Duration>>();
    let (start, count, before) = (Instant::now(), opened.len() as u32, cpu()?);
    let drivers: Vec<_> = opened
        .into_iter()
        .enumerate()
        .map(|(number, table)| {
            let first = start + pace.unwrap_or_default() * number as u32 / count;
            let address = addresses[number % addresses.len()].clone();
            tokio::spawn(drive(address, table, pace.map(|pace| (first, pace)), counters.clone()))
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    counters.stop.store(true, Ordering::Relaxed);
    let (elapsed, used) = (start.elapsed().as_secs_f64(), (cpu()? - before).as_secs_f64());
    let (mut times, mut opened) = (Vec::new(), Vec::new());
    for driver in drivers {
        let (table, took) = driver.await??;
        opened.push(table);
        times.extend(took);
    }
    let actions = times.len() as f64;
    let at = percentiles(times);
    println!("  {name}: {:.0} durable actions a second", actions / elapsed);
    println!(
        "    acknowledged after: p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    let heard = counters.heard.load(Ordering::Relaxed) - heard;
    println!("    updates heard by listeners: {:.0} a second", heard as f64 / elapsed);
    println!("    the servers used {:.2} cores, {:.0} µs an action", used / elapsed, 1e6 * used / actions);
    Ok(opened)
}
