//! What may be done and what it does, phase by phase.

mod auction;
mod births;
mod climate;
mod combat;
mod events;
mod initiative;
mod movement;
mod setup;
mod survival;

use crate::action::Action;
use crate::against;
use crate::state::{Phase, State};
use dino_core::{Refusal, Seat};

impl State {
    /// Who is asked to act; where nobody is, whose turn it is.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.phase {
            Phase::Window(_, seat) | Phase::Bid(seat) | Phase::Place(seat) | Phase::Rolled(_, _, seat) => {
                seat
            }
            Phase::Declared(combat) | Phase::Flee(combat) => combat.defender,
            _ => self.mover(),
        }
    }
}

/// The refusal of an action of another phase (EVO-13): a card has its moment (EVO-74), and who wants to leave it at that
/// hears the rule about it here.
pub(crate) const fn out_of_phase(action: Action, leaving: u8) -> Refusal {
    match action {
        Action::Play(_) => against(74),
        Action::Pass | Action::PassUntil(_) | Action::End => against(leaving),
        _ => against(13),
    }
}
