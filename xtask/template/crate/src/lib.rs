//! The rules of Template Game, a card game for two to four.
//!
//! Everybody holds three cards with numbers from 1 to 5, and lays one of them face down at the same time as the others.
//! The cards are turned up: the highest that nobody else laid scores its number. The last trick pays a little more.
//!
//! The numbered rules are in `docs/rules/template-game.md`; code and tests cite them (TPL-4).
//!
//! ```
//! use dino_core::{Game, Pending, Seed, Table};
//! use template_game::{Config, State};
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
mod card;
mod chance;
mod components;
mod config;
mod encode;
mod game;
mod rules;
mod sample;
mod score;
mod state;
mod view;

pub use action::Action;
pub use card::{Card, KINDS};
pub use chance::Chance;
pub use components::{Components, EMBEDDED};
pub use config::{Config, Options};
pub use score::CATEGORIES;
pub use state::{Phase, State};
pub use view::{Hand, Laid, Seen, View};

dino_core::number_rules!("TPL");

/// The example in the README is right.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
