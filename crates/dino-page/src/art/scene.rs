//! The picture of Cubosaurs in the list of games, 300 by 160.

use super::shape::Shape::{self, Dot, Path, Poly};
use cubosaurs::CardType;
use maud::{Markup, html};

/// Sky and hills, from far to near.
#[rustfmt::skip]
const LAND: &[Shape] = &[
    Path("s-sky", "M0 0H300V160H0Z"),
    Path("s-glow", "M0 62C60 46 140 74 300 52V160H0Z"),
    Dot("s-sun", [2420, 400, 200]),
    // clouds
    Poly("s-cloud", &[
        (20, 34, 5), (30, 26, 6), (44, 22, 8), (58, 27, 6), (72, 33, 5), (66, 38, 4), (24, 38, 4),
    ]),
    Poly("s-cloud", &[(196, 22, 4), (206, 15, 6), (220, 17, 6), (230, 24, 4), (224, 27, 3), (200, 27, 3)]),
    // a volcano and its smoke
    Dot("s-cloud", [1660, 280, 70]),
    Dot("s-cloud", [1740, 180, 90]),
    Dot("s-cloud", [1860, 90, 60]),
    Poly("s-far", &[
        (96, 124, 2), (132, 82, 20), (154, 44, 5), (160, 48, 3), (168, 43, 4), (176, 48, 3), (182, 44, 5),
        (206, 84, 20), (250, 124, 2),
    ]),
    Poly("s-lava", &[
        (154, 44, 5), (160, 48, 3), (168, 43, 4), (176, 48, 3), (182, 44, 5), (190, 60, 5), (182, 58, 3),
        (176, 68, 4), (168, 58, 4), (162, 72, 4), (158, 58, 3), (147, 60, 3),
    ]),
    Poly("s-mid", &[
        (0, 88, 4), (40, 78, 40), (110, 112, 50), (190, 96, 50), (262, 84, 40), (300, 96, 4), (300, 160, 0),
        (0, 160, 0),
    ]),
    // trees far away
    Poly("s-leaf", &[(268, 96, 4), (259, 88, 4), (268, 68, 6), (277, 88, 4)]),
    Poly("s-leaf", &[(284, 100, 4), (276, 92, 4), (284, 76, 6), (292, 92, 4)]),
    Poly("s-leaf", &[(8, 90, 4), (0, 82, 4), (8, 60, 6), (16, 82, 4)]),
    Poly("s-near", &[
        (0, 118, 4), (60, 112, 60), (150, 128, 60), (230, 112, 50), (300, 124, 4), (300, 160, 0),
        (0, 160, 0),
    ]),
];

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

/// Sky and hills, on which other games stand too.
pub(super) fn land() -> Markup {
    html! { @for shape in LAND { (shape) } }
}

/// The picture. Needs the sprite in the page.
pub(super) fn picture() -> Markup {
    html! {
        svg.scene viewBox="0 0 300 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            @for shape in LAND { (shape) }
            @for (card_type, [x, y, size]) in ANIMALS {
                use class={ "creature--" (card_type.name()) } href={ "#cr-" (card_type.name()) }
                    x=(x) y=(y) width=(size) height=(size) {}
            }
            @for shape in GRASS { (shape) }
        }
    }
}
