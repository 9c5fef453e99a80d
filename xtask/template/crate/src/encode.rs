//! The game as numbers and tokens, for programs that learn.

use crate::action::Action;
use crate::card::KINDS;
use crate::state::State;
use crate::view::View;
use dino_core::{Encode, Encoding, Field, Numbers, Seat, Word};

/// The most seats (TPL-1).
const SEATS: usize = 4;

const ENCODING: Encoding = Encoding {
    version: 1,
    fields: &[
        Field::new("seats", &[3], "which number of seats plays: 2, 3 or 4"),
        Field::new("tricks", &[1], "tricks played, of 10"),
        Field::new("pile", &[1], "cards in the pile, of 40"),
        Field::new("hand", &[KINDS], "the seat's own cards by number, of 3"),
        Field::new("turned_up", &[KINDS], "cards turned up by number, of 10"),
        Field::new("points", &[SEATS], "points of each seat, of 50, by places to the left"),
    ],
    tokens: &[Field::new("card", &[KINDS], "lay a card with this number")],
};

impl Encode for State {
    const ENCODING: Encoding = ENCODING;

    fn encode(view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
        let seats = view.options.seats;
        numbers.field("seats");
        numbers.one_of(3, Some(usize::from(seats) - 2));
        numbers.field("tricks");
        numbers.part(view.tricks, 10);
        numbers.field("pile");
        numbers.part(view.pile, 40);
        numbers.field("hand");
        view.hands[seat].cards.unwrap_or_default().iter().for_each(|count| numbers.part(*count, 3));
        numbers.field("turned_up");
        view.turned_up.iter().for_each(|count| numbers.part(*count, 10));
        numbers.field("points");
        numbers.by_seat((seat, seats, SEATS), 1, |other, numbers| numbers.part(view.total(other), 50));
    }

    fn spell(_view: &View, _seat: Seat, action: Action) -> Option<Word> {
        let Action::Lay(card) = action;
        Some(Word::one(card.kind() as u16))
    }
}
