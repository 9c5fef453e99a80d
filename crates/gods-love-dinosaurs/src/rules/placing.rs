//! Where a tile may go (GLD-11), listed and counted a column of the map at a time.
//!
//! A column is a word with a bit for each row. An ecosystem hangs together and has at most 91 hexes, so it spans at
//! most 91 rows and columns; with two more on each side for the tile, 95 fit. Nearly all span less than 60 rows, and a
//! word of half the size does for them.

use crate::action::Action;
use crate::ecosystem::{Ecosystem, MAX_HEXES};
use crate::state::State;
use arrayvec::ArrayVec;
use dino_core::{Hex, Seat};
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// The columns of a map: those of the ecosystem, and two on each side.
const WIDTH: usize = MAX_HEXES + 4;

/// The six neighbours of a cell, ascending: columns and rows from it.
const NEAR: [(i8, i8); 6] = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)];

/// A set of rows.
trait Word:
    Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// How many rows it can hold.
    const ROWS: usize;
    const NONE: Self;
    fn row(number: u32) -> Self;
    fn has(self, number: u32) -> bool;
    /// The lowest row; there must be one.
    fn lowest(self) -> u32;
    fn without_lowest(self) -> Self;
    fn count(self) -> u32;
    /// Every row moved by one: `1` sees the rows above, `-1` those below.
    fn seen(self, rows: i8) -> Self;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const ROWS: usize = <$word>::BITS as usize;
            const NONE: Self = 0;
            #[inline]
            fn row(number: u32) -> Self {
                1 << number
            }
            #[inline]
            fn has(self, number: u32) -> bool {
                self >> number & 1 != 0
            }
            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & (self - 1)
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn seen(self, rows: i8) -> Self {
                match rows {
                    1 => self >> 1,
                    -1 => self << 1,
                    _ => self,
                }
            }
        }
    };
}
word!(u64);
word!(u128);

/// An ecosystem as columns of bits.
struct Map<W> {
    /// The cell of the first bit of the first column.
    corner: Hex,
    taken: ArrayVec<W, WIDTH>,
    /// Free cells beside the ecosystem.
    edge: ArrayVec<W, WIDTH>,
}

impl<W: Word> Map<W> {
    /// The map of an ecosystem whose lowest row is known.
    #[inline]
    fn new(ecosystem: &Ecosystem, lowest: i8) -> Map<W> {
        let hexes = ecosystem.hexes();
        let corner = Hex::new(hexes[0].q - 2, lowest - 2);
        let mut taken = ArrayVec::<W, WIDTH>::new();
        // Hexes ascend by column.
        for hex in hexes {
            while taken.len() <= (hex.q - corner.q) as usize {
                taken.push(W::NONE);
            }
            let last = taken.len() - 1;
            taken[last] = taken[last] | W::row((hex.r - corner.r) as u32);
        }
        taken.extend([W::NONE; 2]);
        let mut edge = ArrayVec::new();
        let mut left = W::NONE;
        for column in 0..taken.len() {
            let here = taken[column];
            let right = taken.get(column + 1).copied().unwrap_or(W::NONE);
            let beside = left | left.seen(1) | right | right.seen(-1);
            edge.push((here.seen(-1) | here.seen(1) | beside) & !here);
            left = here;
        }
        Map { corner, taken, edge }
    }

    /// For each neighbour of [`NEAR`], the cells of a column where a tile may begin that goes on there.
    #[inline]
    fn starts(&self, column: usize) -> [W; 6] {
        let (free, edge) = (!self.taken[column], self.edge[column]);
        NEAR.map(|(columns, rows)| {
            let other = column.wrapping_add_signed(columns.into());
            let (Some(taken), Some(near)) = (self.taken.get(other), self.edge.get(other)) else {
                return W::NONE;
            };
            (edge | near.seen(rows)) & free & !taken.seen(rows)
        })
    }

    /// The cells of a tile that begins here and goes on to that neighbour.
    fn halves(&self, column: usize, row: u32, near: usize) -> (Hex, Hex) {
        let first = self.corner + Hex::new(column as i8, row as i8);
        (first, first + Hex::new(NEAR[near].0, NEAR[near].1))
    }

    /// Shows every place, ascending.
    fn each(&self, mut show: impl FnMut(Hex, Hex)) {
        for column in 0..self.taken.len() {
            let starts = self.starts(column);
            let mut rows = starts.iter().fold(W::NONE, |all, rows| all | *rows);
            while rows != W::NONE {
                let row = rows.lowest();
                rows = rows.without_lowest();
                for (near, starts) in starts.iter().enumerate() {
                    if starts.has(row) {
                        let (first, second) = self.halves(column, row, near);
                        show(first, second);
                    }
                }
            }
        }
    }

    /// The place with the number that `ticket` says.
    fn pick(&self, ticket: impl FnOnce(u32) -> u32) -> (Hex, Hex) {
        let counts: ArrayVec<u32, WIDTH> =
            (0..self.taken.len()).map(|column| count(self.starts(column))).collect();
        let mut left = ticket(counts.iter().sum());
        let mut column = 0;
        while left >= counts[column] {
            left -= counts[column];
            column += 1;
        }
        let starts = self.starts(column);
        let mut rows = starts.iter().fold(W::NONE, |all, rows| all | *rows);
        loop {
            let row = rows.lowest();
            rows = rows.without_lowest();
            for (near, starts) in starts.iter().enumerate() {
                if starts.has(row) {
                    if left == 0 {
                        return self.halves(column, row, near);
                    }
                    left -= 1;
                }
            }
        }
    }
}

impl State {
    /// Every place for the tile in hand, ascending.
    pub(crate) fn list_places(&self, out: &mut Vec<Action>) {
        self.each_place(self.turn, |first, second| out.push(Action::Place { first, second }));
    }

    /// Shows every place for a tile beside a seat's ecosystem, ascending.
    pub(crate) fn each_place(&self, seat: Seat, show: impl FnMut(Hex, Hex)) {
        let ecosystem = &self.ecosystems[seat];
        match span(ecosystem) {
            (lowest, rows) if rows <= u64::ROWS => Map::<u64>::new(ecosystem, lowest).each(show),
            (lowest, _) => Map::<u128>::new(ecosystem, lowest).each(show),
        }
    }

    /// The place with the number that `ticket` says, out of the list of [`State::list_places`].
    pub(crate) fn pick_place(&self, ticket: impl FnOnce(u32) -> u32) -> Action {
        let ecosystem = &self.ecosystems[self.turn];
        let (first, second) = match span(ecosystem) {
            (lowest, rows) if rows <= u64::ROWS => Map::<u64>::new(ecosystem, lowest).pick(ticket),
            (lowest, _) => Map::<u128>::new(ecosystem, lowest).pick(ticket),
        };
        Action::Place { first, second }
    }
}

/// The lowest row of an ecosystem, and how many rows its map needs.
#[inline]
fn span(ecosystem: &Ecosystem) -> (i8, usize) {
    let (low, high) = ecosystem
        .hexes()
        .iter()
        .fold((i8::MAX, i8::MIN), |(low, high), hex| (low.min(hex.r), high.max(hex.r)));
    (low, (high - low) as usize + 5)
}

/// How many bits six words hold together. They are added up bit by bit first, since counting is dear: ones, twos and
/// fours are left.
#[inline]
fn count<W: Word>([a, b, c, d, e, f]: [W; 6]) -> u32 {
    let most = |a: W, b: W, c: W| a & b | c & (a | b);
    let (abc, abc_twos) = (a ^ b ^ c, most(a, b, c));
    let (def, def_twos) = (d ^ e ^ f, most(d, e, f));
    let carry = abc & def;
    let (twos, fours) = (abc_twos ^ def_twos ^ carry, most(abc_twos, def_twos, carry));
    (abc ^ def).count() + 2 * twos.count() + 4 * fours.count()
}
