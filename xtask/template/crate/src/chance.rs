//! How chance may fall, and its notation.

use crate::card::Card;
use dino_core::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One fall of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `deal SEAT CARD`: a card comes from the pile into a hand (TPL-3).
    Deal(Seat, Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(seat, card) => write!(f, "deal {seat} {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let dealt = text.strip_prefix("deal ").and_then(|rest| rest.split_once(' '));
        let (seat, card) = dealt.ok_or_else(|| NotationError::new("deal, a seat and a card", text))?;
        Ok(Chance::Deal(seat.parse()?, card.parse()?))
    }
}
