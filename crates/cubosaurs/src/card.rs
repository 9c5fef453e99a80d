//! The 55 cards (CUB-2).

use dino_core::{Id, IdSet, NotationError};
use std::fmt;
use std::str::FromStr;

/// The eight types of cards. All eggs are one type; grey and black velociraptors are two (CUB-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardType {
    /// T-Rex.
    Trex,
    /// Stegosaurus.
    Stegosaurus,
    /// Brontosaurus.
    Brontosaurus,
    /// Pterodactyl.
    Pterodactyl,
    /// Pentaceratops.
    Pentaceratops,
    /// Grey velociraptor.
    Grey,
    /// Black velociraptor.
    Black,
    /// Egg.
    Egg,
}

impl CardType {
    /// All eight, in the order of the cards.
    pub const ALL: [CardType; 8] = [
        CardType::Trex,
        CardType::Stegosaurus,
        CardType::Brontosaurus,
        CardType::Pterodactyl,
        CardType::Pentaceratops,
        CardType::Grey,
        CardType::Black,
        CardType::Egg,
    ];

    /// The five that score as sets (CUB-40).
    pub const SETS: [CardType; 5] = [
        CardType::Trex,
        CardType::Stegosaurus,
        CardType::Brontosaurus,
        CardType::Pterodactyl,
        CardType::Pentaceratops,
    ];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            CardType::Trex => "trex",
            CardType::Stegosaurus => "stegosaurus",
            CardType::Brontosaurus => "brontosaurus",
            CardType::Pterodactyl => "pterodactyl",
            CardType::Pentaceratops => "pentaceratops",
            CardType::Grey => "grey",
            CardType::Black => "black",
            CardType::Egg => "egg",
        }
    }

    /// How many cards of it there are (CUB-2).
    pub const fn count(self) -> u8 {
        match self {
            CardType::Egg => 6,
            _ => 7,
        }
    }

    /// Its cards.
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(((1 << self.count()) - 1) << (LANE * self as u32))
    }
}

/// Each type has seven consecutive numbers, so a set of cards is eight lanes of seven bits.
const LANE: u32 = 7;

/// What an egg asks its owner to have the most of (CUB-42), in the order of the egg cards.
const EGGS: [&str; 6] =
    ["trex", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops", "velociraptor"];

/// One of the 55 cards: `trex#1` to `trex#7` and so on; the eggs are `egg#trex` to `egg#velociraptor`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// The card of a type, its copies counted from 0.
    ///
    /// # Panics
    /// When there is no such copy.
    pub const fn new(card_type: CardType, copy: u8) -> CardId {
        assert!(copy < card_type.count());
        CardId(card_type as u8 * LANE as u8 + copy)
    }

    /// Its type.
    #[inline]
    pub const fn card_type(self) -> CardType {
        CardType::ALL[(self.0 / LANE as u8) as usize]
    }

    /// Which copy of its type it is, counted from 0.
    #[inline]
    pub const fn copy(self) -> usize {
        (self.0 % LANE as u8) as usize
    }

    /// The species an egg asks for: both velociraptors for the last egg (CUB-43). `None` for other cards.
    pub fn egg_counts(self) -> Option<&'static [CardType]> {
        use CardType::{Black, Brontosaurus, Grey, Pentaceratops, Pterodactyl, Stegosaurus, Trex};
        const COUNTS: [&[CardType]; 6] =
            [&[Trex], &[Stegosaurus], &[Brontosaurus], &[Pterodactyl], &[Pentaceratops], &[Grey, Black]];
        (self.card_type() == CardType::Egg).then(|| COUNTS[self.copy()])
    }
}

impl Id for CardId {
    #[inline]
    fn index(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn from_index(index: u32) -> Self {
        CardId(index as u8)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card_type() {
            CardType::Egg => write!(f, "egg#{}", EGGS[self.copy()]),
            card_type => write!(f, "{}#{}", card_type.name(), self.copy() + 1),
        }
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let card = text.split_once('#').and_then(|(name, copy)| {
            let card_type = CardType::ALL.into_iter().find(|card_type| card_type.name() == name)?;
            let copy = match (card_type, copy.as_bytes()) {
                (CardType::Egg, _) => EGGS.iter().position(|egg| *egg == copy)? as u8,
                (_, [digit @ b'1'..=b'7']) => digit - b'1',
                _ => return None,
            };
            Some(CardId::new(card_type, copy))
        });
        card.ok_or_else(|| NotationError::new("a card such as trex#3 or egg#trex", text))
    }
}

dino_core::serde_as_text!(CardId);

/// A set of cards.
pub type CardSet = IdSet<CardId>;

/// All 55.
pub const ALL_CARDS: CardSet = CardSet::from_bits((1 << 55) - 1);

/// All cards of the types that occur in a set.
///
/// In each lane of seven bits: adding 63 to the lower six carries into the seventh exactly when one of them is
/// set, so after `| cards` the seventh bit tells whether the lane holds anything; `high - (high >> 6)` then fills
/// the six bits below it. No lane can carry into the next.
#[inline]
pub fn same_types(cards: CardSet) -> CardSet {
    const ONES: u64 = 0x0002_0408_1020_4081; // the lowest bit of each of the eight lanes
    const LOW: u64 = ONES * 63;
    const HIGH: u64 = ONES << 6;
    let high = (((cards.bits() & LOW) + LOW) | cards.bits()) & HIGH;
    CardSet::from_bits((high | (high - (high >> 6))) & ALL_CARDS.bits())
}

/// How many cards of each type a set holds, in the order of [`CardType::ALL`].
#[inline]
pub fn counts(cards: CardSet) -> [u8; 8] {
    std::array::from_fn(|lane| (cards.bits() >> (LANE * lane as u32) & 0x7f).count_ones() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written() {
        for card in ALL_CARDS {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(ALL_CARDS.len(), 55);
        for junk in
            ["", "trex", "trex#0", "trex#8", "trex#01", "egg#1", "egg#grey", "Trex#1", "trex#1 ", "é#1"]
        {
            assert!(junk.parse::<CardId>().is_err(), "{junk}");
        }
    }

    #[test]
    fn the_types_of_a_set_are_found_lane_by_lane() {
        for card in ALL_CARDS {
            assert_eq!(same_types(CardSet::one(card)), card.card_type().cards(), "{card}");
        }
        assert_eq!(same_types(CardSet::EMPTY), CardSet::EMPTY);
        assert_eq!(same_types(ALL_CARDS), ALL_CARDS);
        let mixed: CardSet =
            ["trex#7", "grey#1", "egg#velociraptor"].iter().map(|c| c.parse().unwrap()).collect();
        let expected = CardType::Trex.cards().union(CardType::Grey.cards()).union(CardType::Egg.cards());
        assert_eq!(same_types(mixed), expected);
    }

    #[test]
    fn counts_go_by_type() {
        assert_eq!(counts(ALL_CARDS), [7, 7, 7, 7, 7, 7, 7, 6]);
    }
}
