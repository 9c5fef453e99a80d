//! What one may know: everything, since face-down tiles have no order (GLD-2).

use crate::components::Components;
use crate::config::Options;
use crate::ecosystem::Ecosystem;
use crate::land::Animal;
use crate::state::{Phase, State};
use crate::tile::{Letter, TileId};
use dino_core::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// All that may be known. It is the same for every viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How the game is set up.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Who began (GLD-8).
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The column the dinosaur token stands under, counted from 0.
    pub token: u8,
    /// The face-up tiles, by column and row.
    pub board: [[Option<TileId>; 3]; 5],
    /// The tiles nobody has seen: the piles are drawn from these.
    pub face_down: Vec<TileId>,
    /// Each seat's hexes and animals.
    pub ecosystems: BySeat<Ecosystem>,
    /// Each seat's nest.
    pub nests: BySeat<Nest>,
    /// The seats whose part of the activation is not over.
    pub busy: SeatSet,
    /// Those of them that have still to decide on hatching.
    pub undecided: SeatSet,
    /// The printed values and rulings.
    pub components: Components,
}

/// Where the eggs of a nest came from and went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Nest {
    /// The eggs in it, a golden one counting for five (GLD-41).
    pub eggs: u16,
    /// Laid for tigers eaten.
    pub for_tigers: u16,
    /// Laid for eagles eaten.
    pub for_eagles: u16,
    /// Spent on hatching.
    pub hatched: u8,
}

impl View {
    /// Built field by field; every one of them lies open on a table (GLD-2).
    pub(crate) fn of(state: &State) -> View {
        let mut nests = BySeat::new(state.options.seats, Nest::default());
        for seat in Seat::all(state.options.seats) {
            let [for_tigers, for_eagles] = state.laid[seat];
            nests[seat] =
                Nest { eggs: state.eggs(seat), for_tigers, for_eagles, hatched: state.hatched[seat] };
        }
        let pile = crate::window::bits(state.pile);
        View {
            options: state.options,
            phase: state.phase,
            first: state.first,
            turn: state.turn,
            token: state.token,
            board: state.board,
            face_down: pile.filter_map(|index| state.components.tile_at(index.into())).collect(),
            ecosystems: state.ecosystems,
            nests,
            busy: state.busy,
            undecided: state.undecided,
            components: state.components,
        }
    }

    /// How many rows of the animal board are used (GLD-4).
    pub fn rows(&self) -> usize {
        usize::from(crate::components::rows(self.options.seats))
    }

    /// How many tiles each pile still holds (GLD-2).
    pub fn piles(&self) -> [usize; 4] {
        Letter::ALL.map(|letter| self.face_down.iter().filter(|tile| tile.letter() == letter).count())
    }

    /// Who holds the volcano: the seat whose turn it is, while animals are active (GLD-15).
    pub fn volcano(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Species(_) | Phase::Dinosaurs).then_some(self.turn)
    }

    /// The pieces of a species in the supply; below 0 where markers stand in (GLD-49).
    pub fn stock(&self, animal: Animal) -> i16 {
        State::from_view(self).stock(animal)
    }

    /// What a seat would score if the game ended now, by [`crate::CATEGORIES`].
    pub fn points_now(&self, seat: Seat) -> [i16; 5] {
        crate::score::points(&State::from_view(self), seat)
    }
}
