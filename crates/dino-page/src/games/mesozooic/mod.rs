//! Mesozooic, shown.

mod art;
mod ask;
mod best;
mod board;
mod draft;
mod par;
mod rules;
mod sheet;
mod text;
mod zoo;

use crate::game_page::GamePage;
use dino_core::Game;
use maud::Markup;
pub use mesozooic::State;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("mesozooic.css"),
    pictures: "",
    scripts: &[
        ("mesozooic.js", include_str!("mesozooic.js")),
        ("mesozooic-count.js", include_str!("mesozooic-count.js")),
    ],
    symbols: Markup::default,
    sprite: art::sprite,
    world: include_str!("world.svg"),
    thumb: include_str!("thumb.svg"),
    picture: art::scene,
    value_name: text::left_out,
    par: Some(par::par),
};
