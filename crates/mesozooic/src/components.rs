//! The component sheet as flat tables.

use crate::card::{CardId, FACES};
use crate::face::Face;
use dino_core::Digest;
use serde::{Deserialize, Serialize};

mod read;

dino_core::embed_sheet!("../components.toml" as Components);

/// The most an element may pay: two attractions on each of 17 edges then still fit into a byte.
const MAX_POINTS: u8 = 7;
/// The most slides of a relaxed build: the farthest layout is nearer (MES-27).
const MAX_BUDGET: u8 = 100;

/// Every printed value, small enough to live inside a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Components {
    /// What is on the eleven basic cards, the neutral, the advanced cards and a director, in this order.
    #[serde(with = "faces")]
    pub faces: [Face; FACES],
    /// What elements pay.
    pub points: ElementPoints,
    /// Whether only a closed enclosure separates (MES-33); otherwise every half does, on its open side.
    pub closed_only: bool,
    /// The three basic cards that usually leave in the small zoo, by number from 0 (MES-49).
    pub small_without: [u8; 3],
    /// Times of digital play.
    pub timing: Timing,
    /// Slides of a relaxed build, few, usual and many, with 12 cells and with 9 (MES-60).
    pub budgets: [[u8; 3]; 2],
    /// No budget falls below this, with 12 cells and with 9 (MES-60).
    pub least_budget: [u8; 2],
    /// Target scores of one who plays alone, with 12 cells and with 9 (MES-65).
    pub targets: [[u8; 3]; 2],
}

/// What each element pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ElementPoints {
    /// A closed enclosure (MES-31).
    pub enclosure: u8,
    /// An attraction, for each truck next to it (MES-32).
    pub attraction: u8,
    /// A connection between two monorails (MES-34).
    pub monorail: u8,
    /// A topiary (MES-35).
    pub topiary: u8,
    /// A gate in its row (MES-55).
    pub gate: u8,
    /// A shop in a corner (MES-56).
    pub shop: u8,
}

/// Times of digital play, in milliseconds unless named otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Timing {
    /// Seconds for each pick of a timed draft (MES-17).
    pub draft_seconds: [u8; 5],
    /// Seconds of a limited planning (MES-20).
    pub planning_seconds: u8,
    /// Seconds from the last ready to GO (MES-21).
    pub countdown_seconds: u8,
    /// Seconds a late starter waits after GO (MES-45).
    pub late_seconds: u8,
    /// Seconds for all exchanges by cranes (MES-57).
    pub crane_seconds: u8,
    /// The least time between two slides of slow hands (MES-44).
    pub slow_interval: u16,
    /// How much later than its stamp a slide may arrive (MES-59).
    pub grace: u16,
}

impl Components {
    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: CardId) -> Face {
        self.faces[card.face_index()]
    }

    /// Whether every value is one a sheet may have.
    pub(crate) fn is_within_bounds(&self) -> bool {
        let ElementPoints { enclosure, attraction, monorail, topiary, gate, shop } = self.points;
        let Timing { draft_seconds, planning_seconds, crane_seconds, slow_interval, grace, .. } = self.timing;
        let [a, b, c] = self.small_without;
        [enclosure, attraction, monorail, topiary, gate, shop].iter().all(|points| *points <= MAX_POINTS)
            && a < b
            && b < c
            && c < crate::card::SET_CARDS
            && draft_seconds.iter().chain([&planning_seconds, &crane_seconds]).all(|seconds| *seconds > 0)
            && self.timing.late_seconds <= 30
            && self.timing.countdown_seconds <= 30
            && slow_interval <= 5_000
            && grace <= 1_000
            && self
                .budgets
                .iter()
                .all(|[few, usual, many]| few <= usual && usual <= many && *many <= MAX_BUDGET)
            && self.budgets.iter().zip(self.least_budget).all(|(row, least)| (1..=row[0]).contains(&least))
            && self.targets.iter().all(|[a, b, c]| a <= b && b <= c)
            && self.faces.iter().all(|face| face.topiaries() < 3 && face.bits() & 7 < 5)
    }

    /// The digest records name the sheet by: every value, in the order of the fields.
    pub fn digest(&self) -> u32 {
        let mut digest = Digest::default();
        self.faces.iter().for_each(|face| digest.u16(face.bits()));
        let ElementPoints { enclosure, attraction, monorail, topiary, gate, shop } = self.points;
        digest.bytes(&[enclosure, attraction, monorail, topiary, gate, shop, u8::from(self.closed_only)]);
        digest.bytes(&self.small_without);
        let Timing {
            draft_seconds, planning_seconds, countdown_seconds, late_seconds, crane_seconds, ..
        } = self.timing;
        digest.bytes(&draft_seconds);
        digest.bytes(&[planning_seconds, countdown_seconds, late_seconds, crane_seconds]);
        digest.u16(self.timing.slow_interval);
        digest.u16(self.timing.grace);
        self.budgets.iter().for_each(|row| digest.bytes(row));
        digest.bytes(&self.least_budget);
        self.targets.iter().for_each(|row| digest.bytes(row));
        digest.finish()
    }
}

/// Serde knows arrays up to 32: this one goes through a list.
mod faces {
    use super::{FACES, Face};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(faces: &[Face; FACES], serializer: S) -> Result<S::Ok, S::Error> {
        faces.as_slice().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Face; FACES], D::Error> {
        let faces = Vec::<Face>::deserialize(deserializer)?;
        faces.try_into().map_err(|_| serde::de::Error::custom("not as many faces as there are"))
    }
}
