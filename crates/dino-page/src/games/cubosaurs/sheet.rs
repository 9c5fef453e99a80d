//! The score sheet: the last round counted by category, the earlier ones as sums.

use super::art;
use super::board::plain;
use crate::art::icon;
use crate::scene::Scene;
use crate::score_sheet::{self, signed};
use crate::words::Words;
use cubosaurs::{CATEGORIES, CardType, RoundPoints, Tile, View};
use dino_core::{BySeat, Seat};
use maud::{Markup, html};

/// The sheet, empty before the first count. A new count makes `data-pop` new, which the page shows at once.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    let Some((last, earlier)) = view.points.split_last() else { return html! {} };
    let round = [("round", view.points.len().into())];
    html! {
        section.panel.score-panel.is-whole data-pop=(view.points.len()) {
            h2 { (scene.words.with("cubosaurs-sheet-title", &round)) }
            (scene.drawn("table", (&view.points, view.tokens, scene.counted().is_some()), || {
                table(view, scene, last, earlier)
            }))
        }
    }
}

fn sum(points: &RoundPoints) -> i32 {
    points.iter().map(|points| i32::from(*points)).sum()
}

fn table(
    view: &View,
    scene: &Scene<'_>,
    last: &BySeat<RoundPoints>,
    earlier: &[BySeat<RoundPoints>],
) -> Markup {
    let words = scene.words;
    let standing = scene.counted();
    let mut totals = BySeat::new(view.options.seats, 0i32);
    for seat in Seat::all(view.options.seats) {
        totals[seat] = match standing {
            Some(standing) => standing.totals[seat],
            None => view.points.iter().map(|round| sum(&round[seat])).sum(),
        };
    }
    let seats: Vec<Seat> = Seat::all(view.options.seats).collect();
    let row = |class: &str, label: &Markup, value: &dyn Fn(Seat) -> i32| {
        let is_total = class == "score-sheet__total";
        let say = |points: i32| if is_total { plain(points) } else { signed(points) };
        html! {
            tr class=[Some(class).filter(|class| !class.is_empty())] {
                th scope="row" { (label) }
                @for value in seats.iter().map(|seat| value(*seat)) { td.is-minus[value < 0 && !is_total] { (say(value)) } }
            }
        }
    };
    let some = |value: &dyn Fn(Seat) -> i32| seats.iter().any(|seat| value(*seat) != 0);
    let dna =
        |seat: Seat| standing.map_or(0, |standing| i32::from(standing.breakdown[seat][CATEGORIES.len() - 1]));
    let rows = html! {
        @for at in 0..last[Seat::FIRST].len() {
            @let value = |seat: Seat| i32::from(last[seat][at]);
            @if some(&value) { (row("", &category(at, words), &value)) }
        }
        @for (at, points) in earlier.iter().enumerate() {
            @let label = words.with("cubosaurs-sheet-round", &[("round", (at + 1).into())]);
            (row("score-sheet__sum", &html! { (icon("cards")) span { (label) } }, &|seat| sum(&points[seat])))
        }
        @if some(&dna) { (row("score-sheet__sum", &category(CATEGORIES.len() - 1, words), &dna)) }
        (row("score-sheet__total", &html! { (words.get("cubosaurs-sheet-total")) }, &|seat| totals[seat]))
    };
    score_sheet::table(scene, &html! { td {} }, &rows)
}

/// What a row is about, with its picture.
fn category(at: usize, words: &Words) -> Markup {
    let picture = match CATEGORIES[at] {
        "velociraptors" => art::creature(CardType::Grey),
        "eggs" => art::creature(CardType::Egg),
        "tile-types" => art::tile(Tile::PointsPerType),
        "tile-eggs" => art::tile(Tile::PointsPerEgg),
        "dna" => art::dna(),
        _ => CardType::SETS.get(at).map_or_else(Markup::default, |set| art::creature(*set)),
    };
    html! { (picture) span { (words.get(&format!("cubosaurs-category-{}", CATEGORIES[at]))) } }
}
