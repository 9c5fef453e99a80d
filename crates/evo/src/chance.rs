//! How chance may fall, and its notation.

use crate::card::Card;
use crate::climate::Token;
use crate::die::Face;
use crate::gene::Gene;
use dino_core::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One fall of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `order SEAT`: the next pawn on the first track (EVO-9).
    Order(Seat),
    /// `zone SEAT N`: the seat begins on the start zones of slot N (EVO-10).
    Zone(Seat, u8),
    /// `climate TOKEN`: the top token is turned up (EVO-15).
    Climate(Token),
    /// `peek SEAT TOKEN`: the next token, which this seat alone sees (EVO-71).
    Peek(Seat, Token),
    /// `gene GENE`: a gene comes into the row (EVO-19).
    Gene(Gene),
    /// `card SEAT CARD`: the winner of column 1 draws an event card, which this seat alone sees (EVO-72).
    Card(Seat, Card),
    /// `die FACE`: the combat die (EVO-38).
    Die(Face),
    /// `bite N`: the die of killer babies (EVO-70).
    Bite(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Order(seat) => write!(f, "order {seat}"),
            Chance::Zone(seat, slot) => write!(f, "zone {seat} {slot}"),
            Chance::Climate(token) => write!(f, "climate {token}"),
            Chance::Peek(seat, token) => write!(f, "peek {seat} {token}"),
            Chance::Gene(gene) => write!(f, "gene {gene}"),
            Chance::Card(seat, card) => write!(f, "card {seat} {card}"),
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::Bite(number) => write!(f, "bite {number}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["order", seat] => Ok(Chance::Order(seat.parse()?)),
            ["zone", seat, slot] => Ok(Chance::Zone(seat.parse()?, slot.parse::<Seat>()?.number())),
            ["climate", token] => Ok(Chance::Climate(token.parse()?)),
            ["peek", seat, token] => Ok(Chance::Peek(seat.parse()?, token.parse()?)),
            ["gene", gene] => Ok(Chance::Gene(gene.parse()?)),
            ["card", seat, card] => Ok(Chance::Card(seat.parse()?, card.parse()?)),
            ["die", face] => Ok(Chance::Die(face.parse()?)),
            // Six sides, six seats: the same digits.
            ["bite", number] => Ok(Chance::Bite(number.parse::<Seat>()?.number())),
            _ => Err(NotationError::new("order, zone, climate, peek, gene, card, die or bite", text)),
        }
    }
}
