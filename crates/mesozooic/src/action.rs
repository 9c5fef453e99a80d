//! What a seat may decide, and its notation.

use crate::card::CardId;
use dino_core::NotationError;
use std::fmt;
use std::str::FromStr;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `pick CARD CARD`: two cards of the hand are kept, face down, the lower first (MES-13).
    Pick(CardId, CardId),
    /// `start`: by turns, the own cards are laid out (MES-61).
    Start,
    /// `ready`: the plan is made (MES-20).
    Ready,
    /// `slide CARD`: this card and those between it and the hole slide one step (MES-23).
    Slide(CardId),
    /// `done`: nothing more is to be slid (MES-22).
    Done,
    /// `swap CARD CARD`: a crane exchanges two cards, the lower first (MES-57).
    Swap(CardId, CardId),
    /// `leave`: no crane is used any more (MES-57).
    Leave,
    /// `time`: by turns, the own time is up: whoever holds the clock takes this action for the seat (MES-61).
    Time,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(one, other) => write!(f, "pick {one} {other}"),
            Action::Start => f.write_str("start"),
            Action::Ready => f.write_str("ready"),
            Action::Slide(card) => write!(f, "slide {card}"),
            Action::Done => f.write_str("done"),
            Action::Swap(one, other) => write!(f, "swap {one} {other}"),
            Action::Leave => f.write_str("leave"),
            Action::Time => f.write_str("time"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(' ') {
            None => match text {
                "start" => Ok(Action::Start),
                "ready" => Ok(Action::Ready),
                "done" => Ok(Action::Done),
                "leave" => Ok(Action::Leave),
                "time" => Ok(Action::Time),
                "slide" => Err(NotationError::new("slide CARD", text)),
                "pick" => Err(NotationError::new("pick CARD CARD", text)),
                "swap" => Err(NotationError::new("swap CARD CARD", text)),
                _ => Err(NotationError::new("pick, start, ready, slide, done, swap, leave or time", text)),
            },
            Some(("slide", card)) => Ok(Action::Slide(card.parse()?)),
            Some(("pick", cards)) => pair(cards).map(|(one, other)| Action::Pick(one, other)),
            Some(("swap", cards)) => pair(cards).map(|(one, other)| Action::Swap(one, other)),
            Some(_) => Err(NotationError::new("pick CARD CARD, slide CARD or swap CARD CARD", text)),
        }
    }
}

/// Two different cards, the lower first: one pair has one text.
fn pair(text: &str) -> Result<(CardId, CardId), NotationError> {
    let error = || NotationError::new("two cards, the lower first", text);
    let (one, other) = text.split_once(' ').ok_or_else(error)?;
    let (one, other) = (one.parse()?, other.parse()?);
    if one < other { Ok((one, other)) } else { Err(error()) }
}

dino_core::serde_as_text!(Action);
