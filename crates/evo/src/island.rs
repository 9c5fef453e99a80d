//! The island: its hexes as small numbers, and who lies next to whom (EVO-3).

use crate::climate::Terrain;
use dino_core::{Hex, Id, IdSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most hexes an island may have: a set of them fits 128 bits, and so many suit a state.
pub const MAX_CELLS: usize = 100;
/// Hexes lie between these coordinates, wherever one begins to count: no sum and no difference of two overflows.
pub const COORDINATES: std::ops::RangeInclusive<i8> = -60..=60;
/// Start zones of each seat (EVO-10).
pub const ZONES: usize = 2;
/// The most seats (EVO-2).
pub const MAX_SEATS: usize = 5;

/// A hex of the island by its place in the list, which ascends as hexes do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cell(u8);

impl Cell {
    /// The first of an island.
    pub const FIRST: Cell = Cell(0);
}

impl Id for Cell {
    #[inline]
    fn index(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn from_index(index: u32) -> Self {
        Cell(index as u8)
    }
}

/// A set of hexes.
pub type CellSet = IdSet<Cell, u128>;

/// An island for so many seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Island {
    /// Ascending, so that a hex is found by halves; behind the last there is nothing.
    hexes: [Hex; MAX_CELLS],
    len: u8,
    terrains: [CellSet; 4],
    neighbours: [CellSet; MAX_CELLS],
    coast: CellSet,
    zones: [[Cell; ZONES]; MAX_SEATS],
    slots: u8,
}

/// What makes an island unfit, and the hex or slot it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// More than [`MAX_CELLS`] hexes.
    TooMany,
    /// A hex outside the coordinates.
    Outside(Hex),
    /// A hex listed twice.
    Twice(Hex),
    /// A hex that cannot be walked to.
    Unreachable(Hex),
    /// Not a slot for each seat, or more.
    Slots(u8),
    /// A start zone in the sea.
    ZoneInSea(u8, Hex),
    /// A start zone used twice.
    ZoneTwice(u8, Hex),
    /// Too small for eight dinosaurs of everybody and room to move.
    TooFew,
}

impl Island {
    /// The island of these hexes, with the start zones of each slot, clockwise (EVO-10).
    pub fn new(hexes: &[(Hex, Terrain)], zones: &[[Hex; ZONES]]) -> Result<Island, Unfit> {
        let mut sorted = hexes.to_vec();
        sorted.sort();
        let mut island = Island::laid(&sorted)?;
        island.join();
        if let Some(cell) = island.land().without(island.within(CellSet::from_bits(1), MAX_CELLS)).first() {
            return Err(Unfit::Unreachable(island.hex(cell)));
        }
        island.give_zones(zones)?;
        // Eight each, and a few hexes to be born on.
        let needed = 8 * zones.len() + 4;
        if hexes.len() < needed { Err(Unfit::TooFew) } else { Ok(island) }
    }

    fn laid(sorted: &[(Hex, Terrain)]) -> Result<Island, Unfit> {
        if sorted.is_empty() || sorted.len() > MAX_CELLS {
            return Err(if sorted.is_empty() { Unfit::TooFew } else { Unfit::TooMany });
        }
        let mut island = Island {
            hexes: [Hex::ORIGIN; MAX_CELLS],
            len: sorted.len() as u8,
            terrains: [CellSet::EMPTY; 4],
            neighbours: [CellSet::EMPTY; MAX_CELLS],
            coast: CellSet::EMPTY,
            zones: [[Cell(0); ZONES]; MAX_SEATS],
            slots: 0,
        };
        for (index, (hex, terrain)) in (0..).zip(sorted) {
            if !COORDINATES.contains(&hex.q) || !COORDINATES.contains(&hex.r) {
                return Err(Unfit::Outside(*hex));
            }
            let at = usize::from(index);
            if at > 0 && island.hexes[at - 1] == *hex {
                return Err(Unfit::Twice(*hex));
            }
            island.hexes[at] = *hex;
            island.terrains[*terrain as usize].insert(Cell(index));
        }
        Ok(island)
    }

    /// Finds neighbours, and the coast: a hex with fewer than six (EVO-63).
    fn join(&mut self) {
        for cell in self.land().iter() {
            let around: CellSet =
                self.hex(cell).neighbours().into_iter().filter_map(|hex| self.cell(hex)).collect();
            self.neighbours[cell.index() as usize] = around;
            if around.len() < 6 {
                self.coast.insert(cell);
            }
        }
    }

    fn give_zones(&mut self, zones: &[[Hex; ZONES]]) -> Result<(), Unfit> {
        if !(2..=MAX_SEATS).contains(&zones.len()) {
            return Err(Unfit::Slots(zones.len() as u8));
        }
        let mut used = CellSet::EMPTY;
        let mut given = self.zones;
        for ((slot, hexes), zone) in (1..).zip(zones).zip(&mut given) {
            for (hex, cell) in hexes.iter().zip(zone) {
                *cell = self.cell(*hex).ok_or(Unfit::ZoneInSea(slot, *hex))?;
                if used.contains(*cell) {
                    return Err(Unfit::ZoneTwice(slot, *hex));
                }
                used.insert(*cell);
            }
        }
        self.zones = given;
        self.slots = zones.len() as u8;
        Ok(())
    }

    /// How many seats it is for.
    pub const fn slots(&self) -> u8 {
        self.slots
    }

    /// Its hexes, ascending; a cell is a place in this list.
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.len)]
    }

    /// All its cells.
    #[inline]
    pub const fn land(&self) -> CellSet {
        CellSet::from_bits(u128::MAX >> (128 - self.len))
    }

    /// The hex of a cell.
    #[inline]
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.0 as usize]
    }

    /// The cell of a hex, unless it is sea.
    #[inline]
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.hexes().binary_search(&hex).ok().map(|index| Cell(index as u8))
    }

    /// The cell of a hex known to be land.
    #[inline]
    pub(crate) fn known(&self, hex: Hex) -> Cell {
        self.cell(hex).unwrap_or(Cell(0))
    }

    /// The cells next to one.
    #[inline]
    pub fn around(&self, cell: Cell) -> CellSet {
        self.neighbours[usize::from(cell.0)]
    }

    /// The cells next to any of a set, members of it included when they are next to one another.
    #[inline]
    pub fn around_all(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::EMPTY, |all, cell| all.union(self.around(cell)))
    }

    /// The cells at most so many steps over land from a set, the set included (EVO-62).
    pub fn within(&self, cells: CellSet, steps: usize) -> CellSet {
        let (mut reached, mut edge) = (cells, cells);
        for _ in 0..steps {
            edge = self.around_all(edge).without(reached);
            if edge.is_empty() {
                break;
            }
            reached = reached.union(edge);
        }
        reached
    }

    /// The cells next to the sea (EVO-63).
    #[inline]
    pub const fn coast(&self) -> CellSet {
        self.coast
    }

    /// The cells of a terrain.
    #[inline]
    pub const fn of(&self, terrain: Terrain) -> CellSet {
        self.terrains[terrain as usize]
    }

    /// The terrain of a cell.
    pub fn terrain(&self, cell: Cell) -> Terrain {
        Terrain::ALL
            .iter()
            .copied()
            .find(|terrain| self.of(*terrain).contains(cell))
            .unwrap_or(Terrain::White)
    }

    /// The start zones of a slot, counted from 0 (EVO-10).
    pub fn zones(&self, slot: u8) -> CellSet {
        self.zones[usize::from(slot)].iter().copied().collect()
    }

    /// The island as a list of hexes and one of start zones.
    fn form(&self) -> IslandForm {
        let zone = |zone: &[Cell; ZONES]| zone.map(|cell| self.hex(cell));
        IslandForm {
            hexes: self.land().iter().map(|cell| (self.hex(cell), self.terrain(cell))).collect(),
            zones: self.zones[..usize::from(self.slots)].iter().map(zone).collect(),
        }
    }

    /// A set of its cells, as eight bytes, or sixteen where there are more than 64.
    pub(crate) fn digest_set(&self, cells: CellSet, digest: &mut dino_core::Digest) {
        digest.u64(cells.bits() as u64);
        if self.len > 64 {
            digest.u64((cells.bits() >> 64) as u64);
        }
    }

    /// Each hex with its terrain, ascending; each slot's zones.
    pub(crate) fn digest(&self, digest: &mut dino_core::Digest) {
        let form = self.form();
        digest.u8(self.len);
        let byte = |coordinate: i8| coordinate.to_le_bytes()[0];
        form.hexes
            .iter()
            .for_each(|(hex, terrain)| digest.bytes(&[byte(hex.q), byte(hex.r), *terrain as u8]));
        form.zones.iter().flatten().for_each(|hex| digest.bytes(&[byte(hex.q), byte(hex.r)]));
    }
}

impl fmt::Debug for Island {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Island({} hexes, {} slots)", self.len, self.slots)
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::TooMany => write!(f, "expected at most {MAX_CELLS} hexes"),
            Unfit::Outside(hex) => write!(f, "expected coordinates from -60 to 60, found {hex}"),
            Unfit::Twice(hex) => write!(f, "hex {hex} is listed twice"),
            Unfit::Unreachable(hex) => write!(f, "hex {hex} cannot be walked to from the others"),
            Unfit::Slots(found) => write!(f, "expected a start slot for each seat, found {found} (EVO-10)"),
            Unfit::ZoneInSea(slot, hex) => {
                write!(f, "start zone {hex} of slot {slot} is no hex of the island (EVO-10)")
            }
            Unfit::ZoneTwice(slot, hex) => {
                write!(f, "start zone {hex} of slot {slot} is used twice (EVO-10)")
            }
            Unfit::TooFew => write!(f, "expected room for eight dinosaurs of everybody and four hexes more"),
        }
    }
}

/// An island as it is written.
#[derive(Serialize, Deserialize)]
struct IslandForm {
    hexes: Vec<(Hex, Terrain)>,
    zones: Vec<[Hex; ZONES]>,
}

impl Serialize for Island {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.form().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Island {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = IslandForm::deserialize(deserializer)?;
        Island::new(&form.hexes, &form.zones).map_err(serde::de::Error::custom)
    }
}
