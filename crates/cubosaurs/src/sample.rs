//! A world that looks like a view. Nothing is hidden but the order of piles, and those have none, so there is one.

use crate::score::RoundPoints;
use crate::state::{MAX_ROUNDS, State};
use crate::view::View;
use dino_core::BySeat;

impl State {
    /// The only state that looks like this.
    pub(crate) fn from_view(view: &View) -> State {
        let mut points = [BySeat::new(view.options.seats, RoundPoints::default()); MAX_ROUNDS];
        for (round, counted) in points.iter_mut().zip(&view.points) {
            *round = *counted;
        }
        State {
            components: view.components,
            options: view.options,
            phase: view.phase,
            round: view.round.saturating_sub(1),
            starter: view.starter,
            turn: view.turn,
            deck: view.deck,
            unseen: view.unseen,
            hand: view.hand,
            collections: view.collections,
            destroyed: view.destroyed,
            bought: view.bought,
            leave: view.leave,
            reserve: view.reserve,
            tokens: view.tokens,
            owed: view.owed,
            market: view.market,
            bought_tiles: view.bought_tiles,
            points,
        }
    }
}
