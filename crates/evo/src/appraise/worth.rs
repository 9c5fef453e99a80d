//! What genes are worth, in hundredths of a point.

use super::Appraiser;
use crate::gene::Gene;

impl Appraiser<'_> {
    /// A share of a point for each round to come; the second and third of a kind bring less.
    pub(super) fn gene(&self, gene: Gene) -> i32 {
        self.one_more(gene, self.state.species[self.seat].count(gene))
    }

    /// So many of a gene together.
    pub(super) fn genes(&self, gene: Gene, count: u8) -> i32 {
        (0..count).map(|owned| self.one_more(gene, owned)).sum()
    }

    /// One more where so many are owned.
    fn one_more(&self, gene: Gene, owned: u8) -> i32 {
        let owned = i32::from(owned);
        let first = match gene {
            Gene::Legs => 34,
            Gene::Horn => 26,
            Gene::Thermoregulation | Gene::Fur => 42,
            Gene::Egg => 46,
            Gene::Vial => return self.vial(owned),
            Gene::BonePlate => 18,
            Gene::GreatHorn => 34,
            Gene::ThickShell => 40,
            Gene::Fins => 30,
            Gene::CaveDweller => 42,
            Gene::Adrenaline => 16,
            Gene::MuscularThighs => 52,
            Gene::ChameleonSkin => 14,
            Gene::Wings => 24,
            Gene::Regeneration => 44,
            Gene::KillerBabies => 24,
            Gene::SixthSense => 14,
        };
        first * self.forecast.rounds / (100 + 45 * owned)
    }

    /// A vial saves a point a round from the next on, where one would have paid one.
    fn vial(&self, owned: i32) -> i32 {
        55 * (self.forecast.rounds - 100).max(0) / (100 + 80 * owned)
    }
}
