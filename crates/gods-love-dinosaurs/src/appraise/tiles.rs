//! What a tile is worth, and where it is worth it.

use super::outlook::activated;
use super::value::hope;
use crate::components::{Spot, Tile};
use crate::ecosystem::Ecosystem;
use crate::land::{Animal, Terrain};
use crate::state::{COLUMNS, State};
use crate::tile::TileId;
use crate::window::{MIDDLE, Window, beside, beside_all};
use dino_core::{Hex, Seat};

/// A tile at its best place, and the activation that taking it sets off.
pub(super) fn taken(state: &State, seat: Seat, tile: TileId) -> i32 {
    let Some(printed) = state.components.tile(tile) else { return 0 };
    let ecosystem = &state.ecosystems[seat];
    let mut places: Vec<[Hex; 2]> = Vec::new();
    state.each_place(seat, |first, second| places.push([first, second]));
    // Every third place does to tell tiles apart.
    let worth = places.iter().step_by(3).map(|hexes| laid(state, ecosystem, printed, *hexes));
    let room = worth.max().unwrap_or_default();
    let column = (0..COLUMNS).find(|column| state.board[*column].contains(&Some(tile)));
    let last = column.filter(|column| state.board[*column].iter().flatten().count() == 1);
    let Some(column) = last else { return room };
    let species = state.components.columns[column];
    let own = activated(state, seat, species);
    let others = Seat::all(state.options.seats).filter(|other| *other != seat);
    let theirs: i32 = others.map(|other| activated(state, other, species)).sum();
    room + own - theirs / (i32::from(state.options.seats) - 1)
}

/// A tile at a place; where it empties a column, its animal faces the activation at once (GLD-12).
pub(super) fn placed(state: &State, seat: Seat, tile: TileId, hexes: [Hex; 2]) -> i32 {
    let Some(printed) = state.components.tile(tile) else { return 0 };
    laid(state, &state.ecosystems[seat], printed, hexes)
}

fn laid(state: &State, ecosystem: &Ecosystem, tile: &Tile, hexes: [Hex; 2]) -> i32 {
    let half = |at: usize| spot(state, ecosystem, tile.spots[at], hexes[at]);
    // The halves know each other: an animal may breed on the other half.
    let own = |at: usize| match tile.spots[at].animal {
        Some(prey) if prey.is_prey() && suits(state, tile.spots[1 - at].terrain, prey) => 8,
        _ => 0,
    };
    (half(0) + half(1) + own(0) + own(1)) * hope(state) / 100
}

/// Whether a prey breeds on a terrain (GLD-18, GLD-22).
fn suits(state: &State, terrain: Terrain, prey: Animal) -> bool {
    terrain == Terrain::Joker || terrain == state.components.favourite(prey)
}

/// One half of a tile on a free cell: company, room for prey, food for predators, mountains near food.
fn spot(state: &State, ecosystem: &Ecosystem, spot: Spot, hex: Hex) -> i32 {
    let window = Window::new(ecosystem, hex);
    let near = beside(MIDDLE);
    let within_two = near | beside_all(near & window.hexes());
    let count = |set: u128| set.count_ones() as i32;
    let mut worth = 2 * count(near & window.hexes());
    for prey in Animal::PREY.into_iter().filter(|prey| suits(state, spot.terrain, *prey)) {
        // Room beside prey, less for each more.
        worth += 9 * count(near & window.animals[prey as usize]).min(2);
    }
    if spot.terrain == Terrain::Mountain {
        worth +=
            5 * count(within_two & window.predators()).min(3) + 2 * count(within_two & window.prey()).min(3);
    }
    worth
        + match spot.animal {
            Some(prey) if prey.is_prey() => {
                let home = window.lands[state.components.favourite(prey) as usize]
                    | window.lands[Terrain::Joker as usize];
                let taken = window.animals.iter().fold(0, |all, animals| all | animals);
                18 + 7 * count(near & home & !taken).min(3)
            }
            Some(_) => {
                let food = count(within_two & window.prey());
                (if food == 0 { 5 } else { 40 + 5 * food.min(4) }) + 4 * count(window.dinosaurs()).min(2)
            }
            None => 0,
        }
}
