//! The score sheet: what every round brought and took, herd by herd, under its climate.

use crate::scene::Scene;
use dino_core::Seat;
use evo::{Ground, Terrain, View};
use maud::{Markup, html};

/// The sheet, empty before the first round is over.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    let done = |round: &&evo::Round| round.herds.iter().any(|herd| *herd > 0);
    let rounds: Vec<&evo::Round> = view.rounds.iter().filter(done).collect();
    html! {
        @if !rounds.is_empty() {
            section.score-panel {
                h2 { (scene.words.get("evo-result-title")) }
                p.muted { (scene.words.get("evo-result-how")) }
                div.score-scroll tabindex="0" { (table(view, scene, &rounds)) }
            }
        }
    }
}

fn table(view: &View, scene: &Scene<'_>, rounds: &[&evo::Round]) -> Markup {
    let words = scene.words;
    let seats: Vec<Seat> = Seat::all(view.options.seats).collect();
    html! {
        table.score-sheet {
            thead { tr {
                th scope="col" { (words.get("evo-result-round")) }
                @for seat in &seats { th scope="col" { (scene.name(*seat)) } }
            } }
            tbody {
                @for (number, round) in (1..).zip(rounds) {
                    tr {
                        th scope="row" { (u8::to_string(&number)) " " (climate(view, round.section, scene)) }
                        @for seat in &seats { td { (entry(round, *seat)) } }
                    }
                }
                tr.score-sheet__total {
                    th scope="row" { (words.get("evo-result-total")) }
                    @for seat in &seats {
                        td { (view.mp[*seat].map_or_else(|| words.get("evo-secret"), |mp| mp.to_string())) }
                    }
                }
            }
        }
    }
}

/// The ideal terrain of a round.
fn climate(view: &View, section: u8, scene: &Scene<'_>) -> Markup {
    let ideal = |terrain: &&Terrain| view.values.wheel.ground(section, **terrain) == Ground::Ideal;
    html! {
        @for terrain in Terrain::ALL.iter().filter(ideal) {
            span.muted { (super::terrain_name(*terrain, scene.words)) }
        }
    }
}

/// What a seat earned and paid in a round, the latter where the reader may know it.
fn entry(round: &evo::Round, seat: Seat) -> Markup {
    html! {
        b { "+" (round.herds[seat]) }
        @if let Some(spent) = round.spent[seat].filter(|spent| *spent > 0) { i { "−" (spent) } }
    }
}
