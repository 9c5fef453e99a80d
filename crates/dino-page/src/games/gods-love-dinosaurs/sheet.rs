//! The score sheet: where eggs came from and went, by seat.

use super::text;
use crate::scene::Scene;
use crate::seats::column;
use dino_core::Seat;
use gods_love_dinosaurs::{CATEGORIES, Phase, View};
use maud::{Markup, html};

/// The sheet as it stands now; at the end it is the final one.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let seats: Vec<Seat> = Seat::all(view.options.seats).collect();
    let points: Vec<_> = seats.iter().map(|seat| view.points_now(*seat)).collect();
    let over = view.phase == Phase::Over;
    let draw = || {
        html! {
            section.score-panel {
                h2 { (words.get(if over { "gods-love-dinosaurs-sheet-title" } else { "gods-love-dinosaurs-sheet-title-now" })) }
                div.score-scroll tabindex="0" {
                    table.score-sheet {
                        thead { tr {
                            td {}
                            @for seat in &seats { (column(scene, *seat)) }
                        } }
                        tbody {
                            @for at in 0..CATEGORIES.len() {
                                tr {
                                    th scope="row" { (text::category(at, words)) }
                                    @for points in &points { td { (signed(points[at])) } }
                                }
                            }
                            tr.score-sheet__total {
                                th scope="row" { (words.get("gods-love-dinosaurs-sheet-total")) }
                                @for points in &points { td { (points.iter().sum::<i16>()) } }
                            }
                        }
                    }
                }
            }
        }
    };
    scene.drawn("sheet", (over, &points), draw)
}

fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", -points),
    }
}
