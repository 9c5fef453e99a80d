//! Where a tile may go (GLD-11), listed and counted a column of the map at a time.
//!
//! A column is a word with a bit for each row. An ecosystem hangs together and has at most 91 hexes, so it spans at
//! most 91 rows and columns; with two more on each side for the tile, 95 fit.

use crate::action::Action;
use crate::ecosystem::{Ecosystem, MOST_HEXES};
use crate::state::State;
use dino_core::Hex;

/// The columns of a map: those of the ecosystem, and two on each side.
const WIDTH: usize = MOST_HEXES + 4;

/// The six neighbours of a cell, ascending: columns and rows from it.
const NEAR: [(i8, i8); 6] = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)];

/// An ecosystem as columns of bits.
struct Map {
    /// The cell of the first bit of the first column.
    corner: Hex,
    columns: usize,
    taken: [u128; WIDTH],
    /// Free cells beside the ecosystem.
    edge: [u128; WIDTH],
}

impl Map {
    fn new(ecosystem: &Ecosystem) -> Map {
        let hexes = ecosystem.hexes();
        let (first, last) = (hexes[0].q, hexes[hexes.len() - 1].q);
        let lowest = hexes.iter().map(|hex| hex.r).min().unwrap_or(0);
        let corner = Hex::new(first - 2, lowest - 2);
        let columns = (last - first) as usize + 5;
        let mut map = Map { corner, columns, taken: [0; WIDTH], edge: [0; WIDTH] };
        for hex in hexes {
            map.taken[(hex.q - corner.q) as usize] |= 1 << (hex.r - corner.r);
        }
        for column in 1..columns - 1 {
            let [left, here, right] = [map.taken[column - 1], map.taken[column], map.taken[column + 1]];
            let near = here << 1 | here >> 1 | left | left >> 1 | right | right << 1;
            map.edge[column] = near & !here;
        }
        map
    }

    /// For each neighbour of [`NEAR`], the cells of a column where a tile may begin that goes on there.
    #[inline]
    fn starts(&self, column: usize) -> [u128; 6] {
        let shifted = |word: u128, rows: i8| match rows {
            1 => word >> 1,
            -1 => word << 1,
            _ => word,
        };
        NEAR.map(|(columns, rows)| {
            let other = column.wrapping_add_signed(columns.into());
            if other >= self.columns {
                return 0;
            }
            let (taken, edge) = (shifted(self.taken[other], rows), shifted(self.edge[other], rows));
            (self.edge[column] | edge) & !self.taken[column] & !taken
        })
    }

    fn action(&self, column: usize, row: u32, near: usize) -> Action {
        let first = self.corner + Hex::new(column as i8, row as i8);
        Action::Place { first, second: first + Hex::new(NEAR[near].0, NEAR[near].1) }
    }
}

impl State {
    /// Every place for the tile in hand, ascending.
    pub(super) fn list_places(&self, out: &mut Vec<Action>) {
        let map = Map::new(&self.ecosystems[self.turn]);
        for column in 0..map.columns {
            let starts = map.starts(column);
            let mut rows = starts.iter().fold(0, |all, rows| all | rows);
            while rows != 0 {
                let row = rows.trailing_zeros();
                rows &= rows - 1;
                for (near, starts) in starts.iter().enumerate() {
                    if starts >> row & 1 != 0 {
                        out.push(map.action(column, row, near));
                    }
                }
            }
        }
    }

    /// The place with the number that `ticket` says, out of the list of [`State::list_places`].
    pub(crate) fn pick_place(&self, ticket: impl FnOnce(u32) -> u32) -> Action {
        let map = Map::new(&self.ecosystems[self.turn]);
        let count = |column: usize| map.starts(column).iter().map(|rows| rows.count_ones()).sum::<u32>();
        let mut counts = [0; WIDTH];
        let mut all = 0;
        for (column, here) in counts[..map.columns].iter_mut().enumerate() {
            *here = count(column);
            all += *here;
        }
        let mut left = ticket(all);
        let mut column = 0;
        while left >= counts[column] {
            left -= counts[column];
            column += 1;
        }
        let starts = map.starts(column);
        let mut rows = starts.iter().fold(0, |all, rows| all | rows);
        loop {
            let row = rows.trailing_zeros();
            rows &= rows - 1;
            for (near, starts) in starts.iter().enumerate() {
                if starts >> row & 1 != 0 {
                    if left == 0 {
                        return map.action(column, row, near);
                    }
                    left -= 1;
                }
            }
        }
    }
}
