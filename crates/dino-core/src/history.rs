//! The events of a game with the states they led through, as far as these are kept.

use crate::event::{Event, Refusal};
use crate::game::{EventOf, Game, GameExt as _};
use std::sync::Arc;

/// How many events lie between two kept states: going back to any moment applies fewer events than this.
const CHECKPOINT_EVERY: usize = 32;

/// A game so far: its events, its state, and some earlier states.
///
/// Going back to a moment starts from the nearest kept state, so it costs the same early and late in a game. A copy
/// shares everything but the present state.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    config: Arc<G::Config>,
    /// The events that stand.
    events: Arc<Vec<EventOf<G>>>,
    /// The state before the first event, and after each [`CHECKPOINT_EVERY`] events.
    checkpoints: Arc<Vec<Arc<G>>>,
    /// A number of events, and the state after so many: that before the last action. Most questions are about what
    /// happened since.
    recent: (usize, Arc<G>),
    state: G,
}

impl<G: Game> History<G> {
    /// A game before its first event.
    pub fn new(config: G::Config) -> Self {
        let state = G::new(&config);
        let first = Arc::new(state.clone());
        History {
            config: Arc::new(config),
            events: Arc::default(),
            checkpoints: Arc::new(vec![Arc::clone(&first)]),
            recent: (0, first),
            state,
        }
    }

    /// How the game was set up.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The events that stand.
    pub fn events(&self) -> &[EventOf<G>] {
        &self.events
    }

    /// The state after the first `events` events, or the present one when there are fewer.
    pub fn state_at(&self, events: usize) -> G {
        if events >= self.events.len() {
            return self.state.clone();
        }
        let (recent, state) = &self.recent;
        let nearest = events / CHECKPOINT_EVERY;
        let (from, state) = if (nearest * CHECKPOINT_EVERY..=events).contains(recent) {
            (*recent, state)
        } else {
            (nearest * CHECKPOINT_EVERY, &self.checkpoints[nearest])
        };
        let mut state = G::clone(state);
        self.events[from..events].iter().for_each(|event| state.apply_unchecked(event));
        state
    }

    /// Carries out an event and gives back the state before it, or refuses it and changes nothing.
    pub fn apply(&mut self, event: EventOf<G>) -> Result<Arc<G>, Refusal> {
        self.state.check_event(&event)?;
        let before = Arc::new(self.state.clone());
        self.state.apply_unchecked(&event);
        if matches!(event, Event::Act(..)) {
            self.recent = (self.events.len(), Arc::clone(&before));
        }
        self.push(event);
        Ok(before)
    }

    /// Takes an event out, `before` being the state that the other events lead to.
    pub(crate) fn remove(&mut self, at: usize, before: Arc<G>) {
        let later = Arc::make_mut(&mut self.events).split_off(at);
        Arc::make_mut(&mut self.checkpoints).truncate(at / CHECKPOINT_EVERY + 1);
        self.state = self.state_at_end();
        for event in later.into_iter().skip(1) {
            self.state.apply_unchecked(&event);
            self.push(event);
        }
        self.state = G::clone(&before);
        self.recent = (self.events.len(), before);
    }

    /// Goes back to a moment, `before` being the state then: what happened since is gone.
    pub(crate) fn rewind(&mut self, at: usize, before: Arc<G>) {
        Arc::make_mut(&mut self.events).truncate(at);
        Arc::make_mut(&mut self.checkpoints).truncate(at / CHECKPOINT_EVERY + 1);
        self.state = G::clone(&before);
        self.recent = (at, before);
    }

    /// Takes down an event that has been carried out.
    fn push(&mut self, event: EventOf<G>) {
        let events = Arc::make_mut(&mut self.events);
        events.push(event);
        if events.len().is_multiple_of(CHECKPOINT_EVERY) {
            Arc::make_mut(&mut self.checkpoints).push(Arc::new(self.state.clone()));
        }
    }

    /// The state the events lead to, from the last checkpoint.
    fn state_at_end(&self) -> G {
        let last = self.checkpoints.len() - 1;
        let mut state = G::clone(&self.checkpoints[last]);
        self.events[last * CHECKPOINT_EVERY..].iter().for_each(|event| state.apply_unchecked(event));
        state
    }
}
