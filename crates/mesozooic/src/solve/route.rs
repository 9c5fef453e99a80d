//! The fewest slides from one layout to another (MES-27).

use super::patterns::{MAX_PIECES, Pattern};
use crate::card::CardId;
use crate::zoo::{MAX_CELLS, ROWS, Zoo};

/// The cards to slide one by one from one layout to another, as few as can be; `None` when the second cannot be reached
/// from the first. Both need a hole and the same cards.
///
/// # Why nothing is shorter
///
/// The search tries all ways of at most so many slides, for one bound after the other in steps of two (the parity of the
/// hole's way is fixed), and leaves out only ways that cannot end within the bound: pattern tables never say too much,
/// because every slide moves one card and each card is counted in one pattern; and sliding a card back at once is never
/// part of a shortest way. So the first way found is a shortest one. No way is longer than 53 slides, or 31 in the small
/// zoo.
pub fn fewest_slides(from: &Zoo, to: &Zoo) -> Option<Vec<CardId>> {
    let (hole, home) = (from.hole()?, to.hole()?);
    if from.columns() != to.columns() || from.cards() != to.cards() || !is_reachable(from, to) {
        return None;
    }
    let cells = usize::from(from.len());
    let neighbours = neighbours(from.columns());
    let mut search = Search::new(from, to, home, &neighbours);
    let mut bound = search.estimate();
    loop {
        let mut way = Vec::with_capacity(64);
        if search.within(bound, hole, u8::MAX, &mut way) {
            debug_assert_eq!(cells, neighbours.len());
            return Some(way.into_iter().filter_map(|cell| to.card(cell)).collect());
        }
        bound += 2;
    }
}

/// Whether sliding leads from one layout to the other: the parity of the permutation of all cells must be that of the
/// distance of the holes.
pub(crate) fn is_reachable(from: &Zoo, to: &Zoo) -> bool {
    let home = |piece: Option<CardId>| to.cells().position(|other| other == piece).unwrap_or(0);
    let order: Vec<usize> = from.cells().map(home).collect();
    let pairs =
        order.iter().enumerate().flat_map(|(at, one)| order[at + 1..].iter().map(move |other| one > other));
    let odd = pairs.filter(|inverted| *inverted).count() % 2;
    let colour = |zoo: &Zoo| zoo.hole().map_or(0, |hole| hole / zoo.columns() + hole % zoo.columns());
    odd == usize::from(colour(from) + colour(to)) % 2
}

/// The cells beside each cell.
pub(super) fn neighbours(columns: u8) -> Vec<Vec<u8>> {
    let beside = |cell: u8| {
        let (row, column) = (cell / columns, cell % columns);
        let mut cells = Vec::with_capacity(4);
        if row > 0 {
            cells.push(cell - columns);
        }
        if column > 0 {
            cells.push(cell - 1);
        }
        if column + 1 < columns {
            cells.push(cell + 1);
        }
        if row + 1 < ROWS {
            cells.push(cell + columns);
        }
        cells
    };
    (0..columns * ROWS).map(beside).collect()
}

/// Pieces are named by their home cells.
struct Search<'n> {
    neighbours: &'n [Vec<u8>],
    patterns: Vec<Pattern>,
    /// The piece in each cell.
    board: [u8; MAX_CELLS],
    /// For each piece its pattern and what a cell counts in the pattern's key.
    of: [(u8, u32); MAX_CELLS],
    keys: [u32; 4],
    estimate: u8,
}

impl<'n> Search<'n> {
    fn new(from: &Zoo, to: &Zoo, home: u8, neighbours: &'n [Vec<u8>]) -> Search<'n> {
        let cells = neighbours.len();
        let mut pieces: Vec<u8> = (0..cells as u8).filter(|cell| *cell != home).collect();
        // Neighbours belong together: column by column.
        pieces.sort_by_key(|cell| (cell % to.columns(), cell / to.columns()));
        let patterns: Vec<Pattern> =
            pieces.chunks(MAX_PIECES).map(|homes| Pattern::new(homes.to_vec(), home, neighbours)).collect();
        let mut of = [(0, 0); MAX_CELLS];
        for (number, pattern) in patterns.iter().enumerate() {
            for (slot, piece) in pattern.homes.iter().enumerate() {
                of[usize::from(*piece)] = (number as u8, cells.pow(slot as u32) as u32);
            }
        }
        let mut board = [u8::MAX; MAX_CELLS];
        let mut keys = [0; 4];
        for (cell, card) in from.cells().enumerate() {
            let Some(piece) = card.and_then(|card| to.find(card)) else { continue };
            board[cell] = piece;
            let (pattern, weight) = of[usize::from(piece)];
            keys[usize::from(pattern)] += weight * cell as u32;
        }
        let mut search = Search { neighbours, patterns, board, of, keys, estimate: 0 };
        search.estimate = (0..search.patterns.len()).map(|pattern| search.told(pattern)).sum();
        search
    }

    fn told(&self, pattern: usize) -> u8 {
        self.patterns[pattern].slides[self.keys[pattern] as usize]
    }

    fn estimate(&self) -> u8 {
        self.estimate
    }

    /// Whether so many slides lead home; the way is then in `way`, as home cells of the pieces slid.
    fn within(&mut self, left: u8, hole: u8, back: u8, way: &mut Vec<u8>) -> bool {
        if self.estimate == 0 {
            // All pieces are home, and so the hole.
            return true;
        }
        for at in 0..self.neighbours[usize::from(hole)].len() {
            let from = self.neighbours[usize::from(hole)][at];
            if from == back {
                continue;
            }
            let piece = self.board[usize::from(from)];
            let (pattern, weight) = self.of[usize::from(piece)];
            let pattern = usize::from(pattern);
            let (key, estimate) = (self.keys[pattern], self.estimate);
            self.keys[pattern] =
                (i64::from(key) + i64::from(weight) * (i64::from(hole) - i64::from(from))) as u32;
            self.estimate = estimate - self.patterns[pattern].slides[key as usize] + self.told(pattern);
            if self.estimate < left {
                self.board[usize::from(hole)] = piece;
                self.board[usize::from(from)] = u8::MAX;
                way.push(piece);
                if self.within(left - 1, from, hole, way) {
                    return true;
                }
                way.pop();
                self.board[usize::from(from)] = piece;
                self.board[usize::from(hole)] = u8::MAX;
            }
            (self.keys[pattern], self.estimate) = (key, estimate);
        }
        false
    }
}
