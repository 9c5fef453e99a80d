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
mod story;

use dino_store::{NewTable, SqliteStore, Store};
use std::path::Path;
use std::sync::Arc;

/// A time like any other.
const NOW: i64 = 1_700_000_000_000;

async fn open(path: &Path) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(path).await.unwrap())
}

async fn memory() -> Arc<dyn Store> {
    Arc::new(SqliteStore::memory().await.unwrap())
}

fn new_table(id: &str) -> NewTable {
    NewTable { id: id.into(), created_at: NOW, visible: true, meta: "{}".into(), opener: None }
}

fn lines<const N: usize>(lines: [&str; N]) -> Vec<String> {
    lines.map(str::to_owned).to_vec()
}
