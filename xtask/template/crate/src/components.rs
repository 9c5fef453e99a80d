//! The component sheet as flat tables.

use crate::card::KINDS;
use crate::config::{MAX_TRICKS, SEATS};
use crate::state::HAND;
use dino_core::sheet::{GameTable, Number, Sheet, Spanned};
use dino_core::{Digest, SheetError};
use serde::{Deserialize, Serialize};

dino_core::embed_sheet!("../components.toml" as Components);

/// The most cards with the same number. All cards together then fit a byte.
const MAX_COPIES: u8 = 40;
/// The most the last trick may pay. The points of a whole game then fit a byte.
const MAX_LAST_TRICK: u8 = 20;
/// So many cards are dealt in the longest game of the most seats: a hand, and one card after each trick but the last.
const MIN_CARDS: u8 = *SEATS.end() * (HAND + MAX_TRICKS - 1);

/// Every printed value, small enough to live inside a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Components {
    /// How many cards there are of each number (TPL-2).
    pub copies: [u8; KINDS],
    /// What the last trick pays beyond its card (TPL-6).
    pub last_trick: u8,
}

impl Components {
    /// Reads a sheet; a bad one is refused whole, with the line and what was expected there.
    pub fn read(toml: &str) -> Result<Components, SheetError> {
        let sheet = Sheet::new(toml);
        let Raw { game, cards, scoring } = sheet.parse()?;
        let players = i64::from(*SEATS.start())..=i64::from(*SEATS.end());
        sheet.is_for(&game, "template-game", players, "TPL-1")?;
        let mut copies = [0; KINDS];
        for (copies, number) in copies.iter_mut().zip(cards.copies.get_ref()) {
            *copies = sheet.within(number, 0..=MAX_COPIES.into(), "a number of cards (TPL-2)")?;
        }
        let all: u8 = copies.iter().sum();
        if all < MIN_CARDS {
            let expected = format!("at least {MIN_CARDS} cards (TPL-2)");
            return Err(sheet.error(&cards.copies.span(), expected, all));
        }
        let last_trick = sheet.within(&scoring.last_trick, 0..=MAX_LAST_TRICK.into(), "points (TPL-6)")?;
        Ok(Components { copies, last_trick })
    }

    /// Whether every value is one a sheet may have.
    pub(crate) fn is_within_bounds(&self) -> bool {
        self.copies.iter().all(|copies| *copies <= MAX_COPIES)
            && self.copies.iter().sum::<u8>() >= MIN_CARDS
            && self.last_trick <= MAX_LAST_TRICK
    }

    /// The digest records name the sheet by: every value, in the order of the fields.
    pub fn digest(&self) -> u32 {
        let mut digest = Digest::default();
        digest.bytes(&self.copies);
        digest.u8(self.last_trick);
        digest.finish()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    game: GameTable,
    cards: RawCards,
    scoring: RawScoring,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCards {
    copies: Spanned<[Number; KINDS]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScoring {
    last_trick: Number,
}
