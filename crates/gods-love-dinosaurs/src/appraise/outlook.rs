//! What an activation does to a seat.

use super::hunts;
use super::value::{PREY, value};
use crate::ecosystem::Mark;
use crate::land::Animal;
use crate::state::{Phase, State};
use dino_core::{Game as _, Hex, Seat, SeatSet};

/// How many ends of orders are looked at for each seat and species.
const BUDGET: u32 = 40;

/// What the seat gains or loses when a species activates now, with the dinosaurs where the token stands.
pub(super) fn activated(state: &State, seat: Seat, species: Animal) -> i32 {
    let before = value(state, seat);
    let mut after = *state;
    let mut births = 0;
    after.phase = Phase::Species(species);
    after.busy = SeatSet::one(seat);
    if after.ecosystems[seat].call(species) {
        if species.is_prey() {
            births = breed(&mut after, seat, species);
        } else {
            hunt(&mut after, seat);
        }
        after.ecosystems[seat].unmark();
    }
    if state.components.columns[usize::from(state.token)] == species {
        after.phase = Phase::Dinosaurs;
        if let Some(hatched) =
            hatch(&after, seat).filter(|hatched| ready(hatched, seat) > ready(&after, seat))
        {
            after = hatched;
        }
        after.ecosystems[seat].call(Animal::Dinosaur);
        return hunts::best(&after, seat, BUDGET) - before + births * PREY;
    }
    value(&after, seat) - before + births * PREY
}

/// What hatching, or not, leads to (GLD-33): the young must eat, or the egg is lost.
pub(super) fn hatched(state: &State, seat: Seat, hatch_one: bool) -> i32 {
    let after = if hatch_one { hatch(state, seat) } else { Some(*state) };
    after.map_or(i32::MIN, |after| ready(&after, seat))
}

/// The state with a dinosaur hatched, if that can be.
fn hatch(state: &State, seat: Seat) -> Option<State> {
    let nest = state.ecosystems[seat].find(Hex::ORIGIN)?;
    let can = state.eggs(seat) > 0
        && state.ecosystems[seat].animal(nest).is_none()
        && state.has_piece(Animal::Dinosaur);
    can.then(|| {
        let mut after = *state;
        after.hatched[seat] += 1;
        after.put(seat, nest, Animal::Dinosaur, Mark::None);
        after
    })
}

/// What the best hunts of all dinosaurs leave.
fn ready(state: &State, seat: Seat) -> i32 {
    let mut hunting = *state;
    hunting.ecosystems[seat].call(Animal::Dinosaur);
    hunts::best(&hunting, seat, hunts::BUDGET / 4)
}

/// Every prey breeds where it first can; the births counted on top of their own worth are room for more.
fn breed(state: &mut State, seat: Seat, species: Animal) -> i32 {
    let mut actions = Vec::new();
    let mut births = 0;
    loop {
        actions.clear();
        state.list_births_of(seat, species, &mut actions);
        let Some(first) = actions.first() else { return births / 2 };
        state.play_unchecked(seat, *first);
        births += 1;
    }
}

/// The predators hunt in the best order at first sight.
fn hunt(state: &mut State, seat: Seat) {
    let mut actions = Vec::new();
    loop {
        actions.clear();
        state.list_hunts_of(seat, &mut actions);
        let after = |action: &crate::Action| {
            let mut after = *state;
            after.play_unchecked(seat, *action);
            (value(&after, seat), after)
        };
        match actions.iter().map(after).max_by_key(|(worth, _)| *worth) {
            Some((_, after)) => *state = after,
            None => return,
        }
    }
}
