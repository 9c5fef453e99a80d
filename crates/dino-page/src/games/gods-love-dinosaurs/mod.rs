//! Gods Love Dinosaurs, shown.

mod aids;
mod art;
mod ask;
mod board;
mod diagram;
mod lands;
mod market;
mod reason;
mod rules;
mod sheet;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod told;

use crate::game_page::{Daily, GamePage};
use dino_core::Game;
pub use gods_love_dinosaurs::State;
use maud::Markup;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
        [include_str!("lessons/en.ftl"), include_str!("lessons/fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("gods-love-dinosaurs.css"),
    pictures: include_str!("pictures.css"),
    scripts: &[
        ("gods-love-dinosaurs.js", include_str!("gods-love-dinosaurs.js")),
        ("gods-hunt.js", include_str!("gods-hunt.js")),
        ("gods-moments.js", include_str!("gods-moments.js")),
    ],
    symbols: Markup::default,
    sprite: art::sprite,
    world: include_str!("world.svg"),
    thumb: include_str!("thumb.svg"),
    kinds: &[
        ("hex", "-64 -68 128 142", "gld.svg#lake"),
        ("animal", "-32 -35 64 64", "gld.svg#tiger"),
        ("counter", "0 0 100 100", "gld.svg#egg-gold"),
    ],
    picture: art::picture,
    variants: &[],
    value_name: |value, words| {
        value.parse::<u8>().ok().map(|seat| words.with("seat-name", &[("seat", seat.into())]))
    },
    thing: |_| None,
    lessons: &[
        ("first.lesson", include_str!("lessons/first.lesson")),
        ("timing.lesson", include_str!("lessons/timing.lesson")),
        ("practice.lesson", include_str!("lessons/practice.lesson")),
        ("practice-tiles.lesson", include_str!("lessons/practice-tiles.lesson")),
        ("practice-later.lesson", include_str!("lessons/practice-later.lesson")),
    ],
    terms: &["activation", "prey", "predator", "ecosystem", "token", "hatch", "joker", "starve"],
    notes: &[
        ("hatch", ".stage:has(#offers [value=hatch]) #mine .gods-eggs"),
        ("hunt", ".stage:has(#offers [value^=hunt]) #animals .gods-awake"),
        ("awake", "#animals .gods-awake"),
        ("place", ".stage:has(#offers [value^=place]) #land"),
        ("last", ".stage:has(#offers [value^=take]) .gods-column--last"),
        ("take", ".stage:has(#offers [value^=take]) .gods-board__head"),
        (
            "egg",
            ".stage:has(.gods-token):has(.prompt--you) .gods-column--token:not(.gods-column--empty) .gods-token",
        ),
    ],
    par: None,
    daily: Daily::USUAL,
};
