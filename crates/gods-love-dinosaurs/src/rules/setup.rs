//! The first player, the first display and every refill (GLD-2, GLD-5, GLD-8, GLD-43, GLD-44, GLD-46).

use crate::chance::Chance;
use crate::state::{COLUMNS, Phase, State};
use crate::tile::{Letter, TileId};
use dino_core::Seat;

impl State {
    /// Every way chance may fall, all equally likely, ascending.
    pub(crate) fn outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::First => out.extend(Seat::all(self.options.seats).map(|seat| (Chance::First(seat), 1))),
            Phase::Reveal(column) => {
                let species = self.components.columns[usize::from(column)];
                let pile = crate::window::bits(self.open_pile());
                let tiles = pile.filter_map(|index| self.components.tile_at(usize::from(index)));
                out.extend(tiles.map(|tile| (Chance::Reveal(species, tile), 1)));
            }
            _ => {}
        }
    }

    /// The outcome with the number that `ticket` says, out of the list of [`State::outcomes`].
    pub(crate) fn fall(&self, ticket: impl FnOnce(u32) -> u32) -> Chance {
        let Phase::Reveal(column) = self.phase else {
            return Chance::First(Seat::new(ticket(u32::from(self.options.seats)) as u8));
        };
        let mut pile = self.open_pile();
        for _ in 0..ticket(pile.count_ones()) {
            pile &= pile - 1;
        }
        let tile = self.components.tile_at(pile.trailing_zeros() as usize);
        // A refill is begun only when the piles hold enough (GLD-46).
        let tile = tile.expect("a tile is left to be revealed");
        Chance::Reveal(self.components.columns[usize::from(column)], tile)
    }

    /// Whether chance may fall like this now.
    pub(crate) fn may_fall(&self, outcome: Chance) -> bool {
        match (self.phase, outcome) {
            (Phase::First, Chance::First(seat)) => seat.number() <= self.options.seats,
            (Phase::Reveal(column), Chance::Reveal(species, tile)) => {
                let index = self.components.index(tile);
                self.components.columns[usize::from(column)] == species
                    && index.is_some_and(|index| self.open_pile() >> index & 1 != 0)
            }
            _ => false,
        }
    }

    /// Carries out a fall of chance.
    #[inline]
    pub(crate) fn resolve(&mut self, outcome: Chance) {
        match outcome {
            Chance::First(seat) => {
                self.first = seat;
                self.turn = seat;
                self.phase = Phase::Reveal(0);
            }
            Chance::Reveal(_, tile) => self.reveal(tile),
        }
    }

    /// The pile tiles come from now: the first that holds any (GLD-44).
    #[inline]
    fn open_pile(&self) -> u128 {
        let piles = Letter::ALL.into_iter().map(|letter| self.pile & self.components.pile_of(letter));
        piles.into_iter().find(|pile| *pile != 0).unwrap_or(0)
    }

    /// A tile comes into the column being filled; a full column makes room for the next (GLD-43).
    #[inline]
    fn reveal(&mut self, tile: TileId) {
        let (Phase::Reveal(column), Some(index)) = (self.phase, self.components.index(tile)) else { return };
        self.pile &= !(1 << index);
        let rows = self.rows();
        let slots = &mut self.board[usize::from(column)][..rows];
        if let Some(slot) = slots.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(tile);
        }
        if slots.iter().all(Option::is_some) {
            self.fill_next(usize::from(column) + 1);
        }
    }

    /// The next empty column from here on is filled; with none left a turn begins.
    fn fill_next(&mut self, from: usize) {
        match (from..COLUMNS).find(|column| self.is_empty(*column)) {
            Some(column) => self.phase = Phase::Reveal(column as u8),
            None => self.phase = Phase::Take,
        }
    }

    /// Steps 3 and 4 of a dinosaur activation: the token, then the refill or the end (GLD-42, GLD-43, GLD-46).
    pub(crate) fn refill(&mut self) {
        self.token = (self.token + 1) % COLUMNS as u8;
        let empty = (0..COLUMNS).filter(|column| self.is_empty(*column)).count();
        // Compared first: no column is ever filled in part (GLD-46).
        if empty * self.rows() > self.pile.count_ones() as usize {
            self.phase = Phase::Over;
        } else {
            self.turn = self.turn.neighbour(self.options.seats, true);
            self.fill_next(0);
        }
    }
}
