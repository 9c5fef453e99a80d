//! A moment of play.

use crate::card::CardSet;
use crate::components::Components;
use crate::config::Options;
use crate::score::RoundPoints;
use crate::tile::{Tile, TileSet};
use dino_core::audit::ensure;
use dino_core::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most rounds (CUB-65).
pub(crate) const MAX_ROUNDS: usize = 3;
/// The tokens of the advanced game (CUB-70).
pub(crate) const TOKENS: u8 = 40;

/// A moment of play. The face-down cards and tiles have no order, so all of it is public (CUB-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) components: Components,
    pub(crate) options: Options,
    /// What is waited for.
    pub(crate) phase: Phase,
    /// The round being played, from 0.
    pub(crate) round: u8,
    /// Who started the round.
    pub(crate) starter: Seat,
    /// Whose turn it is; the starter before the first turn.
    pub(crate) turn: Seat,
    /// How many cards the deck still holds.
    pub(crate) deck: u8,
    /// Cards that nobody has seen this round: those of the deck and those put aside (CUB-3).
    pub(crate) unseen: CardSet,
    /// The hand being offered, if any.
    pub(crate) hand: CardSet,
    pub(crate) collections: BySeat<CardSet>,
    /// Cards destroyed by tiles 6 and 7 this round: known to all, drawn by nobody (CUB-6).
    pub(crate) destroyed: CardSet,
    /// Whether the seat to move has bought a tile this turn (CUB-73).
    pub(crate) bought: bool,
    /// Whether the seat to move may refuse with nothing: tile 4 under the other ruling (CUB-74).
    pub(crate) leave: bool,
    /// Tokens nobody has. All are 0 in the base game.
    pub(crate) reserve: u8,
    pub(crate) tokens: BySeat<u8>,
    /// Tokens each seat still has to gain; all 0 except while one chooses whom to take from (CUB-72).
    pub(crate) owed: BySeat<u8>,
    /// The face-up tiles.
    pub(crate) market: TileSet,
    /// The tiles each seat bought this round (CUB-75).
    pub(crate) bought_tiles: BySeat<TileSet>,
    /// Each round's count, all 0 for rounds not yet counted.
    pub(crate) points: [BySeat<RoundPoints>; MAX_ROUNDS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks the starter among these (CUB-5, CUB-50).
    Starter(SeatSet),
    /// Chance turns up the next tile of the market (CUB-70, CUB-78).
    Reveal,
    /// Chance gives this seat its next starting card (CUB-4).
    Deal(Seat),
    /// Chance gives the hand a card from the deck (CUB-10, tile 3).
    Draw,
    /// The seat whose turn it is keeps, refuses or buys (CUB-11).
    Decide,
    /// This seat takes a token from an opponent (CUB-72).
    Take(Seat, Then),
    /// Nothing: the game is over.
    Over,
}

/// How play goes on when every token owed is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// This seat's turn begins.
    Turn(Seat),
    /// The seat whose turn it is goes on deciding.
    Decide,
}

impl State {
    /// Whether this round runs clockwise (CUB-5, CUB-51, CUB-66).
    #[inline]
    pub(crate) fn is_clockwise(&self) -> bool {
        self.round.is_multiple_of(2)
    }

    /// The neighbour of the seat whose turn it is, in the direction of play (CUB-14).
    #[inline]
    pub(crate) fn next_seat(&self) -> Seat {
        self.turn.neighbour(self.options.seats, self.is_clockwise())
    }

    /// The tiles of this game: without interaction those are left out for good (CUB-70).
    pub(crate) fn tiles_in_game(&self) -> TileSet {
        if !self.options.dna {
            return TileSet::EMPTY;
        }
        let plays = |tile: &Tile| self.options.interaction || !self.components.tile(*tile).interaction;
        Tile::ALL.into_iter().filter(plays).collect()
    }

    /// The face-down tiles: neither in the market nor bought this round.
    pub(crate) fn tile_pile(&self) -> TileSet {
        let bought = self.bought_tiles.iter().fold(TileSet::EMPTY, |all, tiles| all.union(*tiles));
        self.tiles_in_game().without(self.market).without(bought)
    }

    /// All cards in the collections of the other seats.
    pub(crate) fn others_cards(&self, seat: Seat) -> CardSet {
        let all = self.collections.iter().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
        all.without(self.collections[seat])
    }

    /// When there is a hand, and how large it may be (CUB-7, CUB-23, CUB-30).
    pub(crate) fn audit_hand(&self) -> Result<(), String> {
        let most = if self.options.dna { 10 } else { 8 };
        ensure(self.hand.len() <= most, || format!("a hand of {} cards (CUB-23)", self.hand.len()))?;
        let fits = match self.phase {
            Phase::Decide => !self.hand.is_empty(),
            Phase::Draw => self.hand.is_empty() != self.bought,
            Phase::Take(_, then) => (then == Then::Decide) != self.hand.is_empty(),
            Phase::Starter(_) | Phase::Reveal | Phase::Deal(_) | Phase::Over => self.hand.is_empty(),
        };
        ensure(fits, || format!("hand {:?} in phase {:?}", self.hand, self.phase))?;
        ensure(self.phase != Phase::Over || self.deck == 0, || {
            "over with cards in the deck (CUB-30)".to_owned()
        })
    }
}

impl Options {
    /// How many cards a round is played with (CUB-3).
    pub(crate) fn round_deck(self) -> u8 {
        10 * self.seats
    }
}
