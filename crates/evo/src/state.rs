//! A moment of play.

use crate::card::{ALL_CARDS, Card, CardSet, Moment, Until};
use crate::climate::{Ground, TURNING_TOKENS, Terrain, Token};
use crate::components::Values;
use crate::config::Options;
use crate::die::Face;
use crate::gene::{Gene, GeneSet, NORMAL_KINDS, Species};
use crate::island::{CellSet, Island};
use dino_core::{BySeat, Hex, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

mod audit;
mod digest;

pub(crate) use digest::bits;

/// The most rounds that are played to their end (EVO-8).
pub(crate) const MAX_ROUNDS: usize = 11;
/// Dinosaurs of each seat (EVO-4).
pub(crate) const FIGURES: u8 = 8;
/// Mutation points at the start (EVO-4).
pub const START_MP: u8 = 6;
/// A herd of this size is protected (EVO-41, EVO-50).
pub(crate) const FLOOR: u8 = 2;
/// The same with regeneration (EVO-69).
pub(crate) const REGENERATION_FLOOR: u8 = 3;
/// The highest value of a column (EVO-25).
pub(crate) const TOP: u8 = 6;

/// A moment of play. Bag, deck and climate pile have no order; hidden are the hands, the waits, the totals, and the token
/// that sixth sense has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) values: Values,
    pub(crate) island: Island,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Rounds begun; 0 before the first token.
    pub(crate) round: u8,
    /// The selected section of the wheel (EVO-18).
    pub(crate) section: u8,
    /// This round's token; the last round's until the next is turned up. Before the first it means nothing.
    pub(crate) token: Token,
    /// The tokens not yet turned up, the one set aside included (EVO-8).
    pub(crate) pile: Pile<TURNING_TOKENS>,
    /// The top token, once sixth sense has looked at it (EVO-71).
    pub(crate) next: Option<Token>,
    /// The initiative track from the left; before the first order is complete, its first `turn` places.
    pub(crate) order: [Seat; 5],
    /// Whose turn it is on the track, in whatever is going on; while start zones are given, the seat's number.
    pub(crate) turn: u8,
    /// Each seat's dinosaurs on the board.
    pub(crate) herds: BySeat<CellSet>,
    /// Those of them born in this phase (EVO-43). Empty outside the births phase.
    pub(crate) newborns: BySeat<CellSet>,
    /// Figures out of the game for good, under the ruling that does so (EVO-39).
    pub(crate) lost: BySeat<u8>,
    /// What each species has grown.
    pub(crate) species: BySeat<Species>,
    /// Mutation points (EVO-1).
    pub(crate) mp: BySeat<u8>,
    /// Normal genes in the bag (EVO-7).
    pub(crate) bag: Pile<NORMAL_KINDS>,
    /// Unique genes that have come out of the bag.
    pub(crate) seen: GeneSet,
    /// The genes for sale, from column 2 on; `None` where none lies (yet).
    pub(crate) row: [Option<Gene>; 4],
    /// How many columns of the row have been seen to.
    pub(crate) rowed: u8,
    /// Where each pawn lies in the laboratory.
    pub(crate) pawns: BySeat<Option<Pawn>>,
    /// The column the bidder was pushed out of just now, from 1; 0 for none (EVO-24).
    pub(crate) barred: u8,
    /// Each seat's event cards.
    pub(crate) hands: BySeat<CardSet>,
    /// The event cards played.
    pub(crate) discard: CardSet,
    /// Until when each seat does not want to be asked, which is known to it alone (EVO-74).
    pub(crate) quiet: BySeat<Option<Until>>,
    /// Who has passed since a card was last played at this moment.
    pub(crate) passed: SeatSet,
    /// Movement points left (EVO-33).
    pub(crate) points: u8,
    /// Whether the wings were used in this turn (EVO-68).
    pub(crate) flown: bool,
    /// The egg being used, from 1 (EVO-42).
    pub(crate) egg: u8,
    /// What event cards do at the moment.
    pub(crate) effects: Effects,
    /// What happened in each round played, for the score sheet.
    pub(crate) past: [Past; MAX_ROUNDS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance lines the pawns up (EVO-9).
    Order,
    /// Chance gives start zones (EVO-10).
    Zones,
    /// Chance turns a climate token up (EVO-15).
    Climate,
    /// Chance shows the owner of sixth sense the next token (EVO-71).
    Peek(Seat, AfterPeek),
    /// A seat may play a card at a common moment (EVO-74).
    Window(Moment, Seat),
    /// Chance draws a gene for the row (EVO-19).
    Genes,
    /// A seat bids (EVO-21).
    Bid(Seat),
    /// Chance gives the winner of column 1 a card (EVO-72).
    Card(Seat),
    /// The owner of adrenaline rush chooses a place on the track (EVO-65).
    Place(Seat),
    /// The seat whose turn it is moves (EVO-33).
    Move,
    /// The defender may play a card before the roll (EVO-74).
    Declared(Combat),
    /// Chance rolls the combat die (EVO-37).
    Roll(Combat),
    /// Attacker or defender may play a card after the roll (EVO-74).
    Rolled(Combat, Face, Seat),
    /// The owner of chameleon skin chooses where to flee (EVO-67).
    Flee(Combat),
    /// The seat whose turn it is uses an egg (EVO-42).
    Birth,
    /// Chance rolls for killer babies: the hex, and whose dinosaur is on it (EVO-70).
    Bite(Hex, Seat),
    /// The seat whose turn it is names its survivors (EVO-50).
    Survive,
    /// The meteor came (EVO-16).
    Over,
}

/// Where the game goes on when the next token was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterPeek {
    /// In the climate phase.
    Climate,
    /// Behind the auction.
    Auction,
}

/// An attack: the attacker is the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Combat {
    /// Where the attacker stands.
    pub from: Hex,
    /// The hex attacked.
    pub at: Hex,
    /// Whose dinosaur is on it.
    pub defender: Seat,
}

/// A pawn in the laboratory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pawn {
    /// The column, from 1.
    pub column: u8,
    /// The value it lies on.
    pub value: u8,
}

/// What event cards do at the moment: whom each concerns (EVO-76). There is one card of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Effects {
    /// Begins the movement turn with fewer points; nobody once that turn is over.
    pub mire: Option<Seat>,
    /// Has more horns in attack until its movement turn ends.
    pub fury: Option<Seat>,
    /// Has more horns in defence in this movement phase.
    pub ranks: Option<Seat>,
    /// Has more eggs in this births phase.
    pub clutch: Option<Seat>,
    /// All but this seat use few eggs in this births phase.
    pub lean: Option<Seat>,
    /// Has more fur plates in this survival phase.
    pub down: Option<Seat>,
    /// Has more thermoregulation plates in this survival phase.
    pub wallow: Option<Seat>,
    /// Has fewer plates in this survival phase.
    pub moulting: Option<Seat>,
}

/// A round that was played, or is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Past {
    /// Its climate: the section of the wheel.
    pub(crate) section: u8,
    /// What each seat paid in the laboratory.
    pub(crate) spent: BySeat<u8>,
    /// How many dinosaurs each seat had at its end: what it earned (EVO-51).
    pub(crate) herds: BySeat<u8>,
}

impl State {
    /// How many seats play.
    #[inline]
    pub(crate) const fn seats(&self) -> u8 {
        self.options.seats
    }

    /// The track from the left (EVO-30).
    #[inline]
    pub(crate) fn track(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats())]
    }

    /// The seat whose turn it is on the track.
    #[inline]
    pub(crate) fn mover(&self) -> Seat {
        self.order[usize::from(self.turn) % 5]
    }

    /// How many dinosaurs a seat has on the board.
    #[inline]
    pub(crate) fn herd_size(&self, seat: Seat) -> u8 {
        self.herds[seat].len() as u8
    }

    /// The herd size at which a seat is protected (EVO-41, EVO-69).
    #[inline]
    pub(crate) fn floor(&self, seat: Seat) -> u8 {
        if self.species[seat].has(Gene::Regeneration) { REGENERATION_FLOOR } else { FLOOR }
    }

    /// All dinosaurs on the board.
    #[inline]
    pub(crate) fn occupied(&self) -> CellSet {
        self.herds.iter().fold(CellSet::EMPTY, |all, herd| all.union(*herd))
    }

    /// The dinosaurs of others that may be attacked: those of peoples above their floor (EVO-41).
    #[inline]
    pub(crate) fn prey(&self, seat: Seat) -> CellSet {
        let mut prey = CellSet::EMPTY;
        for (other, herd) in self.herds.each() {
            if other != seat && herd.len() as u8 > self.floor(other) {
                prey = prey.union(*herd);
            }
        }
        prey
    }

    /// Whose dinosaur stands on a hex.
    pub(crate) fn owner(&self, at: CellSet) -> Option<Seat> {
        self.herds.each().find(|(_, herd)| !herd.and(at).is_empty()).map(|(seat, _)| seat)
    }

    /// Where this round's climate is of this kind (EVO-18).
    #[inline]
    pub(crate) fn ground(&self, ground: Ground) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for terrain in Terrain::ALL {
            if self.values.wheel.ground(self.section, *terrain) == ground {
                cells = cells.union(self.island.of(*terrain));
            }
        }
        cells
    }

    /// Who owns a unique gene.
    pub(crate) fn owner_of(&self, gene: Gene) -> Option<Seat> {
        if !self.seen.contains(gene) {
            return None;
        }
        self.species.each().find(|(_, species)| species.has(gene)).map(|(seat, _)| seat)
    }

    /// The event cards neither in a hand nor played.
    pub(crate) fn deck(&self) -> CardSet {
        let held = self.hands.iter().fold(self.discard, |all, hand| all.union(*hand));
        ALL_CARDS.without(held)
    }

    /// How many dinosaurs a seat could have on the board.
    #[inline]
    pub(crate) fn figures(&self, seat: Seat) -> u8 {
        FIGURES - self.lost[seat]
    }

    /// Whether a seat holds a card.
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat].contains(card)
    }

    /// The round being played, as the score sheet keeps it.
    pub(crate) fn this_round(&mut self) -> &mut Past {
        &mut self.past[usize::from(self.round.max(1)) - 1]
    }
}
