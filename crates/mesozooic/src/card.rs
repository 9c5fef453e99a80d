//! Cards, and sets of cards.

use dino_core::{Id, IdSet, NotationError};
use std::fmt;
use std::str::FromStr;

/// The cards of one basic set (MES-4).
pub const SET_CARDS: u8 = 11;
/// Basic sets and directors there are (MES-4).
pub const SETS: u8 = 6;
/// Neutral cards there are (MES-6).
pub const NEUTRALS: u8 = 12;
/// Advanced cards there are, cranes included (MES-52).
pub const ADVANCED: u8 = 20;

const FIRST_NEUTRAL: u8 = SET_CARDS * SETS;
const FIRST_ADVANCED: u8 = FIRST_NEUTRAL + NEUTRALS;
const FIRST_DIRECTOR: u8 = FIRST_ADVANCED + ADVANCED;
const CARDS: u8 = FIRST_DIRECTOR + SETS;

/// One card of the box: `b05#3` (the fifth basic card of set 3), `n07`, `g1`, `s8`, `x2`, or the director `d3`.
///
/// Equal cards stay different cards, so that pieces on a screen keep their identity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A basic card, by its number from 0, of the set with this number from 0.
    Basic {
        /// Which of the eleven.
        number: u8,
        /// Whose set.
        set: u8,
    },
    /// A neutral card, by its number from 0.
    Neutral(u8),
    /// An advanced card, by its number from 0: eight gates, eight shops, four cranes.
    Advanced(u8),
    /// A director, by number from 0.
    Director(u8),
}

/// The letter of each run of eight, eight and four advanced cards, with where it begins.
const ADVANCED_LETTERS: [(u8, char); 3] = [(0, 'g'), (8, 's'), (16, 'x')];

impl CardId {
    /// A basic card of a set, both counted from 0.
    pub const fn basic(set: u8, number: u8) -> CardId {
        assert!(set < SETS && number < SET_CARDS);
        CardId(set * SET_CARDS + number)
    }

    /// A neutral card, counted from 0.
    pub const fn neutral(number: u8) -> CardId {
        assert!(number < NEUTRALS);
        CardId(FIRST_NEUTRAL + number)
    }

    /// An advanced card, counted from 0.
    pub const fn advanced(number: u8) -> CardId {
        assert!(number < ADVANCED);
        CardId(FIRST_ADVANCED + number)
    }

    /// A director, counted from 0.
    pub const fn director(number: u8) -> CardId {
        assert!(number < SETS);
        CardId(FIRST_DIRECTOR + number)
    }

    /// The director with this number, from 0, if there is one.
    pub(crate) fn director_of(number: u8) -> Option<CardId> {
        (number < SETS).then(|| CardId::director(number))
    }

    /// The number of a director, from 0.
    pub(crate) const fn director_number(self) -> u8 {
        self.0.saturating_sub(FIRST_DIRECTOR)
    }

    /// The card with this number among all cards of the box.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Option<CardId> {
        if index < CARDS { Some(CardId(index)) } else { None }
    }

    /// What it is.
    pub const fn kind(self) -> Kind {
        match self.0 {
            FIRST_DIRECTOR.. => Kind::Director(self.0 - FIRST_DIRECTOR),
            FIRST_ADVANCED.. => Kind::Advanced(self.0 - FIRST_ADVANCED),
            FIRST_NEUTRAL.. => Kind::Neutral(self.0 - FIRST_NEUTRAL),
            _ => Kind::Basic { number: self.0 % SET_CARDS, set: self.0 / SET_CARDS },
        }
    }

    /// Its number among all cards of the box.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its place in the table of faces: sets are alike, so their cards share faces.
    #[inline]
    pub(crate) const fn face_index(self) -> usize {
        FACE_INDEX[self.0 as usize] as usize
    }

    /// The name in component sheets, without the set: `B05`, `N07`, `G1`; `None` for directors.
    pub fn sheet_name(self) -> Option<String> {
        match self.kind() {
            Kind::Director(_) => None,
            Kind::Basic { number, .. } => Some(format!("B{:02}", number + 1)),
            _ => Some(self.to_string().to_uppercase()),
        }
    }
}

/// How many faces differ by name: one set, the neutral and advanced cards, and the directors' one face.
pub(crate) const FACES: usize = (SET_CARDS + NEUTRALS + ADVANCED + 1) as usize;

static FACE_INDEX: [u8; CARDS as usize] = {
    let mut table = [0; CARDS as usize];
    let mut card = 0;
    while card < CARDS {
        table[card as usize] = if card < FIRST_NEUTRAL {
            card % SET_CARDS
        } else if card < FIRST_DIRECTOR {
            card - FIRST_NEUTRAL + SET_CARDS
        } else {
            FACES as u8 - 1
        };
        card += 1;
    }
    table
};

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Basic { number, set } => write!(f, "b{:02}#{}", number + 1, set + 1),
            Kind::Neutral(number) => write!(f, "n{:02}", number + 1),
            Kind::Director(number) => write!(f, "d{}", number + 1),
            Kind::Advanced(number) => {
                let (first, letter) = ADVANCED_LETTERS
                    .iter()
                    .rfind(|(first, _)| *first <= number)
                    .unwrap_or(&ADVANCED_LETTERS[0]);
                write!(f, "{letter}{}", number - first + 1)
            }
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
        // Short enough to look through, and so nothing is read that is not written.
        let digits =
            |text: &[u8]| text.iter().fold(0u8, |all, digit| all.wrapping_mul(10).wrapping_add(digit - b'0'));
        let found = match text.as_bytes() {
            [b'b', a @ b'0'..=b'1', b @ b'0'..=b'9', b'#', set @ b'1'..=b'6'] => {
                let number = digits(&[*a, *b]);
                (1..=SET_CARDS).contains(&number).then(|| CardId::basic(set - b'1', number - 1))
            }
            [b'n', a @ b'0'..=b'1', b @ b'0'..=b'9'] => {
                let number = digits(&[*a, *b]);
                (1..=NEUTRALS).contains(&number).then(|| CardId::neutral(number - 1))
            }
            [b'g', digit @ b'1'..=b'8'] => Some(CardId::advanced(digit - b'1')),
            [b's', digit @ b'1'..=b'8'] => Some(CardId::advanced(8 + digit - b'1')),
            [b'x', digit @ b'1'..=b'4'] => Some(CardId::advanced(16 + digit - b'1')),
            [b'd', digit @ b'1'..=b'6'] => Some(CardId::director(digit - b'1')),
            _ => None,
        };
        found.ok_or_else(|| NotationError::new("a card such as b05#3, n07, g1, s1, x1 or d3", text))
    }
}

dino_core::serde_as_text!(CardId);

impl Id for CardId {
    #[inline]
    fn index(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn from_index(index: u32) -> CardId {
        CardId(index as u8)
    }
}

/// A set of cards.
pub type CardSet = IdSet<CardId, u128>;

/// All neutral cards.
pub const NEUTRAL_CARDS: CardSet = CardSet::from_bits(run(FIRST_NEUTRAL, NEUTRALS));
/// All gates and shops.
pub const GATES_AND_SHOPS: CardSet = CardSet::from_bits(run(FIRST_ADVANCED, 16));
/// All cranes.
pub const CRANES: CardSet = CardSet::from_bits(run(FIRST_ADVANCED + 16, 4));
/// All advanced cards.
pub const ADVANCED_CARDS: CardSet = CardSet::from_bits(run(FIRST_ADVANCED, ADVANCED));

/// The whole basic set with this number, from 0.
pub const fn basic_set(set: u8) -> CardSet {
    CardSet::from_bits(run(set * SET_CARDS, SET_CARDS))
}

/// The bits of so many cards from the first on.
const fn run(first: u8, cards: u8) -> u128 {
    ((1 << cards) - 1) << first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written_and_nothing_else_is() {
        for index in 0..CARDS {
            let text = CardId(index).to_string();
            assert_eq!(text.parse(), Ok(CardId(index)), "{text}");
        }
        for junk in [
            "", "b00#1", "b12#1", "b05#7", "b5#1", "n13", "n00", "n1", "g9", "g0", "s01", "x5", "d7",
            "B05#1", "b05",
        ] {
            assert!(junk.parse::<CardId>().is_err(), "{junk}");
        }
    }

    #[test]
    fn nth_agrees_with_the_order_of_the_cards() {
        let all: CardSet = (0..CARDS).map(CardId).collect();
        for (n, card) in all.iter().enumerate() {
            assert_eq!(all.nth(n as u32), card);
        }
        assert_eq!(all.len(), 104);
        assert_eq!(ADVANCED_CARDS.iter().map(|card| card.to_string()).last().as_deref(), Some("x4"));
    }
}
