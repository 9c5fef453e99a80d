//! Why a decision is good: what a pair promises, what a slide makes of the zoo.

use super::ask::after_slide;
use super::draft;
use crate::words::Words;
use dino_core::Seat;
use mesozooic::{Action, View};

/// The sentence.
pub(super) fn reason(view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
    match action {
        Action::Pick(..) => draft::brings(view, &action.to_string(), words),
        Action::Slide(card) => {
            let points = after_slide(view, seat, card);
            Some(words.with("mesozooic-why-slide", &[("points", points.into())]))
        }
        Action::Done => Some(words.get("mesozooic-why-done")),
        _ => None,
    }
}
