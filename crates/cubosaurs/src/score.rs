//! Counting a round and ending the game (CUB-31, CUB-40 to CUB-44, CUB-60, CUB-61, CUB-76 to CUB-79).

use crate::card::{CardSet, CardType, counts};
use crate::components::Components;
use crate::state::State;
use crate::tile::{Tile, TileSet};
use dino_core::{BySeat, MAX_CATEGORIES, Seat, Standing};

/// What points come from: the five sets, velociraptors, eggs, the two tiles that count, tokens left over.
pub const CATEGORIES: [&str; 10] = [
    "trex",
    "stegosaurus",
    "brontosaurus",
    "pterodactyl",
    "pentaceratops",
    "velociraptors",
    "eggs",
    "tile-types",
    "tile-eggs",
    "dna",
];

const VELOCIRAPTORS: usize = 5;
const EGGS: usize = 6;
const TILE_TYPES: usize = 7;
const TILE_EGGS: usize = 8;
const DNA: usize = 9;

/// One seat's points of one round, in the order of [`CATEGORIES`] without the last.
pub type RoundPoints = [i8; 9];

/// What each seat's collection and tiles count (CUB-31).
pub fn round_points(
    components: &Components,
    collections: &BySeat<CardSet>,
    tiles: &BySeat<TileSet>,
) -> BySeat<RoundPoints> {
    let counted = collections.map(counts);
    let mut points = BySeat::new(collections.seats(), RoundPoints::default());
    for seat in Seat::all(collections.seats()) {
        let (cards, own) = (collections[seat], &counted[seat]);
        let points = &mut points[seat];
        for species in CardType::SETS {
            points[species as usize] = components.set_points(species, own[species as usize]);
        }
        points[VELOCIRAPTORS] = raptor_points(components, cards);
        for egg in cards.and(CardType::Egg.cards()) {
            let stake = components.eggs[egg.copy()];
            let won = has_the_most(components, egg.egg_counts().unwrap_or_default(), own, &counted);
            points[EGGS] += if won { stake.gain } else { -stake.penalty };
        }
        if tiles[seat].contains(Tile::PointsPerType) {
            let types = own.iter().filter(|count| **count > 0).count() as i8; // CUB-76
            points[TILE_TYPES] = types * components.points_per_type;
        }
        if tiles[seat].contains(Tile::PointsPerEgg) {
            points[TILE_EGGS] = own[CardType::Egg as usize] as i8 * components.points_per_egg; // CUB-77
        }
    }
    points
}

/// Whether nobody has more of the species than `own` (CUB-42).
fn has_the_most(
    components: &Components,
    species: &[CardType],
    own: &[u8; 8],
    counted: &BySeat<[u8; 8]>,
) -> bool {
    let number = |counts: &[u8; 8]| species.iter().map(|card_type| counts[*card_type as usize]).sum::<u8>();
    let mine = number(own);
    counted.iter().all(|other| number(other) <= mine)
        && (mine > 0 || !components.rulings.egg_needs_at_least_one)
}

/// The best that the velociraptors of a collection can give (CUB-41).
///
/// Gains and penalties are never negative, so every pair that can be made is made: k pairs, k being the smaller
/// number of the two colours. All cards of that colour are paired. Pairing a card of the other colour instead of
/// leaving it alone is worth its gain and its penalty together, so the k cards with the largest sum are paired.
/// Who is paired with whom does not matter.
pub fn raptor_points(components: &Components, cards: CardSet) -> i8 {
    let greys = cards.and(CardType::Grey.cards());
    let blacks = cards.and(CardType::Black.cards());
    let pairs = greys.len().min(blacks.len()) as usize;
    let colour = |cards: CardSet, stakes: &[crate::Stake; 7]| {
        // Largest sums first; there are at most seven, so an insertion is all the sorting needed.
        let mut worth = [0i8; 7];
        let mut points = 0;
        for (length, card) in cards.iter().enumerate() {
            let stake = stakes[card.copy()];
            points -= stake.penalty;
            let mut at = length;
            while at > 0 && worth[at - 1] < stake.gain + stake.penalty {
                worth[at] = worth[at - 1];
                at -= 1;
            }
            worth[at] = stake.gain + stake.penalty;
        }
        points + worth[..pairs].iter().sum::<i8>()
    };
    if greys.is_empty() && blacks.is_empty() {
        return 0;
    }
    colour(greys, &components.greys) + colour(blacks, &components.blacks)
}

/// The sum of a round's points.
pub(crate) fn total(points: &RoundPoints) -> i32 {
    points.iter().map(|points| i32::from(*points)).sum()
}

/// The end of the game: totals with the bonus for tokens (CUB-79), ties by the last round (CUB-61).
pub(crate) fn standing(state: &State) -> Standing {
    let seats = state.options.seats;
    let mut breakdown = BySeat::new(seats, [0i16; MAX_CATEGORIES]);
    let mut last_round = BySeat::new(seats, 0i32);
    for seat in Seat::all(seats) {
        for round in &state.points[..usize::from(state.options.rounds)] {
            for (sum, points) in breakdown[seat].iter_mut().zip(round[seat]) {
                *sum += i16::from(points);
            }
            last_round[seat] = total(&round[seat]);
        }
        let bonus = state.tokens[seat] / 2;
        breakdown[seat][DNA] = i16::from(bonus);
        if state.components.rulings.dna_bonus_counts_in_last_round_tiebreak {
            last_round[seat] += i32::from(bonus);
        }
    }
    Standing::new(breakdown, &last_round)
}
