//! Mesozooic, shown.

mod art;
mod ask;
mod best;
mod board;
mod diagram;
mod draft;
mod par;
mod reason;
mod rules;
mod sheet;
mod text;
mod zoo;

use crate::game_page::{Daily, GamePage, Variant};
use dino_core::Game;
use maud::Markup;
pub use mesozooic::State;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
        [include_str!("lessons/en.ftl"), include_str!("lessons/fr.ftl")],
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
    kinds: &[
        ("card", "0 0 100 100", "mes.svg#b1"),
        ("animal", "0 0 100 100", "mes.svg#d1"),
        ("counter", "0 0 100 100", "mes.svg#mz-truck"),
    ],
    picture: art::scene,
    variants: &[
        Variant { name: "base", options: &[] },
        Variant { name: "advanced", options: &[("advanced", "random")] },
    ],
    value_name: text::named_card,
    thing: art::named_card,
    lessons: &[
        ("first.lesson", include_str!("lessons/first.lesson")),
        ("advanced.lesson", include_str!("lessons/advanced.lesson")),
        ("practice.lesson", include_str!("lessons/practice.lesson")),
    ],
    terms: &["director", "enclosure", "attraction", "monorail", "topiary", "neutral", "hole", "strike"],
    notes: &[
        ("draft", ".stage:has(.prompt--you) .zoo-hand"),
        ("kept", ".stage:has(.prompt--you) #mine .zoo-kept__cards .zoo-card"),
        ("plan", ".stage:has(#offers [value=ready]) .zoo-timer"),
        ("monorail", "#joints [data-joint=monorail]"),
        ("tally", "#tally:has([data-tally])"),
    ],
    par: Some(par::par),
    // A zoo for everybody (MES-65): the same cards, the same clock, and no luck but theirs.
    daily: Daily { seats: 1, options: &[("draft", "off"), ("cards", "random")] },
};
