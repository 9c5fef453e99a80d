//! The end of a game: who won, and what to do next.

use crate::art::{icon, seat_badge, victory};
use crate::preview;
use crate::scene::Scene;
use crate::ties::ties;
use crate::words::Words;
use dino_core::{Seat, Standing};
use maud::{Markup, html};

/// The standing, once there is one: the winners on their hill, who won, and all in the order of their ranks.
pub(crate) fn standing(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    let Some(standing) = &page.standing else { return html! {} };
    let verdict = page.view.verdict(words).filter(|_| standing.resigned.is_empty());
    let mut seats: Vec<Seat> = Seat::all(standing.ranks.seats()).collect();
    seats.sort_by_key(|seat| standing.ranks[*seat]);
    let winners: Vec<Seat> = standing.winners().collect();
    let ranked: Vec<(Seat, bool)> =
        seats.iter().map(|seat| (*seat, verdict.is_none() && winners.contains(seat))).collect();
    // Where nobody won there is nobody to show the pieces of.
    let first = winners.first().filter(|_| verdict.is_none());
    let pieces = first.map(|seat| page.view.pieces_of(*seat)).unwrap_or_default();
    html! {
        (victory(&pieces, &ranked))
        section.winner {
            div.laurel {
                @if verdict.is_none() { @for seat in &winners { (seat_badge(*seat)) } }
                div {
                    h2 { @if let Some(verdict) = &verdict { (verdict) } @else { (won(scene, &winners)) } }
                    @if !standing.resigned.is_empty() { p { (gave_up(standing, &scene.names, words)) } }
                    @else if verdict.is_none() && let Some(first) = winners.first() { p { (after_tie(scene, standing, *first)) } }
                }
                @if verdict.is_none() { (icon("crown")) }
            }
            @if verdict.is_none() {
                ol.ranking {
                    @for seat in seats {
                        li class={ "ranking__line seat-" (seat.number()) (if standing.ranks[seat] == 1 { " is-winner" } else { "" }) } {
                            span.ranking__rank { (standing.ranks[seat]) }
                            (seat_badge(seat))
                            span.ranking__name { (scene.name(seat)) }
                            span.ranking__points {
                                @if standing.resigned.is_empty() { (points(standing.totals[seat], words)) }
                                @else if standing.resigned.contains(seat) { (words.get("end-resigned")) }
                            }
                        }
                    }
                    @for tie in ties(page.game().meta.id, standing, &scene.names, words) {
                        li.ranking__tie { (icon("star")) span { (tie) } }
                    }
                }
            }
        }
    }
}

/// Who won, as a sentence.
fn won(scene: &Scene<'_>, winners: &[Seat]) -> String {
    let page = scene.page;
    let names: Vec<&str> = winners.iter().map(|seat| scene.name(*seat)).collect();
    let is_yours = page.yours.len() == 1 && winners.iter().copied().eq(page.yours.iter());
    let key = match winners.len() {
        0 => "table-over",
        1 if is_yours && !page.replay => "standing-you",
        1 => "end-won",
        _ => "standing-shared",
    };
    scene.words.with(key, &[("names", names.join(", ").into())])
}

/// Who gave up, as a sentence.
pub(crate) fn gave_up(standing: &Standing, names: &[String], words: &Words) -> String {
    let who: Vec<&str> = standing.resigned.iter().map(|seat| crate::show::name(names, seat)).collect();
    words.with("end-gave-up", &[("names", who.join(", ").into()), ("count", who.len().into())])
}

/// With how many points, and who had as many but came after.
fn after_tie(scene: &Scene<'_>, standing: &Standing, first: Seat) -> String {
    let words = scene.words;
    let won = points(standing.totals[first], words);
    let is_tied = |seat: &Seat| standing.totals[*seat] == standing.totals[first] && standing.ranks[*seat] > 1;
    let tied: Vec<&str> =
        Seat::all(standing.ranks.seats()).filter(is_tied).map(|seat| scene.name(seat)).collect();
    if tied.is_empty() {
        return won;
    }
    words.with("end-after-tie", &[("points", won.into()), ("names", tied.join(", ").into())])
}

/// What to do next, in the place of what may be done.
pub(crate) fn actions(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    html! {
        @if page.standing.is_some() {
            div.end-actions {
                @if scene.is_player() {
                    form.inline method="post" action={ "/t/" (page.id) "/rematch" } data-fair {
                        button.btn.btn--primary type="submit" { (words.get("end-rematch")) }
                    }
                }
                // Where a browser has no way of its own to share, the address is copied.
                button.btn type="button" data-share=(page.url) data-title=(preview::title(scene)) hidden { (icon("share")) (words.get("end-share")) }
                @if let Some(deal) = page.deal.filter(|_| !page.replay) { a.btn href={ "/deals/" (deal) } { (icon("cards")) (words.get("deal-compare")) } }
                @if !page.replay && page.seats.len() > 1 { a.btn href={ "/t/" (page.id) "/review" } { (icon("foot")) (words.get("review-link")) } }
                @if !page.replay { a.btn href={ "/t/" (page.id) "/replay/0" } { (icon("play")) (words.get("end-replay")) } }
                label.btn.end-actions__see { input #see-table type="checkbox"; (words.get("end-see-table")) }
                @if !page.replay {
                    a.btn.btn--quiet href={ "/t/" (page.id) "/record" } download { (icon("save")) (words.get("end-record")) }
                }
            }
        }
    }
}

/// Points as people write them.
pub(crate) fn shown(total: i32) -> String {
    total.to_string().replace('-', "\u{2212}")
}

fn points(total: i32, words: &Words) -> String {
    let shown = shown(total);
    words.with("end-points", &[("points", total.into()), ("shown", shown.into())])
}
