//! The twelve genes that only one species can have, each with a drawing of its own.

use evo::{Gene, Species};
use maud::{Markup, html};

/// Behind the animal.
pub(super) fn behind(species: &Species) -> Markup {
    drawn(species, &[(Gene::CaveDweller, "cave-dweller"), (Gene::Wings, "wings"), (Gene::Fins, "fins")])
}

/// In its skin.
pub(super) fn on_skin(species: &Species) -> Markup {
    drawn(species, &[(Gene::ChameleonSkin, "chameleon-skin"), (Gene::Regeneration, "regeneration")])
}

/// On its legs.
pub(super) fn on_legs(species: &Species) -> Markup {
    drawn(species, &[(Gene::MuscularThighs, "muscular-thighs")])
}

/// On its body.
pub(super) fn on_body(species: &Species) -> Markup {
    drawn(species, &[(Gene::ThickShell, "thick-shell"), (Gene::Fins, "fins-front")])
}

/// On its head.
pub(super) fn on_head(species: &Species) -> Markup {
    drawn(
        species,
        &[
            (Gene::BonePlate, "bone-plate"),
            (Gene::GreatHorn, "great-horn"),
            (Gene::SixthSense, "sixth-sense"),
            (Gene::Adrenaline, "adrenaline"),
        ],
    )
}

/// Beside it.
pub(super) fn beside(species: &Species) -> Markup {
    drawn(species, &[(Gene::KillerBabies, "killer-babies")])
}

/// The drawings of those genes that the species has.
fn drawn(species: &Species, drawings: &[(Gene, &str)]) -> Markup {
    html! { @for (_, name) in drawings.iter().filter(|(gene, _)| species.has(*gene)) { use href={ "#b-" (name) } {} } }
}

/// All drawings, once on a page.
pub(super) fn symbols() -> Markup {
    html! {
        // The cave it lives in
        g #b-cave-dweller {
            path.evo-rock d="M-6 92Q-10 4 58 0Q132 2 128 92H116Q120 16 58 14Q4 16 6 92Z" {}
        }
        // Wings
        g #b-wings {
            path.evo-wing d="M66 52Q66 16 26-4Q30 8 26 14Q20 14 14 12Q22 20 20 28Q16 30 10 30Q28 36 40 56Z" {}
            path.evo-line d="M26 14Q44 26 56 50M20 28Q38 36 50 54" {}
        }
        // A fin
        g #b-fins {
            path.evo-fin d="M10 42L-6 22Q-2 34-7 42Q0 46-6 60Q6 58 14 54Z" {}
        }
        // Many colours
        g #b-chameleon-skin {
            @for (at, x, y) in [(1, 30, 54), (2, 42, 66), (3, 52, 50), (4, 62, 66), (1, 72, 54), (3, 84, 46), (2, 18, 56)] {
                circle class={ "evo-hue evo-hue--" (at) } cx=(x) cy=(y) r="6" {}
            }
        }
        // A tail that grew again
        g #b-regeneration {
            path.evo-new d="M1 36Q4 58 20 68L24 49Q12 46 1 36Z" {}
            path.evo-plus d="M14 50v10M9 55h10" {}
        }
        // Muscular thighs
        g #b-muscular-thighs {
            ellipse.evo-thigh cx="32" cy="68" rx="11" ry="13" {}
            ellipse.evo-thigh cx="76" cy="68" rx="9" ry="11" {}
            path.evo-line d="M27 64q6 4 3 12M72 64q5 3 3 10" {}
        }
        // A shell
        g #b-thick-shell {
            path.evo-shell d="M20 60Q22 30 54 30Q86 30 86 60Q54 68 20 60Z" {}
            path.evo-line d="M54 31v33M38 34q-4 14-2 29M70 34q4 14 2 29M23 48h62" {}
        }
        // A fin
        g #b-fins-front {
            path.evo-fin d="M50 64Q42 82 30 84Q34 76 32 70Q40 72 44 64Z" {}
        }
        // A collar of bone
        g #b-bone-plate {
            path.evo-bone d="M92 14Q84 2 74 8Q76 14 69 16Q74 23 67 28Q74 32 70 40Q80 46 92 38Q84 28 92 14Z" {}
            path.evo-line d="M84 16Q78 26 84 36" {}
        }
        // A great horn
        g #b-great-horn {
            path.evo-horn d="M100 20Q118 12 127-9Q131 18 110 24Z" {}
            path.evo-line d="M108 17l5 5M115 11l6 5M121 3l5 4" {}
        }
        // A third eye
        g #b-sixth-sense {
            path.evo-eye d="M80 20Q88 8 98 16Q90 26 80 20Z" {}
            circle.k.evo-flat cx="89" cy="17.500" r="3" {}
        }
        // A flash
        g #b-adrenaline {
            path.evo-bolt d="M66-8L54 12h8l-5 16 17-22h-9l6-14z" {}
        }
        // A newborn that bites
        g #b-killer-babies {
            path.t1 d="M8 92Q2 74 14 70Q26 70 27 78L18 82L28 84Q26 92 20 92Z" {}
            path.evo-teeth d="M17 82l2.500-3 2.500 2 2.500-3 2 1.500L18 82l3 1.500 2-1.500 2.500 2 2.500 0" {}
            circle.w.evo-flat cx="15" cy="76" r="2.500" {}
            circle.k.evo-flat cx="15.500" cy="76" r="1.500" {}
        }
    }
}
