//! What lies on the table besides cards and tiles: tokens and the deck.

use crate::art::shape::Shape::{self, Dot, Path, Poly};

/// A token with a double helix.
#[rustfmt::skip]
pub(super) const DNA: &[Shape] = &[
    Dot("t2", [500, 500, 480]),
    Dot("t1", [500, 460, 440]),
    Path("line line--shade", "M38 25H62M38 46H62M38 67H62"),
    Path("line line--light", "M34 14C34 32 66 28 66 46S34 60 34 78"),
    Path("line line--white", "M66 14C66 32 34 28 34 46S66 60 66 78"),
];

/// The back of a card, 100 by 140.
#[rustfmt::skip]
pub(super) const BACK: &[Shape] = &[
    Poly("t1", &[(0, 0, 10), (100, 0, 10), (100, 140, 10), (0, 140, 10)]),
    Poly("t2", &[(7, 7, 7), (93, 7, 7), (93, 133, 7), (7, 133, 7)]),
    Poly("t1", &[(50, 20, 8), (88, 70, 12), (50, 120, 8), (12, 70, 12)]),
    // a footprint
    Poly("t3", &[(38, 78, 8), (50, 70, 8), (62, 78, 8), (60, 94, 8), (50, 98, 8), (40, 94, 8)]),
    Poly("t3", &[(46, 72, 4), (45, 52, 5), (50, 38, 3), (55, 52, 5), (54, 72, 4)]),
    Poly("t3", &[(40, 80, 4), (27, 64, 5), (27, 49, 3), (37, 59, 5), (46, 76, 4)]),
    Poly("t3", &[(60, 80, 4), (73, 64, 5), (73, 49, 3), (63, 59, 5), (54, 76, 4)]),
    Poly("t4", &[(50, 13, 2), (55, 18, 2), (50, 23, 2), (45, 18, 2)]),
    Poly("t4", &[(50, 117, 2), (55, 122, 2), (50, 127, 2), (45, 122, 2)]),
];
