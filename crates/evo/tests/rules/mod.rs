//! One scenario or more for every rule of `docs/rules/evo.md`, named for its number and the fact.
//!
//! TV-1 and so on in comments name the worked example of that page.

pub(crate) mod scene;

mod auction;
mod births;
mod climate;
mod combat;
mod end;
mod events;
mod followed;
mod genes;
mod initiative;
mod movement;
mod rulings;
mod setup;
mod survival;
mod tell;
