//! The score sheet: every round counted, by category and seat.

use crate::scene::Scene;
use crate::score_sheet::{self, signed};
use cubosaurs::{CATEGORIES, View};
use dino_core::{BySeat, Seat};
use maud::{Markup, html};

/// The sheet, empty before the first count. A new count makes `data-pop` new, which the page shows at once.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if !view.points.is_empty() {
            section.score-panel data-pop=(view.points.len()) {
                h2 { (scene.words.get("cubosaurs-sheet-title")) }
                (scene.drawn("table", (&view.points, view.tokens, scene.page.standing.is_some()), || table(view, scene)))
            }
        }
    }
}

fn table(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let seats: Vec<Seat> = Seat::all(view.options.seats).collect();
    let mut totals = BySeat::new(view.options.seats, 0i32);
    let mut rows: Vec<Markup> = Vec::new();
    for (number, points) in view.points.iter().enumerate() {
        rows.push(html! {
            tr.score-sheet__round { th scope="rowgroup" colspan=(seats.len() + 1) {
                (words.with("cubosaurs-sheet-round", &[("round", (number + 1).into())]))
            } }
        });
        for (at, category) in CATEGORIES.iter().enumerate().take(points[Seat::FIRST].len()) {
            if seats.iter().any(|seat| points[*seat][at] != 0) {
                let label = words.get(&format!("cubosaurs-category-{category}"));
                rows.push(row("", &label, seats.iter().map(|seat| points[*seat][at].into())));
            }
        }
        let sum = |seat: &Seat| points[*seat].iter().map(|points| i32::from(*points)).sum::<i32>();
        seats.iter().for_each(|seat| totals[*seat] += sum(seat));
        rows.push(row("score-sheet__sum", &words.get("cubosaurs-sheet-sum"), seats.iter().map(sum)));
    }
    if let Some(standing) = &scene.page.standing {
        let last = CATEGORIES.len() - 1;
        let dna = |seat: &Seat| i32::from(standing.breakdown[*seat][last]);
        if seats.iter().any(|seat| dna(seat) != 0) {
            let label = words.get(&format!("cubosaurs-category-{}", CATEGORIES[last]));
            rows.push(row("", &label, seats.iter().map(dna)));
        }
        seats.iter().for_each(|seat| totals[*seat] = standing.totals[*seat]);
    }
    rows.push(row(
        "score-sheet__total",
        &words.get("cubosaurs-sheet-total"),
        seats.iter().map(|seat| totals[*seat]),
    ));
    score_sheet::table(scene, &html! { td {} }, &html! { @for row in rows { (row) } })
}

fn row(class: &str, label: &str, values: impl Iterator<Item = i32>) -> Markup {
    html! {
        tr class=[Some(class).filter(|class| !class.is_empty())] {
            th scope="row" { (label) }
            @for value in values { td { @if value == 0 { i { "0" } } @else { (signed(value)) } } }
        }
    }
}
