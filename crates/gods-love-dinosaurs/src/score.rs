//! The end of the game (GLD-47, GLD-48).

use crate::land::Animal;
use crate::state::{FIRST_EGGS, State};
use dino_core::{BySeat, MAX_CATEGORIES, Seat, Standing};

/// Where points come from: the eggs of the start, those laid for tigers and for eagles eaten, less those hatched, and
/// the dinosaurs.
pub const CATEGORIES: [&str; 5] = ["first-eggs", "tigers", "eagles", "hatched", "dinosaurs"];

/// One seat's points, in the order of [`CATEGORIES`].
pub(crate) fn points(state: &State, seat: Seat) -> [i16; 5] {
    let [tigers, eagles] = state.laid[seat].map(|eggs| eggs as i16);
    let dinosaurs = i16::from(state.ecosystems[seat].count(Animal::Dinosaur));
    [FIRST_EGGS as i16, tigers, eagles, -i16::from(state.hatched[seat]), dinosaurs]
}

/// Points, and among the tied the one farthest from the first player (GLD-48).
pub(crate) fn standing(state: &State) -> Standing {
    let seats = state.options.seats;
    let mut breakdown = BySeat::new(seats, [0i16; MAX_CATEGORIES]);
    let mut distance = BySeat::new(seats, 0i32);
    for (far, seat) in (0..).zip(state.first.round(seats, true)) {
        breakdown[seat][..CATEGORIES.len()].copy_from_slice(&points(state, seat));
        distance[seat] = far;
    }
    Standing::new(breakdown, &distance)
}
