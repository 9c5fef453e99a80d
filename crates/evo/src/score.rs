//! The end of the game (EVO-1, EVO-77, EVO-78).

use crate::state::{START_MP, State};
use dino_core::{BySeat, MAX_CATEGORIES, Seat, Standing};

/// What mutation points come from: the start, the dinosaurs alive at the end of each round, and what the laboratory
/// took.
pub const CATEGORIES: [&str; 3] = ["start", "income", "spent"];

/// Most mutation points win; between equals most dinosaurs on the board (EVO-78).
pub(crate) fn standing(state: &State) -> Standing {
    let seats = state.seats();
    let mut breakdown = BySeat::new(seats, [0i16; MAX_CATEGORIES]);
    let mut dinosaurs = BySeat::new(seats, 0i32);
    for seat in Seat::all(seats) {
        let income: i16 = state.past.iter().map(|past| i16::from(past.herds[seat])).sum();
        let spent: i16 = state.past.iter().map(|past| i16::from(past.spent[seat])).sum();
        breakdown[seat][..3].copy_from_slice(&[i16::from(START_MP), income, -spent]);
        dinosaurs[seat] = i32::from(state.herd_size(seat));
    }
    Standing::new(breakdown, &dinosaurs)
}
