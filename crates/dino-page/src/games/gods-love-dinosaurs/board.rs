//! The board: the animal board, everybody's ecosystem, and the score sheet.

use super::{State, aids, art, ask, lands, rules, sheet, text};
use crate::game_page::GamePage;
use crate::model::{Considered, Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::seats;
use crate::show::Show;
use crate::words::Words;
use dino_core::Seat;
use gods_love_dinosaurs::{Animal, Ecosystem, Letter, Phase, Spot, TileId, View};
use maud::{Markup, html};

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        // Whose ecosystem lies large in the middle: the reader's, or that of the seat whose turn it is.
        let main = scene.you.unwrap_or(view.turn);
        let animals =
            scene.drawn("animals", (view.board, view.token, scene.is_player()), || animals(view, scene));
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, status(view, scene)),
            Part::new("animals", "panel gods-board", Zone::Shared, animals),
            Part::new("land", "gods-land", Zone::Board, lands::land(view, scene, main)),
            Part::new("told", "gods-told", Zone::Step, scene.drawn("told", (), || aids::told(scene.words))),
            Part::new("rest", "gods-rest", Zone::Step, aids::rest(view, scene)),
            Part::new("hunters", "gods-hunters", Zone::Step, lands::hunters(view, scene)),
            Part::new("sheet", "panel sheet", Zone::End, sheet::sheet(view, scene)),
            Part::new("look", "gods-look", Zone::Act, scene.drawn("look", (), || aids::look(scene.words))),
            Part::new(
                "pace",
                "panel table-tools",
                Zone::Menu,
                scene.drawn("pace", (), || aids::pace(scene.words)),
            ),
        ];
        for seat in scene.order() {
            let ecosystem = &view.ecosystems[seat];
            // Small maps show no marks.
            let places: Vec<_> = ecosystem.places().map(|at| (at.hex, at.terrain, at.animal)).collect();
            let board = scene.drawn("place", (seat, seat == main, places), || {
                html! {
                    (census(ecosystem, scene.words))
                    @if seat != main { (lands::small(view, scene, seat)) }
                }
            });
            let score = score(view, scene.words, seat);
            parts.push(seats::place(scene, seat, &score, &board));
            if scene.you == Some(seat) {
                parts.push(seats::mine(scene, &score, &board));
            }
        }
        parts
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn consider(view: &View, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
        aids::consider(view, seat, about, words)
    }
}

fn status(view: &View, scene: &Scene<'_>) -> Markup {
    // The reader's own tile lies above the reader's own map.
    let placed_by_another = scene.you.is_some_and(|you| you != view.turn);
    let depends_on = (view.piles(), view.phase, view.turn, placed_by_another);
    scene.drawn("status", depends_on, || chips(view, scene, placed_by_another))
}

fn chips(view: &View, scene: &Scene<'_>, placed_by_another: bool) -> Markup {
    let words = scene.words;
    let left = view.face_down.len();
    let pile = |letter: Letter, left: usize| {
        let name = format!("{letter:?}");
        let values = [("letter", name.into()), ("left", left.into())];
        let [label, short] = ["gods-love-dinosaurs-pile", "gods-love-dinosaurs-pile-short"]
            .map(|key| words.with(key, &values));
        html! { li.gods-pile.is-none[left == 0] title=(label) { (short) } }
    };
    html! {
        span.chip { (words.with("gods-love-dinosaurs-chip-left", &[("left", left.into())])) }
        ol.gods-piles { @for (letter, left) in Letter::ALL.into_iter().zip(view.piles()) { (pile(letter, left)) } }
        @if let Some(seat) = view.volcano() {
            span.chip { (art::icon("g-volcano")) (words.with("gods-love-dinosaurs-chip-volcano", &[("name", scene.name(seat).into())])) }
        }
        @match view.phase {
            Phase::Species(species) => span.chip.chip--active {
                (animal_icon(species))
                (words.with("gods-love-dinosaurs-chip-active", &[("animal", text::animals(species, words).into())]))
            },
            Phase::Dinosaurs => span.chip.chip--active { (animal_icon(Animal::Dinosaur)) (words.get("gods-love-dinosaurs-chip-dinosaurs")) },
            Phase::Place(tile, _) if placed_by_another => span.chip {
                (words.with("gods-love-dinosaurs-chip-places", &[("name", scene.name(view.turn).into())]))
                @if let Some(tile) = view.components.tile(tile) { (tile_picture(tile.spots)) }
            },
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
                    span.gods-column__left { (words.with("gods-love-dinosaurs-column-left", &[("left", left.into())])) }
                    @if left == 1 {
                        span.gods-next title=(words.with("gods-love-dinosaurs-next-about", &[("animal", text::animals(species, words).into())])) {
                            (art::icon("g-volcano")) (words.get("gods-love-dinosaurs-next"))
                        }
                    }
                    @if token { span.gods-token title=(words.get("gods-love-dinosaurs-token")) { (animal_icon(Animal::Dinosaur)) } }
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
        label = words.with("gods-love-dinosaurs-tile-last", &values);
    }
    html! {
        button.gods-tile id=(ask::tile_id(one)) data-piece title=(label) {
            @if let Some(spots) = spots { (tile_picture(spots)) }
        }
    }
}

/// The two halves of a tile side by side.
pub(super) fn tile_picture(spots: [Spot; 2]) -> Markup {
    html! {
        svg viewBox="-54 -62 208 124" aria-hidden="true" {
            @for (spot, x) in spots.into_iter().zip([0, 100]) {
                use class={ "cell " (spot.terrain.name()) } href={ "#" (art::land_id(spot.terrain)) } x=(x) {}
                @if let Some(animal) = spot.animal {
                    use class={ "animal " (animal.name()) } href={ "#" (art::animal_id(animal)) } x=(x) {}
                }
            }
        }
    }
}

fn score(view: &View, words: &Words, seat: Seat) -> Markup {
    let points: i16 = view.points_now(seat).iter().sum();
    let eggs = view.nests[seat].eggs;
    html! {
        span.player__round title=(words.get("gods-love-dinosaurs-points")) { (points) }
        span.player__dna title=(words.with("gods-love-dinosaurs-eggs", &[("eggs", eggs.into()), ("gold", (eggs / 5).into()), ("rest", (eggs % 5).into())])) {
            @for _ in 0..eggs / 5 { span.egg.egg--gold { (art::icon("g-egg")) } }
            @for _ in 0..eggs % 5 { span.egg { (art::icon("g-egg")) } }
        }
    }
}

/// How many of each animal a seat has.
fn census(ecosystem: &Ecosystem, words: &Words) -> Markup {
    html! {
        ul.gods-census {
            @for animal in Animal::ALL {
                @let count = ecosystem.count(animal);
                li class=[(count == 0).then_some("is-none")] title=(text::animals(animal, words)) {
                    (animal_icon(animal)) (count) span.sr-only { (text::animals(animal, words)) }
                }
            }
        }
    }
}

fn animal_icon(animal: Animal) -> Markup {
    art::figure(&format!("gods-animal animal {}", animal.name()), &art::animal_id(animal))
}
