//! Why a decision is good: what it changes, and what is left of a species.

use super::text::{round_with, type_name};
use crate::score_sheet::signed;
use crate::words::Words;
use cubosaurs::{Action, CardSet, CardType, View};
use dino_core::Seat;

/// The sentence about keeping or refusing; tiles speak for themselves.
pub(super) fn reason(view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
    let own = view.collections[seat];
    let now = round_with(view, seat, own);
    let kept = round_with(view, seat, own.union(view.hand));
    match action {
        Action::Keep => {
            let values = [("now", signed(now).into()), ("then", signed(kept).into())];
            Some(words.with("cubosaurs-why-keep", &values))
        }
        Action::Refuse(card) => {
            let given = round_with(view, seat, own.without(CardSet::one(card)));
            let species = card.card_type();
            let values = [
                ("kept", signed(kept - now).into()),
                ("given", signed(given - now).into()),
                ("type", type_name(species, words).into()),
                ("gone", gone(view, species).into()),
                ("all", species.cards().len().into()),
            ];
            Some(words.with("cubosaurs-why-refuse", &values))
        }
        Action::RefuseWithNothing => {
            Some(words.with("cubosaurs-why-refuse-nothing", &[("kept", signed(kept - now).into())]))
        }
        Action::Buy(_) | Action::Take(_) => None,
    }
}

/// How many of a species lie open or are out of the game.
fn gone(view: &View, species: CardType) -> usize {
    species.cards().len() as usize - view.unseen.and(species.cards()).len() as usize
}
