//! What an ecosystem is worth to its owner.

use crate::land::Animal;
use crate::state::{Phase, State};
use crate::window::{MIDDLE, Window, beside, beside_all};
use dino_core::Seat;

/// A prey more.
pub(super) const PREY: i32 = 9;
/// The last of a species, above what the others are worth: without it none is born any more.
const SPECIES: i32 = 22;
/// A predator that finds food, and one that does not.
const PREDATOR: i32 = 55;
const HUNGRY: i32 = 22;
/// A predator a dinosaur could get at, above that.
const NEAR_DINOSAUR: i32 = 14;
/// A nest free for the next egg.
const FREE_NEST: i32 = 15;

/// The points of a seat and what its animals may still bring.
pub(super) fn value(state: &State, seat: Seat) -> i32 {
    let ecosystem = &state.ecosystems[seat];
    let mut animals = 0;
    let mut counts = [0; 6];
    for place in ecosystem.places() {
        let Some(animal) = place.animal else { continue };
        counts[animal as usize] += 1;
        if animal.is_predator() {
            animals += predator(&Window::new(ecosystem, place.hex), animal);
        }
    }
    animals += counts[..3].iter().map(|count| PREY * count + SPECIES * (*count).min(1)).sum::<i32>();
    let eggs = i32::from(state.eggs(seat));
    let nest = ecosystem.at(dino_core::Hex::ORIGIN).is_some_and(|nest| nest.animal.is_none());
    if nest && eggs > 0 {
        animals += FREE_NEST;
    }
    100 * (eggs + counts[5]) + animals * hope(state) / 100
}

/// Of a hundred, how much of what animals promise can still come true: dinosaurs must stir once more.
pub(super) fn hope(state: &State) -> i32 {
    let left = state.pile.count_ones() as i32;
    let rows = state.rows() as i32;
    match state.phase {
        Phase::Dinosaurs if left < rows => 0, // after this hunt the game is over (GLD-46)
        _ => (45 + 55 * left / (5 * rows)).min(100),
    }
}

/// A predator in the middle of a window.
fn predator(window: &Window, animal: Animal) -> i32 {
    (if is_fed(window, animal) { PREDATOR } else { HUNGRY })
        + if is_near_dinosaur(window) { NEAR_DINOSAUR } else { 0 }
}

/// Whether prey may be within reach of a predator in the middle.
pub(super) fn is_fed(window: &Window, animal: Animal) -> bool {
    let near = beside(MIDDLE);
    let reach = if animal == Animal::Tiger { near | beside_all(near & window.hexes()) } else { lines() };
    reach & window.prey() != 0
}

/// Whether a dinosaur may get to who is in the middle.
pub(super) fn is_near_dinosaur(window: &Window) -> bool {
    window.dinosaurs() != 0
}

/// The cells an eagle in the middle could fly to if nothing barred its way.
fn lines() -> u128 {
    (0..6).fold(0, |all, direction| {
        let mut cell = MIDDLE;
        (0..3).fold(all, |all, _| match crate::window::step(cell, direction) {
            Some(next) => {
                cell = next;
                all | 1 << next
            }
            None => all,
        })
    })
}
