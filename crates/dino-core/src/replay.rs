//! Playing a record again, and checking every line of it.

use crate::clock::Stamps;
use crate::config::{ConfigError, Configure};
use crate::draw::Draws;
use crate::event::{Event, Pending};
use crate::game::{EventOf, Game};
use crate::record::{ActionText, ChanceText, Fault, Line, Listed, Record, RecordError, Seal};
use crate::table;

/// A record that was played again without a fault.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The configuration of its header.
    pub config: G::Config,
    /// The events that stand: those taken back are left out.
    pub events: Vec<EventOf<G>>,
    /// The state after the last of them.
    pub state: G,
    /// The draws after the last of them, when the record holds its seed.
    pub draws: Option<Draws>,
    /// When each seat last acted, where the record says so.
    pub stamps: Stamps,
    /// The clock's reading for the event to come, when the record has just given it.
    clock: Option<u32>,
}

impl<G: Game> Replay<G> {
    /// The state after the first `events` events.
    pub fn at(&self, events: usize) -> G {
        let mut state = G::new(&self.config);
        for event in self.events.iter().take(events) {
            table::apply_unchecked(&mut state, event);
        }
        state
    }
}

/// Plays a record again. Every event, check, take-back and result is checked, and where the record holds its
/// seed every draw too; the first line that is wrong is named. `sheet` replaces the embedded component sheet.
pub fn replay<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Replay<G>, RecordError> {
    let replay = replay_lines(record, sheet)?;
    result(record, &replay.state)?;
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
            *digest = replay.state.digest32();
        }
        step(&mut replay, line).map_err(|fault| fault.at(*number))?;
    }
    Ok(newest)
}

/// The game of a record before its first line.
fn begin<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Replay<G>, RecordError> {
    let config = config::<G>(record, sheet)?;
    let state = G::new(&config);
    let (draws, stamps) = (draws(record), Stamps::default());
    Ok(Replay { config, events: Vec::new(), state, draws, stamps, clock: None })
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
            if let (Event::Chance(_), Some(draws)) = (&event, &mut replay.draws)
                && replay.state.pending() == Pending::Chance
            {
                let drawn = replay.state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new());
                if event != Event::Chance(drawn) {
                    let drawn = Event::<G::Action, _>::Chance(drawn).to_string();
                    return Err(Fault::Draw { found: event.to_string(), drawn });
                }
            }
            let before = replay.state.clone();
            let clock = replay.clock.take();
            let timely = match (event, clock) {
                (Event::Act(seat, action), Some(clock)) => {
                    before.is_timely(seat, action, replay.stamps.stamp(seat, clock))
                }
                _ => Ok(()),
            };
            timely
                .and_then(|()| replay.state.apply(&event))
                .map_err(|why| Fault::Refused { event: event.to_string(), why })?;
            replay.stamps.note(&before, &event, &replay.state, clock);
            replay.events.push(event);
        }
        Line::Clock(milliseconds) => replay.clock = Some(*milliseconds),
        Line::Takeback(seat) => {
            let (at, before) = table::may_take_back(&replay.config, &replay.events, &replay.state, *seat)
                .map_err(|why| Fault::Takeback { seat: *seat, why })?;
            replay.events.remove(at);
            replay.state = before;
        }
        Line::Check { events, digest } => {
            let counted = replay.events.len() as u32;
            if *events != counted {
                return Err(Fault::Count { found: *events, counted });
            }
            let computed = replay.state.digest32();
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
