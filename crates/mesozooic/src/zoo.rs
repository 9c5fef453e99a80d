//! A zoo: a grid of cards with one empty cell (MES-19), and what slides in it (MES-23).

use crate::card::{CardId, CardSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Rows of every zoo.
pub const ROWS: u8 = 3;
/// The most cells a zoo has.
pub const MAX_CELLS: usize = 12;

const EMPTY: u8 = u8::MAX;

/// The cells in the row and the column of a cell, itself left out, and how far each is: 5 in a large zoo, 4 in a small.
/// Slides come here all the time, so it is written down once.
pub(crate) const fn lines(columns: u8) -> [[(u8, u8); 5]; MAX_CELLS] {
    let mut all = [[(EMPTY, 0); 5]; MAX_CELLS];
    let mut cell = 0;
    while cell < columns * ROWS {
        let (row, column) = (cell / columns, cell % columns);
        let (mut count, mut other) = (0, 0);
        while other < columns * ROWS {
            let (other_row, other_column) = (other / columns, other % columns);
            if (row == other_row) != (column == other_column) {
                let far = row.abs_diff(other_row) + column.abs_diff(other_column);
                all[cell as usize][count] = (other, far);
                count += 1;
            }
            other += 1;
        }
        cell += 1;
    }
    all
}

static LARGE: [[(u8, u8); 5]; MAX_CELLS] = lines(4);
static SMALL: [[(u8, u8); 5]; MAX_CELLS] = lines(3);

/// A grid of cards, 4 columns by 3 rows or 3 by 3, row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Zoo {
    /// Cards by their index, `EMPTY` where there is none; beyond the last cell always `EMPTY`.
    cells: [u8; MAX_CELLS],
    columns: u8,
    /// Where the empty cell is, once all other cells are filled and until the director stands there.
    hole: u8,
}

impl Zoo {
    /// A zoo without cards.
    pub const fn new(columns: u8) -> Zoo {
        assert!(columns == 3 || columns == 4);
        Zoo { cells: [EMPTY; MAX_CELLS], columns, hole: EMPTY }
    }

    /// How many columns.
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many cells.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.columns * ROWS
    }

    /// Whether no card lies in it.
    pub fn is_empty(&self) -> bool {
        self.cells[0] == EMPTY && self.hole != 0
    }

    /// The card in a cell.
    #[inline]
    pub fn card(&self, cell: u8) -> Option<CardId> {
        card_at(self.cells[usize::from(cell)])
    }

    /// The cards cell by cell.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Option<CardId>> + Clone {
        self.cells[..usize::from(self.len())].iter().map(|index| card_at(*index))
    }

    /// All its cards.
    pub fn cards(&self) -> CardSet {
        self.cells().flatten().collect()
    }

    /// The empty cell, while cards can slide.
    #[inline]
    pub const fn hole(&self) -> Option<u8> {
        if self.hole == EMPTY { None } else { Some(self.hole) }
    }

    /// Where a card lies.
    #[inline]
    pub fn find(&self, card: CardId) -> Option<u8> {
        self.cells.iter().position(|index| *index == card.index()).map(|cell| cell as u8)
    }

    /// Turns a card up into the next cell (MES-18, MES-19). With the last card the bottom right cell is the hole.
    #[inline]
    pub(crate) fn lay(&mut self, card: CardId, next: u8) {
        self.cells[usize::from(next)] = card.index();
        if next + 2 == self.len() {
            self.hole = next + 1;
        }
    }

    /// The cells in line with the hole, each with how many cards a slide from there moves.
    #[inline]
    pub(crate) fn in_line(&self) -> &'static [(u8, u8)] {
        match self.hole() {
            Some(hole) if self.columns == 4 => &LARGE[usize::from(hole)],
            Some(hole) => &SMALL[usize::from(hole)][..4],
            None => &[],
        }
    }

    /// How many cards a slide of the card in this cell moves: those from the hole up to it, in one row or column
    /// (MES-23); `None` when it lies elsewhere, or is no card.
    #[inline]
    pub fn run(&self, cell: u8) -> Option<u8> {
        let (hole, columns) = (self.hole()?, self.columns);
        let (row, column) = (cell / columns, cell % columns);
        let (hole_row, hole_column) = (hole / columns, hole % columns);
        match (row == hole_row, column == hole_column) {
            (true, false) => Some(column.abs_diff(hole_column)),
            (false, true) => Some(row.abs_diff(hole_row)),
            _ => None,
        }
    }

    /// Slides the run of cards from the hole up to this cell, one after the other.
    #[inline]
    pub fn slide(&mut self, cell: u8) {
        let hole = self.hole;
        let step = if cell / self.columns == hole / self.columns { 1 } else { self.columns };
        let mut at = hole;
        while at != cell {
            let next = if cell > hole { at + step } else { at - step };
            self.cells[usize::from(at)] = self.cells[usize::from(next)];
            at = next;
        }
        self.cells[usize::from(cell)] = EMPTY;
        self.hole = cell;
    }

    /// Puts the director into the hole (MES-28).
    #[inline]
    pub(crate) fn place(&mut self, director: CardId) {
        self.cells[usize::from(self.hole)] = director.index();
        self.hole = EMPTY;
    }

    /// The zoo with a hole where this card, its director, stands; `None` when it has a hole or the card is elsewhere.
    pub fn without_director(&self, director: CardId) -> Option<Zoo> {
        let (mut zoo, cell) = (*self, self.find(director)?);
        if self.hole().is_some() {
            return None;
        }
        zoo.cells[usize::from(cell)] = EMPTY;
        zoo.hole = cell;
        Some(zoo)
    }

    /// Exchanges two cards (MES-57).
    pub(crate) fn exchange(&mut self, one: u8, other: u8) {
        self.cells.swap(usize::from(one), usize::from(other));
    }

    /// The cells as bytes, 255 for none.
    pub(crate) const fn bytes(&self) -> &[u8; MAX_CELLS] {
        &self.cells
    }

    /// A zoo of these cells, row by row: one of 9 or 12, with one empty cell at most unless cards are still missing
    /// behind the first so many.
    pub fn from_cells(cells: &[Option<CardId>]) -> Option<Zoo> {
        let columns = match cells.len() {
            9 => 3,
            12 => 4,
            _ => return None,
        };
        let mut zoo = Zoo::new(columns);
        for (to, card) in zoo.cells.iter_mut().zip(cells) {
            *to = card.map_or(EMPTY, CardId::index);
        }
        let cards = cells.iter().flatten().count();
        if zoo.cards().len() as usize != cards {
            return None;
        }
        if cards + 1 == cells.len() {
            zoo.hole = cells.iter().position(Option::is_none)? as u8;
        } else if cells[..cards].iter().any(Option::is_none) {
            return None;
        }
        Some(zoo)
    }
}

#[inline]
fn card_at(index: u8) -> Option<CardId> {
    CardId::from_index(index)
}

impl fmt::Debug for Zoo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, card) in (0u8..).zip(self.cells()) {
            let before = match cell {
                0 => "",
                _ if cell % self.columns == 0 => " / ",
                _ => " ",
            };
            match card {
                Some(card) => write!(f, "{before}{card}")?,
                None => write!(f, "{before}--")?,
            }
        }
        Ok(())
    }
}

impl Serialize for Zoo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cells())
    }
}

impl<'de> Deserialize<'de> for Zoo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells = Vec::<Option<CardId>>::deserialize(deserializer)?;
        Zoo::from_cells(&cells).ok_or_else(|| serde::de::Error::custom("these cells are no zoo"))
    }
}
