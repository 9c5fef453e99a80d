//! Maps of hexagons as SVG, for any game that has one: cells with points upwards, growing, to be panned and zoomed.
//!
//! A map is a picture that fits its cells; the script `hexmap.js` moves and scales it, and lets pieces glide, pop up and
//! fade. Its layers are lists of drawings that stand in the page once and are used again and again, so that a map of a
//! hundred cells stays small. What carries an id can be chosen by a click.

use crate::page_only::page_only;
use dino_core::Hex;
use maud::{Markup, html};

/// Half the width of a cell, in the map's own units; from its middle to its upper corner it is [`TALL`].
const HALF: i32 = 50;
const TALL: i32 = 58;
/// From one row of cells to the next: three quarters of a cell's height.
const ROW: i32 = 87;

/// No map shows less, in its own units.
const LEAST: i32 = 560;

/// The outline of a cell about its middle.
pub const OUTLINE: &str = "M0-58 50-29V29L0 58-50 29V-29Z";

/// Drawings of one kind.
#[derive(Default)]
pub struct Layer {
    /// Its classes.
    pub class: String,
    /// Whether its drawings are pieces, which glide, pop up and fade.
    pub pieces: bool,
    /// What is drawn.
    pub spots: Vec<Spot>,
}

/// One drawing on a cell.
pub struct Spot {
    /// Where.
    pub hex: Hex,
    /// The id of the drawing in the page, which is about the point 0, 0.
    pub drawing: String,
    /// The id of the element, where it can be chosen.
    pub id: Option<String>,
    /// A class of its own.
    pub class: Option<&'static str>,
    /// What it is, in words.
    pub label: Option<String>,
}

/// A map of these layers, the lowest first. `key` tells maps apart, so that each stays where it was moved to. A `plain`
/// one, for browsers without script, names the cells that can be chosen: there they are chosen from a list of names.
pub fn map(key: &str, label: &str, layers: &[Layer], plain: bool) -> Markup {
    let (left, top, width, height) = bounds(layers);
    let named = || layers.iter().flat_map(|layer| &layer.spots).filter(|spot| plain && spot.id.is_some());
    html! {
        svg.hexmap data-map=(key) viewBox={ (left) " " (top) " " (width) " " (height) } role="group" aria-label=(label) {
            @for layer in layers.iter().filter(|layer| !layer.spots.is_empty()) {
                g class=(layer.class) data-pieces[layer.pieces] {
                    @for spot in &layer.spots {
                        @let (x, y) = middle(spot.hex);
                        use id=[spot.id.as_deref()] class=[spot.class] href={ "#" (spot.drawing) } x=(x) y=(y)
                            aria-label=[spot.label.as_deref()] {}
                    }
                }
            }
            @if named().next().is_some() { (page_only(&names(named()).0)) }
        }
    }
}

/// The names of cells, for browsers without script.
fn names<'s>(spots: impl Iterator<Item = &'s Spot>) -> Markup {
    html! {
        g.cell-names data-plain aria-hidden="true" {
            @for spot in spots {
                @let (x, y) = middle(spot.hex);
                text x=(x) y=(y + TALL - 26) { (spot.hex) }
            }
        }
    }
}

/// Where the middle of a cell is drawn.
pub fn middle(hex: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (2 * HALF * q + HALF * r, ROW * r)
}

fn bounds(layers: &[Layer]) -> (i32, i32, i32, i32) {
    let middles = || layers.iter().flat_map(|layer| &layer.spots).map(|spot| middle(spot.hex));
    let least = |of: fn((i32, i32)) -> i32| middles().map(of).min().unwrap_or(0);
    let most = |of: fn((i32, i32)) -> i32| middles().map(of).max().unwrap_or(0);
    let (left, top) = (least(|(x, _)| x) - HALF - 6, least(|(_, y)| y) - TALL - 6);
    let (width, height) = (most(|(x, _)| x) + HALF + 6 - left, most(|(_, y)| y) + TALL + 6 - top);
    // A few cells are not blown up to fill the page: there is room around them.
    let (wide, high) = ((LEAST - width).max(0), (LEAST - height).max(0));
    (left - wide / 2, top - high / 2, width + wide, height + high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layer(cells: &[(i8, i8)]) -> [Layer; 1] {
        let spot = |(q, r): &(i8, i8)| Spot {
            hex: Hex::new(*q, *r),
            drawing: "cell".to_owned(),
            id: None,
            class: None,
            label: None,
        };
        [Layer { spots: cells.iter().map(spot).collect(), ..Layer::default() }]
    }

    #[test]
    fn neighbours_lie_a_cell_apart() {
        for near in Hex::ORIGIN.neighbours() {
            let (x, y) = middle(near);
            let apart = f64::from(x * x + y * y).sqrt();
            assert!((apart - 100.0).abs() < 1.0, "{near}: {apart}");
        }
    }

    #[test]
    fn a_map_fits_its_cells() {
        let row: Vec<(i8, i8)> = (0..10).map(|q| (q, 0)).collect();
        let (left, _, width, _) = bounds(&layer(&row));
        assert_eq!((left, width), (-56, 9 * 100 + 112));
        let column: Vec<(i8, i8)> = (-5..=5).map(|r| (0, r)).collect();
        let (_, top, _, height) = bounds(&layer(&column));
        assert_eq!((top, height), (-5 * 87 - 64, 10 * 87 + 128));
    }

    #[test]
    fn cells_that_can_be_chosen_are_named_where_no_script_runs() {
        let mut layers = layer(&[(0, 0), (-3, 2)]);
        layers[0].spots[1].id = Some("-3,2".to_owned());
        let drawn = |plain| map("land", "", &layers, plain).into_string();
        assert!(drawn(true).contains(">-3,2</text>") && !drawn(true).contains(">0,0</text>"));
        assert!(!drawn(false).contains("<text"));
    }

    #[test]
    fn a_few_cells_have_room_around_them() {
        assert_eq!(bounds(&layer(&[(0, 0)])), (-280, -280, 560, 560));
    }
}
