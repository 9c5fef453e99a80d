//! The score sheet: where eggs came from and went, by seat.

use super::text;
use crate::scene::Scene;
use crate::score_sheet::{self, signed};
use dino_core::Seat;
use gods_love_dinosaurs::{CATEGORIES, Phase, View};
use maud::{Markup, html};

/// The sheet as it stands now; at the end it is the final one.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let seats: Vec<Seat> = Seat::all(view.options.seats).collect();
    let points = |seat: &Seat| view.points_now(*seat);
    let over = view.phase == Phase::Over;
    let rows = html! {
        @for at in 0..CATEGORIES.len() {
            tr {
                th scope="row" { (text::category(at, words)) }
                @for seat in &seats { td { (signed(points(seat)[at].into())) } }
            }
        }
        tr.score-sheet__total {
            th scope="row" { (words.get("gods-love-dinosaurs-sheet-total")) }
            @for seat in &seats { td { (points(seat).iter().sum::<i16>()) } }
        }
    };
    html! {
        section.score-panel {
            h2 { (words.get(if over { "gods-love-dinosaurs-sheet-title" } else { "gods-love-dinosaurs-sheet-title-now" })) }
            (score_sheet::table(scene, &html! { td {} }, &rows))
        }
    }
}
