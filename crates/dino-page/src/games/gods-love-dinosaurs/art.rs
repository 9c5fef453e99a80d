//! Drawings of Gods Love Dinosaurs: terrains told apart by what grows there, animals by their faces. They stand in the
//! game's own file (`pieces.svg`); lands and animals are about the point 0, 0, as maps want them.

use crate::hexmap;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{Animal, Mark, Spot, Terrain, View};
use maud::{Markup, PreEscaped, html};

/// The address of the file, up to the name of a drawing.
pub(super) const FILE: &str = "/assets/gld.svg#";

/// All drawings.
pub(super) fn sprite() -> Markup {
    PreEscaped(include_str!("pieces.svg").to_owned())
}

/// The drawing of a terrain. A hex keeps its variant for the whole game: it follows from its place.
pub(super) fn land(terrain: Terrain, hex: Hex) -> String {
    if hex == Hex::ORIGIN && terrain == Terrain::Mountain {
        return "nest".to_owned();
    }
    let variant = (5 * i32::from(hex.q) + 3 * i32::from(hex.r)).unsigned_abs() % 3 + 1;
    if variant == 1 { terrain.name().to_owned() } else { format!("{}-{variant}", terrain.name()) }
}

/// The drawing of an animal at rest.
pub(super) fn animal(animal: Animal) -> &'static str {
    animal.name()
}

/// The drawing of an animal whose species is `active` or not: prey is never hungry, and who hunts has a face for each state.
pub(super) fn animal_in(animal: Animal, mark: Mark, active: bool) -> String {
    let state = match mark {
        Mark::Starved => "-starved",
        Mark::Waiting | Mark::Eager if !animal.is_prey() => "-hungry",
        Mark::Newborn | Mark::Eager => "-new",
        Mark::None if active && !animal.is_prey() => "-fed",
        Mark::None | Mark::Waiting => "",
    };
    format!("{}{state}", animal.name())
}

/// The eggs that show in a nest, up to three; a golden one among them where there is one.
pub(super) fn eggs(eggs: u16) -> Option<String> {
    let (gold, rest) = (eggs / 5, eggs % 5);
    let gold_sign = if gold > 0 { "g" } else { "" };
    (eggs > 0).then(|| format!("eggs-{}{gold_sign}", (gold + rest).min(3)))
}

/// A drawing of the file that has a box of its own.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.gods-icon viewBox="0 0 100 100" aria-hidden="true" { use href={ (FILE) (name) } {} } }
}

/// An animal by itself, as wide as its place.
pub(super) fn figure(name: &str) -> Markup {
    html! { svg.gods-animal viewBox="-32 -35 64 64" aria-hidden="true" { use href={ (FILE) (name) } {} } }
}

/// The animals of an ecosystem for the winner's picture, the dinosaur first.
pub(super) fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
    let mut animals: Vec<Animal> = view.ecosystems[seat].places().filter_map(|place| place.animal).collect();
    animals.sort_by_key(|one| std::cmp::Reverse(*one));
    animals.dedup();
    let piece = |one: Animal| {
        html! { svg width="100" height="100" viewBox="-32 -37 64 64" overflow="visible" { use href={ (FILE) (animal(one)) } {} } }
    };
    animals.into_iter().map(piece).collect()
}

/// The two halves of a tile, one below the other on a slope, so that five columns fit side by side.
pub(super) fn tile(spots: [Spot; 2]) -> Markup {
    html! {
        svg.gods-domino viewBox="-53 -62 156 222" aria-hidden="true" {
            @for (half, (spot, (x, y))) in spots.into_iter().zip([(0, 0), (50, 87)]).enumerate() {
                use.gods-half href={ (FILE) (spot.terrain.name()) } x=(x) y=(y) data-half=(half) {}
                @if let Some(one) = spot.animal { use.gods-half href={ (FILE) (animal(one)) } x=(x) y=(y) data-half=(half) {} }
            }
        }
    }
}

/// A hex by itself, for texts.
pub(super) fn hex(terrain: Terrain) -> Markup {
    html! { svg.gods-figure viewBox="-54 -62 108 136" aria-hidden="true" { use href={ (FILE) (terrain.name()) } {} } }
}

/// The poster for the first page: an island of hexes in the dawn sky, 340 by 280.
pub(super) fn picture() -> Markup {
    const ISLAND: [(i8, i8, Terrain, Option<Animal>); 12] = [
        (0, -1, Terrain::Forest, Some(Animal::Rat)),
        (1, -1, Terrain::Field, None),
        (2, -1, Terrain::Joker, None),
        (-2, 0, Terrain::Mountain, Some(Animal::Eagle)),
        (-1, 0, Terrain::Lake, None),
        (0, 0, Terrain::Mountain, Some(Animal::Dinosaur)),
        (1, 0, Terrain::Field, Some(Animal::Rabbit)),
        (2, 0, Terrain::Mountain, None),
        (-2, 1, Terrain::Forest, Some(Animal::Tiger)),
        (-1, 1, Terrain::Forest, None),
        (0, 1, Terrain::Lake, Some(Animal::Frog)),
        (1, 1, Terrain::Lake, Some(Animal::Frog)),
    ];
    const CLOUD: &str = "M-90 26Q-110 26-108 10Q-104-6-82-4Q-76-30-46-28Q-28-46 0-34Q22-50 44-30Q78-34 82-6Q108-6 106 12Q104 26 86 26Z";
    let island = ISLAND.map(|(q, r, terrain, animal)| (Hex::new(q, r), terrain, animal));
    let ground = hexmap::shadow(island.iter().map(|(hex, ..)| *hex));
    html! {
        svg.scene viewBox="0 0 340 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1" {
                stop offset="0" stop-color="#d7a3c0" {}
                stop offset=".5" stop-color="#f6c79d" {}
                stop offset="1" stop-color="#ffe2bd" {}
            }
            rect x="-300" y="-100" width="940" height="480" fill="url(#dawn)" {}
            circle cx="56" cy="62" r="30" fill="#ffedc0" {}
            g fill="#fff" opacity=".5" {
                @for at in ["translate(66 254) scale(.6)", "translate(276 42) scale(.5)", "translate(290 240) scale(.62)"] {
                    path d=(CLOUD) transform=(at) {}
                }
            }
            g transform="translate(165 136) scale(.6)" {
                path.gods-under d=(ground) {}
                @for (hex, terrain, _) in island {
                    @let (x, y) = hexmap::middle(hex);
                    use href={ (FILE) (land(terrain, hex)) } x=(x) y=(y) {}
                }
                @for (hex, _, one) in island {
                    @let (x, y) = hexmap::middle(hex);
                    @if let Some(one) = one { use href={ (FILE) (animal(one)) } x=(x) y=(y) {} }
                }
            }
        }
    }
}
