//! How the toy is set up.

use super::fault;
use super::notation::KINDS;
use dino_core::config::read_options;
use dino_core::sheet::{Sheet, Spanned};
use dino_core::{ConfigError, Configure, Digest, OptionSpec, SheetError};
use serde::{Deserialize, Serialize};

/// Seats, tricks and cards of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config<const FAULT: u8> {
    pub(super) seats: u8,
    pub(super) tricks: u8,
    pub(super) copies: [u8; KINDS],
}

impl<const FAULT: u8> Configure for Config<FAULT> {
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec { key: "tricks", values: &["2", "3"] }];

    const SHEET: &'static str = "# How many cards of each value, from 1 to 4.\ncopies = [6, 5, 4, 3]\n";

    fn build(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError> {
        if !(2..=4).contains(&seats) {
            return Err(ConfigError::Seats { seats, min: 2, max: 4 });
        }
        let tricks = if read_options(Self::OPTIONS, options)?[0] == Some("3") { 3 } else { 2 };
        Ok(Config { seats, tricks, copies: read_sheet(sheet.unwrap_or(Self::SHEET))? })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let is_long = self.tricks == 3 && fault::of(FAULT) != fault::OPTION_MISTOLD;
        vec![("tricks", if is_long { "3" } else { "2" })]
    }

    fn components(&self) -> u32 {
        let mut digest = Digest::default();
        digest.bytes(&self.copies);
        digest.finish()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetShape {
    copies: Spanned<[Spanned<i64>; KINDS]>,
}

fn read_sheet(text: &str) -> Result<[u8; KINDS], SheetError> {
    let sheet = Sheet::new(text);
    let SheetShape { copies } = sheet.parse()?;
    let span = copies.span();
    let mut counts = [0; KINDS];
    for (count, number) in counts.iter_mut().zip(copies.get_ref()) {
        *count = sheet.within(number, 0..=30, "a number of cards")?;
    }
    // Four seats draw two cards each, and one more after the first and the second trick.
    let sum: u8 = counts.iter().sum();
    if sum < 16 { Err(sheet.error(&span, "at least 16 cards", sum)) } else { Ok(counts) }
}
