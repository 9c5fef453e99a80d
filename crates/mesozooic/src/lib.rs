//! The rules of Mesozooic, a game by Florian Fay (Z-Man Games, 2018) for two to six.
//!
//! Everybody builds a dinosaur zoo. First you choose cards: keep two of your hand, pass the rest. Then your cards lie in
//! a grid with one empty cell, and for 45 seconds everybody slides them at once, like a sliding puzzle. Closed
//! enclosures, attractions next to trucks, joined tracks and topiaries pay. Three rounds; the worst is struck.
//!
//! The numbered rules are in `docs/rules/mesozooic.md`; code and tests cite them (MES-23).
//!
//! ```
//! use dino_core::{Game, Pending, Seed, Table};
//! use mesozooic::{Config, State};
//!
//! let mut table = Table::<State>::new(Config::new(2)?, Seed::of_series(1, 0), vec![]);
//! loop {
//!     match table.state().pending() {
//!         Pending::Chance => drop(table.draw()),
//!         Pending::Seats(seats) => {
//!             let seat = seats.first().expect("somebody");
//!             // Of slides and `done` the last one listed: nothing is slid.
//!             let mut actions = Vec::new();
//!             table.state().legal_actions(seat, &mut actions);
//!             table.act(seat, *actions.last().expect("an action"))?;
//!         }
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
mod face;
mod game;
mod rules;
mod sample;
mod score;
pub mod solve;
mod state;
mod view;
mod zoo;

pub use action::Action;
pub use card::{
    ADVANCED, ADVANCED_CARDS, CRANES, CardId, CardSet, GATES_AND_SHOPS, Kind, NEUTRAL_CARDS, NEUTRALS,
    SET_CARDS, SETS, basic_set,
};
pub use chance::Chance;
pub use components::{Components, EMBEDDED, ElementPoints, Timing};
pub use config::{Advanced, Config, Options};
pub use encode::SLIDES_OFFERED;
pub use face::{Element, Face, Side};
pub use rules::Timer;
pub use score::{CATEGORIES, RoundPoints, face_points, struck, total, zoo_points};
pub use state::{Phase, Stage, State};
pub use view::{Own, Secret, Seen, Shown, View, What};
pub use zoo::{MAX_CELLS, ROWS, Zoo};

dino_core::number_rules!("MES");

/// The example in the README is right.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
