//! A moment of play.

use crate::card::{ALL_CARDS, CardSet};
use crate::components::Components;
use crate::config::{Config, Options};
use crate::score::RoundPoints;
use crate::tile::{Tile, TileSet};
use dino_core::{BySeat, Digest, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most rounds (CUB-65).
pub(crate) const MOST_ROUNDS: usize = 3;
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
    pub(crate) points: [BySeat<RoundPoints>; MOST_ROUNDS],
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
    pub(crate) fn start(config: &Config) -> State {
        let options = config.options;
        let seats = options.seats;
        State {
            components: config.components,
            options,
            phase: Phase::Starter(SeatSet::all(seats)),
            round: 0,
            starter: Seat::FIRST,
            turn: Seat::FIRST,
            deck: options.round_deck(),
            unseen: ALL_CARDS,
            hand: CardSet::EMPTY,
            collections: BySeat::new(seats, CardSet::EMPTY),
            destroyed: CardSet::EMPTY,
            bought: false,
            leave: false,
            reserve: if options.dna { TOKENS } else { 0 },
            tokens: BySeat::new(seats, 0),
            owed: BySeat::new(seats, 0),
            market: TileSet::EMPTY,
            bought_tiles: BySeat::new(seats, TileSet::EMPTY),
            points: [BySeat::new(seats, RoundPoints::default()); MOST_ROUNDS],
        }
    }

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

    /// Writes every fact in the order `docs/notation.md` gives.
    pub(crate) fn digest(&self, digest: &mut Digest) {
        let (phase, seat, then) = match self.phase {
            Phase::Starter(seats) => (0, seats.iter().fold(0, |bits, seat| bits | 1 << seat.index()), 0),
            Phase::Reveal => (1, 0, 0),
            Phase::Deal(seat) => (2, seat.number(), 0),
            Phase::Draw => (3, 0, 0),
            Phase::Decide => (4, 0, 0),
            Phase::Take(seat, Then::Turn(next)) => (5, seat.number(), next.number()),
            Phase::Take(seat, Then::Decide) => (5, seat.number(), 0),
            Phase::Over => (6, 0, 0),
        };
        let Options { seats, rounds, dna, interaction } = self.options;
        digest.bytes(&[seats, rounds, u8::from(dna), u8::from(interaction)]);
        digest.bytes(&[phase, seat, then, self.round, self.starter.number(), self.turn.number(), self.deck]);
        digest.bytes(&[u8::from(self.bought), u8::from(self.leave), self.reserve]);
        for cards in [self.unseen, self.hand, self.destroyed].iter().chain(self.collections.iter()) {
            digest.u64(cards.bits());
        }
        digest.bytes(self.tokens.as_slice());
        digest.bytes(self.owed.as_slice());
        for tiles in [self.market].iter().chain(self.bought_tiles.iter()) {
            digest.u16(tiles.bits() as u16);
        }
        for points in self.points[..usize::from(rounds)].iter().flat_map(BySeat::iter).flatten() {
            digest.bytes(&points.to_le_bytes());
        }
    }

    /// Nothing lost, nothing doubled: 55 cards, 40 tokens, each tile once (CUB-2, CUB-30, CUB-72).
    pub(crate) fn audit(&self) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        for pile in [self.unseen, self.hand, self.destroyed].iter().chain(self.collections.iter()) {
            ensure(seen.and(*pile).is_empty(), || format!("cards in two places: {:?}", seen.and(*pile)))?;
            seen = seen.union(*pile);
        }
        ensure(seen == ALL_CARDS, || format!("cards lost: {:?}", ALL_CARDS.without(seen)))?;
        let aside = 55 - u32::from(self.options.round_deck());
        ensure(self.unseen.len() == u32::from(self.deck) + aside, || "the deck's size is wrong".to_owned())?;

        let tokens = u32::from(self.reserve) + self.tokens.iter().map(|t| u32::from(*t)).sum::<u32>();
        let expected = if self.options.dna { u32::from(TOKENS) } else { 0 };
        ensure(tokens == expected, || format!("{tokens} tokens instead of {expected} (CUB-72)"))?;
        let owes = self.owed.iter().any(|owed| *owed > 0);
        ensure(owes == matches!(self.phase, Phase::Take(..)), || "tokens owed at the wrong time".to_owned())?;

        let mut tiles = self.market;
        for bought in self.bought_tiles.iter() {
            ensure(tiles.and(*bought).is_empty(), || format!("tiles twice: {:?}", tiles.and(*bought)))?;
            tiles = tiles.union(*bought);
        }
        ensure(tiles.without(self.tiles_in_game()).is_empty(), || {
            "a tile that is not in the game".to_owned()
        })?;
        self.audit_hand()
    }

    /// When there is a hand, and how large it may be (CUB-7, CUB-23, CUB-30).
    fn audit_hand(&self) -> Result<(), String> {
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

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
