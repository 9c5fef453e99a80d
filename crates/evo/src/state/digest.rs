//! Every fact of a state in the order `docs/notation.md` gives.

use super::{AfterPeek, Combat, Phase, State};
use crate::die::Face;
use dino_core::{Digest, Hex, Seat, SeatSet};

impl State {
    /// The phase's number, then what it holds: two seats or numbers, two hexes.
    pub(crate) fn digest_phase(&self, digest: &mut Digest) {
        const NOWHERE: Hex = Hex::ORIGIN;
        let (number, a, b, from, at) = match self.phase {
            Phase::Order => (0, 0, 0, NOWHERE, NOWHERE),
            Phase::Zones => (1, 0, 0, NOWHERE, NOWHERE),
            Phase::Climate => (2, 0, 0, NOWHERE, NOWHERE),
            Phase::Peek(seat, AfterPeek::Climate) => (3, seat.number(), 0, NOWHERE, NOWHERE),
            Phase::Peek(seat, AfterPeek::Auction) => (3, seat.number(), 1, NOWHERE, NOWHERE),
            Phase::Window(moment, seat) => (4, seat.number(), moment as u8, NOWHERE, NOWHERE),
            Phase::Genes => (5, 0, 0, NOWHERE, NOWHERE),
            Phase::Bid(seat) => (6, seat.number(), 0, NOWHERE, NOWHERE),
            Phase::Card(seat) => (7, seat.number(), 0, NOWHERE, NOWHERE),
            Phase::Place(seat) => (8, seat.number(), 0, NOWHERE, NOWHERE),
            Phase::Move => (9, 0, 0, NOWHERE, NOWHERE),
            Phase::Declared(Combat { from, at, defender }) => (10, defender.number(), 0, from, at),
            Phase::Roll(Combat { from, at, defender }) => (11, defender.number(), 0, from, at),
            Phase::Rolled(Combat { from, at, defender }, face, asked) => {
                (12, defender.number(), asked_and(face, asked), from, at)
            }
            Phase::Flee(Combat { from, at, defender }) => (13, defender.number(), 0, from, at),
            Phase::Birth => (14, 0, 0, NOWHERE, NOWHERE),
            Phase::Bite(at, victim) => (15, victim.number(), 0, NOWHERE, at),
            Phase::Survive => (16, 0, 0, NOWHERE, NOWHERE),
            Phase::Over => (17, 0, 0, NOWHERE, NOWHERE),
        };
        digest.bytes(&[number, a, b]);
        [from.q, from.r, at.q, at.r].iter().for_each(|n| digest.bytes(&n.to_le_bytes()));
    }
}

/// The face and who is asked about it, in one byte.
fn asked_and(face: Face, asked: Seat) -> u8 {
    8 * asked.number() + face as u8
}

pub(crate) fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
