//! Mesozooic: what stands for the marks of its texts, and its reference card.

use super::inline::Reader;
use super::{Book, Place};
use crate::art;
use crate::mesozooic::elements;
use crate::words::Words;
use maud::{Markup, html};
use mesozooic::{CardId, Components, View, total, zoo_points};

pub(super) static BOOK: Book = Book {
    id: "mesozooic",
    prefix: "MES",
    learn: [include_str!("../../rules/mesozooic.en.md"), include_str!("../../rules/mesozooic.fr.md")],
    digest: [
        include_str!("../../../../docs/rules/mesozooic.md"),
        include_str!("../../../../docs/rules/mesozooic.fr.md"),
    ],
    sheet: mesozooic::EMBEDDED,
    mark,
    reference,
};

fn mark(name: &str, place: Place, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = Components::embedded().ok()?;
    match name {
        "reference" => return reference(reader),
        "sources" => return Some(sources_note(reader)),
        _ => {}
    }
    let (what, of) = name.split_once(' ')?;
    let values = &sheet.points;
    Some(match what {
        "card" => card(sheet, of.parse().ok()?, place, reader.words),
        "zoo" => zoo(sheet, of, reader.words)?,
        "points" => {
            let points = match of {
                "enclosure" => values.enclosure,
                "attraction" => values.attraction,
                "monorail" => values.monorail,
                "topiary" => values.topiary,
                "gate" => values.gate,
                "shop" => values.shop,
                _ => return None,
            };
            html! { (points) }
        }
        _ => return None,
    })
}

fn card(sheet: &Components, card: CardId, place: Place, words: &Words) -> Markup {
    let face = sheet.face(card);
    match place {
        Place::Line => html! { span.rules__icon { (art::mesozooic::face(face, card.kind())) } },
        Place::Block => html! {
            figure.rules__card.zoo-figure {
                span.zoo-card { (art::mesozooic::face(face, card.kind())) }
                figcaption { (elements(face, words)) }
            }
        },
    }
}

/// A zoo with what it scores.
fn zoo(sheet: &Components, cards: &str, words: &Words) -> Option<Markup> {
    let cells: Option<Vec<Option<CardId>>> =
        cards.split(' ').map(|card| card.parse().ok().map(Some)).collect();
    let zoo = mesozooic::Zoo::from_cells(&cells?)?;
    let points = zoo_points(sheet, &zoo);
    Some(html! {
        figure.rules__zoo {
            div.zoo-grid.zoo-grid--picture {
                @for card in zoo.cells().flatten() {
                    span.zoo-card { (art::mesozooic::face(sheet.face(card), card.kind())) }
                }
            }
            figcaption { (crate::mesozooic::counted(&points, words)) " = " b { (total(&points)) } }
        }
    })
}

/// The reference card: the basic elements, then the advanced ones (MES-3, MES-54).
fn reference(reader: &Reader<'_>) -> Option<Markup> {
    let at_table = reader.view.and_then(|view| view.downcast_ref::<View>()).map(|view| view.components);
    let sheet = at_table.or(Components::embedded().ok().copied())?;
    let words = reader.words;
    let row = |card: &str, key: &str, points: u8| {
        let face = card.parse().map(|card: CardId| (sheet.face(card), card.kind()));
        html! {
            tr {
                td { @if let Ok((face, kind)) = face { span.zoo-card.zoo-card--small { (art::mesozooic::face(face, kind)) } } }
                td { (words.with(&format!("mesozooic-scores-{key}"), &[("points", points.into())])) }
            }
        }
    };
    let line = |key: &str| reader.inline(&words.get(key));
    let points = &sheet.points;
    Some(html! {
        div.refcard {
            section {
                h3 { (words.get("mesozooic-refcard-round")) }
                ol {
                    li { (line("mesozooic-refcard-choose")) }
                    li { (line("mesozooic-refcard-build")) }
                    li { (line("mesozooic-refcard-score")) }
                }
                p { (line("mesozooic-refcard-end")) }
            }
            section {
                h3 { (words.get("mesozooic-refcard-basic")) }
                table {
                    (row("b01#1", "enclosures", points.enclosure))
                    (row("b05#1", "attractions", points.attraction))
                    (row("b09#1", "monorail", points.monorail))
                    (row("n11", "topiary", points.topiary))
                }
                p { (line("mesozooic-refcard-separation")) }
            }
            section {
                h3 { (words.get("mesozooic-refcard-advanced")) }
                table {
                    (row("g1", "gates", points.gate))
                    (row("s1", "shops", points.shop))
                }
                p { (line("mesozooic-refcard-crane")) }
            }
        }
    })
}

/// The remark that some values are ours, with the way to the page that says which.
fn sources_note(reader: &Reader<'_>) -> Markup {
    html! {
        a href={ "/rules/" (reader.book.id) "/components" } { (reader.words.get("rules-to-components")) }
    }
}
