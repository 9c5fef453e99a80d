//! One scenario or more for every rule of `docs/rules/mesozooic.md`, named for its number and the fact.

pub(crate) mod scene;

mod advanced;
mod building;
mod choosing;
mod clock;
mod end;
mod handicaps;
mod scoring;
mod screen;
mod setup;
mod young;
