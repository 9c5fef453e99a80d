//! A table as a small picture: the table itself, drawn with a few shapes.

use crate::games::PAGES;
use crate::model::{LineSeat, TableLine};
use maud::{Markup, PreEscaped, html};

/// The box all of it is drawn in, and where its rows are.
const WIDTH: usize = 220;
const HEIGHT: usize = 114;
const OTHERS: (usize, usize) = (9, 13);
const MIDDLE: (usize, usize) = (24, 72);
const TRAY: (usize, usize) = (98, 13);
/// The distance between two of those opposite, and to the edge.
const GAP: usize = 4;

/// Bar, opponents with a stripe of their colour, the middle, the tray with the reader's. On it whoever is free is pale.
pub(crate) fn thumb(line: &TableLine) -> Markup {
    let id = line.game.meta.id;
    let own = line.seats.iter().position(|seat| *seat == LineSeat::Yours);
    let others: Vec<(usize, LineSeat)> =
        line.seats.iter().copied().enumerate().filter(|(at, _)| Some(*at) != own).collect();
    let wide = (WIDTH - GAP) / others.len().max(1) - GAP;
    html! {
        svg.thumb data-cloth=(id) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.thumb__cloth x="-60" y="-20" width=(WIDTH + 120) height=(HEIGHT + 40) {}
            rect.thumb__bar x="-60" y="-20" width=(WIDTH + 120) height="26" {}
            @for (place, (at, seat)) in others.iter().enumerate() {
                g class={ "seat-" (at + 1) (if *seat == LineSeat::Free { " is-free" } else { "" }) }
                    transform={ "translate(" (GAP + place * (wide + GAP)) " " (OTHERS.0) ")" } {
                    rect.thumb__card width=(wide) height=(OTHERS.1) rx="3" {}
                    path.thumb__seat d={ "M3 0h4v" (OTHERS.1) "h-4a3 3 0 0 1-3-3v-" (OTHERS.1 - 6) "a3 3 0 0 1 3-3z" } {}
                }
            }
            use href={ "/assets/thumbs.svg#" (id) } y=(MIDDLE.0) width=(WIDTH) height=(MIDDLE.1) {}
            @if let Some(at) = own {
                g class={ "seat-" (at + 1) } {
                    rect.thumb__card x=(GAP) y=(TRAY.0) width=(WIDTH - 2 * GAP) height=(TRAY.1) rx="4" {}
                    rect.thumb__rim x=(GAP) y=(TRAY.0) width=(WIDTH - 2 * GAP) height="5" rx="2.5" {}
                    circle.thumb__seat cx="14" cy=(TRAY.0 + 9) r="2.6" {}
                }
            }
        }
    }
}

/// The symbols of the file with the middle of every game's table.
pub(crate) fn symbols() -> Markup {
    html! {
        @for page in PAGES {
            symbol id=(page.meta.id) viewBox={ "0 0 " (WIDTH) " 78" } { (PreEscaped(page.thumb)) }
        }
    }
}
