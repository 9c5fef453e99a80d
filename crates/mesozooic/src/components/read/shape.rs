//! The shape of the sheet. `Spanned` keeps the place for the checks; sources are read so that a misspelt one is
//! refused.
#![expect(dead_code, reason = "keys are named so that no other key is accepted")]

use crate::face::Side;
use dino_core::sheet::{Source, Spanned};
use serde::Deserialize;
use std::collections::BTreeMap;

type Number = Spanned<i64>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) schema: Number,
    pub(super) game: Spanned<String>,
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
    source: Source,
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
    source: Source,
    pub(super) min: Number,
    pub(super) max: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGrid {
    source: Source,
    pub(super) columns: Number,
    columns_source: Option<Source>,
    pub(super) rows: Number,
    rows_source: Option<Source>,
    pub(super) start_hole: Spanned<Vec<i64>>,
    start_hole_source: Option<Source>,
    pub(super) deal_order: Spanned<String>,
    pub(super) young_columns: Number,
    pub(super) young_rows: Number,
    pub(super) young_start_hole: Spanned<Vec<i64>>,
    young_start_hole_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRound {
    source: Source,
    pub(super) rounds: Number,
    pub(super) hand: Number,
    pub(super) picks_per_pass: Number,
    pub(super) pass_direction: Spanned<Vec<String>>,
    pub(super) build_seconds: Number,
    pub(super) young_build_seconds: Number,
    pub(super) delayed_start_seconds: Number,
    delayed_start_seconds_source: Option<Source>,
    pub(super) struck_scores: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSmallRound {
    source: Source,
    pub(super) hand: Number,
    pub(super) cards_removed_per_player: Number,
    cards_removed_per_player_source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScoring {
    source: Source,
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
    source: Source,
    pub(super) blocks: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeck {
    source: Source,
    base: String,
    advanced: String,
    pub(super) advanced_cards: Spanned<BTreeMap<String, i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTiming {
    source: Source,
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
    source: Source,
    pub(super) targets: Spanned<Vec<Number>>,
    pub(super) targets_young: Spanned<Vec<Number>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDirector {
    source: Source,
    pub(super) count: Number,
    count_source: Option<Source>,
    pub(super) cards_per_player: Number,
    double_sided: bool,
    sides_differ: String,
    sides_differ_source: Option<Source>,
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
    source: Source,
    pub(super) copies: Number,
    copies_source: Option<Source>,
    pub(super) removed_in_small_zoo: Spanned<Vec<String>>,
    pub(super) cards: Spanned<Vec<RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCards {
    source: Source,
    pub(super) copies: Number,
    pub(super) cards: Spanned<Vec<RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAdvanced {
    source: Source,
    pub(super) copies: Number,
    kind_source: BTreeMap<String, Source>,
    pub(super) cards: Spanned<Vec<RawCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) id: Spanned<String>,
    pub(super) elements: Spanned<Vec<RawElement>>,
    source: Option<Source>,
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
