//! What a seat may do, as offers. A choice of several cells is clicked one cell after the other.

use super::text;
use crate::model::{Choice, Offer, Step};
use crate::show::legal;
use crate::words::Words;
use dino_core::Seat;
use gods_love_dinosaurs::{Action, State, View};

/// All the seat may do now, grouped by what kind of action it is.
pub(super) fn offers(view: &View, seat: Seat, words: &Words) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    for action in legal::<State>(view, seat) {
        let text = action.to_string();
        let (verb, word) = text.split_once(' ').unwrap_or((&text, ""));
        let template = if word.is_empty() { verb.to_owned() } else { format!("{verb} {{0}}") };
        let at = offers.iter().position(|offer| offer.template == template).unwrap_or_else(|| {
            offers.push(offer(action, template, words));
            offers.len() - 1
        });
        if let Some(step) = offers[at].steps.first_mut() {
            step.choices.push(choice(view, seat, action, word, words));
        }
    }
    offers
}

/// The id of the element of a face-up tile.
pub(super) fn tile_id(tile: gods_love_dinosaurs::TileId) -> String {
    tile.to_string()
}

/// The id of the button that lets an animal starve.
pub(super) fn starve_id(hex: dino_core::Hex) -> String {
    format!("starve-{hex}")
}

fn offer(action: Action, template: String, words: &Words) -> Offer {
    let (label, step) = match action {
        Action::Take(_) => ("gods-love-dinosaurs-offer-take", Some("gods-love-dinosaurs-step-take")),
        Action::Place { .. } => ("gods-love-dinosaurs-offer-place", Some("gods-love-dinosaurs-step-place")),
        Action::Breed { .. } => ("gods-love-dinosaurs-offer-breed", Some("gods-love-dinosaurs-step-breed")),
        Action::Hunt { .. } => ("gods-love-dinosaurs-offer-hunt", Some("gods-love-dinosaurs-step-hunt")),
        Action::Starve(_) => ("gods-love-dinosaurs-offer-starve", Some("gods-love-dinosaurs-step-starve")),
        Action::Hatch => ("gods-love-dinosaurs-do-hatch", None),
        Action::Keep => ("gods-love-dinosaurs-do-keep", None),
        Action::Done => ("gods-love-dinosaurs-do-done", None),
    };
    let steps = step.map(|key| Step { label: words.get(key), choices: Vec::new() });
    Offer { template, label: words.get(label), start: None, idle: false, steps: steps.into_iter().collect() }
}

fn choice(view: &View, seat: Seat, action: Action, word: &str, words: &Words) -> Choice {
    let on = |hex| text::on_hex(view, seat, hex, words);
    let (element, label, group) = match action {
        Action::Take(tile) => {
            let column = text::column_of(view, tile).map(|column| text::animals(column, words));
            (tile_id(tile), text::tile(view, tile, words), column)
        }
        Action::Breed { from, to } => (
            format!("{from} {to}"),
            words.with("gods-love-dinosaurs-choice-breed", &[("to", on(to).into())]),
            Some(on(from)),
        ),
        Action::Hunt { from, to, meal } => {
            let values =
                [("to", to.to_string().into()), ("meal", text::eaten(view, seat, meal, words).into())];
            // First the hunter, then where it ends, then what it eats on the way.
            let eaten = meal.hexes().iter().filter(|hex| **hex != to).map(|hex| format!(" {hex}"));
            let path = eaten.fold(format!("{from} {to}"), |path, hex| path + &hex);
            (path, words.with("gods-love-dinosaurs-choice-hunt", &values), Some(on(from)))
        }
        Action::Starve(hex) => (starve_id(hex), on(hex), None),
        // Cells name themselves.
        _ => (word.to_owned(), word.to_owned(), None),
    };
    Choice { word: word.to_owned(), element, label, group }
}
