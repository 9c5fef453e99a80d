//! What lies on the table besides tiles: tokens, the deck, and the shell of an egg.

use crate::art::shape::Shape::{self, Poly};

/// A token with a double helix.
#[rustfmt::skip]
pub(super) const DNA: &str = r##"<symbol id="dna" viewBox="0 0 100 106"><circle cx="50" cy="55" r="47" fill="#0a5a4d"/><circle cx="50" cy="49" r="47" fill="#17917f"/><circle cx="50" cy="49" r="39" fill="none" stroke="#8fe3d2" stroke-width="4"/><path d="M40 31h20M40 67h20M43 49h14" stroke="#b8f0e2" stroke-width="5"/><path d="M34 21C34 39 66 36 66 49S34 60 34 77M66 21C66 39 34 36 34 49S66 60 66 77" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/></symbol>"##;

/// An egg that hatches: the band has the colour of the animal that shows below it.
#[rustfmt::skip]
pub(super) const EGG: &str = r##"<symbol id="egg" viewBox="0 0 100 100"><path d="M50 4C76 4 90 42 90 62A40 36 0 0 1 10 62C10 42 24 4 50 4Z" fill="#fff8e8"/><path d="M68 10C84 26 90 46 90 62A40 36 0 0 1 44 97C74 90 82 50 68 10Z" fill="#efdcb2"/><path d="M15 44L26 36L38 45L50 35L62 45L74 36L85 44" fill="none" stroke="var(--of)" stroke-width="6" stroke-linejoin="round"/></symbol>"##;

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
