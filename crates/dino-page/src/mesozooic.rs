//! Mesozooic, shown.

mod best;
mod board;
mod offers;
mod sheet;
mod text;

use crate::model::{Offer, Part};
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::{Seat, Viewer};
use maud::Markup;
use mesozooic::{Action, Seen, State, View};

/// The elements of a card, in words.
pub(crate) fn elements(face: mesozooic::Face, words: &Words) -> String {
    text::elements(face, words)
}

/// Points by what they come from, in words.
pub(crate) fn counted(points: &mesozooic::RoundPoints, words: &Words) -> String {
    text::parts(points, words)
}

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
        text::happened(seen, names, words)
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

    // Hands and picks are hidden from the others (MES-14).
    const SECRETS: bool = true;

    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        text::told(seen, names, words)
    }

    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }

    fn picture() -> Markup {
        crate::art::mesozooic::scene()
    }

    fn verdict(view: &View, words: &Words) -> Option<String> {
        best::verdict(view, words)
    }

    fn study(view: &View, scene: &Scene<'_>) -> Option<Markup> {
        best::study(view, scene)
    }
}
