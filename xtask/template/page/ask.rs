//! What a seat is asked, and what it may do.

use crate::model::{Choice, Offer, Step};
use crate::show::{Ask, legal};
use crate::words::Words;
use dino_core::Seat;
use template_game::{Action, Card, Laid, Phase, State, View};

impl Ask for State {
    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        words.get(match view.phase {
            Phase::Over => "template-game-expected-over",
            Phase::Deal => "template-game-expected-chance",
            Phase::Lay if view.laid[seat] == Laid::Nothing => "template-game-expected-lay",
            Phase::Lay => "template-game-expected-wait",
        })
    }

    fn steps(_: &View, _: Seat, action: Action, words: &Words) -> Vec<String> {
        match action {
            Action::Lay(card) => vec![words.with("template-game-do-lay", &[("card", card.number().into())])],
        }
    }

    // One offer to lay a card, with a choice for each card that may be laid.
    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
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
}

/// The id of the element of a card in the reader's hand.
pub(super) fn card_id(card: Card) -> String {
    format!("card-{card}")
}
