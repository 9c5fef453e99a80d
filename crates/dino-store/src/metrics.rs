//! What a store counts of its own work.

use dino_metrics::{Counter, Histogram, SECONDS};

/// The bounds of how many lines a batch has.
const LINES: [u64; 11] = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// What a store counts of its own work, since it was opened.
#[derive(Debug)]
pub struct StoreMetrics {
    /// Transactions that were committed.
    pub batches: Counter,
    /// Transactions that failed; nothing of them was acknowledged.
    pub failed_batches: Counter,
    /// Changes of all kinds that were asked for.
    pub changes: Counter,
    /// How long the commit of a batch took: most of it is the wait for the disk.
    pub commit_time: Histogram<13>,
    /// How many lines of records a batch had.
    pub batch_lines: Histogram<11>,
}

impl Default for StoreMetrics {
    fn default() -> Self {
        StoreMetrics {
            batches: Counter::new(),
            failed_batches: Counter::new(),
            changes: Counter::new(),
            commit_time: Histogram::new(SECONDS),
            batch_lines: Histogram::new(LINES),
        }
    }
}
