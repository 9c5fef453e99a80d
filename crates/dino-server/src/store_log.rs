//! What is logged about a store that fails: one line a minute.
//!
//! A full disk fails every action at every table, and who is refused tries again. A line for each would fill what is left
//! of the disk and hide everything else.

use crate::request_id::RequestId;
use dino_store::StoreError;
use std::collections::HashMap;
use std::mem::Discriminant;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long nothing more is said about the same kind of failure.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

static LOG_LIMIT: LazyLock<Mutex<LogLimit>> = LazyLock::new(Mutex::default);

/// Logs a failure of the store, unless one of its kind was logged just now. Answers the id under which the log has it.
pub(crate) fn log_failure(error: &StoreError, request: impl FnOnce() -> RequestId) -> RequestId {
    let kind = std::mem::discriminant(error);
    // A panic elsewhere leaves the entries as they were.
    let mut limit = LOG_LIMIT.lock().unwrap_or_else(PoisonError::into_inner);
    let Entry { request, line } = limit.enter(kind, Instant::now(), request);
    if let Some(skipped) = line {
        tracing::error!(%request, skipped, %error, "the store fails");
    }
    request
}

/// What was logged last, for each kind of failure.
#[derive(Default)]
struct LogLimit {
    kinds: HashMap<Discriminant<StoreError>, Logged>,
}

struct Logged {
    at: Instant,
    request: RequestId,
    /// How many failures were not logged since.
    skipped: u64,
}

/// How a failure is entered in the log.
#[derive(PartialEq, Eq, Debug)]
struct Entry {
    request: RequestId,
    /// How many failures of its kind were not logged before it; `None` when this one is not logged either.
    line: Option<u64>,
}

impl LogLimit {
    fn enter(
        &mut self,
        kind: Discriminant<StoreError>,
        now: Instant,
        request: impl FnOnce() -> RequestId,
    ) -> Entry {
        match self.kinds.get_mut(&kind) {
            Some(logged) if now < logged.at + LOG_INTERVAL => {
                logged.skipped += 1;
                Entry { request: logged.request, line: None }
            }
            before => {
                let (request, line) = (request(), before.map_or(0, |logged| logged.skipped));
                self.kinds.insert(kind, Logged { at: now, request, skipped: 0 });
                Entry { request, line: Some(line) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request_id::RequestIds;

    #[test]
    fn each_kind_of_failure_is_logged_once_a_minute() {
        let (mut limit, start) = (LogLimit::default(), Instant::now());
        let [one, other] =
            [StoreError::Closed, StoreError::Exists].map(|error| std::mem::discriminant(&error));
        let ids = RequestIds::new();
        let first: Vec<RequestId> = (0..4).map(|_| ids.next()).collect();
        let mut next = first.iter().copied();
        let mut enter =
            |kind, seconds| limit.enter(kind, start + Duration::from_secs(seconds), || next.next().unwrap());
        assert_eq!(enter(one, 0), Entry { request: first[0], line: Some(0) });
        for second in 1..60 {
            assert_eq!(enter(one, second), Entry { request: first[0], line: None });
        }
        assert_eq!(
            enter(other, 59),
            Entry { request: first[1], line: Some(0) },
            "another kind has its own minute"
        );
        assert_eq!(enter(one, 60), Entry { request: first[2], line: Some(59) });
        assert_eq!(enter(one, 119), Entry { request: first[2], line: None });
        assert_eq!(enter(one, 300), Entry { request: first[3], line: Some(1) });
    }
}
