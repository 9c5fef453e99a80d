//! What every Dinotable game is tested with.
//!
//! ```
//! use dino_core::Game;
//! use dino_testkit::{laws, setup::Setup, toy::Toy};
//!
//! // `tests/laws.rs` of a game, with every seat count and variant and more games than this:
//! let seats = Toy::<0>::META.min_seats..=Toy::<0>::META.max_seats;
//! laws::assert_laws::<Toy<0>>(seats.map(|seats| Toy::<0>::config(seats, "")), 2);
//! ```
//!
//! | question | answer |
//! | --- | --- |
//! | does the game keep the twelve laws | [`laws`] |
//! | did the way a whole game plays change | [`golden`] |
//! | has every rule number its scenario | [`coverage`] |
//! | which options and sheets are refused, and how | [`setup`], [`sheet`] |
//! | what happens in a scenario | [`mod@story`] |
//! | what survives any bytes at all | [`fuzz`] |
//! | do the laws catch anything | [`toy`]: a sound game, and one that breaks each law |
//!
//! All of it is deterministic: a run that failed fails again.
//!
//! Linking this crate replaces the global allocator by one that counts (law 10), so it is a dev-dependency only.

/// Leaves the function with a message when a condition does not hold.
macro_rules! ensure {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(format!($($what)+));
        }
    };
}

pub mod coverage;
pub mod encoding;
pub mod fuzz;
pub mod golden;
pub mod laws;
pub mod pool;
pub mod setup;
pub mod sheet;
pub mod story;
pub mod toy;
pub mod trial;

mod mutate;
mod say;

/// The folder of a game's crate, which bears its id and lies beside this one.
fn crate_folder<G: dino_core::Game>() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name(G::META.id)
}

/// The example in the README is right.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
