//! What a seat may decide, and its notation.

use crate::card::{Card, Until};
use dino_core::{Hex, NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `bid COLUMN VALUE`: the pawn goes to a place in the laboratory (EVO-21).
    Bid {
        /// The column, from 1.
        column: u8,
        /// The value, 0 to 6.
        value: u8,
    },
    /// `place N`: the place on the track, by adrenaline rush (EVO-65).
    Place(u8),
    /// `pass`: no card is played now (EVO-74), or an egg is not used (EVO-45).
    Pass,
    /// `pass until MOMENT`: no card is played, and none will be before that moment (EVO-74).
    PassUntil(Until),
    /// `play CARD ...`: an event card (EVO-76).
    Play(Play),
    /// `end`: the rest of the movement points is left (EVO-36).
    End,
    /// `move HEX HEX`: a dinosaur goes to an empty hex, on foot, by sea or by air (EVO-34, EVO-63, EVO-68).
    Move(Hex, Hex),
    /// `attack HEX HEX`: a dinosaur attacks another (EVO-37).
    Attack(Hex, Hex),
    /// `flee HEX`: a beaten dinosaur with chameleon skin gets away (EVO-67).
    Flee(Hex),
    /// `stay`: it does not, and dies.
    Stay,
    /// `birth HEX`: a newborn (EVO-43).
    Birth(Hex),
    /// `replace HEX HEX`: the first is given up for a newborn on the second (EVO-44).
    Replace(Hex, Hex),
    /// `keep HEX ...`: these survive (EVO-50).
    Keep(Survivors),
}

impl Action {
    /// The hexes it names, in its order.
    pub fn hexes(&self) -> Vec<Hex> {
        match *self {
            Action::Move(from, to)
            | Action::Attack(from, to)
            | Action::Replace(from, to)
            | Action::Play(Play::Raft(from, to) | Play::NestFor(from, to)) => vec![from, to],
            Action::Flee(at) | Action::Birth(at) | Action::Play(Play::Nest(at)) => vec![at],
            Action::Keep(survivors) => survivors.hexes().to_vec(),
            _ => Vec::new(),
        }
    }
}

/// An event card with what it is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Play {
    /// `play CARD`: a card without an aim.
    Plain(Card),
    /// `play mire SEAT`, `play moulting_sickness SEAT`: at an opponent.
    At(Card, Seat),
    /// `play drift_raft HEX HEX`: the dinosaur on the first goes to the second.
    Raft(Hex, Hex),
    /// `play distant_nest HEX`: with a newborn there.
    Nest(Hex),
    /// `play distant_nest HEX HEX`: the first is given up for a newborn on the second (EVO-44).
    NestFor(Hex, Hex),
}

impl Play {
    /// The card played.
    pub const fn card(self) -> Card {
        match self {
            Play::Plain(card) | Play::At(card, _) => card,
            Play::Raft(..) => Card::DriftRaft,
            Play::Nest(_) | Play::NestFor(..) => Card::DistantNest,
        }
    }

    /// A card that needs nothing but its name; the others do not read like this.
    const fn is_plain(card: Card) -> bool {
        !card.is_aimed() && !matches!(card, Card::DriftRaft | Card::DistantNest)
    }
}

/// The dinosaurs that survive, ascending; never more than eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Survivors([Hex; Survivors::MAX]);

impl Survivors {
    /// The most dinosaurs of a seat (EVO-4).
    pub const MAX: usize = 8;
    /// Fills the places not used. It comes before every hex, so a shorter list comes before the longer one it begins.
    const NOBODY: Hex = Hex::new(i8::MIN, i8::MIN);

    /// Nobody yet.
    pub const NONE: Survivors = Survivors([Survivors::NOBODY; Survivors::MAX]);

    /// These hexes, which must ascend; `None` when they do not or are too many or none.
    pub fn new(hexes: &[Hex]) -> Option<Survivors> {
        let mut survivors = Survivors::NONE;
        survivors.0.get_mut(..hexes.len())?.copy_from_slice(hexes);
        let ascends = hexes.windows(2).all(|pair| pair[0] < pair[1]);
        (ascends && hexes.first().is_some_and(|first| *first != Self::NOBODY)).then_some(survivors)
    }

    /// The hexes, ascending.
    pub fn hexes(&self) -> &[Hex] {
        let len = self.0.iter().position(|hex| *hex == Self::NOBODY).unwrap_or(Self::MAX);
        &self.0[..len]
    }
}

impl fmt::Debug for Survivors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.hexes()).finish()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid { column, value } => write!(f, "bid {column} {value}"),
            Action::Place(place) => write!(f, "place {place}"),
            Action::Pass => f.write_str("pass"),
            Action::PassUntil(until) => write!(f, "pass until {until}"),
            Action::Play(play) => write!(f, "play {play}"),
            Action::End => f.write_str("end"),
            Action::Move(from, to) => write!(f, "move {from} {to}"),
            Action::Attack(from, at) => write!(f, "attack {from} {at}"),
            Action::Flee(to) => write!(f, "flee {to}"),
            Action::Stay => f.write_str("stay"),
            Action::Birth(at) => write!(f, "birth {at}"),
            Action::Replace(old, at) => write!(f, "replace {old} {at}"),
            Action::Keep(survivors) => {
                f.write_str("keep")?;
                survivors.hexes().iter().try_for_each(|hex| write!(f, " {hex}"))
            }
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match self {
            Play::Plain(_) => write!(f, "{card}"),
            Play::At(_, seat) => write!(f, "{card} {seat}"),
            Play::Nest(hex) => write!(f, "{card} {hex}"),
            Play::Raft(from, to) | Play::NestFor(from, to) => write!(f, "{card} {from} {to}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let expected = || {
            NotationError::new(
                "bid, place, pass, play, end, move, attack, flee, stay, birth, replace or keep",
                text,
            )
        };
        match words[..] {
            ["bid", column, value] => {
                Ok(Action::Bid { column: digit(column, 1..=5)?, value: digit(value, 0..=6)? })
            }
            ["place", place] => Ok(Action::Place(digit(place, 1..=5)?)),
            ["pass"] => Ok(Action::Pass),
            ["pass", "until", until] => Ok(Action::PassUntil(until.parse()?)),
            ["play", card, ref aim @ ..] => Ok(Action::Play(play(text, card.parse()?, aim)?)),
            ["end"] => Ok(Action::End),
            ["move", from, to] => Ok(Action::Move(from.parse()?, to.parse()?)),
            ["attack", from, at] => Ok(Action::Attack(from.parse()?, at.parse()?)),
            ["flee", to] => Ok(Action::Flee(to.parse()?)),
            ["stay"] => Ok(Action::Stay),
            ["birth", at] => Ok(Action::Birth(at.parse()?)),
            ["replace", old, at] => Ok(Action::Replace(old.parse()?, at.parse()?)),
            ["keep", ref hexes @ ..] => {
                let hexes: Vec<Hex> = hexes.iter().map(|hex| hex.parse()).collect::<Result<_, _>>()?;
                let wrong = || NotationError::new("one to eight hexes, ascending", text);
                Survivors::new(&hexes).map(Action::Keep).ok_or_else(wrong)
            }
            ["bid", ..] => Err(NotationError::new("bid COLUMN VALUE", text)),
            ["place", ..] => Err(NotationError::new("place NUMBER", text)),
            ["pass", ..] => Err(NotationError::new("pass, or pass until MOMENT", text)),
            ["play"] => Err(NotationError::new("play CARD, and what the card is aimed at", text)),
            ["move", ..] => Err(NotationError::new("move HEX HEX", text)),
            ["attack", ..] => Err(NotationError::new("attack HEX HEX", text)),
            ["flee", ..] => Err(NotationError::new("flee HEX", text)),
            ["birth", ..] => Err(NotationError::new("birth HEX", text)),
            ["replace", ..] => Err(NotationError::new("replace HEX HEX", text)),
            ["end" | "stay", ..] => Err(NotationError::new("nothing behind end or stay", text)),
            _ => Err(expected()),
        }
    }
}

fn play(text: &str, card: Card, aim: &[&str]) -> Result<Play, NotationError> {
    match (card, aim) {
        (Card::DriftRaft, [from, to]) => Ok(Play::Raft(from.parse()?, to.parse()?)),
        (Card::DistantNest, [at]) => Ok(Play::Nest(at.parse()?)),
        (Card::DistantNest, [old, at]) => Ok(Play::NestFor(old.parse()?, at.parse()?)),
        (card, [seat]) if card.is_aimed() => Ok(Play::At(card, seat.parse()?)),
        (card, []) if Play::is_plain(card) => Ok(Play::Plain(card)),
        _ => Err(NotationError::new("an event card with its aim", text)),
    }
}

/// A number of one digit.
fn digit(text: &str, range: std::ops::RangeInclusive<u8>) -> Result<u8, NotationError> {
    match text.as_bytes() {
        [digit] if digit.is_ascii_digit() && range.contains(&(digit - b'0')) => Ok(digit - b'0'),
        _ => Err(NotationError::new("a column or place from 1 to 5, a value from 0 to 6", text)),
    }
}

dino_core::serde_as_text!(Action);
