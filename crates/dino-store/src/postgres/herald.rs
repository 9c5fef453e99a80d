//! What servers on the same database tell each other: one notification for all that was committed meanwhile.
//!
//! It is sent after the commit and in a transaction of its own: `NOTIFY` takes a lock of the whole database server until its
//! transaction is committed, so that games would wait for each other. That transaction need not wait for the disk. Nothing
//! depends on a notification: it only says that there may be something to read.

use super::retry::ANSWER_TIMEOUT;
use super::{PoolSize, connect_lazily};
use crate::hint::Hint;
use sqlx::AssertSqlSafe;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool};
use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

/// Where notifications are sent.
const CHANNEL: &str = "dinotable";

/// PostgreSQL refuses 8,000 bytes and more.
const MAX_PAYLOAD: usize = 7_900;

/// So many hints may wait for whoever reads them; who is slower has missed some.
const MAX_HINTS: usize = 1_024;

/// How long to wait before the line is tried again that notifications come on.
const RECONNECT_DELAY: Duration = Duration::from_millis(200);

/// What is to be told.
#[derive(Debug)]
enum News {
    Changed(String),
    Said(String),
}

/// Tells the other servers.
#[derive(Clone, Debug)]
pub(super) struct Herald {
    queue: mpsc::UnboundedSender<News>,
    hints: broadcast::Sender<Hint>,
    /// Of the one connection on which others are heard.
    listener: PgPool,
}

impl Herald {
    /// Starts to tell and to listen. `direct` is how to reach the database without a pooler, which would forget who listens.
    pub(super) fn start(pool: PgPool, direct: PgConnectOptions) -> Herald {
        let own = format!("{:016x}", RandomState::new().hash_one(std::process::id()));
        let (queue, news) = mpsc::unbounded_channel();
        let hints = broadcast::Sender::new(MAX_HINTS);
        tokio::spawn(tell(pool, own.clone(), news));
        let listener = connect_lazily(direct, PoolSize::One);
        tokio::spawn(listen(listener.clone(), own, hints.clone()));
        Herald { queue, hints, listener }
    }

    /// Something was changed at a table, and is committed.
    pub(super) fn changed(&self, table: String) {
        // Once the store is closed nobody is told any more.
        let _ = self.queue.send(News::Changed(table));
    }

    /// Says something to the others.
    pub(super) fn say(&self, text: String) {
        let _ = self.queue.send(News::Said(text));
    }

    /// Listens no more.
    pub(super) async fn close(&self) {
        self.listener.close().await;
    }

    /// What others say.
    pub(super) fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }
}

async fn tell(pool: PgPool, own: String, mut news: mpsc::UnboundedReceiver<News>) {
    let mut waiting = Vec::new();
    while news.recv_many(&mut waiting, MAX_HINTS).await > 0 {
        let (mut changed, mut payloads) = (BTreeSet::new(), Vec::new());
        for one in waiting.drain(..) {
            match one {
                News::Changed(table) => drop(changed.insert(table)),
                News::Said(text) => payloads.push(format!("{own} say {text}")),
            }
        }
        payloads.extend(changed_payloads(&own, &changed));
        let sent: String = payloads
            .iter()
            .filter(|payload| payload.len() <= MAX_PAYLOAD)
            .map(|payload| format!("SELECT pg_notify('{CHANNEL}', '{}'); ", payload.replace('\'', "''")))
            .collect();
        // One try, for a while: who misses it finds out by asking.
        let statement = format!("BEGIN; SET LOCAL synchronous_commit TO off; {sent}COMMIT");
        let said = sqlx::raw_sql(AssertSqlSafe(statement)).execute(&pool);
        let _ = tokio::time::timeout(ANSWER_TIMEOUT, said).await;
    }
}

/// Names all tables in as few notifications as they fit into.
fn changed_payloads(own: &str, tables: &BTreeSet<String>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for table in tables {
        match payloads.last_mut().filter(|payload| payload.len() + 1 + table.len() <= MAX_PAYLOAD) {
            Some(payload) => {
                payload.push(' ');
                payload.push_str(table);
            }
            None => payloads.push(format!("{own} changed {table}")),
        }
    }
    payloads
}

/// Listens until the pool is closed or nobody wants to know any more. Whenever the line was down, hints were lost.
async fn listen(pool: PgPool, own: String, hints: broadcast::Sender<Hint>) {
    loop {
        if let Ok(mut listener) = PgListener::connect_with(&pool).await
            && listener.listen(CHANNEL).await.is_ok()
        {
            let _ = hints.send(Hint::Missed);
            // `None` where it has lost its line, and what came meanwhile with it.
            while let Ok(Some(notification)) = listener.try_recv().await {
                if let Some(hint) = read(&own, notification.payload()) {
                    let _ = hints.send(hint);
                }
            }
        }
        if pool.is_closed() {
            return;
        }
        tokio::time::sleep(RECONNECT_DELAY).await;
    }
}

/// What another server has said.
fn read(own: &str, payload: &str) -> Option<Hint> {
    let (server, said) = payload.split_once(' ')?;
    if server == own {
        return None;
    }
    match said.split_once(' ')? {
        ("changed", tables) => Some(Hint::Changed(tables.split(' ').map(str::to_owned).collect())),
        ("say", text) => Some(Hint::Said(Arc::from(text))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_tables_fit_into_few_notifications() {
        let tables: BTreeSet<String> = (0..1000).map(|number| format!("table{number:017}")).collect();
        let payloads = changed_payloads("a", &tables);
        assert_eq!(payloads.len(), 3);
        assert!(payloads.iter().all(|payload| payload.len() <= MAX_PAYLOAD));
        let named = payloads.iter().flat_map(|payload| payload.split(' ').skip(2)).map(str::to_owned);
        assert_eq!(named.collect::<BTreeSet<_>>(), tables);
        assert_eq!(changed_payloads("a", &BTreeSet::new()), [""; 0]);
    }

    #[test]
    fn what_others_say_is_read_and_what_we_say_is_not() {
        assert_eq!(read("a", "a changed t"), None);
        assert_eq!(
            read("a", "b changed t u"),
            Some(Hint::Changed(["t".to_owned(), "u".to_owned()].into_iter().collect()))
        );
        assert_eq!(read("a", "b say hello there"), Some(Hint::Said("hello there".into())));
        for junk in ["", "b", "b changed", "b shout x"] {
            assert_eq!(read("a", junk), None, "{junk}");
        }
    }
}
