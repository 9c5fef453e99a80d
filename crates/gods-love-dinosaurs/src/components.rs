//! The component sheet as flat tables.

use crate::land::{Animal, Terrain};
use crate::tile::{Letter, TileId};
use dino_core::{Digest, NotationError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

mod raw;
mod read;

dino_core::embed_sheet!("../components.toml" as Components);

/// How many ecosystem tiles are in the box (GLD-1).
pub const TILES: usize = 84;

/// Every printed value and every ruling, small enough to live inside a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Components {
    /// The columns of the animal board, from the left (GLD-3).
    pub columns: [Animal; 5],
    /// Where frog, rabbit and rat breed (GLD-18).
    pub favourites: [Terrain; 3],
    /// The pieces in the box, in the order of [`Animal::ALL`] (GLD-6).
    pub supply: [u8; 6],
    /// What the eggs in the box are worth in ordinary eggs (GLD-50).
    pub eggs: u16,
    /// The start tile: its centre, then the ring clockwise from the east (GLD-7).
    pub start: [Spot; 7],
    /// The tiles, by letter and number.
    #[serde(with = "all_tiles")]
    pub tiles: [Tile; TILES],
    /// How many tiles there are of each letter.
    pub letters: [u8; 4],
    /// What the rulebook leaves open.
    pub rulings: Rulings,
}

/// One printed hex. Written `forest` or `forest:rat`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// What it is made of.
    pub terrain: Terrain,
    /// The animal icon on it.
    pub animal: Option<Animal>,
}

/// One printed tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// Its two hexes.
    pub spots: [Spot; 2],
    /// The fewest seats that use it (GLD-1).
    pub min_seats: u8,
}

/// Switches for what the rulebook leaves open. The defaults and their reasons are in the rules digest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// Prey and predators are limited to the pieces (GLD-49).
    pub supply_limited: bool,
    /// Dinosaurs are limited to the pieces (GLD-49).
    pub dinosaurs_limited: bool,
    /// Eggs are limited to those in the box (GLD-50).
    pub eggs_limited: bool,
    /// What no two births of one activation may share (GLD-20).
    pub prey_target: PreyTarget,
    /// Newborn prey breed in the activation they are born in (GLD-21).
    pub newborn_prey_breed_same_activation: bool,
    /// Newborn predators hunt, or starve, in the activation they are born in (GLD-29).
    pub newborn_predators_hunt_same_activation: bool,
    /// When a starved animal leaves its hex (GLD-30, GLD-39).
    pub starved_removed: StarvedRemoved,
    /// All seats decide on hatching before any dinosaur hunts (GLD-32).
    pub hatch_before_any_hunt: bool,
    /// Hunters may step over cells without a hex (GLD-25, GLD-27, GLD-36).
    pub cross_gaps_outside_ecosystem: bool,
    /// Who comes first where pieces are short (GLD-16).
    pub activation_order: ActivationOrder,
}

/// What no two births of one activation may share (GLD-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PreyTarget {
    /// A hex.
    Hex,
    /// A tile.
    Tile,
}

/// When a starved animal leaves its hex (GLD-30, GLD-39).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarvedRemoved {
    /// At its place in the order.
    InTurn,
    /// When all animals of its owner have acted.
    AtEnd,
}

/// Who comes first where pieces are short (GLD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActivationOrder {
    /// The seat whose turn it is, then clockwise.
    FromActivePlayerClockwise,
    /// The seat that began the game, then clockwise.
    FromFirstPlayerClockwise,
}

impl Components {
    /// What is printed on a tile, if the sheet has it.
    pub fn tile(&self, tile: TileId) -> Option<&Tile> {
        self.index(tile).map(|index| &self.tiles[index])
    }

    /// The place of a tile in the list of all.
    #[inline]
    pub(crate) fn index(&self, tile: TileId) -> Option<usize> {
        let letter = tile.letter() as usize;
        let before: u8 = self.letters[..letter].iter().sum();
        (tile.number() <= self.letters[letter]).then(|| usize::from(before + tile.number() - 1))
    }

    /// The tile at a place of the list of all.
    pub(crate) fn tile_at(&self, index: usize) -> Option<TileId> {
        let mut number = index as u8;
        for (letter, count) in Letter::ALL.into_iter().zip(self.letters) {
            if number < count {
                return TileId::new(letter, number + 1);
            }
            number -= count;
        }
        None
    }

    /// The tiles of a letter as bits in the order of the list of all.
    #[inline]
    pub(crate) fn pile_of(&self, letter: Letter) -> u128 {
        let before: u8 = self.letters[..letter as usize].iter().sum();
        ((1 << self.letters[letter as usize]) - 1) << before
    }

    /// The tiles a game for so many seats uses, as bits (GLD-1).
    pub(crate) fn tiles_for(&self, seats: u8) -> u128 {
        let used = self.tiles.iter().enumerate().filter(|(_, tile)| tile.min_seats <= seats);
        used.fold(0, |bits, (index, _)| bits | 1 << index)
    }

    /// Where a prey breeds, apart from joker hexes (GLD-18).
    #[inline]
    pub(crate) fn favourite(&self, prey: Animal) -> Terrain {
        self.favourites[prey as usize % 3]
    }

    /// Whether every value is one a sheet may have.
    pub(crate) fn is_within_bounds(&self) -> bool {
        let columns = read::are_columns(&self.columns) && read::are_favourites(&self.favourites);
        let spots = self.start.iter().chain(self.tiles.iter().flat_map(|tile| &tile.spots));
        columns
            && read::is_start(&self.start)
            && spots.into_iter().all(|spot| spot.animal != Some(Animal::Dinosaur))
            && self.letters.iter().map(|count| usize::from(*count)).sum::<usize>() == TILES
            && self.tiles.iter().all(|tile| (2..=5).contains(&tile.min_seats))
            && Animal::ALL
                .into_iter()
                .zip(self.supply)
                .all(|(animal, count)| read::pieces(animal).contains(&i64::from(count)))
            && (read::FEWEST_EGGS..=read::MAX_EGGS).contains(&self.eggs)
            && (2..=5).all(|seats| self.tiles_for(seats).count_ones() >= u32::from(5 * rows(seats)))
    }

    /// The digest records name the sheet by: every value, in the order of the fields.
    pub fn digest(&self) -> u32 {
        let mut digest = Digest::default();
        digest.bytes(&self.columns.map(|animal| animal as u8));
        digest.bytes(&self.favourites.map(|terrain| terrain as u8));
        digest.bytes(&self.supply);
        digest.u16(self.eggs);
        for spot in &self.start {
            spot.digest(&mut digest);
        }
        for tile in &self.tiles {
            tile.spots.iter().for_each(|spot| spot.digest(&mut digest));
            digest.u8(tile.min_seats);
        }
        digest.bytes(&self.letters);
        let rulings = &self.rulings;
        digest.bytes(&[
            u8::from(rulings.supply_limited),
            u8::from(rulings.dinosaurs_limited),
            u8::from(rulings.eggs_limited),
            rulings.prey_target as u8,
            u8::from(rulings.newborn_prey_breed_same_activation),
            u8::from(rulings.newborn_predators_hunt_same_activation),
            rulings.starved_removed as u8,
            u8::from(rulings.hatch_before_any_hunt),
            u8::from(rulings.cross_gaps_outside_ecosystem),
            rulings.activation_order as u8,
        ]);
        digest.finish()
    }
}

/// How many rows of the animal board are used (GLD-4).
pub(crate) const fn rows(seats: u8) -> u8 {
    if seats <= 3 { 2 } else { 3 }
}

impl Spot {
    fn digest(&self, digest: &mut Digest) {
        digest.bytes(&[self.terrain as u8, self.animal.map_or(0, |animal| 1 + animal as u8)]);
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.animal {
            None => write!(f, "{}", self.terrain),
            Some(animal) => write!(f, "{}:{animal}", self.terrain),
        }
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(':') {
            None => Ok(Spot { terrain: text.parse()?, animal: None }),
            Some((terrain, animal)) => Ok(Spot { terrain: terrain.parse()?, animal: Some(animal.parse()?) }),
        }
    }
}

dino_core::serde_as_text!(Spot);

/// The list of all tiles, which is longer than what serde writes by itself.
mod all_tiles {
    use super::{TILES, Tile};
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(tiles: &[Tile; TILES], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(tiles)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Tile; TILES], D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        let wrong = |tiles: Vec<Tile>| serde::de::Error::invalid_length(tiles.len(), &"84 tiles");
        tiles.try_into().map_err(wrong)
    }
}
