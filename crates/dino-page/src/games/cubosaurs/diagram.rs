//! The table as a plain picture: the hand being offered, then each seat's cards.

use crate::diagram::{Diagram, SEATS};
use cubosaurs::{CardId, CardSet, CardType, View};
use dino_core::Seat;

/// A card and the space around it.
const CARD: (f32, f32) = (34.0, 44.0);
const STEP: f32 = 37.0;
const ROW: f32 = 54.0;

pub(super) fn diagram(view: &View) -> Diagram {
    let mut diagram = Diagram::default();
    diagram.text((10.0, 20.0), 13.0, &format!("{} ({})", view.round, view.deck));
    row(&mut diagram, view, 10.0, view.hand);
    let points = view.points_now();
    for (seat, y) in Seat::all(view.options.seats).zip((1u8..).map(|row| 14.0 + ROW * f32::from(row))) {
        let counted: i32 = view.points.iter().flat_map(|round| round[seat]).map(i32::from).sum();
        let now: i32 = points[seat].iter().map(|points| i32::from(*points)).sum();
        diagram.disc((22.0, y + 14.0), 11.0, SEATS[seat.index()]);
        diagram.label((22.0, y + 14.0), 13.0, 0xffffff, &seat.to_string());
        diagram.text((10.0, y + 42.0), 12.0, &format!("{counted}+{now}"));
        row(&mut diagram, view, y, view.collections[seat]);
    }
    diagram
}

fn row(diagram: &mut Diagram, view: &View, y: f32, cards: CardSet) {
    for (card, x) in cards.iter().zip((0u8..).map(|at| 70.0 + STEP * f32::from(at))) {
        diagram.rectangle((x, y), CARD, colour(card.card_type()));
        let letters: String = name(card).chars().take(4).collect();
        diagram.label((x + CARD.0 / 2.0, y + 14.0), 8.0, 0xffffff, &letters);
        if let Some(stake) = view.components.stake(card) {
            let stake = format!("{}/{}", stake.gain, stake.penalty);
            diagram.label((x + CARD.0 / 2.0, y + 32.0), 8.0, 0xffffff, &stake);
        }
    }
}

/// What tells cards of a type apart: an egg by what it asks for.
fn name(card: CardId) -> String {
    let text = card.to_string();
    match (card.card_type(), text.split_once('#')) {
        (CardType::Egg, Some((_, asks))) => format!("o{asks}"),
        (_, Some((name, _))) => name.to_owned(),
        (_, None) => text,
    }
}

const fn colour(card_type: CardType) -> u32 {
    match card_type {
        CardType::Trex => 0x943126,
        CardType::Stegosaurus => 0x1e8449,
        CardType::Brontosaurus => 0x1f618d,
        CardType::Pterodactyl => 0x7d6608,
        CardType::Pentaceratops => 0x6c3483,
        CardType::Grey => 0x707b7c,
        CardType::Black => 0x212f3c,
        CardType::Egg => 0xb9770e,
    }
}
