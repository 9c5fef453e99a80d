//! Terrains and animals.

use dino_core::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a hex is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Where frogs breed.
    #[default]
    Lake,
    /// Where rats breed.
    Forest,
    /// Where rabbits breed.
    Field,
    /// Where dinosaurs end their hunt (GLD-37).
    Mountain,
    /// Where all three prey breed (GLD-22).
    Joker,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 5] =
        [Terrain::Lake, Terrain::Forest, Terrain::Field, Terrain::Mountain, Terrain::Joker];

    /// Its name in sheets and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Lake => "lake",
            Terrain::Forest => "forest",
            Terrain::Field => "field",
            Terrain::Mountain => "mountain",
            Terrain::Joker => "joker",
        }
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Terrain {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Terrain::ALL.into_iter().find(|terrain| terrain.name() == text);
        found.ok_or_else(|| NotationError::new("a terrain", text))
    }
}

/// A piece that may stand on a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// Prey.
    Frog,
    /// Prey.
    Rabbit,
    /// Prey.
    Rat,
    /// A predator: two steps in any direction (GLD-26).
    Tiger,
    /// A predator: three steps in a line (GLD-27).
    Eagle,
    /// Eats all others (GLD-36).
    Dinosaur,
}

impl Animal {
    /// All of them.
    pub const ALL: [Animal; 6] =
        [Animal::Frog, Animal::Rabbit, Animal::Rat, Animal::Tiger, Animal::Eagle, Animal::Dinosaur];
    /// Those that breed.
    pub const PREY: [Animal; 3] = [Animal::Frog, Animal::Rabbit, Animal::Rat];

    /// Whether it is a frog, a rabbit or a rat.
    #[inline]
    pub const fn is_prey(self) -> bool {
        (self as u8) < Animal::Tiger as u8
    }

    /// Whether it is a tiger or an eagle.
    #[inline]
    pub const fn is_predator(self) -> bool {
        matches!(self, Animal::Tiger | Animal::Eagle)
    }

    /// Its name in sheets and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Animal::Frog => "frog",
            Animal::Rabbit => "rabbit",
            Animal::Rat => "rat",
            Animal::Tiger => "tiger",
            Animal::Eagle => "eagle",
            Animal::Dinosaur => "dinosaur",
        }
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Animal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Animal::ALL.into_iter().find(|animal| animal.name() == text);
        found.ok_or_else(|| NotationError::new("an animal", text))
    }
}
