//! What one may know: everything, since face-down cards and tiles have no order (CUB-6).

use crate::action::Action;
use crate::card::CardSet;
use crate::chance::Chance;
use crate::components::Components;
use crate::config::Options;
use crate::score::RoundPoints;
use crate::state::{Phase, State};
use crate::tile::TileSet;
use dino_core::{BySeat, Event, Seat};
use serde::{Deserialize, Serialize};

/// What a viewer learns from an event: all of it.
pub type Seen = Event<Action, Chance>;

/// All that may be known. It is the same for every viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How the game is set up.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The round being played, from 1.
    pub round: u8,
    /// Whether play goes clockwise this round (CUB-51).
    pub clockwise: bool,
    /// Who started the round.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Cards left in the deck.
    pub deck: u8,
    /// The hand being offered.
    pub hand: CardSet,
    /// Each seat's face-up cards.
    pub collections: BySeat<CardSet>,
    /// Cards nobody has seen this round: the deck is drawn from these.
    pub unseen: CardSet,
    /// Cards destroyed this round.
    pub destroyed: CardSet,
    /// Whether the seat to move has bought a tile this turn.
    pub bought: bool,
    /// Whether the seat to move may refuse with nothing.
    pub leave: bool,
    /// Tokens nobody has.
    pub reserve: u8,
    /// Each seat's tokens.
    pub tokens: BySeat<u8>,
    /// Tokens each seat still has to gain from opponents.
    pub owed: BySeat<u8>,
    /// The face-up tiles.
    pub market: TileSet,
    /// The tiles each seat bought this round.
    pub bought_tiles: BySeat<TileSet>,
    /// The points of each round counted so far, by seat and category.
    pub points: Vec<BySeat<RoundPoints>>,
    /// The printed values and rulings.
    pub components: Components,
}

impl View {
    /// Built field by field; every one of them is public by CUB-6 and CUB-73.
    pub(crate) fn of(state: &State) -> View {
        let counted = if state.phase == Phase::Over { state.round + 1 } else { state.round };
        View {
            options: state.options,
            phase: state.phase,
            round: state.round + 1,
            clockwise: state.is_clockwise(),
            starter: state.starter,
            turn: state.turn,
            deck: state.deck,
            hand: state.hand,
            collections: state.collections,
            unseen: state.unseen,
            destroyed: state.destroyed,
            bought: state.bought,
            leave: state.leave,
            reserve: state.reserve,
            tokens: state.tokens,
            owed: state.owed,
            market: state.market,
            bought_tiles: state.bought_tiles,
            points: state.points[..usize::from(counted)].to_vec(),
            components: state.components,
        }
    }

    /// What each seat would score if the round were counted now.
    pub fn points_now(&self) -> BySeat<RoundPoints> {
        crate::score::round_points(&self.components, &self.collections, &self.bought_tiles)
    }
}
