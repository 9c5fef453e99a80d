//! How one leaves a game that runs: for a while, or for good.

use crate::art::icon;
use crate::model::TableSeat;
use crate::words::Words;
use maud::{Markup, html};

/// Both ways, folded: nobody shall resign by a slip.
pub(crate) fn choices<'a>(id: &str, own: impl Iterator<Item = &'a TableSeat>, words: &Words) -> Markup {
    html! {
        details.leave {
            summary { (icon("door")) " " (words.get("leave-title")) }
            p.muted { (words.get("leave-what")) }
            form.inline method="post" action={ "/t/" (id) "/leave" } {
                button.btn.btn--small type="submit" { (words.get("leave-for-now")) }
            }
            p.muted { (words.get("leave-resign-what")) }
            @for entry in own {
                form.inline method="post" action={ "/t/" (id) "/resign" } {
                    input type="hidden" name="seat" value=(entry.seat.number());
                    button.btn.btn--small.btn--danger type="submit" { (words.with("leave-resign", &[("name", entry.name.as_str().into())])) }
                }
            }
        }
    }
}
