//! A table of any game, the type forgotten: what a server can hold a thousand different ones of.

use dino_bots::{Kind, Look};
use dino_core::table::NoTakeback;
use dino_core::{
    Configure, Event, Meta, NotationError, Pending, Record, Refusal, Seat, Standing, Table, Viewer,
};
use dino_page::model::LogLine;
use dino_page::{GamePage, Show, ShownView, ViewOf, Words};
use std::time::Duration;

/// A game being played, whichever it is. Actions are texts; what a viewer may know can be shown on a page, told in words,
/// or is JSON for everybody else.
pub trait AnyTable: Send + Sync {
    /// What its game brings to the pages.
    fn page(&self) -> &'static GamePage;
    /// What is fixed about the game.
    fn meta(&self) -> &'static Meta {
        self.page().meta
    }
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
    /// The seat acts under a running clock: `claimed` is its own reading of it in milliseconds, `arrival` ours.
    fn act_timed(&mut self, seat: Seat, action: &str, claimed: u32, arrival: u32) -> Result<(), ActError>;
    /// How long the pending seats have by the rules, if they are timed.
    fn time_limit(&self) -> Option<Duration>;
    /// How long the seat has of the time for all.
    fn seat_limit(&self, seat: Seat) -> Option<Duration>;
    /// How long the seat has by a clock of its own, and what is done for it then.
    fn own_clock(&self, seat: Seat) -> Option<(Duration, String)>;
    /// When the seat last acted by the clock that still runs for it.
    fn last_stamp(&self, seat: Seat) -> Option<Duration>;
    /// How much later than its reading of the clock an action may arrive.
    fn grace(&self) -> Duration;
    /// The time for all is up.
    fn time_up(&mut self) -> Result<(), ActError>;
    /// Lets chance fall until it falls no more.
    fn draw_all(&mut self);
    /// The seat takes its last action back.
    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeback>;
    /// Whether the seat may take its last action back.
    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeback>;
    /// What the viewer may know now.
    fn view(&self, viewer: Viewer) -> Box<dyn ShownView>;
    /// What the viewer could know after the first `events` events.
    fn view_at(&self, events: usize, viewer: Viewer) -> Box<dyn ShownView>;
    /// The same as JSON.
    fn view_json(&self, events: usize, viewer: Viewer) -> serde_json::Value;
    /// What the viewer saw from this event on and what followed from it, in words.
    fn log(&self, from: usize, viewer: Viewer, names: &[String], words: &Words) -> Vec<LogLine>;
    /// What the viewer saw of one event, in words.
    fn told(&self, event: usize, viewer: Viewer, names: &[String], words: &Words) -> String;
    /// The number of the last event in which each seat acted, as far as that is not long ago.
    fn last_actions(&self) -> Vec<Option<usize>>;
    /// Who acted last.
    fn last_actor(&self) -> Option<Seat>;
    /// What the viewer saw of the events from this one on, as JSON.
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

/// What a seat did before so many events is long ago: nobody is told of it as its last action.
const RECENT_EVENTS: usize = 40;

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

impl<G: Show> AnyTable for Table<G>
where
    G::Seen: Send + Sync + 'static,
{
    fn page(&self) -> &'static GamePage {
        G::PAGE
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

    fn act_timed(&mut self, seat: Seat, action: &str, claimed: u32, arrival: u32) -> Result<(), ActError> {
        Ok(Table::act_timed(self, seat, action.parse()?, claimed, arrival)?)
    }

    fn time_limit(&self) -> Option<Duration> {
        self.state().time_limit()
    }

    fn seat_limit(&self, seat: Seat) -> Option<Duration> {
        self.state().seat_limit(seat)
    }

    fn own_clock(&self, seat: Seat) -> Option<(Duration, String)> {
        self.state().own_clock(seat).map(|(limit, action)| (limit, action.to_string()))
    }

    fn last_stamp(&self, seat: Seat) -> Option<Duration> {
        Table::last_stamp(self, seat)
    }

    fn grace(&self) -> Duration {
        self.state().grace()
    }

    fn time_up(&mut self) -> Result<(), ActError> {
        Ok(Table::time_up(self)?)
    }

    fn draw_all(&mut self) {
        while self.draw().is_some() {}
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeback> {
        Table::take_back(self, seat)
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeback> {
        Table::may_take_back(self, seat).map(drop)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn ShownView> {
        Box::new(ViewOf::<G>(self.state().view(viewer)))
    }

    fn view_at(&self, events: usize, viewer: Viewer) -> Box<dyn ShownView> {
        Box::new(ViewOf::<G>(self.state_at(events).view(viewer)))
    }

    fn view_json(&self, events: usize, viewer: Viewer) -> serde_json::Value {
        // A view is plain data: it always has a JSON form (law 11).
        serde_json::to_value(self.state_at(events).view(viewer)).unwrap_or_default()
    }

    fn log(&self, from: usize, viewer: Viewer, names: &[String], words: &Words) -> Vec<LogLine> {
        dino_page::log(self, from, viewer, names, words)
    }

    fn told(&self, event: usize, viewer: Viewer, names: &[String], words: &Words) -> String {
        dino_page::told(self, event, viewer, names, words)
    }

    fn last_actions(&self) -> Vec<Option<usize>> {
        let mut last = vec![None; usize::from(self.seats())];
        let recent = Table::events(self).iter().enumerate().rev().take(RECENT_EVENTS);
        for (number, event) in recent {
            if let Some(seat) = dino_page::actor(event) {
                last[seat.index()].get_or_insert(number);
            }
        }
        last
    }

    fn last_actor(&self) -> Option<Seat> {
        Table::events(self).iter().rev().find_map(dino_page::actor)
    }

    fn seen_json(&self, from: usize, viewer: Viewer) -> Vec<serde_json::Value> {
        let json = |seen: &G::Seen| serde_json::to_value(seen).unwrap_or_default();
        Table::seen(self, from, viewer).iter().map(json).collect()
    }

    fn actors(&self, from: usize) -> Vec<Option<Seat>> {
        Table::events(self).iter().skip(from).map(dino_page::actor).collect()
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
        let state = self.state().clone();
        Box::new(move || bot.bot::<G>(seed).choose(&mut Look::new(&state, seat, &mut Vec::new())).to_string())
    }

    fn boxed(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
