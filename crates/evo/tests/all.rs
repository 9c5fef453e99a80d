//! All tests of the game, in one program: each more would be linked with everything once more.

mod config;
mod fuzz;
mod laws;
mod rules;
mod sheet;
mod waits;

// What scenarios share is named by its own name alone.
use rules::scene;
