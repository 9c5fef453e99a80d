//! Cubosaurs, shown.

mod art;
mod ask;
mod board;
mod card;
mod count;
mod diagram;
mod explain;
mod keep;
mod market;
mod reason;
mod rules;
mod sheet;
mod text;

use crate::game_page::{Daily, GamePage, Variant};
pub use cubosaurs::State;
use dino_core::Game;
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
    style: include_str!("cubosaurs.css"),
    pictures: "",
    scripts: &[("cubosaurs.js", include_str!("cubosaurs.js"))],
    symbols: Markup::default,
    sprite: art::sprite,
    world: include_str!("world.svg"),
    thumb: include_str!("thumb.svg"),
    kinds: &[
        ("card", "0 0 100 140", "cub.svg#back"),
        ("tile", "0 0 100 100", "cub.svg#tile-3"),
        ("animal", "0 0 100 100", "pieces.svg#cr-trex"),
        ("counter", "0 0 100 106", "cub.svg#dna"),
    ],
    picture: art::picture,
    variants: &[
        Variant { name: "base", options: &[("dna", "off")] },
        Variant { name: "advanced", options: &[("dna", "on")] },
    ],
    value_name: |_, _| None,
    thing: |_| None,
    lessons: &[
        ("first.lesson", include_str!("lessons/first.lesson")),
        ("dna.lesson", include_str!("lessons/dna.lesson")),
        ("practice.lesson", include_str!("lessons/practice.lesson")),
    ],
    terms: &["collection", "hand", "type", "forced-keep", "dna", "market"],
    notes: &[
        ("forced", ".stage:has(#offers [value=keep]):not(:has(#offers [value^=refuse])) #hand .card"),
        ("hand", ".stage:has(#offers [value=keep]) #hand .card"),
        ("passed", r#".stage:has(#offers [value=keep]) #hand .hand:not([data-fans="1"]) .card:last-child"#),
        ("loss", "#mine .card:has(.is-loss)"),
        ("round", "#mine .player__total"),
        ("market", ".stage:has(.prompt--you) .market-tile:not(.is-short)"),
    ],
    par: None,
    daily: Daily::USUAL,
};
