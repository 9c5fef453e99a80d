//! The writer task: what many tables append at once goes to the database as one statement.
//!
//! While it waits for one commit, others queue up, and the next statement takes the whole queue. It has a thread to itself, as in
//! SQLite's store: among the tasks of a busy server each step would queue up behind hundreds that draw pages.

use super::append::{Append, append_all};
use super::herald::Herald;
use super::retry::{Try, retry_unless};
use crate::error::{Result, StoreError};
use crate::metrics::StoreMetrics;
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use std::collections::HashSet;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

/// How many appends may wait, and how many one statement takes at most.
const MAX_BATCH: usize = 1024;

/// Hands appends to the task that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
}

/// An append and who waits for its answer.
#[derive(Debug)]
struct Request {
    append: Append,
    reply: oneshot::Sender<Result<u32>>,
}

impl Writer {
    /// Starts the task. It ends with the last `Writer`, after what is in the queue.
    pub(super) fn start(
        options: PgConnectOptions,
        herald: Herald,
        metrics: Arc<StoreMetrics>,
    ) -> io::Result<Self> {
        let (queue, requests) = mpsc::channel(MAX_BATCH);
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let thread = std::thread::Builder::new().name("store-writer".to_owned());
        thread.spawn(move || {
            let line = Line { options, idle: Mutex::new(None) };
            runtime.block_on(run(&line, &herald, &metrics, requests));
        })?;
        Ok(Self { queue })
    }

    /// Appends; it is durable when the answer comes.
    pub(super) async fn append(&self, append: Append) -> Result<u32> {
        let (reply, replied) = oneshot::channel();
        self.queue.send(Request { append, reply }).await.map_err(|_| StoreError::Closed)?;
        replied.await.map_err(|_| StoreError::Closed)?
    }
}

/// The connection that everything is written on. One that failed, or was not waited for, is dropped and never used again:
/// nobody knows what it would answer.
struct Line {
    options: PgConnectOptions,
    idle: Mutex<Option<PgConnection>>,
}

impl Line {
    async fn append_all(&self, appends: &[&Append], tried: Try) -> sqlx::Result<Vec<Result<u32>>> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut conn = match idle {
            Some(conn) => conn,
            None => PgConnection::connect_with(&self.options).await?,
        };
        let answers = append_all(&mut conn, appends, tried).await?;
        *self.idle.lock().unwrap_or_else(PoisonError::into_inner) = Some(conn);
        Ok(answers)
    }
}

async fn run(line: &Line, herald: &Herald, metrics: &StoreMetrics, mut requests: mpsc::Receiver<Request>) {
    let mut queue = Vec::with_capacity(MAX_BATCH);
    while requests.recv_many(&mut queue, MAX_BATCH).await > 0 {
        // One statement appends to a table once: what comes next there waits for the next one.
        while !queue.is_empty() {
            let mut tables = HashSet::new();
            let (batch, later) =
                queue.drain(..).partition(|request: &Request| tables.insert(request.append.table.clone()));
            queue = later;
            settle(line, herald, metrics, batch).await;
        }
    }
}

async fn settle(line: &Line, herald: &Herald, metrics: &StoreMetrics, batch: Vec<Request>) {
    let appends: Vec<&Append> = batch.iter().map(|request| &request.append).collect();
    let answers = match commit(line, metrics, &appends).await {
        // One of them is more than the database can do: alone, it fails alone.
        Err(StoreError::Database(_)) if appends.len() > 1 => {
            let mut answers = Vec::with_capacity(appends.len());
            for append in &appends {
                answers.push(commit(line, metrics, &[append]).await.and_then(|mut one| one.remove(0)));
            }
            answers
        }
        Ok(answers) => answers,
        Err(error) => appends.iter().map(|_| Err(error.clone())).collect(),
    };
    for (request, answer) in batch.into_iter().zip(answers) {
        if answer.is_ok() {
            herald.changed(request.append.table);
        }
        // Whoever no longer listens does not need the answer.
        let _ = request.reply.send(answer);
    }
}

/// Makes all appends durable; one answer each.
async fn commit(line: &Line, metrics: &StoreMetrics, appends: &[&Append]) -> Result<Vec<Result<u32>>> {
    let start = Instant::now();
    // Whoever closes the store waits for what is in the queue.
    let answers = retry_unless(|| false, |tried| line.append_all(appends, tried)).await;
    metrics.commit_time.observe_duration(start.elapsed());
    if answers.is_ok() {
        metrics.batches.add(1);
        metrics.changes.add(appends.len() as u64);
        metrics.batch_lines.observe(appends.iter().map(|append| append.turn.lines.len() as u64).sum());
    } else {
        metrics.failed_batches.add(1);
    }
    answers
}
