//! How the bots play.

mod evo;
mod guard;
mod learned;
mod positions;
mod review;
mod search;
mod threads;

use dino_core::{Draws, Game, Pending, Seat};

/// Lets fall what falls until a seat is asked, and says which; `None` once the game is over.
fn asked<G: Game>(state: &mut G, draws: &mut Draws) -> Option<Seat> {
    while state.pending() == Pending::Chance {
        let outcome = state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new());
        state.resolve_unchecked(outcome);
    }
    state.pending().seats().first()
}
