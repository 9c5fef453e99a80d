//! The hexes one seat has laid, and what stands on them.

use crate::land::{Animal, Terrain};
use crate::tile::TileId;
use arrayvec::ArrayVec;
use dino_core::{Digest, Hex};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The most hexes of one ecosystem: 7 of the start tile and 2 of each tile taken. A sheet has 84 tiles, all of which
/// may be in a game for two (GLD-1); seats take turns, one tile each (GLD-9), so none takes more than 42.
pub const MAX_HEXES: usize = 7 + 2 * 42;

/// The hexes one seat has laid, ascending, with what stands on them.
///
/// A hex is known by its place in this order. Places beyond the last hex stay as [`Ecosystem::EMPTY`] has them, so
/// that equality and hash mean what they say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Place>", try_from = "Vec<Place>")]
pub struct Ecosystem {
    len: u8,
    hexes: [Hex; MAX_HEXES],
    terrains: [Terrain; MAX_HEXES],
    animals: [Option<Animal>; MAX_HEXES],
    marks: [Mark; MAX_HEXES],
    tiles: [Option<TileId>; MAX_HEXES],
}

/// Where an animal stands in the activation of its species. Everywhere [`Mark::None`] when nothing is active.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It has acted, or its species is not active.
    #[default]
    None,
    /// It has still to act.
    Waiting,
    /// It was born in this activation (GLD-21, GLD-29).
    Newborn,
    /// It was born in this activation and has still to act, under that ruling (GLD-21, GLD-29).
    Eager,
    /// It starved and is removed at the end of the activation, under that ruling (GLD-30).
    Starved,
}

impl Mark {
    /// Whether the animal has still to act.
    #[inline]
    pub const fn is_waiting(self) -> bool {
        matches!(self, Mark::Waiting | Mark::Eager)
    }

    /// Whether the animal was born in this activation.
    pub const fn is_newborn(self) -> bool {
        matches!(self, Mark::Newborn | Mark::Eager)
    }

    /// The mark once the animal has acted.
    pub(crate) const fn after_acting(self) -> Mark {
        if self.is_newborn() { Mark::Newborn } else { Mark::None }
    }
}

/// One hex, as views tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Where.
    pub hex: Hex,
    /// What it is made of.
    pub terrain: Terrain,
    /// Who stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub animal: Option<Animal>,
    /// Where that animal stands in its activation.
    #[serde(default, skip_serializing_if = "is_unmarked")]
    pub mark: Mark,
    /// The tile it is part of; none for the start tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<TileId>,
}

impl Ecosystem {
    /// Nothing laid yet.
    pub const EMPTY: Ecosystem = Ecosystem {
        len: 0,
        hexes: [Hex::ORIGIN; MAX_HEXES],
        terrains: [Terrain::Lake; MAX_HEXES],
        animals: [None; MAX_HEXES],
        marks: [Mark::None; MAX_HEXES],
        tiles: [None; MAX_HEXES],
    };

    /// How many hexes.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is laid yet.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All hexes with what is on them, ascending.
    pub fn places(&self) -> impl ExactSizeIterator<Item = Place> {
        (0..self.len()).map(|at| self.place(at))
    }

    /// What is at a cell, if it holds a hex.
    pub fn at(&self, hex: Hex) -> Option<Place> {
        self.find(hex).map(|at| self.place(at))
    }

    /// How many animals of a species live here.
    pub fn count(&self, animal: Animal) -> u8 {
        self.animals[..self.len()].iter().filter(|here| **here == Some(animal)).count() as u8
    }

    fn place(&self, at: usize) -> Place {
        Place {
            hex: self.hexes[at],
            terrain: self.terrains[at],
            animal: self.animals[at],
            mark: self.marks[at],
            tile: self.tiles[at],
        }
    }

    /// The hexes, ascending.
    #[inline]
    pub(crate) fn hexes(&self) -> &[Hex] {
        &self.hexes[..self.len()]
    }

    #[inline]
    pub(crate) fn hex(&self, at: usize) -> Hex {
        self.hexes[at]
    }

    #[inline]
    pub(crate) fn terrain(&self, at: usize) -> Terrain {
        self.terrains[at]
    }

    #[inline]
    pub(crate) fn animal(&self, at: usize) -> Option<Animal> {
        self.animals[at]
    }

    #[inline]
    pub(crate) fn mark(&self, at: usize) -> Mark {
        self.marks[at]
    }

    /// The place of a cell in the order, if it holds a hex.
    #[inline]
    pub(crate) fn find(&self, hex: Hex) -> Option<usize> {
        self.hexes().binary_search(&hex).ok()
    }

    /// The places of the hexes in these columns.
    #[inline]
    pub(crate) fn columns(&self, first: i8, last: i8) -> Range<usize> {
        let hexes = self.hexes();
        hexes.partition_point(|hex| hex.q < first)..hexes.partition_point(|hex| hex.q <= last)
    }

    /// The places of the hexes beside one, ascending.
    #[inline]
    pub(crate) fn beside(&self, at: usize) -> ArrayVec<usize, 6> {
        let hexes = self.hexes();
        let Hex { q, r } = hexes[at];
        let mut near = ArrayVec::new();
        // Hexes ascend by column and row: the two of another column follow each other.
        let left = hexes[..at].partition_point(|hex| *hex < Hex::new(q - 1, r));
        let right = at + 1 + hexes[at + 1..].partition_point(|hex| *hex < Hex::new(q + 1, r - 1));
        let mut add = |place: usize, hex: Hex| {
            let is_there = hexes.get(place) == Some(&hex);
            if is_there {
                near.push(place);
            }
            place + usize::from(is_there)
        };
        let lower = add(left, Hex::new(q - 1, r));
        add(lower, Hex::new(q - 1, r + 1));
        add(at.wrapping_sub(1), Hex::new(q, r - 1));
        add(at + 1, Hex::new(q, r + 1));
        let upper = add(right, Hex::new(q + 1, r - 1));
        add(upper, Hex::new(q + 1, r));
        near
    }

    /// Lays a hex; the cell must be free.
    pub(crate) fn lay(&mut self, place: Place) {
        let (at, len) = (self.hexes().partition_point(|hex| *hex < place.hex), self.len());
        self.hexes.copy_within(at..len, at + 1);
        self.terrains.copy_within(at..len, at + 1);
        self.animals.copy_within(at..len, at + 1);
        self.marks.copy_within(at..len, at + 1);
        self.tiles.copy_within(at..len, at + 1);
        self.hexes[at] = place.hex;
        self.terrains[at] = place.terrain;
        self.animals[at] = place.animal;
        self.marks[at] = place.mark;
        self.tiles[at] = place.tile;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn set(&mut self, at: usize, animal: Option<Animal>, mark: Mark) {
        self.animals[at] = animal;
        self.marks[at] = mark;
    }

    /// Lets all animals of a species wait for their turn to act; whether there are any (GLD-21, GLD-24).
    pub(crate) fn call(&mut self, species: Animal) -> bool {
        let mut any = false;
        for at in 0..self.len() {
            if self.animals[at] == Some(species) {
                self.marks[at] = Mark::Waiting;
                any = true;
            }
        }
        any
    }

    /// The places of the animals that have still to act, ascending.
    #[inline]
    pub(crate) fn waiting(&self) -> impl Iterator<Item = usize> {
        let marks = self.marks[..self.len()].iter().enumerate();
        marks.filter(|(_, mark)| mark.is_waiting()).map(|(at, _)| at)
    }

    /// The activation is over.
    pub(crate) fn unmark(&mut self) {
        self.marks = [Mark::None; MAX_HEXES];
    }

    /// Writes each hex: column, row, terrain, animal and mark.
    pub(crate) fn digest(&self, digest: &mut Digest) {
        digest.u8(self.len);
        for place in self.places() {
            let animal = place.animal.map_or(0, |animal| 1 + animal as u8);
            let [q, r] = [place.hex.q, place.hex.r].map(|number| number.to_le_bytes()[0]);
            let (letter, number) = place.tile.map_or((0, 0), |tile| (1 + tile.letter() as u8, tile.number()));
            digest.bytes(&[q, r, place.terrain as u8, animal, place.mark as u8, letter, number]);
        }
    }
}

impl Default for Ecosystem {
    fn default() -> Self {
        Ecosystem::EMPTY
    }
}

fn is_unmarked(mark: &Mark) -> bool {
    *mark == Mark::None
}

impl From<Ecosystem> for Vec<Place> {
    fn from(ecosystem: Ecosystem) -> Self {
        ecosystem.places().collect()
    }
}

impl TryFrom<Vec<Place>> for Ecosystem {
    type Error = String;

    fn try_from(places: Vec<Place>) -> Result<Self, Self::Error> {
        if places.len() > MAX_HEXES {
            return Err(format!("{} hexes: an ecosystem has at most {MAX_HEXES}", places.len()));
        }
        let mut ecosystem = Ecosystem::EMPTY;
        for place in places {
            if ecosystem.find(place.hex).is_some() {
                return Err(format!("two hexes at {}", place.hex));
            }
            ecosystem.lay(place);
        }
        Ok(ecosystem)
    }
}
