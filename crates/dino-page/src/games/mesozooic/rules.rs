//! Mesozooic: what stands for the marks of its texts, and its reference card.

use super::art;
use super::text;
use crate::rules_page::{Book, MarkPosition, Reader};
use crate::words::Words;
use maud::{Markup, html};
use mesozooic::{CardId, Components, View, total, zoo_points};

pub(super) const BOOK: Book = Book {
    learn: [include_str!("learn.en.md"), include_str!("learn.fr.md")],
    digest: [
        include_str!("../../../../../docs/rules/mesozooic.md"),
        include_str!("../../../../../docs/rules/mesozooic.fr.md"),
    ],
    sheet: mesozooic::EMBEDDED,
    mark,
    reference: |reader| reference(None, reader),
};

fn mark(name: &str, place: MarkPosition, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = Components::embedded().ok()?;
    match name {
        "reference" => return reference(None, reader),
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

fn card(sheet: &Components, card: CardId, place: MarkPosition, words: &Words) -> Markup {
    let face = sheet.face(card);
    match place {
        MarkPosition::Line => html! { span.rules__icon { (art::face(face, card.kind())) } },
        MarkPosition::Block => html! {
            figure.rules__card.zoo-figure {
                span.zoo-card { (art::face(face, card.kind())) }
                figcaption { (text::elements(face, words)) }
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
                    span.zoo-card { (art::face(sheet.face(card), card.kind())) }
                }
            }
            figcaption { (text::parts(&points, words)) " = " b { (total(&points)) } }
        }
    })
}

/// The reference card: the basic elements, then the advanced ones (MES-3, MES-54).
pub(super) fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = view.map(|view| view.components).or(Components::embedded().ok().copied())?;
    let words = reader.words;
    let row = |card: &str, key: &str, points: u8| {
        let face = card.parse().map(|card: CardId| (sheet.face(card), card.kind()));
        html! {
            tr {
                td { @if let Ok((face, kind)) = face { span.zoo-card.zoo-card--small { (art::face(face, kind)) } } }
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
        a href={ "/rules/" (reader.game.meta.id) "/components" } { (reader.words.get("rules-to-components")) }
    }
}
