//! The writer task: group commit.
//!
//! Waiting for the disk is what costs, not writing to it. So all changes go through one task: while it waits for one
//! commit, others queue up, and the next transaction takes the whole queue as one batch. The busier the writer is, the
//! more changes share one wait; when it is idle, a change is committed at once. On a fast disk hardly anything would
//! queue up, and every change would pay for a transaction of its own; so after a batch of several changes the next one
//! is delayed a little, for those just behind.
//!
//! The task has a thread to itself. Everybody waits for it, and a transaction is half a dozen steps: among the tasks of
//! a busy server each step would queue up behind hundreds that draw pages.

use super::change::{Change, apply_all};
use super::lock::Lock;
use super::watch::Watch;
use crate::error::{Result, StoreError};
use crate::metrics::StoreMetrics;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use std::io;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

/// How many changes may wait in the queue, and how many one transaction takes at most. A caller who finds the queue
/// full waits: that is what slows a flood down.
const MAX_BATCH: usize = 1024;

/// How long a batch waits for more changes, where the last one had several.
const BATCH_DELAY: Duration = Duration::from_millis(2);

/// Hands changes to the task that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
    /// Why nothing is acknowledged any more.
    refusal: Arc<OnceLock<StoreError>>,
}

/// A change and who waits for its answer.
#[derive(Debug)]
struct Request {
    change: Change,
    reply: oneshot::Sender<Result<u32>>,
}

impl Writer {
    /// Starts the task. It ends with the last `Writer`, after what is in the queue.
    pub(super) fn start(
        pool: SqlitePool,
        guard: Option<Guard>,
        metrics: Arc<StoreMetrics>,
    ) -> io::Result<Self> {
        let (queue, requests) = mpsc::channel(MAX_BATCH);
        let refusal = guard.as_ref().map(|guard| guard.refusal.clone()).unwrap_or_default();
        let runtime = runtime::Builder::new_current_thread().enable_time().build()?;
        let thread = std::thread::Builder::new().name("store-writer".to_owned());
        thread.spawn(move || runtime.block_on(run(pool, guard, &metrics, requests)))?;
        Ok(Self { queue, refusal })
    }

    /// Why nothing is acknowledged any more, where nothing is.
    pub(super) fn refusal(&self) -> Option<StoreError> {
        self.refusal.get().cloned()
    }

    /// Makes a change; it is durable when the answer comes.
    pub(super) async fn submit(&self, change: Change) -> Result<u32> {
        let (reply, replied) = oneshot::channel();
        self.queue.send(Request { change, reply }).await.map_err(|_| StoreError::Closed)?;
        replied.await.map_err(|_| StoreError::Closed)?
    }
}

/// What lets a commit be acknowledged: the files are still those that were opened.
#[derive(Debug)]
pub(super) struct Guard {
    lock: Arc<Lock>,
    watch: Watch,
    /// How many commits the database has counted; `None` where it cannot count.
    commits: Option<u64>,
    /// Why nothing is acknowledged any more.
    refusal: Arc<OnceLock<StoreError>>,
}

impl Guard {
    pub(super) fn new(lock: Arc<Lock>, watch: Watch, commits: Option<u64>) -> Guard {
        Guard { lock, watch, commits, refusal: Arc::default() }
    }

    /// Whether what was just committed may be acknowledged. Once it may not, nothing may until the store is opened again.
    fn committed(&mut self) -> Result<()> {
        if let Err(error) = self.watch.check() {
            return Err(self.refusal.get_or_init(|| error).clone());
        }
        if let Some(commits) = &mut self.commits {
            *commits += 1;
            // A number that is behind asks for less than there is: no reason to refuse what is stored.
            let _ = self.lock.set_commits(*commits);
        }
        Ok(())
    }
}

async fn run(
    pool: SqlitePool,
    mut guard: Option<Guard>,
    metrics: &StoreMetrics,
    mut requests: mpsc::Receiver<Request>,
) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut is_busy = false;
    while requests.recv_many(&mut batch, MAX_BATCH).await > 0 {
        if is_busy {
            tokio::time::sleep(BATCH_DELAY).await;
            while batch.len() < MAX_BATCH
                && let Ok(request) = requests.try_recv()
            {
                batch.push(request);
            }
        }
        is_busy = batch.len() > 1;
        let changes: Vec<&Change> = batch.iter().map(|request| &request.change).collect();
        let answers = commit(&pool, guard.as_mut(), metrics, &changes).await;
        for (request, answer) in batch.drain(..).zip(answers) {
            // Whoever no longer listens does not need the answer.
            let _ = request.reply.send(answer);
        }
    }
}

/// Makes all changes durable; one answer each.
async fn commit(
    pool: &SqlitePool,
    mut guard: Option<&mut Guard>,
    metrics: &StoreMetrics,
    changes: &[&Change],
) -> Vec<Result<u32>> {
    if let Some(refusal) = guard.as_ref().and_then(|guard| guard.refusal.get().cloned()) {
        return all_failed(changes, &refusal);
    }
    let mut conn = match pool.acquire().await {
        Ok(conn) => conn,
        Err(error) => return all_failed(changes, &error.into()),
    };
    match transaction(&mut conn, guard.as_deref_mut(), metrics, changes).await {
        Ok(answers) => answers,
        Err(Failure::Change(_)) if changes.len() > 1 => {
            // One of them is more than the database can do: alone, it fails alone.
            let mut answers = Vec::with_capacity(changes.len());
            for change in changes {
                let change = std::slice::from_ref(change);
                let answer = transaction(&mut conn, guard.as_deref_mut(), metrics, change).await;
                answers.extend(answer.unwrap_or_else(|failure| all_failed(change, &failure.into())));
            }
            answers
        }
        Err(failure) => all_failed(changes, &failure.into()),
    }
}

/// Where a transaction failed.
enum Failure {
    /// At one of the changes.
    Change(sqlx::Error),
    /// At its beginning or its end, which no single change is to blame for.
    Transaction(sqlx::Error),
    /// After its end: it went to a file that is no longer there.
    Guard(StoreError),
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Change(error) | Failure::Transaction(error) => error.into(),
            Failure::Guard(error) => error,
        }
    }
}

/// Makes changes in one transaction: all of them or, when the database fails, none.
///
/// BEGIN and ROLLBACK are our own words, because SQLite itself rolls back on a full disk, and `sqlx` would count that
/// transaction as open for ever.
async fn transaction(
    conn: &mut SqliteConnection,
    guard: Option<&mut Guard>,
    metrics: &StoreMetrics,
    changes: &[&Change],
) -> std::result::Result<Vec<Result<u32>>, Failure> {
    let made = try_transaction(conn, guard, metrics, changes).await;
    if made.is_ok() {
        metrics.batches.add(1);
        metrics.changes.add(changes.len() as u64);
        metrics.batch_lines.observe(changes.iter().map(|change| change.lines() as u64).sum());
    } else {
        metrics.failed_batches.add(1);
    }
    made
}

async fn try_transaction(
    conn: &mut SqliteConnection,
    guard: Option<&mut Guard>,
    metrics: &StoreMetrics,
    changes: &[&Change],
) -> std::result::Result<Vec<Result<u32>>, Failure> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *conn).await.map_err(Failure::Transaction)?;
    // Where the number stands on a damaged page, it is no reason to store nothing.
    let counts = guard.as_ref().is_some_and(|guard| guard.commits.is_some());
    let end = if counts { "UPDATE commits SET number = number + 1; COMMIT" } else { "COMMIT" };
    let made = match apply_all(conn, changes).await {
        Ok(answers) => {
            let start = Instant::now();
            let ended = sqlx::raw_sql(end).execute(&mut *conn).await;
            metrics.commit_time.observe_duration(start.elapsed());
            ended.map(|_| answers).map_err(Failure::Transaction)
        }
        Err(error) => Err(Failure::Change(error)),
    };
    if made.is_err() {
        // Fails when SQLite has rolled back already.
        let _ = sqlx::raw_sql("ROLLBACK").execute(conn).await;
    } else if let Some(guard) = guard {
        guard.committed().map_err(Failure::Guard)?;
    }
    made
}

fn all_failed(changes: &[&Change], error: &StoreError) -> Vec<Result<u32>> {
    changes.iter().map(|_| Err(error.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{NewTable, Store, Turn};
    use crate::{SqliteStore, sqlite::append::Append};
    use dino_core::TableStatus;

    fn create(id: &str, meta: String) -> Change {
        Change::Create(NewTable { id: id.into(), created_at: 0, visible: true, meta, opener: None })
    }

    fn append(id: &str, at: u32, line: String) -> Change {
        Change::Append(Append {
            table: id.into(),
            at,
            turn: Turn { lines: vec![line], pending: None, now: 0 },
        })
    }

    /// Lets the database grow no more, like a disk that is full; or again.
    async fn limit_pages(store: &SqliteStore, limit: &'static str) {
        sqlx::raw_sql(limit).execute(&store.write).await.unwrap();
    }

    #[tokio::test]
    async fn full_disk_fails_only_what_does_not_fit() {
        let store = SqliteStore::memory().await.unwrap();
        commit(&store.write, None, &store.metrics, &[&create("t", "{}".into())]).await.remove(0).unwrap();
        limit_pages(&store, "PRAGMA max_page_count = 1").await;
        let status = Change::Status { table: "t".into(), status: TableStatus::Running, now: 1 };
        let (small, large) = (append("t", 0, "a".into()), append("t", 1, "b".repeat(100_000)));
        let [too_much, again] = [create("u", "c".repeat(100_000)), append("t", 1, "d".into())];
        let answers =
            commit(&store.write, None, &store.metrics, &[&status, &small, &large, &too_much, &again]).await;
        assert!(matches!(
            answers.as_slice(),
            [Ok(0), Ok(1), Err(StoreError::Database(_)), Err(StoreError::Database(_)), Ok(2)]
        ));
        assert_eq!(store.lines("t", 0).await.unwrap(), ["a", "d"]);
        assert!(matches!(store.table("u").await, Err(StoreError::NotFound)));

        limit_pages(&store, "PRAGMA max_page_count = 1000000").await;
        let answers =
            commit(&store.write, None, &store.metrics, &[&large, &append("t", 2, "b".repeat(100_000))]).await;
        assert!(matches!(answers.as_slice(), [Err(StoreError::Conflict { at: 1, end: 2 }), Ok(3)]));
    }

    #[tokio::test]
    async fn changes_that_wait_together_see_each_other_in_order() {
        let store = SqliteStore::memory().await.unwrap();
        let changes = [
            append("t", 0, "too early".into()),
            create("t", String::new()),
            append("t", 0, "a".into()),
            append("t", 0, "late".into()),
            append("t", 1, "b".into()),
            create("t", String::new()),
            append("t", 2, "c".into()),
        ];
        let answers = commit(&store.write, None, &store.metrics, &changes.iter().collect::<Vec<_>>()).await;
        assert!(matches!(
            answers.as_slice(),
            [
                Err(StoreError::NotFound),
                Ok(0),
                Ok(1),
                Err(StoreError::Conflict { at: 0, end: 1 }),
                Ok(2),
                Err(StoreError::Exists),
                Ok(3)
            ]
        ));
        assert_eq!(store.lines("t", 0).await.unwrap(), ["a", "b", "c"]);
    }
}
