//! The board: the animal board, everybody's ecosystem, and the score sheet.

use super::{art, offers, sheet, text};
use crate::hexmap::{self, Layer};
use crate::model::{Part, Zone};
use crate::scene::Scene;
use crate::seats;
use crate::show::legal;
use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{
    Action, Animal, Ecosystem, Mark, Phase, Place, Spot, State, Terrain, TileId, View,
};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The parts of the board.
pub(super) fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
    let part = |id: &str, class, zone, html| Part { id: id.to_owned(), class, zone, html };
    // Whose ecosystem lies large in the middle: the reader's, or that of the seat whose turn it is.
    let main = scene.you.unwrap_or(view.turn);
    let mut parts = vec![
        part("gods-art", "sr-only", Zone::Foot, art::symbols()),
        part("status", "status", Zone::Centre, status(view, scene)),
        part("animals", "gods-board", Zone::Centre, animals(view, scene)),
        part("land", "gods-land", Zone::Centre, land(view, scene, main)),
        part("hunters", "gods-hunters", Zone::Actions, hunters(view, scene)),
        part("sheet", "panel sheet", Zone::Foot, sheet::sheet(view, scene)),
    ];
    for seat in scene.order() {
        let small = if seat == main {
            html! {}
        } else {
            html! { div.gods-small { (small_map(view, scene, seat)) } }
        };
        parts.push(seats::place(
            scene,
            seat,
            &score(view, scene.words, seat),
            &html! { (census(view, scene.words, seat)) (small) },
        ));
    }
    parts
}

fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let left = view.face_down.len();
    let [a, b, c, d] = view.piles();
    let piles =
        words.with("gods-piles", &[("a", a.into()), ("b", b.into()), ("c", c.into()), ("d", d.into())]);
    html! {
        span.chip title=(piles) { (words.with("gods-chip-left", &[("left", left.into())])) }
        @if let Some(seat) = view.volcano() {
            span.chip { (art::icon("g-volcano")) (words.with("gods-chip-volcano", &[("name", scene.name(seat).into())])) }
        }
        @match view.phase {
            Phase::Species(species) => span.chip.chip--active {
                (animal_icon(species))
                (words.with("gods-chip-active", &[("animal", text::animals(species, words).into())]))
            },
            Phase::Dinosaurs => span.chip.chip--active { (animal_icon(Animal::Dinosaur)) (words.get("gods-chip-dinosaurs")) },
            _ => {}
        }
    }
}

/// The animal board: five columns of tiles, the token, and what each column would set off.
fn animals(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        @for (at, column) in view.board.iter().enumerate() {
            @let species = view.components.columns[at];
            @let token = usize::from(view.token) == at;
            @let left = column.iter().flatten().count();
            section.gods-column.gods-column--token[token].gods-column--last[left == 1]
                data-why=[scene.is_player().then_some("take {id}")] {
                div.gods-column__tiles {
                    @for slot in &column[..view.rows()] {
                        @match slot {
                            Some(one) => (tile(view, scene, *one)),
                            None => span.gods-tile.gods-tile--none {},
                        }
                    }
                }
                div.gods-column__foot {
                    (animal_icon(species))
                    span.gods-column__name { (text::animals(species, words)) }
                    span.gods-column__left { (words.with("gods-column-left", &[("left", left.into())])) }
                    @if token { span.gods-token title=(words.get("gods-token")) { (animal_icon(Animal::Dinosaur)) } }
                }
            }
        }
    }
}

fn tile(view: &View, scene: &Scene<'_>, one: TileId) -> Markup {
    let words = scene.words;
    let spots = view.components.tile(one).map(|tile| tile.spots);
    let mut label = text::tile(view, one, words);
    if let (true, Some(column)) = (text::is_last(view, one), text::column_of(view, one)) {
        let values = [("tile", label.into()), ("column", text::animals(column, words).into())];
        label = words.with("gods-tile-last", &values);
    }
    html! {
        button.gods-tile id=(offers::tile_id(one)) data-piece title=(label) {
            @if let Some(spots) = spots { (tile_picture(spots)) }
        }
    }
}

/// The two halves of a tile side by side.
fn tile_picture(spots: [Spot; 2]) -> Markup {
    html! {
        svg viewBox="-54 -62 208 124" aria-hidden="true" {
            @for (spot, x) in spots.into_iter().zip([0, 100]) {
                use class={ "cell " (spot.terrain.name()) } href={ "#gl-" (spot.terrain.name()) } x=(x) {}
                @if let Some(animal) = spot.animal {
                    use class={ "animal " (animal.name()) } href={ "#ga-" (animal.name()) } x=(x) {}
                }
            }
        }
    }
}

/// The large ecosystem, with the cells a tile may go to.
fn land(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let own = scene.acts && scene.you == Some(seat);
    let mut layers = layers(view, seat, words, scene.you == Some(seat));
    if let (true, Phase::Place(..)) = (own, view.phase) {
        let free = |hex: Hex| hexmap::Spot {
            hex,
            drawing: "gl".to_owned(),
            id: Some(hex.to_string()),
            class: None,
            label: None,
        };
        let spots = free_cells(view, seat).into_iter().map(free).collect();
        layers.insert(0, Layer { class: "cell free".to_owned(), pieces: false, spots });
    }
    let label = words.with("gods-land", &[("name", scene.name(seat).into())]);
    html! {
        div.gods-land__head {
            h2 { (label) }
            @if let Phase::Place(tile, _) = view.phase {
                span.gods-hand {
                    span.muted { (words.get("gods-hand")) }
                    @if let Some(tile) = view.components.tile(tile) { (tile_picture(tile.spots)) }
                }
            }
            span.gods-land__tools hidden data-map-tools="land" {
                button.btn.btn--small type="button" data-map-zoom="in" { (words.get("gods-zoom-in")) }
                button.btn.btn--small type="button" data-map-zoom="out" { (words.get("gods-zoom-out")) }
                button.btn.btn--small type="button" data-map-zoom="fit" { (words.get("gods-zoom-fit")) }
            }
        }
        (hexmap::map("land", &label, &layers))
    }
}

fn small_map(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let label = scene.words.with("gods-land", &[("name", scene.name(seat).into())]);
    hexmap::map(&format!("land-{}", seat.number()), &label, &layers(view, seat, scene.words, false))
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
            ..spot(place.hex, format!("gl-{}", terrain.name()))
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
            ..spot(place.hex, format!("ga-{}", animal.name()))
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
fn free_cells(view: &View, seat: Seat) -> BTreeSet<Hex> {
    let halves = |action: Action| match action {
        Action::Place { first, second } => [Some(first), Some(second)],
        _ => [None, None],
    };
    legal::<State>(view, seat).into_iter().flat_map(halves).flatten().collect()
}

/// Those who have still to hunt, each with the choice to let it starve.
fn hunters(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(you) = scene.you.filter(|_| scene.acts) else { return html! {} };
    let starving: Vec<Hex> = legal::<State>(view, you)
        .into_iter()
        .filter_map(|action| if let Action::Starve(hex) = action { Some(hex) } else { None })
        .collect();
    html! {
        @if !starving.is_empty() {
            p.muted { (words.get("gods-hunters")) }
            @for hex in starving {
                button.btn.btn--small.gods-starve id=(offers::starve_id(hex)) {
                    (words.with("gods-do-starve", &[("animal", text::on_hex(view, you, hex, words).into())]))
                }
            }
        }
    }
}

fn score(view: &View, words: &Words, seat: Seat) -> Markup {
    let points: i16 = view.points_now(seat).iter().sum();
    let eggs = view.nests[seat].eggs;
    html! {
        span.player__round title=(words.get("gods-points")) { (points) }
        span.player__dna title=(words.with("gods-eggs", &[("eggs", eggs.into()), ("gold", (eggs / 5).into()), ("rest", (eggs % 5).into())])) {
            @for _ in 0..eggs / 5 { span.egg.egg--gold { (art::icon("g-egg")) } }
            @for _ in 0..eggs % 5 { span.egg { (art::icon("g-egg")) } }
        }
    }
}

/// How many of each animal a seat has.
fn census(view: &View, words: &Words, seat: Seat) -> Markup {
    let ecosystem: &Ecosystem = &view.ecosystems[seat];
    html! {
        ul.gods-census {
            @for animal in Animal::ALL {
                @let count = ecosystem.count(animal);
                li.is-none[count == 0] title=(text::animals(animal, words)) {
                    (animal_icon(animal))
                    span { (count) } span.sr-only { (text::animals(animal, words)) }
                }
            }
        }
    }
}

fn animal_icon(animal: Animal) -> Markup {
    art::figure(&format!("gods-animal animal {}", animal.name()), &format!("ga-{}", animal.name()))
}
