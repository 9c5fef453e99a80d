//! Who looks at a table.
//!
//! A stream of updates holds a [`PresenceGuard`]. Coming and going never waits in a queue, so it cannot get lost: the
//! counts change at once, and the table's task is notified.

use dino_core::{MAX_SEATS, Seat, SeatSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;
use tokio::time::Instant;

/// How many look at a table for each seat.
pub(crate) struct Presence {
    counts: Mutex<Counts>,
    changed: Notify,
}

struct Counts {
    viewers: [u32; MAX_SEATS],
    /// Since when nobody looks for each seat; for a seat somebody looks for it means nothing.
    absent_since: [Instant; MAX_SEATS],
}

/// One who looks at a table for some seats, for none when watching; gone when it is dropped.
pub(crate) struct PresenceGuard {
    presence: Arc<Presence>,
    seats: SeatSet,
}

impl Presence {
    pub(crate) fn new() -> Arc<Presence> {
        let counts = Counts { viewers: [0; MAX_SEATS], absent_since: [Instant::now(); MAX_SEATS] };
        Arc::new(Presence { counts: Mutex::new(counts), changed: Notify::new() })
    }

    /// One more looks at the table.
    pub(crate) fn enter(self: &Arc<Presence>, seats: SeatSet) -> PresenceGuard {
        self.change(SeatSet::EMPTY, seats);
        PresenceGuard { presence: self.clone(), seats }
    }

    /// The seats somebody looks for now, and since when nobody does for the others.
    pub(crate) fn now(&self) -> (SeatSet, [Instant; MAX_SEATS]) {
        let counts = self.lock();
        let is_present = |seat: &Seat| counts.viewers[seat.index()] > 0;
        (Seat::all(MAX_SEATS as u8).filter(is_present).collect(), counts.absent_since)
    }

    /// Done when somebody came or went since the last call was done.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    fn change(&self, from: SeatSet, to: SeatSet) {
        let mut counts = self.lock();
        for seat in from.iter() {
            counts.viewers[seat.index()] -= 1;
            counts.absent_since[seat.index()] = Instant::now();
        }
        for seat in to.iter() {
            counts.viewers[seat.index()] += 1;
        }
        drop(counts);
        // Where nobody waits for it now, the next call of `changed` is done at once.
        self.changed.notify_one();
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        // The counts are whole at every moment, also after a panic elsewhere.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PresenceGuard {
    /// From now on it looks for these seats; whether they are others than before.
    pub(crate) fn set_seats(&mut self, seats: SeatSet) -> bool {
        let before = std::mem::replace(&mut self.seats, seats);
        if before != seats {
            self.presence.change(before, seats);
        }
        before != seats
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        self.presence.change(self.seats, SeatSet::EMPTY);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_present_while_anybody_looks_for_it() {
        let presence = Presence::new();
        let (one, two) = (Seat::FIRST, Seat::all(2).last().unwrap());
        let both: SeatSet = [one, two].into_iter().collect();
        let mut first = presence.enter(both);
        let second = presence.enter(SeatSet::one(one));
        assert_eq!(presence.now().0, both);
        assert!(!first.set_seats(both));
        assert!(first.set_seats(SeatSet::one(two)));
        drop(second);
        assert_eq!(presence.now().0, SeatSet::one(two));
        drop(first);
        assert!(presence.now().0.is_empty());
    }
}
