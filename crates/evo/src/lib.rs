//! The rules of Evo, second edition, a board game by Philippe Keyaerts (Asmodee, 2011) for two to five.
//!
//! Everybody leads a species of dinosaurs on one island while the climate turns like a wheel. Each round: a token turns
//! the wheel; genes are auctioned for mutation points, which are also the victory points; whoever has fewer dinosaurs
//! goes first; herds move and fight; eggs hatch; and what the climate does not spare dies. Every dinosaur alive is worth
//! a point. After nine to eleven rounds the meteor comes.
//!
//! The numbered rules are in `docs/rules/evo.md`; code and tests cite them (EVO-41).
//!
//! ```
//! use dino_core::{Game, Pending, Seed, Table};
//! use evo::{Config, State};
//!
//! let mut table = Table::<State>::new(Config::new(3)?, Seed::of_series(1, 0), vec![]);
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

#[macro_use]
mod named;

mod action;
mod appraise;
mod card;
mod chance;
mod climate;
mod components;
mod config;
mod die;
mod encode;
mod followed;
mod game;
mod gene;
mod island;
mod rules;
mod sample;
mod score;
mod state;
mod tell;
mod view;

pub use action::{Action, Play, Survivors};
pub use card::{ALL_CARDS, Card, CardSet, Moment, Until};
pub use chance::Chance;
pub use climate::{Ground, MAX_SECTIONS, TURNING_TOKENS, Terrain, Token, Wheel};
pub use components::{Beaten, Components, EMBEDDED, Rulings, Six, Twins, Values};
pub use config::{Config, Options};
pub use die::{FACES, Face};
pub use followed::{About, Attack, Death, Followed, Saved, Stands};
pub use gene::{Gene, GeneSet, NORMAL_KINDS, Species, UNIQUE_GENES};
pub use island::{COORDINATES, Cell, CellSet, Island, MAX_CELLS, MAX_SEATS, Unfit, ZONES};
pub use score::CATEGORIES;
pub use state::{AfterPeek, Combat, Effects, Pawn, Phase, START_MP, State};
pub use tell::Fates;
pub use view::{Hand, Known, Round, Seen, View};

dino_core::number_rules!("EVO");

/// The example in the README is right.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
