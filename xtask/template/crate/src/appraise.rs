//! What an action is worth, for bots and hints.

use crate::action::Action;
use crate::state::State;
use crate::view::View;
use dino_core::{Heuristics, Seat};

impl Heuristics for State {
    /// A card is worth its number, less how likely somebody else lays the same: about as likely as it is among the
    /// unseen cards, once for each opponent.
    fn appraise(view: &View, _seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let unseen = view.unseen();
        let all = unseen.iter().map(|copies| i32::from(*copies)).sum::<i32>().max(1);
        let opponents = i32::from(view.options.seats) - 1;
        out.extend(actions.iter().map(|Action::Lay(card)| {
            let alone = (all - opponents * i32::from(unseen[card.kind()])).max(0);
            100 * i32::from(card.number()) * alone / all
        }));
    }
}
