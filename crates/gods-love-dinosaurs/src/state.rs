//! A moment of play.

use crate::components::{Components, rows};
use crate::config::Options;
use crate::ecosystem::{Ecosystem, Mark};
use crate::land::{Animal, Terrain};
use crate::tile::{Letter, TileId};
use dino_core::audit::ensure;
use dino_core::{BySeat, Hex, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Eggs in each nest at the start (GLD-7).
pub(crate) const FIRST_EGGS: u16 = 3;
/// Rows of the animal board; two of them may be all that is used (GLD-4).
pub(crate) const MAX_ROWS: usize = 3;
/// The columns of the animal board (GLD-3).
pub(crate) const COLUMNS: usize = 5;

/// A moment of play. The face-down tiles have no order, so all of it is public (GLD-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) components: Components,
    pub(crate) options: Options,
    /// What is waited for.
    pub(crate) phase: Phase,
    /// Who began (GLD-8).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// The column the dinosaur token stands under (GLD-6).
    pub(crate) token: u8,
    /// The face-up tiles, by column and row.
    pub(crate) board: [[Option<TileId>; MAX_ROWS]; COLUMNS],
    /// The face-down tiles, as bits in the order of the sheet.
    pub(crate) pile: u128,
    pub(crate) ecosystems: BySeat<Ecosystem>,
    /// The pieces on all ecosystems, in the order of [`Animal::ALL`]. The token is not one of them (GLD-6).
    pub(crate) in_play: [u8; 6],
    /// Eggs laid for tigers and for eagles eaten (GLD-38).
    pub(crate) laid: BySeat<[u16; 2]>,
    /// Eggs spent on hatching (GLD-33).
    pub(crate) hatched: BySeat<u8>,
    /// The seats whose part of the activation is not over.
    pub(crate) busy: SeatSet,
    /// Those of them that have still to decide on hatching (GLD-33).
    pub(crate) undecided: SeatSet,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks the first player (GLD-8).
    First,
    /// Chance turns up a tile for this column, counted from 0 (GLD-5, GLD-43).
    Reveal(u8),
    /// The seat whose turn it is takes a tile (GLD-10).
    Take,
    /// It places this tile, which it took from this column (GLD-11).
    Place(TileId, u8),
    /// This species is active in all ecosystems (GLD-16).
    Species(Animal),
    /// The dinosaurs are active (GLD-32).
    Dinosaurs,
    /// Nothing: the game is over.
    Over,
}

impl State {
    /// How many rows of the animal board are used (GLD-4).
    #[inline]
    pub(crate) fn rows(&self) -> usize {
        usize::from(rows(self.options.seats))
    }

    /// Whether no tile is left in a column.
    #[inline]
    pub(crate) fn is_empty(&self, column: usize) -> bool {
        self.board[column].iter().all(Option::is_none)
    }

    /// The eggs in a nest, a golden one counting for five (GLD-41).
    #[inline]
    pub(crate) fn eggs(&self, seat: Seat) -> u16 {
        FIRST_EGGS + self.laid[seat].iter().sum::<u16>() - u16::from(self.hatched[seat])
    }

    /// How many pieces of a species the supply holds; below 0 where markers stand in (GLD-49). One dinosaur is the
    /// token (GLD-6).
    #[inline]
    pub(crate) fn stock(&self, animal: Animal) -> i16 {
        let token = i16::from(animal == Animal::Dinosaur);
        i16::from(self.components.supply[animal as usize]) - i16::from(self.in_play[animal as usize]) - token
    }

    /// Whether a new piece of a species may be put into play (GLD-49).
    #[inline]
    pub(crate) fn has_piece(&self, animal: Animal) -> bool {
        !self.is_limited(animal) || self.stock(animal) > 0
    }

    /// Whether the pieces of a species limit play (GLD-49).
    #[inline]
    pub(crate) fn is_limited(&self, animal: Animal) -> bool {
        let rulings = &self.components.rulings;
        if animal == Animal::Dinosaur { rulings.dinosaurs_limited } else { rulings.supply_limited }
    }

    /// What the eggs nobody has are worth (GLD-50).
    pub(crate) fn eggs_left(&self) -> u16 {
        let held: u16 = Seat::all(self.options.seats).map(|seat| self.eggs(seat)).sum();
        self.components.eggs.saturating_sub(held)
    }

    /// Puts a piece on an empty hex.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, at: usize, animal: Animal, mark: Mark) {
        self.ecosystems[seat].set(at, Some(animal), mark);
        self.in_play[animal as usize] += 1;
    }

    /// Takes the piece off a hex and back to the supply, and says what it was.
    #[inline]
    pub(crate) fn lift(&mut self, seat: Seat, at: usize) -> Option<Animal> {
        let animal = self.ecosystems[seat].animal(at)?;
        self.ecosystems[seat].set(at, None, Mark::None);
        self.in_play[animal as usize] -= 1;
        Some(animal)
    }

    /// Every tile of the game is in one place: face down, on the board, in hand or laid (GLD-1).
    pub(crate) fn audit_tiles(&self) -> Result<(), String> {
        let mut seen = self.pile;
        let mut add = |tile: TileId| {
            let bit = self.components.index(tile).map_or(0, |index| 1 << index);
            ensure(bit != 0 && seen & bit == 0, || format!("tile {tile} is twice, or not in the sheet"))?;
            seen |= bit;
            Ok::<_, String>(())
        };
        self.board.iter().flatten().flatten().try_for_each(|tile| add(*tile))?;
        if let Phase::Place(tile, _) = self.phase {
            add(tile)?;
        }
        for ecosystem in self.ecosystems.iter() {
            let mut laid: Vec<TileId> = ecosystem.places().filter_map(|place| place.tile).collect();
            laid.sort();
            for pair in laid.chunks(2) {
                ensure(pair.len() == 2 && pair[0] == pair[1], || format!("half of tile {}", pair[0]))?;
                add(pair[0])?;
            }
            ensure(ecosystem.len() == 7 + laid.len(), || "a hex of no tile".to_owned())?;
            ensure(ecosystem.hexes().windows(2).all(|pair| pair[0] < pair[1]), || {
                "hexes overlap".to_owned()
            })?;
        }
        let all = self.components.tiles_for(self.options.seats);
        ensure(seen == all, || format!("tiles lost: {:#x}", all & !seen))?;
        let used = self.rows();
        ensure(self.board.iter().all(|column| column[used..].iter().all(Option::is_none)), || {
            "a tile in a row that is not used (GLD-4)".to_owned()
        })
    }

    pub(crate) fn audit_pieces(&self) -> Result<(), String> {
        for animal in Animal::ALL {
            let count: u32 = self.ecosystems.iter().map(|ecosystem| u32::from(ecosystem.count(animal))).sum();
            let kept = u32::from(self.in_play[animal as usize]);
            ensure(count == kept, || format!("{count} {animal} pieces, {kept} were counted"))?;
            ensure(!self.is_limited(animal) || self.stock(animal) >= 0, || {
                format!("more {animal} pieces than there are (GLD-49)")
            })?;
        }
        for (seat, ecosystem) in self.ecosystems.each() {
            let nest = ecosystem.at(Hex::ORIGIN);
            let is_free = nest.is_some_and(|nest| {
                nest.terrain == Terrain::Mountain
                    && nest.animal.is_none_or(|animal| animal == Animal::Dinosaur)
            });
            ensure(is_free, || format!("{seat:?}: something else than a dinosaur on the nest (GLD-34)"))?;
            let eggs = FIRST_EGGS + self.laid[seat].iter().sum::<u16>();
            ensure(eggs >= u16::from(self.hatched[seat]), || format!("{seat:?} hatched eggs it had not"))?;
            for place in ecosystem.places() {
                ensure(place.animal.is_some() || place.mark == Mark::None, || {
                    format!("{seat:?}: a mark without an animal at {}", place.hex)
                })?;
                ensure(place.animal != Some(Animal::Dinosaur) || place.terrain == Terrain::Mountain, || {
                    format!("{seat:?}: a dinosaur off the mountains at {} (GLD-37)", place.hex)
                })?;
            }
        }
        let held: u16 = Seat::all(self.options.seats).map(|seat| self.eggs(seat)).sum();
        let limit = self.components.rulings.eggs_limited;
        ensure(!limit || held <= self.components.eggs, || "more eggs than there are (GLD-50)".to_owned())
    }

    /// At the start of a turn the column of the token holds a tile, so a tile can be taken (GLD-45).
    pub(crate) fn audit_turn(&self) -> Result<(), String> {
        let stuck = self.phase == Phase::Take && self.is_empty(usize::from(self.token));
        ensure(!stuck, || "the column of the token is empty at the start of a turn (GLD-45)".to_owned())?;
        ensure(usize::from(self.token) < COLUMNS, || "the token is off the board".to_owned())?;
        // Nothing is revealed before the first pile is used up (GLD-44).
        let left: Vec<u32> =
            Letter::ALL.map(|letter| (self.pile & self.components.pile_of(letter)).count_ones()).to_vec();
        let all = self.components.tiles_for(self.options.seats);
        for (at, letter) in Letter::ALL.into_iter().enumerate() {
            let whole = (all & self.components.pile_of(letter)).count_ones();
            let earlier_left = left[..at].iter().any(|count| *count > 0);
            ensure(!earlier_left || left[at] == whole, || {
                format!("pile {letter:?} was begun too early (GLD-44)")
            })?;
        }
        Ok(())
    }

    pub(crate) fn audit_activation(&self) -> Result<(), String> {
        let active = matches!(self.phase, Phase::Species(_) | Phase::Dinosaurs);
        ensure(active != self.busy.is_empty(), || format!("busy {:?} in {:?}", self.busy, self.phase))?;
        ensure(self.undecided.iter().all(|seat| self.busy.contains(seat)), || {
            "undecided and idle".to_owned()
        })?;
        for (seat, ecosystem) in self.ecosystems.each() {
            let marked = ecosystem.places().any(|place| place.mark != Mark::None);
            ensure(!marked || self.busy.contains(seat), || format!("{seat:?} is idle and has marks"))?;
        }
        Ok(())
    }
}
