//! Every fact of a state in the order `docs/notation.md` gives.

use super::{AfterPeek, Combat, Effects, Phase, State};
use crate::die::Face;
use dino_core::{Digest, Hex, Seat, SeatSet};

impl State {
    /// Writes every fact in the order `docs/notation.md` gives.
    pub(crate) fn digest(&self, digest: &mut Digest) {
        digest.bytes(&[self.seats(), u8::from(self.options.events), u8::from(self.options.open_mp)]);
        self.digest_phase(digest);
        digest.bytes(&[self.round, self.section, self.token as u8]);
        self.pile.digest(digest);
        digest.u8(self.next.map_or(0, |token| token as u8 + 1));
        self.track().iter().for_each(|seat| digest.u8(seat.number()));
        digest.u8(self.turn);
        for cells in self.herds.iter().chain(self.newborns.iter()) {
            digest.u64(cells.bits());
        }
        digest.bytes(self.lost.as_slice());
        for species in self.species.iter() {
            digest.bytes(&species.normal);
            digest.u16((species.unique.bits() >> 6) as u16);
        }
        digest.bytes(self.mp.as_slice());
        self.bag.digest(digest);
        digest.u16((self.seen.bits() >> 6) as u16);
        self.row.iter().for_each(|gene| digest.u8(gene.map_or(0, |gene| gene as u8 + 1)));
        digest.u8(self.rowed);
        for pawn in self.pawns.iter() {
            digest.bytes(&pawn.map_or([0, 0], |pawn| [pawn.column, pawn.value]));
        }
        digest.u8(self.barred);
        self.hands.iter().chain([&self.discard]).for_each(|cards| digest.u16(cards.bits() as u16));
        self.quiet.iter().for_each(|until| digest.u8(until.map_or(0, |until| until as u8 + 1)));
        digest.u8(bits(self.passed));
        digest.bytes(&[self.points, u8::from(self.flown), self.egg]);
        let Effects { mire, fury, ranks, clutch, lean, down, wallow, moulting } = self.effects;
        for seat in [mire, fury, ranks, clutch, lean, down, wallow, moulting] {
            digest.u8(seat.map_or(0, Seat::number));
        }
        for past in &self.past {
            digest.u8(past.section);
            digest.bytes(past.spent.as_slice());
            digest.bytes(past.herds.as_slice());
        }
    }

    /// The phase's number, then what it holds: two seats or numbers, two hexes.
    fn digest_phase(&self, digest: &mut Digest) {
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

fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
