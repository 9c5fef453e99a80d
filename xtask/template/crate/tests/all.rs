//! All tests of the game, in one program: each more would be linked with everything once more.

mod config;
mod fuzz;
mod laws;
mod rules;
mod sheet;
