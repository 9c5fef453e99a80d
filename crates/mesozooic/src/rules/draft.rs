//! Choosing cards: pick two, pass the rest (MES-13 to MES-17).

use crate::card::{CardId, CardSet};
use crate::state::{NONE, Phase, State};
use dino_core::Seat;

impl State {
    /// Two cards are kept, face down; with the last pick the hands go on (MES-13).
    #[inline]
    pub(crate) fn pick(&mut self, seat: Seat, one: CardId, other: CardId) {
        let at = usize::from(2 * self.pass);
        self.taken[seat][at] = one.index();
        self.taken[seat][at + 1] = other.index();
        if Seat::all(self.options.seats).all(|seat| self.has_picked(seat)) {
            self.pass_on();
        }
    }

    /// The cards of the hand that are not picked yet.
    pub(crate) fn unpicked(&self, seat: Seat) -> CardSet {
        let picked = self.taken[seat][usize::from(2 * self.pass)];
        let hand = self.hands[seat];
        CardId::from_index(picked).map_or(hand, |card| hand.without(CardSet::one(card)))
    }

    /// Chance completes what those have left open whose time to pick is up (MES-17); who has more time picks on (MES-64).
    pub(crate) fn lapse_next(&mut self) {
        let mut open = Seat::all(self.options.seats).filter(|seat| !self.has_picked(*seat)).peekable();
        let is_complete = open.peek().is_none();
        let late = open.find(|seat| self.is_out_of_time(*seat));
        self.phase = late.map_or(Phase::Pick, Phase::Lapse);
        if is_complete {
            self.pass_on();
        }
    }

    /// Chance keeps a card for the seat.
    pub(crate) fn lapse(&mut self, seat: Seat, card: CardId) {
        let at = usize::from(2 * self.pass);
        if self.taken[seat][at] == NONE {
            self.taken[seat][at] = card.index();
        } else {
            self.taken[seat][at + 1] = card.index();
            self.lapse_next();
        }
    }

    /// Hands go to the neighbour, less what was picked (MES-15). One or two cards are kept without asking.
    fn pass_on(&mut self) {
        let (seats, clockwise) = (self.options.seats, self.is_clockwise());
        let at = usize::from(2 * self.pass);
        let hands = self.hands;
        self.pass += 1;
        self.restart_time();
        for seat in Seat::all(seats) {
            let picked = self.taken[seat][at..at + 2].iter().filter_map(|index| CardId::from_index(*index));
            let to = seat.neighbour(seats, clockwise);
            self.hands[to] = hands[seat].without(picked.collect());
            self.see(to, self.hands[to]);
        }
        if self.pass + 1 < self.options.passes() {
            return;
        }
        let at = usize::from(2 * self.pass);
        for seat in Seat::all(seats) {
            for (to, card) in self.taken[seat][at..].iter_mut().zip(self.hands[seat]) {
                *to = card.index();
            }
        }
        self.begin_zoos();
    }
}
