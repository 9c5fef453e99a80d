//! What a Dinotable game is, and the few things every game shares.
//!
//! A game is a type that implements [`Game`]. Its value is one moment of play, a *state*: plain data without
//! heap, clock, log or random generator. Three kinds of [`Event`] change it and nothing else does: a seat
//! acts, chance falls, time is up. A [`Record`] is a header and such events, so a saved game is replayed,
//! never restored.
//!
//! The rules never draw at random. They list what may fall with integer weights, and whoever drives the game
//! picks: a [`Table`] from a seed it has committed to (see [`draw`]), a simulation from a fast generator.
//! What a seat may know is a [`Game::View`], built field by field; browsers, bots and files get views only.
//!
//! | question | answer |
//! | --- | --- |
//! | who sits where | [`Seat`], [`SeatSet`], [`BySeat`] |
//! | what may happen, and why not | [`Event`], [`Pending`], [`Refusal`], [`RuleId`] |
//! | face-down things | [`IdSet`] for things that are all different, [`Pile`] for things that repeat |
//! | maps | [`Hex`], [`Direction`] |
//! | saved games | [`Record`], [`Table`], [`replay`] |
//! | who won, and for what | [`Standing`] |
//! | how long seats have, and since when | [`Clock`], [`Clocks`] |
//! | what bots need of a game | [`Heuristics`] |
//! | what programs that learn need of a game | [`Encode`] |
//!
//! Programs that play games are among the examples of the crate `dino-games`; the smallest whole game is the toy of
//! `dino-testkit`.

pub mod audit;
pub mod clock;
pub mod clocks;
pub mod config;
pub mod digest;
pub mod draw;
pub mod encode;
pub mod event;
pub mod game;
pub mod heuristics;
pub mod hex;
pub mod history;
pub mod idset;
pub mod pace;
pub mod pile;
pub mod playout;
pub mod record;
pub mod replay;
mod resign;
pub mod seat;
pub mod sheet;
pub mod standing;
pub mod status;
pub mod table;
pub mod takeback;

pub use clock::{Clock, ClockReading, Untimed};
pub use clocks::{Clocks, RunningClock, Timeout};
pub use config::{ConfigError, Configure, GameConfig, OptionKind, OptionSpec};
pub use digest::Digest;
pub use draw::{Draws, Seed};
pub use encode::{Choices, Encode, Encoding, Field, Numbers, Word};
pub use event::{Event, NotationError, Pending, Refusal, RuleId};
pub use game::{Game, GameExt, Meta, Notation, Viewer};
pub use heuristics::Heuristics;
pub use hex::{Direction, Hex};
pub use history::History;
pub use idset::{Id, IdSet};
pub use pace::Pace;
pub use pile::Pile;
pub use playout::{Scratch, playout, policy_playout};
pub use rand_core::Rng;
pub use record::{Header, Line, PERSON, Record, RecordError, Seal};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use sheet::SheetError;
pub use standing::{MAX_CATEGORIES, Standing};
pub use status::TableStatus;
pub use table::Table;
pub use takeback::NoTakeback;

/// The example in the README is right.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
