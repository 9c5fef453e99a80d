//! The end of a game: who won, and what to do next.

use crate::art::seat_badge;
use crate::scene::Scene;
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};

/// The standing, once there is one.
pub(crate) fn standing(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    let Some(standing) = &page.standing else { return html! {} };
    let winners: Vec<&str> = standing.winners().map(|seat| scene.name(seat)).collect();
    let is_yours = page.yours.len() == 1 && standing.winners().eq(page.yours.iter());
    let key = match winners.len() {
        1 if is_yours && !page.replay => "standing-you",
        1 => "standing-winner",
        _ => "standing-shared",
    };
    let mut seats: Vec<Seat> = Seat::all(standing.ranks.seats()).collect();
    seats.sort_by_key(|seat| standing.ranks[*seat]);
    let verdict = page.view.verdict(words);
    html! {
        section.panel.winner {
            @if let Some(verdict) = verdict {
                h2 { (verdict) }
            } @else {
                h2 { (words.with(key, &[("names", winners.join(", ").into())])) }
                ol.ranking {
                    @for seat in seats {
                        li.ranking__line.is-winner[standing.ranks[seat] == 1] {
                            span.ranking__rank { (standing.ranks[seat]) }
                            (seat_badge(seat))
                            span.ranking__name { (scene.name(seat)) }
                            span.ranking__points { (points(standing.totals[seat], words)) }
                        }
                    }
                }
            }
            @if !page.replay {
                div.winner__actions {
                    @if scene.is_player() {
                        form.inline method="post" action={ "/t/" (page.id) "/rematch" } data-fair {
                            button.btn.btn--primary type="submit" { (words.get("end-rematch")) }
                        }
                    }
                    a.btn href={ "/t/" (page.id) "/replay/0" } { (words.get("end-replay")) }
                    a.btn href={ "/t/" (page.id) "/record" } download { (words.get("end-record")) }
                }
            }
        }
    }
}

fn points(total: i32, words: &Words) -> String {
    let shown = total.to_string().replace('-', "\u{2212}");
    words.with("end-points", &[("points", total.into()), ("shown", shown.into())])
}
