//! How a seat that plays sensibly goes on, found in a few microseconds: what searchers play out with.
//!
//! Tiles go by what is printed on them and by who gains most from the activation they set off; of the places a few are
//! tried; all prey breed; hunters go one after the other, each where it eats most.

use super::tiles::placed;
use super::value::hope;
use crate::action::{Action, Meal};
use crate::land::{Animal, Terrain};
use crate::state::{COLUMNS, Phase, State};
use crate::tile::TileId;
use crate::window::{MIDDLE, Window, beside, beside_all};
use dino_core::draw::{below, best_of};
use dino_core::{Hex, Rng, Seat};

/// How many places for a tile are tried.
const PLACES: u32 = 6;
/// So far apart tiles may be and still be taken by chance.
const WHIM: u32 = 24;

/// What the seat does. It waits for it.
pub(super) fn action(state: &State, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Action {
    scratch.clear();
    match state.phase {
        Phase::Take => {
            let tiles = state.board.iter().flatten().flatten();
            let worth = |tile: &TileId| taken(state, seat, *tile) + below(rng, WHIM) as i32;
            tiles.copied().max_by_key(worth).map_or(Action::Done, Action::Take)
        }
        Phase::Place(tile, _) => {
            state.list_places(scratch);
            let count = scratch.len() as u32;
            let any = (0..PLACES).map(|_| scratch[below(rng, count) as usize]);
            let best = any.max_by_key(|action| match *action {
                Action::Place { first, second } => placed(state, seat, tile, [first, second]),
                _ => i32::MIN,
            });
            best.unwrap_or(scratch[0])
        }
        Phase::Species(species) if species.is_prey() => {
            state.list_births_of(seat, species, scratch);
            match scratch.len() as u32 {
                0 => Action::Done,
                births => scratch[below(rng, births) as usize],
            }
        }
        Phase::Dinosaurs if state.undecided.contains(seat) => {
            if finds_food(state, seat) {
                Action::Hatch
            } else {
                Action::Keep
            }
        }
        _ => hunt(state, seat, rng, scratch),
    }
}

/// What a tile is worth as printed, and by the activation it sets off.
pub(super) fn taken(state: &State, seat: Seat, tile: TileId) -> i32 {
    let Some(printed) = state.components.tile(tile) else { return 0 };
    let spot = |animal: Option<Animal>, terrain: Terrain| {
        let stands = match animal {
            Some(prey) if prey.is_prey() => 26,
            Some(_) => 46,
            None => 4,
        };
        stands + i32::from(terrain == Terrain::Mountain) * 6 + i32::from(terrain == Terrain::Joker) * 6
    };
    let room: i32 = printed.spots.iter().map(|one| spot(one.animal, one.terrain)).sum();
    let room = room * hope(state) / 100;
    let column = (0..COLUMNS).find(|column| state.board[*column].contains(&Some(tile)));
    let last = column.filter(|column| state.board[*column].iter().flatten().count() == 1);
    let Some(column) = last else { return room };
    let gain = |seat: Seat| stirred(state, seat, column);
    let others = Seat::all(state.options.seats).filter(|other| *other != seat);
    room + gain(seat) - others.map(gain).sum::<i32>() / (i32::from(state.options.seats) - 1)
}

/// About what a seat gains when the species of a column activates, and the dinosaurs where the token stands.
fn stirred(state: &State, seat: Seat, column: usize) -> i32 {
    let ecosystem = &state.ecosystems[seat];
    let count = |animal: Animal| i32::from(ecosystem.count(animal));
    let species = state.components.columns[column];
    let prey: i32 = Animal::PREY.into_iter().map(count).sum();
    let predators = count(Animal::Tiger) + count(Animal::Eagle);
    let gain = if species.is_prey() {
        9 * count(species)
    } else {
        // Who finds prey leaves young; who finds none starves.
        let fed = count(species).min(prey / 2);
        18 * fed - 30 * (count(species) - fed)
    };
    if usize::from(state.token) != column {
        return gain * hope(state) / 100;
    }
    // A dinosaur finds a predator or two, or starves.
    let dinosaurs = count(Animal::Dinosaur);
    let eaten = (2 * dinosaurs).min(predators);
    let starving = dinosaurs - dinosaurs.min(predators + prey);
    gain * hope(state) / 100 + 60 * eaten - 100 * starving
}

/// Whether a dinosaur on the nest would find a predator within reach.
fn finds_food(state: &State, seat: Seat) -> bool {
    let window = Window::new(&state.ecosystems[seat], Hex::ORIGIN);
    let near = beside(MIDDLE);
    let within_three = beside_all(beside_all(near) & window.hexes());
    (within_three & window.predators()).count_ones() > 1
}

/// The first hunter goes where it eats most; who has nothing to eat starves.
fn hunt(state: &State, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Action {
    let ecosystem = &state.ecosystems[seat];
    let Some(first) = ecosystem.waiting().next() else { return Action::Done };
    state.list_hunts_at(seat, first, scratch);
    let is_dinosaur = ecosystem.animal(first) == Some(Animal::Dinosaur);
    let hunts = scratch.iter().filter_map(|action| match action {
        Action::Hunt { meal, .. } => Some((*action, eaten(state, seat, meal, is_dinosaur))),
        _ => None,
    });
    best_of(hunts, rng).unwrap_or(Action::Starve(ecosystem.hex(first)))
}

/// About what a meal is worth: eggs to a dinosaur, young to a predator.
fn eaten(state: &State, seat: Seat, meal: &Meal, is_dinosaur: bool) -> i32 {
    let ecosystem = &state.ecosystems[seat];
    let meals =
        meal.hexes().iter().filter_map(|hex| ecosystem.find(*hex).and_then(|at| ecosystem.animal(at)));
    if is_dinosaur {
        return meals.map(|eaten| if eaten.is_predator() { 45 } else { -9 }).sum();
    }
    let lost: i32 = meals.map(|prey| if ecosystem.count(prey) == 1 { 31 } else { 9 }).sum();
    40 * (meal.hexes().len() as i32 - 1) - lost
}
