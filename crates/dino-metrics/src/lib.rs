//! Counters, gauges and histograms, and the text form in which Prometheus reads them.
//!
//! Whoever counts pays for one or two atomic additions, without a lock and without allocating: it happens with every
//! action at every table. The crates of the field keep a histogram behind a lock and look labels up in a map, which is
//! why this is written by hand; it is all that is needed of them.
//!
//! ```
//! use dino_metrics::{Counter, Histogram, Exposition, SECONDS};
//! use std::time::Duration;
//!
//! static ACTIONS: Counter = Counter::new();
//! static WAITS: Histogram<13> = Histogram::new(SECONDS);
//!
//! ACTIONS.add(1);
//! WAITS.observe_duration(Duration::from_millis(3));
//!
//! let mut text = Exposition::default();
//! text.counter("actions_total", "Actions.").value(&[], ACTIONS.get());
//! text.histogram("wait_seconds", "How long they took.").observed(&[], &WAITS);
//! assert!(text.into_string().contains("wait_seconds_bucket{le=\"0.005\"} 1\n"));
//! ```

mod exposition;
mod histogram;

pub use exposition::{Exposition, Family};
pub use histogram::{Histogram, SECONDS};

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// Something that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Nothing was counted yet.
    pub const fn new() -> Counter {
        Counter(AtomicU64::new(0))
    }

    /// Counts so many more.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// How many were counted.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many of something there are now.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// There are none yet.
    pub const fn new() -> Gauge {
        Gauge(AtomicI64::new(0))
    }

    /// One more, until the guard is dropped.
    pub fn enter(&self) -> GaugeGuard<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        GaugeGuard(self)
    }

    /// How many there are.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One of what a gauge counts.
#[derive(Debug)]
pub struct GaugeGuard<'g>(&'g Gauge);

impl Drop for GaugeGuard<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gauge_counts_what_is_held() {
        let gauge = Gauge::new();
        let (one, other) = (gauge.enter(), gauge.enter());
        assert_eq!(gauge.get(), 2);
        drop(one);
        assert_eq!(gauge.get(), 1);
        drop(other);
        assert_eq!(gauge.get(), 0);
    }
}
