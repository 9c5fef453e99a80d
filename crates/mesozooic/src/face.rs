//! What is printed on a card.

use serde::{Deserialize, Serialize};

/// A side of a card, which is never turned (MES-24).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Up.
    #[serde(rename = "N")]
    North,
    /// Right.
    #[serde(rename = "E")]
    East,
    /// Down.
    #[serde(rename = "S")]
    South,
    /// Left.
    #[serde(rename = "W")]
    West,
}

impl Side {
    /// All sides.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side a neighbour turns this way.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }
}

/// The elements of a card in sixteen bits (MES-29): from the lowest, the open side of an enclosure half (3 bits, 0 for
/// none), the kind of an attraction (2 bits, 0 for none), a truck, the four exits of a track, topiaries (2 bits), a gate
/// to the top row, one to the bottom row, a shop, a crane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Face(u16);

const ATTRACTION: u32 = 3;
const TRUCK: u32 = 5;
const EXITS: u32 = 6;
const TOPIARIES: u32 = 10;
const GATE_TOP: u32 = 12;
const GATE_BOTTOM: u32 = 13;
const SHOP: u32 = 14;
const CRANE: u32 = 15;

/// An element of a card, as a sheet lists it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    /// Half of an enclosure, open on this side: herbivores east or west, carnivores north or south (MES-31).
    Half(Side),
    /// An attraction of kind 1, 2 or 3, which is a matter of looks (MES-30, MES-32).
    Attraction(u8),
    /// A maintenance truck (MES-32).
    Truck,
    /// A track that leaves the card on these sides, one bit each in the order of [`Side::ALL`] (MES-34).
    Monorail(u8),
    /// A topiary (MES-35).
    Topiary,
    /// A gate that belongs into the top row, or else into the bottom row (MES-55).
    Gate {
        /// Whether its arrows point up.
        top: bool,
    },
    /// A souvenir shop (MES-56).
    Shop,
    /// A crane: ours (MES-57).
    Crane,
}

impl Face {
    /// A card with nothing on it: for tests of the scorer only.
    pub const BLANK: Face = Face(0);

    /// The face with one more element; `None` where a card has room for one such element and has it.
    pub fn with(self, element: Element) -> Option<Face> {
        let (at, width, value) = match element {
            Element::Half(side) => (0, 3, side as u16 + 1),
            Element::Attraction(kind) => (ATTRACTION, 2, u16::from(kind)),
            Element::Truck => (TRUCK, 1, 1),
            Element::Monorail(exits) => (EXITS, 4, u16::from(exits)),
            Element::Topiary if self.topiaries() == 1 => return Some(Face(self.0 + (1 << TOPIARIES))),
            Element::Topiary => (TOPIARIES, 2, 1),
            Element::Gate { top: true } => (GATE_TOP, 1, 1),
            Element::Gate { top: false } => (GATE_BOTTOM, 1, 1),
            Element::Shop => (SHOP, 1, 1),
            Element::Crane => (CRANE, 1, 1),
        };
        let room: u16 = ((1 << width) - 1) << at;
        (self.0 & room == 0).then_some(Face(self.0 | value << at))
    }

    /// All sixteen bits.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The face with these bits.
    pub const fn from_bits(bits: u16) -> Face {
        Face(bits)
    }

    /// The open side of its enclosure half (MES-31).
    #[inline]
    pub const fn half(self) -> Option<Side> {
        match self.0 & 7 {
            1 => Some(Side::North),
            2 => Some(Side::East),
            3 => Some(Side::South),
            4 => Some(Side::West),
            _ => None,
        }
    }

    /// Whether an enclosure half opens on this side.
    #[inline]
    pub const fn opens(self, side: Side) -> bool {
        self.0 & 7 == side as u16 + 1
    }

    /// The kind of its attraction, 1 to 3 (MES-32).
    pub const fn attraction(self) -> Option<u8> {
        match (self.0 >> ATTRACTION & 3) as u8 {
            0 => None,
            kind => Some(kind),
        }
    }

    /// Whether it has an attraction.
    #[inline]
    pub const fn has_attraction(self) -> bool {
        self.0 >> ATTRACTION & 3 != 0
    }

    /// Whether it has a truck (MES-32).
    #[inline]
    pub const fn has_truck(self) -> bool {
        self.0 >> TRUCK & 1 != 0
    }

    /// Whether a track leaves it on this side (MES-34).
    #[inline]
    pub const fn exits(self, side: Side) -> bool {
        self.0 >> (EXITS + side as u32) & 1 != 0
    }

    /// Whether it has a track.
    pub const fn has_monorail(self) -> bool {
        self.0 >> EXITS & 15 != 0
    }

    /// How many topiaries it has (MES-35).
    #[inline]
    pub const fn topiaries(self) -> u8 {
        (self.0 >> TOPIARIES & 3) as u8
    }

    /// Whether it is a gate, and if so whether its arrows point up (MES-55).
    #[inline]
    pub const fn gate(self) -> Option<bool> {
        match self.0 >> GATE_TOP & 3 {
            0 => None,
            row => Some(row & 1 != 0),
        }
    }

    /// Whether it is a souvenir shop (MES-56).
    #[inline]
    pub const fn is_shop(self) -> bool {
        self.0 >> SHOP & 1 != 0
    }

    /// Whether it is a crane (MES-57).
    #[inline]
    pub const fn is_crane(self) -> bool {
        self.0 >> CRANE & 1 != 0
    }

    /// The face without what is a matter of looks (MES-30): equal functions score alike everywhere.
    pub const fn function(self) -> Face {
        if self.has_attraction() { Face(self.0 & !(3 << ATTRACTION) | 1 << ATTRACTION) } else { self }
    }
}
