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
    /// Whether seats activate one after the other while the others watch, as suits a first game (GLD-16).
    #[serde(default)]
    pub one_by_one: bool,
    /// Whether the game was begun under rules version 1, where who found no dinosaur in the supply when hatching began
    /// got none that came back to it (GLD-34).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub first_rules: bool,
}

/// The version of the rules before this one, under which games that were begun go on.
const FIRST_RULES: u16 = 1;

const FIRST: [&str; 6] = ["random", "1", "2", "3", "4", "5"];
const ACTIVATION: [&str; 2] = ["together", "one-by-one"];

impl dino_core::config::Options for Options {
    type Components = Components;

    const SHEET: &'static str = EMBEDDED;

    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { key: "first", values: &FIRST }, OptionSpec { key: "activation", values: &ACTIVATION }];

    const SEATS: RangeInclusive<u8> = 2..=5;

    fn read(seats: u8, values: &[Option<&'static str>], _: &Components) -> Self {
        Options {
            seats,
            first: values[0].and_then(|first| first.parse().ok()),
            one_by_one: values[1] == Some(ACTIVATION[1]),
            first_rules: false,
        }
    }

    fn under(self, rules: u16) -> Option<Self> {
        (rules == FIRST_RULES).then_some(Options { first_rules: true, ..self })
    }

    fn older_rules(&self) -> Option<u16> {
        self.first_rules.then_some(FIRST_RULES)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn values(&self) -> Vec<&'static str> {
        let first = FIRST[self.first.map_or(0, |seat| usize::from(seat.number()))];
        vec![first, ACTIVATION[usize::from(self.one_by_one)]]
    }

    fn read_sheet(sheet: Option<&str>) -> Result<Components, SheetError> {
        sheet.map_or_else(|| Components::embedded().cloned(), Components::read)
    }

    fn sheet_digest(components: &Components) -> u32 {
        components.digest()
    }

    fn check(&self, components: &Components) -> Result<(), ConfigError> {
        let Options { seats, first, .. } = *self;
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
