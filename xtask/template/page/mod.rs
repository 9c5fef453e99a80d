//! Template Game, shown.

mod art;
mod ask;
mod board;
mod rules;
mod text;

use crate::game_page::{Daily, GamePage};
use dino_core::Game;
use maud::Markup;
pub use template_game::State;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("template-game.css"),
    pictures: "",
    scripts: &[],
    symbols: art::symbols,
    sprite: Markup::default,
    world: include_str!("world.svg"),
    thumb: include_str!("thumb.svg"),
    kinds: &[],
    picture: art::picture,
    variants: &[],
    value_name: |_, _| None,
    thing: |_| None,
    lessons: &[],
    terms: &[],
    notes: &[],
    par: None,
    daily: Daily::USUAL,
};
