//! Seats, who begins, and what goes together.

use crate::components::{Components, EMBEDDED};
use crate::rule;
use dino_core::config::read_options;
use dino_core::{ConfigError, Configure, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

/// A game to be played: there is no way to hold one that does not fit together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "RawConfig")]
pub struct Config {
    pub(crate) options: Options,
    pub(crate) components: Components,
}

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play (GLD-1).
    pub seats: u8,
    /// Who begins; chance decides where nobody is named (GLD-8).
    pub first: Option<Seat>,
}

impl Config {
    /// The usual game for so many.
    pub fn new(seats: u8) -> Result<Config, ConfigError> {
        Config::build(seats, &[], None)
    }

    /// How the game is set up.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The values of the component sheet.
    pub fn components(&self) -> &Components {
        &self.components
    }
}

const FIRST: [&str; 6] = ["random", "1", "2", "3", "4", "5"];

impl Configure for Config {
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec { key: "first", values: &FIRST }];

    const SHEET: &'static str = EMBEDDED;

    fn build(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError> {
        let values = read_options(Self::OPTIONS, options)?;
        let options = Options { seats, first: values[0].and_then(|first| first.parse().ok()) };
        let components = sheet.map_or_else(|| Components::embedded().cloned(), Components::read)?;
        Config::try_from(RawConfig { options, components })
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let first = self.options.first.map_or(0, |seat| usize::from(seat.number()));
        vec![("first", FIRST[first])]
    }

    fn components(&self) -> u32 {
        self.components.digest()
    }
}

/// A configuration before its parts are known to go together.
#[derive(Deserialize)]
struct RawConfig {
    options: Options,
    components: Components,
}

impl TryFrom<RawConfig> for Config {
    type Error = ConfigError;

    fn try_from(raw: RawConfig) -> Result<Self, Self::Error> {
        let Options { seats, first } = raw.options;
        if !(2..=5).contains(&seats) {
            return Err(ConfigError::Seats { seats, min: 2, max: 5 });
        }
        if let Some(first) = first.filter(|first| first.number() > seats) {
            let what = format!("first={first} with {seats} seats: nobody sits there");
            return Err(ConfigError::Conflict { what, rule: rule(8) });
        }
        if !raw.components.is_within_bounds() {
            let what = "component values that no sheet may have".to_owned();
            return Err(ConfigError::Conflict { what, rule: rule(5) });
        }
        Ok(Config { options: raw.options, components: raw.components })
    }
}
