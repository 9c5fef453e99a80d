//! Playing a record again, and checking every line of it.

use crate::clocks::Clocks;
use crate::config::{ConfigError, Configure};
use crate::draw::Draws;
use crate::event::{Event, Pending};
use crate::game::{EventOf, Game, GameExt as _};
use crate::history::History;
use crate::record::{ActionText, ChanceText, Fault, Line, Listed, Record, RecordError, Seal};
use crate::takeback::takeback;
use std::time::Duration;

/// A record that was played again without a fault.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// Its configuration, its events (those taken back are left out) and the state they lead to.
    pub history: History<G>,
    /// The draws after the last event, when the record holds its seed.
    pub draws: Option<Draws>,
    /// The clocks, as far as the record tells readings.
    pub clocks: Clocks,
    /// The clock's reading for the event to come, when the record has just given it.
    reading: Option<Duration>,
}

/// Plays a record again. Every event, check, take-back and result is checked, and where the record holds its
/// seed every draw too; the first line that is wrong is named. `sheet` replaces the embedded component sheet.
pub fn replay<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Replay<G>, RecordError> {
    let replay = replay_lines(record, sheet)?;
    result(record, replay.history.state())?;
    if let (Some((line, _)), None) = (record.seed, &replay.draws) {
        return Err(Fault::Seed.at(line));
    }
    match record.seal {
        Seal::Broken(line) => Err(Fault::Sum.at(line)),
        Seal::Right | Seal::Missing => Ok(replay),
    }
}

/// Plays the events of a record again and asks for nothing below them: so the first wrong line of a record that
/// cannot be read to its end is found too.
pub fn replay_lines<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Replay<G>, RecordError> {
    let mut replay = begin::<G>(record, sheet)?;
    for (number, line) in &record.lines {
        step(&mut replay, line).map_err(|fault| fault.at(*number))?;
    }
    Ok(replay)
}

/// A record of older rules as those of today would have written it, for a game that is still being played: all its
/// events must still be allowed, and its checks become those of today.
pub(crate) fn migrated<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Record, RecordError> {
    let mut newest = record.clone();
    newest.header.rules = G::META.rules;
    let mut replay = begin::<G>(&newest, sheet)?;
    for (number, line) in &mut newest.lines {
        if let Line::Check { digest, .. } = line {
            *digest = replay.history.state().digest32();
        }
        step(&mut replay, line).map_err(|fault| fault.at(*number))?;
    }
    Ok(newest)
}

/// The game of a record before its first line.
fn begin<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Replay<G>, RecordError> {
    let config = config::<G>(record, sheet)?;
    let history = History::new(config);
    Ok(Replay { history, draws: draws(record), clocks: Clocks::default(), reading: None })
}

fn config<G: Game>(record: &Record, sheet: Option<&str>) -> Result<G::Config, RecordError> {
    let header = &record.header;
    if header.game != G::META.id {
        return Err(Fault::unknown_game(record, &[G::META.id]));
    }
    if header.rules != G::META.rules {
        return Err(Fault::Rules { found: header.rules, known: G::META.rules }.at(header.at.rules));
    }
    // The header is checked from above: the sheet alone, then the seats, then the options.
    let refused = |error: ConfigError, line: usize| Fault::Config(error).at(line);
    let usual =
        G::Config::build(G::META.min_seats, &[], sheet).map_err(|e| refused(e, header.at.components))?;
    if header.components != usual.components() {
        let fault = Fault::Components { found: header.components, given: usual.components() };
        return Err(fault.at(header.at.components));
    }
    G::Config::build(header.seats, &header.config, sheet).map_err(|error| match error {
        ConfigError::Seats { .. } => refused(error, header.at.seats),
        _ => refused(error, header.at.config),
    })
}

/// The draws under the record's seed, unless that is not the seed that was committed to.
fn draws(record: &Record) -> Option<Draws> {
    let (_, seed) = record.seed?;
    let fits = record.header.commitment.is_none_or(|commitment| seed.commitment() == commitment);
    fits.then(|| Draws::new(seed))
}

fn step<G: Game>(replay: &mut Replay<G>, line: &Line) -> Result<(), Fault> {
    match line {
        Line::Event(event) => {
            let event = typed::<G>(event)?;
            let state = replay.history.state();
            if let (Event::Chance(_), Some(draws)) = (&event, &mut replay.draws)
                && state.pending() == Pending::Chance
            {
                let drawn = state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new());
                if event != Event::Chance(drawn) {
                    let drawn = Event::<G::Action, _>::Chance(drawn).to_string();
                    return Err(Fault::Draw { found: event.to_string(), drawn });
                }
            }
            let reading = replay.reading.take();
            let timely = match (event, reading) {
                (Event::Act(seat, action), Some(reading)) => {
                    replay.clocks.check(state, seat, action, reading)
                }
                _ => Ok(()),
            };
            let before = timely
                .and_then(|()| replay.history.apply(event))
                .map_err(|why| Fault::Refused { event: event.to_string(), why })?;
            replay.clocks.note(before.as_ref(), &event, replay.history.state(), reading);
        }
        Line::Clock(milliseconds) => replay.reading = Some(Duration::from_millis((*milliseconds).into())),
        Line::Takeback(seat) => {
            let back =
                takeback(&replay.history, *seat).map_err(|why| Fault::Takeback { seat: *seat, why })?;
            replay.history.remove(back.at, back.before);
        }
        Line::Check { events, digest } => {
            let counted = replay.history.events().len() as u32;
            if *events != counted {
                return Err(Fault::Count { found: *events, counted });
            }
            let computed = replay.history.state().digest32();
            if *digest != computed {
                return Err(Fault::Digest { found: *digest, computed });
            }
        }
    }
    Ok(())
}

/// The event in the types of a game.
pub(crate) fn typed<G: Game>(event: &Event<ActionText, ChanceText>) -> Result<EventOf<G>, Fault> {
    Ok(match event {
        Event::Act(seat, text) => Event::Act(*seat, text.0.parse().map_err(Fault::Notation)?),
        Event::Chance(text) => Event::Chance(text.0.parse().map_err(Fault::Notation)?),
        Event::TimeUp => Event::TimeUp,
    })
}

fn result<G: Game>(record: &Record, state: &G) -> Result<(), RecordError> {
    let computed = state.standing().map(|standing| standing.totals.as_slice().to_vec());
    let found = record.result.as_ref().map(|(_, points)| points.clone());
    if computed == found {
        return Ok(());
    }
    let last = record.lines.last().map_or(0, |(number, _)| *number);
    let line = record.result.as_ref().map_or(last + 1, |(number, _)| *number);
    let say = |points: Option<Vec<i32>>| match points {
        Some(points) => Listed(&points).to_string().trim_start().to_owned(),
        None => "none yet".to_owned(),
    };
    Err(Fault::Result { found: say(found), computed: say(computed) }.at(line))
}
