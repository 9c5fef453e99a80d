//! What a seat may decide, and its notation.

use crate::card::Card;
use dino_core::NotationError;
use std::fmt;
use std::str::FromStr;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `lay CARD`: a card of the hand is laid face down (TPL-4).
    Lay(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(card) => write!(f, "lay {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(' ') {
            Some(("lay", card)) => Ok(Action::Lay(card.parse()?)),
            _ => Err(NotationError::new("lay and a card", text)),
        }
    }
}
