//! What helps to decide: what an animal can reach, what a tile would bring, the rest that goes without saying, and how
//! fast animals move.

use super::{lands, text};
use crate::model::Considered;
use crate::scene::Scene;
use crate::show::legal;
use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{
    Action, Animal, Half, Phase, Place, Prospect, Reach, State, Stirring, Terrain, View,
};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// What is told about a cell of a seat's ecosystem, or about placing the tile in hand.
pub(super) fn consider(view: &View, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
    if let Ok(hex) = about.parse::<Hex>() {
        return hunted(view, seat, hex, words)
            .or_else(|| view.reach(seat, hex).map(|reach| reachable(&reach, words)));
    }
    match about.parse() {
        Ok(Action::Place { first, second }) => {
            let prospect = view.prospect(first, second)?;
            let short = short(&prospect, words);
            Some(Considered { sentence: brings(&prospect, words), short, marks: Vec::new() })
        }
        _ => None,
    }
}

/// The line in which it is told.
pub(super) fn told(words: &Words) -> Markup {
    let word = |key: &str| words.get(&format!("gods-love-dinosaurs-{key}"));
    html! {
        p #considered .step__told aria-live="polite" data-again=(word("again")) data-turn=(word("turn"))
            data-put=(word("put")) data-flip=(word("flip"))  {}
    }
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
            button.btn.btn--primary type="submit" name="action" value=(action) title=(words.get("gods-love-dinosaurs-rest-about")) data-key="o" {
                (words.get("gods-love-dinosaurs-rest")) kbd { "O" }
            }
        }
    }
}

/// Where the ecosystem of another seat is opened.
pub(super) fn look(words: &Words) -> Markup {
    html! {
        dialog #looked .dialog.gods-looked aria-labelledby="looked-name" {
            div.gods-looked__head {
                h2 #looked-name {}
                form method="dialog" { button.btn.btn--small type="submit" { (words.get("table-close")) } }
            }
            div.gods-map data-looked {}
            (lands::tools(words))
            p.muted data-considered {}
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
    let marks = ends.chain(food).collect();
    Considered { sentence: words.with(key, &values), short: String::new(), marks }
}

/// While animals hunt: who could eat the animal on a hex. What it could do itself is no question then.
fn hunted(view: &View, seat: Seat, hex: Hex, words: &Words) -> Option<Considered> {
    let hunter = lands::active(view).filter(|species| !species.is_prey())?;
    let animal = view.ecosystems[seat].at(hex)?.animal.filter(|animal| *animal != hunter)?;
    let waits = |place: &Place| place.animal == Some(hunter) && place.mark.is_waiting();
    let could = |place: &Place| view.reach(seat, place.hex).is_some_and(|reach| reach.food.contains(&hex));
    let hunters: Vec<Hex> =
        view.ecosystems[seat].places().filter(waits).filter(could).map(|place| place.hex).collect();
    let values = [
        ("animal", text::animal_name(animal, words).into()),
        ("hunter", text::animals(hunter, words).into()),
        ("count", hunters.len().into()),
    ];
    let marks = hunters.iter().map(|hex| (hex.to_string(), "reach")).collect();
    let sentence = words.with("gods-love-dinosaurs-hunted", &values);
    Some(Considered { sentence, short: String::new(), marks })
}

/// What the decision before a seat would bring.
pub(super) fn forecast(view: &View, seat: Seat, words: &Words) -> Option<String> {
    let active = lands::active(view);
    match view.phase {
        Phase::Take if view.turn == seat => Some(wakes(view, words)),
        Phase::Place(tile, _) if view.turn == seat => {
            let printed = text::printed(view.components.tile(tile).map(|tile| tile.spots), words);
            Some(words.with("gods-love-dinosaurs-forecast-place", &[("tile", printed.into())]))
        }
        _ => activation(view, seat, active?, words),
    }
}

/// The columns whose last tile lies there.
fn wakes(view: &View, words: &Words) -> String {
    let is_last = |at: &usize| view.board[*at].iter().flatten().count() == 1;
    let last: Vec<usize> = (0..view.board.len()).filter(is_last).collect();
    let names: Vec<String> =
        last.iter().map(|at| text::animals(view.components.columns[*at], words)).collect();
    let dinosaurs = last.contains(&usize::from(view.token));
    let key = match (names.is_empty(), dinosaurs) {
        (true, _) => "gods-love-dinosaurs-forecast-take",
        (false, false) => "gods-love-dinosaurs-forecast-take-last",
        (false, true) => "gods-love-dinosaurs-forecast-take-dinosaurs",
    };
    words.with(key, &[("columns", names.join(", ").into())])
}

/// How many of the active animals can still do something.
fn activation(view: &View, seat: Seat, species: Animal, words: &Words) -> Option<String> {
    let actions = legal::<State>(view, seat);
    if actions.contains(&Action::Hatch) {
        return Some(words.get("gods-love-dinosaurs-forecast-hatch"));
    }
    let able: BTreeSet<Hex> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Breed { from, .. } | Action::Hunt { from, .. } => Some(*from),
            _ => None,
        })
        .collect();
    let waiting = view.ecosystems[seat]
        .places()
        .filter(|place| place.animal == Some(species) && place.mark.is_waiting())
        .count();
    let key = match (waiting, species.is_prey()) {
        (0, _) => "gods-love-dinosaurs-forecast-done",
        (_, true) => "gods-love-dinosaurs-forecast-breed",
        (_, false) => "gods-love-dinosaurs-forecast-hunt",
    };
    Some(words.with(key, &[("waiting", waiting.into()), ("able", able.len().into())]))
}

/// The most telling half of a tile, in a few words.
fn short(prospect: &Prospect, words: &Words) -> String {
    let half = prospect.halves.iter().find(|half| half.animal.is_some()).unwrap_or(&prospect.halves[0]);
    let (key, count) = match half.animal {
        Some(animal) if animal.is_prey() => ("gods-love-dinosaurs-short-prey", half.room),
        Some(_) => ("gods-love-dinosaurs-short-predator", half.room),
        None => ("gods-love-dinosaurs-short-land", prospect.halves.iter().map(|half| half.parents).sum()),
    };
    words.with(key, &[("count", count.into())])
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
