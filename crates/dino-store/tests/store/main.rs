//! What a store promises, tried on the real thing.
#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly, like tests")]
#![allow(clippy::print_stdout, reason = "the process that is killed tells the test what it did")]

mod appending;
mod archive;
mod backups;
mod clocks;
mod damage;
mod files;
mod kill;
mod lifetime;
mod openers;
mod opening;
mod sharing;
mod silence;
mod story;

use dino_store::{NewTable, PostgresStore, SqliteStore, Store};
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;

/// A time like any other.
const NOW: i64 = 1_700_000_000_000;

async fn open(path: &Path) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(path).await.unwrap())
}

/// Where a store keeps its tables: in a file, or in a database of its own.
struct Place {
    folder: TempDir,
    /// The address of the database, where it is no file.
    url: Option<String>,
}

impl Place {
    /// Opens the store; once more after it was closed finds what was kept.
    async fn open(&self) -> Arc<dyn Store> {
        match &self.url {
            Some(url) => Arc::new(PostgresStore::open(url, None).await.unwrap()),
            None => open(&self.folder.path().join("tables.db")).await,
        }
    }
}

/// A place of each kind; only files where no PostgreSQL is installed.
fn places() -> Vec<Place> {
    let place = |url| Place { folder: tempfile::tempdir().unwrap(), url };
    let database = dino_postgres::shared().map(|cluster| place(Some(cluster.database().unwrap())));
    [place(None)].into_iter().chain(database).collect()
}

/// A store of each kind, in memory where it can be.
async fn stores() -> Vec<Arc<dyn Store>> {
    let mut stores: Vec<Arc<dyn Store>> = vec![Arc::new(SqliteStore::memory().await.unwrap())];
    for place in places().into_iter().filter(|place| place.url.is_some()) {
        stores.push(place.open().await);
    }
    stores
}

fn new_table(id: &str) -> NewTable {
    NewTable { id: id.into(), created_at: NOW, visible: true, meta: "{}".into(), opener: None }
}

fn lines<const N: usize>(lines: [&str; N]) -> Vec<String> {
    lines.map(str::to_owned).to_vec()
}
