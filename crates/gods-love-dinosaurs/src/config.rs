//! Seats, who begins, and what goes together.

use crate::components::{Components, EMBEDDED};
use crate::rule;
use dino_core::{ConfigError, GameConfig, OptionSpec, Seat, SheetError};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A game to be played: there is no way to hold one that does not fit together.
pub type Config = GameConfig<Options>;

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play (GLD-1).
    pub seats: u8,
    /// Who begins; chance decides where nobody is named (GLD-8).
    pub first: Option<Seat>,
}

const FIRST: [&str; 6] = ["random", "1", "2", "3", "4", "5"];

impl dino_core::config::Options for Options {
    type Components = Components;

    const SHEET: &'static str = EMBEDDED;

    const SPECS: &'static [OptionSpec] = &[OptionSpec { key: "first", values: &FIRST }];

    const SEATS: RangeInclusive<u8> = 2..=5;

    fn read(seats: u8, values: &[Option<&'static str>], _: &Components) -> Self {
        Options { seats, first: values[0].and_then(|first| first.parse().ok()) }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn values(&self) -> Vec<&'static str> {
        vec![FIRST[self.first.map_or(0, |seat| usize::from(seat.number()))]]
    }

    fn read_sheet(sheet: Option<&str>) -> Result<Components, SheetError> {
        sheet.map_or_else(|| Components::embedded().cloned(), Components::read)
    }

    fn sheet_digest(components: &Components) -> u32 {
        components.digest()
    }

    fn check(&self, components: &Components) -> Result<(), ConfigError> {
        let Options { seats, first } = *self;
        if let Some(first) = first.filter(|first| first.number() > seats) {
            let what = format!("first={first} with {seats} seats: nobody sits there");
            return Err(ConfigError::conflict(what, rule(8)));
        }
        if !components.is_within_bounds() {
            return Err(ConfigError::conflict("component values that no sheet may have", rule(5)));
        }
        Ok(())
    }
}
