//! The table as a plain picture: the face-up tiles, then each ecosystem.

use crate::diagram::{Diagram, SEATS};
use dino_core::Seat;
use gods_love_dinosaurs::{Animal, Spot, Terrain, View};

const RADIUS: f32 = 15.0;
const TILE: f32 = 26.0;

pub(super) fn diagram(view: &View) -> Diagram {
    let mut diagram = Diagram::default();
    for (column, tiles) in (0u8..).zip(&view.board) {
        let x = 10.0 + f32::from(column) * (2.0 * TILE + 14.0);
        let mark = if column == view.token { "=" } else { "" };
        diagram.text((x, 20.0), 12.0, &format!("{}{mark}", view.components.columns[usize::from(column)]));
        for (tile, row) in tiles.iter().zip(0u8..) {
            let Some(tile) = tile.and_then(|tile| view.components.tile(tile)) else { continue };
            let y = 28.0 + f32::from(row) * (TILE + 4.0);
            for (spot, half) in tile.spots.iter().zip(0u8..) {
                draw_spot(&mut diagram, (x + f32::from(half) * TILE, y), *spot);
            }
        }
    }
    let mut top = 140.0;
    for seat in Seat::all(view.options.seats) {
        top = draw_land(&mut diagram, view, seat, top);
    }
    diagram
}

fn draw_spot(diagram: &mut Diagram, (x, y): (f32, f32), spot: Spot) {
    diagram.rectangle((x, y), (TILE, TILE), colour(spot.terrain));
    if let Some(animal) = spot.animal {
        piece(diagram, (x + TILE / 2.0, y + TILE / 2.0), animal);
    }
}

/// Draws an ecosystem from this height on; where the next one begins.
fn draw_land(diagram: &mut Diagram, view: &View, seat: Seat, top: f32) -> f32 {
    let land = &view.ecosystems[seat];
    let height = |hex: dino_core::Hex| 3f32.sqrt() * (f32::from(hex.r) + f32::from(hex.q) / 2.0);
    let first = land.places().map(|place| height(place.hex)).fold(0.0, f32::min);
    let last = land.places().map(|place| height(place.hex)).fold(0.0, f32::max);
    let left = land.places().map(|place| 1.5 * f32::from(place.hex.q)).fold(0.0, f32::min);
    let origin = (RADIUS * (2.0 - left) + 50.0, top + RADIUS * (2.0 - first));
    diagram.disc((22.0, top + 16.0), 11.0, SEATS[seat.index()]);
    diagram.label((22.0, top + 16.0), 13.0, 0xffffff, &seat.to_string());
    diagram.text((12.0, top + 46.0), 12.0, &view.nests[seat].eggs.to_string());
    for place in land.places() {
        let middle = diagram.hexagon(origin, place.hex, RADIUS, colour(place.terrain));
        if let Some(animal) = place.animal {
            piece(diagram, middle, animal);
        }
    }
    top + RADIUS * (last - first + 4.0)
}

/// An animal as a disc with two letters of its name.
fn piece(diagram: &mut Diagram, middle: (f32, f32), animal: Animal) {
    let (letters, fill) = match animal {
        Animal::Frog => ("fr", 0x2e7d32),
        Animal::Rabbit => ("rb", 0x8d6e63),
        Animal::Rat => ("ra", 0x546e7a),
        Animal::Tiger => ("ti", 0xe65100),
        Animal::Eagle => ("ea", 0x4527a0),
        Animal::Dinosaur => ("di", 0xb71c1c),
    };
    diagram.disc(middle, 9.5, fill);
    diagram.label(middle, 8.0, 0xffffff, letters);
}

const fn colour(terrain: Terrain) -> u32 {
    match terrain {
        Terrain::Lake => 0x85c1e9,
        Terrain::Forest => 0x82b366,
        Terrain::Field => 0xf7dc6f,
        Terrain::Mountain => 0xb2a396,
        Terrain::Joker => 0xf5cba7,
    }
}
