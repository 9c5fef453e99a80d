//! The table: island, climate, laboratory, track, cards and everybody's species.

use super::{State, combat, hexes, laboratory, map, named, rules, sheet, species, token_name, ways};
use crate::game_page::GamePage;
use crate::model::{Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::seats;
use crate::show::Show;
use dino_core::Seat;
use evo::{Phase, View};
use maud::{Markup, html};

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        let next = (view.next, view.forecast(), view.phase == Phase::Over);
        let wheel = scene.drawn("wheel", (view.section, next), || laboratory::wheel(view, scene));
        let track = scene.drawn("track", &view.order, || laboratory::track(view, scene));
        let speed = scene.drawn("speed", (), || combat::speed(scene));
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, status(view, scene)),
            Part::new("island", "evo-layer", Zone::Board, scene.drawn("island", (), || map::ground(view))),
            Part::new("climate", "evo-sprite", Zone::Board, map::climate(view)),
            Part::new("herds", "evo-layer evo-layer--herds", Zone::Board, map::herds(view, scene)),
            Part::new(
                "hexes",
                "evo-layer",
                Zone::Board,
                scene.drawn("hexes", (), || map::buttons(view, scene)),
            ),
            Part::new("roll", "evo-roll-slot", Zone::Board, combat::die()),
            Part::new("ways", "evo-sprite", Zone::Board, ways::ways(view, scene)),
            Part::new("odds", "evo-odds-slot", Zone::Board, combat::odds(view, scene)),
            Part::new("lab", "panel evo-lab-slot", Zone::Act, laboratory::columns(view, scene)),
            Part::new(super::ask::KEEP, "evo-keep-slot", Zone::Mine, laboratory::survivors(view, scene)),
            Part::new("cards", "evo-cards-slot", Zone::Mine, laboratory::cards(view, scene)),
            Part::new("wheel", "panel evo-wheel-slot", Zone::Shared, wheel),
            Part::new("track", "panel evo-track-slot", Zone::Shared, track),
            Part::new("speed", "panel evo-speed-slot", Zone::Menu, speed),
            Part::new("sheet", "panel sheet", Zone::End, sheet::sheet(view, scene)),
        ];
        for seat in scene.order() {
            let species = &view.species[seat];
            let animal = scene.drawn("animal", (seat, species), || species::animal(view, seat));
            parts.push(Part::new(format!("animal-{seat}"), "evo-sprite", Zone::Board, animal));
            let (score, board) = (score(view, scene, seat), board(view, scene, seat));
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
}

fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        @if view.round > 0 {
            span.chip { (words.with("evo-chip-round", &[("round", view.round.into())])) }
            span.chip { (words.with("evo-chip-token", &[("token", token_name(view.token, words).into())])) }
        }
        @match view.phase {
            Phase::Move => span.chip { (words.with("evo-chip-points", &[("points", view.points.into())])) },
            Phase::Birth => span.chip { (words.with("evo-chip-egg", &[("egg", view.egg.into())])) },
            Phase::Rolled(_, face, _) => span.chip.evo-die {
                (words.with("evo-chip-die", &[("face", named("face", face.name(), words).into())]))
            },
            _ => {},
        }
        @if let (Some(you), false) = (scene.you, view.phase == Phase::Over) {
            @let values = [("survive", view.would_survive(you).into()), ("herd", view.herds[you].len().into())];
            span.chip { (words.with("evo-doomed", &values)) }
        }
    }
}

fn score(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let mp = view.mp[seat].map_or_else(|| "?".to_owned(), |mp| mp.to_string());
    html! {
        span.player__round title=(words.get("evo-score-mp")) { (mp) }
        span.player__total title=(words.get("evo-score-herd")) { (view.herds[seat].len()) "/8" }
        @if view.hands[seat].size > 0 {
            span.evo-held title=(words.get("evo-score-cards")) { "▮" (view.hands[seat].size) }
        }
    }
}

fn board(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let herd: Vec<dino_core::Hex> = view.herds[seat].iter().map(|cell| view.island.hex(cell)).collect();
    html! {
        (species::board(view, scene, seat))
        p.sr-only { (hexes(&herd)) }
        @if let (Some(until), false) = (view.quiet[seat], view.phase == Phase::Over) {
            p.player__last.muted { (scene.words.with("evo-quiet-now", &[("until", named("until", until.name(), scene.words).into())])) }
        }
    }
}
