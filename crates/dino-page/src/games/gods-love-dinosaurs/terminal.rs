//! The animal board and every ecosystem as lines of text: a map one can read cells off.

use super::lands::free_cells;
use super::text::{animals, tile};
use crate::show::listed;
use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{Animal, Phase, Place, Terrain, View};

/// Half the width of a cell, in letters; what stands in a cell leaves one of them free. In a wide land cells are narrower.
const HALVES: [i32; 2] = [4, 3];
/// How wide a map may be.
const WIDE: i32 = 78;

/// The piles and the columns of the animal board, a line each.
pub(super) fn board(view: &View, words: &Words) -> Vec<String> {
    let [a, b, c, d] = view.piles();
    let mut lines = vec![words.with(
        "gods-love-dinosaurs-piles",
        &[("a", a.into()), ("b", b.into()), ("c", c.into()), ("d", d.into())],
    )];
    for (at, column) in view.board.iter().enumerate() {
        let tiles: Vec<String> = column.iter().flatten().map(|one| tile(view, *one, words)).collect();
        let tiles = if tiles.is_empty() {
            words.get("gods-love-dinosaurs-column-empty")
        } else {
            listed(tiles, words)
        };
        let values =
            [("column", animals(view.components.columns[at], words).into()), ("tiles", tiles.into())];
        let key = if usize::from(view.token) == at {
            "gods-love-dinosaurs-column-token"
        } else {
            "gods-love-dinosaurs-column"
        };
        lines.push(words.with(key, &values));
    }
    lines
}

/// What the letters of maps mean.
pub(super) fn legend(words: &Words) -> String {
    let pair = |short: String, long: String| format!("{short} {long}");
    let lands = Terrain::ALL.map(|one| pair(land(one, words), super::text::terrain_name(one, words)));
    let pieces = Animal::ALL.map(|one| pair(piece(one, words), super::text::animal_name(one, words)));
    words.with(
        "gods-love-dinosaurs-map-how",
        &[("lands", lands.join(", ").into()), ("animals", pieces.join(", ").into())],
    )
}

/// The hexes of a seat, each with its cell and below it the letters of its terrain and its animal; where the seat has a
/// tile to place, the cells it may go to are there too.
pub(super) fn map(view: &View, seat: Seat, words: &Words) -> Vec<String> {
    let filled = |place: Place| {
        let animal = place.animal.map_or_else(|| "--".to_owned(), |animal| piece(animal, words));
        (place.hex, format!("{} {animal}", land(place.terrain, words)))
    };
    let mut cells: Vec<(Hex, String)> = view.ecosystems[seat].places().map(filled).collect();
    if matches!(view.phase, Phase::Place(..)) && view.turn == seat {
        cells.extend(free_cells(view, seat).into_iter().map(|hex| (hex, "?".to_owned())));
    }
    cells.sort_unstable_by_key(|(hex, _)| (hex.r, hex.q));
    let column = |hex: Hex| 2 * i32::from(hex.q) + i32::from(hex.r);
    let left = cells.iter().map(|(hex, _)| column(*hex)).min().unwrap_or(0);
    let right = cells.iter().map(|(hex, _)| column(*hex)).max().unwrap_or(0);
    let half = HALVES.into_iter().find(|half| half * (right - left + 2) < WIDE).unwrap_or(HALVES[1]);
    let mut lines = Vec::new();
    for row in cells.chunk_by(|(one, _), (other, _)| one.r == other.r) {
        let (mut above, mut below) = (String::new(), String::new());
        for (hex, what) in row {
            let start = (half * (column(*hex) - left)) as usize + 3;
            let width = 2 * half as usize - 1;
            above = format!("{above:start$}{:^width$}", hex.to_string());
            below = format!("{below:start$}{what:^width$}");
        }
        lines.extend([above, below].map(|line| line.trim_end().to_owned()));
    }
    lines
}

fn land(terrain: Terrain, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-letters-{}", terrain.name()))
}

fn piece(animal: Animal, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-letters-{}", animal.name()))
}
