//! A table of any game, the type forgotten: what a server can hold a thousand different ones of.

use dino_bots::advice::{advise, loss, weigh};
use dino_bots::review::{Effort, NoReview, Review, evaluator, review};
use dino_bots::search::{Budget, Cancel};
use dino_bots::{Bot, Decision, Kind};
use dino_core::{
    Clock as _, Configure, Event, GameExt as _, MAX_SEATS, Meta, NoTakeback, NotationError, Pending, Record,
    Refusal, RunningClock, Seat, SeatSet, Standing, Table, Viewer,
};
use dino_page::model::{Advice, LogLine, Suggestion};
use dino_page::{GamePage, Show, ShownView, ViewOf, Words};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use std::sync::{Arc, Mutex};
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
    /// What the seat may do at the driver's present time, in notation: what [`AnyTable::act_now`] would take.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What the driver does for the seat without asking it, in notation; `None` where it is to be asked.
    fn automatic_action(&self, seat: Seat) -> Option<String>;
    /// Whether the seat may do this at the driver's present time.
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
    /// How long it takes until the clock that runs for the seat lets it do anything useful, as during a countdown.
    fn lead_left(&self, seat: Seat) -> Duration;
    /// When the next clock of the rules runs out, grace included.
    fn next_timeout(&self) -> Option<Duration>;
    /// Carries out what happens when the next clock has run out; whether it had.
    fn time_out(&mut self) -> Result<bool, ActError>;
    /// Lets chance fall until it falls no more.
    fn draw_all(&mut self);
    /// Lays out an event as a record says it, whatever the seed and the clocks would say.
    fn lay(&mut self, event: &str) -> Result<(), ActError>;
    /// All so far was laid out by hand: the draws begin here, and the record says so.
    fn settle(&mut self);
    /// The digest of the state.
    fn digest(&self) -> u32;
    /// What the seat may choose from, whatever the clocks say, in notation.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// The points the seat would have if it were counted now, where the game can tell.
    fn points(&self, seat: Seat) -> Option<i32>;
    /// The seat takes its last action back.
    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeback>;
    /// Whether the seat may take its last action back.
    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeback>;
    /// The seat gives up; whether that ends the game.
    fn resign(&mut self, seat: Seat) -> Result<bool, Refusal>;
    /// The seats that gave up.
    fn resigned(&self) -> SeatSet;
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
    /// The number of the last event in which each seat had acted after so many events: in the same round, and not long ago.
    fn last_actions(&self, events: usize) -> Vec<Option<usize>>;
    /// Who acted last.
    fn last_actor(&self) -> Option<Seat>;
    /// How long it takes to tell the events from this one on, in hundredths of what an ordinary act takes.
    fn telling(&self, from: usize) -> u32;
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
    /// The thought of the bot of this seat, to be finished elsewhere: it holds a copy of the moment and returns the action.
    /// The bot itself gets no more than its seat's decision. It is made from the seed when it is first asked, and stays.
    /// What is cancelled ends soon, with the best that was found.
    fn think(
        &mut self,
        seat: Seat,
        kind: Kind,
        seed: u64,
        cancel: Cancel,
    ) -> Box<dyn FnOnce() -> String + Send>;
    /// What a seat that was asked after the first `events` events should do, from what it could know then; `None` where it was
    /// asked nothing. It takes as long as its budget.
    fn advise(
        &self,
        events: usize,
        seat: Seat,
        budget: Budget,
        names: &[String],
        words: &Words,
    ) -> Option<Advice>;
    /// What whoever acted in an event could have weighed, and what was done in notation: from what this viewer could know then, and
    /// only where the viewer saw all of what was done.
    fn weigh(
        &self,
        event: usize,
        viewer: Viewer,
        budget: Budget,
        names: &[String],
        words: &Words,
    ) -> Option<(Advice, String)>;
    /// What made the result, once the game is over. It takes as long as its effort; `go_on` hears how far it is, in thousandths,
    /// and says whether to go on.
    fn review(&self, effort: Effort, go_on: &mut dyn FnMut(u32) -> bool) -> Result<Review<String>, NoReview>;
    /// What a review would be made by now: one that something else made is out of date.
    fn evaluator(&self) -> String;
    /// An action of a seat that was asked after the first `events` events, as a person would say it, why it is good or bad, and what
    /// is clicked for it.
    fn said(
        &self,
        events: usize,
        seat: Seat,
        action: &str,
        names: &[String],
        words: &Words,
    ) -> Option<(String, Option<String>, Vec<String>)>;
    /// What one action gives away against another, as a part of a game, with its standard error: over so many worlds the seat
    /// could not exclude.
    fn given_away(&self, events: usize, seat: Seat, actions: [&str; 2], worlds: u32) -> Option<(f64, f64)>;
    /// A new table at which the first `events` events happened again, drawn from the same seed; `None` where they cannot, as
    /// under a clock.
    fn replayed(&self, events: usize, players: Vec<String>) -> Option<Box<dyn AnyTable>>;
    /// A copy, as cheap as its events.
    fn boxed(&self) -> Box<dyn AnyTable>;
}

/// How many worlds are sampled for one in which a seat holds what it was seen to play.
const MAX_WORLDS: u32 = 200;

/// Where reviews take their chance from: never from the deal.
const REVIEW_SEED: u64 = 0x0d1_407ab1e;

/// What a search says to a seat, in words. Chance comes from the moment alone: the same question has the same answer.
fn advised<G: Show>(
    view: &G::View,
    seat: Seat,
    done: Option<G::Action>,
    events: usize,
    budget: Budget,
    names: &[String],
    words: &Words,
) -> Option<Advice> {
    let seed = 31 * events as u64 + u64::from(seat.number());
    let found = match done {
        Some(done) => weigh::<G>(view, seat, done, seed, budget),
        None => advise::<G>(view, seat, seed, budget),
    };
    let found: Vec<_> = found.into_iter().map(|one| (one.action, one.share)).collect();
    (!found.is_empty()).then(|| dino_page::advice::<G>(view, seat, events, &found, names, words))
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

/// A table of one game, and the bots that play at it: each stays in its seat for the whole game and keeps its plan.
#[derive(Clone)]
pub struct GameTable<G: Show> {
    table: Table<G>,
    bots: [Option<(Kind, SeatBot<G>)>; MAX_SEATS],
}

/// A bot, shared with the thread on which it thinks.
type SeatBot<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

impl<G: Show> From<Table<G>> for GameTable<G> {
    fn from(table: Table<G>) -> Self {
        GameTable { table, bots: Default::default() }
    }
}

impl<G: Show> GameTable<G> {
    /// The bot of a seat. One that panicked while it thought is not asked again.
    fn bot(&mut self, seat: Seat, kind: Kind, seed: u64) -> SeatBot<G> {
        let known = self.bots[seat.index()].take();
        let fits = |(known, bot): &(Kind, SeatBot<G>)| *known == kind && !bot.is_poisoned();
        let (_, bot) =
            known.filter(fits).unwrap_or_else(|| (kind, Arc::new(Mutex::new(kind.bot::<G>(seed)))));
        self.bots[seat.index()] = Some((kind, bot.clone()));
        bot
    }
}

impl<G: Show> AnyTable for GameTable<G> {
    fn page(&self) -> &'static GamePage {
        G::PAGE
    }

    fn seats(&self) -> u8 {
        self.table.config().seats()
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        Configure::options(self.table.config())
    }

    fn pending(&self) -> Pending {
        self.table.pending()
    }

    fn pending_at(&self, events: usize) -> Pending {
        if events >= self.events() {
            return self.table.pending();
        }
        self.table.state_at(events).pending()
    }

    fn events(&self) -> usize {
        self.table.events().len()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        if self.table.pending() == Pending::Over {
            return Vec::new();
        }
        self.table.clocks().timely_actions(self.table.state(), seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn automatic_action(&self, seat: Seat) -> Option<String> {
        let asked = self.table.pending() != Pending::Over;
        asked.then(|| self.table.state().automatic_action(seat))?.map(|action| action.to_string())
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        Ok(self.table.check_now(seat, action.parse()?)?)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        Ok(self.table.act(seat, action.parse()?)?)
    }

    fn act_now(&mut self, seat: Seat, action: &str, claimed: Option<Duration>) -> Result<(), ActError> {
        Ok(self.table.act_now(seat, action.parse()?, claimed)?)
    }

    fn set_time(&mut self, now: Duration) {
        self.table.set_time(now);
    }

    fn time(&self) -> Duration {
        self.table.clocks().time()
    }

    fn clock(&self, seat: Seat) -> Option<RunningClock> {
        self.table.clock(seat)
    }

    fn lead_left(&self, seat: Seat) -> Duration {
        let elapsed = self.table.clock(seat).map(|clock| clock.elapsed(self.table.clocks().time()));
        elapsed.map_or(Duration::ZERO, |elapsed| {
            G::Clock::lead(self.table.state(), seat).saturating_sub(elapsed)
        })
    }

    fn next_timeout(&self) -> Option<Duration> {
        self.table.next_timeout().map(|timeout| timeout.at + G::Clock::grace(self.table.state()))
    }

    fn time_out(&mut self) -> Result<bool, ActError> {
        Ok(self.table.time_out(G::Clock::grace(self.table.state()))?)
    }

    fn draw_all(&mut self) {
        while self.table.draw().is_some() {}
    }

    fn lay(&mut self, event: &str) -> Result<(), ActError> {
        match event.parse::<Event<G::Action, G::Chance>>()? {
            Event::Act(seat, action) => self.table.act(seat, action)?,
            Event::Chance(outcome) => self.table.force_chance(outcome)?,
            Event::TimeUp => self.table.time_up()?,
        }
        Ok(())
    }

    fn settle(&mut self) {
        self.table.settle();
    }

    fn digest(&self) -> u32 {
        self.table.state().digest32()
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let mut choices = Vec::new();
        self.table.state().choices(seat, &mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    fn points(&self, seat: Seat) -> Option<i32> {
        let view = self.table.state().view(Viewer::Seat(seat));
        Some(G::points_of(&view, seat)?.iter().sum())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeback> {
        if self.table.take_back(seat)? {
            // What bots planned is gone with what they did.
            self.bots = Default::default();
        }
        Ok(())
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeback> {
        self.table.may_take_back(seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<bool, Refusal> {
        self.table.resign(seat)
    }

    fn resigned(&self) -> SeatSet {
        self.table.resigned()
    }

    fn view(&self, viewer: Viewer) -> Box<dyn ShownView> {
        Box::new(ViewOf::<G>(self.table.state().view(viewer)))
    }

    fn view_at(&self, events: usize, viewer: Viewer) -> Box<dyn ShownView> {
        Box::new(ViewOf::<G>(self.table.state_at(events).view(viewer)))
    }

    fn view_json(&self, events: usize, viewer: Viewer) -> serde_json::Value {
        // A view is plain data: it always has a JSON form (law 11).
        serde_json::to_value(self.table.state_at(events).view(viewer)).unwrap_or_default()
    }

    fn log(&self, from: usize, viewer: Viewer, names: &[String], words: &Words) -> Vec<LogLine> {
        dino_page::log(&self.table, from, viewer, names, words)
    }

    fn told(&self, event: usize, viewer: Viewer, names: &[String], words: &Words) -> String {
        dino_page::told(&self.table, event, viewer, names, words)
    }

    fn last_actions(&self, events: usize) -> Vec<Option<usize>> {
        let mut last = vec![None; usize::from(self.seats())];
        let past = self.table.events().iter().enumerate().take(events);
        let recent = past.rev().take(RECENT_EVENTS);
        for (number, event) in recent.take_while(|(_, event)| !G::begins_round(event)) {
            if let Some(seat) = dino_page::actor(event) {
                last[seat.index()].get_or_insert(number);
            }
        }
        last
    }

    fn telling(&self, from: usize) -> u32 {
        dino_page::telling(&self.table, from)
    }

    fn last_actor(&self) -> Option<Seat> {
        self.table.events().iter().rev().find_map(dino_page::actor)
    }

    fn seen_json(&self, from: usize, viewer: Viewer) -> Vec<serde_json::Value> {
        let json = |seen: &G::Seen| serde_json::to_value(seen).unwrap_or_default();
        self.table.seen(from, viewer).iter().map(json).collect()
    }

    fn actors(&self, from: usize) -> Vec<Option<Seat>> {
        self.table.events().iter().skip(from).map(dino_page::actor).collect()
    }

    fn asked_since(&self, seat: Seat) -> usize {
        let of_others = |event: &_| matches!(event, Event::Act(actor, _) if *actor != seat);
        self.table.events().iter().rposition(|event| !of_others(event)).map_or(0, |last| last + 1)
    }

    fn standing(&self) -> Option<Standing> {
        self.table.standing()
    }

    fn lines(&self) -> usize {
        self.table.lines()
    }

    fn lines_from(&self, first: usize) -> Vec<String> {
        self.table.lines_from(first)
    }

    fn record(&self, with_seed: bool) -> Record {
        self.table.record(with_seed)
    }

    fn think(
        &mut self,
        seat: Seat,
        kind: Kind,
        seed: u64,
        cancel: Cancel,
    ) -> Box<dyn FnOnce() -> String + Send> {
        let bot = self.bot(seat, kind, seed);
        let state = self.table.state().clone();
        let time_left = self.table.clocks().time_left(&state, seat);
        Box::new(move || {
            let mut actions = Vec::new();
            let mut decision = Decision::new(&state, seat, time_left, &mut actions).until(cancel);
            // Whoever panicked with it in hand is not thinking any more, and its table has another one.
            let mut bot = bot.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            bot.choose(&mut decision).to_string()
        })
    }

    fn advise(
        &self,
        events: usize,
        seat: Seat,
        budget: Budget,
        names: &[String],
        words: &Words,
    ) -> Option<Advice> {
        let view = self.table.state_at(events).view(Viewer::Seat(seat));
        advised::<G>(&view, seat, None, events, budget, names, words)
    }

    fn weigh(
        &self,
        event: usize,
        viewer: Viewer,
        budget: Budget,
        names: &[String],
        words: &Words,
    ) -> Option<(Advice, String)> {
        let happened = self.table.events().get(event)?;
        let Event::Act(seat, action) = happened else { return None };
        let (before, after) = (self.table.state_at(event), self.table.state_at(event + 1));
        if before.observe(happened, &after, viewer) != before.observe(happened, &after, Viewer::Everything) {
            return None;
        }
        // A world the viewer could not exclude, always the same one, in which this could be done: what the actor knew beyond it
        // stays with the actor.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(event as u64);
        let world = match viewer {
            Viewer::Everything => before,
            Viewer::Seat(_) | Viewer::Public => {
                let view = before.view(viewer);
                let mut worlds = (0..MAX_WORLDS).map(|_| G::sample(&view, &mut rng));
                worlds.find(|world| world.check(*seat, *action).is_ok())?
            }
        };
        let view = world.view(Viewer::Seat(*seat));
        let advice = advised::<G>(&view, *seat, Some(*action), event, budget, names, words)?;
        // One of several that are alike may stand for it.
        let is_done = |one: &&Suggestion| {
            one.action.parse().is_ok_and(|one| one == *action || G::are_alike(&view, one, *action))
        };
        let done = advice.suggestions.iter().find(is_done).map(|one| one.action.clone());
        Some((advice, done.unwrap_or_else(|| action.to_string())))
    }

    fn review(&self, effort: Effort, go_on: &mut dyn FnMut(u32) -> bool) -> Result<Review<String>, NoReview> {
        let mut states = vec![self.table.state_at(0)];
        for event in self.table.events() {
            let mut next = states[states.len() - 1].clone();
            // The table has accepted every event already.
            next.apply_unchecked(event);
            states.push(next);
        }
        let found = review(&states, self.table.events(), effort, REVIEW_SEED, go_on)?;
        Ok(found.map(|action| action.to_string()))
    }

    fn evaluator(&self) -> String {
        evaluator::<G>()
    }

    fn said(
        &self,
        events: usize,
        seat: Seat,
        action: &str,
        names: &[String],
        words: &Words,
    ) -> Option<(String, Option<String>, Vec<String>)> {
        let (state, action) = (self.table.state_at(events), action.parse().ok()?);
        state.check(seat, action).ok()?;
        let view = state.view(Viewer::Seat(seat));
        let advice = dino_page::advice::<G>(&view, seat, events, &[(action, None)], names, words);
        advice.suggestions.into_iter().next().map(|one| (one.label, one.why, one.elements))
    }

    fn given_away(&self, events: usize, seat: Seat, actions: [&str; 2], worlds: u32) -> Option<(f64, f64)> {
        let state = self.table.state_at(events);
        let [tried, best] = [actions[0].parse().ok()?, actions[1].parse().ok()?];
        state.check(seat, tried).and(state.check(seat, best)).ok()?;
        let view = state.view(Viewer::Seat(seat));
        Some(loss::<G>(&view, seat, tried, best, worlds, REVIEW_SEED ^ events as u64))
    }

    fn replayed(&self, events: usize, players: Vec<String>) -> Option<Box<dyn AnyTable>> {
        let record = self.table.record(true);
        let (_, seed) = record.seed?;
        let mut table =
            Table::<G>::with_parts(self.table.config().clone(), seed, record.header.parts, players);
        for event in self.table.events().get(..events)? {
            match event {
                Event::Act(seat, action) => table.act(*seat, *action).ok()?,
                Event::Chance(outcome) => table.draw().filter(|drawn| drawn == outcome).map(drop)?,
                Event::TimeUp => table.time_up().ok()?,
            }
        }
        Some(Box::new(GameTable::from(table)))
    }

    fn boxed(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
