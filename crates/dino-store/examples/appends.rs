//! How many durable appends a second?
//!
//! `cargo run --release -p dino-store --example appends [TABLES] [SECONDS] [FOLDER | postgres]`
//!
//! Every table appends one line after the other, each as soon as the one before is on the disk. Before that, the disk
//! itself is measured: how often a second a small file can be written and synced. With the word `postgres` two servers
//! share a PostgreSQL that is started for it, and every table is appended to by both in turn.
#![allow(clippy::print_stdout, reason = "telling figures is what it is for")]

use dino_postgres::{Cluster, Durability};
use dino_store::{NewTable, PostgresStore, SqliteStore, Store, StoreError};
use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A line of the usual length.
const LINE: &str = "2 refuse stegosaurus#1";

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let tables: usize = args.next().map_or(Ok(500), |text| text.parse())?;
    let seconds: f64 = args.next().map_or(Ok(5.0), |text| text.parse())?;
    let place = args.next();
    let cluster = match place.as_deref() {
        Some("postgres") => Cluster::start(Durability::Synced)?,
        _ => None,
    };
    let folder = match place.filter(|_| cluster.is_none()) {
        Some(folder) => tempfile::tempdir_in(folder)?,
        None => tempfile::tempdir()?,
    };
    println!("{:>10.0} syncs of the disk a second, one after the other", syncs_a_second(folder.path())?);

    let stores: Vec<Arc<dyn Store>> = match &cluster {
        Some(cluster) => {
            let url = cluster.database()?;
            let [one, other] =
                [PostgresStore::open(&url, None).await?, PostgresStore::open(&url, None).await?];
            vec![Arc::new(one), Arc::new(other)]
        }
        None => vec![Arc::new(SqliteStore::open(folder.path().join("tables.db")).await?)],
    };
    let store = &stores[0];
    let ids: Vec<String> = (0..tables).map(|number| format!("table-{number}")).collect();
    for id in &ids {
        store
            .create_table(NewTable {
                id: id.clone(),
                created_at: 0,
                visible: true,
                meta: "{}".into(),
                opener: None,
            })
            .await?;
    }
    let begin = Instant::now();
    let end = begin + Duration::from_secs_f64(seconds);
    let tasks: Vec<_> =
        ids.into_iter().map(|id| tokio::spawn(append_until(end, stores.clone(), id))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let taken = begin.elapsed().as_secs_f64();
    for store in &stores {
        store.close().await;
    }

    waits.sort_unstable();
    let percentile = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    println!("{:>10.0} durable appends a second from {tables} tables", waits.len() as f64 / taken);
    println!("{:>10.1} ms for half of them (p50)", percentile(50));
    println!("{:>10.1} ms for 99 of 100 (p99)", percentile(99));
    println!("{:>10.1} ms for the slowest", percentile(100));
    Ok(())
}

/// Appends as fast as it goes; answers how long each took.
async fn append_until(
    end: Instant,
    stores: Vec<Arc<dyn Store>>,
    id: String,
) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    let mut at = 0;
    while Instant::now() < end {
        let begin = Instant::now();
        at = stores[at as usize % stores.len()].append(&id, at, vec![LINE.to_owned()], 0).await?;
        waits.push(begin.elapsed());
    }
    Ok(waits)
}

fn syncs_a_second(folder: &Path) -> std::io::Result<f64> {
    const SYNCS: u32 = 100;
    let mut file = File::create(folder.join("syncs"))?;
    let begin = Instant::now();
    for _ in 0..SYNCS {
        file.write_all(&[0; 4096])?;
        file.sync_data()?;
    }
    Ok(f64::from(SYNCS) / begin.elapsed().as_secs_f64())
}
