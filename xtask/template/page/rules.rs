//! Template Game: what stands for the marks of its texts, and its reference card.

use super::art;
use crate::rules_page::{Book, MarkPosition, Reader, sources_note};
use crate::words::Words;
use maud::{Markup, html};
use template_game::{Card, Components, View};

pub(super) const BOOK: Book = Book {
    learn: [include_str!("learn.en.md"), include_str!("learn.fr.md")],
    digest: [
        include_str!("../../../../../docs/rules/template-game.md"),
        include_str!("../../../../../docs/rules/template-game.fr.md"),
    ],
    sheet: template_game::EMBEDDED,
    mark,
    reference: |reader| reference(None, reader),
};

fn mark(name: &str, _: MarkPosition, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = Components::embedded().ok()?;
    match name {
        "copies" => Some(copies(sheet, reader.words)),
        "last-trick" => Some(html! { (sheet.last_trick) }),
        "sources" => Some(sources_note(reader)),
        _ => Some(art::face(name.strip_prefix("card ")?.parse().ok()?)),
    }
}

/// The reference card: what a trick is, what it pays, how it ends.
pub(super) fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
    let sheet = view.map(|view| &view.components).or(Components::embedded().ok())?;
    let words = reader.words;
    let line = |key: &str| reader.inline(&words.get(key));
    let last = words.with("template-game-refcard-last", &[("points", sheet.last_trick.into())]);
    Some(html! {
        div.refcard {
            section {
                h3 { (words.get("template-game-refcard-trick")) }
                ol {
                    li { (line("template-game-refcard-deal")) }
                    li { (line("template-game-refcard-lay")) }
                    li { (line("template-game-refcard-turn-up")) }
                }
                h3 { (words.get("template-game-refcard-points")) }
                ul {
                    li { (line("template-game-refcard-alone")) }
                    li { (reader.inline(&last)) }
                }
                h3 { (words.get("template-game-refcard-end")) }
                ul { li { (line("template-game-refcard-winner")) } }
            }
            section {
                h3 { (words.get("template-game-refcard-cards")) }
                (copies(sheet, words))
            }
        }
    })
}

/// How many cards there are of each number.
fn copies(sheet: &Components, words: &Words) -> Markup {
    html! {
        table.score-sheet {
            thead { tr {
                th scope="col" { (words.get("template-game-refcard-number")) }
                th scope="col" { (words.get("template-game-refcard-copies")) }
            } }
            tbody {
                @for card in Card::all() {
                    tr { th scope="row" { (card.number()) } td { (sheet.copies[card.kind()]) } }
                }
            }
        }
    }
}
