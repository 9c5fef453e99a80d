//! One scenario or more for every rule of `docs/rules/gods-love-dinosaurs.md`, named for its number and the fact.
//!
//! TV-1 and so on in comments name the worked example of that page.

pub(crate) mod scene;

mod dinosaurs;
mod ending;
pub(crate) mod hatching;
mod orders;
mod predators;
mod prey;
mod prospect;
mod refill;
mod refusals;
mod rulings;
mod setup;
mod shortage;
mod turn;
