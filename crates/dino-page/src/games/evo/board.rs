//! The table: island, climate, laboratory, track, cards and everybody's species.

use super::{combat, hexes, laboratory, map, named, sheet, species, token_name, ways};
use crate::model::{Part, Zone};
use crate::scene::Scene;
use crate::seats;
use dino_core::Seat;
use evo::{Phase, View};
use maud::{Markup, html};

/// The parts of the board.
pub(super) fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
    let part = |id: &str, class, zone, html| Part { id: id.to_owned(), class, zone, html };
    let next = (view.next, view.forecast(), view.phase == Phase::Over);
    let wheel = scene.drawn("wheel", (view.section, next), || laboratory::wheel(view, scene));
    let track = scene.drawn("track", &view.order, || laboratory::track(view, scene));
    let mut parts = vec![
        part("status", "status", Zone::Centre, status(view, scene)),
        part("island", "evo-layer", Zone::Centre, scene.drawn("island", (), || map::ground(view))),
        part("climate", "evo-sprite", Zone::Centre, map::climate(view)),
        part("herds", "evo-layer evo-layer--herds", Zone::Centre, map::herds(view, scene)),
        part("hexes", "evo-layer", Zone::Centre, scene.drawn("hexes", (), || map::buttons(view, scene))),
        part("roll", "evo-roll-slot", Zone::Centre, combat::die()),
        part("ways", "evo-sprite", Zone::Centre, ways::ways(view, scene)),
        part("odds", "evo-odds-slot", Zone::Centre, combat::odds(view, scene)),
        part("lab", "evo-lab-slot", Zone::Centre, laboratory::columns(view, scene)),
        part(super::offers::KEEP, "evo-keep-slot", Zone::Centre, laboratory::survivors(view, scene)),
        part("cards", "evo-cards-slot", Zone::Centre, laboratory::cards(view, scene)),
        part("wheel", "evo-wheel-slot", Zone::Centre, wheel),
        part("track", "panel evo-track-slot", Zone::Common, track),
        part("speed", "panel evo-speed-slot", Zone::Side, scene.drawn("speed", (), || combat::speed(scene))),
        part("sheet", "panel sheet", Zone::Foot, sheet::sheet(view, scene)),
    ];
    for seat in scene.order() {
        let species = &view.species[seat];
        let animal = scene.drawn("animal", (seat, species), || species::animal(view, seat));
        parts.push(part(&format!("animal-{seat}"), "evo-sprite", Zone::Centre, animal));
        parts.push(seats::place(scene, seat, &score(view, scene, seat), &board(view, scene, seat)));
    }
    parts
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
