//! Cubosaurs, shown.

mod art;
mod ask;
mod board;
mod card;
mod keep;
mod market;
mod rules;
mod sheet;
mod text;

use crate::game_page::GamePage;
pub use cubosaurs::State;
use dino_core::Game;
use maud::Markup;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("cubosaurs.css"),
    pictures: "",
    scripts: &[],
    symbols: Markup::default,
    sprite: art::sprite,
    world: include_str!("world.svg"),
    thumb: include_str!("thumb.svg"),
    picture: art::picture,
    value_name: |_, _| None,
    par: None,
};
