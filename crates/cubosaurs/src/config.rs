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
    /// How many play (CUB-1).
    pub seats: u8,
    /// Two rounds, or three for two (CUB-65).
    pub rounds: u8,
    /// The advanced game (CUB-70).
    pub dna: bool,
    /// Whether tiles that act on an opponent are in the advanced game (CUB-70).
    pub interaction: bool,
}

const ROUNDS: [&str; 2] = ["2", "3"];
const OFF_ON: [&str; 2] = ["off", "on"];

impl dino_core::config::Options for Options {
    type Components = Components;

    const SHEET: &'static str = EMBEDDED;

    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "rounds", values: &ROUNDS },
        OptionSpec { key: "dna", values: &OFF_ON },
        OptionSpec { key: "interaction", values: &OFF_ON },
    ];

    const SEATS: RangeInclusive<u8> = 2..=5;

    /// The base game unless something else is said, three rounds for two, else two (CUB-65).
    fn read(seats: u8, values: &[Option<&'static str>], _: &Components) -> Self {
        let usual = if seats == 2 { 3 } else { 2 };
        Options {
            seats,
            rounds: values[0].map_or(usual, |rounds| if rounds == ROUNDS[0] { 2 } else { 3 }),
            dna: values[1] == Some("on"),
            interaction: values[2] != Some("off"),
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn values(&self) -> Vec<&'static str> {
        let Options { rounds, dna, interaction, .. } = *self;
        vec![ROUNDS[usize::from(rounds) - 2], OFF_ON[usize::from(dna)], OFF_ON[usize::from(interaction)]]
    }

    fn read_sheet(sheet: Option<&str>) -> Result<Components, SheetError> {
        sheet.map_or_else(|| Components::embedded().cloned(), Components::read)
    }

    fn sheet_digest(components: &Components) -> u32 {
        components.digest()
    }

    fn check(&self, components: &Components) -> Result<(), ConfigError> {
        let Options { seats, rounds, dna, interaction } = *self;
        if !(2..=3).contains(&rounds) || rounds == 3 && seats != 2 {
            let what = format!("{rounds} rounds with {seats} seats: three rounds are for two seats only");
            return Err(ConfigError::conflict(what, rule(65)));
        }
        if !dna && !interaction {
            let what = "interaction=off leaves tiles out of the advanced game: it needs dna=on";
            return Err(ConfigError::conflict(what, rule(70)));
        }
        if !components.is_within_bounds() {
            return Err(ConfigError::conflict("component values that no sheet may have", rule(2)));
        }
        Ok(())
    }

    /// The market keeps its size (CUB-70), so no game is begun with a sheet that marks too many tiles.
    fn check_new(&self, components: &Components) -> Result<(), ConfigError> {
        let left = components.tiles.iter().filter(|tile| !tile.interaction).count();
        let market = usize::from(self.market_size());
        if self.interaction || left >= market {
            return Ok(());
        }
        let seats = self.seats;
        let what = format!(
            "interaction=off with {seats} seats: the market holds {market} tiles, and the sheet leaves {left}"
        );
        Err(ConfigError::conflict(what, rule(70)))
    }
}

impl Options {
    /// How many tiles the market holds: one more than there are seats (CUB-70).
    pub(crate) const fn market_size(&self) -> u8 {
        self.seats + 1
    }
}
