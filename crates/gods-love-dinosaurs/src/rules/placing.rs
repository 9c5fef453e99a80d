//! Where a tile may go (GLD-11), listed and counted a column of the map at a time.
//!
//! A column is a word with a bit for each row. An ecosystem hangs together and has at most 91 hexes, so it spans at
//! most 91 rows and columns; with two more on each side for the tile, 95 fit.

use crate::action::Action;
use crate::ecosystem::{Ecosystem, MOST_HEXES};
use crate::state::State;
use dino_core::{Hex, Seat};

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

    /// The cells of a tile that begins here and goes on to that neighbour.
    fn halves(&self, column: usize, row: u32, near: usize) -> (Hex, Hex) {
        let first = self.corner + Hex::new(column as i8, row as i8);
        (first, first + Hex::new(NEAR[near].0, NEAR[near].1))
    }
}

impl State {
    /// Every place for the tile in hand, ascending.
    pub(super) fn list_places(&self, out: &mut Vec<Action>) {
        self.each_place(self.turn, |first, second| out.push(Action::Place { first, second }));
    }

    /// Shows every place for a tile beside a seat's ecosystem, ascending.
    pub(crate) fn each_place(&self, seat: Seat, mut show: impl FnMut(Hex, Hex)) {
        let map = Map::new(&self.ecosystems[seat]);
        for column in 0..map.columns {
            let starts = map.starts(column);
            let mut rows = starts.iter().fold(0, |all, rows| all | rows);
            while rows != 0 {
                let row = rows.trailing_zeros();
                rows &= rows - 1;
                for (near, starts) in starts.iter().enumerate() {
                    if starts >> row & 1 != 0 {
                        let (first, second) = map.halves(column, row, near);
                        show(first, second);
                    }
                }
            }
        }
    }

    /// The place with the number that `ticket` says, out of the list of [`State::list_places`].
    pub(crate) fn pick_place(&self, ticket: impl FnOnce(u32) -> u32) -> Action {
        let map = Map::new(&self.ecosystems[self.turn]);
        let mut counts = [0; WIDTH];
        let mut all = 0;
        for (column, here) in counts[..map.columns].iter_mut().enumerate() {
            *here = count(map.starts(column));
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
                        let (first, second) = map.halves(column, row, near);
                        return Action::Place { first, second };
                    }
                    left -= 1;
                }
            }
        }
    }
}

/// How many bits six words hold together. They are added up bit by bit first, since counting is dear: ones, twos and
/// fours are left.
#[inline]
fn count([a, b, c, d, e, f]: [u128; 6]) -> u32 {
    let most = |a: u128, b: u128, c: u128| a & b | c & (a | b);
    let (abc, abc_twos) = (a ^ b ^ c, most(a, b, c));
    let (def, def_twos) = (d ^ e ^ f, most(d, e, f));
    let carry = abc & def;
    let (twos, fours) = (abc_twos ^ def_twos ^ carry, most(abc_twos, def_twos, carry));
    ones(abc ^ def) + 2 * ones(twos) + 4 * ones(fours)
}

/// The bits of a word; few ecosystems reach its upper half.
#[inline]
fn ones(word: u128) -> u32 {
    let upper = (word >> 64) as u64;
    (word as u64).count_ones() + if upper == 0 { 0 } else { upper.count_ones() }
}
