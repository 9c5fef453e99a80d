//! The shape of the sheet. `Spanned` keeps the place for the checks; sources are read so that a misspelt one is
//! refused.

use super::{Beaten, Six, Twins};
use dino_core::sheet::{Source, Spanned};
use serde::Deserialize;

type Number = Spanned<i64>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) schema_version: Number,
    pub(super) game: Game,
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
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Game {
    source: Source,
    pub(super) id: Spanned<String>,
    designer: String,
    publisher: String,
    year: u16,
    pub(super) min_players: Number,
    pub(super) max_players: Number,
    max_players_source: Option<Source>,
    min_age: u8,
    duration_minutes: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Setup {
    source: Source,
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
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Species {
    source: Source,
    pub(super) movement: Number,
    pub(super) horns: Number,
    pub(super) thermoregulation: Number,
    pub(super) fur: Number,
    pub(super) eggs: Number,
    pub(super) vials: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Limits {
    source: Source,
    pub(super) protected_herd: Number,
    pub(super) protected_herd_with_regeneration: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Laboratory {
    source: Source,
    pub(super) lowest_value: Number,
    pub(super) highest_value: Number,
    highest_value_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Rulings {
    source: Source,
    births_from_newborns: bool,
    fins_may_attack: bool,
    wings_may_attack: bool,
    killer_babies_six: Six,
    plates_may_be_declined: bool,
    twins_when_unavoidable: Twins,
    beaten_dinosaur_goes_to: Beaten,
    open_mp: bool,
    play_with_events: bool,
}

impl Rulings {
    pub(super) fn values(&self) -> super::Rulings {
        super::Rulings {
            births_from_newborns: self.births_from_newborns,
            fins_may_attack: self.fins_may_attack,
            wings_may_attack: self.wings_may_attack,
            killer_babies_six: self.killer_babies_six,
            plates_may_be_declined: self.plates_may_be_declined,
            twins_when_unavoidable: self.twins_when_unavoidable,
            beaten_dinosaur_goes_to: self.beaten_dinosaur_goes_to,
            open_mp: self.open_mp,
            play_with_events: self.play_with_events,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct GeneCounts {
    source: Source,
    pub(super) legs: Number,
    pub(super) horn: Number,
    pub(super) thermoregulation: Number,
    pub(super) fur: Number,
    pub(super) egg: Number,
    pub(super) vial: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct GeneAmounts {
    source: Source,
    pub(super) bone_plate: Number,
    pub(super) great_horn: Number,
    pub(super) thick_shell: Number,
    pub(super) cave_dweller: Number,
    pub(super) muscular_thighs: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Wheel {
    source: Source,
    pub(super) start: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Token {
    pub(super) step: Number,
    pub(super) count: Number,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Section {
    pub(super) ideal: Spanned<Vec<Spanned<String>>>,
    pub(super) cold: Spanned<Vec<Spanned<String>>>,
    pub(super) hot: Spanned<Vec<Spanned<String>>>,
    pub(super) deadly: Spanned<Vec<Spanned<String>>>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Face {
    pub(super) face: Spanned<String>,
    pub(super) count: Number,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Event {
    pub(super) id: Spanned<String>,
    pub(super) moment: Spanned<String>,
    pub(super) amount: Option<Number>,
    pub(super) least: Option<Number>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub(super) struct Island {
    pub(super) players: Number,
    source: Source,
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
    pub(super) terrain: Spanned<String>,
}
