//! How the bots play.

mod evo;
mod guard;
mod search;
