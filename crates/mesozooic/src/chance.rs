//! How chance may fall, and its notation.

use crate::card::{CardId, Kind};
use dino_core::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One fall of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `director SEAT CARD`: who directs the seat's zoo (MES-4).
    Director(Seat, CardId),
    /// `advanced CARD`: an advanced card is shuffled in, unseen (MES-53).
    Advanced(CardId),
    /// `deal SEAT CARD`: a card of the first hand (MES-12).
    Deal(Seat, CardId),
    /// `lapse SEAT CARD`: a card kept for a seat that did not pick in time (MES-17).
    Lapse(Seat, CardId),
    /// `lay SEAT CARD`: the next card of the zoo (MES-18).
    Lay(Seat, CardId),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Director(seat, card) => write!(f, "director {seat} {card}"),
            Chance::Advanced(card) => write!(f, "advanced {card}"),
            Chance::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            Chance::Lapse(seat, card) => write!(f, "lapse {seat} {card}"),
            Chance::Lay(seat, card) => write!(f, "lay {seat} {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || NotationError::new("director, advanced, deal, lapse or lay", text);
        let (word, rest) = text.split_once(' ').ok_or_else(error)?;
        if word == "advanced" {
            return Ok(Chance::Advanced(rest.parse()?));
        }
        let (seat, card) = rest.split_once(' ').ok_or_else(error)?;
        let (seat, card): (Seat, CardId) = (seat.parse()?, card.parse()?);
        match word {
            "director" if matches!(card.kind(), Kind::Director(_)) => Ok(Chance::Director(seat, card)),
            "deal" => Ok(Chance::Deal(seat, card)),
            "lapse" => Ok(Chance::Lapse(seat, card)),
            "lay" => Ok(Chance::Lay(seat, card)),
            _ => Err(error()),
        }
    }
}
