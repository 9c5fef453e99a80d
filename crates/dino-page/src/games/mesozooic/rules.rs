//! Mesozooic: what stands for the marks of its texts, and its reference card.

use super::art;
use super::text;
use crate::rules_page::{Book, MarkPosition, Reader, moment, plates};
use crate::words::Words;
use maud::{Markup, html};
use mesozooic::{CardId, Components, State, View, total, zoo_points};

/// The kept game whose moments are the pictures of the text.
const RECORD: &str = include_str!("../../../../../records/mesozooic/two.rec");

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
    if what == "moment" {
        return moment::<State>(RECORD, of, reader);
    }
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
    let cards = |names: &[&str]| {
        let faces = names.iter().filter_map(|name| name.parse::<CardId>().ok());
        html! { @for card in faces { span.zoo-card.zoo-card--small { (art::face(sheet.face(card), card.kind())) } } }
    };
    let step = |name: &str, names: &[&str]| (cards(names), words.get(&format!("mesozooic-refcard-{name}")));
    let element = |name: &str, names: &[&str], points: u8| {
        let about = words.with(&format!("mesozooic-tally-{name}"), &[("points", points.into())]);
        (cards(names), format!("{}: {about}", words.get(&format!("mesozooic-category-{name}"))))
    };
    let points = &sheet.points;
    let steps = [
        step("choose", &["b01#1", "b05#1"]),
        step("build", &["b09#1", "b10#1"]),
        step("score", &["d1"]),
        step("end", &["b11#1"]),
    ];
    let mut elements = vec![
        element("enclosures", &["b01#1", "b02#1"], points.enclosure),
        element("attractions", &["b05#1", "b07#1"], points.attraction),
        step("separation", &["b03#1"]),
        element("monorail", &["b09#1", "b10#1"], points.monorail),
        element("topiary", &["n11"], points.topiary),
        element("gates", &["g1"], points.gate),
        element("shops", &["s1"], points.shop),
    ];
    // At a table without cranes nobody needs to know them.
    if view.is_none_or(|view| view.options.crane) {
        elements.push(step("crane", &["x1"]));
    }
    Some(html! { div.refcard { (plates(&steps, reader)) (plates(&elements, reader)) } })
}

/// The remark that some values are ours, with the way to the page that says which.
fn sources_note(reader: &Reader<'_>) -> Markup {
    html! {
        a href={ "/rules/" (reader.game.meta.id) "/components" } { (reader.words.get("rules-to-components")) }
    }
}
