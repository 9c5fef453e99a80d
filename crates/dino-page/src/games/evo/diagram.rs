//! The table as a plain picture: the island with all dinosaurs, and each seat's size, points and genes.

use crate::diagram::{Diagram, SEATS};
use dino_core::Seat;
use evo::{Gene, Ground, Terrain, View};

const RADIUS: f32 = 22.0;

pub(super) fn diagram(view: &View) -> Diagram {
    let mut diagram = Diagram::default();
    let hexes = view.island.hexes();
    // The island lies as far to the right and down as its first column and row want it.
    let left = hexes.iter().map(|hex| 1.5 * f32::from(hex.q)).fold(f32::MAX, f32::min);
    let top = hexes.iter().map(|hex| 3f32.sqrt() * (f32::from(hex.r) + f32::from(hex.q) / 2.0));
    let origin = (RADIUS * (1.6 - left), RADIUS * (1.6 - top.fold(f32::MAX, f32::min)));
    for cell in view.island.land() {
        let terrain = view.island.terrain(cell);
        let middle = diagram.hexagon(origin, view.island.hex(cell), RADIUS, colour(terrain));
        if view.values.wheel.ground(view.section, terrain) == Ground::Deadly {
            diagram.label((middle.0, middle.1 - RADIUS * 0.6), 8.0, 0x943126, "x");
        }
        if let Some((seat, _)) = view.herds.each().find(|(_, herd)| herd.contains(cell)) {
            diagram.disc(middle, RADIUS * 0.55, SEATS[seat.index()]);
            diagram.label(middle, 13.0, 0xffffff, &seat.to_string());
        }
    }
    let bottom = diagram.bottom();
    for (seat, row) in Seat::all(view.options.seats).zip(1u8..) {
        let mp = view.mp[seat].map_or_else(|| "-".to_owned(), |points| points.to_string());
        let species = &view.species[seat];
        let genes: Vec<String> = Gene::ALL
            .iter()
            .filter(|gene| species.count(**gene) > 0)
            .map(|gene| format!("{gene} {}", species.count(*gene)))
            .collect();
        let y = bottom + 18.0 * f32::from(row);
        diagram.disc((18.0, y - 4.0), 7.0, SEATS[seat.index()]);
        diagram.text(
            (32.0, y),
            12.0,
            &format!("{seat}: {} ({mp}) {}", view.herds[seat].len(), genes.join(", ")),
        );
    }
    diagram
}

const fn colour(terrain: Terrain) -> u32 {
    match terrain {
        Terrain::Yellow => 0xf4d35e,
        Terrain::Green => 0x7fb069,
        Terrain::Brown => 0xb08968,
        Terrain::White => 0xf1f5f9,
    }
}
