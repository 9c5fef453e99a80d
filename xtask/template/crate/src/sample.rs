//! A world that looks like a view: unknown cards are drawn among those the viewer has not seen.

use crate::card::{Card, KINDS};
use crate::state::State;
use crate::view::{Hand, Laid, View};
use dino_core::draw::below;
use dino_core::{BySeat, Pile, Rng, Seat};

impl State {
    pub(crate) fn sampled(view: &View, rng: &mut impl Rng) -> State {
        let seats = view.options.seats;
        let mut state = State {
            components: view.components,
            options: view.options,
            phase: view.phase,
            tricks: view.tricks,
            pile: Pile::new(view.unseen()),
            hands: BySeat::new(seats, Pile::new([0; KINDS])),
            laid: BySeat::new(seats, None),
            last: view.last,
            turned_up: Pile::new(view.turned_up),
            points: view.points,
        };
        for seat in Seat::all(seats) {
            match view.hands[seat] {
                Hand { cards: Some(cards), .. } => state.hands[seat] = Pile::new(cards),
                Hand { size, cards: None } => {
                    let drawn = (0..size).filter_map(|_| draw(&mut state.pile, rng));
                    drawn.for_each(|card| state.hands[seat].put(card.kind()));
                }
            }
            state.laid[seat] = match view.laid[seat] {
                Laid::Nothing => None,
                Laid::Known(card) => Some(card),
                Laid::Down => draw(&mut state.pile, rng),
            };
        }
        state
    }
}

/// Takes a card out of a pile; `None` when it is empty.
fn draw(pile: &mut Pile<KINDS>, rng: &mut impl Rng) -> Option<Card> {
    let left = pile.len();
    let kind = if left == 0 { None } else { pile.at(below(rng, left)) };
    kind.filter(|kind| pile.take(*kind)).map(Card::of_kind)
}
