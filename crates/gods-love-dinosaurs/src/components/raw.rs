//! The shape of the sheet, and what in it cannot be otherwise.
//!
//! `Spanned` keeps the place for the checks.

use super::Rulings;
use crate::land::{Animal, Terrain};
use crate::tile::Letter;
use dino_core::SheetError;
use dino_core::sheet::{GameTable, Number, Sheet, Source, Spanned, Text};
use serde::Deserialize;

/// What the rulebook fixes; the sheet repeats it so that a reader finds everything in one place.
pub(super) fn fixed(sheet: &Sheet<'_>, raw: &Raw) -> Result<(), SheetError> {
    sheet.exactly(&raw.schema_version, &1, "schema_version")?;
    sheet.is_for(&raw.game, "gods-love-dinosaurs", 2..=5, "GLD-1")?;
    sheet.exactly(&raw.terrains.all, &Terrain::ALL, "all terrains")?;
    sheet.exactly(&raw.terrains.ordinary, &Terrain::ALL[..3], "ordinary terrains")?;
    sheet.exactly(&raw.animals.prey, &Animal::PREY, "prey")?;
    sheet.exactly(&raw.animals.predators, &[Animal::Tiger, Animal::Eagle], "predators")?;
    sheet.exactly(&raw.animals.apex, &Animal::Dinosaur, "apex")?;
    let joker = [Animal::Frog, Animal::Rat, Animal::Rabbit];
    sheet.exactly(&raw.favourite_terrain.joker_counts_for, &joker, "joker_counts_for (GLD-22)")?;
    let columns = &raw.columns;
    sheet.exactly(&columns.dinosaur_token_start, &Animal::Frog, "dinosaur_token_start (GLD-6)")?;
    sheet.exactly(&columns.dinosaur_token_wraps, &true, "dinosaur_token_wraps (GLD-42)")?;
    let rows = &raw.rows_in_use;
    for (given, expected) in
        [(&rows.players_2, 2), (&rows.players_3, 2), (&rows.players_4, 3), (&rows.players_5, 3)]
    {
        sheet.exactly(given, &expected, "rows (GLD-4)")?;
    }
    fixed_moves(sheet, raw)?;
    fixed_setup(sheet, raw)
}

fn fixed_moves(sheet: &Sheet<'_>, raw: &Raw) -> Result<(), SheetError> {
    let movement = &raw.movement;
    sheet.exactly(&movement.tiger_steps, &2, "tiger_steps (GLD-26)")?;
    sheet.exactly(&movement.tiger_straight, &false, "tiger_straight (GLD-26)")?;
    sheet.exactly(&movement.eagle_steps, &3, "eagle_steps (GLD-27)")?;
    sheet.exactly(&movement.eagle_straight, &true, "eagle_straight (GLD-27)")?;
    sheet.exactly(&movement.dinosaur_steps, &5, "dinosaur_steps (GLD-36)")?;
    sheet.exactly(&movement.dinosaur_straight, &false, "dinosaur_straight (GLD-36)")?;
    sheet.exactly(&movement.predators_end_on, "prey", "predators_end_on (GLD-28)")?;
    sheet.exactly(&movement.dinosaurs_end_on, "free_mountain", "dinosaurs_end_on (GLD-37)")?;
    sheet.exactly(&movement.dinosaurs_eat_at_least, &1, "dinosaurs_eat_at_least (GLD-39)")
}

fn fixed_setup(sheet: &Sheet<'_>, raw: &Raw) -> Result<(), SheetError> {
    let setup = &raw.setup;
    sheet.exactly(&setup.eggs_per_player, &3, "eggs_per_player (GLD-7)")?;
    sheet.exactly(&setup.dinosaurs_on_start_tile, &1, "dinosaurs_on_start_tile (GLD-7)")?;
    sheet.exactly(&setup.dinosaurs_used_as_token, &1, "dinosaurs_used_as_token (GLD-6)")?;
    sheet.exactly(&setup.prey_on_start_tile, &Animal::PREY, "prey_on_start_tile (GLD-7)")?;
    sheet.exactly(&setup.initial_pile, &Letter::A, "initial_pile (GLD-5)")?;
    sheet.exactly(&setup.pile_order, &Letter::ALL, "pile_order (GLD-44)")?;
    sheet.exactly(&raw.supply.ecosystem_tile, &84, "ecosystem_tile (GLD-1)")?;
    let scoring = &raw.scoring;
    sheet.exactly(&scoring.egg, &1, "points of an egg (GLD-47)")?;
    sheet.exactly(&scoring.golden_egg, &5, "points of a golden egg (GLD-41)")?;
    sheet.exactly(&scoring.dinosaur_in_ecosystem, &1, "points of a dinosaur (GLD-47)")?;
    sheet.exactly(&scoring.egg_per_predator_eaten_by_dinosaur, &1, "eggs for a predator (GLD-38)")?;
    sheet.exactly(&scoring.egg_per_prey_eaten_by_dinosaur, &0, "eggs for a prey (GLD-38)")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) schema_version: Number,
    pub(super) game: GameTable,
    pub(super) terrains: RawTerrains,
    pub(super) animals: RawAnimals,
    pub(super) favourite_terrain: RawFavourites,
    pub(super) columns: RawColumns,
    pub(super) rows_in_use: RawRows,
    pub(super) movement: RawMovement,
    pub(super) setup: RawSetup,
    pub(super) supply: RawSupply,
    pub(super) scoring: RawScoring,
    pub(super) rulings: Rulings,
    pub(super) start_tile: RawStart,
    pub(super) tile_totals: RawTotals,
    pub(super) tile_groups: Vec<RawGroup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTerrains {
    pub(super) all: Spanned<Vec<Terrain>>,
    pub(super) ordinary: Spanned<Vec<Terrain>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAnimals {
    pub(super) prey: Spanned<Vec<Animal>>,
    pub(super) predators: Spanned<Vec<Animal>>,
    pub(super) apex: Spanned<Animal>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFavourites {
    pub(super) frog: Spanned<Terrain>,
    pub(super) rat: Spanned<Terrain>,
    pub(super) rabbit: Spanned<Terrain>,
    pub(super) joker_counts_for: Spanned<Vec<Animal>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColumns {
    pub(super) order: Spanned<Vec<Animal>>,
    pub(super) dinosaur_token_start: Spanned<Animal>,
    pub(super) dinosaur_token_wraps: Spanned<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRows {
    pub(super) players_2: Number,
    pub(super) players_3: Number,
    pub(super) players_4: Number,
    pub(super) players_5: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMovement {
    pub(super) tiger_steps: Number,
    pub(super) tiger_straight: Spanned<bool>,
    pub(super) eagle_steps: Number,
    pub(super) eagle_straight: Spanned<bool>,
    pub(super) dinosaur_steps: Number,
    pub(super) dinosaur_straight: Spanned<bool>,
    pub(super) predators_end_on: Text,
    pub(super) dinosaurs_end_on: Text,
    pub(super) dinosaurs_eat_at_least: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetup {
    pub(super) eggs_per_player: Number,
    pub(super) dinosaurs_on_start_tile: Number,
    pub(super) dinosaurs_used_as_token: Number,
    pub(super) prey_on_start_tile: Spanned<Vec<Animal>>,
    pub(super) initial_pile: Spanned<Letter>,
    pub(super) pile_order: Spanned<Vec<Letter>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct RawSupply {
    pub(super) dinosaur: Number,
    pub(super) rat: Number,
    pub(super) frog: Number,
    pub(super) rabbit: Number,
    pub(super) tiger: Number,
    pub(super) eagle: Number,
    pub(super) egg: Number,
    pub(super) golden_egg: Number,
    start_tile: i64,
    nest_tile: i64,
    pub(super) ecosystem_tile: Number,
    volcano: i64,
    animal_board: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct RawScoring {
    pub(super) egg: Number,
    pub(super) golden_egg: Number,
    pub(super) dinosaur_in_ecosystem: Number,
    pub(super) egg_per_predator_eaten_by_dinosaur: Number,
    pub(super) egg_per_prey_eaten_by_dinosaur: Number,
    tie_break: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct RawStart {
    copies: i64,
    centre_source: Option<Source>,
    pub(super) hexes: Spanned<Vec<RawStartHex>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStartHex {
    pub(super) q: Number,
    pub(super) r: Number,
    terrain: Spanned<Terrain>,
    animal: Option<Spanned<Icons>>,
    #[serde(default)]
    pub(super) nest: bool,
    pub(super) piece: Option<Animal>,
}

impl RawStartHex {
    pub(super) fn spot(&self) -> RawSpot {
        RawSpot { terrain: self.terrain.clone(), animal: self.animal.clone() }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTotals {
    pub(super) tiles: Number,
    pub(super) hexes: Number,
    pub(super) forest: Number,
    pub(super) field: Number,
    pub(super) lake: Number,
    pub(super) mountain: Number,
    pub(super) joker: Number,
    pub(super) rat: Number,
    pub(super) rabbit: Number,
    pub(super) frog: Number,
    pub(super) tiger: Number,
    pub(super) eagle: Number,
    pub(super) no_animal: Number,
    pub(super) tiles_2_players: Number,
    pub(super) tiles_3_players: Number,
    pub(super) tiles_4_players: Number,
    pub(super) tiles_5_players: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGroup {
    pub(super) letter: Spanned<Letter>,
    pub(super) min_players: Number,
    pub(super) count: Number,
    pub(super) tiles: Spanned<Vec<RawTile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    pub(super) id: Text,
    pub(super) hexes: Spanned<Vec<RawSpot>>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpot {
    pub(super) terrain: Spanned<Terrain>,
    pub(super) animal: Option<Spanned<Icons>>,
}

/// One icon, or a list of them: a list is read so that two can be refused for the right reason (GLD-13).
#[derive(Deserialize, Clone)]
#[serde(untagged)]
pub(super) enum Icons {
    One(Animal),
    Several(Vec<Animal>),
}

impl Icons {
    pub(super) fn as_slice(&self) -> &[Animal] {
        match self {
            Icons::One(animal) => std::slice::from_ref(animal),
            Icons::Several(animals) => animals,
        }
    }
}
