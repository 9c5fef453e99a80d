//! The component sheet as flat tables.

use crate::card::Card;
use crate::climate::{TURNING_TOKENS, Wheel};
use crate::die::FACES;
use crate::gene::NORMAL_KINDS;
use crate::island::Island;
use dino_core::Digest;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

mod read;
mod shape;

dino_core::embed_sheet!("../components.toml" as Components);

/// Normal genes in the bag (EVO-7).
pub(crate) const NORMAL_GENES: u8 = 36;
/// Climate tokens besides the meteor (EVO-8).
pub(crate) const TURNING: u8 = 12;
/// Faces of a die (EVO-38).
pub(crate) const SIDES: u8 = 6;

/// Everything the sheet says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Components {
    /// What is the same for any number of seats.
    pub values: Values,
    /// The islands for two, three, four and five (EVO-3).
    pub islands: [Island; 4],
}

/// Every value besides the islands, small enough to live inside a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Values {
    /// How many tokens of each normal gene there are, in the order of [`crate::Gene::ALL`] (EVO-7).
    pub genes: [u8; NORMAL_KINDS],
    /// How many climate tokens of each kind there are, in the order of [`crate::Token::ALL`] (EVO-8).
    pub tokens: [u8; TURNING_TOKENS],
    /// The climate wheel (EVO-5).
    pub wheel: Wheel,
    /// How many faces of each kind the die has, in the order of [`crate::Face::ALL`] (EVO-38).
    pub die: [u8; FACES],
    /// By how much each event card works; 0 where there is no amount (EVO-76).
    pub amounts: [i8; 15],
    /// The points mire leaves at least (EVO-76).
    pub mire_leaves: u8,
    /// What the rulebook leaves open.
    pub rulings: Rulings,
}

/// Switches for what the rulebook leaves open. The defaults and their reasons are in the rules digest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// A newborn of this phase counts as a parent's place (EVO-43).
    pub births_from_newborns: bool,
    /// Fins reach a hex held by an enemy (EVO-63).
    pub fins_may_attack: bool,
    /// Wings reach a hex held by an enemy (EVO-68).
    pub wings_may_attack: bool,
    /// What a six does for killer babies (EVO-70).
    pub killer_babies_six: Six,
    /// Plates need not be used (EVO-49, EVO-64).
    pub plates_may_be_declined: bool,
    /// What happens when no differing gene is left (EVO-20).
    pub twins_when_unavoidable: Twins,
    /// Where a dinosaur beaten in combat goes (EVO-39).
    pub beaten_dinosaur_goes_to: Beaten,
    /// Whether totals are open where the table says nothing (EVO-12).
    pub open_mp: bool,
    /// Whether event cards are used where the table says nothing (EVO-76).
    pub play_with_events: bool,
}

/// What a six does for killer babies (EVO-70).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Six {
    /// The newborn is lost, as with 4 and 5.
    NewbornDies,
    /// Newborn and enemy are lost.
    BothDie,
}

/// What happens when no differing gene is left (EVO-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Twins {
    /// A repeat is placed.
    PlaceRepeat,
    /// The column stays empty and gives nothing but its place on the track.
    LeaveEmpty,
}

/// Where a dinosaur beaten in combat goes (EVO-39).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beaten {
    /// Back to its owner's supply.
    Supply,
    /// Out of the game for good.
    OutOfGame,
}

impl Components {
    /// The island for so many seats, two to five.
    pub fn island(&self, seats: u8) -> &Island {
        &self.islands[usize::from(seats.clamp(2, 5) - 2)]
    }

    /// Whether these values could have come from a sheet.
    pub(crate) fn is_within_bounds(&self) -> bool {
        self.values.is_within_bounds()
            && (2..).zip(&self.islands).all(|(seats, island)| island.slots() == seats)
    }

    /// The digest records name the sheet by.
    pub fn digest(&self) -> u32 {
        let mut digest = Digest::default();
        self.values.digest(&mut digest);
        self.islands.iter().for_each(|island| island.digest(&mut digest));
        digest.finish()
    }
}

impl Values {
    /// By how much an event card works.
    #[inline]
    pub const fn amount(&self, card: Card) -> i8 {
        self.amounts[card as usize]
    }

    /// The same for the cards that only add.
    #[inline]
    pub(crate) fn gain(&self, card: Card) -> u8 {
        self.amount(card).unsigned_abs()
    }

    fn is_within_bounds(&self) -> bool {
        let sums = |counts: &[u8], sum: u8| {
            counts.iter().map(|count| u32::from(*count)).sum::<u32>() == u32::from(sum)
        };
        sums(&self.genes, NORMAL_GENES)
            && sums(&self.tokens, TURNING)
            && sums(&self.die, SIDES)
            && Card::ALL.iter().all(|card| bounds(*card).contains(&i64::from(self.amount(*card))))
            && MIRE_LEAVES.contains(&i64::from(self.mire_leaves))
    }

    fn digest(&self, digest: &mut Digest) {
        digest.bytes(&self.genes);
        digest.bytes(&self.tokens);
        digest.bytes(&[self.wheel.start(), self.wheel.sections().len() as u8]);
        self.wheel.sections().iter().flatten().for_each(|ground| digest.u8(*ground as u8));
        digest.bytes(&self.die);
        self.amounts.iter().for_each(|amount| digest.bytes(&amount.to_le_bytes()));
        digest.u8(self.mire_leaves);
        let rulings = &self.rulings;
        for switch in [
            rulings.births_from_newborns,
            rulings.fins_may_attack,
            rulings.wings_may_attack,
            rulings.killer_babies_six == Six::BothDie,
            rulings.plates_may_be_declined,
            rulings.twins_when_unavoidable == Twins::LeaveEmpty,
            rulings.beaten_dinosaur_goes_to == Beaten::OutOfGame,
            rulings.open_mp,
            rulings.play_with_events,
        ] {
            digest.u8(u8::from(switch));
        }
    }
}

/// What mire may leave its target.
const MIRE_LEAVES: RangeInclusive<i64> = 0..=2;

/// What a card's amount may be; exactly 0 for those without one.
fn bounds(card: Card) -> RangeInclusive<i64> {
    match card {
        Card::HurriedSeason => 1..=5,
        Card::SeasonTurnsBack => -5..=-1,
        Card::Stampede | Card::Mire | Card::BattleFury | Card::ClosedRanks => 1..=9,
        Card::RichClutch => 1..=3,
        Card::DistantNest => 2..=5,
        Card::LeanYear => 0..=3,
        Card::WinterDown | Card::MudWallow | Card::MoultingSickness => 1..=8,
        Card::StalledSeason | Card::DriftRaft | Card::FickleFortune => 0..=0,
    }
}
