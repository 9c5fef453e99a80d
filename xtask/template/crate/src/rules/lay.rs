//! Laying: everybody lays a card face down, and the last one turns all of them up.

use crate::action::Action;
use crate::against;
use crate::card::Card;
use crate::score;
use crate::state::{Phase, State};
use dino_core::{BySeat, Refusal, Seat};

impl State {
    /// A card of the hand, and no other, may be laid (TPL-4).
    pub(crate) fn may_lay(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.hands[seat].count(card.kind()) > 0 { Ok(()) } else { Err(against(4)) }
    }

    /// What may be laid, ascending.
    pub(crate) fn list_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Card::all().filter(|card| self.may_lay(seat, *card).is_ok()).map(Action::Lay));
    }

    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        self.hands[seat].take(card.kind());
        self.laid[seat] = Some(card);
        if self.without_card().next().is_none() {
            self.turn_up();
        }
    }

    /// Counts the trick (TPL-5, TPL-6); the next one begins, or the game is over (TPL-7).
    fn turn_up(&mut self) {
        if let Some((seat, card)) = score::winner(&self.laid) {
            self.points[seat][score::CARDS] += card.number();
            if self.is_last_trick() {
                self.points[seat][score::LAST_TRICK] += self.components.last_trick;
            }
        }
        self.phase = if self.is_last_trick() { Phase::Over } else { Phase::Deal };
        self.tricks += 1;
        self.laid.iter().flatten().for_each(|card| self.turned_up.put(card.kind()));
        self.last = self.laid;
        self.laid = BySeat::new(self.options.seats, None);
    }
}
