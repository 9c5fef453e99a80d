//! Who wins a trick, and who wins the game.

use crate::card::Card;
use crate::state::State;
use dino_core::{BySeat, MAX_CATEGORIES, Seat, Standing};

/// What points come from.
pub const CATEGORIES: [&str; 2] = ["cards", "last-trick"];

/// The category of cards that won a trick (TPL-5).
pub(crate) const CARDS: usize = 0;
/// The category of the last trick (TPL-6).
pub(crate) const LAST_TRICK: usize = 1;

/// Who laid the highest card that nobody else laid, and the card; `None` when there is none (TPL-5).
pub(crate) fn winner(laid: &BySeat<Option<Card>>) -> Option<(Seat, Card)> {
    let is_alone = |card: Card| laid.iter().flatten().filter(|other| **other == card).count() == 1;
    let cards = laid.each().filter_map(|(seat, card)| Some((seat, (*card)?)));
    cards.filter(|(_, card)| is_alone(*card)).max_by_key(|(_, card)| *card)
}

/// The points as they are now. Nothing breaks a tie (TPL-7).
pub(crate) fn standing(state: &State) -> Standing {
    let breakdown = state.points.map(|points| {
        let mut breakdown = [0; MAX_CATEGORIES];
        breakdown.iter_mut().zip(points).for_each(|(to, points)| *to = points.into());
        breakdown
    });
    Standing::new(breakdown, &BySeat::new(state.options.seats, 0))
}
