//! What the cards of one zoo score wherever they lie: the score's terms, looked up instead of worked out.
//!
//! The score is a sum over cells and edges ([`crate::face_points`]), so three small tables hold all of it, and a slide
//! changes only the terms around two cells.

use crate::card::CardId;
use crate::components::Components;
use crate::face::Side;
use crate::score::{RoundPoints, cell_points, edge_points, total};
use crate::zoo::{MAX_CELLS, ROWS, Zoo};

/// Pieces and cells have four bits, so that a table of sixteen is never left.
const SIXTEEN: usize = 16;
/// No piece: what lies in the hole and beyond the grid, and scores nothing. Also the cell beyond the grid.
const NONE: u8 = 15;

/// Which piece lies in each cell, four bits each from the lowest; [`NONE`] in the hole and beyond the last cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout(u64);

impl Layout {
    /// The piece in a cell.
    #[inline]
    pub(super) fn piece(self, cell: u8) -> u8 {
        (self.0 >> (4 * (cell & 15)) & 15) as u8
    }

    /// The layout with a piece put into an empty cell, or taken out of its cell.
    #[inline]
    fn toggled(self, piece: u8, cell: u8) -> Layout {
        Layout(self.0 ^ u64::from(piece ^ NONE) << (4 * (cell & 15)))
    }

    /// A number no other layout has; never 0, since cells beyond the last one are empty.
    #[inline]
    pub(super) fn key(self) -> u64 {
        self.0
    }
}

/// A layout and what it scores.
#[derive(Clone, Copy)]
pub(super) struct Scored {
    pub(super) layout: Layout,
    /// The points of the cards among themselves.
    cards: u16,
    /// The points with the director in the hole (MES-28).
    pub(super) points: u16,
    pub(super) hole: u8,
}

/// The cards of a zoo as pieces with numbers, and what they score.
pub(super) struct Pieces {
    /// The cards in ascending order: the same cards get the same numbers wherever they lie. Then the director.
    cards: [CardId; MAX_CELLS],
    director: u8,
    /// Points of a piece in a cell.
    alone: [[u8; SIXTEEN]; SIXTEEN],
    /// Points of a piece with the one right of it, and below it.
    beside: [[u8; SIXTEEN]; SIXTEEN],
    below: [[u8; SIXTEEN]; SIXTEEN],
    /// The cells above, left, right and below each cell.
    around: [[u8; 4]; SIXTEEN],
}

impl Pieces {
    /// The pieces of a zoo, and how they lie; `None` for a zoo without a hole.
    pub(super) fn new(components: &Components, zoo: &Zoo, director: CardId) -> Option<(Pieces, Scored)> {
        let hole = zoo.hole()?;
        let mut cards = [director; MAX_CELLS];
        cards.iter_mut().zip(zoo.cards().iter()).for_each(|(to, card)| *to = card);
        let mut pieces = Pieces {
            cards,
            director: zoo.len() - 1,
            alone: [[0; SIXTEEN]; SIXTEEN],
            beside: [[0; SIXTEEN]; SIXTEEN],
            below: [[0; SIXTEEN]; SIXTEEN],
            around: grid(zoo.columns()),
        };
        pieces.fill_tables(components, zoo.columns());
        let (mut layout, mut points) = (Layout(u64::MAX), 0);
        for cell in 0..zoo.len() {
            let Some(card) = zoo.card(cell) else { continue };
            let piece = cards.iter().position(|other| *other == card)? as u8;
            layout = layout.toggled(piece, cell);
            points += pieces.points_of(layout, piece, cell);
        }
        let with_director = points + pieces.points_of(layout, pieces.director, hole);
        Some((pieces, Scored { layout, cards: points, points: with_director, hole }))
    }

    fn fill_tables(&mut self, components: &Components, columns: u8) {
        // No term exceeds four elements of 7 points, which a byte holds.
        let points = |points: RoundPoints| total(&points) as u8;
        let faces = self.cards.map(|card| components.face(card));
        let cells = columns * ROWS;
        for (one, face) in faces.iter().enumerate().take(usize::from(cells)) {
            for cell in 0..cells {
                let (row, column) = (cell / columns, cell % columns);
                let at = usize::from(cell);
                self.alone[one][at] = points(cell_points(components, *face, row, column, columns));
                self.beside[one][at] = points(edge_points(components, *face, faces[at], Side::East));
                self.below[one][at] = points(edge_points(components, *face, faces[at], Side::South));
            }
        }
    }

    /// The card of a piece.
    pub(super) fn card(&self, piece: u8) -> CardId {
        self.cards[usize::from(piece)]
    }

    /// The cells above, left, right and below a cell; [`Self::is_cell`] tells those beyond the grid.
    #[inline]
    pub(super) fn around(&self, cell: u8) -> &[u8; 4] {
        &self.around[usize::from(cell & 15)]
    }

    /// Whether this is a cell of the grid.
    #[inline]
    pub(super) fn is_cell(cell: u8) -> bool {
        cell != NONE
    }

    /// What comes of sliding the card in a cell beside the hole.
    #[inline]
    pub(super) fn slide(&self, from: &Scored, cell: u8) -> Scored {
        let piece = from.layout.piece(cell);
        let lost = self.points_of(from.layout, piece, cell);
        let layout = from.layout.toggled(piece, cell).toggled(piece, from.hole);
        let cards = from.cards - lost + self.points_of(layout, piece, from.hole);
        Scored { layout, cards, points: cards + self.points_of(layout, self.director, cell), hole: cell }
    }

    /// What a piece scores in a cell, alone and with what lies around.
    #[inline]
    fn points_of(&self, layout: Layout, piece: u8, cell: u8) -> u16 {
        let [above, left, right, below] = self.around[usize::from(cell & 15)];
        let at = |cell: u8| usize::from(layout.piece(cell));
        let piece = usize::from(piece & 15);
        u16::from(self.alone[piece][usize::from(cell & 15)])
            + u16::from(self.below[at(above)][piece])
            + u16::from(self.beside[at(left)][piece])
            + u16::from(self.beside[piece][at(right)])
            + u16::from(self.below[piece][at(below)])
    }
}

/// The cells above, left, right and below each cell, [`NONE`] beyond the grid.
pub(super) fn grid(columns: u8) -> [[u8; 4]; SIXTEEN] {
    let mut around = [[NONE; 4]; SIXTEEN];
    for cell in 0..columns * ROWS {
        let (row, column) = (cell / columns, cell % columns);
        let within = |inside: bool, other: u8| if inside { other } else { NONE };
        around[usize::from(cell)] = [
            within(row > 0, cell.wrapping_sub(columns)),
            within(column > 0, cell.wrapping_sub(1)),
            within(column + 1 < columns, cell + 1),
            within(row + 1 < ROWS, cell + columns),
        ];
    }
    around
}
