//! Seats, variants, and what goes together.

use crate::components::{Components, EMBEDDED};
use crate::rule;
use dino_core::config::read_options;
use dino_core::{ConfigError, Configure, OptionSpec};
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
    /// How many play (EVO-2).
    pub seats: u8,
    /// Whether event cards are used (EVO-76).
    pub events: bool,
    /// Whether everybody's mutation points are open (EVO-12).
    pub open_mp: bool,
}

impl Config {
    /// The usual game for so many: with event cards and secret totals.
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

const OFF_ON: [&str; 2] = ["off", "on"];
const SECRET_OPEN: [&str; 2] = ["secret", "open"];

impl Configure for Config {
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "events", values: &OFF_ON }, OptionSpec { key: "mp", values: &SECRET_OPEN }];

    const SHEET: &'static str = EMBEDDED;

    fn build(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError> {
        let values = read_options(Self::OPTIONS, options)?;
        let components = sheet.map_or_else(|| Components::embedded().cloned(), Components::read)?;
        let rulings = components.values.rulings;
        let options = Options {
            seats,
            events: values[0].map_or(rulings.play_with_events, |value| value == OFF_ON[1]),
            open_mp: values[1].map_or(rulings.open_mp, |value| value == SECRET_OPEN[1]),
        };
        Config::try_from(RawConfig { options, components })
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let Options { events, open_mp, .. } = self.options;
        let values = [OFF_ON[usize::from(events)], SECRET_OPEN[usize::from(open_mp)]];
        Self::OPTIONS.iter().map(|spec| spec.key).zip(values).collect()
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
        let seats = raw.options.seats;
        if !(2..=5).contains(&seats) {
            return Err(ConfigError::Seats { seats, min: 2, max: 5 });
        }
        if !raw.components.is_within_bounds() {
            let what = "component values that no sheet may have".to_owned();
            return Err(ConfigError::Conflict { what, rule: rule(3) });
        }
        Ok(Config { options: raw.options, components: raw.components })
    }
}
