//! Seats, variants, and what goes together.

use crate::components::{Components, EMBEDDED};
use crate::rule;
use dino_core::{ConfigError, GameConfig, OptionSpec, SheetError};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A game to be played: there is no way to hold one that does not fit together.
pub type Config = GameConfig<Options>;

/// How many may play (TPL-1).
pub(crate) const SEATS: RangeInclusive<u8> = 2..=4;

/// How many tricks the longest game has (TPL-7).
pub(crate) const MAX_TRICKS: u8 = 5;

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play (TPL-1).
    pub seats: u8,
    /// How many tricks are played: three or five (TPL-7).
    pub tricks: u8,
}

const TRICKS: [&str; 2] = ["3", "5"];

impl dino_core::config::Options for Options {
    type Components = Components;

    const SHEET: &'static str = EMBEDDED;

    const SPECS: &'static [OptionSpec] = &[OptionSpec { key: "tricks", values: &TRICKS }];

    const SEATS: RangeInclusive<u8> = SEATS;

    /// Five tricks unless something else is said.
    fn read(seats: u8, values: &[Option<&'static str>], _: &Components) -> Self {
        Options { seats, tricks: if values[0] == Some(TRICKS[0]) { 3 } else { MAX_TRICKS } }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn values(&self) -> Vec<&'static str> {
        vec![TRICKS[usize::from(self.tricks == MAX_TRICKS)]]
    }

    fn read_sheet(sheet: Option<&str>) -> Result<Components, SheetError> {
        sheet.map_or_else(|| Components::embedded().copied(), Components::read)
    }

    fn sheet_digest(components: &Components) -> u32 {
        components.digest()
    }

    fn check(&self, components: &Components) -> Result<(), ConfigError> {
        if ![3, MAX_TRICKS].contains(&self.tricks) {
            return Err(ConfigError::conflict(format!("{} tricks", self.tricks), rule(7)));
        }
        if !components.is_within_bounds() {
            return Err(ConfigError::conflict("component values that no sheet may have", rule(2)));
        }
        Ok(())
    }
}
