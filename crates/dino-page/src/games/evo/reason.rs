//! Why a decision is good: what it costs, and who would survive.

use super::gene_name;
use super::text::reward;
use crate::show::after;
use crate::words::Words;
use dino_core::Seat;
use evo::{Action, State, View};

/// The sentence.
pub(super) fn reason(view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
    match action {
        Action::Bid { column, value } => {
            let values = [
                ("price", view.price(seat, value).into()),
                ("points", view.mp[seat].unwrap_or_default().into()),
                ("what", reward(view, column, words, gene_name).into()),
            ];
            Some(words.with("evo-why-bid", &values))
        }
        Action::Attack(_, at) => {
            let defender = view.island.cell(at).and_then(|cell| view.owner(cell))?;
            Some(words.with("evo-why-attack", &[("wins", view.winning_faces(seat, defender).into())]))
        }
        Action::Move(..) | Action::Birth(_) | Action::Replace(..) | Action::End => {
            let then = after::<State>(view, seat, action);
            let values = [
                ("now", view.would_survive(seat).into()),
                ("then", then.would_survive(seat).into()),
                ("herd", then.herds[seat].len().into()),
            ];
            Some(words.with("evo-why-survive", &values))
        }
        _ => None,
    }
}
