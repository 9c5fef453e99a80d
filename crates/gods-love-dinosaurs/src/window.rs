//! The cells an animal can get to, as bits of one word.
//!
//! No animal goes further than five steps (GLD-36), and 91 cells lie within five steps of a cell: itself and rings of 6,
//! 12, 18, 24 and 30. They are numbered in the order of [`Hex`], so that a set of them is a `u128` whose bits ascend as
//! the cells do.

use crate::ecosystem::Ecosystem;
use crate::land::Animal;
use dino_core::Hex;

/// How far a window reaches.
const REACH: i8 = 5;
/// How many cells are within reach of a cell.
pub(crate) const CELLS: usize = 91;
/// The number of the cell in the middle.
pub(crate) const MIDDLE: u8 = 45;

const SIDE: usize = 2 * REACH as usize + 1;
const OUTSIDE: u8 = u8::MAX;

/// The cells, as steps from the middle, ascending.
static OFFSETS: [Hex; CELLS] = offsets();
/// The number of the cell so many columns and rows from the middle, or [`OUTSIDE`].
static NUMBERS: [[u8; SIDE]; SIDE] = numbers();
/// The neighbours of each cell inside the window.
static AROUND: [u128; CELLS] = around();

/// An ecosystem as it looks from one cell: which cells within reach hold what.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    middle: Hex,
    /// By [`crate::Terrain`].
    pub(crate) lands: [u128; 5],
    /// By [`crate::Animal`].
    pub(crate) animals: [u128; 6],
}

impl Window {
    /// What lies around a cell.
    pub(crate) fn new(ecosystem: &Ecosystem, middle: Hex) -> Window {
        Window::within(ecosystem, middle, REACH)
    }

    /// What lies around a cell, as far as an animal gets; what lies further may be left out.
    pub(crate) fn of_hunter(ecosystem: &Ecosystem, middle: Hex, hunter: Animal) -> Window {
        let reach = match hunter {
            Animal::Tiger => 2, // GLD-26
            Animal::Eagle => 3, // GLD-27
            _ => REACH,
        };
        Window::within(ecosystem, middle, reach)
    }

    /// What lies on a cell and beside it; what lies further may be left out.
    pub(crate) fn within_one(ecosystem: &Ecosystem, middle: Hex) -> Window {
        Window::within(ecosystem, middle, 1)
    }

    #[inline]
    fn within(ecosystem: &Ecosystem, middle: Hex, reach: i8) -> Window {
        let mut window = Window { middle, lands: [0; 5], animals: [0; 6] };
        // Hexes ascend by column, so those within reach lie in one stretch.
        let mut animals = [0; 7];
        for at in ecosystem.columns(middle.q - reach, middle.q + reach) {
            let offset = ecosystem.hex(at) - middle;
            let (column, row) = ((offset.q + REACH) as usize, (offset.r + REACH) as usize);
            let Some(number) = NUMBERS[column].get(row).filter(|number| **number != OUTSIDE) else {
                continue;
            };
            let bit = 1 << number;
            window.lands[ecosystem.terrain(at) as usize] |= bit;
            // Empty hexes go to a place of their own: nobody can foresee which they are.
            animals[ecosystem.animal(at).map_or(6, |animal| animal as usize)] |= bit;
        }
        window.animals.copy_from_slice(&animals[..6]);
        window
    }

    /// The cells of the ecosystem.
    #[inline]
    pub(crate) fn hexes(&self) -> u128 {
        self.lands.iter().fold(0, |all, land| all | land)
    }

    /// Frogs, rabbits and rats.
    #[inline]
    pub(crate) fn prey(&self) -> u128 {
        self.animals[0] | self.animals[1] | self.animals[2]
    }

    /// Tigers and eagles.
    #[inline]
    pub(crate) fn predators(&self) -> u128 {
        self.animals[3] | self.animals[4]
    }

    /// Dinosaurs.
    #[inline]
    pub(crate) fn dinosaurs(&self) -> u128 {
        self.animals[5]
    }

    /// The cell with this number.
    #[inline]
    pub(crate) fn hex(&self, number: u8) -> Hex {
        self.middle + OFFSETS[number as usize]
    }

    /// The number of a cell within reach.
    pub(crate) fn number(&self, hex: Hex) -> Option<u8> {
        if self.middle.distance(hex) > REACH as u16 {
            return None;
        }
        let offset = hex - self.middle;
        Some(NUMBERS[(offset.q + REACH) as usize][(offset.r + REACH) as usize])
    }
}

/// The neighbours of a cell.
#[inline]
pub(crate) fn beside(number: u8) -> u128 {
    AROUND[number as usize]
}

/// The neighbours of all cells of a set.
pub(crate) fn beside_all(set: u128) -> u128 {
    bits(set).fold(0, |all, number| all | beside(number))
}

/// The next cell in a direction, 0 to 5, if it is within reach.
pub(crate) fn step(number: u8, direction: u8) -> Option<u8> {
    let hex = OFFSETS[number as usize] + dino_core::Direction::new(direction).offset();
    let row = NUMBERS.get((hex.q + REACH) as usize)?;
    row.get((hex.r + REACH) as usize).copied().filter(|number| *number != OUTSIDE)
}

/// The numbers in a set, ascending.
#[inline]
pub(crate) fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let number = set.trailing_zeros() as u8;
            set &= set - 1;
            number
        })
    })
}

const fn is_within_reach(q: i8, r: i8) -> bool {
    let sum = q + r;
    -REACH <= q && q <= REACH && -REACH <= r && r <= REACH && -REACH <= sum && sum <= REACH
}

const fn offsets() -> [Hex; CELLS] {
    let mut cells = [Hex::ORIGIN; CELLS];
    let (mut count, mut q) = (0, -REACH);
    while q <= REACH {
        let mut r = -REACH;
        while r <= REACH {
            if is_within_reach(q, r) {
                cells[count] = Hex::new(q, r);
                count += 1;
            }
            r += 1;
        }
        q += 1;
    }
    assert!(count == CELLS);
    cells
}

const fn numbers() -> [[u8; SIDE]; SIDE] {
    let mut numbers = [[OUTSIDE; SIDE]; SIDE];
    let cells = offsets();
    let mut number = 0;
    while number < CELLS {
        let Hex { q, r } = cells[number];
        numbers[(q + REACH) as usize][(r + REACH) as usize] = number as u8;
        number += 1;
    }
    assert!(numbers[REACH as usize][REACH as usize] == MIDDLE);
    numbers
}

const fn around() -> [u128; CELLS] {
    const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let (cells, numbers) = (offsets(), numbers());
    let mut around = [0; CELLS];
    let mut number = 0;
    while number < CELLS {
        let mut step = 0;
        while step < 6 {
            let (q, r) = (cells[number].q + STEPS[step].0, cells[number].r + STEPS[step].1);
            if is_within_reach(q, r) {
                around[number] |= 1 << numbers[(q + REACH) as usize][(r + REACH) as usize];
            }
            step += 1;
        }
        number += 1;
    }
    around
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_ascend_and_touch_as_hexes_do() {
        assert!(OFFSETS.is_sorted());
        for (number, hex) in (0..).zip(OFFSETS) {
            let near: u128 = (0..)
                .zip(OFFSETS)
                .filter(|(_, other)| hex.distance(*other) == 1)
                .fold(0, |set, (other, _)| set | 1 << other);
            assert_eq!(beside(number), near, "{hex}");
            for direction in 0..6 {
                let next = hex + dino_core::Direction::new(direction).offset();
                let found = step(number, direction).map(|number| OFFSETS[usize::from(number)]);
                assert_eq!(found, (next.distance(Hex::ORIGIN) <= 5).then_some(next));
            }
        }
    }
}
