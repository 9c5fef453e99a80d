//! Gods Love Dinosaurs: what stands for the marks of its texts, and its reference card.

use super::art;
use crate::rules_page::{Book, MarkPosition, Reader};
use gods_love_dinosaurs::{Animal, Terrain, View};
use maud::{Markup, html};

pub(super) const BOOK: Book = Book {
    learn: [include_str!("learn.en.md"), include_str!("learn.fr.md")],
    digest: [
        include_str!("../../../../../docs/rules/gods-love-dinosaurs.md"),
        include_str!("../../../../../docs/rules/gods-love-dinosaurs.fr.md"),
    ],
    sheet: gods_love_dinosaurs::EMBEDDED,
    mark,
    reference: |reader| reference(None, reader),
};

fn mark(name: &str, place: MarkPosition, reader: &Reader<'_>) -> Option<Markup> {
    let words = reader.words;
    let (what, of) = name.split_once(' ')?;
    let (picture, caption) = match what {
        "animal" => {
            let animal: Animal = of.parse().ok()?;
            let key = format!("gods-love-dinosaurs-animal-{}", animal.name());
            let picture = art::figure(art::animal(animal));
            (picture, words.get(&key))
        }
        "terrain" => {
            let terrain: Terrain = of.parse().ok()?;
            let key = format!("gods-love-dinosaurs-terrain-{}", terrain.name());
            let picture = art::hex(terrain);
            (picture, words.get(&key))
        }
        _ => return None,
    };
    Some(match place {
        MarkPosition::Line => html! { span.rules__icon { (picture) } },
        MarkPosition::Block => html! { figure.rules__card { (picture) figcaption { (caption) } } },
    })
}

/// The reference card: a turn, the animals, the end.
pub(super) fn reference(_view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
    let words = reader.words;
    let list = |keys: &[&str]| {
        html! { ul { @for key in keys { li { (reader.inline(&words.get(&format!("gods-love-dinosaurs-refcard-{key}")))) } } } }
    };
    Some(html! {
        div.refcard {
            section {
                h3 { (words.get("gods-love-dinosaurs-refcard-turn")) }
                (list(&["take", "last", "token"]))
                h3 { (words.get("gods-love-dinosaurs-refcard-end")) }
                (list(&["over", "points"]))
            }
            section {
                h3 { (words.get("gods-love-dinosaurs-refcard-animals")) }
                (list(&["prey", "tiger", "eagle", "dinosaur", "hatch", "starve"]))
            }
        }
    })
}
