//! Genes, and what a species has grown.

use dino_core::IdSet;
use serde::{Deserialize, Serialize};

named! {
    /// A kind of gene: six normal ones that may be owned several times (EVO-52), twelve unique ones (EVO-59).
    Gene is "a gene":
    /// One movement point more (EVO-53).
    Legs = "legs",
    /// One horn more (EVO-54).
    Horn = "horn",
    /// One more survives where it is hot (EVO-55).
    Thermoregulation = "thermoregulation",
    /// One more survives where it is cold (EVO-56).
    Fur = "fur",
    /// One newborn more a round (EVO-57).
    Egg = "egg",
    /// Everything costs one less from the next round on (EVO-58).
    Vial = "vial",
    /// Two horns in defence (EVO-60).
    BonePlate = "bone_plate",
    /// Two horns in attack (EVO-61).
    GreatHorn = "great_horn",
    /// Newborns up to three spaces away (EVO-62).
    ThickShell = "thick_shell",
    /// From coast to coast for one point (EVO-63).
    Fins = "fins",
    /// One survives on deadly ground (EVO-64).
    CaveDweller = "cave_dweller",
    /// The owner chooses the place on the track (EVO-65).
    Adrenaline = "adrenaline",
    /// Two movement points more (EVO-66).
    MuscularThighs = "muscular_thighs",
    /// A beaten defender may flee (EVO-67).
    ChameleonSkin = "chameleon_skin",
    /// Two spaces for one point, once a phase (EVO-68).
    Wings = "wings",
    /// The herd never drops below three (EVO-69).
    Regeneration = "regeneration",
    /// Newborns may attack where they are born (EVO-70).
    KillerBabies = "killer_babies",
    /// The next climate token is known (EVO-71).
    SixthSense = "sixth_sense",
}

numbered!(Gene);

/// How many kinds of normal genes there are.
pub const NORMAL_KINDS: usize = 6;
/// How many unique genes there are (EVO-59).
pub const UNIQUE_GENES: u8 = 12;

impl Gene {
    /// Whether there is one token only (EVO-59).
    #[inline]
    pub const fn is_unique(self) -> bool {
        self as usize >= NORMAL_KINDS
    }
}

/// A set of genes.
pub type GeneSet = IdSet<Gene>;

/// What a species has grown beyond what all begin with (EVO-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Species {
    /// How many of each normal gene, in the order of [`Gene::ALL`].
    pub normal: [u8; NORMAL_KINDS],
    /// The unique genes.
    pub unique: GeneSet,
}

impl Species {
    /// Whether it has a unique gene.
    #[inline]
    pub fn has(&self, gene: Gene) -> bool {
        self.unique.contains(gene)
    }

    /// How many of a gene it has.
    #[inline]
    pub fn count(&self, gene: Gene) -> u8 {
        self.normal.get(gene as usize).copied().unwrap_or_else(|| u8::from(self.has(gene)))
    }

    pub(crate) fn grow(&mut self, gene: Gene) {
        match self.normal.get_mut(gene as usize) {
            Some(count) => *count += 1,
            None => self.unique.insert(gene),
        }
    }

    /// `worth` when the species has the unique gene, else nothing.
    #[inline]
    pub(crate) fn if_has(&self, gene: Gene, worth: u8) -> u8 {
        if self.has(gene) { worth } else { 0 }
    }
}
