//! The clock on the wall.

use dino_store::Millis;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Milliseconds since the beginning of 1970.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The moment of a time in the store.
pub(crate) fn instant_of(time: Millis) -> Instant {
    let passed = u64::try_from(now().saturating_sub(time)).unwrap_or_default();
    Instant::now().checked_sub(Duration::from_millis(passed)).unwrap_or_else(Instant::now)
}
