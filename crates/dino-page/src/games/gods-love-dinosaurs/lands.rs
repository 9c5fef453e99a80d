//! Ecosystems as maps: the large one in the middle, the small ones of the others.

use super::board::tile_picture;
use super::{art, ask, text};
use crate::hexmap::{self, Layer};
use crate::scene::Scene;
use crate::show::legal;
use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{Action, Animal, Mark, Phase, Place, State, Terrain, View};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The large ecosystem, with the cells a tile may go to.
pub(super) fn land(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let own = scene.acts && scene.you == Some(seat);
    let free = match view.phase {
        Phase::Place(..) if own => free_cells(view, seat),
        _ => BTreeSet::new(),
    };
    let label = words.with("gods-love-dinosaurs-land", &[("name", scene.name(seat).into())]);
    let (why, then) = questions(view, own);
    html! {
        div.gods-land__head {
            h2 { (label) }
            @if let (true, Phase::Place(tile, _)) = (seat == view.turn, view.phase) {
                span.gods-hand {
                    span.muted { (words.get("gods-love-dinosaurs-hand")) }
                    @if let Some(tile) = view.components.tile(tile) { (tile_picture(tile.spots)) }
                }
            }
            (tools(words))
        }
        div data-ecosystem=(seat.number()) data-why=[why] data-why-then=[then]
            data-each[matches!(view.phase, Phase::Place(..))] data-decides[why.is_some()] {
            (scene.drawn("land", (seat, &view.ecosystems[seat], &free, scene.you == Some(seat), own), || {
                let mut layers = layers(view, seat, words, scene.you == Some(seat));
                layers.insert(0, Layer {
                    class: "cell free".to_owned(),
                    pieces: false,
                    spots: free.iter().copied().map(free_spot).collect(),
                });
                hexmap::map("land", &label, &layers, own)
            }))
        }
    }
}

/// A cell where a half of the tile in hand may go.
fn free_spot(hex: Hex) -> hexmap::Spot {
    hexmap::Spot { hex, drawing: "gl".to_owned(), id: Some(hex.to_string()), class: None, label: None }
}

/// What to ask the rules about when a cell is clicked that cannot be chosen: as the first one, and after another.
fn questions(view: &View, own: bool) -> (Option<&'static str>, Option<&'static str>) {
    match view.phase {
        _ if !own => (None, None),
        Phase::Place(..) => (Some("place {id} {id}"), Some("place {first} {id}")),
        Phase::Species(species) if species.is_prey() => {
            (Some("breed {id} to {id}"), Some("breed {first} to {id}"))
        }
        Phase::Species(_) | Phase::Dinosaurs => (Some("starve {id}"), Some("hunt {first} to {id} eat {id}")),
        _ => (None, None),
    }
}

/// Closer, farther, all of it.
pub(super) fn tools(words: &Words) -> Markup {
    html! {
        span.gods-land__tools hidden data-map-tools {
            @for (by, sign) in [("in", "+"), ("out", "−"), ("fit", "⤢")] {
                @let label = words.get(&format!("gods-love-dinosaurs-zoom-{by}"));
                button.btn.btn--small type="button" data-map-zoom=(by) title=(label) aria-label=(label) { (sign) }
            }
        }
    }
}

/// The ecosystem of another seat, small; a click opens it.
pub(super) fn small(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let name = [("name", scene.name(seat).into())];
    let (label, open) = (
        scene.words.with("gods-love-dinosaurs-land", &name),
        scene.words.with("gods-love-dinosaurs-look", &name),
    );
    let map = hexmap::map(
        &format!("land-{}", seat.number()),
        &label,
        &layers(view, seat, scene.words, false),
        false,
    );
    html! {
        button.gods-small type="button" data-look=(seat.number()) data-ecosystem=(seat.number()) title=(open) { (map) }
    }
}

/// The hexes of a seat by terrain, its nest, its animals by species; `named` where hexes can be chosen.
fn layers(view: &View, seat: Seat, words: &Words, named: bool) -> Vec<Layer> {
    let ecosystem = &view.ecosystems[seat];
    let spot = |hex: Hex, drawing: String| hexmap::Spot { hex, drawing, id: None, class: None, label: None };
    let mut layers = Vec::new();
    for terrain in Terrain::ALL {
        let land = |place: Place| hexmap::Spot {
            id: named.then(|| place.hex.to_string()),
            label: named.then(|| text::on_hex(view, seat, place.hex, words)),
            ..spot(place.hex, art::land_id(terrain))
        };
        let here = ecosystem.places().filter(|place| place.terrain == terrain);
        layers.push(Layer {
            class: format!("cell {}", terrain.name()),
            pieces: false,
            spots: here.map(land).collect(),
        });
    }
    layers.push(Layer { spots: vec![spot(Hex::ORIGIN, "g-nest".to_owned())], ..Layer::default() });
    for animal in Animal::ALL {
        let here = ecosystem.places().filter(|place| place.animal == Some(animal));
        let piece = |place: Place| hexmap::Spot {
            // Small maps leave the marks out, or all of them would be sent again whenever a species stirs.
            class: mark_class(place.mark).filter(|_| named),
            ..spot(place.hex, art::animal_id(animal))
        };
        layers.push(Layer {
            class: format!("animal {}", animal.name()),
            pieces: true,
            spots: here.map(piece).collect(),
        });
    }
    layers
}

fn mark_class(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::None => None,
        Mark::Waiting | Mark::Eager => Some("waiting"),
        Mark::Newborn => Some("newborn"),
        Mark::Starved => Some("starved"),
    }
}

/// The cells where a half of the tile in hand may go.
pub(super) fn free_cells(view: &View, seat: Seat) -> BTreeSet<Hex> {
    let halves = |action: Action| match action {
        Action::Place { first, second } => [Some(first), Some(second)],
        _ => [None, None],
    };
    legal::<State>(view, seat).into_iter().flat_map(halves).flatten().collect()
}

/// Those who have still to hunt, each with the choice to let it starve.
pub(super) fn hunters(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(you) = scene.you.filter(|_| scene.acts) else { return html! {} };
    let starving: Vec<Hex> = legal::<State>(view, you)
        .into_iter()
        .filter_map(|action| if let Action::Starve(hex) = action { Some(hex) } else { None })
        .collect();
    html! {
        @if !starving.is_empty() {
            p.muted { (words.get("gods-love-dinosaurs-hunters")) }
            @for hex in starving {
                button.btn.btn--small.gods-starve id=(ask::starve_id(hex)) {
                    (words.with("gods-love-dinosaurs-do-starve", &[("animal", text::on_hex(view, you, hex, words).into())]))
                }
            }
        }
    }
}
