//! Games by their ids, and tables with their type forgotten: what a server or a program that knows no game goes through.
//!
//! ```
//! use dino_core::Game;
//!
//! let title = dino_games::with_game!("cubosaurs", G => G::META.title);
//! assert_eq!(title, Some("Cubosaurs"));
//! assert_eq!(dino_games::with_game!("chess", G => G::META.title), None);
//! ```
//!
//! The list of games itself is [`dino_page::games`].
//!
//! Whole programs to copy are in this crate's `examples` folder:
//!
//! | example | shows |
//! | --- | --- |
//! | `random_game` | a whole game of any kind, its record and its standing |
//! | `own_bot` | a bot of one's own against another |
//! | `search` | playouts in worlds sampled from what one seat may know |
//! | `tournament` | bots against each other in every game, on two threads |
//!
//! ```sh
//! cargo run --release --package dino-games --example random_game -- evo 3
//! ```

pub mod lesson;
mod open;
mod reviewed;
mod table;

pub use dino_page::games::IDS;
pub use dino_page::with_game;
pub use open::{OpenError, Setup, meta, options, read_sheet, resume_lines, shared_device, verify};
pub use reviewed::reviewed;
pub use table::{ActError, AnyTable, GameTable};
