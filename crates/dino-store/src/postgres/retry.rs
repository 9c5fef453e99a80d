//! A database that is slow, or restarts: what is asked waits a little, and is then refused.

use crate::error::{Result, StoreError};
use sqlx::postgres::PgPool;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How long a change or a question waits for a database that does not answer: less than people wait for an answer.
pub(super) const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// How long one try waits: a connection that says nothing any more is given up while there is time to try another one.
pub(super) const TRY_TIMEOUT: Duration = Duration::from_secs(3);

/// The first tries come at once, for after a restart every connection that is kept has to be found dead.
const EAGER_TRIES: u32 = 12;
const RETRY_DELAY: Duration = Duration::from_millis(50);

/// Which try it is. What was cut off may have happened, so whoever tries again must look first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Try(u32);

impl Try {
    /// Whether the same was tried before, and may have happened.
    pub(super) fn is_again(self) -> bool {
        self.0 > 0
    }
}

/// Asks until there is an answer, or for as long as it makes sense to wait for one.
pub(super) async fn retry<T, F: Future<Output = sqlx::Result<T>>>(
    pool: &PgPool,
    ask: impl FnMut(Try) -> F,
) -> Result<T> {
    retry_unless(|| pool.is_closed(), ask).await
}

/// The same; `is_closed` says that nobody needs the answer any more.
pub(super) async fn retry_unless<T, F: Future<Output = sqlx::Result<T>>>(
    is_closed: impl Fn() -> bool,
    mut ask: impl FnMut(Try) -> F,
) -> Result<T> {
    let deadline = Instant::now() + ANSWER_TIMEOUT;
    let mut tries = 0;
    loop {
        let give_up = deadline.min(Instant::now() + TRY_TIMEOUT);
        let error = match tokio::time::timeout_at(give_up, ask(Try(tries))).await {
            Ok(Err(error)) if is_transient(&error) => error,
            Ok(answer) => return answer.map_err(StoreError::from),
            Err(_) => sqlx::Error::PoolTimedOut,
        };
        tries += 1;
        let delay = if tries < EAGER_TRIES { Duration::ZERO } else { RETRY_DELAY };
        if is_closed() {
            return Err(StoreError::Closed);
        }
        if Instant::now() + delay >= deadline {
            return Err(StoreError::Unavailable(Arc::new(error)));
        }
        tokio::time::sleep(delay).await;
    }
}

/// Whether the same may go well in a moment.
pub(super) fn is_transient(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(said) => said.code().is_some_and(|code| {
            // Connection lost; too many of them; shut down, crashed or starting; two who waited for each other.
            code.starts_with("08")
                || code.starts_with("53")
                || ["57P01", "57P02", "57P03", "40001", "40P01"].contains(&&*code)
        }),
        _ => false,
    }
}
