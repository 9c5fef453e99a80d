//! The ten evolution tiles of the advanced game (CUB-74).

use dino_core::{Id, IdSet, NotationError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// An evolution tile, numbered 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum Tile {
    /// 1: a point for each type owned, at the count (CUB-76).
    PointsPerType = 1,
    /// 2: points for each egg owned, at the count (CUB-77).
    PointsPerEgg,
    /// 3: one card from the deck joins the hand.
    Draw,
    /// 4: refuse and add nothing.
    RefuseWithNothing,
    /// 5: refuse and add a card of a type already in the hand.
    RefuseWithForbidden,
    /// 6: destroy an own card.
    DestroyOwn,
    /// 7: destroy an opponent's card.
    DestroyTheirs,
    /// 8: steal a card.
    Steal,
    /// 9: give a card.
    Give,
    /// 10: swap a card.
    Swap,
}

impl Tile {
    /// All ten, by number.
    pub const ALL: [Tile; 10] = [
        Tile::PointsPerType,
        Tile::PointsPerEgg,
        Tile::Draw,
        Tile::RefuseWithNothing,
        Tile::RefuseWithForbidden,
        Tile::DestroyOwn,
        Tile::DestroyTheirs,
        Tile::Steal,
        Tile::Give,
        Tile::Swap,
    ];

    /// Its number, 1 to 10.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its key in the component sheet.
    pub const fn key(self) -> &'static str {
        match self {
            Tile::PointsPerType => "points_per_type",
            Tile::PointsPerEgg => "points_per_egg",
            Tile::Draw => "draw_into_hand",
            Tile::RefuseWithNothing => "refuse_without_adding",
            Tile::RefuseWithForbidden => "refuse_adding_forbidden_type",
            Tile::DestroyOwn => "destroy_own_card",
            Tile::DestroyTheirs => "destroy_opponent_card",
            Tile::Steal => "steal_card",
            Tile::Give => "give_card",
            Tile::Swap => "swap_cards",
        }
    }

    /// Whether it works at the count instead of at once (CUB-75).
    pub const fn is_end_of_round(self) -> bool {
        matches!(self, Tile::PointsPerType | Tile::PointsPerEgg)
    }
}

impl Id for Tile {
    #[inline]
    fn index(self) -> u32 {
        u32::from(self.number() - 1)
    }

    #[inline]
    fn from_index(index: u32) -> Self {
        Tile::ALL[index as usize]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let tile = Tile::ALL.into_iter().find(|tile| tile.to_string() == text);
        tile.ok_or_else(|| NotationError::new("a tile number from 1 to 10", text))
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.number()
    }
}

impl TryFrom<u8> for Tile {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        number.to_string().parse()
    }
}

/// A set of tiles.
pub type TileSet = IdSet<Tile>;
