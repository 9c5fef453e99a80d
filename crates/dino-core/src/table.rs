//! A game being played: state, record and draws together.

use crate::clock::Stamps;
use crate::config::Configure;
use crate::draw::{Draws, Seed};
use crate::event::{Event, Pending, Refusal};
use crate::game::{EventOf, Game, Notation, Viewer};
use crate::record::{ActionText, ChanceText, Header, HeaderLines, Line, Record, RecordError, Seal};
use crate::replay::{Replay, migrated, replay, replay_lines, typed};
use crate::seat::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::sync::Arc;
use std::time::Duration;

/// How many events lie between two checks of a record.
const CHECK_EVERY: usize = 20;

/// A game being played: what happens to it is recorded, and its chance comes from a committed seed.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// Shared by all copies, as it never changes.
    config: Arc<G::Config>,
    seed: Seed,
    draws: Draws,
    players: Arc<[String]>,
    state: G,
    /// A number of events, and the state after so many: that before the last action. Who was there then is told what
    /// happened since without playing the whole game again.
    recent: (usize, G),
    /// The events that stand.
    events: Vec<EventOf<G>>,
    /// All that happened, as the record will say it.
    marks: Vec<MarkOf<G>>,
    stamps: Stamps,
}

/// One line of the record to be, without its text: so a table is cloned in no time.
#[derive(Clone, Copy, Debug)]
enum Mark<A, C> {
    Event(Event<A, C>),
    Takeback(Seat),
    Clock(u32),
    Check { events: u32, digest: u32 },
}

type MarkOf<G> = Mark<<G as Game>::Action, <G as Game>::Chance>;

impl<A: Notation, C: Notation> Mark<A, C> {
    fn line(&self) -> Line {
        match *self {
            Mark::Event(Event::Act(seat, action)) => {
                Line::Event(Event::Act(seat, ActionText(action.to_string())))
            }
            Mark::Event(Event::Chance(chance)) => Line::Event(Event::Chance(ChanceText(chance.to_string()))),
            Mark::Event(Event::TimeUp) => Line::Event(Event::TimeUp),
            Mark::Takeback(seat) => Line::Takeback(seat),
            Mark::Clock(milliseconds) => Line::Clock(milliseconds),
            Mark::Check { events, digest } => Line::Check { events, digest },
        }
    }
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTakeback {
    /// The seat has not acted yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Chance fell, or time ran out, since the seat acted.
    #[error("chance has fallen since")]
    ChanceFell,
    /// Another seat acted since.
    #[error("seat {0} has acted since")]
    ActedSince(Seat),
    /// The rules do not let this be taken back.
    #[error("this cannot be taken back")]
    Final,
    /// The action brought to light what was hidden.
    #[error("something hidden was shown")]
    Shown,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl<G: Game> Table<G> {
    /// A new table; `players` names who sits in each seat, for the record.
    pub fn new(config: G::Config, seed: Seed, players: Vec<String>) -> Self {
        let state = G::new(&config);
        Table {
            config: Arc::new(config),
            seed,
            draws: Draws::new(seed),
            players: players.into(),
            recent: (0, state.clone()),
            state,
            events: Vec::new(),
            marks: Vec::new(),
            stamps: Stamps::default(),
        }
    }

    /// The table a record was saved from; `None` when the record does not hold its seed.
    pub fn resume(record: &Record, sheet: Option<&str>) -> Result<Option<Self>, RecordError> {
        Ok(Self::replayed(record, replay::<G>(record, sheet)?))
    }

    /// The same for a record that is still being written: nothing is asked for below its events. One that was begun under
    /// older rules goes on under those of today, if they allow all that happened.
    pub fn resume_lines(record: &Record, sheet: Option<&str>) -> Result<Option<Self>, RecordError> {
        if record.header.rules < G::META.rules {
            return Self::resume_lines(&migrated::<G>(record, sheet)?, sheet);
        }
        Ok(Self::replayed(record, replay_lines::<G>(record, sheet)?))
    }

    fn replayed(record: &Record, replayed: Replay<G>) -> Option<Self> {
        let (_, seed) = record.seed?;
        Some(Table {
            config: Arc::new(replayed.config),
            seed,
            draws: replayed.draws?,
            players: record.header.players.as_slice().into(),
            recent: (replayed.events.len(), replayed.state.clone()),
            state: replayed.state,
            events: replayed.events,
            // Every line was read once already, or the replay would have failed.
            marks: record.lines.iter().filter_map(|(_, line)| mark::<G>(line)).collect(),
            stamps: replayed.stamps,
        })
    }

    /// The state now. Only what drives the table may look at it: people and bots get views.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How the game was set up.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The events that stand.
    pub fn events(&self) -> &[EventOf<G>] {
        &self.events
    }

    /// The state after the first `events` events.
    pub fn state_at(&self, events: usize) -> G {
        if events >= self.events.len() {
            return self.state.clone();
        }
        let (known, state) = &self.recent;
        let (from, mut state) =
            if *known <= events { (*known, state.clone()) } else { (0, G::new(&self.config)) };
        self.events[from..events].iter().for_each(|event| apply_unchecked(&mut state, event));
        state
    }

    /// What the viewer saw of each event from this one on.
    pub fn seen(&self, from: usize, viewer: Viewer) -> Vec<G::Seen> {
        let mut state = self.state_at(from);
        let see = |event| {
            let before = state.clone();
            apply_unchecked(&mut state, event);
            before.observe(event, &state, viewer)
        };
        self.events.iter().skip(from).map(see).collect()
    }

    /// What the viewer could know before this event, and after each from it on.
    pub fn views(&self, from: usize, viewer: Viewer) -> Vec<G::View> {
        let mut state = self.state_at(from);
        let first = state.view(viewer);
        let next = |event| {
            apply_unchecked(&mut state, event);
            state.view(viewer)
        };
        std::iter::once(first).chain(self.events.iter().skip(from).map(next)).collect()
    }

    /// Where bots at this table take their chance from.
    pub fn for_bots(&self) -> u64 {
        self.seed.for_bots()
    }

    /// Who sits in each seat.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// A seat acts.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.happen(Event::Act(seat, action), None)
    }

    /// A seat acts when the clock that runs for it has run so many milliseconds; the record keeps the stamp.
    pub fn act_at(&mut self, seat: Seat, action: G::Action, milliseconds: u32) -> Result<(), Refusal> {
        self.state.check(seat, action)?;
        self.state.is_timely(seat, action, self.stamps.stamp(seat, milliseconds))?;
        self.marks.push(Mark::Clock(milliseconds));
        self.happen(Event::Act(seat, action), Some(milliseconds))
    }

    /// A seat acts, claiming a reading of the clock; `arrival` is the driver's. What arrives later than the grace after
    /// the end comes too late, whatever it claims.
    pub fn act_timed(
        &mut self,
        seat: Seat,
        action: G::Action,
        claimed: u32,
        arrival: u32,
    ) -> Result<(), Refusal> {
        let grace = self.state.grace();
        let own = self.state.own_clock(seat).map(|(limit, _)| limit);
        let limit = own.or_else(|| self.state.seat_limit(seat));
        let too_late = limit.is_some_and(|limit| u128::from(arrival) > (limit + grace).as_millis());
        let stamp = if too_late { arrival } else { self.stamps.settle(seat, claimed, arrival, grace) };
        self.act_at(seat, action, stamp)
    }

    /// When the seat last acted by the clock that still runs for it.
    pub fn last_stamp(&self, seat: Seat) -> Option<Duration> {
        self.stamps.last(seat)
    }

    /// Time is up.
    pub fn time_up(&mut self) -> Result<(), Refusal> {
        self.happen(Event::TimeUp, None)
    }

    /// Lets chance fall, when the game waits for it, and says how it fell.
    pub fn draw(&mut self) -> Option<G::Chance> {
        if self.state.pending() != Pending::Chance {
            return None;
        }
        let outcome = self.state.pick_chance(|bound| self.draws.ticket(bound), &mut Vec::new());
        self.happen(Event::Chance(outcome), None).ok().map(|()| outcome)
    }

    /// Lets chance fall this way, whatever the seed says: for tables laid out by hand. Their records do not verify.
    pub fn fall(&mut self, outcome: G::Chance) -> Result<(), Refusal> {
        self.happen(Event::Chance(outcome), None)
    }

    /// The seat takes its last action back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeback> {
        let (at, before) = may_take_back::<G>(&self.config, &self.events, &self.state, seat)?;
        self.state = before;
        self.events.remove(at);
        self.recent = (self.events.len(), self.state.clone());
        self.marks.push(Mark::Takeback(seat));
        Ok(())
    }

    /// The state the seat would be back in, or why it may not go back.
    pub fn may_take_back(&self, seat: Seat) -> Result<G, NoTakeback> {
        may_take_back::<G>(&self.config, &self.events, &self.state, seat).map(|(_, before)| before)
    }

    /// How many lines the record has below its header.
    pub fn lines(&self) -> usize {
        self.marks.len()
    }

    /// The record's lines from this one on, as text: what has to be stored after something happened.
    pub fn lines_from(&self, first: usize) -> Vec<String> {
        self.marks.iter().skip(first).map(|mark| mark.line().to_string()).collect()
    }

    /// The record so far. `with_seed` shows the seed, which lets anybody foresee the draws: after the last event,
    /// or in a file of one's own.
    pub fn record(&self, with_seed: bool) -> Record {
        let mut lines: Vec<Line> = self.marks.iter().map(Mark::line).collect();
        if !matches!(lines.last(), Some(Line::Check { .. }) | None) {
            lines.push(self.check().line());
        }
        Record {
            header: Header {
                game: G::META.id.to_owned(),
                rules: G::META.rules,
                components: self.config.components(),
                seats: self.config.seats(),
                config: self
                    .config
                    .options()
                    .iter()
                    .map(|(k, v)| (String::from(*k), String::from(*v)))
                    .collect(),
                players: self.players.to_vec(),
                commitment: Some(self.seed.commitment()),
                at: HeaderLines::default(),
            },
            lines: lines.into_iter().map(|line| (0, line)).collect(),
            result: self.state.standing().map(|standing| (0, standing.totals.as_slice().to_vec())),
            seed: with_seed.then_some((0, self.seed)),
            seal: Seal::Missing,
        }
    }

    fn happen(&mut self, event: EventOf<G>, clock: Option<u32>) -> Result<(), Refusal> {
        let before = self.state.clone();
        self.state.apply(&event)?;
        self.stamps.note(&before, &event, &self.state, clock);
        if matches!(event, Event::Act(..)) {
            self.recent = (self.events.len(), before);
        }
        self.marks.push(Mark::Event(event));
        self.events.push(event);
        if self.events.len().is_multiple_of(CHECK_EVERY) {
            self.marks.push(self.check());
        }
        Ok(())
    }

    fn check(&self) -> MarkOf<G> {
        Mark::Check { events: self.events.len() as u32, digest: self.state.digest32() }
    }
}

/// The mark of a record's line.
fn mark<G: Game>(line: &Line) -> Option<MarkOf<G>> {
    match line {
        Line::Event(event) => typed::<G>(event).ok().map(Mark::Event),
        Line::Takeback(seat) => Some(Mark::Takeback(*seat)),
        Line::Clock(milliseconds) => Some(Mark::Clock(*milliseconds)),
        Line::Check { events, digest } => Some(Mark::Check { events: *events, digest: *digest }),
    }
}

/// Carries out an event that was accepted before.
pub(crate) fn apply_unchecked<G: Game>(state: &mut G, event: &EventOf<G>) {
    match *event {
        Event::Act(seat, action) => state.play_unchecked(seat, action),
        Event::Chance(outcome) => state.resolve_unchecked(outcome),
        Event::TimeUp => state.time_up_unchecked(),
    }
}

/// The place of the seat's last action and the state without it, when it may be taken back.
///
/// It may while it could as well have been the last event: what others did since would all have happened without it,
/// the seat being asked the same all the while, and doing it now would lead to where the game is. So simultaneous
/// choices may be changed until the last one is in (law 5), and in turn nobody may take back once another acted. It
/// must have shown nobody anything hidden, and the rules must allow it.
pub fn may_take_back<G: Game>(
    config: &G::Config,
    events: &[EventOf<G>],
    after: &G,
    seat: Seat,
) -> Result<(usize, G), NoTakeback> {
    let own = |event: &EventOf<G>| matches!(event, Event::Act(actor, _) if *actor == seat);
    let at = events.iter().rposition(own).ok_or(NoTakeback::Nothing)?;
    if after.pending() == Pending::Over {
        return Err(NoTakeback::Over);
    }
    let since = &events[at + 1..];
    if since.iter().any(|event| !matches!(event, Event::Act(..))) {
        return Err(NoTakeback::ChanceFell);
    }
    let Event::Act(_, action) = events[at] else { return Err(NoTakeback::Nothing) };
    let mut before = G::new(config);
    for event in &events[..at] {
        apply_unchecked(&mut before, event);
    }
    for event in since {
        let Event::Act(actor, _) = *event else { return Err(NoTakeback::ChanceFell) };
        if before.apply(event).is_err() || before.check(seat, action).is_err() {
            return Err(NoTakeback::ActedSince(actor));
        }
    }
    if let Some(Event::Act(actor, _)) = since.last() {
        let mut again = before.clone();
        again.play_unchecked(seat, action);
        if again != *after {
            return Err(NoTakeback::ActedSince(*actor));
        }
    }
    if !before.may_be_taken_back(seat, action, after) {
        return Err(NoTakeback::Final);
    }
    if shows_something_hidden(&before, seat, action, after) {
        Err(NoTakeback::Shown)
    } else {
        Ok((at, before))
    }
}

/// Whether an action told a viewer more than that it was taken.
///
/// A viewer who learns nothing hidden could have foretold the view afterwards: the same action in any world that
/// looked the same before leads to the same view. So we try it in a few such worlds. Of an action that others see only
/// from behind, like a card laid face down, any that looks the same will do.
fn shows_something_hidden<G: Game>(before: &G, seat: Seat, action: G::Action, after: &G) -> bool {
    const WORLDS: u64 = 12;
    let viewers = Seat::all(before.seats()).map(Viewer::Seat).chain([Viewer::Public]);
    for viewer in viewers {
        let (seen_before, seen_after) = (before.view(viewer), after.view(viewer));
        let seen = before.observe(&Event::Act(seat, action), after, viewer);
        for world in 0..WORLDS {
            let mut rng = ChaCha8Rng::seed_from_u64(world);
            let twin = G::sample(&seen_before, &mut rng);
            let leads_there = |action: &G::Action| {
                let mut then = twin.clone();
                then.play_unchecked(seat, *action);
                twin.observe(&Event::Act(seat, *action), &then, viewer) == seen
                    && then.view(viewer) == seen_after
            };
            if twin.check(seat, action).is_ok() && leads_there(&action) {
                continue;
            }
            let mut others = Vec::new();
            if viewer != Viewer::Seat(seat) {
                twin.legal_actions(seat, &mut others);
            }
            if !others.iter().any(leads_there) {
                return true;
            }
        }
    }
    false
}
