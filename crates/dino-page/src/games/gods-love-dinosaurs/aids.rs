//! What helps to decide: what an animal can reach, what a tile would bring, the rest that goes without saying, and how
//! fast animals move.

use super::{lands, text};
use crate::model::Considered;
use crate::scene::Scene;
use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{Action, Half, Prospect, Reach, Stirring, Terrain, View};
use maud::{Markup, html};

/// How fast animals may move, the usual first.
const PACES: [&str; 3] = ["normal", "slow", "off"];

/// What is told about a cell of a seat's ecosystem, or about placing the tile in hand.
pub(super) fn consider(view: &View, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
    if let Ok(hex) = about.parse::<Hex>() {
        return view.reach(seat, hex).map(|reach| reachable(&reach, words));
    }
    match about.parse() {
        Ok(Action::Place { first, second }) => {
            let prospect = view.prospect(first, second)?;
            Some(Considered { sentence: brings(&prospect, words), marks: Vec::new() })
        }
        _ => None,
    }
}

/// The line in which it is told.
pub(super) fn told(words: &Words) -> Markup {
    html! { p #considered .muted aria-live="polite" data-again=(words.get("gods-love-dinosaurs-again")) {} }
}

/// The button for the rest of an activation in which no real choice is left. The script presses it again while it is
/// there; where only the end is left, which has a button of its own, nobody else needs to see it.
pub(super) fn rest(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(you) = scene.you.filter(|_| scene.acts) else { return html! {} };
    let Some(action) = view.obvious(you) else { return html! {} };
    html! {
        form.inline method="post" action={ "/t/" (scene.page.id) "/act" } data-fetch data-rest
            hidden[action == Action::Done] {
            input type="hidden" name="seat" value=(you.number());
            input type="hidden" name="at" value=(scene.page.at);
            button.btn type="submit" name="action" value=(action) title=(words.get("gods-love-dinosaurs-rest-about")) data-key="o" {
                (words.get("gods-love-dinosaurs-rest")) kbd { "O" }
            }
        }
    }
}

/// Where the ecosystem of another seat is opened.
pub(super) fn look(words: &Words) -> Markup {
    html! {
        dialog #looked .dialog.gods-looked aria-labelledby="looked-name" {
            div.gods-land__head {
                h2 #looked-name {}
                (lands::tools(words))
                form method="dialog" { button.btn.btn--small type="submit" { (words.get("table-close")) } }
            }
            div data-looked {}
            p.muted data-considered {}
        }
    }
}

/// How fast animals move: kept by the browser.
pub(super) fn pace(words: &Words) -> Markup {
    html! {
        label.gods-pace hidden {
            (words.get("gods-love-dinosaurs-pace")) " "
            select #pace-of-animals {
                @for pace in PACES { option value=(pace) { (words.get(&format!("gods-love-dinosaurs-pace-{pace}"))) } }
            }
        }
    }
}

fn reachable(reach: &Reach, words: &Words) -> Considered {
    let values = [
        ("animal", text::animal_name(reach.animal, words).into()),
        ("ends", reach.ends.len().into()),
        ("food", reach.food.len().into()),
        ("most", reach.most.into()),
    ];
    let key = match reach.animal {
        animal if animal.is_prey() => "gods-love-dinosaurs-reach-prey",
        animal if animal.is_predator() => "gods-love-dinosaurs-reach-predator",
        _ => "gods-love-dinosaurs-reach-dinosaur",
    };
    let ends = reach.ends.iter().map(|hex| (hex.to_string(), "reach"));
    let food = reach.food.iter().map(|hex| (hex.to_string(), "food"));
    Considered { sentence: words.with(key, &values), marks: ends.chain(food).collect() }
}

/// What a tile would bring: half by half, then what it sets off.
fn brings(prospect: &Prospect, words: &Words) -> String {
    let halves = prospect.halves.iter().map(|half| half_brings(half, words));
    let stirring = prospect.activation.iter().map(|stirring| stirs(stirring, words));
    halves.chain(stirring).collect::<Vec<_>>().join(" ")
}

fn half_brings(half: &Half, words: &Words) -> String {
    let mut values = vec![
        ("terrain", text::terrain_name(half.terrain, words).into()),
        ("room", half.room.into()),
        ("parents", half.parents.into()),
    ];
    let key = match half.animal {
        Some(animal) => {
            values.push(("animal", text::animal_name(animal, words).into()));
            if animal.is_prey() {
                "gods-love-dinosaurs-brings-prey"
            } else {
                "gods-love-dinosaurs-brings-predator"
            }
        }
        None if half.terrain == Terrain::Mountain => "gods-love-dinosaurs-brings-mountain",
        None => "gods-love-dinosaurs-brings-land",
    };
    words.with(key, &values)
}

fn stirs(stirring: &Stirring, words: &Words) -> String {
    let values = [
        ("animal", text::animals(stirring.species, words).into()),
        ("able", stirring.able.into()),
        ("unable", stirring.unable.into()),
    ];
    let key = if stirring.species.is_prey() {
        "gods-love-dinosaurs-stirs-prey"
    } else {
        "gods-love-dinosaurs-stirs-predators"
    };
    let mut sentence = words.with(key, &values);
    if stirring.dinosaurs {
        sentence = [sentence, words.get("gods-love-dinosaurs-stirs-dinosaurs")].join(" ");
    }
    sentence
}
