//! Dealing: every seat gets cards until it holds three.

use crate::card::Card;
use crate::chance::Chance;
use crate::state::{HAND, Phase, State};
use dino_core::Seat;

impl State {
    /// The seat that gets the next card: the first that lacks one (TPL-3).
    pub(crate) fn next_to_deal(&self) -> Option<Seat> {
        Seat::all(self.options.seats).find(|seat| self.hands[*seat].len() < u32::from(HAND))
    }

    /// Each card that may come next, as likely as there are copies of it in the pile (TPL-3).
    pub(crate) fn list_deals(&self, out: &mut Vec<(Chance, u32)>) {
        if let (Phase::Deal, Some(seat)) = (self.phase, self.next_to_deal()) {
            let deal = |(kind, weight)| (Chance::Deal(seat, Card::of_kind(kind)), weight);
            out.extend(self.pile.outcomes().map(deal));
        }
    }

    pub(crate) fn deal(&mut self, seat: Seat, card: Card) {
        self.pile.take(card.kind());
        self.hands[seat].put(card.kind());
        if self.next_to_deal().is_none() {
            self.phase = Phase::Lay;
        }
    }
}
