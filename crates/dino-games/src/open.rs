//! Opening tables by the id of their game.

use crate::{AnyTable, GameTable};
use dino_core::record::Fault;
use dino_core::replay::replay;
use dino_core::sheet::Sheet;
use dino_core::{ConfigError, Configure, Game, Meta, OptionSpec, Record, RecordError, Seat, Seed, Table};
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

/// How a table is set up.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'s> {
    /// The id of its game.
    pub game: &'s str,
    /// How many seats there are.
    pub seats: u8,
    /// What differs from the usual game, as keys and values.
    pub options: &'s [(String, String)],
    /// The text of the component sheet to play with, instead of the game's own.
    pub sheet: Option<&'s str>,
}

impl<'s> Setup<'s> {
    /// The usual game for so many.
    pub fn new(game: &'s str, seats: u8) -> Self {
        Setup { game, seats, options: &[], sheet: None }
    }

    /// Every option with its value, as these settings make it; an error says what does not fit.
    pub fn configured(&self) -> Result<Vec<(&'static str, &'static str)>, OpenError> {
        let Setup { game, seats, options, sheet } = *self;
        let built = with_game!(game, G => <G as Game>::Config::build(seats, options, sheet).map(|config| Configure::options(&config)));
        Ok(built.ok_or_else(|| self.unknown_game())??)
    }

    /// The options of one more game at the same table ([`Configure::following`]).
    pub fn following(&self) -> Result<Vec<(String, String)>, OpenError> {
        let Setup { game, seats, options, sheet } = *self;
        let changes = with_game!(game, G => <G as Game>::Config::restore(seats, options, sheet).map(|config| {
            let (now, next) = (Configure::options(&config), Configure::options(&config.following()));
            next.into_iter().filter(|option| !now.contains(option)).collect::<Vec<_>>()
        }));
        let changes = changes.ok_or_else(|| self.unknown_game())??;
        let mut options = options.to_vec();
        options.retain(|(key, _)| changes.iter().all(|(changed, _)| changed != key));
        options.extend(changes.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
        Ok(options)
    }

    /// A new table; `parts` are what seats added to the seed.
    pub fn open(
        &self,
        seed: Seed,
        parts: Vec<(Seat, Seed)>,
        players: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, OpenError> {
        let Setup { game, seats, options, sheet } = *self;
        let opened = with_game!(game, G => {
            <G as Game>::Config::build(seats, options, sheet)
                .map(|config| Box::new(GameTable::from(Table::<G>::with_parts(config, seed, parts, players))) as Box<dyn AnyTable>)
        });
        Ok(opened.ok_or_else(|| self.unknown_game())??)
    }

    fn unknown_game(&self) -> OpenError {
        OpenError::UnknownGame(self.game.to_owned())
    }
}

/// The id of the game that a component sheet is for, once all of the sheet is good.
pub fn read_sheet(text: &str) -> Result<&'static str, OpenError> {
    let id = Sheet::new(text).game_id().map_err(ConfigError::from)?;
    let read = with_game!(id.as_str(), G => {
        <G as Game>::Config::build(G::META.min_seats, &[], Some(text)).map(|_| G::META.id)
    });
    Ok(read.ok_or(OpenError::UnknownGame(id))??)
}

/// The table whose record this is, finished or not: nothing is asked for below its events. `sheet` is the component sheet
/// it was played with, where that is not the game's own.
pub fn resume_lines(record: &Record, sheet: Option<&str>) -> Result<Box<dyn AnyTable>, OpenError> {
    let id = record.header.game.as_str();
    let resumed = with_game!(id, G => {
        Table::<G>::resume_lines(record, sheet).map(|table| table.map(|table| Box::new(GameTable::from(table)) as Box<dyn AnyTable>))
    });
    let resumed = resumed.ok_or_else(|| Fault::unknown_game(record, &IDS))??;
    resumed.ok_or(OpenError::NoSeed)
}

/// Whether a record is right in every line, draws included; `sheet` as in [`resume_lines`].
pub fn verify(record: &Record, sheet: Option<&str>) -> Result<(), RecordError> {
    let replayed = with_game!(record.header.game.as_str(), G => replay::<G>(record, sheet).map(drop));
    replayed.unwrap_or_else(|| Err(Fault::unknown_game(record, &IDS)))
}
