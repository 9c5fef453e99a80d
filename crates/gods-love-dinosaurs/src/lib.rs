//! The rules of Gods Love Dinosaurs, a game by Kasper Lapp (Pandasaurus Games, 2020) for two to five.
//!
//! Everybody grows an ecosystem of hexes. On your turn you take a tile from the animal board, lay it and put its
//! animal on it. Whoever takes the last tile of a column sets off its species for all: frogs, rabbits and rats breed,
//! tigers and eagles hunt them, and where the dinosaur token stands the dinosaurs hatch and hunt as well. A predator
//! eaten by a dinosaur is an egg; eggs and dinosaurs are points. Who eats nothing starves.
//!
//! The numbered rules are in `docs/rules/gods-love-dinosaurs.md`; code and tests cite them (GLD-28).
//!
//! ```
//! use dino_core::{Game, Pending, Seed, Table};
//! use gods_love_dinosaurs::{Config, State};
//!
//! let mut table = Table::<State>::new(Config::new(2)?, Seed::of_series(1, 0), vec![]);
//! loop {
//!     match table.state().pending() {
//!         Pending::Chance => drop(table.draw()),
//!         Pending::Seats(seats) => {
//!             let seat = seats.first().expect("somebody");
//!             let mut actions = Vec::new();
//!             table.state().legal_actions(seat, &mut actions);
//!             table.act(seat, actions[0])?;
//!         }
//!         Pending::Over => break,
//!     }
//! }
//! assert!(table.state().standing().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod appraise;
mod chance;
mod components;
mod config;
mod ecosystem;
mod encode;
mod game;
mod land;
mod prospect;
mod rules;
mod sample;
mod score;
mod seen;
mod state;
mod tile;
mod view;
mod window;

pub use action::{Action, Meal};
pub use chance::Chance;
pub use components::{
    ActivationOrder, Components, EMBEDDED, PreyTarget, Rulings, Spot, StarvedRemoved, TILES, Tile,
};
pub use config::{Config, Options};
pub use ecosystem::{Ecosystem, MAX_HEXES, Mark, Place};
pub use encode::REACH;
pub use land::{Animal, Terrain};
pub use prospect::{Half, Prospect, Reach, Stirring};
pub use score::CATEGORIES;
pub use seen::Seen;
pub use state::{Phase, State};
pub use tile::{Letter, TileId};
pub use view::{Nest, View};

dino_core::number_rules!("GLD");

/// The example in the README is right.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
