//! What each phase of a game needs: what may be done in it, and what that does.

mod activation;
mod dinosaurs;
mod placing;
mod predators;
mod prey;
mod setup;
mod turn;
mod ways;

pub(crate) use ways::{FEW_WAYS, MAX_WAYS, Ways};
