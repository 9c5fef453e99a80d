//! Drawings of Gods Love Dinosaurs: terrains told apart by what grows there, animals by their outline.

use crate::hexmap::OUTLINE;
use gods_love_dinosaurs::{Animal, Terrain};
use maud::{Markup, PreEscaped, html};

/// All drawings, to be put into the page once. Lands and animals are about the point 0, 0, as maps want them.
pub(super) fn symbols() -> Markup {
    html! {
        defs {
            path id="gl" d=(OUTLINE) {}
            @for terrain in Terrain::ALL {
                g id=(land_id(terrain)) { path d=(OUTLINE) {} (inline_terrain(terrain)) }
            }
            @for animal in Animal::ALL {
                g id=(animal_id(animal)) { circle.g-disc r="36" {} (inline_animal(animal)) }
            }
            // A bite: around what would be eaten.
            path id="g-food" d="M-30-20A36 36 0 0 1 30-20M-30 20A36 36 0 0 0 30 20M-40-4l8 8 8-8M24-4l8 8 8-8" {}
            path id="g-nest" class="g-straw" d="M-34 22q34 16 68 0-3 26-34 26t-34-26z" {}
        }
        symbol id="g-egg" viewBox="0 0 100 100" { (PreEscaped(EGG)) }
        symbol id="g-volcano" viewBox="0 0 100 100" { (PreEscaped(VOLCANO)) }
    }
}

/// The id of the drawing of a terrain: short, for a map has many.
pub(crate) fn land_id(terrain: Terrain) -> String {
    format!("l{}", terrain as u8)
}

/// The id of the drawing of an animal.
pub(crate) fn animal_id(animal: Animal) -> String {
    format!("a{}", animal as u8)
}

/// A land or an animal by itself, as wide as its place.
pub(crate) fn figure(class: &str, drawing: &str) -> Markup {
    html! { svg class=(class) viewBox="-38 -38 76 76" aria-hidden="true" { use href={ "#" (drawing) } {} } }
}

/// An animal drawn where the symbols are not at hand.
pub(crate) fn inline_animal(animal: Animal) -> Markup {
    html! { g transform="translate(-30 -30) scale(.6)" { (PreEscaped(outline(animal))) } }
}

/// A terrain drawn where the symbols are not at hand.
pub(crate) fn inline_terrain(terrain: Terrain) -> Markup {
    html! { g.g-land { (PreEscaped(land(terrain))) } }
}

/// A drawing by itself.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.gods-icon aria-hidden="true" { use href={ "#" (name) } {} } }
}

/// The picture for the list of games: an ecosystem in the sun, 300 by 160.
pub(crate) fn picture() -> Markup {
    let cells = [
        (Terrain::Forest, Some(Animal::Rat)),
        (Terrain::Lake, Some(Animal::Frog)),
        (Terrain::Mountain, Some(Animal::Dinosaur)),
        (Terrain::Field, Some(Animal::Rabbit)),
        (Terrain::Joker, None),
        (Terrain::Forest, Some(Animal::Tiger)),
        (Terrain::Lake, None),
        (Terrain::Field, Some(Animal::Eagle)),
    ];
    let places = [(0, 0), (1, 0), (2, 0), (3, 0), (-1, 1), (0, 1), (1, 1), (2, 1)];
    html! {
        svg.scene viewBox="-150 -103 550 293" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect.s-sky x="-400" y="-103" width="1050" height="293" {}
            circle.s-sun cx="352" cy="-58" r="30" {}
            path.s-mid d="M-400 60Q-120-10 60 50T400 30T650 60V190H-400z" {}
            path.s-near d="M-400 130Q-100 90 120 140T650 110V190H-400z" {}
            @for ((land_of, who), (q, r)) in cells.into_iter().zip(places) {
                @let (x, y) = (100 * q + 50 * r, 87 * r);
                g class={ "cell " (land_of.name()) } transform={ "translate(" (x) " " (y) ")" } {
                    path d=(OUTLINE) {}
                    (inline_terrain(land_of))
                    @if let Some(who) = who {
                        g class={ "animal " (who.name()) } { circle.g-disc r="36" {} (inline_animal(who)) }
                    }
                }
            }
        }
    }
}

fn land(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Lake => {
            "<path d='M-34-22q8-8 17 0t17 0 17 0 17 0M-38 26q8-8 17 0t17 0 17 0 17 0M-24 42q8-8 16 0t16 0' fill='none' stroke-width='4'/>"
        }
        Terrain::Forest => {
            "<path d='M-30-4l10-24 10 24zM10-18l10-24 10 24zM-36 40l10-24 10 24zM16 42l10-24 10 24z'/><path d='M-20-4v6M20-18v6M-26 40v6M26 42v5' stroke-width='4'/>"
        }
        Terrain::Field => {
            "<path d='M-36-14l72-14M-40 0l80-14M-40 26l80-14M-30 40l60-12' fill='none' stroke-width='3' stroke-dasharray='9 6'/>"
        }
        Terrain::Mountain => {
            "<path d='M-44 36l26-56 14 26 16-40 34 70z'/><path class='g-snow' d='M-26-3l8-17 8 15-8-4zM3-13l9-21 10 20-9-5z'/>"
        }
        Terrain::Joker => {
            "<path d='M0-46l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z'/><circle cx='-28' cy='24' r='6'/><circle cx='0' cy='38' r='6'/><circle cx='28' cy='24' r='6'/>"
        }
    }
}

fn outline(animal: Animal) -> &'static str {
    match animal {
        Animal::Frog => {
            "<path d='M8 74q4-14 18-16-8-12-4-24 0-14 12-14 8 0 10 6h12q2-6 10-6 12 0 12 14 4 12-4 24 14 2 18 16 2 8-8 8H68q-6 4-18 4t-18-4H16q-10 0-8-8z'/><circle class='g-eye' cx='33' cy='32' r='5'/><circle class='g-eye' cx='67' cy='32' r='5'/><path class='g-line' d='M36 56q14 9 28 0'/>"
        }
        Animal::Rabbit => {
            "<path d='M30 46Q20 12 30 8t16 32h8Q60 4 70 8t0 38q14 10 12 26-2 18-32 18T18 72q-2-16 12-26z'/><circle class='g-eye' cx='38' cy='60' r='5'/><circle class='g-eye' cx='62' cy='60' r='5'/><path class='g-line' d='M46 72l4 4 4-4M50 76v6'/>"
        }
        Animal::Rat => {
            "<path d='M6 66q2-16 22-24 2-12 12-12t12 10q30-4 34 22 1 8-4 12 10 6 12-6l4 2q0 18-22 12-30 6-48-2-18 0-22-14z'/><circle class='g-eye' cx='26' cy='56' r='4'/><circle class='g-ear' cx='40' cy='41' r='5'/><circle class='g-nose' cx='8' cy='66' r='4'/>"
        }
        Animal::Tiger => {
            "<path d='M16 34q-4-18 6-18 8 0 12 8 8-4 16-4t16 4q4-8 12-8 10 0 6 18 6 10 4 24-4 28-38 28T12 58q-2-14 4-24z'/><circle class='g-eye' cx='35' cy='48' r='5'/><circle class='g-eye' cx='65' cy='48' r='5'/><path class='g-line' d='M50 22v12M40 24l2 9M60 24l-2 9M14 56l12 2M14 66l13-2M86 56l-12 2M86 66l-13-2M44 62h12l-6 7zM50 69v5'/>"
        }
        Animal::Eagle => {
            "<path d='M50 40Q34 14 2 22q6 6 10 8-4 2-8 2 6 8 14 8-2 4-6 5 14 8 26 5l4 14-10 14 12-4 6 6 6-6 12 4-10-14 4-14q12 3 26-5-4-1-6-5 8 0 14-8-4 0-8-2 4-2 10-8-32-8-48 18z'/><path class='g-head' d='M42 38q0-14 8-14t8 14q-4 8-8 8t-8-8z'/><circle class='g-eye' cx='50' cy='32' r='3'/><path class='g-beak' d='M47 38h6l-3 8z'/>"
        }
        Animal::Dinosaur => {
            "<path d='M58 8h26q10 0 10 12v10l-26 4 18 4q0 8-10 8H66q0 6 2 10l10-2 4 6-12 4q0 10-6 14l4 12H56l-4-10q-6 2-12 0l-4 10H24l6-18Q12 66 4 44q14 12 26 10 4-24 18-34 2-12 10-12z'/><circle class='g-eye' cx='72' cy='18' r='4'/><path class='g-line' d='M72 30l3 4 3-5 3 4 3-5 3 4'/>"
        }
    }
}

const EGG: &str = "<path d='M50 8q26 24 26 52 0 32-26 32T24 60Q24 32 50 8z'/><circle class='g-spot' cx='42' cy='56' r='7'/><circle class='g-spot' cx='60' cy='70' r='5'/><circle class='g-spot' cx='56' cy='40' r='4'/>";
const VOLCANO: &str = "<path d='M6 92l30-58h28l30 58z'/><path class='g-lava' d='M36 34h28l6 14-10-4-6 18-8-14-12 6z'/><path class='g-line' d='M42 26q-8-10 2-18M56 26q10-8 2-20'/>";
