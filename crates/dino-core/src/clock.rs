//! When each seat last acted by the clock that runs for it.

use crate::event::Event;
use crate::game::{EventOf, Game, Stamp};
use crate::seat::{MAX_SEATS, Seat};
use std::time::Duration;

/// The stamps of the last actions, as far as they still count: a clock that is set anew forgets them.
#[derive(Clone, Copy, Default, Debug)]
pub struct Stamps([Option<u32>; MAX_SEATS]);

impl Stamps {
    /// The stamp of an action of this seat at so many milliseconds.
    pub fn stamp(&self, seat: Seat, milliseconds: u32) -> Stamp {
        Stamp { clock: Duration::from_millis(milliseconds.into()), last: self.last(seat) }
    }

    /// When the seat last acted by the clock that still runs for it.
    pub fn last(&self, seat: Seat) -> Option<Duration> {
        self.0[seat.index()].map(|milliseconds| Duration::from_millis(milliseconds.into()))
    }

    /// The stamp that counts for an action whose sender claims one, in milliseconds of the clock: the claimed one, unless
    /// it lies before the seat's last, after the arrival, or further back than the grace; then the time of arrival.
    pub fn settle(&self, seat: Seat, claimed: u32, arrival: u32, grace: Duration) -> u32 {
        let oldest = u128::from(arrival).saturating_sub(grace.as_millis());
        let is_credible = (oldest..=u128::from(arrival)).contains(&u128::from(claimed))
            && self.0[seat.index()].is_none_or(|last| claimed >= last);
        if is_credible { claimed } else { arrival }
    }

    /// Takes note of an event, and of when it came where that is known.
    pub fn note<G: Game>(&mut self, before: &G, event: &EventOf<G>, after: &G, milliseconds: Option<u32>) {
        if matches!(event, Event::TimeUp) || before.time_limit() != after.time_limit() {
            *self = Stamps::default();
        } else if let Event::Act(seat, _) = *event {
            let own = |state: &G| state.own_clock(seat).map(|(limit, _)| limit);
            self.0[seat.index()] = milliseconds.filter(|_| own(before) == own(after));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claimed_stamp_counts_when_it_is_credible() {
        let grace = Duration::from_millis(300);
        let mut stamps = Stamps::default();
        let settled = |stamps: &Stamps, claimed, arrival| stamps.settle(Seat::FIRST, claimed, arrival, grace);
        assert_eq!(settled(&stamps, 44_970, 45_250), 44_970);
        assert_eq!(settled(&stamps, 44_900, 45_250), 45_250, "too old");
        assert_eq!(settled(&stamps, 45_251, 45_250), 45_250, "from the future");
        assert_eq!(settled(&stamps, 0, 200), 0);
        stamps.0[0] = Some(10_000);
        assert_eq!(settled(&stamps, 9_999, 10_100), 10_100, "before the seat's last");
        assert_eq!(settled(&stamps, 10_000, 10_100), 10_000);
    }
}
