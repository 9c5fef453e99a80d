//! The twelve laws every game must keep.
//!
//! Each law is a question to one random game, a [`Trial`]. [`hold`] plays games and asks all of them;
//! [`law_holds`] asks one. Run them on every seat count and every variant of a game, with the embedded
//! component sheet: law 11 rebuilds the configuration from a record, which names a sheet and does not hold it.

use crate::pool::Pool;
use crate::say::OnPanic;
use crate::trial::{Trial, setup};
use dino_core::Heuristics;
use std::fmt;

mod ending;
mod heuristics;
mod legal;
mod notation;
mod order;
mod refused;
mod replay;
mod sample;
mod saved;
mod still;
mod twins;

pub use ending::chance_and_ending;
pub use heuristics::heuristics;
pub use legal::legal_actions;
pub use notation::{canonical, notation};
pub use order::order;
pub use refused::refused;
pub use replay::replay;
pub use sample::sample;
pub use saved::saved;
pub use still::{audit, no_allocation};
pub use twins::{twin_game, twin_game_seen, twins, twins_as_shown};

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The law's number.
    pub law: u8,
    /// The game and its configuration, in words.
    pub setup: String,
    /// The seed of the random game, which is also how many games of the run went well before it.
    pub seed: u64,
    /// How many events had happened.
    pub events: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, setup, seed, events, what } = self;
        let text = TEXTS.get(usize::from(*law).wrapping_sub(1)).unwrap_or(&"no such law");
        writeln!(f, "law {law} is broken: {text}.")?;
        writeln!(f, "  where: {setup}; game {seed}, after {events} events")?;
        writeln!(f, "  what: {what}")?;
        write!(f, "  again: laws::law_holds({law}, &config, {})", seed + 1)
    }
}

impl std::error::Error for Breach {}

/// The laws in words; the first is law 1.
pub const TEXTS: [&str; 12] = [
    "replaying the events gives the same state, and the digest forgets no fact",
    "the listed actions are those that pass the check, ascending, without duplicates",
    "every action and outcome is read as it is written; junk fails without panic",
    "nothing is lost and nothing doubled, after every event",
    "the order of simultaneous choices does not matter",
    "a sampled world looks like the view it was sampled from",
    "worlds that look alike stay alike as long as the events look alike",
    "chance has weights, the game ends within its bound and ranks every seat",
    "a refused event leaves the state as it was",
    "playouts and clones allocate nothing, and the state is no larger than stated",
    "configuration, view and record are read as they are written",
    "what searchers ask is finite, always the same, and follows from what a seat may know",
];

/// A law as a question to one random game.
pub type Law<G> = fn(&Trial<G>) -> Result<(), Breach>;

/// All laws; the first is law 1.
pub fn all<G: Heuristics>() -> [Law<G>; 12] {
    [
        replay,
        legal_actions,
        notation,
        audit,
        order,
        sample,
        twins,
        chance_and_ending,
        refused,
        no_allocation,
        saved,
        heuristics,
    ]
}

/// Plays `games` random games, with the seeds from 0 on, and asks all laws of each.
pub fn hold<G: Heuristics>(config: &G::Config, games: u32) -> Result<(), Breach> {
    ask::<G>(config, games, |_| true)
}

/// Plays the same games and asks one law of each.
pub fn law_holds<G: Heuristics>(law: u8, config: &G::Config, games: u32) -> Result<(), Breach> {
    ask::<G>(config, games, |number| number == law)
}

/// Fails the test when a law does not hold under one of the configurations.
///
/// # Panics
/// When a law does not hold.
#[track_caller]
pub fn assert_laws<G: Heuristics>(configs: impl IntoIterator<Item = G::Config>, games: u32) {
    for config in configs {
        hold::<G>(&config, games).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

/// The same for configurations with another sheet, which cannot be asked law 11.
///
/// # Panics
/// When one of the other laws does not hold.
#[track_caller]
pub fn assert_laws_of_play<G: Heuristics>(configs: impl IntoIterator<Item = G::Config>, games: u32) {
    for config in configs {
        ask::<G>(&config, games, |law| law != 11).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

fn ask<G: Heuristics>(config: &G::Config, games: u32, asked: impl Fn(u8) -> bool) -> Result<(), Breach> {
    let mut pool = Pool::default();
    for seed in 0..u64::from(games) {
        let playing = OnPanic(|| format!("while playing {}; game {seed}", setup::<G>(config)));
        let trial = Trial::<G>::play(config, seed, pool);
        drop(playing);
        for (number, law) in (1..).zip(all::<G>()).filter(|(number, _)| asked(*number)) {
            let _asking =
                OnPanic(|| format!("while asking law {number} of {}; game {seed}", setup::<G>(config)));
            law(&trial)?;
        }
        pool = trial.pool;
    }
    Ok(())
}
