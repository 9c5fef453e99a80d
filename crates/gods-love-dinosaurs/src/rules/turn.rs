//! A turn: take a tile, place it with its animal, and see whether its column activates (GLD-9 to GLD-17).

use crate::against;
use crate::ecosystem::{Mark, Place};
use crate::state::{COLUMNS, Phase, State};
use crate::tile::TileId;
use dino_core::{Hex, Refusal};

/// No hex lies further out in any coordinate: a tile reaches two cells further than the last, and there are 42 of them
/// at most ([`crate::MAX_HEXES`]) around a start tile of radius 1. A tile beside the last reaches two cells further.
const FURTHEST: i8 = 1 + 2 * 42 + 2;

impl State {
    /// The face-up tiles, ascending.
    pub(crate) fn list_takes(&self, out: &mut Vec<crate::Action>) {
        let start = out.len();
        out.extend(self.board.iter().flatten().flatten().map(|tile| crate::Action::Take(*tile)));
        out[start..].sort_unstable();
    }

    /// The action with the number that `ticket` says, out of the list of [`State::list_takes`].
    #[inline]
    pub(crate) fn pick_take(&self, ticket: impl FnOnce(u32) -> u32) -> crate::Action {
        let tiles = self.board.iter().flatten().flatten();
        // Tiles ascend as their bits in the order of the sheet do.
        let mut face_up =
            tiles.filter_map(|tile| self.components.index(*tile)).fold(0u128, |all, at| all | 1 << at);
        for _ in 0..ticket(face_up.count_ones()) {
            face_up &= face_up - 1;
        }
        // There always is a tile to take (GLD-45).
        let tile = self.components.tile_at(face_up.trailing_zeros() as usize);
        crate::Action::Take(tile.expect("a tile lies face up"))
    }

    pub(crate) fn may_take(&self, tile: TileId) -> Result<(), Refusal> {
        // Face-down tiles, tiles laid and tiles in the box cannot be taken (GLD-10).
        self.slot_of(tile).map(drop).ok_or(against(10))
    }

    fn slot_of(&self, tile: TileId) -> Option<(usize, usize)> {
        let rows = |column: usize| self.board[column].iter().position(|slot| *slot == Some(tile));
        (0..COLUMNS).find_map(|column| rows(column).map(|row| (column, row)))
    }

    /// The tile leaves the board.
    #[inline]
    pub(crate) fn take(&mut self, tile: TileId) {
        if let Some((column, row)) = self.slot_of(tile) {
            self.board[column][row] = None;
            self.phase = Phase::Place(tile, column as u8);
        }
    }

    pub(crate) fn may_place(&self, first: Hex, second: Hex) -> Result<(), Refusal> {
        let ecosystem = &self.ecosystems[self.turn];
        let is_near =
            |hex: Hex| (-FURTHEST..=FURTHEST).contains(&hex.q) && (-FURTHEST..=FURTHEST).contains(&hex.r);
        let is_free = |hex: Hex| is_near(hex) && ecosystem.find(hex).is_none();
        let touches = |hex: Hex| hex.neighbours().iter().any(|near| ecosystem.find(*near).is_some());
        // Two neighbouring free cells, one of them beside the ecosystem (GLD-11).
        let fits = first.distance(second) == 1 && is_free(first) && is_free(second);
        if fits && (touches(first) || touches(second)) { Ok(()) } else { Err(against(11)) }
    }

    /// The tile is laid and its animals come at once (GLD-12); the last tile of a column activates it (GLD-14).
    #[inline]
    pub(crate) fn place(&mut self, first: Hex, second: Hex) {
        let Phase::Place(tile, column) = self.phase else { return };
        let Some(printed) = self.components.tile(tile).copied() else { return };
        for (hex, spot) in [first, second].into_iter().zip(printed.spots) {
            // Without a piece the hex stays empty for good (GLD-49).
            let animal = spot.animal.filter(|animal| self.has_piece(*animal));
            let place = Place { hex, terrain: spot.terrain, animal, mark: Mark::None, tile: Some(tile) };
            self.ecosystems[self.turn].lay(place);
            if let Some(animal) = animal {
                self.in_play[animal as usize] += 1;
            }
        }
        if self.is_empty(usize::from(column)) {
            self.activate(self.components.columns[usize::from(column)]);
        } else {
            self.end_turn();
        }
    }

    /// The next seat takes a tile (GLD-9).
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.turn = self.turn.neighbour(self.options.seats, true);
        self.phase = Phase::Take;
    }
}
