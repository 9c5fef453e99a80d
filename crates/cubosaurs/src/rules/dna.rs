//! DNA tokens: gaining them, and taking them from opponents when the reserve is empty (CUB-71, CUB-72).

use crate::card::CardId;
use crate::state::{Phase, State, Then};
use dino_core::{Seat, SeatSet};

impl State {
    /// A card joins a collection; its icon is worth a token (CUB-71).
    pub(crate) fn join_collection(&mut self, seat: Seat, card: CardId, gains: bool) {
        self.collections[seat].insert(card);
        self.owed[seat] += u8::from(gains && self.components.dna.contains(card));
    }

    /// A card leaves a collection. By default that costs nothing (CUB-71).
    #[inline]
    pub(crate) fn leave_collection(&mut self, seat: Seat, card: CardId) {
        self.collections[seat].remove(card);
        let costs = self.options.dna && self.components.rulings.dna_lost_when_card_leaves;
        if costs && self.components.dna.contains(card) && self.tokens[seat] > 0 {
            self.tokens[seat] -= 1;
            self.reserve += 1;
        }
    }

    /// Hands out the tokens owed, from the seat whose turn it is in the direction of play, and goes on; stops where
    /// somebody has to choose an opponent (CUB-72).
    pub(crate) fn settle(&mut self, then: Then) {
        for seat in self.turn.round(self.options.seats, self.is_clockwise()) {
            while self.owed[seat] > 0 {
                let givers = self.givers(seat);
                if self.reserve > 0 {
                    self.reserve -= 1;
                    self.tokens[seat] += 1;
                    self.owed[seat] -= 1;
                } else if let (Some(only), 1) = (givers.first(), givers.len()) {
                    self.move_token(only, seat); // no choice, so nobody is asked
                } else if givers.is_empty() {
                    self.owed[seat] = 0; // nobody has any: nothing is gained
                } else {
                    self.phase = Phase::Take(seat, then);
                    return;
                }
            }
        }
        match then {
            Then::Turn(seat) => self.begin_turn(seat),
            Then::Decide => self.phase = Phase::Decide,
        }
    }

    /// The opponents one may take a token from: those who have any.
    pub(crate) fn givers(&self, taker: Seat) -> SeatSet {
        Seat::all(self.options.seats).filter(|seat| *seat != taker && self.tokens[*seat] > 0).collect()
    }

    /// The choice made: one token changes hands, and the rest is settled.
    pub(crate) fn take(&mut self, taker: Seat, from: Seat) {
        self.move_token(from, taker);
        if let Phase::Take(_, then) = self.phase {
            self.settle(then);
        }
    }

    fn move_token(&mut self, from: Seat, to: Seat) {
        self.tokens[from] -= 1;
        self.tokens[to] += 1;
        self.owed[to] -= 1;
    }
}
