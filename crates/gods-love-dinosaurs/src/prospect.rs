//! What one would like to know before deciding: what an animal can reach, what a tile would bring, and whether any real
//! choice is left in an activation.

use crate::action::{Action, Meal};
use crate::ecosystem::{Ecosystem, Mark, Place};
use crate::land::{Animal, Terrain};
use crate::rules::{MAX_WAYS, Ways};
use crate::state::{Phase, State};
use crate::view::View;
use crate::window::{MIDDLE, Window, beside, bits};
use dino_core::{Game as _, Hex, Pending, Seat};
use std::collections::{BTreeSet, HashSet};

/// How many moments of an activation are looked at to find out whether anything is left to choose.
const MOMENTS: usize = 400;

/// What an animal can reach from where it stands, as things are now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Who.
    pub animal: Animal,
    /// Where its young may go, or where its hunt may end: ascending.
    pub ends: Vec<Hex>,
    /// What it may eat on one of its ways: ascending.
    pub food: Vec<Hex>,
    /// The most animals it can eat at once.
    pub most: usize,
}

/// What a tile would bring at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Its halves.
    pub halves: [Half; 2],
    /// The activation it sets off, if it is the last of its column (GLD-14).
    pub activation: Option<Stirring>,
}

/// One half of a tile at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Half {
    /// Where.
    pub hex: Hex,
    /// What it is made of.
    pub terrain: Terrain,
    /// Who comes with it.
    pub animal: Option<Animal>,
    /// Where an animal comes: the empty hexes its young could go to, or the prey it could get at.
    pub room: usize,
    /// Where none comes: the prey beside it that could breed there.
    pub parents: usize,
}

/// What an activation would find in the ecosystem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stirring {
    /// The species.
    pub species: Animal,
    /// How many of them could breed or hunt.
    pub able: usize,
    /// How many could not.
    pub unable: usize,
    /// Whether the dinosaurs follow (GLD-32).
    pub dinosaurs: bool,
}

impl View {
    /// What the animal on a hex can reach; `None` where there is none.
    pub fn reach(&self, seat: Seat, hex: Hex) -> Option<Reach> {
        let state = State::from_view(self);
        let sits = seat.number() <= state.options.seats;
        sits.then(|| reach(&state, &state.ecosystems[seat], hex)).flatten()
    }

    /// What the tile in hand would bring there; `None` when it cannot be placed so.
    pub fn prospect(&self, first: Hex, second: Hex) -> Option<Prospect> {
        let state = State::from_view(self);
        let Phase::Place(tile, column) = state.phase else { return None };
        state.check(state.turn, Action::Place { first, second }).ok()?;
        let spots = state.components.tile(tile)?.spots;
        let mut ecosystem = state.ecosystems[state.turn];
        for (hex, spot) in [first, second].into_iter().zip(spots) {
            let animal = spot.animal.filter(|animal| state.has_piece(*animal));
            ecosystem.lay(Place { hex, terrain: spot.terrain, animal, mark: Mark::None, tile: Some(tile) });
        }
        let species = state.components.columns[usize::from(column)];
        let dinosaurs = usize::from(state.token) == usize::from(column);
        Some(Prospect {
            halves: [first, second].map(|hex| half(&state, &ecosystem, hex)),
            activation: state
                .is_empty(usize::from(column))
                .then(|| stirring(&state, &ecosystem, species, dinosaurs)),
        })
    }

    /// The next action of a seat in an activation that leaves it no real choice.
    ///
    /// Declining a birth and letting starve who could hunt are left aside. When everything else the seat could do, in
    /// any order, leads to the same ecosystem and eggs, there is nothing to choose. Hatching always is a choice. Where
    /// the orders are too many to be looked at, there is taken to be one.
    pub fn obvious(&self, seat: Seat) -> Option<Action> {
        let state = State::from_view(self);
        let active = matches!(state.phase, Phase::Species(_) | Phase::Dinosaurs);
        if !active || state.undecided.contains(seat) || !asks(&state, seat) {
            return None;
        }
        let next = willing(&state, seat).first().copied()?;
        let mut ends = BTreeSet::new();
        let mut known = HashSet::from([standing(&state, seat)]);
        let mut moments = vec![state];
        while let Some(moment) = moments.pop() {
            let actions = willing(&moment, seat);
            if actions.iter().all(|action| *action == Action::Done) {
                ends.insert(outcome(&moment, seat));
            }
            for action in actions.into_iter().filter(|action| *action != Action::Done) {
                let mut after = moment;
                after.play_unchecked(seat, action);
                if known.insert(standing(&after, seat)) {
                    moments.push(after);
                }
            }
            if known.len() > MOMENTS || ends.len() > 1 {
                return None;
            }
        }
        Some(next)
    }
}

fn asks(state: &State, seat: Seat) -> bool {
    matches!(state.pending(), Pending::Seats(seats) if seats.contains(seat))
}

/// All a seat may do but declining: not to be done while one could breed, not to let starve who could hunt.
fn willing(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let hunters: BTreeSet<Hex> = actions
        .iter()
        .filter_map(|action| if let Action::Hunt { from, .. } = action { Some(*from) } else { None })
        .collect();
    let breeds = actions.iter().any(|action| matches!(action, Action::Breed { .. }));
    actions.retain(|action| match action {
        Action::Done => !breeds,
        Action::Starve(hex) => !hunters.contains(hex),
        _ => true,
    });
    actions
}

/// All that a seat's own actions change in an activation: its animals, where they stand in it, and the eggs.
fn standing(state: &State, seat: Seat) -> (Vec<(Option<Animal>, Mark)>, [u16; 2]) {
    let animals = state.ecosystems[seat].places().map(|place| (place.animal, place.mark));
    (animals.collect(), state.laid[seat])
}

/// What an activation leaves: who stands where, and the eggs.
fn outcome(state: &State, seat: Seat) -> (Vec<(Hex, Option<Animal>)>, [u16; 2]) {
    let gone = |place: &Place| place.mark == Mark::Starved;
    let stands = |place: Place| (place.hex, place.animal.filter(|_| !gone(&place)));
    (state.ecosystems[seat].places().map(stands).collect(), state.laid[seat])
}

fn reach(state: &State, ecosystem: &Ecosystem, hex: Hex) -> Option<Reach> {
    let animal = ecosystem.at(hex)?.animal?;
    let window = Window::new(ecosystem, hex);
    if animal.is_prey() {
        let ends = free(state, &window, animal).map(|cell| window.hex(cell)).collect();
        return Some(Reach { animal, ends, food: Vec::new(), most: 0 });
    }
    let mut ways = Ways::<MAX_WAYS>::new();
    let has_room = ways.find(animal, &window, state.components.rulings.cross_gaps_outside_ecosystem);
    debug_assert!(has_room);
    let (mut ends, mut food, mut most) = (0u128, 0u128, 0);
    for (end, meal) in ways.results() {
        ends |= 1 << end;
        food |= meal;
        most = most.max(meal.count_ones() as usize);
    }
    let cells = |set: u128| bits(set).map(|cell| window.hex(cell)).collect();
    Some(Reach { animal, ends: cells(ends), food: cells(food), most: most.min(Meal::MAX) })
}

/// The empty hexes beside the middle where a prey may breed (GLD-18, GLD-22).
fn free(state: &State, window: &Window, prey: Animal) -> impl Iterator<Item = u8> {
    let home =
        window.lands[state.components.favourite(prey) as usize] | window.lands[Terrain::Joker as usize];
    let taken = window.animals.iter().fold(0, |all, animals| all | animals);
    bits(beside(MIDDLE) & home & !taken)
}

fn half(state: &State, ecosystem: &Ecosystem, hex: Hex) -> Half {
    let window = Window::new(ecosystem, hex);
    let (terrain, animal) =
        ecosystem.at(hex).map_or((Terrain::Lake, None), |place| (place.terrain, place.animal));
    let likes = |prey: &Animal| terrain == Terrain::Joker || terrain == state.components.favourite(*prey);
    let parents = Animal::PREY.into_iter().filter(likes).map(|prey| window.animals[prey as usize]);
    let parents = beside(MIDDLE) & parents.fold(0, |all, animals| all | animals);
    let room = reach(state, ecosystem, hex).map_or(0, |reach| match reach.animal.is_prey() {
        true => reach.ends.len(),
        false => reach.food.len(),
    });
    let parents = if animal.is_none() { parents.count_ones() as usize } else { 0 };
    Half { hex, terrain, animal, room, parents }
}

fn stirring(state: &State, ecosystem: &Ecosystem, species: Animal, dinosaurs: bool) -> Stirring {
    let all = ecosystem.places().filter(|place| place.animal == Some(species)).map(|place| place.hex);
    let can = |hex: &Hex| reach(state, ecosystem, *hex).is_some_and(|reach| !reach.ends.is_empty());
    let (able, unable): (Vec<Hex>, Vec<Hex>) = all.partition(can);
    Stirring { species, able: able.len(), unable: unable.len(), dinosaurs }
}
