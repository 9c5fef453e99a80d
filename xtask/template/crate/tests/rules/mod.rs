//! One scenario or more for every rule of `docs/rules/template-game.md`, named for its number and the fact.

mod scene;

mod setup;
mod trick;
