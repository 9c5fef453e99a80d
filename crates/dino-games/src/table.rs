//! A table of any game, the type forgotten: what a server can hold a thousand different ones of.

use crate::with_game;
use dino_bots::{Decision, Kind};
use dino_core::record::Fault;
use dino_core::{
    Clock as _, ConfigError, Configure, Event, Game, Heuristics, Meta, NotationError, OptionSpec, Pending,
    Record, RecordError,
};
use dino_core::{NoTakeback, Refusal, RunningClock, Seat, Seed, Standing, Table, Viewer};
use std::any::Any;
use std::time::Duration;

/// A game being played, whichever it is. Actions are texts; views are values of the game's own type, for who draws
/// them, and JSON for everybody else.
pub trait AnyTable: Send + Sync {
    /// What is fixed about the game.
    fn meta(&self) -> &'static Meta;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Every option with its value.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    /// What the game waits for.
    fn pending(&self) -> Pending;
    /// What the game waited for after the first `events` events.
    fn pending_at(&self, events: usize) -> Pending;
    /// How many events stand.
    fn events(&self) -> usize;
    /// What the seat may do now, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Whether the seat may do this now.
    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError>;
    /// The seat acts.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError>;
    /// The seat acts at the driver's present time, by the clock where one runs for it; its sender may claim a reading.
    fn act_now(&mut self, seat: Seat, action: &str, claimed: Option<Duration>) -> Result<(), ActError>;
    /// The driver's time has come to this.
    fn set_time(&mut self, now: Duration);
    /// The latest time the driver has told; a table that comes back from its record goes on from here.
    fn time(&self) -> Duration;
    /// The clock of the rules that runs for a seat that is asked.
    fn clock(&self, seat: Seat) -> Option<RunningClock>;
    /// When the next clock of the rules runs out, grace included.
    fn next_timeout(&self) -> Option<Duration>;
    /// Carries out what happens when the next clock has run out; whether it had.
    fn time_out(&mut self) -> Result<bool, ActError>;
    /// Lets chance fall until it falls no more.
    fn draw_all(&mut self);
    /// The seat takes its last action back.
    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeback>;
    /// Whether the seat may take its last action back.
    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeback>;
    /// What the viewer may know now: the game's `View`.
    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync>;
    /// What the viewer could know after the first `events` events.
    fn view_at(&self, events: usize, viewer: Viewer) -> Box<dyn Any + Send + Sync>;
    /// The same as JSON.
    fn view_json(&self, events: usize, viewer: Viewer) -> serde_json::Value;
    /// What the viewer could know before this event, and after each from it on.
    fn views(&self, from: usize, viewer: Viewer) -> Vec<Box<dyn Any + Send + Sync>>;
    /// What the viewer saw of the events from this one on: values of the game's `Seen`.
    fn seen(&self, from: usize, viewer: Viewer) -> Vec<Box<dyn Any + Send + Sync>>;
    /// The same as JSON.
    fn seen_json(&self, from: usize, viewer: Viewer) -> Vec<serde_json::Value>;
    /// Which seat acted in each event from this one on; `None` for chance and time.
    fn actors(&self, from: usize) -> Vec<Option<Seat>>;
    /// The number of events after which the seat has been asked the same: since then others acted, and nothing else.
    fn asked_since(&self, seat: Seat) -> usize;
    /// Scores and ranks, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// How many lines the record has below its header.
    fn lines(&self) -> usize;
    /// The record's lines from this one on.
    fn lines_from(&self, first: usize) -> Vec<String>;
    /// The record so far.
    fn record(&self, with_seed: bool) -> Record;
    /// The thought of a bot in this seat, to be finished elsewhere: it holds a copy of the moment and returns the
    /// action. The bot itself gets no more than its seat's look.
    fn think(&self, seat: Seat, bot: Kind, seed: u64) -> Box<dyn FnOnce() -> String + Send>;
    /// A copy, as cheap as its events.
    fn boxed(&self) -> Box<dyn AnyTable>;
}

/// Why an action was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// The text is no action.
    #[error("{0}")]
    Notation(#[from] NotationError),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

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
    with_game!(id, G => const { &G::META })
}

/// The options of a game.
pub fn options(id: &str) -> Option<&'static [OptionSpec]> {
    with_game!(id, G => <G as Game>::Config::OPTIONS)
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
            .map(|config| Box::new(Table::<G>::new(config, seed, players)) as Box<dyn AnyTable>)
    });
    Ok(opened.ok_or_else(|| OpenError::UnknownGame(id.to_owned()))??)
}

/// The table whose record this is, finished or not: nothing is asked for below its events.
pub fn resume_lines(record: &Record) -> Result<Box<dyn AnyTable>, OpenError> {
    let id = record.header.game.as_str();
    let resumed = with_game!(id, G => {
        Table::<G>::resume_lines(record, None).map(|table| table.map(|table| Box::new(table) as Box<dyn AnyTable>))
    });
    let resumed = resumed.ok_or_else(|| Fault::unknown_game(record, &crate::IDS))??;
    resumed.ok_or(OpenError::NoSeed)
}

impl<G: Heuristics> AnyTable for Table<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn seats(&self) -> u8 {
        self.config().seats()
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        Configure::options(self.config())
    }

    fn pending(&self) -> Pending {
        self.state().pending()
    }

    fn pending_at(&self, events: usize) -> Pending {
        self.state_at(events).pending()
    }

    fn events(&self) -> usize {
        Table::events(self).len()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.state().legal_actions(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        Ok(self.state().check(seat, action.parse()?)?)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        Ok(Table::act(self, seat, action.parse()?)?)
    }

    fn act_now(&mut self, seat: Seat, action: &str, claimed: Option<Duration>) -> Result<(), ActError> {
        Ok(Table::act_now(self, seat, action.parse()?, claimed)?)
    }

    fn set_time(&mut self, now: Duration) {
        Table::set_time(self, now);
    }

    fn time(&self) -> Duration {
        self.clocks().time()
    }

    fn clock(&self, seat: Seat) -> Option<RunningClock> {
        Table::clock(self, seat)
    }

    fn next_timeout(&self) -> Option<Duration> {
        Table::next_timeout(self).map(|timeout| timeout.at + G::Clock::grace(self.state()))
    }

    fn time_out(&mut self) -> Result<bool, ActError> {
        Ok(Table::time_out(self, G::Clock::grace(self.state()))?)
    }

    fn draw_all(&mut self) {
        while self.draw().is_some() {}
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeback> {
        Table::take_back(self, seat)
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeback> {
        Table::may_take_back(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(self.state().view(viewer))
    }

    fn view_at(&self, events: usize, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(self.state_at(events).view(viewer))
    }

    fn view_json(&self, events: usize, viewer: Viewer) -> serde_json::Value {
        // A view is plain data: it always has a JSON form (law 11).
        serde_json::to_value(self.state_at(events).view(viewer)).unwrap_or_default()
    }

    fn views(&self, from: usize, viewer: Viewer) -> Vec<Box<dyn Any + Send + Sync>> {
        let boxed = |view| Box::new(view) as Box<dyn Any + Send + Sync>;
        Table::views(self, from, viewer).into_iter().map(boxed).collect()
    }

    fn seen(&self, from: usize, viewer: Viewer) -> Vec<Box<dyn Any + Send + Sync>> {
        let boxed = |seen| Box::new(seen) as Box<dyn Any + Send + Sync>;
        Table::seen(self, from, viewer).into_iter().map(boxed).collect()
    }

    fn seen_json(&self, from: usize, viewer: Viewer) -> Vec<serde_json::Value> {
        let json = |seen: &G::Seen| serde_json::to_value(seen).unwrap_or_default();
        Table::seen(self, from, viewer).iter().map(json).collect()
    }

    fn actors(&self, from: usize) -> Vec<Option<Seat>> {
        let actor = |event: &Event<G::Action, G::Chance>| match event {
            Event::Act(seat, _) => Some(*seat),
            Event::Chance(_) | Event::TimeUp => None,
        };
        Table::events(self).iter().skip(from).map(actor).collect()
    }

    fn asked_since(&self, seat: Seat) -> usize {
        let of_others = |event: &_| matches!(event, Event::Act(actor, _) if *actor != seat);
        Table::events(self).iter().rposition(|event| !of_others(event)).map_or(0, |last| last + 1)
    }

    fn standing(&self) -> Option<Standing> {
        self.state().standing()
    }

    fn lines(&self) -> usize {
        Table::lines(self)
    }

    fn lines_from(&self, first: usize) -> Vec<String> {
        Table::lines_from(self, first)
    }

    fn record(&self, with_seed: bool) -> Record {
        Table::record(self, with_seed)
    }

    fn think(&self, seat: Seat, bot: Kind, seed: u64) -> Box<dyn FnOnce() -> String + Send> {
        let (state, time_left) = (self.state().clone(), self.clocks().time_left(self.state(), seat));
        Box::new(move || {
            let mut actions = Vec::new();
            let mut decision = Decision::new(&state, seat, time_left, &mut actions);
            bot.bot::<G>(seed).choose(&mut decision).to_string()
        })
    }

    fn boxed(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
