//! The page that tells how the cards of a table were drawn: what it means, who added what, and whether it fits.

use crate::art::seat_badge;
use crate::model::{FairPage, FairSeat, Site};
use crate::site::{Framed, frame};
use crate::words::Words;
use maud::{Markup, html};

/// How the cards of a table were drawn. The script adds what the browser itself remembers.
pub fn fair(site: &Site<'_>, page: &FairPage<'_>) -> Markup {
    let words = site.words;
    let part = |seat: &FairSeat| Some(format!("{}:{}", seat.seat.number(), seat.part.as_ref()?));
    let parts: Vec<String> = page.seats.iter().filter_map(part).collect();
    let content = html! {
        article.rules.panel {
            h1 { (words.get("fair-title")) }
            p { (words.get("fair-lead")) }
            ol {
                @for step in ["server", "seats", "end"] { li { (words.get(&format!("fair-step-{step}"))) } }
            }
            @if let Some(seed) = &page.seed { (checked(page, seed, words)) }
            @if page.has_begun {
                p.notice data-fair-check=(page.id) data-commitment=(page.commitment) data-parts=(parts.join(" "))
                    data-good=(words.get("fair-own-good")) data-bad=(words.get("fair-own-bad"))
                    data-again=(words.get("fair-own-again")) data-none=(words.get("fair-own-none")) hidden {}
            }
            h2 { (words.get("fair-parts")) }
            div.rules__table {
                table {
                    tbody {
                        tr {
                            th scope="row" { (words.get("fair-server")) }
                            td { (words.get("fair-commitment")) " " (number(&page.commitment)) }
                        }
                        @for seat in &page.seats {
                            tr { th scope="row" { (seat_badge(seat.seat)) " " (seat.name) } td { (added(page, seat, words)) } }
                        }
                    }
                }
            }
            h2 { (words.get("fair-check")) }
            p { (words.get("fair-check-how")) }
            pre { code { (words.get("fair-check-command")) } }
            p { (words.get("fair-limits")) }
            p {
                a.btn href={ "/t/" (page.id) } { (words.get("table-to-table")) } " "
                @if page.seed.is_some() { a.btn href={ "/t/" (page.id) "/record" } download { (words.get("end-record")) } }
            }
        }
    };
    let (title, script, game) = (&words.get("fair-title"), Some("/assets/fair.js"), Some(page.game));
    frame(site, &Framed { title, class: "page--rules", script, game, again: None, content })
}

/// What came of drawing everything once more.
fn checked(page: &FairPage<'_>, seed: &str, words: &Words) -> Markup {
    html! {
        p.notice {
            @match &page.fault {
                None => (words.get("fair-checked")),
                Some(fault) => (words.with("fair-fault", &[("fault", fault.as_str().into())])),
            }
        }
        p { (words.get("fair-seed")) " " (number(seed)) }
    }
}

fn added(page: &FairPage<'_>, seat: &FairSeat, words: &Words) -> Markup {
    match &seat.part {
        Some(part) => number(part),
        None => {
            let key = match (page.has_begun, seat.has_announced) {
                _ if seat.is_bot => "fair-bot",
                (false, true) => "fair-announced",
                (false, false) => "fair-not-yet",
                (true, _) => "fair-nothing",
            };
            html! { (words.get(key)) }
        }
    }
}

/// A long number, which may be broken where a phone is too narrow for it.
fn number(hexadecimal: &str) -> Markup {
    let pieces = hexadecimal.as_bytes().chunks(8).filter_map(|piece| std::str::from_utf8(piece).ok());
    html! { code { @for piece in pieces { (piece) wbr; } } }
}
