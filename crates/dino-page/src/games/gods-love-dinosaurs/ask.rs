//! What a seat is asked, and what it may do. A choice of several cells is clicked one cell after the other.

use super::text;
use crate::model::{Choice, Offer, Step};
use crate::show::{Ask, legal, seat_name};
use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{Action, Animal, Phase, Spot, State, View};

impl Ask for State {
    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        let waiting = |seat: Seat| {
            words.with("gods-love-dinosaurs-expected-wait", &[("name", seat_name(seat, words).into())])
        };
        match view.phase {
            Phase::First | Phase::Reveal(_) => words.get("gods-love-dinosaurs-expected-chance"),
            Phase::Over => words.get("gods-love-dinosaurs-expected-over"),
            Phase::Take | Phase::Place(..) if view.turn != seat => waiting(view.turn),
            Phase::Take => words.get("gods-love-dinosaurs-expected-take"),
            Phase::Place(..) => words.get("gods-love-dinosaurs-expected-place"),
            Phase::Species(_) | Phase::Dinosaurs => {
                let actions = legal::<State>(view, seat);
                let species = match view.phase {
                    Phase::Species(species) => species,
                    _ => Animal::Dinosaur,
                };
                let animal = [("animal", text::animals(species, words).into())];
                match actions.first() {
                    None => view
                        .busy
                        .first()
                        .map_or_else(|| words.get("gods-love-dinosaurs-expected-chance"), waiting),
                    Some(Action::Hatch) => words.get("gods-love-dinosaurs-expected-hatch"),
                    Some(Action::Done) => words.with("gods-love-dinosaurs-expected-done", &animal),
                    Some(Action::Breed { .. }) => words.with("gods-love-dinosaurs-expected-breed", &animal),
                    Some(Action::Starve(_)) => words.with("gods-love-dinosaurs-expected-starve", &animal),
                    Some(_) => words.with("gods-love-dinosaurs-expected-hunt", &animal),
                }
            }
        }
    }

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        let at = |hex: Hex| text::on_hex(view, seat, hex, words);
        match action {
            Action::Take(tile) => {
                let mut values = vec![("tile", text::tile(view, tile, words).into())];
                let column = text::column_of(view, tile);
                values.push((
                    "column",
                    column.map_or_else(String::new, |column| text::animals(column, words)).into(),
                ));
                vec![words.with(
                    if text::is_last(view, tile) {
                        "gods-love-dinosaurs-do-take-last"
                    } else {
                        "gods-love-dinosaurs-do-take"
                    },
                    &values,
                )]
            }
            Action::Place { first, second } => {
                let half = |at: usize, hex: Hex| {
                    let printed =
                        in_hand(view).map_or_else(String::new, |spots| text::spot(spots[at], words));
                    [("half", printed.into()), ("hex", hex.to_string().into())]
                };
                vec![
                    words.with("gods-love-dinosaurs-do-place-first", &half(0, first)),
                    words.with("gods-love-dinosaurs-do-place-second", &half(1, second)),
                ]
            }
            Action::Breed { from, to } => vec![
                words.with("gods-love-dinosaurs-do-breed", &[("animal", at(from).into())]),
                words.with("gods-love-dinosaurs-do-breed-to", &[("hex", at(to).into())]),
            ],
            // Several hunts may end on the same hex and eat animals of the same species: the cells tell them apart.
            Action::Hunt { from, to, meal } => {
                let meal: Vec<String> = meal.hexes().iter().map(|hex| at(*hex)).collect();
                vec![
                    words.with("gods-love-dinosaurs-do-hunt", &[("animal", at(from).into())]),
                    words.with("gods-love-dinosaurs-do-hunt-to", &[("hex", at(to).into())]),
                    words.with("gods-love-dinosaurs-do-hunt-meal", &[("meal", meal.join(", ").into())]),
                ]
            }
            Action::Starve(hex) => {
                vec![words.with("gods-love-dinosaurs-do-starve", &[("animal", at(hex).into())])]
            }
            Action::Hatch => vec![words.get("gods-love-dinosaurs-do-hatch")],
            Action::Keep => vec![words.get("gods-love-dinosaurs-do-keep")],
            Action::Done => vec![words.get("gods-love-dinosaurs-do-done")],
        }
    }

    // Tiles printed alike in one column, halves printed alike.
    fn are_alike(view: &View, one: Action, other: Action) -> bool {
        match (one, other) {
            (Action::Take(one), Action::Take(other)) => {
                let spots = |tile| view.components.tile(tile).map(|tile| tile.spots);
                text::column_of(view, one) == text::column_of(view, other) && spots(one) == spots(other)
            }
            (Action::Place { first, second }, Action::Place { first: other, second: other_second }) => {
                let same = in_hand(view).is_some_and(|spots| spots[0] == spots[1]);
                (first, second) == (other, other_second) || same && (first, second) == (other_second, other)
            }
            _ => one == other,
        }
    }

    // Tiles as they lie on the board, column by column; cells as one reads the map; hunts that eat most first.
    fn arrange(view: &View, _seat: Seat, actions: &mut [Action]) {
        let column = |tile| view.board.iter().position(|column| column.contains(&Some(tile)));
        let row = |hex: Hex| (hex.r, hex.q);
        actions.sort_by_key(|action| match *action {
            Action::Take(tile) => (column(tile).unwrap_or_default() as i8, (0, 0), (0, 0), 0),
            Action::Place { first, second } => (0, row(first), row(second), 0),
            Action::Breed { from, to } => (0, row(from), row(to), 0),
            Action::Hunt { from, to, meal } => (0, row(from), row(to), -(meal.hexes().len() as i8)),
            Action::Starve(hex) => (1, row(hex), (0, 0), 0),
            Action::Hatch | Action::Keep | Action::Done => (2, (0, 0), (0, 0), 0),
        });
    }

    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
        let mut offers: Vec<Offer> = Vec::new();
        let actions = legal::<State>(view, seat);
        // Who could still breed is not done.
        let busy = actions.len() > 1;
        for action in actions {
            let text = action.to_string();
            let (verb, word) = text.split_once(' ').unwrap_or((&text, ""));
            let template = if word.is_empty() { verb.to_owned() } else { format!("{verb} {{0}}") };
            let offer = Offer::of(&mut offers, template, |template| offer(action, template, busy, words));
            if let Some(step) = offer.steps.first_mut() {
                step.choices.push(choice(view, seat, action, word, words));
            }
        }
        offers
    }
}

/// The printed halves of the tile in hand.
fn in_hand(view: &View) -> Option<[Spot; 2]> {
    match view.phase {
        Phase::Place(tile, _) => view.components.tile(tile).map(|tile| tile.spots),
        _ => None,
    }
}

/// The id of the element of a face-up tile.
pub(super) fn tile_id(tile: gods_love_dinosaurs::TileId) -> String {
    tile.to_string()
}

/// The id of the button that lets an animal starve.
pub(super) fn starve_id(hex: Hex) -> String {
    format!("starve-{hex}")
}

fn offer(action: Action, template: String, busy: bool, words: &Words) -> Offer {
    let idle = busy && action == Action::Done;
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
    Offer { template, label: words.get(label), start: None, idle, steps: steps.into_iter().collect() }
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
        // First the animal, then the button that says so.
        Action::Starve(hex) => (format!("{hex} {}", starve_id(hex)), on(hex), None),
        // Cells name themselves.
        _ => (word.to_owned(), word.to_owned(), None),
    };
    Choice { word: word.to_owned(), element, label, group }
}
