//! Why a decision is good: what comes with a tile, what wakes, and the eggs a hunt brings.

use super::{aids, text};
use crate::show::after;
use crate::words::Words;
use dino_core::Seat;
use gods_love_dinosaurs::{Action, State, View};

/// The sentence.
pub(super) fn reason(view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
    match action {
        Action::Take(tile) => {
            let column = text::column_of(view, tile)?;
            let key = if text::is_last(view, tile) { "why-take-last" } else { "why-take" };
            let values = [
                ("animals", text::animals(column, words).into()),
                (
                    "count",
                    view.ecosystems[seat]
                        .places()
                        .filter(|place| place.animal == Some(column))
                        .count()
                        .into(),
                ),
            ];
            Some(words.with(&format!("gods-love-dinosaurs-{key}"), &values))
        }
        Action::Hunt { .. } | Action::Breed { .. } | Action::Starve(_) => {
            let then = after::<State>(view, seat, action);
            let animals =
                |view: &View| view.ecosystems[seat].places().filter(|place| place.animal.is_some()).count();
            let values = [
                ("now", animals(view).into()),
                ("then", animals(&then).into()),
                ("eggs", then.nests[seat].eggs.saturating_sub(view.nests[seat].eggs).into()),
            ];
            Some(words.with("gods-love-dinosaurs-why-hunt", &values))
        }
        _ => aids::consider(view, seat, &action.to_string(), words).map(|about| about.sentence),
    }
}
