//! What is logged about a store that fails: one line a minute.
//!
//! A full disk fails every action at every table, and who is refused tries again. A line for each would fill what is left
//! of the disk and hide everything else.

use dino_store::StoreError;
use std::collections::HashMap;
use std::mem::Discriminant;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long nothing more is said about the same kind of failure.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

static LOG_LIMIT: LazyLock<Mutex<LogLimit>> = LazyLock::new(Mutex::default);

/// Logs a failure of the store, unless one of its kind was logged just now. Answers the number under which the log has it.
pub(crate) fn log_failure(error: &StoreError, next_number: impl FnOnce() -> u64) -> u64 {
    let kind = std::mem::discriminant(error);
    // A panic elsewhere leaves the numbers as they were.
    let mut limit = LOG_LIMIT.lock().unwrap_or_else(PoisonError::into_inner);
    let Entry { number, line } = limit.enter(kind, Instant::now(), next_number);
    if let Some(skipped) = line {
        tracing::error!(number, skipped, %error, "the store fails");
    }
    number
}

/// What was logged last, for each kind of failure.
#[derive(Default)]
struct LogLimit {
    kinds: HashMap<Discriminant<StoreError>, Logged>,
}

struct Logged {
    at: Instant,
    number: u64,
    /// How many failures were not logged since.
    skipped: u64,
}

/// How a failure is entered in the log.
#[derive(PartialEq, Eq, Debug)]
struct Entry {
    number: u64,
    /// How many failures of its kind were not logged before it; `None` when this one is not logged either.
    line: Option<u64>,
}

impl LogLimit {
    fn enter(
        &mut self,
        kind: Discriminant<StoreError>,
        now: Instant,
        next_number: impl FnOnce() -> u64,
    ) -> Entry {
        match self.kinds.get_mut(&kind) {
            Some(logged) if now < logged.at + LOG_INTERVAL => {
                logged.skipped += 1;
                Entry { number: logged.number, line: None }
            }
            before => {
                let (number, line) = (next_number(), before.map_or(0, |logged| logged.skipped));
                self.kinds.insert(kind, Logged { at: now, number, skipped: 0 });
                Entry { number, line: Some(line) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_failure_is_logged_once_a_minute() {
        let (mut limit, start) = (LogLimit::default(), Instant::now());
        let [one, other] =
            [StoreError::Closed, StoreError::Exists].map(|error| std::mem::discriminant(&error));
        let mut numbers = 1..;
        let mut enter = |kind, seconds| {
            limit.enter(kind, start + Duration::from_secs(seconds), || numbers.next().unwrap())
        };
        assert_eq!(enter(one, 0), Entry { number: 1, line: Some(0) });
        for second in 1..60 {
            assert_eq!(enter(one, second), Entry { number: 1, line: None });
        }
        assert_eq!(enter(other, 59), Entry { number: 2, line: Some(0) }, "another kind has its own minute");
        assert_eq!(enter(one, 60), Entry { number: 3, line: Some(59) });
        assert_eq!(enter(one, 119), Entry { number: 3, line: None });
        assert_eq!(enter(one, 300), Entry { number: 4, line: Some(1) });
    }
}
