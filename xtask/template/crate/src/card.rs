//! The cards, which are known by their numbers alone.

use dino_core::NotationError;
use std::fmt;
use std::str::FromStr;

/// How many numbers there are.
pub const KINDS: usize = 5;

/// A card with a number from 1 to 5 (TPL-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// One card of each number, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..KINDS).map(Card::of_kind)
    }

    /// The card of a kind, counted from 0.
    pub fn of_kind(kind: usize) -> Card {
        Card(kind as u8 + 1)
    }

    /// Its kind, counted from 0: where piles count it.
    pub fn kind(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Card(digit - b'0')),
            _ => Err(NotationError::new("a card from 1 to 5", text)),
        }
    }
}

dino_core::serde_as_text!(Card);
