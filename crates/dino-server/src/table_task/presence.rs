//! Who looks at a table.
//!
//! A stream of updates holds a [`PresenceGuard`]. Coming and going never waits in a queue, so it cannot get lost: the
//! counts change at once, and the table's task is notified. Who acts, or loads the page again without script, is there
//! too, for a while.

use crate::peers::PRESENCE_TIMEOUT;
use dino_core::{MAX_SEATS, Seat, SeatSet};
use dino_page::Tempo;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How many look at a table for each seat.
pub(crate) struct Presence {
    counts: Mutex<Counts>,
    changed: Notify,
    /// How long a sign of life counts.
    touch_timeout: Duration,
}

struct Counts {
    viewers: [u32; MAX_SEATS],
    /// How many of those who look for a seat want to be told at each tempo.
    tempos: [u32; Tempo::ALL.len()],
    /// The last sign of life of each seat's person, beside looking.
    touched: [Option<Instant>; MAX_SEATS],
    /// Until when somebody looks for each seat on another server.
    elsewhere: [Option<Instant>; MAX_SEATS],
    /// The slowest tempo there.
    tempo_elsewhere: Tempo,
    /// Since when nobody looks for each seat; for a seat somebody looks for it means nothing.
    absent_since: [Instant; MAX_SEATS],
}

/// One who looks at a table for some seats, for none when watching; gone when it is dropped.
pub(crate) struct PresenceGuard {
    presence: Arc<Presence>,
    seats: SeatSet,
    tempo: Tempo,
}

impl Presence {
    /// A sign of life counts for half as long as somebody must be gone before others may do something about it.
    pub(crate) fn new(absence_grace: Duration) -> Arc<Presence> {
        let counts = Counts {
            viewers: [0; MAX_SEATS],
            tempos: [0; Tempo::ALL.len()],
            touched: [None; MAX_SEATS],
            elsewhere: [None; MAX_SEATS],
            tempo_elsewhere: Tempo::default(),
            absent_since: [Instant::now(); MAX_SEATS],
        };
        Arc::new(Presence {
            counts: Mutex::new(counts),
            changed: Notify::new(),
            touch_timeout: absence_grace / 2,
        })
    }

    /// One more looks at the table, and wants to be told at this tempo.
    pub(crate) fn enter(self: &Arc<Presence>, seats: SeatSet, tempo: Tempo) -> PresenceGuard {
        self.change(SeatSet::EMPTY, seats, tempo);
        PresenceGuard { presence: self.clone(), seats, tempo }
    }

    /// The slowest tempo of all who look for a seat: who only watches holds nobody up. Where nobody looks, the usual one.
    pub(crate) fn tempo(&self) -> Tempo {
        let (counts, now) = (self.lock(), Instant::now());
        let is_elsewhere = counts.elsewhere.iter().flatten().any(|until| *until > now);
        let elsewhere = |tempo: Tempo| is_elsewhere && counts.tempo_elsewhere == tempo;
        let counts_here = |tempo: &Tempo| counts.tempos[*tempo as usize] > 0 || elsewhere(*tempo);
        Tempo::ALL.into_iter().find(counts_here).unwrap_or_default()
    }

    /// The seats somebody looks for on this server, and the slowest tempo of those who do.
    pub(crate) fn local(&self) -> (SeatSet, Tempo) {
        let (counts, now) = (self.lock(), Instant::now());
        let is_here = |seat: &Seat| {
            counts.viewers[seat.index()] > 0 || self.touched_until(&counts, *seat, now).is_some()
        };
        let tempo = Tempo::ALL.into_iter().find(|tempo| counts.tempos[*tempo as usize] > 0);
        (Seat::all(MAX_SEATS as u8).filter(is_here).collect(), tempo.unwrap_or_default())
    }

    /// Somebody looks for these seats, and no others, on another server.
    pub(crate) fn hear(&self, seats: SeatSet, tempo: Tempo) {
        let (mut counts, now) = (self.lock(), Instant::now());
        let mut is_news = false;
        for seat in Seat::all(MAX_SEATS as u8) {
            let until = seats.contains(seat).then(|| now + PRESENCE_TIMEOUT);
            let before = std::mem::replace(&mut counts.elsewhere[seat.index()], until);
            is_news |= before.is_some_and(|until| until > now) != until.is_some();
            if before.is_some() || until.is_some() {
                counts.absent_since[seat.index()] = now;
            }
        }
        counts.tempo_elsewhere = tempo;
        drop(counts);
        // That somebody is still there is no reason to keep the table in memory here.
        if is_news {
            self.changed.notify_one();
        }
    }

    /// The seats somebody looks for now, and since when nobody does for the others.
    pub(crate) fn now(&self) -> (SeatSet, [Instant; MAX_SEATS]) {
        let (counts, now) = (self.lock(), Instant::now());
        let is_present = |seat: &Seat| {
            counts.viewers[seat.index()] > 0
                || self.touched_until(&counts, *seat, now).is_some()
                || counts.elsewhere[seat.index()].is_some_and(|until| until > now)
        };
        (Seat::all(MAX_SEATS as u8).filter(is_present).collect(), counts.absent_since)
    }

    /// A sign of life of the persons of these seats.
    pub(crate) fn touch(&self, seats: SeatSet) {
        let mut counts = self.lock();
        let now = Instant::now();
        let mut is_news = false;
        for seat in seats.iter() {
            is_news |= counts.viewers[seat.index()] == 0 && self.touched_until(&counts, seat, now).is_none();
            counts.touched[seat.index()] = Some(now);
            counts.absent_since[seat.index()] = now;
        }
        drop(counts);
        if is_news {
            self.changed.notify_one();
        }
    }

    /// Signs of life of these seats count no more.
    fn forget(&self, seats: SeatSet) {
        let mut counts = self.lock();
        seats.iter().for_each(|seat| counts.touched[seat.index()] = None);
    }

    /// When the next seat that nobody looks for stops being there.
    pub(crate) fn next_absence(&self) -> Option<Instant> {
        let (counts, now) = (self.lock(), Instant::now());
        let unseen = |seat: &Seat| counts.viewers[seat.index()] == 0;
        Seat::all(MAX_SEATS as u8)
            .filter(unseen)
            .flat_map(|seat| {
                let elsewhere = counts.elsewhere[seat.index()].filter(|until| *until > now);
                [self.touched_until(&counts, seat, now), elsewhere]
            })
            .flatten()
            .min()
    }

    /// Done when somebody came or went since the last call was done.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Until when a sign of life of a seat counts, while it does.
    fn touched_until(&self, counts: &Counts, seat: Seat, now: Instant) -> Option<Instant> {
        Some(counts.touched[seat.index()]? + self.touch_timeout).filter(|until| *until > now)
    }

    fn change(&self, from: SeatSet, to: SeatSet, tempo: Tempo) {
        let mut counts = self.lock();
        counts.tempos[tempo as usize] += u32::from(!to.is_empty());
        counts.tempos[tempo as usize] -= u32::from(!from.is_empty());
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
    /// The seats it looks for.
    pub(crate) fn seats(&self) -> SeatSet {
        self.seats
    }

    /// From now on it looks for these seats; whether they are others than before.
    pub(crate) fn set_seats(&mut self, seats: SeatSet) -> bool {
        let before = std::mem::replace(&mut self.seats, seats);
        if before != seats {
            self.presence.change(before, seats, self.tempo);
        }
        before != seats
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        // Who closes the page is gone at once, whatever was done before.
        self.presence.forget(self.seats);
        self.presence.change(self.seats, SeatSet::EMPTY, self.tempo);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_of_life_counts_for_a_while() {
        let grace = Duration::from_secs(60);
        let (presence, seat, now) = (Presence::new(grace), Seat::FIRST, Instant::now());
        presence.touch(SeatSet::one(seat));
        assert_eq!(presence.now().0, SeatSet::one(seat));
        let until = presence.next_absence().unwrap();
        assert!(until >= now + grace / 2);
        assert_eq!(presence.touched_until(&presence.lock(), seat, until), None);
        drop(presence.enter(SeatSet::one(seat), Tempo::Usual));
        assert!(presence.now().0.is_empty(), "who closes the page is gone at once");
    }

    #[test]
    fn a_seat_is_present_while_anybody_looks_for_it() {
        let presence = Presence::new(Duration::ZERO);
        let (one, two) = (Seat::FIRST, Seat::all(2).last().unwrap());
        let both: SeatSet = [one, two].into_iter().collect();
        let mut first = presence.enter(both, Tempo::Quick);
        let second = presence.enter(SeatSet::one(one), Tempo::Calm);
        let watcher = presence.enter(SeatSet::EMPTY, Tempo::Calm);
        assert_eq!(presence.tempo(), Tempo::Calm, "the slowest counts");
        assert_eq!(presence.now().0, both);
        assert!(!first.set_seats(both));
        assert!(first.set_seats(SeatSet::one(two)));
        drop(second);
        assert_eq!(presence.now().0, SeatSet::one(two));
        assert_eq!(presence.tempo(), Tempo::Quick, "who watches holds nobody up");
        drop((first, watcher));
        assert_eq!(presence.tempo(), Tempo::Usual);
        assert!(presence.now().0.is_empty());
    }
}
