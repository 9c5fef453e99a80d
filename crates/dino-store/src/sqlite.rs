//! Tables in a SQLite file.

mod append;
mod archive;
mod backup;
mod change;
mod files;
mod lifetime;
mod listing;
mod lock;
mod read;
mod reviews;
mod sanctions;
mod schema;
mod watch;
mod writer;

use crate::error::{Result, StoreError};
use crate::metrics::StoreMetrics;
use crate::record_lines::{check_lines, compressed_review};
use crate::store::{
    ChatMessage, EndedTable, IdleTables, Millis, NewMessage, NewTable, OpenedTables, Sanction, Store,
    StoredReview, StoredTable, Turn,
};
use append::Append;
pub use archive::SqliteReader;
use async_trait::async_trait;
pub use backup::{backup, restore};
use change::Change;
use dino_core::TableStatus;
use files::Files;
use lock::Lock;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use watch::Watch;
use writer::{Guard, Writer};

/// How long to wait for another process that writes to the same file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// How many may read at the same time; each has a thread of its own.
const MAX_READERS: u32 = 4;

/// How many pages of the log are written before they are brought into the file: 16 MB. The fewer times, the fewer
/// appends wait for it.
const CHECKPOINT_PAGES: &str = "4000";

/// Tables in a SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    /// The writer's connection: one, because SQLite lets only one write at a time.
    write: SqlitePool,
    /// In memory the same pool, since such a database lives in its connection.
    read: SqlitePool,
    /// Nobody else writes to the file. A database in memory needs none.
    lock: Option<Arc<Lock>>,
    metrics: Arc<StoreMetrics>,
}

impl SqliteStore {
    /// Opens the file; makes it when it does not exist or is empty, and brings it up to date when it is of an older
    /// version. Its folder must exist.
    ///
    /// What is refused is left as it is: a file that is not ours or too new, that another store writes to
    /// ([`Locked`](StoreError::Locked)), or that lacks what was acknowledged ([`Emptied`](StoreError::Emptied),
    /// [`LogLost`](StoreError::LogLost), [`StrayLog`](StoreError::StrayLog)).
    pub async fn open(path: impl AsRef<Path>) -> Result<Self> {
        let files = Files::of(path.as_ref())?;
        let lock = Arc::new(files.claim().await?);
        let path = files.database.as_path();
        files.create()?;
        let failed = |error| schema::opening_error(path, error);
        let options = options().filename(path);
        let mut conn = options.connect().await.map_err(failed)?;
        schema::migrate(&mut conn, path).await?;
        let commits = schema::read_commits(&mut conn).await.map_err(failed)?;
        // A database of which a number is kept can be missed. Before there is a log: without the number one that says it
        // has a log, and has none, would be refused.
        lock.keep_commits(&files, commits.or(lock.commits()).unwrap_or_default())?;
        // Only now, so that the file itself says whose it is, also when its log gets lost.
        schema::enable_wal(&mut conn, BUSY_TIMEOUT).await.map_err(failed)?;
        conn.close().await.map_err(failed)?;
        let write = pool(1).connect_with(options.clone()).await.map_err(failed)?;
        let read =
            pool(MAX_READERS).connect_with(options.pragma("query_only", "on")).await.map_err(failed)?;
        let metrics = Arc::new(StoreMetrics::default());
        let guard = Guard::new(Arc::clone(&lock), Watch::new(&files)?, commits);
        let writer = Writer::start(write.clone(), Some(guard), metrics.clone())
            .map_err(|error| StoreError::io(path, error))?;
        Ok(Self { writer, write, read, lock: Some(lock), metrics })
    }

    /// A store that is gone when it is dropped: for tests and trials.
    pub async fn memory() -> Result<Self> {
        let write = pool(1).connect_with(options().in_memory(true)).await?;
        schema::migrate(&mut *write.acquire().await?, Path::new(":memory:")).await?;
        let metrics = Arc::new(StoreMetrics::default());
        let writer = Writer::start(write.clone(), None, metrics.clone()).map_err(sqlx::Error::from)?;
        Ok(Self { writer, read: write.clone(), write, lock: None, metrics })
    }
}

fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        // The log is on the disk before a commit returns, on macOS too, where it needs to be asked for.
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "on")
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .row_buffer_size(1024)
        .disable_statement_logging()
}

fn pool(connections: u32) -> SqlitePoolOptions {
    // A connection to a file does not go stale, and one to memory must not be closed.
    SqlitePoolOptions::new()
        .max_connections(connections)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        self.writer.submit(Change::Create(table)).await.map(drop)
    }

    async fn table(&self, id: &str) -> Result<StoredTable> {
        read::table(&self.read, id).await
    }

    async fn update_meta(&self, id: &str, version: u32, meta: &str, now: Millis) -> Result<u32> {
        self.writer.submit(Change::Meta { table: id.into(), version, meta: meta.into(), now }).await
    }

    async fn set_status(&self, id: &str, status: TableStatus, now: Millis) -> Result<()> {
        self.writer.submit(Change::Status { table: id.into(), status, now }).await.map(drop)
    }

    async fn set_visible(&self, id: &str, visible: bool, now: Millis) -> Result<()> {
        self.writer.submit(Change::Visible { table: id.into(), visible, now }).await.map(drop)
    }

    async fn opened_tables(&self, opener: &str, since: Millis) -> Result<OpenedTables> {
        read::opened_tables(&self.read, opener, since).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<StoredTable>> {
        listing::open_tables(&self.read, limit).await
    }

    async fn append_turn(&self, id: &str, at: u32, turn: Turn) -> Result<u32> {
        check_lines(&turn.lines)?;
        self.writer.submit(Change::Append(Append { table: id.into(), at, turn })).await
    }

    async fn lines(&self, id: &str, from: u32) -> Result<Vec<String>> {
        read::lines(&self.read, id, from).await
    }

    async fn join(&self, person: &str, table: &str) -> Result<()> {
        self.writer.submit(Change::Join { person: person.into(), table: table.into() }).await.map(drop)
    }

    async fn leave(&self, person: &str, table: &str) -> Result<()> {
        self.writer.submit(Change::Leave { person: person.into(), table: table.into() }).await.map(drop)
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTable>> {
        listing::tables_of(&self.read, person, limit).await
    }

    async fn add_message(&self, table: &str, message: NewMessage) -> Result<u32> {
        self.writer.submit(Change::AddMessage { table: table.into(), message }).await
    }

    async fn remove_message(&self, table: &str, number: u32) -> Result<()> {
        self.writer.submit(Change::RemoveMessage { table: table.into(), number }).await.map(drop)
    }

    async fn chat(&self, table: &str, from: u32) -> Result<Vec<ChatMessage>> {
        read::chat(&self.read, table, from).await
    }

    async fn see(&self, table: &str, now: Millis) -> Result<()> {
        self.writer.submit(Change::See { table: table.into(), now }).await.map(drop)
    }

    async fn idle_tables(&self, after: i64, before: Millis, limit: u32) -> Result<IdleTables> {
        lifetime::idle_tables(&self.read, after, before, limit).await
    }

    async fn end_table(&self, table: &str, idle_before: Millis, ended: EndedTable) -> Result<()> {
        self.writer.submit(Change::End { table: table.into(), idle_before, ended }).await.map(drop)
    }

    async fn archive_table(&self, table: &str, idle_before: Millis, meta: &str) -> Result<()> {
        let change = Change::Archive { table: table.into(), idle_before, meta: meta.into() };
        self.writer.submit(change).await.map(drop)
    }

    async fn keep_review(&self, table: &str, review: StoredReview) -> Result<()> {
        let piece = compressed_review(&review.review)?;
        let change = Change::Review { table: table.into(), evaluator: review.evaluator, piece };
        self.writer.submit(change).await.map(drop)
    }

    async fn review(&self, table: &str) -> Result<Option<StoredReview>> {
        reviews::of(&self.read, table).await
    }

    async fn ended(&self, table: &str) -> Result<Option<EndedTable>> {
        lifetime::ended(&self.read, table).await
    }

    async fn forget_ended(&self, before: Millis, limit: u32) -> Result<u32> {
        self.writer.submit(Change::ForgetEnded { before, limit }).await
    }

    async fn note_sweep(&self, now: Millis, max_gap: Millis) -> Result<()> {
        self.writer.submit(Change::NoteSweep { now, max_gap }).await.map(drop)
    }

    async fn secret(&self, name: &str, make: fn() -> Vec<u8>) -> Result<Vec<u8>> {
        if let Some(value) = secret(&self.read, name).await? {
            return Ok(value);
        }
        self.writer.submit(Change::Secret { name: name.into(), value: make() }).await?;
        // Ours, or that of somebody who was a moment faster.
        Ok(secret(&self.read, name).await?.ok_or(sqlx::Error::RowNotFound)?)
    }

    async fn tables(&self, skip: u32, limit: u32) -> Result<Vec<StoredTable>> {
        listing::tables(&self.read, skip, limit).await
    }

    async fn delete_table(&self, id: &str) -> Result<()> {
        self.writer.submit(Change::Delete { table: id.into() }).await.map(drop)
    }

    async fn add_sanction(&self, sanction: Sanction) -> Result<()> {
        self.writer.submit(Change::AddSanction(sanction)).await.map(drop)
    }

    async fn remove_sanctions(&self, address: &str) -> Result<u32> {
        self.writer.submit(Change::RemoveSanctions { address: address.into() }).await
    }

    async fn sanctions(&self) -> Result<Vec<Sanction>> {
        sanctions::all(&self.read).await
    }

    async fn ping(&self) -> Result<()> {
        if let Some(refusal) = self.writer.refusal() {
            return Err(refusal);
        }
        sqlx::query_scalar::<_, i64>("SELECT EXISTS (SELECT 1 FROM tables)").fetch_one(&self.read).await?;
        Ok(())
    }

    fn metrics(&self) -> &StoreMetrics {
        &self.metrics
    }

    async fn close(&self) {
        self.read.close().await;
        if let Ok(mut conn) = self.write.acquire().await {
            // Now the file is all there is, and says so: a copy of it is whole. Where somebody else still reads, it goes
            // on having a log.
            let _ = sqlx::raw_sql("PRAGMA journal_mode = DELETE").execute(&mut *conn).await;
        }
        self.write.close().await;
        self.release();
    }
}

impl SqliteStore {
    fn release(&self) {
        if let Some(lock) = &self.lock {
            lock.release();
        }
    }
}

impl Drop for SqliteStore {
    /// Whoever opens the file next need not wait for the writer's thread to end.
    fn drop(&mut self) {
        self.release();
    }
}

async fn secret(pool: &SqlitePool, name: &str) -> sqlx::Result<Option<Vec<u8>>> {
    sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?1").bind(name).fetch_optional(pool).await
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn pragma<T>(pool: &SqlitePool, name: &'static str) -> T
    where
        T: Send + Unpin + for<'r> sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
    {
        sqlx::query_scalar(name).fetch_one(pool).await.unwrap()
    }

    #[tokio::test]
    async fn commits_wait_for_the_disk_and_readers_only_read() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path().join("tables.db")).await.unwrap();
        for pool in [&store.write, &store.read] {
            assert_eq!(pragma::<String>(pool, "PRAGMA journal_mode").await, "wal");
            assert_eq!(pragma::<u32>(pool, "PRAGMA synchronous").await, 2, "full");
            assert_eq!(pragma::<u32>(pool, "PRAGMA foreign_keys").await, 1);
        }
        assert!(sqlx::raw_sql("DELETE FROM tables").execute(&store.read).await.is_err());
    }
}
