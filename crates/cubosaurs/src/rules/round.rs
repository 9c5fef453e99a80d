//! Setting a round up and ending it (CUB-3 to CUB-7, CUB-30, CUB-50 to CUB-52, CUB-65, CUB-66, CUB-78).

use crate::card::{ALL_CARDS, CardId, CardSet};
use crate::components::{StarterBy, TieStarts};
use crate::score::{round_points, total};
use crate::state::{Phase, State, Then};
use crate::tile::{Tile, TileSet};
use dino_core::{BySeat, Seat, SeatSet};

/// Starting cards of each seat (CUB-4).
const STARTING_CARDS: u32 = 4;

impl State {
    /// The starter is known: fill the market, then deal (CUB-50: the starter comes first).
    pub(crate) fn set_up(&mut self, starter: Seat) {
        self.starter = starter;
        self.turn = starter;
        self.fill_market();
    }

    pub(crate) fn reveal(&mut self, tile: Tile) {
        self.market.insert(tile);
        self.fill_market();
    }

    /// Tiles are turned up until there is one more than seats (CUB-70, CUB-78), or no more tiles: games were begun with
    /// sheets that leave fewer.
    fn fill_market(&mut self) {
        let wanted = u32::from(self.options.market_size());
        let more = self.options.dna && self.market.len() < wanted && !self.tile_pile().is_empty();
        self.phase = if more { Phase::Reveal } else { Phase::Deal(self.starter) };
    }

    /// A starting card (CUB-4). All cards lie before anybody takes tokens for them (CUB-72).
    #[inline]
    pub(crate) fn deal(&mut self, seat: Seat, card: CardId) {
        self.unseen.remove(card);
        self.deck -= 1;
        self.collections[seat].insert(card);
        if self.collections[seat].len() < STARTING_CARDS {
            return;
        }
        let next = seat.neighbour(self.options.seats, self.is_clockwise());
        if next != self.starter {
            self.phase = Phase::Deal(next);
            return;
        }
        if self.options.dna {
            for seat in Seat::all(self.options.seats) {
                self.owed[seat] = self.collections[seat].and(self.components.dna).len() as u8;
            }
        }
        self.settle(Then::Turn(self.starter));
    }

    /// A draw is due and the deck is empty: count, then set the next round up or end the game (CUB-30).
    pub(crate) fn end_round(&mut self) {
        self.points[usize::from(self.round)] =
            round_points(&self.components, &self.collections, &self.bought_tiles);
        if self.round + 1 == self.options.rounds {
            self.phase = Phase::Over;
            return;
        }
        let lowest = self.lowest();
        // Everything else is as in the first round; tokens and unbought tiles stay (CUB-52, CUB-78).
        self.round += 1;
        self.deck = self.options.round_deck();
        self.unseen = ALL_CARDS;
        self.collections = BySeat::new(self.options.seats, CardSet::EMPTY);
        self.destroyed = CardSet::EMPTY;
        self.bought_tiles = BySeat::new(self.options.seats, TileSet::EMPTY);
        match (lowest.first(), lowest.len()) {
            (Some(only), 1) => self.set_up(only),
            _ => self.phase = Phase::Starter(lowest),
        }
    }

    /// Who may start the next round: the lowest score, ties as the rulings say (CUB-50).
    fn lowest(&self) -> SeatSet {
        let rulings = &self.components.rulings;
        let seats = self.options.seats;
        let first = match rulings.next_round_starter_uses {
            StarterBy::LastRoundScore => usize::from(self.round),
            StarterBy::RunningTotal => 0,
        };
        let rounds = &self.points[first..=usize::from(self.round)];
        let score = |seat: Seat| rounds.iter().map(|round| total(&round[seat])).sum::<i32>();
        let least = Seat::all(seats).map(score).min();
        let mut tied =
            self.starter.round(seats, self.is_clockwise()).filter(|seat| Some(score(*seat)) == least);
        match rulings.lowest_score_tie_starts {
            TieStarts::RandomAmongTied => tied.collect(),
            TieStarts::FirstInTurnOrder => tied.next().map_or(SeatSet::EMPTY, SeatSet::one),
        }
    }
}
