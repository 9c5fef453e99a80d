//! What things are called.

use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{Animal, CATEGORIES, Meal, Place, Spot, Terrain, TileId, View};

/// What is on a hex of a seat, with its cell.
pub(super) fn on_hex(view: &View, seat: Seat, hex: Hex, words: &Words) -> String {
    let Some(place) = view.ecosystems[seat].at(hex) else { return hex.to_string() };
    let what =
        place.animal.map_or_else(|| terrain_name(place.terrain, words), |animal| animal_name(animal, words));
    words.with("gods-love-dinosaurs-on-hex", &[("what", what.into()), ("hex", hex.to_string().into())])
}

/// What is on a hex, as one says it who looks at it.
pub(super) fn here(place: Place, words: &Words) -> String {
    spot(Spot { terrain: place.terrain, animal: place.animal }, words)
}

/// What a hunter eats, as a list of animals.
pub(super) fn eaten(view: &View, seat: Seat, meal: Meal, words: &Words) -> String {
    let who = |hex: &Hex| view.ecosystems[seat].at(*hex).and_then(|place| place.animal);
    let names: Vec<String> =
        meal.hexes().iter().filter_map(who).map(|animal| animal_name(animal, words)).collect();
    names.join(", ")
}

/// A tile with what is printed on it.
pub(super) fn tile(view: &View, tile: TileId, words: &Words) -> String {
    numbered(tile, view.components.tile(tile).map(|tile| tile.spots), words)
}

/// A tile by its number, with what is printed on it.
pub(super) fn numbered(tile: TileId, spots: Option<[Spot; 2]>, words: &Words) -> String {
    words.with(
        "gods-love-dinosaurs-tile",
        &[("tile", upper(tile).into()), ("printed", printed(spots, words).into())],
    )
}

/// What is printed on a tile.
pub(super) fn printed(spots: Option<[Spot; 2]>, words: &Words) -> String {
    spots.map_or_else(String::new, |spots| spots.map(|one| spot(one, words)).join(" + "))
}

/// What is printed on a hex.
pub(super) fn spot(spot: Spot, words: &Words) -> String {
    let terrain = terrain_name(spot.terrain, words);
    match spot.animal {
        None => terrain,
        Some(animal) => {
            let values = [("terrain", terrain.into()), ("animal", animal_name(animal, words).into())];
            words.with("gods-love-dinosaurs-spot", &values)
        }
    }
}

/// The species of the column a face-up tile lies in.
pub(super) fn column_of(view: &View, tile: TileId) -> Option<Animal> {
    let at = view.board.iter().position(|column| column.contains(&Some(tile)))?;
    Some(view.components.columns[at])
}

/// Whether taking the tile empties its column.
pub(super) fn is_last(view: &View, tile: TileId) -> bool {
    view.board.iter().any(|column| column.contains(&Some(tile)) && column.iter().flatten().count() == 1)
}

/// The name of a tile as the sheet writes it.
fn upper(tile: TileId) -> String {
    tile.to_string().to_uppercase()
}

pub(super) fn animal_name(animal: Animal, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-animal-{}", animal.name()))
}

/// The name of a species, several of them.
pub(super) fn animals(animal: Animal, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-animals-{}", animal.name()))
}

pub(super) fn terrain_name(terrain: Terrain, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-terrain-{}", terrain.name()))
}

/// The name of what points come from.
pub(super) fn category(at: usize, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-category-{}", CATEGORIES[at]))
}
