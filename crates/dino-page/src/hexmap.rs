//! Maps of hexagons as SVG, for any game that has one: cells with points upwards, growing, to be panned and zoomed.
//!
//! A map is a picture that fits its cells; the script `hexmap.js` moves and scales it. Cells that can be chosen carry an
//! id and are buttons to a keyboard and a screen reader.

use dino_core::Hex;
use maud::{Markup, html};

/// Half the width of a cell, in the map's own units; its height is 2 × 58.
const HALF: i32 = 50;
/// From the middle of a cell to its upper corner.
const TALL: i32 = 58;
/// From one row of cells to the next: three quarters of a cell's height.
const ROW: i32 = 87;

/// One cell of a map.
pub struct Cell {
    /// Where it is.
    pub hex: Hex,
    /// The id of its element, where it can be chosen.
    pub id: Option<String>,
    /// Its classes beside `cell`.
    pub class: String,
    /// What it is, in words.
    pub label: String,
    /// What is drawn on it, about the middle (0, 0), within 50 to each side.
    pub content: Markup,
}

/// A map of these cells. `key` tells maps apart, so that each stays where it was moved to.
pub fn map(key: &str, label: &str, cells: &[Cell]) -> Markup {
    let (left, top, width, height) = bounds(cells);
    html! {
        svg.hexmap data-map=(key) viewBox={ (left) " " (top) " " (width) " " (height) } role="group" aria-label=(label) {
            @for cell in cells { (drawn(cell)) }
        }
    }
}

/// Where the middle of a cell is drawn.
pub fn middle(hex: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (2 * HALF * q + HALF * r, ROW * r)
}

fn drawn(cell: &Cell) -> Markup {
    let (x, y) = middle(cell.hex);
    let chosen = cell.id.is_some();
    html! {
        g id=[cell.id.as_deref()] class={ "cell " (cell.class) } transform={ "translate(" (x) " " (y) ")" }
            data-cell[chosen] role=(if chosen { "button" } else { "img" }) tabindex=[chosen.then_some("-1")]
            aria-label=(cell.label) {
            path.cell__land d="M0-58 50-29V29L0 58-50 29V-29Z" {}
            (cell.content)
        }
    }
}

fn bounds(cells: &[Cell]) -> (i32, i32, i32, i32) {
    let middles = || cells.iter().map(|cell| middle(cell.hex));
    let least = |of: fn((i32, i32)) -> i32| middles().map(of).min().unwrap_or(0);
    let most = |of: fn((i32, i32)) -> i32| middles().map(of).max().unwrap_or(0);
    let (left, top) = (least(|(x, _)| x) - HALF - 6, least(|(_, y)| y) - TALL - 6);
    (left, top, most(|(x, _)| x) + HALF + 6 - left, most(|(_, y)| y) + TALL + 6 - top)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(q: i8, r: i8) -> Cell {
        Cell { hex: Hex::new(q, r), id: None, class: String::new(), label: String::new(), content: html! {} }
    }

    #[test]
    fn neighbours_lie_a_cell_apart_and_nowhere_else() {
        for near in Hex::ORIGIN.neighbours() {
            let (x, y) = middle(near);
            let apart = f64::from(x * x + y * y).sqrt();
            assert!((apart - 100.0).abs() < 1.0, "{near}: {apart}");
        }
    }

    #[test]
    fn a_map_fits_its_cells() {
        assert_eq!(bounds(&[cell(0, 0)]), (-56, -64, 112, 128));
        assert_eq!(bounds(&[cell(0, 0), cell(2, 0)]).2, 312);
        let (_, top, _, height) = bounds(&[cell(0, -1), cell(0, 1)]);
        assert_eq!((top, height), (-151, 302));
    }
}
