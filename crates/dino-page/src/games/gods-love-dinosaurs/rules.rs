//! Gods Love Dinosaurs: what stands for the marks of its texts, and its reference card.

use super::art;
use crate::rules_page::{Book, MarkPosition, Reader, moment, plates};
use gods_love_dinosaurs::{Animal, State, Terrain, View};
use maud::{Markup, html};

/// The kept game whose moments are the pictures of the text.
const RECORD: &str = include_str!("../../../../../records/gods-love-dinosaurs/two.rec");

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
    if what == "moment" {
        return moment::<State>(RECORD, of, reader);
    }
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
    let plate = |name: &str, picture: Markup| {
        (picture, reader.words.get(&format!("gods-love-dinosaurs-refcard-{name}")))
    };
    let animals = |all: &[Animal]| html! { @for one in all { (art::figure(art::animal(*one))) } };
    let tile = html! { (art::hex(Terrain::Lake)) (art::hex(Terrain::Forest)) };
    let mountain = html! { (art::hex(Terrain::Mountain)) (art::figure(art::animal(Animal::Dinosaur))) };
    let turn = [
        plate("take", tile),
        plate("last", art::icon("volcano")),
        plate("token", animals(&[Animal::Dinosaur])),
        plate("prey", animals(&[Animal::Frog, Animal::Rabbit, Animal::Rat])),
        plate("tiger", animals(&[Animal::Tiger, Animal::Frog])),
        plate("eagle", animals(&[Animal::Eagle, Animal::Rat])),
        plate("dinosaur", mountain),
        plate("hatch", html! { (art::icon("egg")) (art::figure(art::animal(Animal::Dinosaur))) }),
        plate("starve", art::figure("tiger-starved")),
        plate("over", animals(&[Animal::Dinosaur, Animal::Tiger])),
        plate("points", html! { (art::icon("egg")) (art::icon("egg-gold")) }),
    ];
    Some(html! { div.refcard { (plates(&turn, reader)) } })
}
