//! The score sheet: every round by element and seat, the struck one marked.

use super::{best, zoo};
use crate::art::seat_badge;
use crate::scene::Scene;
use crate::score_sheet;
use dino_core::Seat;
use maud::{Markup, html};
use mesozooic::{CATEGORIES, Phase, View, Zoo, struck, total};

/// The sheet, empty before the first count. A new count makes `data-pop` new, which the page shows at once.
pub(super) fn sheet(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if !view.points.is_empty() {
            section.score-panel data-pop=(view.points.len()) {
                h2 { (scene.words.get("mesozooic-count-title")) }
                (built(view, scene))
                (scene.drawn("table", (&view.points, view.phase == Phase::Over), || table(view, scene)))
                @if best::has_study(view) {
                    // Found out on the server when somebody wants to see it: the script puts it here.
                    p { a.btn.btn--small href={ "/t/" (scene.page.id) "/study" (as_seat(scene)) } data-study=(view.points.len()) {
                        (scene.words.get("mesozooic-best-see"))
                    } }
                }
            }
        }
    }
}

/// The zoos counted last. The script lights what scores, one category after the other.
fn built(view: &View, scene: &Scene<'_>) -> Markup {
    let round = view.points.len().checked_sub(1);
    let Some((zoos, counted)) =
        round.and_then(|round| Some((view.zoos.get(round)?, view.points.get(round)?)))
    else {
        return html! {};
    };
    let picture = |built: &Zoo| scene.drawn("picture", built, || zoo::picture(view, built, scene));
    html! {
        div.zoo-count {
            @for seat in scene.order() {
                @if let Some(zoo) = zoos[seat] {
                    figure data-seat=(seat.number()) {
                        figcaption { (seat_badge(seat)) span { (scene.name(seat)) } b { (total(&counted[seat])) } }
                        (picture(&zoo))
                    }
                }
            }
        }
    }
}

fn as_seat(scene: &Scene<'_>) -> String {
    scene.you.map_or_else(String::new, |seat| format!("?as={}", seat.number()))
}

fn table(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let seats: Vec<Seat> = Seat::all(view.options.seats).collect();
    let scores = |seat: Seat| -> Vec<u16> { view.points.iter().map(|round| total(&round[seat])).collect() };
    let is_struck = |seat: Seat, round: usize| {
        view.phase == Phase::Over && struck(&scores(seat), view.options.best.contains(seat)) == Some(round)
    };
    let rows = html! {
        @for (number, points) in view.points.iter().enumerate() {
            tr.score-sheet__round { th scope="rowgroup" colspan=(seats.len() + 1) {
                (words.with("mesozooic-count-round", &[("round", (number + 1).into())]))
            } }
            @for (at, category) in CATEGORIES.iter().enumerate() {
                @if seats.iter().any(|seat| points[*seat][at] != 0) {
                    tr data-category=[(number + 1 == view.points.len()).then_some(at)] {
                        th scope="row" { (words.get(&format!("mesozooic-category-{category}"))) }
                        @for seat in &seats { td { (points[*seat][at]) } }
                    }
                }
            }
            tr.score-sheet__sum {
                th scope="row" { (words.get("mesozooic-count-sum")) }
                @for seat in &seats {
                    td {
                        @if is_struck(*seat, number) {
                            del { (total(&points[*seat])) } " " small { (words.get("mesozooic-count-struck")) }
                        } @else { (total(&points[*seat])) }
                    }
                }
            }
        }
        @if let Some(standing) = scene.counted() {
            tr.score-sheet__total {
                th scope="row" { (words.get("mesozooic-count-total")) }
                @for seat in &seats { td { (standing.totals[*seat]) } }
            }
        }
    };
    score_sheet::table(scene, &html! { td {} }, &rows)
}
