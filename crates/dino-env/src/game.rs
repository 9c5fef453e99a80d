//! A game in notation, its type forgotten.

use crate::Learnable;
use crate::bot::{AnyBot, SeatBot};
use crate::error::EnvError;
use crate::lane::{AnyLane, Lane};
use dino_bots::Kind;
use dino_bots::search::Budget;
use dino_core::encode::Choices;
use dino_core::game::EventOf;
use dino_core::record::Fault;
use dino_core::replay::replay;
use dino_core::{
    Configure, Event, Game, GameExt as _, Meta, Pending, Record, Refusal, Seal, Seat, Seed, Standing, Table,
    Viewer,
};
use dino_games::with_game;
use dino_page::{Diagram, Lang, Words};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::OnceLock;

/// A game, whichever it is: in notation, as records write it.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// What is fixed about the game.
    fn meta(&self) -> &'static Meta;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Every option with its value; empty for a world that was sampled.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    /// What the game waits for.
    fn pending(&self) -> Pending;
    /// What the seat may do.
    fn legal_actions(&self, seat: Seat) -> Vec<String>;
    /// How chance may fall now, with weights.
    fn chance_outcomes(&self) -> Vec<(String, u32)>;
    /// Carries out an event: `2 keep`, `* deal 1 egg#trex`, `! time`.
    fn apply(&mut self, event: &str) -> Result<(), EnvError>;
    /// `Ok` where [`AnyGame::apply`] would carry the event out.
    fn check(&self, event: &str) -> Result<(), EnvError>;
    /// Lets chance fall, from the game's own seed, until it falls no more; what fell.
    fn draw(&mut self) -> Vec<String>;
    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What the viewer saw of the events from this one on, as JSON.
    fn observe(&self, from: usize, viewer: Viewer) -> Result<Vec<Value>, EnvError>;
    /// The events so far.
    fn events(&self) -> Result<Vec<String>, EnvError>;
    /// A world that looks like the view, which is one of this game's, as JSON.
    fn sample(&self, view: &Value, seed: u64) -> Result<Box<dyn AnyGame>, EnvError>;
    /// A world that looks like this one to the viewer.
    fn resample(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame>;
    /// Scores and ranks, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// The record so far; `with_seed` lets anybody check the draws, and foresee them.
    fn record(&self, with_seed: bool) -> Result<String, EnvError>;
    /// The table as text, as the viewer sees it.
    fn text(&self, viewer: Viewer, lang: Lang) -> String;
    /// The table as a plain picture, as the viewer sees it.
    fn diagram(&self, viewer: Viewer) -> Diagram;
    /// A short number that mostly tells states apart.
    fn digest(&self) -> u32;
    /// Whether both are the same game in the same state.
    fn is_same(&self, other: &dyn AnyGame) -> bool;
    /// A seed for a copy elsewhere: games that would draw otherwise have another one.
    fn next_seed(&self) -> u64;
    /// A copy; without its past it is as cheap as its state.
    fn boxed(&self, with_past: bool) -> Box<dyn AnyGame>;
    /// The same state in numbers. What falls from here on is drawn from this seed.
    fn lane(&self, seed: u64) -> Box<dyn AnyLane>;
    /// Writes what the seat may know as numbers.
    fn numbers(&self, seat: Seat) -> Vec<f32>;
    /// What a pending seat may do, each action with its tokens.
    fn words(&self, seat: Seat) -> Vec<(String, Vec<u16>)>;
    /// A bot for games of this kind.
    fn bot(&self, kind: Kind, seed: u64, apex: Budget) -> Box<dyn AnyBot>;
    /// For bots, which know the type.
    fn as_any(&self) -> &dyn Any;
}

/// A new game.
pub fn new_game(
    id: &str,
    seats: u8,
    options: &[(String, String)],
    sheet: Option<&str>,
    seed: Seed,
    players: Vec<String>,
) -> Result<Box<dyn AnyGame>, EnvError> {
    let made = with_game!(id, G => {
        <G as Game>::Config::build(seats, options, sheet)
            .map(|config| Box::new(Played::<G>::Table(Box::new(Table::new(config, seed, players)))) as Box<dyn AnyGame>)
    });
    Ok(made.ok_or_else(|| EnvError::UnknownGame(id.to_owned()))??)
}

/// The game whose record this is.
pub fn load(text: &[u8], sheet: Option<&str>) -> Result<Box<dyn AnyGame>, EnvError> {
    let record = Record::read(text)?;
    let id = record.header.game.as_str();
    let table = with_game!(id, G => {
        Table::<G>::resume_lines(&record, sheet)
            .map(|table| table.map(|table| Box::new(Played::<G>::Table(Box::new(table))) as Box<dyn AnyGame>))
    });
    let table = table.ok_or_else(|| EnvError::UnknownGame(id.to_owned()))??;
    table.ok_or_else(|| EnvError::value("the record does not hold its seed"))
}

/// A game with its past, or a world without one.
#[derive(Clone)]
pub enum Played<G: Game> {
    /// With all that happened.
    Table(Box<Table<G>>),
    /// A moment alone. What falls comes from this generator.
    World(G, Xoshiro256PlusPlus),
}

impl<G: Game> fmt::Debug for Played<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({}, {} seats)", G::META.id, self.state().seats())
    }
}

impl<G: Game> Played<G> {
    /// The state now.
    pub fn state(&self) -> &G {
        match self {
            Played::Table(table) => table.state(),
            Played::World(state, _) => state,
        }
    }

    fn table(&self) -> Result<&Table<G>, EnvError> {
        match self {
            Played::Table(table) => Ok(table),
            Played::World(..) => Err(EnvError::value("a world without a past has no events and no record")),
        }
    }
}

impl<G: Learnable> AnyGame for Played<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        self.table().map(|table| Configure::options(table.config())).unwrap_or_default()
    }

    fn pending(&self) -> Pending {
        self.state().pending()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.pending().seats().contains(seat) {
            self.state().choices(seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    fn chance_outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.pending() == Pending::Chance {
            self.state().chance_outcomes(&mut outcomes);
        }
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    fn apply(&mut self, event: &str) -> Result<(), EnvError> {
        let event: EventOf<G> = event.parse()?;
        let applied = match (self, event) {
            (Played::World(state, _), event) => state.apply(&event),
            (Played::Table(table), Event::Act(seat, action)) => table.act(seat, action),
            (Played::Table(table), Event::Chance(outcome)) => table.force_chance(outcome),
            (Played::Table(table), Event::TimeUp) => table.time_up(),
        };
        applied.map_err(refused)
    }

    fn check(&self, event: &str) -> Result<(), EnvError> {
        self.state().check_event(&event.parse()?).map_err(refused)
    }

    fn draw(&mut self) -> Vec<String> {
        let mut fallen = Vec::new();
        let mut scratch = Vec::new();
        while self.pending() == Pending::Chance {
            let outcome = match self {
                Played::Table(table) => table.draw(),
                Played::World(state, rng) => {
                    let outcome = state.pick_chance(|bound| dino_core::draw::below(rng, bound), &mut scratch);
                    state.resolve_unchecked(outcome);
                    Some(outcome)
                }
            };
            fallen.extend(outcome.map(|outcome| outcome.to_string()));
        }
        fallen
    }

    fn view(&self, viewer: Viewer) -> Value {
        // A view is plain data: it always has a JSON form (law 11).
        serde_json::to_value(self.state().view(viewer)).unwrap_or_default()
    }

    fn observe(&self, from: usize, viewer: Viewer) -> Result<Vec<Value>, EnvError> {
        let seen = self.table()?.seen(from, viewer);
        Ok(seen.iter().map(|seen| serde_json::to_value(seen).unwrap_or_default()).collect())
    }

    fn events(&self) -> Result<Vec<String>, EnvError> {
        Ok(self.table()?.events().iter().map(ToString::to_string).collect())
    }

    fn sample(&self, view: &Value, seed: u64) -> Result<Box<dyn AnyGame>, EnvError> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let world = sampled::<G>(view, &mut rng)?;
        Ok(Box::new(Played::World(world, rng)))
    }

    fn resample(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let world = G::sample(&self.state().view(viewer), &mut rng);
        Box::new(Played::World(world, rng))
    }

    fn standing(&self) -> Option<Standing> {
        self.state().standing()
    }

    fn record(&self, with_seed: bool) -> Result<String, EnvError> {
        Ok(self.table()?.record(with_seed).sealed_text())
    }

    fn text(&self, viewer: Viewer, lang: Lang) -> String {
        let names: Vec<String> = Seat::all(self.seats())
            .map(|seat| words(lang).with("seat-name", &[("seat", seat.number().into())]))
            .collect();
        G::table(&self.state().view(viewer), viewer, &names, words(lang))
    }

    fn diagram(&self, viewer: Viewer) -> Diagram {
        G::diagram(&self.state().view(viewer), viewer)
    }

    fn digest(&self) -> u32 {
        self.state().digest32()
    }

    fn is_same(&self, other: &dyn AnyGame) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self.state() == other.state())
    }

    fn next_seed(&self) -> u64 {
        match self {
            Played::Table(table) => table.bot_seed() ^ table.events().len() as u64,
            Played::World(_, rng) => rng.clone().next_u64(),
        }
    }

    fn boxed(&self, with_past: bool) -> Box<dyn AnyGame> {
        let copy = match self {
            Played::Table(table) if !with_past => {
                Played::World(table.state().clone(), Xoshiro256PlusPlus::seed_from_u64(self.next_seed()))
            }
            copied => copied.clone(),
        };
        Box::new(copy)
    }

    fn lane(&self, seed: u64) -> Box<dyn AnyLane> {
        Box::new(Lane::of(self.state().clone(), seed))
    }

    fn numbers(&self, seat: Seat) -> Vec<f32> {
        let mut row = vec![0.0; G::ENCODING.len()];
        Choices::<G>::default().observe(&self.state().view(Viewer::Seat(seat)), seat, &mut row);
        row
    }

    fn words(&self, seat: Seat) -> Vec<(String, Vec<u16>)> {
        let mut choices = Choices::<G>::default();
        if self.pending().seats().contains(seat) {
            choices.begin(self.state(), &self.state().view(Viewer::Seat(seat)), seat);
        }
        choices.left().map(|(action, word)| (action.to_string(), word.tokens().to_vec())).collect()
    }

    fn bot(&self, kind: Kind, seed: u64, apex: Budget) -> Box<dyn AnyBot> {
        Box::new(SeatBot::<G>::new(kind, seed, apex))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A world that looks like a view in JSON, whatever that is: one that contradicts itself must not bring the caller down.
fn sampled<G: Game>(view: &Value, rng: &mut Xoshiro256PlusPlus) -> Result<G, EnvError> {
    let view: G::View = serde_json::from_value(view.clone())
        .map_err(|error| EnvError::value(format!("this is no view of {}: {error}", G::META.id)))?;
    let sampled = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let world = G::sample(&view, rng);
        // Whose view it is does not stand in it.
        let mut viewers =
            Seat::all(world.seats()).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everything]);
        let is_sound = world.audit().is_ok() && viewers.any(|viewer| world.view(viewer) == view);
        is_sound.then_some(world)
    }));
    let contradicts = || EnvError::value(format!("this view of {} contradicts itself", G::META.id));
    sampled.ok().flatten().ok_or_else(contradicts)
}

/// The state of which this is a view of everything: nothing is left to chance in it.
pub(crate) fn state_of<G: Game>(view: &Value) -> Result<G, EnvError> {
    sampled(view, &mut Xoshiro256PlusPlus::seed_from_u64(0))
}

/// The words of a language, read once.
pub(crate) fn words(lang: Lang) -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    static FRENCH: OnceLock<Words> = OnceLock::new();
    match lang {
        Lang::En => ENGLISH.get_or_init(|| Words::new(Lang::En)),
        Lang::Fr => FRENCH.get_or_init(|| Words::new(Lang::Fr)),
    }
}

/// The sentence of a rule that something can be refused by, such as `CUB-21`.
pub fn rule_sentence(number: &str, lang: Lang) -> Option<String> {
    let key = number.to_lowercase();
    let is_rule = dino_page::games::PAGES.iter().any(|page| {
        let rest = key.strip_prefix(&page.meta.prefix.to_lowercase()).and_then(|rest| rest.strip_prefix('-'));
        rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|digit| digit.is_ascii_digit()))
    });
    (is_rule && words(lang).has(&key)).then(|| words(lang).get(&key))
}

pub(crate) fn refused(refusal: Refusal) -> EnvError {
    let names: Vec<String> = Seat::all(6).map(|seat| format!("seat {seat}")).collect();
    EnvError::Refused { refusal, sentence: dino_page::refusal(refusal, &names, words(Lang::En)) }
}

/// The world of which this is a view of everything, without a past.
pub fn world(id: &str, view: &Value, seed: u64) -> Result<Box<dyn AnyGame>, EnvError> {
    let made = with_game!(id, G => state_of::<G>(view).map(|state| {
        Box::new(Played::World(state, Xoshiro256PlusPlus::seed_from_u64(seed))) as Box<dyn AnyGame>
    }));
    made.ok_or_else(|| EnvError::UnknownGame(id.to_owned()))?
}

/// What is known of a record that is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The game's id.
    pub game: &'static str,
    /// How many events stand.
    pub events: usize,
    /// The points of each seat, where the game is over.
    pub result: Option<Vec<i32>>,
    /// Whether the record holds its seed, so that every draw was checked.
    pub draws_checked: bool,
}

/// Checks a record in every line, draws included where it holds its seed. One that does not end with its sum may have been
/// cut short: that is refused unless `unsealed`.
pub fn verify(text: &[u8], sheet: Option<&str>, unsealed: bool) -> Result<Verified, EnvError> {
    let record = Record::read(text)?;
    let id = record.header.game.as_str();
    let verified = with_game!(id, G => replay::<G>(&record, sheet).map(|replay| Verified {
        game: G::META.id,
        events: replay.history.events().len(),
        result: record.result.as_ref().map(|(_, points)| points.clone()),
        draws_checked: replay.draws.is_some(),
    }));
    let verified = verified.ok_or_else(|| EnvError::UnknownGame(id.to_owned()))??;
    if record.seal == Seal::Missing && !unsealed {
        let lines = text.iter().filter(|byte| **byte == b'\n').count();
        return Err(Fault::Unsealed.at(lines + 1).into());
    }
    Ok(verified)
}
