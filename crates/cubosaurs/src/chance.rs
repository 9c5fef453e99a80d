//! How chance may fall, and its notation.

use crate::card::CardId;
use crate::tile::Tile;
use dino_core::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One fall of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `first SEAT`: who starts the round (CUB-5, CUB-50).
    First(Seat),
    /// `tile N`: a tile is turned up for the market (CUB-70, CUB-78).
    Tile(Tile),
    /// `deal SEAT CARD`: a starting card (CUB-4).
    Deal(Seat, CardId),
    /// `draw CARD`: a card from the deck comes into the hand (CUB-10, tile 3).
    Draw(CardId),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Tile(tile) => write!(f, "tile {tile}"),
            Chance::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || NotationError::new("first, tile, deal or draw", text);
        let (word, rest) = text.split_once(' ').ok_or_else(error)?;
        match word {
            "first" => Ok(Chance::First(rest.parse()?)),
            "tile" => Ok(Chance::Tile(rest.parse()?)),
            "deal" => {
                let (seat, card) = rest.split_once(' ').ok_or_else(error)?;
                Ok(Chance::Deal(seat.parse()?, card.parse()?))
            }
            "draw" => Ok(Chance::Draw(rest.parse()?)),
            _ => Err(error()),
        }
    }
}
