//! The score sheet: what every round brought and took, herd by herd, under its climate.

use crate::scene::Scene;
use crate::score_sheet;
use dino_core::Seat;
use evo::{Ground, Phase, Terrain, View};
use maud::{Markup, html};

/// The sheet, empty before the first round is over.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    let done = |round: &&evo::Round| round.herds.iter().any(|herd| *herd > 0);
    let rounds: Vec<&evo::Round> = view.rounds.iter().filter(done).collect();
    let herds: Vec<_> = rounds.iter().map(|round| (round.section, &round.herds)).collect();
    html! {
        @if !rounds.is_empty() {
            section.score-panel.is-whole {
                h2 { (scene.words.get("evo-result-title")) }
                p.muted { (scene.words.get("evo-result-how")) }
                (table(view, scene, &rounds))
                h3 { (scene.words.get("evo-chart-title")) }
                (scene.drawn("chart", &herds, || chart(view, scene, &rounds)))
            }
        }
    }
}

fn table(view: &View, scene: &Scene<'_>, rounds: &[&evo::Round]) -> Markup {
    let words = scene.words;
    let seats: Vec<Seat> = Seat::all(view.options.seats).collect();
    let rows = html! {
        tr {
            th scope="row" { (words.get("evo-result-start")) }
            @for _ in &seats { td { (evo::START_MP) } }
        }
        @for (number, round) in (1..).zip(rounds) {
            tr {
                th scope="row" { (u8::to_string(&number)) " " (climate(view, round.section, scene)) }
                @for seat in &seats { td { (entry(round, *seat)) } }
            }
        }
        // Until then everybody's own place shows it, and not every bid sends the sheet again.
        @if view.phase == Phase::Over {
            tr.score-sheet__total {
                th scope="row" { (words.get("evo-result-total")) }
                @for seat in &seats { td { (view.mp[*seat].unwrap_or_default()) } }
            }
        }
    };
    score_sheet::table(scene, &html! { th scope="col" { (words.get("evo-result-round")) } }, &rows)
}

/// The distance of two rounds on the chart, and the height of a dinosaur.
const ROUND: i32 = 46;
const DINOSAUR: i32 = 17;
/// Room for all rounds there may be (EVO-8), so that the picture does not jump.
const ROUNDS: i32 = 11;

fn x(round: i32) -> i32 {
    34 + ROUND * round
}

fn y(herd: i32) -> i32 {
    150 - DINOSAUR * herd
}

/// The herds along the rounds, with the ideal terrain of each below. Every line has its own dashes and ends in the badge
/// of its seat.
fn chart(view: &View, scene: &Scene<'_>, rounds: &[&evo::Round]) -> Markup {
    let seats = || Seat::all(view.options.seats);
    let line = |seat: Seat| {
        let point = |(at, round): (i32, &&evo::Round)| format!("{},{}", x(at), y(round.herds[seat].into()));
        (0..).zip(rounds).map(point).collect::<Vec<_>>().join(" ")
    };
    // Badges of equal herds stand side by side.
    let badge = |seat: Seat, last: &evo::Round| {
        let before = seats().filter(|other| *other < seat && last.herds[*other] == last.herds[seat]).count();
        (x(rounds.len() as i32 - 1) + 10 + 20 * before as i32, y(last.herds[seat].into()))
    };
    html! {
        svg.evo-chart viewBox={ "0 0 " (x(ROUNDS) + 50) " 196" } role="img" aria-label=(scene.words.get("evo-chart-title")) {
            @for herd in [0, 2, 4, 6, 8] {
                path.evo-chart__grid d={ "M26 " (y(herd)) "H" (x(ROUNDS)) } {}
                text x="16" y=(y(herd) + 4) { (herd) }
            }
            @for (at, round) in (0..).zip(rounds) {
                @for terrain in ideal(view, round.section) {
                    use href={ "/assets/evo.svg#tr-" (terrain) "-1" } transform={ "translate(" (x(at)) " 174) scale(.34)" } {}
                }
            }
            @for round in 0..rounds.len() as i32 { text.evo-chart__round x=(x(round)) y="179" { (round + 1) } }
            // The first seat's line is drawn last, so that ties do not hide it.
            @for seat in seats().collect::<Vec<_>>().into_iter().rev() {
                polyline class={ "evo-herd-" (seat) } points=(line(seat)) {}
                @if let Some((left, top)) = rounds.last().map(|last| badge(seat, last)) {
                    g transform={ "translate(" (left - 20) " " (top - 16) ") scale(.76)" } { (super::species::badge(seat)) }
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
        @for terrain in ideal(view, section) { (super::terrain_name(terrain, scene.words)) }
    }
}

/// What a seat earned and paid in a round, the latter where the reader may know it.
fn entry(round: &evo::Round, seat: Seat) -> Markup {
    html! {
        b { "+" (round.herds[seat]) }
        @if let Some(spent) = round.spent[seat].filter(|spent| *spent > 0) { i { "−" (spent) } }
    }
}
