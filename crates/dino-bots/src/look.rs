//! What a bot may look at.

use dino_core::{Game, Seat, Viewer};

/// One seat's look at the table. The state behind it cannot be reached.
#[derive(Debug)]
pub struct Look<'t, G: Game> {
    state: &'t G,
    seat: Seat,
    actions: &'t mut Vec<G::Action>,
}

impl<'t, G: Game> Look<'t, G> {
    /// The look of a seat that is asked to act. `actions` is a buffer to be used again and again.
    pub fn new(state: &'t G, seat: Seat, actions: &'t mut Vec<G::Action>) -> Self {
        Look { state, seat, actions }
    }

    /// The seat the bot sits in.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What it may do, ascending.
    pub fn legal(&mut self) -> &[G::Action] {
        self.actions.clear();
        self.state.legal_actions(self.seat, self.actions);
        self.actions
    }

    /// The legal action with the number `ticket` picks, given how many there are.
    #[inline]
    pub fn pick(&mut self, ticket: impl FnOnce(u32) -> u32) -> G::Action {
        self.state.pick_action(self.seat, ticket, self.actions)
    }
}
