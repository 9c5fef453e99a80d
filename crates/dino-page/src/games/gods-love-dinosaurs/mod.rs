//! Gods Love Dinosaurs, shown.

mod aids;
mod art;
mod ask;
mod board;
mod lands;
mod market;
mod rules;
mod sheet;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod told;

use crate::game_page::GamePage;
use dino_core::Game;
pub use gods_love_dinosaurs::State;
use maud::Markup;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("gods-love-dinosaurs.css"),
    pictures: include_str!("pictures.css"),
    scripts: &[
        ("gods-love-dinosaurs.js", include_str!("gods-love-dinosaurs.js")),
        ("gods-hunt.js", include_str!("gods-hunt.js")),
    ],
    symbols: Markup::default,
    sprite: art::sprite,
    world: include_str!("world.svg"),
    thumb: include_str!("thumb.svg"),
    picture: art::picture,
    value_name: |value, words| {
        value.parse::<u8>().ok().map(|seat| words.with("seat-name", &[("seat", seat.into())]))
    },
    par: None,
};
