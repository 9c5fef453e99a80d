//! The board: the animal board, everybody's ecosystem, and the score sheet.

use super::{State, aids, art, lands, market, rules, sheet};
use crate::game_page::GamePage;
use crate::model::{Considered, Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use crate::{seats, stage};
use dino_core::Seat;
use gods_love_dinosaurs::{Action, Animal, Letter, Phase, View};
use maud::{Markup, html};
use std::cmp::Ordering;

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    const FOLLOWS: bool = true;

    fn diagram(view: &View, _viewer: dino_core::Viewer) -> crate::Diagram {
        super::diagram::diagram(view)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        // Whose ecosystem lies large in the middle: the reader's, or that of the seat whose turn it is.
        let main = scene.main(view.turn);
        let hand = |seat| scene.drawn("hand", (view.phase, view.turn, seat), || lands::hand(view, scene));
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, status(view, scene)),
            Part::new("animals", "panel gods-board", Zone::Shared, market::shared(view, scene)),
            Part::new("land", "gods-land", Zone::Board, lands::land(view, scene, main)),
            Part::new("hand", "gods-hand-slot", Zone::Board, hand(scene.you)),
            Part::new("told", "gods-told", Zone::Step, scene.drawn("told", (), || aids::told(scene.words))),
            Part::new("rest", "gods-rest", Zone::Step, aids::rest(view, scene)),
            Part::new("hunters", "gods-hunters", Zone::Step, lands::hunters(view, scene)),
            Part::new("sheet", "panel sheet", Zone::End, sheet::sheet(view, scene)),
            Part::new("look", "gods-look", Zone::Board, scene.drawn("look", (), || aids::look(scene.words))),
        ];
        for seat in scene.order() {
            let ecosystem = &view.ecosystems[seat];
            // Small maps show no marks.
            let places: Vec<_> = ecosystem.places().map(|at| (at.hex, at.terrain, at.animal)).collect();
            let eggs = view.nests[seat].eggs;
            if scene.you == Some(seat) {
                parts.push(seats::place(scene, seat, &html! {}, &html! {}));
                parts.push(seats::mine(scene, &html! {}, &mine(view, scene.words, seat)));
            } else {
                let board = scene.drawn("place", (seat, eggs, places), || lands::small(view, scene, seat));
                parts.push(seats::place(scene, seat, &score(view, scene.words, seat), &board));
            }
        }
        parts
    }

    fn points_of(view: &View, seat: Seat) -> Option<Vec<i32>> {
        Some(view.points_now(seat).map(i32::from).to_vec())
    }

    fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
        art::pieces_of(view, seat)
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn reason(view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
        super::reason::reason(view, seat, action, words)
    }

    fn forecast(view: &View, seat: Seat, words: &Words) -> Option<String> {
        aids::forecast(view, seat, words)
    }

    fn consider(view: &View, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
        aids::consider(view, seat, about, words)
    }
}

/// The steps of a turn, and how many tiles are left in each pile.
fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    scene.drawn("status", (view.piles(), view.phase), || {
        let now = match view.phase {
            Phase::First | Phase::Reveal(_) | Phase::Take => 0,
            Phase::Place(..) => 1,
            Phase::Species(_) => 2,
            Phase::Dinosaurs => 3,
            Phase::Over => 4,
        };
        let step = |at: usize| match at.cmp(&now) {
            Ordering::Less => stage::Phase::Past,
            Ordering::Equal => stage::Phase::Now,
            Ordering::Greater => stage::Phase::Next,
        };
        let named =
            |(at, key): (usize, &str)| (words.get(&format!("gods-love-dinosaurs-phase-{key}")), step(at));
        let phases: Vec<_> = ["take", "place", "wake", "hunt"].into_iter().enumerate().map(named).collect();
        html! { (stage::phases(&phases)) (piles(view, words)) }
    })
}

fn piles(view: &View, words: &Words) -> Markup {
    let pile = |letter: Letter, left: usize| {
        let values = [("letter", format!("{letter:?}").into()), ("left", left.into())];
        let [label, short] = ["gods-love-dinosaurs-pile", "gods-love-dinosaurs-pile-short"]
            .map(|key| words.with(key, &values));
        html! { li.gods-pile.is-none[left == 0] title=(label) { (short) } }
    };
    html! {
        div.gods-piles {
            span { (words.get("gods-love-dinosaurs-piles-short")) }
            ol { @for (letter, left) in Letter::ALL.into_iter().zip(view.piles()) { (pile(letter, left)) } }
        }
    }
}

fn score(view: &View, words: &Words, seat: Seat) -> Markup {
    let points: i16 = view.points_now(seat).iter().sum();
    html! {
        span.gods-points { b.player__round { (points) } small { (words.with("gods-love-dinosaurs-points-word", &[("points", points.into())])) } }
        (eggs(view.nests[seat].eggs, words))
    }
}

/// The eggs of a nest: five are a golden one.
fn eggs(eggs: u16, words: &Words) -> Markup {
    let (gold, rest) = (eggs / 5, eggs % 5);
    let label = words.with(
        "gods-love-dinosaurs-eggs",
        &[("eggs", eggs.into()), ("gold", gold.into()), ("rest", rest.into())],
    );
    html! {
        span.gods-eggs title=(label) {
            @for _ in 0..gold { (art::icon("egg-gold")) }
            @for _ in 0..rest { (art::icon("egg")) }
            span.sr-only { (label) }
        }
    }
}

/// What is the reader's own, in the tray: points, eggs, dinosaurs, and how many of each animal.
fn mine(view: &View, words: &Words, seat: Seat) -> Markup {
    let points: i16 = view.points_now(seat).iter().sum();
    let (nest, ecosystem) = (view.nests[seat], &view.ecosystems[seat]);
    let dinosaurs = ecosystem.count(Animal::Dinosaur);
    html! {
        div.gods-mine {
            span.gods-stat { b { (points) } " " (words.with("gods-love-dinosaurs-points-word", &[("points", points.into())])) }
            span.gods-stat { (eggs(nest.eggs, words)) " " span { (words.with("gods-love-dinosaurs-nest", &[("eggs", nest.eggs.into())])) } }
            span.gods-stat.is-none[dinosaurs == 0] {
                (art::figure(art::animal(Animal::Dinosaur))) b { (dinosaurs) } " "
                span { (words.with("gods-love-dinosaurs-dinosaurs", &[("count", dinosaurs.into())])) }
            }
            (lands::census(ecosystem, &Animal::ALL[..5], words))
        }
    }
}
