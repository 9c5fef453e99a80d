//! Scoring a zoo, and ending the game (MES-28 to MES-42, MES-55, MES-56).

use crate::components::Components;
use crate::face::{Face, Side};
use crate::state::State;
use crate::zoo::{MAX_CELLS, ROWS, Zoo};
use dino_core::{BySeat, MAX_CATEGORIES, Seat, Standing};

/// What points come from.
pub const CATEGORIES: [&str; 6] = ["enclosures", "attractions", "monorail", "topiary", "gates", "shops"];

const ENCLOSURES: usize = 0;
const ATTRACTIONS: usize = 1;
const MONORAIL: usize = 2;
const TOPIARY: usize = 3;
const GATES: usize = 4;
const SHOPS: usize = 5;

/// One zoo's points in the order of [`CATEGORIES`]. No category exceeds 34 pairs of 7 points, which a byte holds.
pub type RoundPoints = [u8; 6];

/// What the cards of a zoo score; a cell without a card scores nothing (MES-28 puts the director there first).
pub fn zoo_points(components: &Components, zoo: &Zoo) -> RoundPoints {
    let mut faces = [Face::BLANK; MAX_CELLS];
    for (face, card) in faces.iter_mut().zip(zoo.cells()) {
        *face = card.map_or(Face::BLANK, |card| components.face(card));
    }
    face_points(components, &faces[..usize::from(zoo.len())], zoo.columns())
}

/// What a grid of faces scores, row by row from the top left.
pub fn face_points(components: &Components, faces: &[Face], columns: u8) -> RoundPoints {
    let mut points = RoundPoints::default();
    for cell in 0..columns * ROWS {
        let (row, column) = (cell / columns, cell % columns);
        let face = faces[usize::from(cell)];
        add(&mut points, cell_points(components, face, row, column, columns));
        if column + 1 < columns {
            add(&mut points, edge_points(components, face, faces[usize::from(cell) + 1], Side::East));
        }
        if row + 1 < ROWS {
            add(&mut points, edge_points(components, face, faces[usize::from(cell + columns)], Side::South));
        }
    }
    points
}

/// What a card scores by itself in a cell: topiaries anywhere, gates in their row, shops in a corner.
#[inline]
pub(crate) fn cell_points(
    components: &Components,
    face: Face,
    row: u8,
    column: u8,
    columns: u8,
) -> RoundPoints {
    let values = &components.points;
    let mut points = RoundPoints::default();
    points[TOPIARY] = face.topiaries() * values.topiary; // MES-35
    let in_row = match face.gate() {
        Some(true) => row == 0,
        Some(false) => row + 1 == ROWS,
        None => false,
    };
    points[GATES] = u8::from(in_row) * values.gate; // MES-55
    let in_corner = (row == 0 || row + 1 == ROWS) && (column == 0 || column + 1 == columns);
    points[SHOPS] = u8::from(face.is_shop() && in_corner) * values.shop; // MES-56
    points
}

/// What two neighbours score together: `there` lies on this side of `here`, east or south.
#[inline]
pub(crate) fn edge_points(components: &Components, here: Face, there: Face, side: Side) -> RoundPoints {
    let values = &components.points;
    let mut points = RoundPoints::default();
    let (opens_here, opens_there) = (here.opens(side), there.opens(side.opposite()));
    let is_closed = opens_here && opens_there;
    points[ENCLOSURES] = u8::from(is_closed) * values.enclosure; // MES-31
    let is_separated = if components.closed_only { is_closed } else { opens_here || opens_there };
    if !is_separated {
        // MES-32, MES-33: each attraction for each truck next to it.
        let served = u8::from(here.has_attraction() && there.has_truck())
            + u8::from(here.has_truck() && there.has_attraction());
        points[ATTRACTIONS] = served * values.attraction;
    }
    let is_joined = here.exits(side) && there.exits(side.opposite());
    points[MONORAIL] = u8::from(is_joined) * values.monorail; // MES-34
    points
}

#[inline]
fn add(sum: &mut RoundPoints, points: RoundPoints) {
    for (sum, points) in sum.iter_mut().zip(points) {
        *sum += points;
    }
}

/// The sum of a zoo's points.
#[inline]
pub fn total(points: &RoundPoints) -> u16 {
    points.iter().map(|points| u16::from(*points)).sum()
}

/// Which round a seat strikes: the worst, the first of equals; the best under MES-46. `None` where nothing is struck.
pub fn struck(scores: &[u16], strikes_best: bool) -> Option<usize> {
    let key = |at: &usize| if strikes_best { u16::MAX - scores[*at] } else { scores[*at] };
    (scores.len() > 1).then(|| (0..scores.len()).min_by_key(key)).flatten()
}

/// The end of the game: the rounds that are not struck, ties by the struck score (MES-40 to MES-42).
pub(crate) fn standing(state: &State) -> Standing {
    let seats = state.options.seats;
    let rounds = &state.points[..usize::from(state.options.rounds())];
    let mut breakdown = BySeat::new(seats, [0i16; MAX_CATEGORIES]);
    let mut struck_scores = BySeat::new(seats, 0i32);
    if state.options.learning {
        return Standing::new(breakdown, &struck_scores); // no score is kept (MES-9)
    }
    for seat in Seat::all(seats) {
        let mut scores = [0; 3];
        for (score, round) in scores.iter_mut().zip(rounds) {
            *score = total(&round[seat]);
        }
        let struck = struck(&scores[..rounds.len()], state.options.best.contains(seat));
        for (at, round) in rounds.iter().enumerate() {
            if Some(at) == struck {
                struck_scores[seat] = i32::from(scores[at]);
                continue;
            }
            for (sum, points) in breakdown[seat].iter_mut().zip(round[seat]) {
                *sum += i16::from(points);
            }
        }
    }
    Standing::new(breakdown, &struck_scores)
}
