//! What a seat is asked, and what it may do.

use super::text::{card, elements};
use crate::model::{Choice, Offer, Step};
use crate::show::{Ask, legal};
use crate::words::Words;
use dino_core::Seat;
use mesozooic::{Action, CardId, Phase, Stage, State, View, total};

impl Ask for State {
    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        words.get(match (view.phase, view.stages[seat]) {
            (Phase::Over, _) => "mesozooic-expected-over",
            (Phase::Pick, _) if !view.picked().contains(seat) => "mesozooic-expected-pick",
            (Phase::Apart, Stage::Idle) => "mesozooic-expected-start",
            (Phase::Plan | Phase::Apart, Stage::Plan) => "mesozooic-expected-ready",
            (Phase::Build | Phase::Apart, Stage::Build) => "mesozooic-expected-build",
            (Phase::Crane | Phase::Apart, Stage::Crane) => "mesozooic-expected-crane",
            (Phase::Pick | Phase::Plan | Phase::Build | Phase::Crane | Phase::Apart, _) => {
                "mesozooic-expected-wait"
            }
            _ => "mesozooic-expected-chance",
        })
    }

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        let of = |key: &str, one: CardId| words.with(key, &[("card", card(view, one, words).into())]);
        match action {
            Action::Pick(one, other) => {
                vec![of("mesozooic-do-pick", one), of("mesozooic-do-pick-and", other)]
            }
            Action::Swap(one, other) => {
                vec![of("mesozooic-do-swap", one), of("mesozooic-do-swap-and", other)]
            }
            Action::Slide(one) => {
                let values = [
                    ("card", card(view, one, words).into()),
                    ("points", after_slide(view, seat, one).into()),
                ];
                vec![words.with("mesozooic-do-slide", &values)]
            }
            Action::Done => vec![words.get("mesozooic-do-done")],
            Action::Start => vec![words.get("mesozooic-do-start")],
            Action::Ready => vec![words.get("mesozooic-do-ready")],
            Action::Leave => vec![words.get("mesozooic-do-leave")],
            Action::Time => vec![words.get("mesozooic-do-time")],
        }
    }

    // Either card may be named first.
    fn ways(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<Vec<String>> {
        let face = |one: CardId| view.components.face(one).function();
        match action {
            Action::Pick(one, other) if face(one) != face(other) => vec![
                Self::steps(view, seat, action, words),
                Self::steps(view, seat, Action::Pick(other, one), words),
            ],
            Action::Swap(one, other) => vec![
                Self::steps(view, seat, action, words),
                Self::steps(view, seat, Action::Swap(other, one), words),
            ],
            _ => vec![Self::steps(view, seat, action, words)],
        }
    }

    // Cards alike in every element.
    fn are_alike(view: &View, one: Action, other: Action) -> bool {
        let face = |one: CardId| view.components.face(one).function();
        match (one, other) {
            (Action::Pick(a, b), Action::Pick(c, d)) => face(a) == face(c) && face(b) == face(d),
            _ => one == other,
        }
    }

    // Of two cards the lower one begins, so that each pair is offered once.
    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
        let mut offers: Vec<Offer> = Vec::new();
        for action in legal::<State>(view, seat) {
            let (template, target) = pattern(action);
            let new = |template| offer(view, seat, action, template, words);
            let offer = Offer::of(&mut offers, template, new);
            if let (Some(step), Some(card)) = (offer.steps.first_mut(), target) {
                step.choices.push(choice(view, seat, action, card, words));
            }
        }
        offers
    }
}

/// What the zoo would score after a slide.
pub(super) fn after_slide(view: &View, seat: Seat, slid: CardId) -> u16 {
    let mut after = view.clone();
    if let Some(Some(zoo)) = after.zoos.last_mut().map(|zoos| &mut zoos[seat])
        && let Some(cell) = zoo.find(slid)
    {
        zoo.slide(cell);
    }
    after.points_now(seat).map_or(0, |points| total(&points))
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
        words.with(key, &[("card", elements(view.components.face(card), words).into())])
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
        _ => (State::steps(view, seat, action, words).concat(), None, Vec::new()),
    };
    // Whoever is done has stopped building, and whoever uses no crane leaves it standing.
    let idle = matches!(action, Action::Done | Action::Leave);
    Offer { template, label, start, idle, steps }
}

fn choice(view: &View, seat: Seat, action: Action, card: CardId, words: &Words) -> Choice {
    let mut label = elements(view.components.face(card), words);
    if let Action::Slide(_) = action {
        let now = view.points_now(seat).map_or(0, |points| total(&points));
        let then = after_slide(view, seat, card);
        let values = [("card", label.into()), ("now", now.into()), ("then", then.into())];
        label = words.with("mesozooic-choice-slide", &values);
    }
    Choice { word: card.to_string(), element: card_id(card), label, group: None }
}
