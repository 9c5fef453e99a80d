//! The shape of the sheet. `Spanned` keeps the place for the checks.

use super::Rulings;
use dino_core::sheet::{GameTable, Number, Spanned, Text};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) schema_version: Number,
    pub(super) game: GameTable,
    pub(super) setup: Setup,
    pub(super) species: Species,
    pub(super) limits: Limits,
    pub(super) laboratory: Laboratory,
    pub(super) rulings: Rulings,
    pub(super) gene_counts: GeneCounts,
    pub(super) gene_amounts: GeneAmounts,
    pub(super) wheel: Wheel,
    pub(super) tokens: Vec<Token>,
    pub(super) sections: Vec<Section>,
    pub(super) die: Vec<Face>,
    pub(super) events: Vec<Event>,
    pub(super) islands: Vec<Island>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    pub(super) start_mp: Number,
    pub(super) dinosaurs_per_player: Number,
    pub(super) start_zones_per_player: Number,
    pub(super) normal_genes: Number,
    pub(super) unique_genes: Number,
    pub(super) unique_genes_in_bag: Number,
    pub(super) event_cards: Number,
    pub(super) climate_tokens: Number,
    pub(super) climate_tokens_set_aside: Number,
    pub(super) meteor_among_last: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Species {
    pub(super) movement: Number,
    pub(super) horns: Number,
    pub(super) thermoregulation: Number,
    pub(super) fur: Number,
    pub(super) eggs: Number,
    pub(super) vials: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Limits {
    pub(super) protected_herd: Number,
    pub(super) protected_herd_with_regeneration: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Laboratory {
    pub(super) lowest_value: Number,
    pub(super) highest_value: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneCounts {
    pub(super) legs: Number,
    pub(super) horn: Number,
    pub(super) thermoregulation: Number,
    pub(super) fur: Number,
    pub(super) egg: Number,
    pub(super) vial: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneAmounts {
    pub(super) bone_plate: Number,
    pub(super) great_horn: Number,
    pub(super) thick_shell: Number,
    pub(super) cave_dweller: Number,
    pub(super) muscular_thighs: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wheel {
    pub(super) start: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Token {
    pub(super) step: Number,
    pub(super) count: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Section {
    pub(super) ideal: Spanned<Vec<Text>>,
    pub(super) cold: Spanned<Vec<Text>>,
    pub(super) hot: Spanned<Vec<Text>>,
    pub(super) deadly: Spanned<Vec<Text>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Face {
    pub(super) face: Text,
    pub(super) count: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Event {
    pub(super) id: Text,
    pub(super) moment: Text,
    pub(super) amount: Option<Number>,
    pub(super) least: Option<Number>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Island {
    pub(super) players: Number,
    pub(super) start_slots: Spanned<Vec<StartSlot>>,
    pub(super) hexes: Spanned<Vec<Spanned<IslandHex>>>,
}

/// The start zones of one slot, each with its place in the sheet.
type StartSlot = Spanned<Vec<Spanned<[i64; 2]>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IslandHex {
    pub(super) q: Number,
    pub(super) r: Number,
    pub(super) terrain: Text,
}
