//! The shared piece at the left: the animal board, or who is awake while animals act.

use super::{art, ask, lands, text};
use crate::scene::Scene;
use dino_core::Seat;
use gods_love_dinosaurs::{Animal, Mark, Phase, TileId, View};
use maud::{Markup, html};

/// The animal board; while animals act nobody takes a tile, and what they still have to do stands in its place.
pub(super) fn shared(view: &View, scene: &Scene<'_>) -> Markup {
    match lands::active(view) {
        Some(species) => awake(view, scene, species),
        None => {
            let taken = if let Phase::Place(_, column) = view.phase { Some(column) } else { None };
            scene.drawn("animals", (view.board, view.token, taken, scene.is_player()), || {
                animals(view, scene, taken)
            })
        }
    }
}

/// Five columns of tiles, the dinosaur token, and what each column would set off.
fn animals(view: &View, scene: &Scene<'_>, taken: Option<u8>) -> Markup {
    let words = scene.words;
    html! {
        header.gods-board__head {
            h2 { (words.get("gods-love-dinosaurs-board")) }
            p { (words.get("gods-love-dinosaurs-board-how")) }
            (art::icon("volcano"))
        }
        div class={ "gods-columns gods-columns--" (view.rows()) } {
            @for (at, column) in view.board.iter().enumerate() {
                @let species = view.components.columns[at];
                @let token = usize::from(view.token) == at;
                @let left = column.iter().flatten().count();
                @let gap = column.iter().take(view.rows()).position(Option::is_none);
                section.gods-column.gods-column--token[token].gods-column--last[left == 1].gods-column--empty[left == 0]
                    data-why=[scene.is_player().then_some("take {id}")] {
                    header.gods-column__head { (art::figure(art::animal(species))) b { (text::animals(species, words)) } }
                    @for (row, slot) in column[..view.rows()].iter().enumerate() {
                        @match slot {
                            Some(one) => (tile(view, scene, *one)),
                            None if taken.map(usize::from) == Some(at) && gap == Some(row) => {
                                span.gods-slot.gods-slot--taken { (words.get("gods-love-dinosaurs-taken")) }
                            }
                            None => span.gods-slot {},
                        }
                    }
                    footer.gods-column__foot {
                        @if token {
                            span.gods-token title=(words.get("gods-love-dinosaurs-token")) { (art::figure(art::animal(Animal::Dinosaur))) }
                        }
                        span.gods-left { (words.with("gods-love-dinosaurs-column-left", &[("left", left.into())])) }
                    }
                }
            }
        }
    }
}

fn tile(view: &View, scene: &Scene<'_>, one: TileId) -> Markup {
    let words = scene.words;
    let spots = view.components.tile(one).map(|tile| tile.spots);
    let mut label = text::printed(spots, words);
    if let (true, Some(column)) = (text::is_last(view, one), text::column_of(view, one)) {
        let values = [("tile", label.into()), ("column", text::animals(column, words).into())];
        label = words.with("gods-love-dinosaurs-tile-last", &values);
    }
    html! {
        button.gods-tile id=(ask::tile_id(one)) data-piece title=(label) {
            @if let Some(spots) = spots { (art::tile(spots)) }
        }
    }
}

/// Who of a species acts, and what comes after: of the reader's own, or of whose turn it is.
fn awake(view: &View, scene: &Scene<'_>, species: Animal) -> Markup {
    let words = scene.words;
    let seat = scene.you.unwrap_or(view.turn);
    let counts = counts(view, seat, species);
    let follow =
        view.phase != Phase::Dinosaurs && view.components.columns[usize::from(view.token)] == species;
    scene.drawn("awake", (view.phase, view.turn, view.token, counts, seat), || {
        let title = if species == Animal::Dinosaur {
            words.get("gods-love-dinosaurs-awake-dinosaurs")
        } else {
            words.with("gods-love-dinosaurs-awake", &[("animal", text::animals(species, words).into())])
        };
        let next = (usize::from(view.token) + 1) % view.components.columns.len();
        let then = match view.phase {
            _ if follow => words.get("gods-love-dinosaurs-then-dinosaurs"),
            Phase::Dinosaurs => {
                let column = text::animals(view.components.columns[next], words);
                words.with("gods-love-dinosaurs-then-fill", &[("column", column.into())])
            }
            _ => words.get("gods-love-dinosaurs-then-turn"),
        };
        let kind = if species.is_prey() { "prey" } else { "hunters" };
        let states = if species.is_prey() { ["", "", "-new", ""] } else { ["-hungry", "-fed", "-new", "-starved"] };
        html! {
            header.gods-board__head {
                h2 { (title) }
                p { (words.with("gods-love-dinosaurs-chip-volcano", &[("name", scene.name(view.turn).into())])) }
                (art::icon("volcano"))
            }
            ul.gods-awake {
                @for (at, key) in ["waiting", "acted", "newborn", "starved"].into_iter().enumerate() {
                    @let count = counts[at];
                    @if count > 0 {
                        li.is-now[at == 0] {
                            (art::figure(&format!("{}{}", species.name(), states[at])))
                            span { (words.with(&format!("gods-love-dinosaurs-{kind}-{key}"), &[("count", count.into())])) }
                            b { (count) }
                        }
                    }
                }
                li {
                    (if follow { art::figure(art::animal(Animal::Dinosaur)) } else { art::icon("volcano") })
                    span { (then) }
                }
            }
        }
    })
}

/// How many animals of a species wait, have acted, were born and have starved.
fn counts(view: &View, seat: Seat, species: Animal) -> [usize; 4] {
    let count = |is: fn(Mark) -> bool| {
        let here = |place: &gods_love_dinosaurs::Place| place.animal == Some(species) && is(place.mark);
        view.ecosystems[seat].places().filter(here).count()
    };
    [
        count(Mark::is_waiting),
        count(|mark| mark == Mark::None),
        count(|mark| mark == Mark::Newborn),
        count(|mark| mark == Mark::Starved),
    ]
}
