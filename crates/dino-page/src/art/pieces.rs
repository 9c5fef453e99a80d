//! What every table has: the direction of play, seats, those who watch.

use super::shape::Shape::{self, Dot, Path, Poly};

/// The way round the table, clockwise.
#[rustfmt::skip]
pub(super) const TURN: &[Shape] = &[
    Path("line", "M81.9 40.4A34 34 0 1 1 61.6 20"),
    Poly("solid", &[(67, 4, 3), (85, 28, 3), (56, 37, 3)]),
];

/// An eye: somebody watches.
#[rustfmt::skip]
pub(super) const EYE: &[Shape] = &[
    Path("line", "M8 50Q50 2 92 50Q50 98 8 50Z"),
    Dot("solid", [500, 500, 150]),
];

/// The shape of each of six seats, in a box of 100 by 100.
#[rustfmt::skip]
pub(super) const SEATS: [Shape; 6] = [
    Dot("t1", [500, 500, 460]),
    Poly("t1", &[(8, 8, 18), (92, 8, 18), (92, 92, 18), (8, 92, 18)]),
    Poly("t1", &[(50, 0, 14), (100, 50, 14), (50, 100, 14), (0, 50, 14)]),
    Poly("t1", &[(26, 6, 12), (74, 6, 12), (98, 50, 12), (74, 94, 12), (26, 94, 12), (2, 50, 12)]),
    Poly("t1", &[(50, 2, 10), (98, 40, 10), (80, 96, 12), (20, 96, 12), (2, 40, 10)]),
    Poly("t1", &[(8, 4, 12), (92, 4, 12), (92, 56, 20), (50, 100, 10), (8, 56, 20)]),
];
