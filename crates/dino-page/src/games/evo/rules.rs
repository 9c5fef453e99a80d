//! Evo: what stands for the marks of its texts, and its reference card.

use super::map::sign;
use crate::art::{icon, seat_badge};
use crate::rules_page::{Book, MarkPosition, Reader, moment, plates};
use crate::words::Words;
use dino_core::Seat;
use evo::{Card, Components, Face, Gene, Ground, State, Terrain, View};
use maud::{Markup, html};

/// The kept game whose moments are the pictures of the text.
const RECORD: &str = include_str!("../../../../../records/evo/four.rec");

pub(super) const BOOK: Book = Book {
    learn: [include_str!("learn.en.md"), include_str!("learn.fr.md")],
    digest: [
        include_str!("../../../../../docs/rules/evo.md"),
        include_str!("../../../../../docs/rules/evo.fr.md"),
    ],
    sheet: evo::EMBEDDED,
    mark,
    reference: |reader| reference(None, reader),
};

fn mark(name: &str, _place: MarkPosition, reader: &Reader<'_>) -> Option<Markup> {
    if let Some(of) = name.strip_prefix("moment ") {
        return moment::<State>(RECORD, of, reader);
    }
    let sheet = Components::embedded().ok()?;
    match name {
        "wheel" => Some(wheel(sheet, reader.words)),
        "genes" => Some(genes(reader.words)),
        "die" => Some(die(sheet, reader.words)),
        "cards" => Some(cards(sheet, reader.words)),
        "sources" => Some(crate::rules_page::sources_note(reader)),
        _ => None,
    }
}

/// The reference card: the phases, the wheel, the die, the genes.
pub(super) fn reference(_view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = Components::embedded().ok()?;
    let words = reader.words;
    let line = |key: &str| reader.inline(&words.get(key));
    let phase = |name: &str, picture: Markup| (picture, words.get(&format!("evo-refcard-{name}")));
    let badges = html! { @for seat in Seat::all(3) { (seat_badge(seat)) } };
    let phases = [
        phase("climate", drawn("token-forward", "0 0 100 106")),
        phase("mutations", drawn("gene-horn", GENE_BOX)),
        phase("initiative", badges),
        phase("movement", drawn("gene-legs", GENE_BOX)),
        phase("births", drawn("egg", "0 0 100 100")),
        phase("survival", drawn("fossil", "0 0 100 100")),
    ];
    let normal: Vec<_> = Gene::ALL.iter().filter(|gene| !gene.is_unique()).collect();
    Some(html! {
        div.refcard {
            (plates(&phases, reader))
            section {
                h3 { (words.get("evo-wheel-title")) }
                (wheel(sheet, words))
                h3 { (words.get("evo-fight-title")) }
                (die(sheet, words))
            }
            section {
                h3 { (words.get("evo-refcard-genes")) }
                ul.evo-refgenes {
                    @for gene in normal {
                        li { (drawn(&format!("gene-{gene}"), GENE_BOX)) b { (word("gene", gene.name(), words)) } small { (word("does", gene.name(), words)) } }
                    }
                }
                p { (line("evo-refcard-end")) }
            }
            section {
                h3 { (words.get("evo-refcard-unique")) }
                dl.evo-refunique {
                    @for gene in Gene::ALL.iter().filter(|gene| gene.is_unique()) {
                        div { dt { (word("gene", gene.name(), words)) } dd { (word("does", gene.name(), words)) } }
                    }
                }
            }
        }
    })
}

/// The box of a gene's picture.
const GENE_BOX: &str = "0 0 100 76";

/// A drawing of the game's file by itself.
fn drawn(name: &str, view_box: &str) -> Markup {
    let class = if view_box == GENE_BOX { "evo-refwide" } else { "evo-refpic" };
    html! { svg class=(class) viewBox=(view_box) preserveAspectRatio="xMidYMid slice" aria-hidden="true" { (super::art(name)) } }
}

fn word(group: &str, name: &str, words: &Words) -> String {
    words.get(&format!("evo-{group}-{}", name.replace('_', "-")))
}

/// What each terrain is in each section of the wheel.
fn wheel(sheet: &Components, words: &Words) -> Markup {
    let ground = |ground: Ground| word("ground", ground.name(), words);
    html! {
        table.score-sheet {
            thead { tr {
                th scope="col" { (words.get("evo-refcard-section")) }
                @for terrain in Terrain::ALL { th scope="col" { (word("terrain", terrain.name(), words)) } }
            } }
            tbody {
                @for (number, section) in sheet.values.wheel.sections().iter().enumerate() {
                    tr {
                        th scope="row" { (number + 1) }
                        @for one in section { td class={ "evo-refground gr-" (one) } { span { (icon(sign(*one))) (ground(*one)) } } }
                    }
                }
            }
        }
    }
}

/// Each gene and what it does.
fn genes(words: &Words) -> Markup {
    html! {
        table.score-sheet {
            thead { tr {
                th scope="col" { (words.get("evo-refcard-gene")) }
                th scope="col" { (words.get("evo-refcard-does")) }
            } }
            tbody {
                @for gene in Gene::ALL {
                    tr {
                        th scope="row" { (word("gene", gene.name(), words)) }
                        td { (word("does", gene.name(), words)) }
                    }
                }
            }
        }
    }
}

/// The faces of the die.
fn die(sheet: &Components, words: &Words) -> Markup {
    html! {
        table.score-sheet {
            thead { tr {
                th scope="col" { (words.get("evo-refcard-face")) }
                th scope="col" { (words.get("evo-refcard-faces")) }
            } }
            tbody {
                @for (face, count) in Face::ALL.iter().zip(sheet.values.die) {
                    tr {
                        th scope="row" {
                            span.evo-refface { (drawn(&format!("die-{face}"), "-6 -6 118 122")) (word("face", face.name(), words)) }
                        }
                        td { (count) }
                    }
                }
            }
        }
    }
}

/// The event cards.
fn cards(sheet: &Components, words: &Words) -> Markup {
    let plays = |card: Card| {
        let key = format!("evo-plays-{}", card.name().replace('_', "-"));
        words.with(&key, &[("amount", sheet.values.amount(card).unsigned_abs().into())])
    };
    html! {
        table.score-sheet {
            thead { tr {
                th scope="col" { (words.get("evo-refcard-card")) }
                th scope="col" { (words.get("evo-refcard-does")) }
            } }
            tbody {
                @for card in Card::ALL {
                    tr { th scope="row" { (word("card", card.name(), words)) } td { (plays(*card)) } }
                }
            }
        }
    }
}
