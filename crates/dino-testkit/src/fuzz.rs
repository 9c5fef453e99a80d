//! The bodies of the fuzz targets: each takes any bytes and panics when something is broken.
//!
//! `cargo fuzz` drives them without end; [`short_run`] drives them in the tests, always the same way.

use crate::laws::{self, canonical};
use crate::mutate;
use crate::pool::Pool;
use crate::say::OnPanic;
use crate::trial::{FastRng, Trial, actions, any, outcomes, random_event};
use dino_core::draw::below;
use dino_core::game::EventOf;
use dino_core::replay::replay;
use dino_core::{Configure, Event, Game, GameExt as _, MAX_SEATS, Record, Rng, Seat, Seed, Table};
use rand_core::SeedableRng;

/// The bytes as the text of an action, an outcome and an event: read without panic, and printed back the same.
pub fn action<G: Game>(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let read = canonical::<G::Action>(text)
        .map(drop)
        .and_then(|()| canonical::<G::Chance>(text).map(drop))
        .and_then(|()| canonical::<EventOf<G>>(text).map(drop));
    if let Err(what) = read {
        panic!("{what}");
    }
}

/// The bytes as a record: what can be read prints back, replays or is refused, and resumes or is refused.
pub fn record<G: Game>(data: &[u8]) {
    let Ok(record) = Record::read(data) else { return };
    let text = record.sealed_text();
    match Record::read(text.as_bytes()) {
        Ok(again) => assert_eq!(again.sealed_text(), text, "a record changes when it is read"),
        Err(error) => panic!("a record that was read and written cannot be read: {error}\n{text}"),
    }
    if let Ok(replayed) = replay::<G>(&record, None) {
        let history = &replayed.history;
        assert_eq!(history.state().audit(), Ok(()));
        let mut again = G::new(history.config());
        history.events().iter().for_each(|event| again.apply_unchecked(event));
        assert_eq!(again, *history.state());
        assert!(Table::<G>::resume(&record, None).is_ok(), "a record replays and does not resume");
    }
}

/// The bytes as a component sheet: refused, or good for a game from beginning to end.
pub fn sheet<G: Game>(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let seats = G::META.min_seats - 1..=G::META.max_seats + 1;
    for (seats, options) in
        seats.flat_map(|seats| variants::<G>().into_iter().map(move |options| (seats, options)))
    {
        let Ok(config) = G::Config::build(seats, &options, Some(text)) else { continue };
        assert_eq!(config.seats(), seats);
        let trial = Trial::<G>::play(&config, 0, Pool::default());
        if let Err(breach) = laws::audit(&trial).and_then(|()| laws::chance_and_ending(&trial)) {
            panic!("{breach}");
        }
    }
}

/// The bytes as the will of careless players: a configuration first, then legal events mixed with others.
pub fn apply<G: Game>(data: &[u8]) {
    let mut will = Will::<G> { bytes: Bytes(data.iter()), actions: Vec::new(), outcomes: Vec::new() };
    let Some(config) = will.config() else { return };
    let mut state = G::new(&config);
    while let Some(event) = will.event(&state) {
        let before = state.clone();
        let checked = state.check_event(&event);
        let applied = state.apply(&event);
        assert_eq!(applied, checked, "\"{event}\": applied, then checked, in {before:?}");
        assert!(applied.is_ok() || state == before, "\"{event}\" is refused and changes {before:?}");
        assert_eq!(state.audit(), Ok(()), "after \"{event}\" in {before:?}");
    }
}

/// What bytes make happen, and what could have happened before.
struct Will<'d, G: Game> {
    bytes: Bytes<'d>,
    actions: Vec<G::Action>,
    outcomes: Vec<G::Chance>,
}

impl<G: Game> Will<'_, G> {
    /// A configuration; options that do not go together are dropped.
    fn config(&mut self) -> Option<G::Config> {
        let all: Vec<u8> = (G::META.min_seats..=G::META.max_seats).collect();
        let seats = self.bytes.one_of(&all)?;
        let mut given = Vec::new();
        for option in G::Config::OPTIONS {
            given.push((option.key.to_owned(), self.bytes.one_of(option.values)?.to_owned()));
        }
        G::Config::build(seats, &given, None).or_else(|_| G::Config::build(seats, &[], None)).ok()
    }

    /// The next event, until the bytes are used up.
    fn event(&mut self, state: &G) -> Option<EventOf<G>> {
        let kind = self.bytes.0.next()? % 8;
        let legal = self.legal(state);
        let seat = Seat::new((self.bytes.number() % MAX_SEATS) as u8);
        let chosen = match kind {
            0 => self.bytes.one_of(&self.actions).map(|action| Event::Act(seat, action)),
            1 => self.stranger().map(|action| Event::Act(seat, action)),
            2 => self.bytes.one_of(&self.outcomes).map(Event::Chance),
            3 => Some(Event::TimeUp),
            _ => legal,
        };
        chosen.or(Some(Event::TimeUp))
    }

    /// Something that may happen now. All that may is remembered, and of that the newest.
    fn legal(&mut self, state: &G) -> Option<EventOf<G>> {
        const REMEMBERED: usize = 256;
        let seats: Vec<Seat> = state.pending().seats().iter().collect();
        if let Some(seat) = self.bytes.one_of(&seats) {
            let actions = actions(state, seat);
            self.actions.extend(&actions);
            self.actions.drain(..self.actions.len().saturating_sub(REMEMBERED));
            return self.bytes.one_of(&actions).map(|action| Event::Act(seat, action));
        }
        let outcomes: Vec<G::Chance> = outcomes(state).into_iter().map(|(outcome, _)| outcome).collect();
        self.outcomes.extend(&outcomes);
        self.outcomes.drain(..self.outcomes.len().saturating_sub(REMEMBERED));
        self.bytes.one_of(&outcomes).map(Event::Chance)
    }

    /// An action whose text has one letter changed, if there is one.
    fn stranger(&mut self) -> Option<G::Action> {
        let mut text = self.bytes.one_of(&self.actions)?.to_string().into_bytes();
        let (at, letter) = (self.bytes.number(), self.bytes.number());
        let len = text.len();
        *text.get_mut(at % len.max(1))? = b' ' + (letter % 95) as u8;
        String::from_utf8(text).ok()?.parse().ok()
    }
}

/// Bytes that are read as choices; behind the last they are 0.
struct Bytes<'d>(std::slice::Iter<'d, u8>);

impl Bytes<'_> {
    /// Two bytes, since lists may be longer than 256.
    fn number(&mut self) -> usize {
        let mut byte = || self.0.next().map_or(0, |byte| usize::from(*byte));
        byte() << 8 | byte()
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { items.get(self.number() % items.len()).copied() }
    }
}

/// Drives a target over the corpus, then `rounds` times over a changed piece of it or random bytes. Always the
/// same; the bytes that make it panic are printed.
pub fn short_run(target: fn(&[u8]), corpus: &[Vec<u8>], rounds: u32) {
    // Enough for [`apply`] to play a whole game.
    const LONGEST: u32 = 6_000;
    let run = |data: &[u8]| {
        let _input = OnPanic(|| format!("the input was b\"{}\"", data.escape_ascii()));
        target(data);
    };
    corpus.iter().for_each(|data| run(data));
    let mut rng = FastRng::seed_from_u64(u64::from(rounds));
    for _ in 0..rounds {
        match any(corpus, &mut rng) {
            Some(data) if below(&mut rng, 4) > 0 => run(&mutate::bytes(data, &mut rng)),
            _ => {
                let mut data = vec![0; below(&mut rng, LONGEST) as usize];
                rng.fill_bytes(&mut data);
                run(&data);
            }
        }
    }
}

/// A corpus for [`action`]: every event, action and outcome of a random game of each seat count and variant.
pub fn action_corpus<G: Game>() -> Vec<Vec<u8>> {
    let tables = random_tables::<G>();
    let events = tables.iter().flat_map(Table::events);
    let mut texts: Vec<String> = events
        .flat_map(|event| match event {
            Event::Act(_, action) => [event.to_string(), action.to_string()],
            Event::Chance(outcome) => [event.to_string(), outcome.to_string()],
            Event::TimeUp => [event.to_string(), String::new()],
        })
        .collect();
    texts.sort();
    texts.dedup();
    texts.into_iter().map(String::into_bytes).collect()
}

/// A corpus for [`record`]: a random game of each seat count and variant, with its sum and without.
pub fn record_corpus<G: Game>() -> Vec<Vec<u8>> {
    let records = random_tables::<G>().into_iter().map(|table| table.record(true));
    records.flat_map(|record| [record.sealed_text().into_bytes(), record.to_string().into_bytes()]).collect()
}

/// A corpus for [`sheet`]: the embedded one.
pub fn sheet_corpus<G: Game>() -> Vec<Vec<u8>> {
    vec![G::Config::SHEET.as_bytes().to_vec()]
}

/// A random game of each seat count and variant.
fn random_tables<G: Game>() -> Vec<Table<G>> {
    let built = |seats: u8| {
        variants::<G>().into_iter().filter_map(move |set| G::Config::build(seats, &set, None).ok())
    };
    (G::META.min_seats..=G::META.max_seats).flat_map(built).map(random_table).collect()
}

/// Every combination of option values; some may not go together. Where there are too many to try, each value of each
/// option alone and a row of combinations in which the values of all options change.
fn variants<G: Game>() -> Vec<Vec<(String, String)>> {
    const MANY: usize = 64;
    let options = G::Config::OPTIONS;
    let set = |option: &dino_core::OptionSpec, value: &str| (option.key.to_owned(), value.to_owned());
    if options
        .iter()
        .try_fold(1usize, |all, option| all.checked_mul(option.values.len()))
        .is_none_or(|n| n > MANY)
    {
        let few = |values: &'static [&'static str]| values.iter().step_by(values.len().div_ceil(8));
        let alone =
            options.iter().flat_map(|option| few(option.values).map(|value| vec![set(option, value)]));
        let mixed = (0..MANY).map(|row| {
            // A step for each option of its own, so that neighbours do not change in step.
            let value = |(at, option): (usize, &dino_core::OptionSpec)| {
                set(option, option.values[(row * (2 * at + 1) / 3) % option.values.len()])
            };
            options.iter().enumerate().map(value).collect()
        });
        return alone.chain(mixed).collect();
    }
    let mut all = vec![Vec::new()];
    for option in options {
        let with = |set: &Vec<(String, String)>, value: &&str| {
            let mut set = set.clone();
            set.push((option.key.to_owned(), (*value).to_owned()));
            set
        };
        all = all.iter().flat_map(|set| option.values.iter().map(|value| with(set, value))).collect();
    }
    all
}

fn random_table<G: Game>(config: G::Config) -> Table<G> {
    let mut rng = FastRng::seed_from_u64(u64::from(config.seats()));
    let mut table = Table::<G>::new(config, Seed::of_series(0, 0), Vec::new());
    let bound = table.state().event_bound();
    for _ in 0..2 * bound {
        // What is refused here breaks law 2; the corpus is then shorter.
        let _ = match random_event(table.state(), &mut rng) {
            Some(Event::Act(seat, action)) => table.act(seat, action),
            Some(Event::TimeUp) => table.time_up(),
            Some(Event::Chance(_)) => table.draw().map_or(Ok(()), |_| Ok(())),
            None => break,
        };
        // Now and then somebody thinks again.
        if let (Some(Event::Act(seat, _)), 0) = (table.events().last().copied(), below(&mut rng, 6)) {
            let _ = table.take_back(seat);
        }
    }
    table
}
