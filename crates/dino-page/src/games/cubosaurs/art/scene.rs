//! The picture of Cubosaurs in the list of games, 300 by 160.

use crate::art::landscape;
use crate::art::shape::Shape::{self, Poly};
use cubosaurs::CardType;
use maud::{Markup, html};

/// Grass and ferns before the animals' feet.
#[rustfmt::skip]
const GRASS: &[Shape] = &[
    Poly("s-grass", &[
        (0, 144, 2), (50, 150, 50), (120, 143, 60), (200, 152, 60), (300, 142, 2), (300, 160, 0),
        (0, 160, 0),
    ]),
    Poly("s-leaf", &[
        (4, 152, 1), (0, 128, 3), (11, 140, 5), (16, 122, 3), (20, 140, 5), (31, 130, 3), (24, 153, 1),
    ]),
    Poly("s-leaf", &[
        (276, 152, 1), (270, 133, 3), (281, 141, 5), (287, 124, 3), (290, 141, 5), (300, 133, 3),
        (298, 152, 1),
    ]),
    Poly("s-leaf", &[
        (122, 152, 1), (117, 141, 3), (125, 145, 4), (130, 135, 3), (133, 145, 4), (141, 141, 3),
        (137, 152, 1),
    ]),
];

/// Who stands where: left, top, size.
const ANIMALS: [(CardType, [u16; 3]); 6] = [
    (CardType::Pterodactyl, [92, 6, 54]),
    (CardType::Brontosaurus, [10, 38, 104]),
    (CardType::Grey, [150, 82, 46]),
    (CardType::Trex, [200, 52, 92]),
    (CardType::Stegosaurus, [88, 94, 60]),
    (CardType::Egg, [150, 122, 26]),
];

/// The picture. Needs the sprite in the page.
pub(crate) fn picture() -> Markup {
    html! {
        svg.scene viewBox="0 0 300 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            (landscape())
            @for (card_type, [x, y, size]) in ANIMALS {
                use class={ "creature--" (card_type.name()) } href={ "/assets/pieces.svg#cr-" (card_type.name()) }
                    x=(x) y=(y) width=(size) height=(size) {}
            }
            @for shape in GRASS { (shape) }
        }
    }
}
