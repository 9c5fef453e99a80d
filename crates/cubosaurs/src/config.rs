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
    /// How many play (CUB-1).
    pub seats: u8,
    /// Two rounds, or three for two (CUB-65).
    pub rounds: u8,
    /// The advanced game (CUB-70).
    pub dna: bool,
    /// Whether tiles that act on an opponent are in the advanced game (CUB-70).
    pub interaction: bool,
}

impl Config {
    /// The usual game for so many: the base game, three rounds for two, else two (CUB-65).
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

const ROUNDS: [&str; 2] = ["2", "3"];
const OFF_ON: [&str; 2] = ["off", "on"];

impl Configure for Config {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "rounds", values: &ROUNDS },
        OptionSpec { key: "dna", values: &OFF_ON },
        OptionSpec { key: "interaction", values: &OFF_ON },
    ];

    const SHEET: &'static str = EMBEDDED;

    fn build(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError> {
        let values = read_options(Self::OPTIONS, options)?;
        let usual = if seats == 2 { 3 } else { 2 };
        let options = Options {
            seats,
            rounds: values[0].map_or(usual, |rounds| if rounds == ROUNDS[0] { 2 } else { 3 }),
            dna: values[1] == Some("on"),
            interaction: values[2] != Some("off"),
        };
        let components = sheet.map_or_else(|| Components::embedded().cloned(), Components::read)?;
        Config::try_from(RawConfig { options, components })
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let Options { rounds, dna, interaction, .. } = self.options;
        let values =
            [ROUNDS[usize::from(rounds) - 2], OFF_ON[usize::from(dna)], OFF_ON[usize::from(interaction)]];
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
        let Options { seats, rounds, dna, interaction } = raw.options;
        if !(2..=5).contains(&seats) {
            return Err(ConfigError::Seats { seats, min: 2, max: 5 });
        }
        if !(2..=3).contains(&rounds) || rounds == 3 && seats != 2 {
            let what = format!("{rounds} rounds with {seats} seats: three rounds are for two seats only");
            return Err(ConfigError::Conflict { what, rule: rule(65) });
        }
        if !dna && !interaction {
            let what = "interaction=off leaves tiles out of the advanced game: it needs dna=on".to_owned();
            return Err(ConfigError::Conflict { what, rule: rule(70) });
        }
        if !raw.components.is_within_bounds() {
            let what = "component values that no sheet may have".to_owned();
            return Err(ConfigError::Conflict { what, rule: rule(2) });
        }
        Ok(Config { options: raw.options, components: raw.components })
    }
}
