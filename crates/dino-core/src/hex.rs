//! Hexagonal maps in axial coordinates.

use crate::event::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

/// A cell of a hexagonal map: column `q`, row `r`; the third cube coordinate is `-q - r`.
///
/// Written `q,r`, as in `3,-2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Hex {
    /// Column.
    pub q: i8,
    /// Row.
    pub r: i8,
}

impl Hex {
    /// The middle of a map.
    pub const ORIGIN: Hex = Hex { q: 0, r: 0 };

    /// The cell at column `q`, row `r`.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The next cell in a direction.
    pub fn step(self, direction: Direction) -> Hex {
        self + direction.offset()
    }

    /// The six cells around.
    pub fn neighbours(self) -> [Hex; 6] {
        Direction::ALL.map(|direction| self.step(direction))
    }

    /// The fewest steps to another cell.
    pub fn distance(self, other: Hex) -> u16 {
        let (q, r) = (i16::from(self.q) - i16::from(other.q), i16::from(self.r) - i16::from(other.r));
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// The direction of a neighbouring cell.
    pub fn direction_to(self, other: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.step(*direction) == other)
    }

    /// Turned about the origin by sixths of a turn, clockwise with `r` pointing down.
    pub fn rotated(self, sixths: u8) -> Hex {
        (0..sixths % 6).fold(self, |hex, _| Hex::new(-hex.r, hex.q + hex.r))
    }
}

impl Add for Hex {
    type Output = Hex;

    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Hex;

    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.q - other.q, self.r - other.r)
    }
}

impl Neg for Hex {
    type Output = Hex;

    fn neg(self) -> Hex {
        Hex::ORIGIN - self
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

impl FromStr for Hex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || NotationError::new("a cell such as 3,-2", text);
        let (q, r) = text.split_once(',').ok_or_else(error)?;
        let hex = Hex::new(q.parse().map_err(|_| error())?, r.parse().map_err(|_| error())?);
        // One cell has one text: no plus sign, no leading zero.
        if hex.to_string() == text { Ok(hex) } else { Err(error()) }
    }
}

/// One of the six directions of a hexagonal map, 0 to 5, each a sixth of a turn after the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Direction(u8);

impl Direction {
    /// All six, beginning with growing `q`.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    /// The direction with this number, taken modulo six.
    pub const fn new(number: u8) -> Direction {
        Direction(number % 6)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The step it stands for.
    pub const fn offset(self) -> Hex {
        const OFFSETS: [Hex; 6] = [
            Hex::new(1, 0),
            Hex::new(0, 1),
            Hex::new(-1, 1),
            Hex::new(-1, 0),
            Hex::new(0, -1),
            Hex::new(1, -1),
        ];
        OFFSETS[self.0 as usize]
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        Direction::new(self.0 + 3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_six_cells_at_distance_one() {
        let centre = Hex::new(2, -3);
        let mut around = centre.neighbours().to_vec();
        assert!(around.iter().all(|hex| hex.distance(centre) == 1));
        around.sort();
        around.dedup();
        assert_eq!(around.len(), 6);
    }

    #[test]
    fn directions_turn_into_one_another() {
        for direction in Direction::ALL {
            assert_eq!(direction.offset().rotated(1), Direction::new(direction.number() + 1).offset());
            assert_eq!(-direction.offset(), direction.opposite().offset());
            assert_eq!(Hex::ORIGIN.direction_to(direction.offset()), Some(direction));
        }
        assert_eq!(Hex::new(4, -1).rotated(6), Hex::new(4, -1));
        assert_eq!(Hex::ORIGIN.direction_to(Hex::new(2, 0)), None);
    }

    #[test]
    fn distance_counts_steps() {
        assert_eq!(Hex::new(0, 0).distance(Hex::new(3, -1)), 3);
        assert_eq!(Hex::new(-2, -2).distance(Hex::new(2, 2)), 8);
        assert_eq!(Hex::new(-128, 0).distance(Hex::new(127, 0)), 255);
    }

    #[test]
    fn a_cell_is_read_as_it_is_written() {
        for hex in [Hex::ORIGIN, Hex::new(-128, 127), Hex::new(3, -2)] {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        for junk in ["", ",", "1", "1,", "1,2,3", "+1,2", "01,2", "1, 2", "200,0", "é,1"] {
            assert!(junk.parse::<Hex>().is_err(), "{junk}");
        }
    }
}
