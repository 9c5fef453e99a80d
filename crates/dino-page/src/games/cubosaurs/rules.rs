//! Cubosaurs: what stands for the marks of its texts, and its reference card.

use super::art;
use crate::art::icon;
use crate::rules_page::{Book, MarkPosition, Reader, moment, number, plates};
use crate::words::Words;
use cubosaurs::{CardId, CardType, Components, State, Tile, View};
use maud::{Markup, html};

mod count;
mod tables;

/// The kept game whose moments are the pictures of the text.
const RECORD: &str = include_str!("../../../../../records/cubosaurs/three.rec");

pub(super) const BOOK: Book = Book {
    learn: [include_str!("learn.en.md"), include_str!("learn.fr.md")],
    digest: [
        include_str!("../../../../../docs/rules/cubosaurs.md"),
        include_str!("../../../../../docs/rules/cubosaurs.fr.md"),
    ],
    sheet: cubosaurs::EMBEDDED,
    mark,
    reference: |reader| reference(None, reader),
};

fn mark(name: &str, place: MarkPosition, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = Components::embedded().ok()?;
    let words = reader.words;
    match name {
        "dna" => return Some(dna(place)),
        "scores" => return Some(tables::scores(sheet, words)),
        "raptors" => return Some(tables::raptors(sheet, words)),
        "eggs" => return Some(tables::eggs(sheet, words)),
        "icons" => return Some(tables::icons(sheet, words)),
        "tiles" => return Some(tables::tiles(sheet, words)),
        "reference" => return reference(None, reader),
        "sources" => return Some(crate::rules_page::sources_note(reader)),
        _ => {}
    }
    let (what, of) = name.split_once(' ')?;
    if what == "moment" {
        return moment::<State>(RECORD, of, reader);
    }
    Some(match what {
        "card" => card(CardType::ALL.into_iter().find(|card_type| card_type.name() == of)?, place, words),
        "tile" => tile(of.parse().ok()?, place, words),
        "price" => html! { (sheet.tile(of.parse().ok()?).price) },
        "gain" => html! { (number(sheet.stake(of.parse::<CardId>().ok()?)?.gain)) },
        "penalty" => html! { (number(sheet.stake(of.parse::<CardId>().ok()?)?.penalty)) },
        "points" => {
            let (species, cards) = of.split_once(' ')?;
            let species = CardType::SETS.into_iter().position(|set| set.name() == species)?;
            let cards: usize = cards.parse().ok()?;
            html! { (number(*sheet.sets[species].get(cards.checked_sub(1)?)?)) }
        }
        "count" => count::example(of, sheet, words)?,
        _ => return None,
    })
}

/// The reference card: what a turn is, the scores, the tiles, how it ends.
pub(super) fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = view.map(|view| &view.components).or(Components::embedded().ok())?;
    let words = reader.words;
    let line = |key: &str| reader.inline(&words.get(key));
    // At a table of the base game tokens and tiles would only be in the way.
    let advanced = view.is_none_or(|view| view.options.dna);
    let plate = |name: &str, picture: Markup| (picture, words.get(&format!("cubosaurs-refcard-{name}")));
    let creatures = |all: &[CardType]| html! { @for one in all { (art::creature(*one)) } };
    let mut turn = vec![
        plate("hand", creatures(&[CardType::Pterodactyl, CardType::Egg])),
        plate("keep", creatures(&[CardType::Stegosaurus])),
        plate("refuse", html! { (creatures(&[CardType::Trex])) (icon("arrow")) }),
        plate("forced", creatures(&[CardType::Trex, CardType::Trex])),
        plate("round-end", art::deck(1)),
        plate("next", crate::art::direction(false)),
        plate("game-end", icon("crown")),
    ];
    if advanced {
        turn.insert(1, plate("buy", art::dna()));
    }
    Some(html! {
        div.refcard {
            (plates(&turn, reader))
            section {
                h3 { (words.get("cubosaurs-refcard-count")) }
                (tables::scores(sheet, words))
            }
            section {
                p { (line("cubosaurs-refcard-raptors")) }
                p { (line("cubosaurs-refcard-eggs")) }
            }
            section { (tables::eggs(sheet, words)) }
            @if advanced {
                section {
                    h3 { (words.get("cubosaurs-refcard-tiles")) }
                    p { (line("cubosaurs-refcard-dna")) }
                    (tables::tiles(sheet, words))
                }
            }
        }
    })
}

/// A drawing of a card's animal: with its name under it where it stands alone.
fn card(card_type: CardType, place: MarkPosition, words: &Words) -> Markup {
    match place {
        MarkPosition::Line => html! { span.rules__icon { (art::creature(card_type)) } },
        MarkPosition::Block => html! {
            figure class={ "rules__card card--" (card_type.name()) } {
                (art::creature(card_type))
                figcaption { (type_name(card_type, words)) }
            }
        },
    }
}

fn tile(tile: Tile, place: MarkPosition, words: &Words) -> Markup {
    match place {
        MarkPosition::Line => html! { span.rules__icon { (art::tile(tile)) } },
        MarkPosition::Block => html! {
            figure.rules__card {
                (art::tile(tile))
                figcaption { (words.with("cubosaurs-refcard-tile", &[("tile", tile.number().into())])) }
            }
        },
    }
}

fn dna(place: MarkPosition) -> Markup {
    match place {
        MarkPosition::Line => html! { span.rules__icon { (art::dna()) } },
        MarkPosition::Block => html! { figure.rules__card { (art::dna()) } },
    }
}

fn type_name(card_type: CardType, words: &Words) -> String {
    words.get(&format!("cubosaurs-type-{}", card_type.name()))
}

/// The name of what an egg asks for.
fn species_name(species: &[CardType], words: &Words) -> String {
    match species {
        [only] => type_name(*only, words),
        _ => words.get("cubosaurs-egg-velociraptor"),
    }
}
