//! What may happen, what the game waits for, and why an event was refused.

use crate::seat::{Seat, SeatSet};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One line of a record. Nothing else ever changes a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<A, C> {
    /// A seat decides.
    Act(Seat, A),
    /// Chance falls.
    Chance(C),
    /// The clock, which the driver owns, ran out.
    TimeUp,
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Event<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Act(seat, action) => write!(f, "{seat} {action}"),
            Event::Chance(chance) => write!(f, "* {chance}"),
            Event::TimeUp => f.write_str("! time"),
        }
    }
}

impl<A, C> FromStr for Event<A, C>
where
    A: FromStr<Err = NotationError>,
    C: FromStr<Err = NotationError>,
{
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        if line == "! time" {
            return Ok(Event::TimeUp);
        }
        let (who, what) = line.split_once(' ').ok_or_else(|| NotationError::new("an event", line))?;
        match who {
            "*" => Ok(Event::Chance(what.parse()?)),
            _ => Ok(Event::Act(who.parse()?, what.parse()?)),
        }
    }
}

/// Gives types that have a notation (`Display` and `FromStr`) that text as their serde form.
#[macro_export]
macro_rules! serde_as_text {
    ($($Name:ty),+ $(,)?) => {$(
        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

impl<A: fmt::Display, C: fmt::Display> Serialize for Event<A, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Each of these seats owes one action; they may come in any order.
    Seats(SeatSet),
    /// Chance must fall before anyone may act.
    Chance,
    /// Nothing: the game is over.
    Over,
}

impl Pending {
    /// `Ok` when this seat is asked to act now.
    #[inline]
    pub fn expect_act(self, seat: Seat) -> Result<(), Refusal> {
        match self {
            Pending::Seats(seats) if seats.contains(seat) => Ok(()),
            Pending::Seats(_) => Err(Refusal::NotPending(seat)),
            Pending::Chance => Err(Refusal::OutOfTurn),
            Pending::Over => Err(Refusal::GameOver),
        }
    }

    /// `Ok` when chance has to fall now.
    pub fn expect_chance(self) -> Result<(), Refusal> {
        match self {
            Pending::Chance => Ok(()),
            Pending::Seats(_) => Err(Refusal::OutOfTurn),
            Pending::Over => Err(Refusal::GameOver),
        }
    }

    /// The seats that owe an action.
    pub fn seats(self) -> SeatSet {
        match self {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }
}

/// The number of a rule: it finds the sentence shown to a person, the place in the rules page and the test.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    /// The game's three letters.
    pub prefix: &'static str,
    /// The number inside the game.
    pub number: u8,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.prefix, self.number)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Numbers the rules of a game: `PREFIX`, its letters; `rule(21)`, a rule; `against(21)`, the refusal by it.
#[macro_export]
macro_rules! number_rules {
    ($prefix:literal) => {
        /// The letters before the rule numbers.
        const PREFIX: &str = $prefix;

        /// The rule with this number.
        const fn rule(number: u8) -> $crate::RuleId {
            $crate::RuleId { prefix: PREFIX, number }
        }

        /// The refusal by the rule with this number.
        const fn against(number: u8) -> $crate::Refusal {
            $crate::Refusal::Against(rule(number))
        }
    };
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why an event was refused. The state is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nothing can happen any more.
    #[error("the game is over")]
    GameOver,
    /// The game waits for somebody else.
    #[error("the game does not wait for seat {0}")]
    NotPending(Seat),
    /// A seat acted while chance had to fall, or the other way round.
    #[error("out of turn")]
    OutOfTurn,
    /// Chance cannot fall like this now.
    #[error("this cannot fall now")]
    Impossible,
    /// Time was called and no clock runs.
    #[error("no clock runs now")]
    Untimed,
    /// A rule forbids it.
    #[error("against rule {0}")]
    Against(RuleId),
}

/// A text that is no notation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}, found \"{found}\"")]
pub struct NotationError {
    /// What should have stood there.
    pub expected: &'static str,
    /// What stood there, cut when long.
    pub found: String,
}

impl NotationError {
    /// The error for a text where something else was expected.
    pub fn new(expected: &'static str, found: &str) -> Self {
        NotationError { expected, found: shortened(found) }
    }
}

/// A text fit for an error message: one line of bounded length.
pub(crate) fn shortened(text: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown: String = text.chars().take(SHOWN).flat_map(char::escape_default).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push_str("...");
    }
    shown
}
