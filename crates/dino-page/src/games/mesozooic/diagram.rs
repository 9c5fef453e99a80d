//! The table as a plain picture: the hand of who looks, and each zoo that may be seen.

use crate::diagram::{Diagram, SEATS};
use dino_core::Seat;
use mesozooic::{CardId, Face, Kind, Side, View};

const CARD: f32 = 46.0;

pub(super) fn diagram(view: &View) -> Diagram {
    let mut diagram = Diagram::default();
    diagram.text((10.0, 20.0), 13.0, &view.round.to_string());
    for (card, x) in
        view.own.iter().flat_map(|own| own.hand.iter()).zip((0u8..).map(|at| 40.0 + CARD * f32::from(at)))
    {
        draw(&mut diagram, view, (x, 10.0), card);
    }
    for (seat, place) in Seat::all(view.options.seats).zip(0u8..) {
        let left = 10.0 + f32::from(place % 3) * (4.0 * CARD + 24.0);
        let top = 74.0 + f32::from(place / 3) * (3.0 * CARD + 40.0);
        let points =
            view.points_now(seat).map_or(0, |points| points.iter().map(|points| u16::from(*points)).sum());
        diagram.disc((left + 9.0, top + 6.0), 9.0, SEATS[seat.index()]);
        diagram.label((left + 9.0, top + 6.0), 12.0, 0xffffff, &seat.to_string());
        diagram.text((left + 26.0, top + 10.0), 12.0, &format!("{points}"));
        let Some(zoo) = view.zoo(seat) else { continue };
        for (card, cell) in zoo.cells().zip(0u8..) {
            let (column, row) = (cell % zoo.columns(), cell / zoo.columns());
            let at = (left + CARD * f32::from(column), top + 20.0 + CARD * f32::from(row));
            match card {
                Some(card) => draw(&mut diagram, view, at, card),
                None => diagram.rectangle(at, (CARD - 2.0, CARD - 2.0), 0xd5c9b1),
            }
        }
    }
    diagram
}

/// A card with its elements: halves of enclosures as bars at the open side, tracks as lines to their sides.
fn draw(diagram: &mut Diagram, view: &View, (x, y): (f32, f32), card: CardId) {
    let side = CARD - 2.0;
    let ground = if matches!(card.kind(), Kind::Director(_)) { 0xf5b041 } else { 0xa9cba4 };
    diagram.rectangle((x, y), (side, side), ground);
    let face: Face = view.components.face(card);
    let middle = (x + side / 2.0, y + side / 2.0);
    for at in Side::ALL {
        if face.exits(at) {
            bar(diagram, (x, y), side, at, 6.0, side / 2.0, 0x566573);
        }
        if face.opens(at) {
            bar(diagram, (x, y), side, at, side * 0.7, 8.0, 0x8d6e3f);
        }
    }
    if face.has_attraction() {
        diagram.disc(middle, 9.0, 0xaf7ac5);
    }
    if face.has_truck() {
        diagram.rectangle((middle.0 - 8.0, middle.1 - 4.0), (16.0, 9.0), 0xd35400);
    }
    for tree in 0..face.topiaries() {
        diagram.disc((x + 10.0 + 10.0 * f32::from(tree), y + 10.0), 4.0, 0x1e8449);
    }
    diagram.label((middle.0, y + side - 6.0), 8.0, 0x2b2118, &card.to_string());
}

/// A bar from a side of a card inwards.
fn bar(diagram: &mut Diagram, (x, y): (f32, f32), side: f32, at: Side, wide: f32, deep: f32, fill: u32) {
    let across = (side - wide) / 2.0;
    let (corner, size) = match at {
        Side::North => ((x + across, y), (wide, deep)),
        Side::South => ((x + across, y + side - deep), (wide, deep)),
        Side::West => ((x, y + across), (deep, wide)),
        Side::East => ((x + side - deep, y + across), (deep, wide)),
    };
    diagram.rectangle(corner, size, fill);
}
