//! Maps of hexagons as SVG, for any game that has one: cells with points upwards, growing, to be panned and zoomed.
//!
//! A map is a picture that fits its cells; the script `hexmap.js` moves and scales it, and lets pieces glide, pop up and
//! fade. Its layers are lists of drawings that stand in a file and are used again and again, so that a map of a
//! hundred cells stays small. What carries an id can be chosen by a click.

use crate::page_only::page_only;
use dino_core::Hex;
use maud::{Markup, html};
use std::fmt::Write as _;

/// Half the width of a cell, in the map's own units; from its middle to its upper corner it is [`TALL`].
const HALF: i32 = 50;
const TALL: i32 = 58;
/// From one row of cells to the next: three quarters of a cell's height.
const ROW: i32 = 87;
/// How far a thick cell and its shadow reach below its lower corner.
const THICK: i32 = 20;

/// From the middle of a cell at the rim to the edge of a map with room for two more cells on each side: the middle of the farther
/// one is in sight.
const ROOM_WIDE: i32 = 216;
const ROOM_HIGH: i32 = 194;

/// No map shows less, in its own units.
const LEAST: i32 = 340;

/// A map.
pub struct Map<'a> {
    /// Tells maps apart, so that each stays where it was moved to.
    pub key: &'a str,
    /// What it is, in words.
    pub label: &'a str,
    /// The address of the file of its drawings, up to a drawing's name.
    pub file: &'a str,
    /// Whether there is room for more cells on each side, so that the map keeps its size while some are being placed.
    pub has_room: bool,
    /// Whether the cells that can be chosen are named, for browsers without script: there they are chosen from a list.
    pub plain: bool,
    /// Its drawings, the lowest first.
    pub layers: &'a [Layer],
}

/// Drawings of one kind.
#[derive(Default)]
pub struct Layer {
    /// Its classes.
    pub class: String,
    /// Whether its drawings are pieces, which glide, pop up and fade.
    pub pieces: bool,
    /// Whether they lie on the ground and cast a shadow.
    pub ground: bool,
    /// What those without a name of their own are called while they can be chosen; `%` stands for what lies beside.
    pub label: Option<String>,
    /// What is drawn.
    pub spots: Vec<Spot>,
}

/// One drawing on a cell.
pub struct Spot {
    /// Where.
    pub hex: Hex,
    /// The name of the drawing in its file, which is about the point 0, 0.
    pub drawing: String,
    /// The id of the element, where it can be chosen.
    pub id: Option<String>,
    /// What it is called while it can be chosen.
    pub label: Option<String>,
}

impl Map<'_> {
    /// The map as a picture.
    pub fn draw(&self) -> Markup {
        let (left, top, width, height) = bounds(self.layers, self.has_room);
        let named = || {
            self.layers.iter().flat_map(|layer| &layer.spots).filter(|spot| self.plain && spot.id.is_some())
        };
        let ground = self.layers.iter().filter(|layer| layer.ground).flat_map(|layer| &layer.spots);
        html! {
            svg.hexmap data-map=(self.key) viewBox={ (left) " " (top) " " (width) " " (height) } role="group" aria-label=(self.label) {
                path.hexmap__shadow d=(shadow(ground.map(|spot| spot.hex))) {}
                @for layer in self.layers.iter().filter(|layer| !layer.spots.is_empty()) {
                    g class=(layer.class) data-pieces[layer.pieces] data-name=[layer.label.as_deref()] {
                        @for spot in &layer.spots {
                            @let (x, y) = middle(spot.hex);
                            use id=[spot.id.as_deref()] href={ (self.file) (spot.drawing) } x=(x) y=(y) data-name=[spot.label.as_deref()] {}
                        }
                    }
                }
                @if named().next().is_some() { (page_only(&names(named()).0)) }
            }
        }
    }
}

/// The shadow of cells on what they lie on: one shape, however many they are.
pub fn shadow(cells: impl Iterator<Item = Hex>) -> String {
    let mut path = String::new();
    for hex in cells {
        let (x, y) = middle(hex);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x} {}l55 32v63l-55 32-55-32v-63z", y - 44);
    }
    path
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

fn bounds(layers: &[Layer], has_room: bool) -> (i32, i32, i32, i32) {
    // Cells that are only free to be placed on stand in the room there is.
    let ground = layers.iter().filter(|layer| layer.ground).flat_map(|layer| &layer.spots);
    let all: Vec<(i32, i32)> = ground.map(|spot| middle(spot.hex)).collect();
    let least = |of: fn(&(i32, i32)) -> i32| all.iter().map(of).min().unwrap_or(0);
    let most = |of: fn(&(i32, i32)) -> i32| all.iter().map(of).max().unwrap_or(0);
    let (wide, high) = if has_room { (ROOM_WIDE, ROOM_HIGH) } else { (HALF + 6, TALL + 6) };
    let below = if has_room { high } else { TALL + THICK };
    let (left, top) = (least(|(x, _)| *x) - wide, least(|(_, y)| *y) - high);
    let (width, height) = (most(|(x, _)| *x) + wide - left, most(|(_, y)| *y) + below - top);
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
            label: None,
        };
        [Layer { spots: cells.iter().map(spot).collect(), ground: true, ..Layer::default() }]
    }

    fn drawn(layers: &[Layer], plain: bool) -> String {
        Map { key: "land", label: "", file: "f#", has_room: false, plain, layers }.draw().into_string()
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
        let (left, _, width, _) = bounds(&layer(&row), false);
        assert_eq!((left, width), (-56, 9 * 100 + 112));
        let column: Vec<(i8, i8)> = (-5..=5).map(|r| (0, r)).collect();
        let (_, top, _, height) = bounds(&layer(&column), false);
        assert_eq!((top, height), (-5 * 87 - 64, 10 * 87 + 142));
    }

    #[test]
    fn a_map_with_room_keeps_its_size_while_a_cell_is_placed_beside_it() {
        let row: Vec<(i8, i8)> = (0..10).map(|q| (q, 0)).collect();
        let mut layers = Vec::from(layer(&row));
        let before = bounds(&layers, true);
        layers
            .push(Layer { ground: false, ..layer(&[(10, 0), (-1, 0), (0, 1)]).into_iter().next().unwrap() });
        assert_eq!(bounds(&layers, true), before);
        assert_eq!(before.0, -216);
    }

    #[test]
    fn cells_that_can_be_chosen_are_named_where_no_script_runs() {
        let mut layers = layer(&[(0, 0), (-3, 2)]);
        layers[0].spots[1].id = Some("-3,2".to_owned());
        assert!(
            drawn(&layers, true).contains(">-3,2</text>") && !drawn(&layers, true).contains(">0,0</text>")
        );
        assert!(!drawn(&layers, false).contains("<text"));
    }

    #[test]
    fn a_few_cells_have_room_around_them() {
        assert_eq!(bounds(&layer(&[(0, 0)]), false), (-170, -163, 340, 340));
    }
}
