//! A world that looks like a view. Nothing is hidden but the order of piles, and those have none, so there is one.

use crate::land::Animal;
use crate::state::State;
use crate::view::View;
use dino_core::{BySeat, Seat};

impl State {
    /// The only state that looks like this.
    pub(crate) fn from_view(view: &View) -> State {
        let seats = view.options.seats;
        let mut laid = BySeat::new(seats, [0; 2]);
        let mut hatched = BySeat::new(seats, 0);
        for seat in Seat::all(seats) {
            laid[seat] = [view.nests[seat].for_tigers, view.nests[seat].for_eagles];
            hatched[seat] = view.nests[seat].hatched;
        }
        let index = |tile: &crate::TileId| view.components.index(*tile);
        let pile = view.face_down.iter().filter_map(index).fold(0, |bits, index| bits | 1 << index);
        let count = |animal| view.ecosystems.iter().map(|ecosystem| ecosystem.count(animal)).sum();
        State {
            components: view.components,
            options: view.options,
            phase: view.phase,
            first: view.first,
            turn: view.turn,
            token: view.token,
            board: view.board,
            pile,
            ecosystems: view.ecosystems,
            in_play: Animal::ALL.map(count),
            laid,
            hatched,
            busy: view.busy,
            undecided: view.undecided,
        }
    }
}
