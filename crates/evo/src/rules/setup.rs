//! Setting the game up (EVO-4 to EVO-11).

use crate::chance::Chance;
use crate::island::CellSet;
use crate::state::{Phase, State};
use dino_core::{Seat, SeatSet};

impl State {
    /// The pawns not yet on the track (EVO-9).
    pub(crate) fn list_orders(&self, out: &mut Vec<(Chance, u32)>) {
        out.extend(self.unplaced().iter().map(|seat| (Chance::Order(seat), 1)));
    }

    fn unplaced(&self) -> SeatSet {
        let placed = &self.order[..usize::from(self.turn)];
        Seat::all(self.seats()).filter(|seat| !placed.contains(seat)).collect()
    }

    pub(crate) fn line_up(&mut self, seat: Seat) {
        self.order[usize::from(self.turn)] = seat;
        self.turn += 1;
        // The last place needs no chance.
        if self.turn + 1 == self.seats() {
            self.order[usize::from(self.turn)] = self.unplaced().first().unwrap_or(seat);
            self.turn = 0;
            self.phase = Phase::Zones;
        }
    }

    /// The start zones nobody has (EVO-10); they go to the seats in seat order.
    pub(crate) fn list_zones(&self, out: &mut Vec<(Chance, u32)>) {
        let seat = Seat::new(self.turn);
        out.extend(self.free_slots().map(|slot| (Chance::Zone(seat, slot + 1), 1)));
    }

    fn free_slots(&self) -> impl Iterator<Item = u8> {
        let taken = self.occupied();
        (0..self.seats()).filter(move |slot| self.island.zones(*slot).and(taken).is_empty())
    }

    pub(crate) fn settle(&mut self, seat: Seat, slot: u8) {
        self.herds[seat] = self.island.zones(slot - 1);
        self.turn += 1;
        if self.turn + 1 == self.seats() {
            let last = Seat::new(self.turn);
            let slot = self.free_slots().next();
            self.herds[last] = slot.map_or(CellSet::EMPTY, |slot| self.island.zones(slot));
            self.turn = 0;
            self.phase = Phase::Climate;
        }
    }
}
