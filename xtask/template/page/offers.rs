//! What a seat may do, as offers.

use crate::model::{Choice, Offer, Step};
use crate::show::legal;
use crate::words::Words;
use dino_core::Seat;
use template_game::{Action, Card, State, View};

/// All the seat may do now: one offer to lay a card, with a choice for each card that may be laid.
pub(super) fn offers(view: &View, seat: Seat, words: &Words) -> Vec<Offer> {
    let choice = |Action::Lay(card): Action| Choice {
        word: card.to_string(),
        element: card_id(card),
        label: card.to_string(),
        group: None,
    };
    let choices: Vec<Choice> = legal::<State>(view, seat).into_iter().map(choice).collect();
    if choices.is_empty() {
        return Vec::new();
    }
    vec![Offer {
        template: "lay {0}".to_owned(),
        label: words.get("template-game-offer-lay"),
        start: None,
        idle: false,
        steps: vec![Step { label: words.get("template-game-step-card"), choices }],
    }]
}

/// The id of the element of a card in the reader's hand.
pub(super) fn card_id(card: Card) -> String {
    format!("card-{card}")
}
