//! The initiative phase (EVO-30 to EVO-32, EVO-65).

use crate::card::Moment;
use crate::gene::Gene;
use crate::state::{Phase, State};
use dino_core::Seat;

impl State {
    /// Pawns go to the track by column (EVO-30), then small herds first, equal ones as they lie (EVO-31).
    pub(crate) fn settle_order(&mut self) {
        let mut order = [(0, 0, Seat::FIRST); 5];
        let seats = usize::from(self.seats());
        for (place, seat) in order.iter_mut().zip(Seat::all(self.seats())) {
            let column = self.pawns[seat].map_or(0, |pawn| pawn.column);
            *place = (self.herd_size(seat), column, seat);
        }
        order[..seats].sort_unstable();
        for (place, (_, _, seat)) in self.order.iter_mut().zip(&order[..seats]) {
            *place = *seat;
        }
        self.pawns.iter_mut().for_each(|pawn| *pawn = None);
        match self.owner_of(Gene::Adrenaline) {
            Some(owner) => self.phase = Phase::Place(owner),
            None => self.open_window(Moment::MovementStart),
        }
    }

    /// The owner of adrenaline rush goes to a place; the others keep their order (EVO-65).
    pub(crate) fn take_place(&mut self, owner: Seat, place: u8) {
        let seats = usize::from(self.seats());
        let mut others = [Seat::FIRST; 5];
        let staying = self.track().iter().filter(|seat| **seat != owner);
        others.iter_mut().zip(staying).for_each(|(other, seat)| *other = *seat);
        let at = usize::from(place) - 1;
        for (index, slot) in self.order[..seats].iter_mut().enumerate() {
            *slot = match index.cmp(&at) {
                std::cmp::Ordering::Less => others[index],
                std::cmp::Ordering::Equal => owner,
                std::cmp::Ordering::Greater => others[index - 1],
            };
        }
        self.open_window(Moment::MovementStart);
    }
}
