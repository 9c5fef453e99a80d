//! Games as environments for programs that learn, with their type forgotten: what the Python package is made of.
//!
//! | type | is |
//! | --- | --- |
//! | [`AnyGame`] | a game in notation: views, events, records, worlds sampled from a view |
//! | [`AnyLane`] | a game in numbers: one seat at a time says tokens ([`dino_core::Encode`]) |
//! | [`AnyBatch`] | many lanes that write into the caller's buffers, on several threads |
//! | [`AnyBot`] | a bot that plays a seat of a game |
//!
//! Each is made by the id of its game, and none names one: a new game has all of it.

mod batch;
mod bot;
mod encoding;
mod error;
mod game;
mod lane;

mod reward;

pub use batch::{AnyBatch, Batch, BatchSetup, Buffers};
pub use bot::{AnyBot, bot};
pub use encoding::encoding;
pub use error::EnvError;
pub use game::{AnyGame, Played, Verified, load, new_game, rule_sentence, verify, world};
pub use lane::{AnyLane, Lane, lane, restore};
pub use reward::Reward;

use dino_core::Encode;
use dino_page::Show;

/// A game that can be shown, judged and encoded: every game there is.
pub trait Learnable: Show + Encode {}

impl<G: Show + Encode> Learnable for G {}
