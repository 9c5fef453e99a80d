//! The end of a round for the script that counts it before everybody's eyes: in notation.

use super::card::is_won_among;
use crate::show::Aftermath;
use cubosaurs::{CATEGORIES, CardSet, CardType, Phase, View};
use dino_core::{BySeat, Seat};
use std::fmt::Write as _;

/// How long a category is told, in hundredths of an ordinary act.
const CATEGORY: u32 = 26;

/// How long what comes before and after the categories is told, beside the act itself.
const AROUND: u32 = 85;

/// How much of that says who starts the next round.
const STARTER: u32 = 80;

/// A round that was counted: `count`, and for each seat a slash, its number, each category with its points, and `missed` with the
/// eggs that cost something. At the end of the game it comes before the final sheet.
pub(super) fn aftermath(before: &View, after: &View) -> Option<Aftermath> {
    let points = after.points.last().filter(|_| after.points.len() > before.points.len())?;
    let collections = counted(before, points)?;
    let mut deed = "count".to_owned();
    let mut shown = [false; CATEGORIES.len()];
    for (seat, points) in points.each() {
        // Writing to a text does not fail.
        let _ = write!(deed, " / {seat}");
        for (at, points) in points.iter().enumerate() {
            let held = !collections[seat].and(super::text::scored_as(CATEGORIES[at])).is_empty();
            if held || *points != 0 {
                shown[at] = true;
                let _ = write!(deed, " {} {points}", CATEGORIES[at]);
            }
        }
        let eggs = collections[seat].and(CardType::Egg.cards());
        let missed: CardSet =
            eggs.iter().filter(|egg| !is_won_among(before, &collections, seat, *egg)).collect();
        if !missed.is_empty() {
            deed.push_str(" missed");
            for egg in missed {
                let _ = write!(deed, " {egg}");
            }
        }
    }
    let categories = shown.iter().filter(|shown| **shown).count() as u32;
    // Where no round follows nobody is said to start it.
    let around = if after.phase == Phase::Over { AROUND - STARTER } else { AROUND };
    Some(Aftermath { deed, length: around + CATEGORY * categories })
}

/// The collections that gave these points: as they were before the last action, or with the hand that was kept.
fn counted(before: &View, points: &BySeat<cubosaurs::RoundPoints>) -> Option<BySeat<CardSet>> {
    let mut kept = before.collections;
    kept[before.turn] = kept[before.turn].union(before.hand);
    let count = |collections: &BySeat<CardSet>| {
        cubosaurs::round_points(&before.components, collections, &before.bought_tiles)
    };
    let same = |collections: &BySeat<CardSet>| {
        Seat::all(points.seats()).all(|seat| count(collections)[seat] == points[seat])
    };
    [kept, before.collections].into_iter().find(same)
}
