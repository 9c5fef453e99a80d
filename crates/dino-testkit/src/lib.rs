//! What every Dinotable game is tested with.
//!
//! ```
//! use dino_core::{Configure, Game};
//! use dino_testkit::{laws, toy::Toy};
//!
//! // `tests/laws.rs` of a game, with every seat count and variant and more games than this:
//! let seats = Toy::<0>::META.min_seats..=Toy::<0>::META.max_seats;
//! let configs = seats.filter_map(|seats| Configure::build(seats, &[], None).ok());
//! laws::assert_laws::<Toy<0>>(configs, 2);
//! ```
//!
//! | question | answer |
//! | --- | --- |
//! | does the game keep the eleven laws | [`laws`] |
//! | did the way a whole game plays change | [`golden`] |
//! | has every rule number its scenario | [`coverage`] |
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
pub mod fuzz;
pub mod golden;
pub mod laws;
pub mod pool;
pub mod toy;
pub mod trial;

mod mutate;
mod say;
