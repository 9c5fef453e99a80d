//! The best order of hunts.
//!
//! Where all orders and ways together are few enough for the budget they are all tried, which is exact. Where they are
//! not, the hunters go in the order of their hexes, and of each one's ways only the few best at first sight are followed.

use super::value::value;
use crate::action::Action;
use crate::state::State;
use dino_core::{Hex, Seat};

/// How many ends of orders are looked at for all actions of a list together.
pub(super) const BUDGET: u32 = 600;

/// What the seat's ecosystem is worth after the best hunts of all its hunters still to act.
pub(super) fn best(state: &State, seat: Seat, budget: u32) -> i32 {
    let mut actions = Vec::new();
    state.list_hunts_of(seat, &mut actions);
    if actions.is_empty() {
        return value(state, seat);
    }
    let each = budget / actions.len() as u32;
    if each == 0 {
        narrow(state, seat, &mut actions);
        let few = budget.clamp(1, 3) as usize;
        let mut first: Vec<(i32, State)> =
            actions.iter().map(|action| at_first_sight(state, seat, *action)).collect();
        first.sort_by_key(|(worth, _)| -worth);
        first.truncate(few);
        let each = budget / few as u32;
        return first.iter().map(|(_, after)| best(after, seat, each)).max().unwrap_or_default();
    }
    let after = |action: &Action| {
        let mut after = *state;
        after.play(seat, *action);
        best(&after, seat, each)
    };
    actions.iter().map(after).max().unwrap_or_default()
}

/// Keeps the actions of the first hunter alone, and starving only where it has no way.
fn narrow(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let hunter = |action: &Action| match action {
        Action::Hunt { from, .. } => *from,
        Action::Starve(hex) => *hex,
        _ => Hex::ORIGIN,
    };
    let ecosystem = &state.ecosystems[seat];
    let Some(first) = ecosystem.waiting().next().map(|at| ecosystem.hex(at)) else { return };
    actions.retain(|action| hunter(action) == first);
    if actions.len() > 1 {
        actions.retain(|action| matches!(action, Action::Hunt { .. }));
    }
}

fn at_first_sight(state: &State, seat: Seat, action: Action) -> (i32, State) {
    let mut after = *state;
    after.play(seat, action);
    (value(&after, seat), after)
}
