//! A game being played: state, record and draws together.

use crate::clocks::{Clocks, RunningClock, Timeout};
use crate::config::Configure;
use crate::draw::{Draws, Seed};
use crate::event::{Event, Pending, Refusal};
use crate::game::{EventOf, Game, GameExt as _, Notation, Viewer};
use crate::history::History;
use crate::record::{ActionText, ChanceText, Fault, Header, HeaderLines, Line, Record, RecordError, Seal};
use crate::replay::{Replay, migrated, replay, replay_stored, typed};
use crate::resign;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::standing::Standing;
use crate::takeback::{NoTakeback, Takeback, draws_after, rewind, takeback};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// How many events lie between two checks of a record.
const CHECK_EVERY: usize = 20;

/// A game being played: what happens to it is recorded, and its chance comes from a committed seed.
///
/// A copy is cheap: it shares all but the present state. What a moment costs to find out, such as who may take back, is
/// found out once for all copies of that moment.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    history: History<G>,
    seed: Seed,
    /// What seats added to the seed.
    parts: Arc<[(Seat, Seed)]>,
    /// How many of the first events were laid out by hand.
    laid: usize,
    draws: Draws,
    players: Arc<[String]>,
    /// All that happened, as the record will say it.
    lines: Arc<Vec<TypedLineOf<G>>>,
    clocks: Clocks,
    /// The seats that gave up.
    resigned: SeatSet,
    /// What each seat may take back at this moment, once somebody has asked. Each moment has its own.
    takebacks: Arc<TakebackCache<G>>,
}

type TakebackCache<G> = [OnceLock<Result<Takeback<G>, NoTakeback>>; MAX_SEATS];

/// One line of the record to be, without its text: so a table is copied in no time.
#[derive(Clone, Copy, Debug)]
enum TypedLine<A, C> {
    Event(Event<A, C>),
    Takeback(Seat),
    Rewind(Seat),
    Resign(Seat),
    Clock(u32),
    Check { events: u32, digest: u32 },
}

type TypedLineOf<G> = TypedLine<<G as Game>::Action, <G as Game>::Chance>;

impl<A: Notation, C: Notation> TypedLine<A, C> {
    fn line(&self) -> Line {
        match *self {
            TypedLine::Event(Event::Act(seat, action)) => {
                Line::Event(Event::Act(seat, ActionText(action.to_string())))
            }
            TypedLine::Event(Event::Chance(chance)) => {
                Line::Event(Event::Chance(ChanceText(chance.to_string())))
            }
            TypedLine::Event(Event::TimeUp) => Line::Event(Event::TimeUp),
            TypedLine::Takeback(seat) => Line::Takeback(seat),
            TypedLine::Rewind(seat) => Line::Rewind(seat),
            TypedLine::Resign(seat) => Line::Resign(seat),
            TypedLine::Clock(milliseconds) => Line::Clock(milliseconds),
            TypedLine::Check { events, digest } => Line::Check { events, digest },
        }
    }
}

impl<G: Game> Table<G> {
    /// A new table; `players` names who sits in each seat, for the record.
    pub fn new(config: G::Config, seed: Seed, players: Vec<String>) -> Self {
        Table::with_parts(config, seed, Vec::new(), players)
    }

    /// The same with what seats added to the seed, in the order of the seats.
    pub fn with_parts(config: G::Config, seed: Seed, parts: Vec<(Seat, Seed)>, players: Vec<String>) -> Self {
        Table {
            history: History::new(config),
            seed,
            draws: Draws::new(seed.with_parts(&parts)),
            parts: parts.into(),
            laid: 0,
            players: players.into(),
            lines: Arc::default(),
            clocks: Clocks::default(),
            resigned: SeatSet::EMPTY,
            takebacks: Arc::default(),
        }
    }

    /// The table a record was saved from; `None` when the record does not hold its seed.
    pub fn resume(record: &Record, sheet: Option<&str>) -> Result<Option<Self>, RecordError> {
        Ok(Self::replayed(record, replay::<G>(record, sheet)?))
    }

    /// The same for a record that is still being written: nothing is asked for below its events. One that was begun under
    /// older rules goes on under them where they are still played, and otherwise under those of today, if they allow all
    /// that happened. What was in time when it happened is not asked again.
    pub fn resume_lines(record: &Record, sheet: Option<&str>) -> Result<Option<Self>, RecordError> {
        match replay_stored::<G>(record, sheet) {
            Err(RecordError { fault: Fault::Rules { found, known }, .. }) if found < known => {
                let newest = migrated::<G>(record, sheet)?;
                Ok(Self::replayed(&newest, replay_stored::<G>(&newest, sheet)?))
            }
            replayed => Ok(Self::replayed(record, replayed?)),
        }
    }

    fn replayed(record: &Record, replayed: Replay<G>) -> Option<Self> {
        let (_, seed) = record.seed?;
        let mut clocks = replayed.clocks;
        clocks.resume(replayed.history.state());
        Some(Table {
            seed,
            parts: record.header.parts.as_slice().into(),
            laid: record.header.laid,
            draws: replayed.draws?,
            players: record.header.players.as_slice().into(),
            // Every line was read once already, or the replay would have failed.
            lines: Arc::new(record.lines.iter().filter_map(|(_, line)| typed_line::<G>(line)).collect()),
            clocks,
            resigned: replayed.resigned,
            takebacks: Arc::default(),
            history: replayed.history,
        })
    }

    /// The state now. Only what drives the table may look at it: people and bots get views.
    pub fn state(&self) -> &G {
        self.history.state()
    }

    /// What the table waits for: what the state does, until giving up has ended the game.
    pub fn pending(&self) -> Pending {
        if self.is_given_up() { Pending::Over } else { self.state().pending() }
    }

    /// Scores and ranks, once the game is over; those who gave up are last where that ended it.
    pub fn standing(&self) -> Option<Standing> {
        if self.is_given_up() {
            return Some(Standing::of_resigned(self.state().seats(), self.resigned));
        }
        self.state().standing()
    }

    /// The seats that gave up.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    fn is_given_up(&self) -> bool {
        resign::ends_game(self.resigned, &self.players, self.state().seats())
    }

    /// `Ok` while anything may happen.
    fn check_goes_on(&self) -> Result<(), Refusal> {
        if self.is_given_up() { Err(Refusal::GameOver) } else { Ok(()) }
    }

    /// The seat gives up. The game is over when one seat alone is left, or no person; until then somebody else may play on in
    /// the seat. Whether it is over is told.
    pub fn resign(&mut self, seat: Seat) -> Result<bool, Refusal> {
        if self.pending() == Pending::Over {
            return Err(Refusal::GameOver);
        }
        resign::check(self.resigned, seat, self.state().seats())?;
        self.resigned.insert(seat);
        self.push(TypedLine::Resign(seat));
        self.takebacks = Arc::default();
        Ok(self.is_given_up())
    }

    /// How the game was set up.
    pub fn config(&self) -> &G::Config {
        self.history.config()
    }

    /// The events that stand.
    pub fn events(&self) -> &[EventOf<G>] {
        self.history.events()
    }

    /// The state after the first `events` events. It costs the same early and late in a game.
    pub fn state_at(&self, events: usize) -> G {
        self.history.state_at(events)
    }

    /// What the viewer saw of each event from this one on.
    pub fn seen(&self, from: usize, viewer: Viewer) -> Vec<G::Seen> {
        let mut state = self.state_at(from);
        let see = |event| {
            let before = state.clone();
            state.apply_unchecked(event);
            before.observe(event, &state, viewer)
        };
        self.events().iter().skip(from).map(see).collect()
    }

    /// What the viewer could know before this event, and after each from it on.
    pub fn views(&self, from: usize, viewer: Viewer) -> Vec<G::View> {
        let mut state = self.state_at(from);
        let first = state.view(viewer);
        let next = |event| {
            state.apply_unchecked(event);
            state.view(viewer)
        };
        std::iter::once(first).chain(self.events().iter().skip(from).map(next)).collect()
    }

    /// Where bots at this table take their chance from.
    pub fn bot_seed(&self) -> u64 {
        self.seed.with_parts(&self.parts).bot_seed()
    }

    /// Who sits in each seat.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// A seat acts.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.happen(Event::Act(seat, action), None)
    }

    /// A seat acts when the clock that runs for it has run this long; the record keeps the reading.
    pub fn act_at(&mut self, seat: Seat, action: G::Action, reading: Duration) -> Result<(), Refusal> {
        // Whole milliseconds, as the record will say them. What it could not hold, after 49 days, is as late as can be.
        let milliseconds = u32::try_from(reading.as_millis()).unwrap_or(u32::MAX);
        let reading = Duration::from_millis(milliseconds.into());
        self.check_goes_on()?;
        self.state().check(seat, action)?;
        self.clocks.check(self.state(), seat, action, reading)?;
        self.push(TypedLine::Clock(milliseconds));
        self.happen(Event::Act(seat, action), Some(reading))
    }

    /// A seat acts at the driver's present time, by the clock where one runs for it. Its sender may claim a reading of
    /// that clock; [`Clocks::settle`] says whether it counts.
    pub fn act_now(
        &mut self,
        seat: Seat,
        action: G::Action,
        claimed: Option<Duration>,
    ) -> Result<(), Refusal> {
        match self.clocks.settle(self.state(), seat, claimed) {
            Some(reading) => self.act_at(seat, action, reading),
            None => self.act(seat, action),
        }
    }

    /// `Ok` when [`Table::act_now`] would take this action of the seat, or why it would not.
    pub fn check_now(&self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.check_goes_on()?;
        self.state().check(seat, action)?;
        match self.clocks.settle(self.state(), seat, None) {
            Some(reading) => self.clocks.check(self.state(), seat, action, reading),
            None => Ok(()),
        }
    }

    /// The driver's time has come to this: see [`Clocks`]. A driver tells it before what happens then, and begins at
    /// [`Clocks::time`], which is not zero for a table that comes back from a record.
    pub fn set_time(&mut self, now: Duration) {
        self.clocks.set_time(now);
    }

    /// The clocks of the rules.
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// The clock that runs for a seat that is asked; `None` where nothing is timed for it.
    pub fn clock(&self, seat: Seat) -> Option<RunningClock> {
        self.clocks.running(self.state(), seat).filter(|_| !self.is_given_up())
    }

    /// The clock that runs out first, and what happens then; `None` when nothing is timed.
    pub fn next_timeout(&self) -> Option<Timeout<EventOf<G>>> {
        self.clocks.next_timeout(self.state()).filter(|_| !self.is_given_up())
    }

    /// Carries out what happens when a clock runs out, if the next one did so `grace` ago or earlier; whether it did.
    pub fn time_out(&mut self, grace: Duration) -> Result<bool, Refusal> {
        match self.next_timeout() {
            Some(timeout) if timeout.at + grace <= self.clocks.time() => {
                self.happen(timeout.event, None).map(|()| true)
            }
            _ => Ok(false),
        }
    }

    /// Time is up, whatever the clocks say.
    pub fn time_up(&mut self) -> Result<(), Refusal> {
        self.happen(Event::TimeUp, None)
    }

    /// Lets chance fall, when the game waits for it, and says how it fell.
    pub fn draw(&mut self) -> Option<G::Chance> {
        let state = self.history.state();
        if self.pending() != Pending::Chance {
            return None;
        }
        let outcome = state.pick_chance(|bound| self.draws.ticket(bound), &mut Vec::new());
        self.happen(Event::Chance(outcome), None).ok().map(|()| outcome)
    }

    /// All that happened so far was laid out by hand, as in a lesson: the draws begin here, and the record says so. What is
    /// laid out cannot be taken back.
    pub fn settle(&mut self) {
        self.laid = self.events().len();
        self.draws = Draws::new(self.seed.with_parts(&self.parts));
        self.takebacks = Arc::default();
    }

    /// Lets chance fall this way, whatever the seed says: for tables laid out by hand. Their records verify only once
    /// [`Table::settle`] has said so.
    pub fn force_chance(&mut self, outcome: G::Chance) -> Result<(), Refusal> {
        self.happen(Event::Chance(outcome), None)
    }

    /// The seat takes its last action back; where it plays with bots alone, if need be with all that followed. Clocks go on
    /// as if it had not. Whether anything followed is told.
    pub fn take_back(&mut self, seat: Seat) -> Result<bool, NoTakeback> {
        let Takeback { at, before, rewinds } = self.takeback(seat).clone()?;
        if rewinds {
            self.draws =
                draws_after(&self.history, self.laid, at, Draws::new(self.seed.with_parts(&self.parts)));
            self.history.rewind(at, before);
            self.push(TypedLine::Rewind(seat));
        } else {
            self.history.remove(at, before);
            self.push(TypedLine::Takeback(seat));
        }
        self.takebacks = Arc::default();
        Ok(rewinds)
    }

    /// `Ok` when the seat may take its last action back, or why it may not. It is computed once for a moment, however
    /// many ask.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeback> {
        self.takeback(seat).as_ref().map(drop).map_err(|why| *why)
    }

    fn takeback(&self, seat: Seat) -> &Result<Takeback<G>, NoTakeback> {
        self.takebacks[seat.index()].get_or_init(|| {
            if self.is_given_up() {
                return Err(NoTakeback::Over);
            }
            let rewind = |why| rewind(&self.history, &self.players, &self.clocks, seat).ok_or(why);
            let back = takeback(&self.history, seat).or_else(rewind)?;
            if back.at < self.laid { Err(NoTakeback::Nothing) } else { Ok(back) }
        })
    }

    /// How many lines the record has below its header.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// The record's lines from this one on, as text: what has to be stored after something happened.
    pub fn lines_from(&self, first: usize) -> Vec<String> {
        self.lines.iter().skip(first).map(|line| line.line().to_string()).collect()
    }

    /// The record so far. `with_seed` shows the seed, which lets anybody foresee the draws: after the last event,
    /// or in a file of one's own.
    pub fn record(&self, with_seed: bool) -> Record {
        let mut lines: Vec<Line> = self.lines.iter().map(TypedLine::line).collect();
        if !matches!(lines.last(), Some(Line::Check { .. }) | None) {
            lines.push(self.check().line());
        }
        Record {
            header: Header {
                game: G::META.id.to_owned(),
                rules: self.config().older_rules().unwrap_or(G::META.rules),
                components: self.config().components(),
                seats: self.config().seats(),
                config: self
                    .config()
                    .options()
                    .iter()
                    .map(|(k, v)| (String::from(*k), String::from(*v)))
                    .collect(),
                players: self.players.to_vec(),
                commitment: Some(self.seed.commitment()),
                parts: self.parts.to_vec(),
                laid: self.laid,
                at: HeaderLines::default(),
            },
            lines: lines.into_iter().map(|line| (0, line)).collect(),
            result: self.state().standing().map(|standing| (0, standing.totals.as_slice().to_vec())),
            seed: with_seed.then_some((0, self.seed)),
            seal: Seal::Missing,
        }
    }

    fn happen(&mut self, event: EventOf<G>, reading: Option<Duration>) -> Result<(), Refusal> {
        self.check_goes_on()?;
        let before = self.history.apply(event)?;
        self.clocks.note(before.as_ref(), &event, self.history.state(), reading);
        self.push(TypedLine::Event(event));
        if self.events().len().is_multiple_of(CHECK_EVERY) {
            self.push(self.check());
        }
        self.takebacks = Arc::default();
        Ok(())
    }

    fn push(&mut self, line: TypedLineOf<G>) {
        Arc::make_mut(&mut self.lines).push(line);
    }

    fn check(&self) -> TypedLineOf<G> {
        TypedLine::Check { events: self.events().len() as u32, digest: self.state().digest32() }
    }
}

/// A record's line in the types of a game.
fn typed_line<G: Game>(line: &Line) -> Option<TypedLineOf<G>> {
    match line {
        Line::Event(event) => typed::<G>(event).ok().map(TypedLine::Event),
        Line::Takeback(seat) => Some(TypedLine::Takeback(*seat)),
        Line::Rewind(seat) => Some(TypedLine::Rewind(*seat)),
        Line::Resign(seat) => Some(TypedLine::Resign(*seat)),
        Line::Clock(milliseconds) => Some(TypedLine::Clock(*milliseconds)),
        Line::Check { events, digest } => Some(TypedLine::Check { events: *events, digest: *digest }),
    }
}
