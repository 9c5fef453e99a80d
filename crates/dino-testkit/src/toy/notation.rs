//! Decisions and falls of the toy, and their texts.

use super::fault;
use dino_core::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;

/// How many kinds of cards there are.
pub(super) const KINDS: usize = 4;

/// The most points that may be taken from the heap at once.
pub(super) const MAX_TAKEN: u8 = 3;

/// A card, known by its value from 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(u8);

impl Card {
    pub(super) fn of_kind(kind: usize) -> Card {
        Card(kind as u8 + 1)
    }

    pub(super) fn kind(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// Its value.
    pub fn value(self) -> u8 {
        self.0
    }
}

/// What a seat may decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `lay 3`: lays a card face down.
    Lay(Card),
    /// `take 2`: takes points from the heap, or none.
    Take(u8),
}

impl Action {
    pub(super) fn is_lay(self) -> bool {
        matches!(self, Action::Lay(_))
    }

    /// The number in its text.
    pub fn value(self) -> u8 {
        match self {
            Action::Lay(card) => card.value(),
            Action::Take(points) => points,
        }
    }
}

/// `deal 3`: the next card, which goes to the first seat that lacks one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chance(pub Card);

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(card) => write!(f, "lay {}", card.value()),
            Action::Take(points) => write!(f, "take {points}"),
        }
    }
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0.value())
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new("lay or take and a number", text);
        match text.split_once(' ').ok_or_else(error)? {
            ("lay", number) => card(number).map(Action::Lay),
            ("take", number) => digit(number).filter(|points| *points <= MAX_TAKEN).map(Action::Take),
            _ => None,
        }
        .ok_or_else(error)
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let dealt = text.strip_prefix("deal ").and_then(card);
        dealt.map(Chance).ok_or_else(|| NotationError::new("deal and a card", text))
    }
}

fn card(text: &str) -> Option<Card> {
    digit(text).filter(|value| (1..=KINDS as u8).contains(value)).map(Card)
}

fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// An action or an outcome whose text may have a fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Text<const FAULT: u8, T>(pub T);

impl<const FAULT: u8, T: Display> Display for Text<FAULT, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match fault::of(FAULT) {
            fault::TEXT_SHOUTS => f.write_str(&self.0.to_string().to_uppercase()),
            _ => self.0.fmt(f),
        }
    }
}

impl<const FAULT: u8, T: FromStr<Err = NotationError>> FromStr for Text<FAULT, T> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let value = match fault::of(FAULT) {
            fault::TEXT_UNREADABLE if text == "take 2" => Err(NotationError::new("something else", text)),
            fault::TEXT_TRIMMED => text.trim().parse(),
            fault::TEXT_PANICS => text.split_at(text.len() / 2).0.parse::<T>().or_else(|_| text.parse()),
            fault::TEXT_SHOUTS if text.to_uppercase() == text => text.to_lowercase().parse(),
            _ => text.parse(),
        };
        value.map(Text)
    }
}
