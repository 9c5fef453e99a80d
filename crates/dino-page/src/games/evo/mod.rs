//! Evo, shown.

mod ask;
mod board;
mod cards;
mod combat;
mod diagram;
mod laboratory;
mod map;
mod moment;
mod reason;
mod rules;
mod sheet;
mod species;
#[cfg(test)]
mod tests;
mod text;
mod ways;
mod wheel;

use crate::game_page::{Daily, GamePage, Variant};
use crate::words::Words;
use dino_core::{Game, Hex};
pub use evo::State;
use evo::{Card, Gene, Ground, Terrain, Token, View};
use maud::{Markup, PreEscaped, html};

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
        [include_str!("lessons/en.ftl"), include_str!("lessons/fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("evo.css"),
    pictures: include_str!("pictures.css"),
    scripts: &[
        ("evo.js", include_str!("evo.js")),
        ("evo-show.js", include_str!("evo-show.js")),
        ("evo-island.js", include_str!("evo-island.js")),
        ("evo-fight.js", include_str!("evo-fight.js")),
        ("evo-climate.js", include_str!("evo-climate.js")),
    ],
    symbols: Markup::default,
    sprite: || PreEscaped(include_str!("art.svg").to_owned()),
    world: include_str!("world.svg"),
    thumb: include_str!("thumb.svg"),
    kinds: &[
        ("card", "0 0 120 66", "evo.svg#card-mire"),
        ("hex", "-46 -54 92 112", "evo.svg#tr-green-1"),
        ("animal", "-4 0 112 96", "evo.svg#hero-1"),
        ("counter", "0 0 100 100", "evo.svg#egg"),
    ],
    picture: map::picture,
    variants: &[
        Variant { name: "base", options: &[("events", "off")] },
        Variant { name: "advanced", options: &[("events", "on")] },
    ],
    value_name: |_, _| None,
    thing: |_| None,
    lessons: &[
        ("first.lesson", include_str!("lessons/first.lesson")),
        ("events.lesson", include_str!("lessons/events.lesson")),
        ("practice.lesson", include_str!("lessons/practice.lesson")),
        ("practice-later.lesson", include_str!("lessons/practice-later.lesson")),
    ],
    terms: &[
        "mutation-points",
        "ideal",
        "deadly",
        "plate",
        "vial",
        "pushed-out",
        "track",
        "unique",
        "protected",
    ],
    notes: &[
        ("again", ".stage:has(.prompt--you) .evo-tube.is-closed"),
        ("bid", ".stage:has(.prompt--you) .evo-lab"),
        ("gene", ".stage:has(.evo-steps) #mine .evo-species"),
        ("climate", ".stage:has(.evo-steps) #legend"),
        ("fight", ".stage:has(#offers [value^=attack]) .evo-duels"),
        ("birth", ".stage:has(.prompt--you) #evo-moment .evo-eggs"),
        ("fate", "#evo-moment .evo-fates"),
        ("card", "#cards .evo-card"),
    ],
    par: None,
    daily: Daily::USUAL,
};

/// A drawing of the game's file.
fn art(name: &str) -> Markup {
    html! { use href={ "/assets/evo.svg#" (name) } {} }
}

/// The words under a game's key and a name of the sheet.
fn named(group: &str, name: &str, words: &Words) -> String {
    words.get(&format!("evo-{group}-{}", name.replace('_', "-")))
}

fn gene_name(gene: Gene, words: &Words) -> String {
    gene_label(gene, words).replace(SOFT_HYPHEN, "")
}

/// A gene's name for narrow places: where it may be broken is marked.
fn gene_label(gene: Gene, words: &Words) -> String {
    named("gene", gene.name(), words)
}

/// Where a long word may be broken. Nothing to be seen on a page, but a terminal may show it.
const SOFT_HYPHEN: char = '\u{ad}';

fn card_name(card: Card, words: &Words) -> String {
    named("card", card.name(), words)
}

fn terrain_name(terrain: Terrain, words: &Words) -> String {
    named("terrain", terrain.name(), words)
}

fn ground_name(ground: Ground, words: &Words) -> String {
    named("ground", ground.name(), words)
}

/// A token by what it does.
fn token_name(token: Token, words: &Words) -> String {
    let name = match token {
        Token::Back => "back",
        Token::Still => "still",
        Token::Forward => "forward",
        Token::Leap => "leap",
        Token::Meteor => "meteor",
    };
    named("token", name, words)
}

/// Hexes one after the other.
fn hexes<'h>(hexes: impl IntoIterator<Item = &'h Hex>) -> String {
    hexes.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Shares of a whole in hundredths.
fn percents(view: &View) -> Vec<(Token, u32)> {
    let forecast = view.forecast();
    let sum: u32 = forecast.iter().map(|(_, weight)| weight).sum();
    forecast.into_iter().map(|(token, weight)| (token, (100 * weight + sum / 2) / sum.max(1))).collect()
}
