//! What a bot is asked.

use crate::search::Cancel;
use dino_core::{Clock as _, Game, GameExt as _, Seat, Viewer};
use std::time::Duration;

/// One decision of one seat: what the seat may know, what it may do, and how much time it has left. The state behind it
/// cannot be reached.
#[derive(Debug)]
pub struct Decision<'t, G: Game> {
    state: &'t G,
    seat: Seat,
    time_left: Option<Duration>,
    actions: &'t mut Vec<G::Action>,
    cancel: Cancel,
}

impl<'t, G: Game> Decision<'t, G> {
    /// The decision of a seat that is asked to act. `time_left` is `None` where no clock runs for it
    /// ([`dino_core::Clocks::time_left`]); `actions` is a buffer to be used again and again.
    pub fn new(
        state: &'t G,
        seat: Seat,
        time_left: Option<Duration>,
        actions: &'t mut Vec<G::Action>,
    ) -> Self {
        Decision { state, seat, time_left, actions, cancel: Cancel::default() }
    }

    /// The same; a bot that thinks long ends its thought soon after this is cancelled, with the best it has found.
    pub fn until(mut self, cancel: Cancel) -> Self {
        self.cancel = cancel;
        self
    }

    /// What ends a long thought.
    pub fn cancel(&self) -> &Cancel {
        &self.cancel
    }

    /// The seat the bot sits in.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How much time the seat has left, where a clock runs for it.
    pub fn time_left(&self) -> Option<Duration> {
        self.time_left
    }

    /// What it may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What it may do, ascending. The end of its own clock is not for a bot to say.
    pub fn legal(&mut self) -> &[G::Action] {
        self.actions.clear();
        self.state.choices(self.seat, self.actions);
        self.actions
    }

    /// The legal action with the number `ticket` picks, given how many there are.
    #[inline]
    pub fn pick(&mut self, ticket: impl FnOnce(u32) -> u32) -> G::Action {
        if G::Clock::own_clock(self.state, self.seat).is_some() {
            let choices = self.legal();
            return choices[ticket(choices.len() as u32) as usize];
        }
        self.state.pick_action(self.seat, ticket, self.actions)
    }
}
