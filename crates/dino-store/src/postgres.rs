//! Tables in a PostgreSQL database that several servers share.
//!
//! Nobody owns a table and nothing is leased: whoever appends the line of a number first has it, and whoever comes second
//! is told so and reads on. No connection keeps anything between two statements, so a pooler may stand in between; only the
//! one that hears of what others do must be direct (see [`PostgresStore::open`]).

mod append;
mod archive;
mod change;
mod herald;
mod lifetime;
mod read;
mod retry;
mod reviews;
mod schema;
mod writer;

use crate::error::{Result, StoreError};
use crate::hint::{Hint, KnownTable, TableNews};
use crate::metrics::StoreMetrics;
use crate::record_lines::{check_lines, compressed_review};
use crate::store::{
    ChatMessage, EndedTable, IdleTables, Millis, NewMessage, NewTable, OpenedTables, Sanction, Store,
    StoredReview, StoredTable, Turn,
};
use append::Append;
pub use archive::PostgresReader;
use async_trait::async_trait;
use dino_core::TableStatus;
use herald::Herald;
use retry::{ANSWER_TIMEOUT, TRY_TIMEOUT, retry};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use std::str::FromStr;
use std::sync::Arc;
use tokio::sync::broadcast;
use writer::Writer;

/// How many connections a pool has at most.
#[derive(Clone, Copy, Debug)]
enum PoolSize {
    /// For all that is read, and changed beside appending.
    Server,
    /// For one who works alone: what others tell, and exports.
    One,
}

/// Tables in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    writer: Writer,
    herald: Herald,
    metrics: Arc<StoreMetrics>,
}

/// Whether this is the address of a PostgreSQL database.
pub fn is_postgres_url(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

impl PostgresStore {
    /// Opens the database at this address, makes our schema there when there is none, and brings it up to date when it is of an
    /// older version. `direct` is another way to the same database, where a pooler in transaction mode stands at `url`: such
    /// a pooler forgets who listens.
    ///
    /// A schema that is not ours or too new is left as it is.
    pub async fn open(url: &str, direct: Option<&str>) -> Result<Self> {
        let (options, name) = address(url)?;
        let (direct, _) = direct.map_or_else(|| Ok((options.clone(), String::new())), address)?;
        let pool = connect_lazily(options.clone(), PoolSize::Server);
        // What is wrong with an address is said at once; a database that starts is waited for.
        retry(&pool, |_| async { pool.acquire().await.map(drop) }).await?;
        schema::migrate(&pool, &name).await?;
        let metrics = Arc::new(StoreMetrics::default());
        let herald = Herald::start(pool.clone(), direct);
        let writer = Writer::start(options, herald.clone(), metrics.clone()).map_err(sqlx::Error::from)?;
        Ok(Self { pool, writer, herald, metrics })
    }

    fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Tells the others of what was changed at a table.
    fn tell<T>(&self, table: &str, done: Result<T>) -> Result<T> {
        if done.is_ok() {
            self.herald.changed(table.to_owned());
        }
        done
    }
}

/// Reads an address; answers how to connect, and what to call it where others may read.
fn address(url: &str) -> Result<(PgConnectOptions, String)> {
    let shown = without_password(url);
    let bad = |error: sqlx::Error| StoreError::BadAddress { url: shown.clone(), why: error.to_string() };
    let options = PgConnectOptions::from_str(url).map_err(bad)?;
    // PgBouncer refuses settings at connect that it does not know, and we read no floating-point numbers.
    let options = options.extra_float_digits(None).application_name("dinotable").disable_statement_logging();
    Ok((options, shown))
}

/// The address of a database without what nobody else should know.
pub fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    // Options may hold a password too.
    let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split_once(':').map_or(user, |(user, _)| user);
            format!("{scheme}://{user}@{host}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

fn connect_lazily(options: PgConnectOptions, size: PoolSize) -> PgPool {
    let connections = match size {
        PoolSize::Server => 8,
        PoolSize::One => 1,
    };
    let pool = PgPoolOptions::new()
        .max_connections(connections)
        // Found out by using it: asking first would double every question.
        .test_before_acquire(false)
        .acquire_timeout(ANSWER_TIMEOUT)
        // A connection that says nothing any more must not be waited for: it would never come back to the pool.
        .after_release(|conn, _| {
            Box::pin(async move {
                let answer = tokio::time::timeout(TRY_TIMEOUT, conn.ping()).await;
                answer.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map(|()| true)
            })
        });
    pool.connect_lazy_with(options)
}

/// A number that is never below zero in the database.
fn number(stored: i64) -> u32 {
    u32::try_from(stored).unwrap_or_default()
}

/// Whether something was there to be changed.
fn found(done: Result<bool>) -> Result<()> {
    if done? { Ok(()) } else { Err(StoreError::NotFound) }
}

#[async_trait]
impl Store for PostgresStore {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        retry(&self.pool, |tried| change::create(&self.pool, tried, &table)).await?
    }

    async fn table(&self, id: &str) -> Result<StoredTable> {
        retry(&self.pool, |_| read::table(&self.pool, id)).await?.ok_or(StoreError::NotFound)
    }

    async fn update_meta(&self, id: &str, version: u32, meta: &str, now: Millis) -> Result<u32> {
        let done = retry(&self.pool, |tried| change::update_meta(&self.pool, tried, id, version, meta, now));
        self.tell(id, done.await?)
    }

    async fn set_status(&self, id: &str, status: TableStatus, now: Millis) -> Result<()> {
        found(retry(&self.pool, |_| change::set_status(&self.pool, id, status, now)).await)
    }

    async fn set_visible(&self, id: &str, visible: bool, now: Millis) -> Result<()> {
        found(retry(&self.pool, |_| change::set_visible(&self.pool, id, visible, now)).await)
    }

    async fn opened_tables(&self, opener: &str, since: Millis) -> Result<OpenedTables> {
        retry(&self.pool, |_| read::opened_tables(&self.pool, opener, since)).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<StoredTable>> {
        retry(&self.pool, |_| read::open_tables(&self.pool, limit)).await
    }

    async fn append_turn(&self, id: &str, at: u32, turn: Turn) -> Result<u32> {
        check_lines(&turn.lines)?;
        if self.pool.is_closed() {
            return Err(StoreError::Closed);
        }
        self.writer.append(Append { table: id.into(), at, turn }).await
    }

    async fn lines(&self, id: &str, from: u32) -> Result<Vec<String>> {
        let read = |_| async {
            let lines = read::lines_of(&mut *self.pool.acquire().await?, id, from).await?;
            Ok((!lines.is_empty() || read::exists(&self.pool, id).await?).then_some(lines))
        };
        retry(&self.pool, read).await?.ok_or(StoreError::NotFound)
    }

    async fn join(&self, person: &str, table: &str) -> Result<()> {
        found(retry(&self.pool, |_| change::join(&self.pool, person, table)).await)
    }

    async fn leave(&self, person: &str, table: &str) -> Result<()> {
        found(retry(&self.pool, |_| change::leave(&self.pool, person, table)).await)
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTable>> {
        retry(&self.pool, |_| read::tables_of(&self.pool, person, limit)).await
    }

    async fn add_message(&self, table: &str, message: NewMessage) -> Result<u32> {
        let done = retry(&self.pool, |tried| change::add_message(&self.pool, tried, table, &message));
        self.tell(table, done.await?.ok_or(StoreError::NotFound))
    }

    async fn remove_message(&self, table: &str, number: u32) -> Result<()> {
        let done = retry(&self.pool, |_| change::remove_message(&self.pool, table, number));
        self.tell(table, found(done.await))
    }

    async fn chat(&self, table: &str, from: u32) -> Result<Vec<ChatMessage>> {
        let read = |_| async {
            let chat = read::chat(&self.pool, table, from).await?;
            Ok((!chat.is_empty() || read::exists(&self.pool, table).await?).then_some(chat))
        };
        retry(&self.pool, read).await?.ok_or(StoreError::NotFound)
    }

    async fn see(&self, table: &str, now: Millis) -> Result<()> {
        found(retry(&self.pool, |_| change::see(&self.pool, table, now)).await)
    }

    async fn idle_tables(&self, after: i64, before: Millis, limit: u32) -> Result<IdleTables> {
        retry(&self.pool, |_| lifetime::idle_tables(&self.pool, after, before, limit)).await
    }

    async fn end_table(&self, table: &str, idle_before: Millis, ended: EndedTable) -> Result<()> {
        let done = retry(&self.pool, |_| lifetime::end(&self.pool, table, idle_before, &ended)).await;
        self.tell(table, done?)
    }

    async fn archive_table(&self, table: &str, idle_before: Millis, meta: &str) -> Result<()> {
        let done = retry(&self.pool, |_| lifetime::archive(&self.pool, table, idle_before, meta)).await;
        self.tell(table, done?)
    }

    async fn keep_review(&self, table: &str, review: StoredReview) -> Result<()> {
        let (piece, by) = (compressed_review(&review.review)?, &review.evaluator);
        found(retry(&self.pool, |_| reviews::keep(&self.pool, table, by, &piece)).await)
    }

    async fn review(&self, table: &str) -> Result<Option<StoredReview>> {
        retry(&self.pool, |_| reviews::of(&self.pool, table)).await
    }

    async fn ended(&self, table: &str) -> Result<Option<EndedTable>> {
        retry(&self.pool, |_| lifetime::ended(&self.pool, table)).await
    }

    async fn forget_ended(&self, before: Millis, limit: u32) -> Result<u32> {
        retry(&self.pool, |_| lifetime::forget_ended(&self.pool, before, limit)).await
    }

    async fn note_sweep(&self, now: Millis, max_gap: Millis) -> Result<()> {
        retry(&self.pool, |_| lifetime::note_sweep(&self.pool, now, max_gap)).await
    }

    async fn secret(&self, name: &str, make: fn() -> Vec<u8>) -> Result<Vec<u8>> {
        let read = |_| read::secret(&self.pool, name);
        if let Some(value) = retry(&self.pool, read).await? {
            return Ok(value);
        }
        let value = make();
        retry(&self.pool, |_| change::keep_secret(&self.pool, name, &value)).await?;
        // Ours, or that of a server that was a moment faster.
        Ok(retry(&self.pool, read).await?.ok_or(sqlx::Error::RowNotFound)?)
    }

    async fn tables(&self, skip: u32, limit: u32) -> Result<Vec<StoredTable>> {
        retry(&self.pool, |_| read::tables(&self.pool, skip, limit)).await
    }

    async fn delete_table(&self, id: &str) -> Result<()> {
        let done = retry(&self.pool, |_| lifetime::delete(&self.pool, id)).await;
        self.tell(id, done?)
    }

    async fn add_sanction(&self, sanction: Sanction) -> Result<()> {
        retry(&self.pool, |_| change::add_sanction(&self.pool, &sanction)).await
    }

    async fn remove_sanctions(&self, address: &str) -> Result<u32> {
        retry(&self.pool, |_| change::remove_sanctions(&self.pool, address)).await
    }

    async fn sanctions(&self) -> Result<Vec<Sanction>> {
        retry(&self.pool, |_| read::sanctions(&self.pool)).await
    }

    async fn ping(&self) -> Result<()> {
        retry(&self.pool, |_| async {
            let ping = sqlx::query_scalar::<_, bool>("SELECT EXISTS (SELECT 1 FROM dinotable.tables)");
            ping.fetch_one(&self.pool).await.map(drop)
        })
        .await
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn hints(&self) -> Option<broadcast::Receiver<Hint>> {
        Some(self.herald.hints())
    }

    async fn news(&self, known: &[KnownTable]) -> Result<Vec<TableNews>> {
        retry(&self.pool, |_| read::news(&self.pool, known)).await
    }

    fn announce(&self, text: String) {
        self.herald.say(text);
    }

    fn metrics(&self) -> &StoreMetrics {
        &self.metrics
    }

    async fn close(&self) {
        self.herald.close().await;
        self.pool.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_what_is_secret() {
        for (url, shown) in [
            ("postgres://ann:secret@db:5432/club", "postgres://ann@db:5432/club"),
            ("postgres://ann:se@cret@db/club", "postgres://ann@db/club"),
            ("postgres://db/club?password=secret", "postgres://db/club"),
            ("postgresql://db", "postgresql://db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
        let error = address("postgres://ann:secret@db:port/club").unwrap_err();
        assert!(matches!(&error, StoreError::BadAddress { .. }), "{error:?}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}
