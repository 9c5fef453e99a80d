//! The component sheet as flat tables.

use crate::card::{ALL_CARDS, CardId, CardSet, CardType};
use crate::tile::Tile;
use dino_core::Digest;
use serde::{Deserialize, Serialize};

mod read;

dino_core::embed_sheet!("../components.toml" as Components);

/// The most a card may give or cost. Fourteen velociraptors then stay within the score sheet's bytes.
const MAX_POINTS: i64 = 9;
/// The most a set may give or cost.
const MAX_SET_POINTS: i64 = 20;
/// The highest price: there are no more tokens (CUB-70).
const MAX_TOKENS: i64 = 40;

/// Every printed value and every ruling, small enough to live inside a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Components {
    /// Points for 1, 2, 3, 4-or-more cards of each set species (CUB-40), in the order of [`CardType::SETS`].
    pub sets: [[i8; 4]; 5],
    /// The grey velociraptors (CUB-41).
    pub greys: [Stake; 7],
    /// The black velociraptors (CUB-41).
    pub blacks: [Stake; 7],
    /// The eggs (CUB-42).
    pub eggs: [Stake; 6],
    /// The cards with the DNA icon (CUB-71).
    pub dna: CardSet,
    /// The tiles, by number (CUB-70).
    pub tiles: [TileValues; 10],
    /// What tile 1 pays for a type (CUB-76).
    pub points_per_type: i8,
    /// What tile 2 pays for an egg (CUB-77).
    pub points_per_egg: i8,
    /// What the rulebook leaves open.
    pub rulings: Rulings,
}

/// A card that pays or costs: never negative, so that the best pairing is easily found (CUB-41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stake {
    /// Points when it is paired or won.
    pub gain: i8,
    /// Points lost when it is not.
    pub penalty: i8,
}

/// What is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TileValues {
    /// Tokens to pay (CUB-73).
    pub price: u8,
    /// Whether it acts on an opponent, so that one may leave it out (CUB-70).
    pub interaction: bool,
}

/// Switches for what the rulebook leaves open. The defaults and their reasons are in the rules digest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// Who starts among those tied for the lowest score (CUB-50).
    pub lowest_score_tie_starts: TieStarts,
    /// Which score the starter of the next round is found by (CUB-50).
    pub next_round_starter_uses: StarterBy,
    /// An egg whose species nobody owns is missed (CUB-42).
    pub egg_needs_at_least_one: bool,
    /// Tile 3 cannot be bought when the deck is empty (CUB-74).
    pub draw_tile_needs_nonempty_deck: bool,
    /// Buying tile 4 is the refusal itself (CUB-74).
    pub refuse_tile_forces_refusal: bool,
    /// Tile 5 must add a type already in the hand (CUB-74).
    pub forbidden_type_tile_forces_forbidden_type: bool,
    /// Who receives a card by tile 9 or 10 out of turn gains its token (CUB-71).
    pub opponent_gains_dna_for_card_received: bool,
    /// A card with the icon that leaves a collection takes a token along (CUB-71).
    pub dna_lost_when_card_leaves: bool,
    /// The bonus for tokens counts in the last round's score when that breaks a tie (CUB-61).
    pub dna_bonus_counts_in_last_round_tiebreak: bool,
}

/// Who starts among those tied for the lowest score (CUB-50).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieStarts {
    /// Chance decides.
    RandomAmongTied,
    /// The one met first, going from the starter of the round just played in that round's direction.
    FirstInTurnOrder,
}

/// Which score the starter of the next round is found by (CUB-50).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarterBy {
    /// That of the round just played.
    LastRoundScore,
    /// That of all rounds together.
    RunningTotal,
}

impl Components {
    /// Points for so many cards of a set species (CUB-40).
    #[inline]
    pub fn set_points(&self, species: CardType, count: u8) -> i8 {
        let row = self.sets.get(species as usize).copied().unwrap_or_default();
        match count {
            0 => 0,
            1..=3 => row[count as usize - 1],
            _ => row[3],
        }
    }

    /// What a velociraptor or an egg pays and costs; nothing for other cards.
    pub fn stake(&self, card: CardId) -> Option<Stake> {
        match card.card_type() {
            CardType::Grey => Some(self.greys[card.copy()]),
            CardType::Black => Some(self.blacks[card.copy()]),
            CardType::Egg => Some(self.eggs[card.copy()]),
            _ => None,
        }
    }

    /// What is printed on a tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> TileValues {
        self.tiles[tile.number() as usize - 1]
    }

    /// Whether every value is one a sheet may have.
    pub(crate) fn is_within_bounds(&self) -> bool {
        let points = 0..=MAX_POINTS as i8;
        let stakes = self.greys.iter().chain(&self.blacks).chain(&self.eggs);
        self.sets
            .iter()
            .flatten()
            .all(|score| (-MAX_SET_POINTS..=MAX_SET_POINTS).contains(&i64::from(*score)))
            && stakes.flat_map(|stake| [stake.gain, stake.penalty]).all(|value| points.contains(&value))
            && [self.points_per_type, self.points_per_egg].iter().all(|value| points.contains(value))
            && self.tiles.iter().all(|tile| (1..=MAX_TOKENS).contains(&i64::from(tile.price)))
            && self.dna.without(ALL_CARDS).is_empty()
    }

    /// The digest records name the sheet by: every value, in the order of the fields.
    pub fn digest(&self) -> u32 {
        let mut digest = Digest::default();
        let mut number = |value: i8| digest.bytes(&value.to_le_bytes());
        self.sets.iter().flatten().for_each(|points| number(*points));
        for stake in self.greys.iter().chain(&self.blacks).chain(&self.eggs) {
            number(stake.gain);
            number(stake.penalty);
        }
        digest.u64(self.dna.bits());
        for tile in &self.tiles {
            digest.bytes(&[tile.price, u8::from(tile.interaction)]);
        }
        digest.bytes(&self.points_per_type.to_le_bytes());
        digest.bytes(&self.points_per_egg.to_le_bytes());
        let rulings = &self.rulings;
        digest.u8(rulings.lowest_score_tie_starts as u8);
        digest.u8(rulings.next_round_starter_uses as u8);
        for switch in [
            rulings.egg_needs_at_least_one,
            rulings.draw_tile_needs_nonempty_deck,
            rulings.refuse_tile_forces_refusal,
            rulings.forbidden_type_tile_forces_forbidden_type,
            rulings.opponent_gains_dna_for_card_received,
            rulings.dna_lost_when_card_leaves,
            rulings.dna_bonus_counts_in_last_round_tiebreak,
        ] {
            digest.u8(u8::from(switch));
        }
        digest.finish()
    }
}
