//! Opening tables by the id of their game.

use crate::{AnyTable, GameTable};
use dino_core::record::Fault;
use dino_core::{ConfigError, Configure, Game, Meta, OptionSpec, Record, RecordError, Seed, Table};
use dino_page::games::IDS;
use dino_page::with_game;

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("no game is called \"{0}\"")]
    UnknownGame(String),
    /// The options do not fit.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The record is not right.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record does not hold its seed.
    #[error("the record does not hold its seed")]
    NoSeed,
}

/// What is fixed about a game.
pub fn meta(id: &str) -> Option<&'static Meta> {
    dino_page::games::page(id).map(|page| page.meta)
}

/// The options of a game.
pub fn options(id: &str) -> Option<&'static [OptionSpec]> {
    with_game!(id, G => <G as Game>::Config::OPTIONS)
}

/// The options of a game that suit people who share a device.
pub fn shared_device(id: &str) -> Option<&'static [(&'static str, &'static str)]> {
    with_game!(id, G => <G as Game>::Config::SHARED_DEVICE)
}

/// Every option with its value, as these settings make it; an error says what does not fit.
pub fn configured(
    id: &str,
    seats: u8,
    options: &[(String, String)],
) -> Result<Vec<(&'static str, &'static str)>, OpenError> {
    let built = with_game!(id, G => <G as Game>::Config::build(seats, options, None).map(|config| Configure::options(&config)));
    Ok(built.ok_or_else(|| OpenError::UnknownGame(id.to_owned()))??)
}

/// A new table.
pub fn open(
    id: &str,
    seats: u8,
    options: &[(String, String)],
    seed: Seed,
    players: Vec<String>,
) -> Result<Box<dyn AnyTable>, OpenError> {
    let opened = with_game!(id, G => {
        <G as Game>::Config::build(seats, options, None)
            .map(|config| Box::new(GameTable::from(Table::<G>::new(config, seed, players))) as Box<dyn AnyTable>)
    });
    Ok(opened.ok_or_else(|| OpenError::UnknownGame(id.to_owned()))??)
}

/// The table whose record this is, finished or not: nothing is asked for below its events.
pub fn resume_lines(record: &Record) -> Result<Box<dyn AnyTable>, OpenError> {
    let id = record.header.game.as_str();
    let resumed = with_game!(id, G => {
        Table::<G>::resume_lines(record, None).map(|table| table.map(|table| Box::new(GameTable::from(table)) as Box<dyn AnyTable>))
    });
    let resumed = resumed.ok_or_else(|| Fault::unknown_game(record, &IDS))??;
    resumed.ok_or(OpenError::NoSeed)
}
