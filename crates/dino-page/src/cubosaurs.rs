//! Cubosaurs, shown.

mod board;
mod offers;
mod sheet;
mod text;

use crate::model::{Offer, Part};
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use cubosaurs::{Action, Seen, State, View};
use dino_core::{Seat, Viewer};
use maud::Markup;

impl Show for State {
    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        text::table(view, viewer, names, words)
    }

    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        text::expected(view, seat, words)
    }

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        text::steps(view, seat, action, words)
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        text::happened(seen, names, words, text::bare_card)
    }

    fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
        text::followed(before, after, names, words)
    }

    fn scores(view: &View, words: &Words) -> String {
        text::scores(view, words)
    }

    fn are_alike(view: &View, one: Action, other: Action) -> bool {
        text::are_alike(view, one, other)
    }

    // Everything is open to all (CUB-6).
    const SECRETS: bool = false;

    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        text::happened(seen, names, words, text::plain_card)
    }

    fn offers(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, names, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }

    fn picture() -> Markup {
        crate::art::cubosaurs_scene()
    }
}

/// Points with their sign, as people write them.
fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", -points),
    }
}
