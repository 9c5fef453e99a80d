//! The shape of the sheet. `Spanned` keeps the place for the checks.
#![expect(dead_code, reason = "keys are named so that no other key is accepted")]

use crate::face::Side;
use dino_core::sheet::{Number, Source, Spanned, Text};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) schema: Number,
    pub(super) game: Text,
    pub(super) counts: RawCounts,
    pub(super) players: RawPlayers,
    pub(super) grid: RawGrid,
    pub(super) round: RawRound,
    pub(super) round_young_small: RawSmallRound,
    pub(super) scoring: RawScoring,
    pub(super) deck: RawDeck,
    pub(super) timing_digital: RawTiming,
    pub(super) solo: RawSolo,
    pub(super) director: RawDirector,
    pub(super) basic: RawBasic,
    pub(super) neutral: RawCards,
    pub(super) advanced: RawAdvanced,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCounts {
    pub(super) director: Number,
    pub(super) basic_sets: Number,
    pub(super) basic_cards_per_set: Number,
    pub(super) basic_total: Number,
    pub(super) neutral: Number,
    pub(super) advanced: Number,
    reference: u8,
    timer: u8,
    score_pad: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPlayers {
    pub(super) min: Number,
    pub(super) max: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGrid {
    pub(super) columns: Number,
    pub(super) rows: Number,
    pub(super) start_hole: Spanned<Vec<i64>>,
    pub(super) deal_order: Text,
    pub(super) young_columns: Number,
    pub(super) young_rows: Number,
    pub(super) young_start_hole: Spanned<Vec<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRound {
    pub(super) rounds: Number,
    pub(super) hand: Number,
    pub(super) picks_per_pass: Number,
    pub(super) pass_direction: Spanned<Vec<String>>,
    pub(super) build_seconds: Number,
    pub(super) young_build_seconds: Number,
    pub(super) delayed_start_seconds: Number,
    pub(super) struck_scores: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSmallRound {
    pub(super) hand: Number,
    pub(super) cards_removed_per_player: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScoring {
    pub(super) closed_enclosure: Number,
    pub(super) attraction_per_adjacent_truck: Number,
    pub(super) monorail_connection: Number,
    pub(super) topiary: Number,
    pub(super) gate_in_its_row: Number,
    pub(super) shop_in_corner: Number,
    pub(super) separation: RawSeparation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSeparation {
    pub(super) blocks: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeck {
    base: String,
    advanced: String,
    pub(super) advanced_cards: Spanned<BTreeMap<String, i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTiming {
    pub(super) draft_seconds: Spanned<Vec<Number>>,
    pub(super) planning_cap_seconds: Number,
    pub(super) countdown_seconds: Number,
    pub(super) late_packet_grace_ms: Number,
    pub(super) max_slides_per_build: Number,
    pub(super) absent_after_seconds: Number,
    pub(super) turn_deadline_days: Number,
    pub(super) slow_hands_min_interval_ms: Number,
    pub(super) crane_window_seconds: Number,
    pub(super) relaxed_slide_budget: Number,
    pub(super) relaxed_slide_budget_presets: Spanned<Vec<Number>>,
    pub(super) relaxed_slide_budget_min: Number,
    pub(super) relaxed_slide_budget_young: Number,
    pub(super) relaxed_slide_budget_young_presets: Spanned<Vec<Number>>,
    pub(super) relaxed_slide_budget_young_min: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSolo {
    pub(super) targets: Spanned<Vec<Number>>,
    pub(super) targets_young: Spanned<Vec<Number>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDirector {
    pub(super) count: Number,
    pub(super) cards_per_player: Number,
    double_sided: bool,
    sides_differ: String,
    pub(super) elements: Spanned<Vec<RawElement>>,
    icons_source: Option<Source>,
    cards: Vec<RawIcon>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawIcon {
    id: String,
    icon: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBasic {
    pub(super) copies: Number,
    pub(super) removed_in_small_zoo: Spanned<Vec<String>>,
    pub(super) cards: Spanned<Vec<RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCards {
    pub(super) copies: Number,
    pub(super) cards: Spanned<Vec<RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAdvanced {
    pub(super) copies: Number,
    kind_source: BTreeMap<String, Source>,
    pub(super) cards: Spanned<Vec<RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) id: Text,
    pub(super) elements: Spanned<Vec<RawElement>>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawElement {
    EnclosureHalf { diet: String, open: Side },
    Attraction { kind: String },
    Truck {},
    Monorail { exits: Vec<Side> },
    Topiary {},
    Gate { row: RawRow },
    Shop {},
    Crane {},
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawRow {
    Top,
    Bottom,
}
