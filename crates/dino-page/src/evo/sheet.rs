//! The score sheet: what every round brought and took, herd by herd, under its climate.

use crate::art::letter_of;
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
                h3 { (scene.words.get("evo-chart-title")) }
                div.score-scroll { (chart(view, scene, &rounds)) }
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

/// The distance of two rounds on the chart, and the height of a dinosaur.
const ROUND: i32 = 46;
const DINOSAUR: i32 = 13;

/// The herds along the rounds, with the ideal terrain of each below. Every line has its own dashes and ends in the badge
/// of its seat.
fn chart(view: &View, scene: &Scene<'_>, rounds: &[&evo::Round]) -> Markup {
    let x = |number: usize| 34 + ROUND * number as i32;
    let y = |herd: u8| 114 - DINOSAUR * i32::from(herd);
    // Room for all eleven rounds, so that the picture does not jump.
    let right = x(11);
    html! {
        svg.evo-chart viewBox={ "0 0 " (right + 30) " 160" } role="img" aria-label=(scene.words.get("evo-chart-title")) {
            @for herd in [0, 2, 4, 6, 8] {
                path.evo-chart__grid d={ "M26 " (y(herd)) "H" (right + 4) } {}
                text x="18" y=(y(herd) + 4) { (herd) }
            }
            @for (at, round) in rounds.iter().enumerate() {
                @for terrain in ideal(view, round.section) {
                    use href={ "#bare-" (terrain) } transform={ "translate(" (x(at)) " 138) scale(.6)" } {}
                }
                text x=(x(at)) y="142" { (at + 1) }
            }
            // The first seat's line is drawn last, so that ties do not hide it.
            @for seat in Seat::all(view.options.seats).collect::<Vec<_>>().into_iter().rev() {
                @let points: Vec<String> = rounds.iter().enumerate().map(|(at, round)| format!("{},{}", x(at), y(round.herds[seat]))).collect();
                polyline class={ "evo-chart__line evo-chart__line--" (seat) } points=(points.join(" ")) {}
                @if let Some(last) = rounds.last() {
                    // Badges of equal herds stand side by side.
                    @let before = Seat::all(view.options.seats).filter(|other| *other < seat && last.herds[*other] == last.herds[seat]).count();
                    @let (left, top) = (x(rounds.len() - 1) + 6 + 14 * before as i32, y(last.herds[seat]) - 9);
                    g class={ "evo-dino seat-" (seat) } {
                        use href={ "#ic-seat-" (seat) } x=(left) y=(top) width="18" height="18" {}
                        text x=(left + 9) y=(top + 13) { (letter_of(seat)) }
                    }
                }
            }
        }
    }
}

/// The ideal terrains of a section of the wheel.
fn ideal(view: &View, section: u8) -> impl Iterator<Item = Terrain> {
    let wheel = &view.values.wheel;
    Terrain::ALL.iter().copied().filter(move |terrain| wheel.ground(section, *terrain) == Ground::Ideal)
}

/// The ideal terrain of a round.
fn climate(view: &View, section: u8, scene: &Scene<'_>) -> Markup {
    html! {
        @for terrain in ideal(view, section) { span.muted { (super::terrain_name(terrain, scene.words)) } }
    }
}

/// What a seat earned and paid in a round, the latter where the reader may know it.
fn entry(round: &evo::Round, seat: Seat) -> Markup {
    html! {
        b { "+" (round.herds[seat]) }
        @if let Some(spent) = round.spent[seat].filter(|spent| *spent > 0) { i { "−" (spent) } }
    }
}
