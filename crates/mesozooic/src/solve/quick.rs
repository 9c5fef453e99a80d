//! About the best zoo of some cards, in microseconds: what searchers value a draft by.

use super::pieces::grid;
use crate::card::CardId;
use crate::components::Components;
use crate::face::{Face, Side};
use crate::score::{cell_points, edge_points, total};
use crate::zoo::{MAX_CELLS, ROWS};

/// No piece, and the cell beyond the grid: it scores nothing.
const NONE: u8 = 15;
/// From so many first layouts it climbs.
const STARTS: u8 = 3;

/// A score that can be reached with these cards and the director, near the best there is: two cards change places as long
/// as that helps, from a few first layouts. Which slides lead there is not asked. Cards still missing leave cells empty.
pub(crate) fn quick_best(
    components: &Components,
    cards: impl Iterator<Item = CardId>,
    director: CardId,
    columns: u8,
) -> u16 {
    let mut faces = [Face::BLANK; MAX_CELLS];
    let cells = usize::from(columns * ROWS);
    faces.iter_mut().take(cells).zip(std::iter::once(director).chain(cards)).for_each(|(face, card)| {
        *face = components.face(card);
    });
    let tables = Tables::new(components, &faces, columns);
    (0..STARTS).map(|start| tables.climb(start)).max().unwrap_or_default()
}

/// What pieces score: alone in a cell, with the one right of it, with the one below it.
struct Tables {
    cells: u8,
    alone: [[u8; 16]; 16],
    beside: [[u8; 16]; 16],
    below: [[u8; 16]; 16],
    around: [[u8; 4]; 16],
}

impl Tables {
    fn new(components: &Components, faces: &[Face; MAX_CELLS], columns: u8) -> Tables {
        let cells = columns * ROWS;
        let mut tables = Tables {
            cells,
            alone: [[0; 16]; 16],
            beside: [[0; 16]; 16],
            below: [[0; 16]; 16],
            around: grid(columns),
        };
        for (one, face) in faces.iter().enumerate().take(usize::from(cells)) {
            for cell in 0..cells {
                let (at, other) = (usize::from(cell), faces[usize::from(cell)]);
                let alone = cell_points(components, *face, cell / columns, cell % columns, columns);
                // No term exceeds four elements of 7 points, which a byte holds.
                tables.alone[one][at] = total(&alone) as u8;
                tables.beside[one][at] = total(&edge_points(components, *face, other, Side::East)) as u8;
                tables.below[one][at] = total(&edge_points(components, *face, other, Side::South)) as u8;
            }
        }
        tables
    }

    /// Climbs from one of the first layouts, and says how high it came.
    fn climb(&self, start: u8) -> u16 {
        // Steps that have no divisor in common with 9 or 12, so that every cell gets a piece of its own.
        let step = [1, 5, 7][usize::from(start % 3)];
        let mut layout = [NONE; 16];
        for cell in 0..self.cells {
            layout[usize::from(cell)] = cell * step % self.cells;
        }
        loop {
            let mut climbed = false;
            for one in 0..self.cells {
                for other in one + 1..self.cells {
                    let before = self.points_of(&layout, one, other);
                    layout.swap(usize::from(one), usize::from(other));
                    if self.points_of(&layout, one, other) > before {
                        climbed = true;
                    } else {
                        layout.swap(usize::from(one), usize::from(other));
                    }
                }
            }
            if !climbed {
                return self.points(&layout);
            }
        }
    }

    /// What two cells score with all around them; what they score together counts twice both before and after.
    #[inline]
    fn points_of(&self, layout: &[u8; 16], one: u8, other: u8) -> u16 {
        self.cell(layout, one) + self.cell(layout, other) - self.shared(layout, one, other)
    }

    #[inline]
    fn cell(&self, layout: &[u8; 16], cell: u8) -> u16 {
        let [above, left, right, below] = self.around[usize::from(cell & 15)];
        let at = |cell: u8| usize::from(layout[usize::from(cell & 15)] & 15);
        let piece = at(cell);
        u16::from(self.alone[piece][usize::from(cell & 15)])
            + u16::from(self.below[at(above)][piece])
            + u16::from(self.beside[at(left)][piece])
            + u16::from(self.beside[piece][at(right)])
            + u16::from(self.below[piece][at(below)])
    }

    /// What two neighbours score together; the first comes first.
    #[inline]
    fn shared(&self, layout: &[u8; 16], one: u8, other: u8) -> u16 {
        let [_, _, right, below] = self.around[usize::from(one & 15)];
        let piece = |cell: u8| usize::from(layout[usize::from(cell & 15)] & 15);
        if other == right {
            u16::from(self.beside[piece(one)][piece(other)])
        } else if other == below {
            u16::from(self.below[piece(one)][piece(other)])
        } else {
            0
        }
    }

    fn points(&self, layout: &[u8; 16]) -> u16 {
        let piece = |cell: u8| usize::from(layout[usize::from(cell & 15)] & 15);
        let cell = |cell: u8| {
            let [_, _, right, below] = self.around[usize::from(cell)];
            u16::from(self.alone[piece(cell)][usize::from(cell)])
                + u16::from(self.beside[piece(cell)][piece(right)])
                + u16::from(self.below[piece(cell)][piece(below)])
        };
        (0..self.cells).map(cell).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::State;
    use crate::solve::best_zoo;
    use dino_testkit::setup::Setup;
    use dino_testkit::trial::Trial;

    /// Compared with the exact best of zoos that were laid out in random games.
    #[test]
    fn what_is_climbed_to_is_near_the_best_there_is() {
        let (mut quick, mut best) = (0, 0);
        for seed in 0..6 {
            let trial = Trial::<State>::of(&State::config(2, ""), seed);
            let laid = trial.states.iter().filter(|state| state.phase == crate::Phase::Plan);
            for state in laid.take(2) {
                let seat = dino_core::Seat::FIRST;
                let (zoo, director) = (state.zoo(seat), CardId::director(state.directors[seat]));
                let exact = best_zoo(&state.components, zoo, director, false).unwrap().points;
                let found = quick_best(&state.components, zoo.cards().iter(), director, zoo.columns());
                // Any layout is allowed here, so that one point or two more may be found than sliding can reach.
                assert!(found <= exact + 2, "{found} of {exact}");
                quick += u32::from(found);
                best += u32::from(exact);
            }
        }
        assert!(100 * quick > 88 * best, "{quick} of {best}");
    }
}
