//! What the score sheets of all games share: a column for each seat, and points as people write them.

use crate::art::seat_badge;
use crate::scene::Scene;
use dino_core::Seat;
use maud::{Markup, html};

/// The table with a column for each seat, which scrolls by itself where it is too wide. `corner` stands above the labels.
pub(crate) fn table(scene: &Scene<'_>, corner: &Markup, rows: &Markup) -> Markup {
    // The columns of those who won are marked, once that is known.
    let winners = scene.page.standing.as_ref().map(|standing| {
        standing.winners().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ")
    });
    html! {
        div.score-scroll tabindex="0" {
            table.score-sheet data-winners=[winners] {
                thead { tr {
                    (corner)
                    @for seat in Seat::all(scene.page.seats.len() as u8) { (column(scene, seat)) }
                } }
                tbody { (rows) }
            }
        }
    }
}

/// The head of a seat's column; a small screen shows the badge alone.
fn column(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { th scope="col" { (seat_badge(seat)) " " span { (scene.name(seat)) } } }
}

/// Points with their sign, as people write them.
pub(crate) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", -points),
    }
}
