//! Evo: what stands for the marks of its texts, and its reference card.

use crate::rules_page::{Book, MarkPosition, Reader};
use crate::words::Words;
use evo::{Card, Components, Face, Gene, Ground, Terrain, View};
use maud::{Markup, html};

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
    Some(html! {
        div.refcard {
            section {
                h3 { (words.get("evo-refcard-round")) }
                ol {
                    @for phase in ["climate", "mutations", "initiative", "movement", "births", "survival"] {
                        li { (line(&format!("evo-refcard-{phase}"))) }
                    }
                }
                p { (line("evo-refcard-end")) }
                (die(sheet, words))
            }
            section { (wheel(sheet, words)) (genes(words)) }
        }
    })
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
                        @for one in section { td { (ground(*one)) } }
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
                    tr { th scope="row" { (word("face", face.name(), words)) } td { (count) } }
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
