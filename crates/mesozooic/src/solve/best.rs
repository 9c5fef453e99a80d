//! The highest score of any layout that can be reached (MES-27).

use crate::card::CardId;
use crate::components::Components;
use crate::face::{Face, Side};
use crate::score::{RoundPoints, cell_points, edge_points, total};
use crate::zoo::{MAX_CELLS, ROWS, Zoo};

/// A best zoo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// What it scores.
    pub points: u16,
    /// One layout that scores as much, the director in its place.
    pub zoo: Zoo,
}

/// The highest score that sliding can reach from this zoo, whose director will stand in its hole, and a layout with that
/// score. `crane` says that two cards may be exchanged afterwards (MES-57). `None` for a zoo without a hole.
///
/// # Why nothing scores more
///
/// *The score is a sum over cells and edges* ([`crate::face_points`]): each term depends on one card and its cell, or on
/// two neighbours. Fill the cells column by column from the top left. A new card has its upper neighbour one step back
/// and its left neighbour three steps back, columns being three cells high. So what the cards placed so far can still
/// contribute depends on which cards they are and on the last three of them, and a best filling goes through best
/// fillings for each (set, last three): dynamic programming over at most 12 · 11 · 10 · 2⁹ such states is exhaustive.
///
/// *What can be reached.* On a grid of 3 x 3 or 4 x 3 every even permutation of the cards with the hole back in its place
/// can be slid, and no odd one (Wilson 1974: the grid is bipartite, two-connected and no cycle). Each slide exchanges the
/// hole with a neighbour: it changes the parity of the permutation of all cells, the hole counted as a piece, and the
/// colour of the hole's cell on a chessboard. So a layout can be reached exactly when both have changed alike. The
/// parity of a filling is that of its inversions, which grow with each card by the number of later cards already placed;
/// it is one bit more of the state.
///
/// *Cards alike.* If two cards score alike everywhere, exchanging them changes the parity and not the score, so every
/// layout can be had and the bit is left out. Of cards alike the first is then placed first, which loses nothing. A crane
/// does the same: its exchange changes the parity, and may exchange two cards that end where they were wanted.
pub fn best_zoo(components: &Components, zoo: &Zoo, director: CardId, crane: bool) -> Option<Best> {
    let search = Search::new(components, zoo, director, crane)?;
    let levels = search.fill();
    search.layout(&levels)
}

/// Best fillings by level, that is by how many cards are placed; 0 for none, otherwise the points and 1.
type Levels = Vec<Vec<u16>>;

struct Search {
    cells: usize,
    columns: u8,
    /// The pieces in the order of the cells they lie in now, column by column; the director for the hole.
    pieces: [CardId; MAX_CELLS],
    /// The director's number.
    director: usize,
    /// Points of a piece in a cell.
    alone: [[u16; MAX_CELLS]; MAX_CELLS],
    /// Points of a piece with the one right of it, and below it.
    beside: [[u16; MAX_CELLS]; MAX_CELLS],
    below: [[u16; MAX_CELLS]; MAX_CELLS],
    /// Pieces of lower number that score alike: they are placed before it.
    before: [u16; MAX_CELLS],
    /// Whether every layout can be had.
    free: bool,
    /// Two cards alike, neither of them the director.
    twins: Option<(usize, usize)>,
    /// The number of each set among those of its size.
    rank: Vec<u16>,
}

/// What the future of a filling depends on.
#[derive(Clone, Copy)]
struct Filling {
    set: u16,
    /// The last three pieces, the latest last; of fewer the first is repeated.
    last: [usize; 3],
    odd: usize,
}

impl Search {
    fn new(components: &Components, zoo: &Zoo, director: CardId, crane: bool) -> Option<Search> {
        let hole = zoo.hole()?;
        let (columns, cells) = (zoo.columns(), usize::from(zoo.len()));
        let mut pieces = [director; MAX_CELLS];
        for (at, piece) in pieces[..cells].iter_mut().enumerate() {
            *piece = zoo.card(cell_of(at, columns)).unwrap_or(director);
        }
        let faces = pieces.map(|piece| components.face(piece));
        let director = (0..cells).find(|at| cell_of(*at, columns) == hole)?;
        let points = |points: RoundPoints| total(&points);
        let mut search = Search {
            cells,
            columns,
            pieces,
            director,
            alone: [[0; MAX_CELLS]; MAX_CELLS],
            beside: [[0; MAX_CELLS]; MAX_CELLS],
            below: [[0; MAX_CELLS]; MAX_CELLS],
            before: [0; MAX_CELLS],
            free: crane,
            twins: None,
            rank: ranks(cells),
        };
        for one in 0..cells {
            for other in 0..cells {
                let (row, column) = (other as u8 % ROWS, other as u8 / ROWS);
                search.alone[one][other] = points(cell_points(components, faces[one], row, column, columns));
                search.beside[one][other] =
                    points(edge_points(components, faces[one], faces[other], Side::East));
                search.below[one][other] =
                    points(edge_points(components, faces[one], faces[other], Side::South));
            }
        }
        let alike = |one: usize, other: usize| alike(faces[one], faces[other]);
        let cards = || (0..cells).filter(|piece| *piece != director);
        let pairs = || {
            cards().flat_map(|one| cards().filter(move |other| one < *other).map(move |other| (one, other)))
        };
        search.twins = pairs().find(|(one, other)| alike(*one, *other));
        search.free |= search.twins.is_some();
        if search.free {
            for piece in 0..cells {
                search.before[piece] =
                    (0..piece).filter(|other| alike(*other, piece)).fold(0, |set, other| set | 1 << other);
            }
        }
        Some(search)
    }

    /// Where a filling stands in the list of its level.
    fn index(&self, placed: usize, filling: Filling) -> usize {
        let place = |piece: usize| (filling.set & ((1 << piece) - 1)).count_ones() as usize;
        let [a, b, c] = filling.last.map(place);
        let rank = usize::from(self.rank[usize::from(filling.set)]);
        ((((rank * placed + a) * placed + b) * placed + c) << 1) | filling.odd
    }

    /// The filling with one more piece, and what the piece adds; `None` when its turn has not come.
    #[inline]
    fn place(&self, placed: usize, filling: Filling, piece: usize) -> Option<(Filling, u16)> {
        let bit = 1 << piece;
        if filling.set & bit != 0 || self.before[piece] & !filling.set != 0 {
            return None;
        }
        let [left, b, above] = filling.last;
        let mut points = self.alone[piece][placed];
        if !placed.is_multiple_of(usize::from(ROWS)) {
            points += self.below[above][piece];
        }
        if placed >= usize::from(ROWS) {
            points += self.beside[left][piece];
        }
        let mut odd = filling.odd;
        if !self.free {
            odd ^= (filling.set >> piece).count_ones() as usize & 1;
            if piece == self.director {
                odd ^= self.colour(placed) ^ self.colour(self.director);
            }
        }
        let last = if placed == 0 { [piece; 3] } else { [b, above, piece] };
        Some((Filling { set: filling.set | bit, last, odd }, points))
    }

    /// The colour of a place on a chessboard.
    fn colour(&self, place: usize) -> usize {
        (place / usize::from(ROWS) + place % usize::from(ROWS)) & 1
    }

    /// The best filling of every level.
    fn fill(&self) -> Levels {
        let size = |placed: usize| 2 * binomial(self.cells, placed) * placed.pow(3);
        let mut levels: Levels = (0..=self.cells).map(|placed| vec![0; size(placed)]).collect();
        let nothing = Filling { set: 0, last: [0; 3], odd: 0 };
        for piece in 0..self.cells {
            if let Some((filling, points)) = self.place(0, nothing, piece) {
                levels[1][self.index(1, filling)] = points + 1;
            }
        }
        for placed in 1..self.cells {
            let (done, open) = levels.split_at_mut(placed + 1);
            for set in (0..1u16 << self.cells).filter(|set| set.count_ones() as usize == placed) {
                self.each_last(placed, set, |last| {
                    for odd in 0..=usize::from(!self.free) {
                        let filling = Filling { set, last, odd };
                        let value = done[placed][self.index(placed, filling)];
                        if value == 0 {
                            continue;
                        }
                        for piece in 0..self.cells {
                            if let Some((next, points)) = self.place(placed, filling, piece) {
                                let best = &mut open[0][self.index(placed + 1, next)];
                                *best = (*best).max(value + points);
                            }
                        }
                    }
                });
            }
        }
        levels
    }

    /// Every way the last three pieces of a set may have been placed.
    fn each_last(&self, placed: usize, set: u16, mut each: impl FnMut([usize; 3])) {
        let members = |set: u16| (0..self.cells).filter(move |piece| set >> piece & 1 != 0);
        for c in members(set) {
            if placed == 1 {
                each([c; 3]);
                continue;
            }
            for b in members(set & !(1 << c)) {
                if placed == 2 {
                    each([b, b, c]);
                    continue;
                }
                members(set & !(1 << c) & !(1 << b)).for_each(|a| each([a, b, c]));
            }
        }
    }

    /// A layout with the best score: the fillings that led to it, from the last back to the first.
    fn layout(&self, levels: &Levels) -> Option<Best> {
        let full = ((1u32 << self.cells) - 1) as u16;
        let mut best: Option<(u16, Filling)> = None;
        self.each_last(self.cells, full, |last| {
            let filling = Filling { set: full, last, odd: 0 };
            let value = levels[self.cells][self.index(self.cells, filling)];
            if value > best.map_or(0, |(points, _)| points) {
                best = Some((value, filling));
            }
        });
        let (value, mut filling) = best?;
        let (mut order, mut left) = ([0; MAX_CELLS], value);
        for placed in (1..=self.cells).rev() {
            order[placed - 1] = filling.last[2];
            if placed > 1 {
                (filling, left) = self.step_back(levels, placed, filling, left)?;
            }
        }
        self.set_right(&mut order);
        let mut cells = [None; MAX_CELLS];
        for (place, piece) in order[..self.cells].iter().enumerate() {
            cells[usize::from(cell_of(place, self.columns))] = Some(self.pieces[*piece]);
        }
        Some(Best { points: value - 1, zoo: Zoo::from_cells(&cells[..self.cells])? })
    }

    /// Where the parity was left out and is wrong, two cards alike are exchanged: then sliding leads there.
    fn set_right(&self, order: &mut [usize; MAX_CELLS]) {
        let Some((one, other)) = self.twins else { return };
        let order = &mut order[..self.cells];
        let pairs = order.iter().enumerate().flat_map(|(at, a)| order[at + 1..].iter().map(move |b| a > b));
        let odd = pairs.filter(|inverted| *inverted).count() & 1;
        let place = |piece: usize| order.iter().position(|other| *other == piece).unwrap_or(0);
        if odd != self.colour(place(self.director)) ^ self.colour(self.director) {
            let (one, other) = (place(one), place(other));
            order.swap(one, other);
        }
    }

    /// The filling before the last piece, and its value.
    fn step_back(
        &self,
        levels: &Levels,
        placed: usize,
        filling: Filling,
        value: u16,
    ) -> Option<(Filling, u16)> {
        let [a, b, c] = filling.last;
        let set = filling.set & !(1 << c);
        let firsts = if placed <= 3 { 1 << a } else { set & !(1 << a) & !(1 << b) };
        for first in (0..self.cells).filter(|piece| firsts >> piece & 1 != 0) {
            for odd in 0..=usize::from(!self.free) {
                let before = Filling { set, last: [first, a, b], odd };
                let known = levels[placed - 1][self.index(placed - 1, before)];
                let Some((after, points)) = self.place(placed - 1, before, c) else { continue };
                if known != 0 && known + points == value && after.odd == filling.odd {
                    return Some((before, known));
                }
            }
        }
        None
    }
}

/// Whether two faces score alike wherever they lie.
pub(super) fn alike(one: Face, other: Face) -> bool {
    one.function() == other.function()
}

/// The cell of the zoo that is filled in this place, column by column.
fn cell_of(place: usize, columns: u8) -> u8 {
    place as u8 % ROWS * columns + place as u8 / ROWS
}

/// The number of each set of pieces among the sets of its size, ascending.
fn ranks(cells: usize) -> Vec<u16> {
    let mut counts = [0; MAX_CELLS + 1];
    (0..1u32 << cells)
        .map(|set| {
            let count = &mut counts[set.count_ones() as usize];
            *count += 1;
            *count - 1
        })
        .collect()
}

fn binomial(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, at| product * (n - at) / (at + 1))
}
