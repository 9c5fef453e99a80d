//! The rules of Cubosaurs, a card game by Fabien Tanguy (Catch Up Games, 2022) for two to five.
//!
//! Everybody collects dinosaurs face up. On your turn you have a hand: one drawn card, or the hand your neighbour
//! refused. Keep it all, or refuse it: then you add one card of your own, of a type not yet in it, and pass it on.
//! Species pay by how many you have, velociraptors in pairs of grey and black, eggs for having the most. In the
//! advanced game some cards bring DNA tokens, which buy tiles.
//!
//! The numbered rules are in `docs/rules/cubosaurs.md`; code and tests cite them (CUB-21).
//!
//! ```
//! use cubosaurs::{Action, Config, State};
//! use dino_core::{Game, Pending, Seed, Table};
//!
//! let mut table = Table::<State>::new(Config::new(2)?, Seed::of_series(1, 0), vec![]);
//! loop {
//!     match table.state().pending() {
//!         Pending::Chance => drop(table.draw()),
//!         // Keeping is always allowed (CUB-12).
//!         Pending::Seats(seats) => table.act(seats.first().expect("somebody"), Action::Keep)?,
//!         Pending::Over => break,
//!     }
//! }
//! assert!(table.state().standing().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod appraise;
mod card;
mod chance;
mod components;
mod config;
mod encode;
mod game;
mod policy;
mod rules;
mod sample;
mod score;
mod state;
mod tile;
mod view;

pub use action::{Action, Purchase};
pub use card::{ALL_CARDS, CardId, CardSet, CardType, counts, same_types};
pub use chance::Chance;
pub use components::{Components, EMBEDDED, Rulings, Stake, StarterBy, TieStarts, TileValues};
pub use config::{Config, Options};
pub use score::{CATEGORIES, RoundPoints, raptor_points, round_points};
pub use state::{Phase, State, Then};
pub use tile::{Tile, TileSet};
pub use view::{Seen, View};

dino_core::number_rules!("CUB");

/// The example in the README is right.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
