//! The score sheet: where eggs came from and went, by seat.

use super::text;
use crate::scene::Scene;
use crate::score_sheet::{self, signed};
use dino_core::Seat;
use gods_love_dinosaurs::{CATEGORIES, Phase, View};
use maud::{Markup, html};

/// The sheet as it stands now; at the end it is the final one.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    let points: Vec<_> = Seat::all(view.options.seats).map(|seat| view.points_now(seat)).collect();
    let over = view.phase == Phase::Over;
    scene.drawn("sheet", (&points, over), || {
        let words = scene.words;
        let title =
            if over { "gods-love-dinosaurs-sheet-title" } else { "gods-love-dinosaurs-sheet-title-now" };
        let rows = html! {
            @for at in 0..CATEGORIES.len() {
                tr {
                    th scope="row" { (text::category(at, words)) }
                    @for points in &points { td { (signed(points[at].into())) } }
                }
            }
            tr.score-sheet__total {
                th scope="row" { (words.get("gods-love-dinosaurs-sheet-total")) }
                @for points in &points { td { (points.iter().sum::<i16>()) } }
            }
        };
        html! {
            section.score-panel.is-whole { h2 { (words.get(title)) } (score_sheet::table(scene, &html! { td {} }, &rows)) }
        }
    })
}
