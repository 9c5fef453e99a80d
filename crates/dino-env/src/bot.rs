//! Bots for games whose type is forgotten.

use crate::Learnable;
use crate::error::EnvError;
use crate::game::{AnyGame, Played, refused};
use dino_bots::search::Budget;
use dino_bots::{Bot, Decision, Kind};
use dino_core::Seat;
use dino_games::with_game;

/// A bot that plays a seat of one game. It keeps its plan between decisions.
pub trait AnyBot: Send {
    /// What it does for a seat that is asked, in notation. It is given what that seat may know and nothing else.
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat) -> Result<String, EnvError>;
}

/// A bot for games with this id.
pub fn bot(id: &str, kind: Kind, seed: u64, apex: Budget) -> Result<Box<dyn AnyBot>, EnvError> {
    let made = with_game!(id, G => Box::new(SeatBot::<G>::new(kind, seed, apex)) as Box<dyn AnyBot>);
    made.ok_or_else(|| EnvError::UnknownGame(id.to_owned()))
}

/// A bot of one game.
pub(crate) struct SeatBot<G: Learnable> {
    bot: Box<dyn Bot<G>>,
    actions: Vec<G::Action>,
}

impl<G: Learnable> SeatBot<G> {
    pub(crate) fn new(kind: Kind, seed: u64, apex: Budget) -> Self {
        SeatBot { bot: kind.thinking::<G>(seed, apex), actions: Vec::new() }
    }

    /// What it does for a seat that is asked.
    pub(crate) fn decide(&mut self, state: &G, seat: Seat) -> G::Action {
        self.bot.choose(&mut Decision::new(state, seat, None, &mut self.actions))
    }
}

impl<G: Learnable> AnyBot for SeatBot<G> {
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat) -> Result<String, EnvError> {
        let game = game.as_any().downcast_ref::<Played<G>>();
        let game = game.ok_or_else(|| EnvError::value(format!("this bot plays {} alone", G::META.id)))?;
        game.state().pending().expect_act(seat).map_err(refused)?;
        Ok(self.decide(game.state(), seat).to_string())
    }
}
