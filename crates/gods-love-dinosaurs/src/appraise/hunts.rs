//! The best order of hunts.
//!
//! Where all orders and ways together are few enough for the budget they are all tried, which is exact. Where they are
//! not, the hunters go in the order of their hexes, and of each one's ways only the few best at first sight are followed.

use super::value::value;
use crate::action::Action;
use crate::state::State;
use dino_core::{Game as _, Hex, Seat};

/// How many ends of orders are looked at for all actions of a list together.
pub(super) const BUDGET: u32 = 600;

/// What the seat's ecosystem is worth after the best hunts of all its hunters still to act.
pub(super) fn best(state: &State, seat: Seat, budget: u32) -> i32 {
    let mut actions = Vec::new();
    state.list_hunts_of(seat, &mut actions);
    if actions.is_empty() {
        return value(state, seat);
    }
    // What is few as a whole stays so, however unevenly the ends are spread.
    let each = if are_few(state, seat, budget) { budget } else { budget / actions.len() as u32 };
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
        after.play_unchecked(seat, *action);
        best(&after, seat, each)
    };
    actions.iter().map(after).max().unwrap_or_default()
}

/// Whether all orders of all ways have no more ends than this together.
pub(super) fn are_few(state: &State, seat: Seat, most: u32) -> bool {
    ends(state, seat, most).is_some()
}

/// How many ends all orders of all ways have together; `None` when they are more than `most`.
fn ends(state: &State, seat: Seat, most: u32) -> Option<u32> {
    let mut actions = Vec::new();
    state.list_hunts_of(seat, &mut actions);
    let count = (actions.len() as u32).max(1);
    // With the last hunter all is decided, unless its young hunt too (GLD-29).
    let is_last = state.ecosystems[seat].waiting().count() < 2
        && !state.components.rulings.newborn_predators_hunt_same_activation;
    if count > most || is_last || actions.is_empty() {
        return (count <= most).then_some(count);
    }
    actions.iter().try_fold(0, |sum, action| {
        let mut after = *state;
        after.play_unchecked(seat, *action);
        Some(sum + ends(&after, seat, most - sum)?)
    })
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
    after.play_unchecked(seat, action);
    (value(&after, seat), after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::appraise::appraise;
    use crate::state::Phase;
    use dino_core::Game;
    use dino_testkit::setup::Setup;
    use dino_testkit::trial::Trial;

    /// What every order of all that hunters may do ends with; `None` where that is more than the budget.
    fn all(state: &State, seat: Seat, first: Action, budget: &mut u32) -> Option<Vec<i32>> {
        let mut after = *state;
        after.play_unchecked(seat, first);
        let mut actions = Vec::new();
        after.list_hunts_of(seat, &mut actions);
        if actions.is_empty() {
            *budget = budget.checked_sub(1)?;
            return Some(vec![value(&after, seat)]);
        }
        let each = actions.iter().map(|action| all(&after, seat, *action, budget));
        Some(each.collect::<Option<Vec<_>>>()?.concat())
    }

    #[test]
    fn the_best_order_is_found_wherever_all_ends_are_within_the_budget() {
        let (mut lists, mut orders) = (0, 0);
        // In game 365 the ends are few and spread unevenly: an equal share for each action would not do.
        for state in (340..400)
            .flat_map(|seed| Trial::<State>::of(&State::config(2 + (seed % 4) as u8, ""), seed).states)
        {
            let hunts = matches!(state.phase, Phase::Species(species) if species.is_predator())
                || state.phase == Phase::Dinosaurs;
            for seat in state.pending().seats().iter().filter(|_| hunts) {
                let mut actions = Vec::new();
                state.list_hunts_of(seat, &mut actions);
                let mut budget = BUDGET;
                let each = actions.iter().map(|action| all(&state, seat, *action, &mut budget));
                let Some(each) = each.collect::<Option<Vec<_>>>() else { continue };
                let mut worth = Vec::new();
                appraise(&state, seat, &actions, &mut worth);
                let best: Vec<i32> = each.iter().filter_map(|ends| ends.iter().max().copied()).collect();
                assert_eq!(worth, best, "{} ends", BUDGET - budget);
                lists += u32::from(!actions.is_empty());
                orders += u32::from(state.ecosystems[seat].waiting().count() > 1);
            }
        }
        assert!(lists > 4_000 && orders > 500, "{lists} lists, {orders} of several hunters");
    }
}
