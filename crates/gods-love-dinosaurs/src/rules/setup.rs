//! The first player, the first display and every refill (GLD-2, GLD-5, GLD-8, GLD-43, GLD-44, GLD-46).

use crate::state::{COLUMNS, Phase, State};
use crate::tile::{Letter, TileId};

impl State {
    /// The pile tiles come from now: the first that holds any (GLD-44).
    #[inline]
    pub(crate) fn open_pile(&self) -> u128 {
        let piles = Letter::ALL.into_iter().map(|letter| self.pile & self.components.pile_of(letter));
        piles.into_iter().find(|pile| *pile != 0).unwrap_or(0)
    }

    /// A tile comes into the column being filled; a full column makes room for the next (GLD-43).
    #[inline]
    pub(crate) fn reveal(&mut self, tile: TileId) {
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
