//! What the script is told about hexes: how far a dinosaur gets, and what a click that is not possible would have meant.

use crate::scene::Scene;
use dino_core::Seat;
use evo::{Cell, Phase, View};
use maud::{Markup, html};

/// Nothing to be seen: the script reads it.
pub(super) fn ways(view: &View, scene: &Scene<'_>) -> Markup {
    let Some(you) = scene.you.filter(|_| scene.is_player()) else { return html! {} };
    let [own, enemy, empty] = meant(view, you);
    let moves = scene.acts && view.phase == Phase::Move;
    let herd: Vec<Cell> = view.herds[you].iter().filter(|_| moves).collect();
    html! {
        span #evo-why hidden data-seat=(you) data-own=(own) data-enemy=(enemy) data-empty=(empty) {}
        @for cell in herd {
            @let rings = rings(view, cell);
            @if !rings.is_empty() {
                span hidden data-reach=(view.island.hex(cell)) data-rings=(rings) data-ways=(steps(view, cell)) {}
            }
        }
    }
}

/// The hexes a dinosaur gets to for two points, for three, and so on: those for one are offered anyway.
fn rings(view: &View, cell: Cell) -> String {
    let ring = |cells: evo::CellSet| {
        super::hexes(&cells.iter().map(|cell| view.island.hex(cell)).collect::<Vec<_>>())
    };
    let rings: Vec<String> = view.reach(cell).into_iter().skip(1).map(ring).collect();
    rings.join(";").trim_end_matches(';').to_owned()
}

/// The hexes on the way to each of these, so that one click may walk it: `0,1>0,2 1,1>1,2`.
fn steps(view: &View, cell: Cell) -> String {
    let way = |to: Cell| {
        let way = view.way(cell, to);
        way.iter().map(|cell| view.island.hex(*cell).to_string()).collect::<Vec<_>>().join(">")
    };
    let far = view.reach(cell).into_iter().skip(1).flatten();
    far.map(way).collect::<Vec<_>>().join(" ")
}

/// What a click on an own dinosaur, on an enemy and on an empty hex asks about: `{0}` is the dinosaur chosen before, or
/// the next own one, `{id}` the hex. What does not fit the phase is answered with what the phase is about.
fn meant(view: &View, you: Seat) -> [&'static str; 3] {
    let full = view.herds[you].len() == 8;
    match view.phase {
        Phase::Move => ["move {id} {id}", "attack {0} {id}", "move {0} {id}"],
        Phase::Birth if full => ["replace {0} {id}"; 3],
        Phase::Birth => ["birth {id}"; 3],
        Phase::Flee(_) => ["flee {id}"; 3],
        Phase::Survive => ["keep {id}"; 3],
        _ => ["move {0} {id}"; 3],
    }
}
