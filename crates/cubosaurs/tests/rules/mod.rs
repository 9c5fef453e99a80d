//! One scenario or more for every rule of `docs/rules/cubosaurs.md`, named for its number and the fact.
//!
//! Letters in comments, such as V-1 or L-b, name the worked example of that page.

pub(crate) mod random;
pub(crate) mod scene;

mod dna;
mod game_end;
mod market;
mod next_round;
mod refusing;
mod reserve;
mod round_end;
mod rulings;
mod scoring;
mod setup;
mod tiles;
mod turn;
mod two_players;
