//! The island in layers, so that a move sends only what moved: the ground, this round's climate, the herds, and on top the
//! buttons one clicks.

use super::{ground_name, terrain_name};
use crate::art::letter_of;
use crate::scene::Scene;
use dino_core::{Hex, Seat};
use evo::{Cell, CellSet, Fates, Ground, Island, Phase, Terrain, View};
use maud::{Markup, html};

/// Half the width of a hex, and the height from one row to the next.
const HALF: i32 = 26;
const ROW: i32 = 45;
/// The outline of a hex around its middle.
const OUTLINE: &str = "M0-30 26-15V15L0 30-26 15V-15Z";

/// The middle of a hex.
fn middle(hex: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (HALF * (2 * q + r), ROW * r)
}

/// What every layer shows: the same place of the same size.
fn view_box(island: &Island) -> String {
    let middles: Vec<(i32, i32)> = island.hexes().iter().map(|hex| middle(*hex)).collect();
    let range = |values: &dyn Fn(&(i32, i32)) -> i32| {
        let all = || middles.iter().map(values);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (range(&|middle| middle.0), range(&|middle| middle.1));
    format!("{} {} {} {}", left - 34, top - 38, right - left + 68, bottom - top + 76)
}

/// The ground, which never changes: each terrain has a pattern of its own, and points to what it is this round.
pub(super) fn ground(view: &View) -> Markup {
    let island = &view.island;
    html! {
        svg.evo-map viewBox=(view_box(island)) aria-hidden="true" {
            defs { (symbols(view)) }
            @for cell in island.land() {
                @let (x, y) = middle(island.hex(cell));
                use href={ "#hx-" (island.terrain(cell)) } x=(x) y=(y) {}
            }
        }
    }
}

/// What each terrain is this round: the marks that every hex of the ground points to.
pub(super) fn climate(view: &View) -> Markup {
    html! {
        svg.sprite aria-hidden="true" {
            defs {
                @for terrain in Terrain::ALL {
                    @let ground = view.values.wheel.ground(view.section, *terrain);
                    g id={ "now-" (terrain) } {
                        path class={ "shade shade-" (ground) } d=(OUTLINE) {}
                        path class={ "gr gr-" (ground) } d=(mark(ground)) {}
                    }
                }
            }
        }
    }
}

/// The herds: each seat's animal with its badge. Those that nothing would save now are marked, for the reader's own.
pub(super) fn herds(view: &View, scene: &Scene<'_>) -> Markup {
    let own = scene.you.filter(|_| view.phase != Phase::Over);
    let fates = own.map_or_else(Fates::default, |you| view.fates(you));
    let odds = if scene.acts { attackable(view) } else { Vec::new() };
    let target = match view.phase {
        Phase::Declared(combat) | Phase::Roll(combat) | Phase::Rolled(combat, ..) | Phase::Flee(combat) => {
            Some(combat.at)
        }
        Phase::Bite(at, _) => Some(at),
        _ => None,
    };
    html! {
        svg.evo-map viewBox=(view_box(&view.island)) aria-hidden="true" {
            @for (seat, herd) in view.herds.each() {
                @for cell in *herd {
                    @let (x, y) = middle(view.island.hex(cell));
                    @let new = view.newborns[seat].contains(cell).then_some("is-newborn");
                    use href={ "#dino-" (seat) } x=(x) y=(y) class=[new] data-at=(view.island.hex(cell)) {}
                    @if fates.doomed.contains(cell) { use.evo-fate href="#doomed" x=(x) y=(y) {} }
                    @if fates.at_risk.contains(cell) { use.evo-fate href="#at-risk" x=(x) y=(y) {} }
                }
            }
            @for (cell, wins) in odds {
                @let (x, y) = middle(view.island.hex(cell));
                g.evo-odds transform={ "translate(" (x) " " (y) ")" } {
                    rect x="-15" y="-31" width="30" height="17" rx="8" {}
                    text y="-18" { (wins) "/6" }
                }
            }
            @if let Some((x, y)) = target.map(middle) {
                path.evo-target d=(OUTLINE) transform={ "translate(" (x) " " (y) ")" } {}
            }
        }
    }
}

/// The enemies that the seat whose turn it is may attack, with how many faces of the die win.
fn attackable(view: &View) -> Vec<(Cell, u8)> {
    let Some(mover) = view.order.get(usize::from(view.turn)).filter(|_| view.phase == Phase::Move) else {
        return Vec::new();
    };
    let targets = view.herds[*mover].iter().fold(CellSet::EMPTY, |all, cell| all.union(view.targets(cell)));
    let wins = |cell| view.owner(cell).map(|seat| (cell, view.winning_faces(*mover, seat)));
    targets.iter().filter_map(wins).collect()
}

/// The buttons: one for each hex, named by what lies there for good.
pub(super) fn buttons(view: &View, scene: &Scene<'_>) -> Markup {
    let island = &view.island;
    html! {
        svg.evo-map viewBox=(view_box(island)) role="group" aria-label=(scene.words.get("evo-island-keys")) {
            @for cell in island.land() {
                @let hex = island.hex(cell);
                @let (x, y) = middle(hex);
                foreignObject x=(x - 25) y=(y - 29) width="50" height="58" {
                    button.hex-button id=(hex)
                        aria-label={ (hex) " " (terrain_name(island.terrain(cell), scene.words)) } {}
                }
            }
        }
    }
}

/// What the climate makes of each terrain now, in words and marks.
pub(super) fn legend(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        ul.evo-legend {
            @for terrain in Terrain::ALL {
                @let ground = view.values.wheel.ground(view.section, *terrain);
                li {
                    svg.evo-icon viewBox="-30 -32 60 64" aria-hidden="true" { use href={ "#hx-" (terrain) } {} }
                    span { (terrain_name(*terrain, scene.words)) " " b { (ground_name(ground, scene.words)) } }
                }
            }
        }
    }
}

/// The drawings that all layers and panels point to.
fn symbols(view: &View) -> Markup {
    html! {
        @for terrain in Terrain::ALL {
            g id={ "bare-" (terrain) } { (bare(*terrain)) }
            g id={ "hx-" (terrain) } { (bare(*terrain)) use href={ "#now-" (terrain) } {} }
        }
        @for seat in Seat::all(view.options.seats) {
            g id={ "dino-" (seat) } class={ "evo-dino seat-" (seat) } {
                use href={ "#sp-" (seat) } {}
                use href={ "/assets/pieces.svg#ic-seat-" (seat) } x="5" y="-2" width="19" height="19" {}
                text x="14.500" y="12" { (letter_of(seat)) }
            }
        }
        g #doomed { circle.evo-fate__back cx="-13" cy="15" r="8" {} path.evo-doomed d="M-17 11l8 8M-9 11l-8 8" {} }
        g #at-risk { circle.evo-fate__back cx="-13" cy="15" r="8" {} text.evo-risk x="-13" y="20" { "?" } }
        (super::combat::symbols())
        (super::body::symbols())
        (super::sheet::symbols())
        (super::species::symbols())
    }
}

/// A hex without this round's mark.
fn bare(terrain: Terrain) -> Markup {
    html! { path class={ "hx t-" (terrain) } d=(OUTLINE) {} path.hx-mark d=(pattern(terrain)) {} }
}

/// The pattern that tells a terrain without colour: sand, grass, hills, peaks.
fn pattern(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Yellow => "M-14-14h2M-4-18h2M8-13h2M15-6h2M-18-4h2M-9-6h2M3-5h2M12 4h2M-15 6h2",
        Terrain::Green => {
            "M-15-8v-6M-12-8v-8M-9-8v-5M5-12v-6M8-12v-8M11-12v-5M-4 0v-5M-1 0v-7M12 4v-6M15 4v-7"
        }
        Terrain::Brown => "M-20-6q7-12 14 0M0-10q7-12 14 0M4 2q7-12 14 0",
        Terrain::White => "M-18-4l8-13 8 13M-13-11l3 3 3-4M0-2l9-15 9 15M6-11l3 3 3-4",
    }
}

/// The mark of this round's climate: a ring, a snowflake, a sun, a cross.
fn mark(ground: Ground) -> &'static str {
    match ground {
        Ground::Ideal => "M0 17m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-3 17l2.500 2.500 4.500-5",
        Ground::Cold => "M0 10v14M-6 13.500l12 7M-6 20.500l12-7",
        Ground::Hot => {
            "M0 17m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0 9v3M0 22v3M-8 17h3M5 17h3M-5.500 11.500l2 2M3.500 20.500l2 2M5.500 11.500l-2 2M-3.500 20.500l-2 2"
        }
        Ground::Deadly => "M-6 11l12 12M6 11l-12 12",
    }
}

/// An island without marks, around the origin, for a picture. It draws every hex itself: the page may hold no map.
pub(super) fn small(view: &View) -> Markup {
    let island = &view.island;
    html! {
        @for cell in island.land() {
            @let (x, y) = middle(island.hex(cell));
            g transform={ "translate(" (x) " " (y) ")" } { (bare(island.terrain(cell))) }
        }
    }
}
