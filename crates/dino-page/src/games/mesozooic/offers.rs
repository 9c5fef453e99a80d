//! What a seat may do, as offers.

use super::text;
use crate::model::{Choice, Offer, Step};
use crate::show::legal;
use crate::words::Words;
use dino_core::Seat;
use mesozooic::{Action, CardId, State, View, total};

/// All the seat may do now. Of two cards the lower one begins, so that each pair is offered once.
pub(super) fn offers(view: &View, seat: Seat, words: &Words) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    for action in legal::<State>(view, seat) {
        let (template, target) = pattern(action);
        let at = match offers.iter().position(|offer| offer.template == template) {
            Some(at) => at,
            None => {
                offers.push(offer(view, seat, action, template, words));
                offers.len() - 1
            }
        };
        if let (Some(step), Some(card)) = (offers[at].steps.first_mut(), target) {
            step.choices.push(choice(view, seat, action, card, words));
        }
    }
    offers
}

/// The id of the element of a card.
pub(super) fn card_id(card: CardId) -> String {
    card.to_string()
}

/// The notation with its last card left open, and that card.
fn pattern(action: Action) -> (String, Option<CardId>) {
    match action {
        Action::Pick(one, other) => (format!("pick {one} {{0}}"), Some(other)),
        Action::Swap(one, other) => (format!("swap {one} {{0}}"), Some(other)),
        Action::Slide(card) => ("slide {0}".to_owned(), Some(card)),
        _ => (action.to_string(), None),
    }
}

fn offer(view: &View, seat: Seat, action: Action, template: String, words: &Words) -> Offer {
    let of = |key: &str, card: CardId| {
        words.with(key, &[("card", text::elements(view.components.face(card), words).into())])
    };
    let step = |key: &str| vec![Step { label: words.get(key), choices: Vec::new() }];
    let (label, start, steps) = match action {
        Action::Pick(one, _) => {
            (of("mesozooic-do-pick", one), Some(card_id(one)), step("mesozooic-step-second"))
        }
        Action::Swap(one, _) => {
            (of("mesozooic-do-swap", one), Some(card_id(one)), step("mesozooic-step-second"))
        }
        Action::Slide(_) => (words.get("mesozooic-offer-slide"), None, step("mesozooic-step-slide")),
        _ => (text::steps(view, seat, action, words).concat(), None, Vec::new()),
    };
    Offer { template, label, start, idle: false, steps }
}

fn choice(view: &View, seat: Seat, action: Action, card: CardId, words: &Words) -> Choice {
    let mut label = text::elements(view.components.face(card), words);
    if let Action::Slide(_) = action {
        let now = view.points_now(seat).map_or(0, |points| total(&points));
        let then = text::after_slide(view, seat, card);
        let values = [("card", label.into()), ("now", now.into()), ("then", then.into())];
        label = words.with("mesozooic-choice-slide", &values);
    }
    Choice { word: card.to_string(), element: card_id(card), label, group: None }
}
