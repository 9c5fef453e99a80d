//! One random game, as the laws look at it.

use crate::laws::Breach;
use crate::pool::Pool;
use dino_core::draw::below;
use dino_core::game::EventOf;
use dino_core::{Clock as _, Configure, Event, Game, GameExt as _, Pending, Rng, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of law runs.
pub type FastRng = Xoshiro256PlusPlus;

/// No random game is followed further, whatever bound it states: every state is kept.
pub(crate) const MAX_EVENTS: u32 = 20_000;

/// A random game that was played to its end, or one event past its bound.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    /// How it was set up.
    pub config: G::Config,
    /// What its choices and falls were drawn from.
    pub seed: u64,
    /// What happened.
    pub events: Vec<EventOf<G>>,
    /// The state before the first event, then the one after each.
    pub states: Vec<G>,
    /// What could have happened, here and in earlier games of the run.
    pub pool: Pool<G>,
}

impl<G: Game> Trial<G> {
    /// Plays a random game. Listed events are carried out without a check: checking is for the laws.
    pub fn play(config: &G::Config, seed: u64, mut pool: Pool<G>) -> Self {
        let mut rng = FastRng::seed_from_u64(seed);
        let mut state = G::new(config);
        let most = state.event_bound().saturating_add(1).min(MAX_EVENTS);
        let (mut events, mut states) = (Vec::new(), vec![state.clone()]);
        for _ in 0..most {
            pool.collect(&state, &mut rng);
            let Some(event) = random_event(&state, &mut rng) else { break };
            state.apply_unchecked(&event);
            events.push(event);
            states.push(state.clone());
        }
        Trial { config: config.clone(), seed, events, states, pool }
    }

    /// Plays a random game alone.
    pub fn of(config: &G::Config, seed: u64) -> Self {
        Self::play(config, seed, Pool::default())
    }

    /// Each state with the event that happened in it, and the state after.
    pub fn steps(&self) -> impl Iterator<Item = (&G, &EventOf<G>, &G)> {
        let pairs = self.states.iter().zip(&self.states[1..]);
        pairs.zip(&self.events).map(|((before, after), event)| (before, event, after))
    }

    /// A generator of its own for each law, so that a law finds the same alone and among the others.
    pub fn rng(&self, law: u8) -> FastRng {
        FastRng::seed_from_u64(self.seed << 8 | u64::from(law))
    }

    /// The breach of a law that was found after so many events.
    pub fn breach(&self, law: u8, events: usize, what: String) -> Breach {
        let setup = setup::<G>(&self.config);
        Breach { law, setup, seed: self.seed, events, what }
    }

    /// Asks something of every state; the first `Err` is a breach of the law.
    pub fn each_state(
        &self,
        law: u8,
        mut ask: impl FnMut(usize, &G) -> Result<(), String>,
    ) -> Result<(), Breach> {
        for (events, state) in self.states.iter().enumerate() {
            ask(events, state).map_err(|what| self.breach(law, events, what))?;
        }
        Ok(())
    }
}

/// A game and its configuration in words: `toy, 3 seats, tricks=2`.
pub fn setup<G: Game>(config: &G::Config) -> String {
    let mut words = format!("{}, {} seats", G::META.id, config.seats());
    for (key, value) in config.options() {
        words += &format!(", {key}={value}");
    }
    words
}

/// Something that may happen now; `None` when nothing can. Where a clock runs, it runs out now and then.
pub fn random_event<G: Game>(state: &G, rng: &mut impl Rng) -> Option<EventOf<G>> {
    match state.pending() {
        Pending::Over => None,
        Pending::Chance => weighted(&outcomes(state), rng).map(Event::Chance),
        Pending::Seats(_) if G::Clock::limit(state).is_some() && below(rng, 8) == 0 => Some(Event::TimeUp),
        Pending::Seats(seats) => {
            let seat = *any(&seats.iter().collect::<Vec<_>>(), rng)?;
            any(&actions(state, seat), rng).map(|action| Event::Act(seat, *action))
        }
    }
}

/// What a seat may do now.
pub(crate) fn actions<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

/// How chance may fall now.
pub(crate) fn outcomes<G: Game>(state: &G) -> Vec<(G::Chance, u32)> {
    let mut outcomes = Vec::new();
    state.chance_outcomes(&mut outcomes);
    outcomes
}

/// Everybody who sees only a part: each seat, and those who watch.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}

/// One of these, each equally likely.
pub(crate) fn any<'t, T>(items: &'t [T], rng: &mut impl Rng) -> Option<&'t T> {
    if items.is_empty() { None } else { items.get(below(rng, items.len() as u32) as usize) }
}

fn weighted<T: Copy>(items: &[(T, u32)], rng: &mut impl Rng) -> Option<T> {
    // Weights that do not fit into 32 bits, or are all 0, are reported by law 8.
    let sum = items.iter().try_fold(0u32, |sum, (_, weight)| sum.checked_add(*weight))?;
    let mut ticket = if sum == 0 { return None } else { below(rng, sum) };
    for (item, weight) in items {
        if ticket < *weight {
            return Some(*item);
        }
        ticket -= weight;
    }
    None
}
