//! Which ecosystem tile is which.

use dino_core::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The letter on the back of a tile: which pile it belongs to (GLD-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Letter {
    /// Used first.
    A,
    /// Second.
    B,
    /// Third.
    C,
    /// Last.
    D,
}

impl Letter {
    /// The piles in the order in which they are used (GLD-44).
    pub const ALL: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];
}

/// An ecosystem tile: its letter, and its number among the tiles of that letter. Written `a07`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId {
    letter: Letter,
    number: u8,
}

impl TileId {
    /// The highest number: all 84 tiles might have one letter.
    pub const MAX: u8 = 84;

    /// The tile with this letter and this number from 1 to [`TileId::MAX`].
    pub fn new(letter: Letter, number: u8) -> Option<TileId> {
        (1..=Self::MAX).contains(&number).then_some(TileId { letter, number })
    }

    /// The letter on its back.
    #[inline]
    pub const fn letter(self) -> Letter {
        self.letter
    }

    /// Its number among the tiles of its letter, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = (b'a' + self.letter as u8) as char;
        write!(f, "{letter}{:02}", self.number)
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || NotationError::new("a tile such as a07", text);
        let [letter @ b'a'..=b'd', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = *text.as_bytes() else {
            return Err(error());
        };
        let letter = Letter::ALL[usize::from(letter - b'a')];
        TileId::new(letter, 10 * (tens - b'0') + ones - b'0').ok_or_else(error)
    }
}

dino_core::serde_as_text!(TileId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_read_as_it_is_written() {
        for letter in Letter::ALL {
            for number in 1..=TileId::MAX {
                let tile = TileId::new(letter, number).unwrap();
                assert_eq!(tile.to_string().parse(), Ok(tile));
            }
        }
        for junk in ["", "a", "a7", "a00", "a85", "A07", "e01", "a007", "aé"] {
            assert!(junk.parse::<TileId>().is_err(), "{junk}");
        }
    }
}
