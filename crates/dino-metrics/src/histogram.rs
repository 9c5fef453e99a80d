//! How often something was how large.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The bounds of what takes a half millisecond to five seconds, in microseconds.
pub const SECONDS: [u64; 13] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    5_000_000,
];

/// How often something was how large: counts between bounds that are fixed and ascend.
#[derive(Debug)]
pub struct Histogram<const BOUNDS: usize> {
    bounds: [u64; BOUNDS],
    /// What was at most each bound and above the one before it.
    counts: [AtomicU64; BOUNDS],
    /// What was above all bounds.
    above: AtomicU64,
    sum: AtomicU64,
}

/// A histogram at one moment.
pub(crate) struct Reading {
    /// Each bound, and how many were at most that.
    pub(crate) cumulative: Vec<(u64, u64)>,
    pub(crate) count: u64,
    pub(crate) sum: u64,
}

impl<const BOUNDS: usize> Histogram<BOUNDS> {
    /// Nothing was observed yet.
    pub const fn new(bounds: [u64; BOUNDS]) -> Histogram<BOUNDS> {
        let counts = [const { AtomicU64::new(0) }; BOUNDS];
        Histogram { bounds, counts, above: AtomicU64::new(0), sum: AtomicU64::new(0) }
    }

    /// Something was this large.
    pub fn observe(&self, value: u64) {
        let at = self.bounds.partition_point(|bound| *bound < value);
        self.counts.get(at).unwrap_or(&self.above).fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(value, Ordering::Relaxed);
    }

    /// Something took this long; the bounds are microseconds.
    pub fn observe_duration(&self, took: Duration) {
        self.observe(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }

    /// What was observed so far. The number of all is the sum of the parts that were read, so that they fit together
    /// while others go on observing.
    pub(crate) fn read(&self) -> Reading {
        let mut count = 0;
        let mut cumulative = Vec::with_capacity(BOUNDS);
        for (bound, at_most) in self.bounds.iter().zip(&self.counts) {
            count += at_most.load(Ordering::Relaxed);
            cumulative.push((*bound, count));
        }
        count += self.above.load(Ordering::Relaxed);
        Reading { cumulative, count, sum: self.sum.load(Ordering::Relaxed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_at_a_bound_counts_below_it() {
        let histogram = Histogram::new([1, 10, 100]);
        for value in [0, 1, 2, 10, 11, 100, 101, 5_000] {
            histogram.observe(value);
        }
        let Reading { cumulative, count, sum } = histogram.read();
        assert_eq!(cumulative, [(1, 2), (10, 4), (100, 6)]);
        assert_eq!((count, sum), (8, 5_225));
    }

    #[test]
    fn durations_are_counted_in_microseconds() {
        let histogram = Histogram::new(SECONDS);
        histogram.observe_duration(Duration::from_millis(1));
        histogram.observe_duration(Duration::from_secs(60));
        let Reading { cumulative, count, sum } = histogram.read();
        assert_eq!((cumulative[0].1, cumulative[1].1, cumulative[12].1, count), (0, 1, 1, 2));
        assert_eq!(sum, 60_001_000);
        assert!(SECONDS.is_sorted());
    }
}
