//! Limits that can be set while the server runs.

use crate::app::Settings;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The limits, by the names of the options that set them at the start.
pub(crate) struct Limits {
    rate: AtomicUsize,
    max_connections: AtomicUsize,
    max_connections_per_address: AtomicUsize,
}

/// The highest value that is taken for any of them.
pub(crate) const MAX_VALUE: usize = 10_000_000;

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Limits {
        Limits {
            rate: AtomicUsize::new(settings.rate as usize),
            max_connections: AtomicUsize::new(settings.max_connections),
            max_connections_per_address: AtomicUsize::new(settings.max_connections_per_address),
        }
    }

    /// How many changes a browser may ask for in a second.
    pub(crate) fn rate(&self) -> usize {
        self.rate.load(Ordering::Relaxed)
    }

    /// How many connections there may be.
    pub(crate) fn max_connections(&self) -> usize {
        self.max_connections.load(Ordering::Relaxed)
    }

    /// How many of them may come from one address.
    pub(crate) fn max_connections_per_address(&self) -> usize {
        self.max_connections_per_address.load(Ordering::Relaxed)
    }

    /// All of them, by name.
    pub(crate) fn all(&self) -> [(&'static str, usize); 3] {
        self.named().map(|(name, limit)| (name, limit.load(Ordering::Relaxed)))
    }

    /// Sets one; whether there is one of that name.
    pub(crate) fn set(&self, name: &str, value: usize) -> bool {
        let found = self.named().into_iter().find(|(known, _)| *known == name);
        found.map(|(_, limit)| limit.store(value, Ordering::Relaxed)).is_some()
    }

    fn named(&self) -> [(&'static str, &AtomicUsize); 3] {
        [
            ("rate", &self.rate),
            ("max-connections", &self.max_connections),
            ("max-connections-per-address", &self.max_connections_per_address),
        ]
    }
}
