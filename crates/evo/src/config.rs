//! Seats, variants, and what goes together.

use crate::components::{Components, EMBEDDED};
use crate::rule;
use dino_core::{ConfigError, GameConfig, OptionSpec, SheetError};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A game to be played: there is no way to hold one that does not fit together.
pub type Config = GameConfig<Options>;

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play (EVO-2).
    pub seats: u8,
    /// Whether event cards are used (EVO-76).
    pub events: bool,
    /// Whether everybody's mutation points are open (EVO-12).
    pub open_mp: bool,
    /// Whether the game was begun under rules version 2, where all heard until when a seat waits, and it was not asked
    /// until then (EVO-74).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_waits: bool,
    /// Whether the game was begun under rules version 2 or 3, where a turn with points left stayed open though nothing
    /// could be done (EVO-36), and mire lay until the movement was over (EVO-76).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle_turns: bool,
}

/// The versions of the rules before this one, under which games that were begun go on.
const SECOND_RULES: u16 = 2;
const THIRD_RULES: u16 = 3;

const OFF_ON: [&str; 2] = ["off", "on"];
const SECRET_OPEN: [&str; 2] = ["secret", "open"];

impl dino_core::config::Options for Options {
    type Components = Components;

    const SHEET: &'static str = EMBEDDED;

    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { key: "events", values: &OFF_ON }, OptionSpec { key: "mp", values: &SECRET_OPEN }];

    const SEATS: RangeInclusive<u8> = 2..=5;

    /// As the rulings of the sheet say, unless something else is said.
    fn read(seats: u8, values: &[Option<&'static str>], components: &Components) -> Self {
        let rulings = components.values.rulings;
        Options {
            seats,
            events: values[0].map_or(rulings.play_with_events, |value| value == OFF_ON[1]),
            open_mp: values[1].map_or(rulings.open_mp, |value| value == SECRET_OPEN[1]),
            open_waits: false,
            idle_turns: false,
        }
    }

    fn under(self, rules: u16) -> Option<Self> {
        let is_older = [SECOND_RULES, THIRD_RULES].contains(&rules);
        is_older.then_some(Options { open_waits: rules == SECOND_RULES, idle_turns: true, ..self })
    }

    fn older_rules(&self) -> Option<u16> {
        match self {
            Options { open_waits: true, .. } => Some(SECOND_RULES),
            Options { idle_turns: true, .. } => Some(THIRD_RULES),
            _ => None,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn values(&self) -> Vec<&'static str> {
        vec![OFF_ON[usize::from(self.events)], SECRET_OPEN[usize::from(self.open_mp)]]
    }

    fn read_sheet(sheet: Option<&str>) -> Result<Components, SheetError> {
        sheet.map_or_else(|| Components::embedded().cloned(), Components::read)
    }

    fn sheet_digest(components: &Components) -> u32 {
        components.digest()
    }

    fn check(&self, components: &Components) -> Result<(), ConfigError> {
        if components.is_within_bounds() {
            return Ok(());
        }
        Err(ConfigError::conflict("component values that no sheet may have", rule(3)))
    }
}
