//! Playing a record again, and checking every line of it.

use crate::clock::Clock as _;
use crate::clocks::Clocks;
use crate::config::{ConfigError, Configure};
use crate::draw::Draws;
use crate::event::{Event, Pending, Refusal};
use crate::game::{EventOf, Game, GameExt as _};
use crate::history::History;
use crate::record::{ActionText, ChanceText, Fault, Line, Listed, Record, RecordError, Seal};
use crate::resign;
use crate::seat::SeatSet;
use crate::standing::Standing;
use crate::takeback::{NoTakeback, draws_after, rewind, takeback};
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
    /// The seats that gave up.
    pub resigned: SeatSet,
    /// Whether the times could be checked.
    pub times: Times,
    /// The draws before the first event.
    first: Option<Draws>,
    /// Who sits in each seat.
    players: Vec<String>,
    /// How many of the first events were laid out by hand.
    laid: usize,
    /// Whether times and readings are taken as they are.
    trusts_times: bool,
    /// The clock's reading for the event to come, when the record has just given it.
    reading: Option<Duration>,
}

impl<G: Game> Replay<G> {
    /// Whether it ended because seats gave up.
    fn is_given_up(&self) -> bool {
        resign::ends_game(self.resigned, &self.players, self.history.state().seats())
    }

    /// What the game waits for after its last event.
    pub fn pending(&self) -> Pending {
        if self.is_given_up() { Pending::Over } else { self.history.state().pending() }
    }

    /// Scores and ranks, once the game is over; those who gave up are last where that ended it.
    pub fn standing(&self) -> Option<Standing> {
        let state = self.history.state();
        if self.is_given_up() {
            return Some(Standing::of_resigned(state.seats(), self.resigned));
        }
        state.standing()
    }
}

/// Whether every time of a record was checked, and if not why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Times {
    /// There was nothing to check: no clock ran for anybody who acted.
    Untimed,
    /// Each action under a clock has its reading, and came at its time.
    Checked,
    /// A clock ran, and the record holds no reading at all: it was driven without a clock, or lost them.
    Unread,
    /// The record is of older rules, whose times are no longer known, or of a store, where they were checked before.
    Trusted,
}

/// Plays a record again. Every event, check, take-back and result is checked, where the record holds its seed every
/// draw too, and where it holds readings of clocks every time; the first line that is wrong is named. `sheet` replaces
/// the embedded component sheet.
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
    let is_older = record.header.rules < G::META.rules;
    let holds_readings = record.lines.iter().any(|(_, line)| matches!(line, Line::Clock(_)));
    replay.trusts_times = is_older;
    if holds_readings && !is_older {
        replay.times = Times::Checked;
    }
    // What older versions wrote may lack options that came later.
    if let Some(missing) = missing_option::<G>(record).filter(|_| !is_older) {
        return Err(Fault::Config(ConfigError::Missing(missing)).at(record.header.at.config));
    }
    let replay = play_lines(replay, record)?;
    match record.lines.last() {
        Some((number, Line::Clock(_))) if !is_older => Err(Fault::NoClock.at(*number)),
        _ => Ok(replay),
    }
}

/// The same for the record of a store, to go on with: what was accepted once is not held to what files are held to, so
/// that a table never is lost to a program that became stricter.
pub(crate) fn replay_stored<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Replay<G>, RecordError> {
    play_lines(begin(record, sheet)?, record)
}

fn play_lines<G: Game>(mut replay: Replay<G>, record: &Record) -> Result<Replay<G>, RecordError> {
    for (number, line) in &record.lines {
        step(&mut replay, line).map_err(|fault| fault.at(*number))?;
    }
    Ok(replay)
}

/// An option of the game that the record does not name, and should.
fn missing_option<G: Game>(record: &Record) -> Option<&'static str> {
    let is_named = |key: &&str| record.header.config.iter().any(|(named, _)| named == key);
    let is_due = |key: &&str| !is_named(key) && !G::Config::ADDED.contains(key);
    G::Config::OPTIONS.iter().map(|option| option.key).find(is_due)
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
    let (draws, clocks) = (draws(record), Clocks::default());
    let (first, players, laid) = (draws.clone(), record.header.players.clone(), record.header.laid);
    let (times, trusts_times) = (Times::Untimed, true);
    let resigned = SeatSet::EMPTY;
    Ok(Replay { history, draws, clocks, resigned, times, first, players, laid, trusts_times, reading: None })
}

fn config<G: Game>(record: &Record, sheet: Option<&str>) -> Result<G::Config, RecordError> {
    let header = &record.header;
    if header.game != G::META.id {
        return Err(Fault::unknown_game(record, &[G::META.id]));
    }
    let under = |config: G::Config| {
        let is_newest = header.rules == G::META.rules;
        if is_newest { Some(config) } else { config.under(header.rules) }
    };
    let unknown_rules = || Fault::Rules { found: header.rules, known: G::META.rules }.at(header.at.rules);
    let embedded = G::Config::build(G::META.min_seats, &[], None).ok();
    embedded.and_then(under).ok_or_else(unknown_rules)?;
    // The header is checked from above: the sheet alone, then the seats, then the options.
    let refused = |error: ConfigError, line: usize| Fault::Config(error).at(line);
    let usual =
        G::Config::build(G::META.min_seats, &[], sheet).map_err(|e| refused(e, header.at.components))?;
    if header.components != usual.components() {
        let fault = Fault::Components { found: header.components, given: usual.components() };
        return Err(fault.at(header.at.components));
    }
    let built = G::Config::restore(header.seats, &header.config, sheet).map_err(|error| match error {
        ConfigError::Seats { .. } => refused(error, header.at.seats),
        _ => refused(error, header.at.config),
    });
    under(built?).ok_or_else(unknown_rules)
}

/// The draws under the record's seed, unless that is not the seed that was committed to.
fn draws(record: &Record) -> Option<Draws> {
    let (_, seed) = record.seed?;
    let fits = record.header.commitment.is_none_or(|commitment| seed.commitment() == commitment);
    fits.then(|| Draws::new(seed.with_parts(&record.header.parts)))
}

fn step<G: Game>(replay: &mut Replay<G>, line: &Line) -> Result<(), Fault> {
    let is_event = matches!(line, Line::Event(_));
    if !is_event && replay.reading.is_some() && !replay.trusts_times {
        return Err(Fault::NoClock);
    }
    if !matches!(line, Line::Check { .. }) && replay.is_given_up() {
        return Err(Fault::Refused { event: line.to_string(), why: Refusal::GameOver });
    }
    match line {
        Line::Resign(seat) => {
            let state = replay.history.state();
            let over = if state.pending() == Pending::Over { Err(Refusal::GameOver) } else { Ok(()) };
            over.and_then(|()| resign::check(replay.resigned, *seat, state.seats()))
                .map_err(|why| Fault::Refused { event: line.to_string(), why })?;
            replay.resigned.insert(*seat);
        }
        Line::Event(event) => {
            let event = typed::<G>(event)?;
            let state = replay.history.state();
            if let (Event::Chance(_), Some(draws)) = (&event, &mut replay.draws)
                && state.pending() == Pending::Chance
                && replay.history.events().len() >= replay.laid
            {
                let drawn = state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new());
                if event != Event::Chance(drawn) {
                    let drawn = Event::<G::Action, _>::Chance(drawn).to_string();
                    return Err(Fault::Draw { found: event.to_string(), drawn });
                }
            }
            let reading = replay.reading.take();
            replay.times = timed(replay, event, reading)?;
            let before = replay
                .history
                .apply(event)
                .map_err(|why| Fault::Refused { event: event.to_string(), why })?;
            replay.clocks.note_recorded(before.as_ref(), &event, replay.history.state(), reading);
        }
        Line::Clock(milliseconds) => replay.reading = Some(Duration::from_millis((*milliseconds).into())),
        Line::Takeback(seat) => {
            let back =
                takeback(&replay.history, *seat).map_err(|why| Fault::Takeback { seat: *seat, why })?;
            replay.history.remove(back.at, back.before);
        }
        Line::Rewind(seat) => {
            let why = NoTakeback::Final;
            let back = rewind(&replay.history, &replay.players, &replay.clocks, *seat)
                .ok_or(Fault::Takeback { seat: *seat, why })?;
            replay.draws =
                replay.first.clone().map(|first| draws_after(&replay.history, replay.laid, back.at, first));
            replay.history.rewind(back.at, back.before);
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

/// Whether the event comes at its time, its line having this reading above it; and what is known of the times then.
fn timed<G: Game>(replay: &Replay<G>, event: EventOf<G>, reading: Option<Duration>) -> Result<Times, Fault> {
    let (state, clocks, times) = (replay.history.state(), &replay.clocks, replay.times);
    let acts = match event {
        Event::Act(seat, action) if clocks.running(state, seat).is_some() => Some((seat, action)),
        _ => None,
    };
    match (acts, reading) {
        _ if replay.trusts_times => Ok(acts.map_or(times, |_| Times::Trusted)),
        (None, None) => Ok(times),
        (None, Some(_)) => Err(Fault::NoClock),
        (Some((seat, action)), Some(found)) => {
            if let Some(last) = clocks.last(seat).filter(|last| found < *last) {
                let [found, last] = [found, last].map(|reading| reading.as_millis());
                return Err(Fault::ClockBackwards { seat, found, last });
            }
            let refused = |why| Fault::Refused { event: event.to_string(), why };
            let timely = state.check(seat, action).and_then(|()| clocks.check(state, seat, action, found));
            timely.map(|()| times).map_err(refused)
        }
        // What the driver does when the seat's own clock has run out needs no reading.
        (Some((seat, action)), None)
            if G::Clock::own_clock(state, seat).is_some_and(|(_, at_the_end)| action == at_the_end) =>
        {
            Ok(times)
        }
        (Some((seat, _)), None) if times == Times::Checked => Err(Fault::NoReading { seat }),
        (Some(_), None) => Ok(Times::Unread),
    }
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
