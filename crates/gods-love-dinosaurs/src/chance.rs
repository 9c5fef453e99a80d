//! How chance may fall, and its notation.

use crate::land::Animal;
use crate::tile::TileId;
use dino_core::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One fall of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `first SEAT`: who has the sharpest teeth (GLD-8).
    First(Seat),
    /// `reveal SPECIES TILE`: a tile comes into that column (GLD-5, GLD-43).
    Reveal(Animal, TileId),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Reveal(column, tile) => write!(f, "reveal {column} {tile}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').take(4).collect();
        match words[..] {
            ["first", seat] => Ok(Chance::First(seat.parse()?)),
            ["reveal", column, tile] => Ok(Chance::Reveal(column.parse()?, tile.parse()?)),
            _ => Err(NotationError::new("first SEAT or reveal SPECIES TILE", text)),
        }
    }
}
