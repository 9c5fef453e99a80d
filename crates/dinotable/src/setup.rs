//! From the command line to a configuration.

use crate::cli::{SetupArgs, Usage};
use anyhow::{Context, Result, anyhow};
use dino_bots::Kind;
use dino_core::record::Fault;
use dino_core::{ConfigError, Configure, Game, Meta, PERSON, Record, RecordError};
use dino_page::Words;
use std::path::Path;

/// The error for a game that is not there.
pub(crate) fn unknown_game(id: &str, words: &Words) -> anyhow::Error {
    let known = dino_games::IDS.join(", ");
    anyhow!(words.with("setup-game", &[("id", id.into()), ("known", known.into())]))
}

/// How many seats when nothing is said: four, or as many as the game has.
pub(crate) fn usual_seats(meta: &Meta) -> u8 {
    4.clamp(meta.min_seats, meta.max_seats)
}

/// The configuration asked for.
pub(crate) fn config<G: Game>(args: &SetupArgs) -> Result<G::Config> {
    config_for::<G>(args, args.seats.unwrap_or(usual_seats(&G::META)))
}

/// The configuration asked for, with so many seats.
pub(crate) fn config_for<G: Game>(args: &SetupArgs, seats: u8) -> Result<G::Config> {
    let sheet = args.components.as_deref().map(read_text).transpose()?;
    let built = G::Config::build(seats, &args.set, sheet.as_deref());
    match (&args.components, &built) {
        (Some(file), Err(ConfigError::Sheet(_))) => built.with_context(|| file.display().to_string()),
        _ => Ok(built?),
    }
}

/// One bot for each of so many seats: as many as were named, or the one named for all.
pub(crate) fn bots(named: &[Kind], seats: u8, words: &Words) -> Result<Vec<Kind>, Usage> {
    match named {
        [one] => Ok(vec![*one; usize::from(seats)]),
        many if many.len() == usize::from(seats) => Ok(many.to_vec()),
        many => {
            let values = [("bots", many.len().into()), ("seats", seats.into())];
            Err(Usage(words.with("setup-bots", &values)))
        }
    }
}

/// What to call the seat of a bot: its level by the name it has in the lobby.
pub(crate) fn bot_name(seat: u8, bot: &str, words: &Words) -> String {
    let level = words.get(&format!("lobby-bot-{bot}"));
    words.with("seat-bot", &[("seat", seat.into()), ("bot", level.into())])
}

/// So many seats, in the English of what is printed for tinkerers.
pub(crate) fn counted_seats(seats: u8) -> String {
    format!("{seats} seat{}", if seats == 1 { "" } else { "s" })
}

/// A text file, such as a component sheet.
pub(crate) fn read_text(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// A record from a file, its players known.
pub(crate) fn read_record(file: &Path) -> Result<Record> {
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let known = |record: Record| check_players(&record).map(|()| record);
    Record::read(&bytes).and_then(known).with_context(|| file.display().to_string())
}

/// `Ok` when everybody in the record is a person or a bot this program has.
pub(crate) fn check_players(record: &Record) -> Result<(), RecordError> {
    let mut known = vec![PERSON];
    known.extend(Kind::ALL.map(Kind::name));
    let unknown = record.header.players.iter().find(|player| !known.contains(&player.as_str()));
    unknown.map_or(Ok(()), |player| {
        let (found, known) = (player.clone(), known.join(", "));
        Err(Fault::UnknownPlayer { found, known }.at(record.header.at.players))
    })
}
