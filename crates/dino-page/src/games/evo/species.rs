//! A species as an animal: every gene has a drawing of its own and a place on the body, so that any mix can be drawn by
//! laying drawings of the game's file upon one another.

use super::art;
use dino_core::Seat;
use evo::{Gene, Species, View};
use maud::{Markup, html};

/// More of a kind than this is not drawn: the number beside the animal says how many there are.
const HORNS: u8 = 4;
const PLATES: u8 = 4;
const FURS: u8 = 3;
const LEGS: u8 = 2;
const VIALS: u8 = 3;

/// How much of an animal is drawn: on the island there is no room for spots, toes, a smile and vials.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    Large,
    Small,
}

/// The animal of a seat, large and as it stands on a hex with its badge: every picture of it points here.
pub(super) fn animal(view: &View, seat: Seat) -> Markup {
    let species = &view.species[seat];
    html! {
        svg.sprite aria-hidden="true" {
            g id={ "sp-" (seat) } class={ "evo-body evo-body--" (seat) } { (figure(species, Size::Large)) }
            g id={ "dino-" (seat) } {
                g class={ "evo-body evo-body--" (seat) } transform="translate(-31 -34) scale(.565)" { (figure(species, Size::Small)) }
                (badge(seat))
            }
        }
    }
}

/// The animals of a seat for the winner's picture: as many as are left on the island.
pub(super) fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
    let one = || {
        html! {
            svg width="100" height="100" viewBox="-16 -16 138 114" preserveAspectRatio="xMidYMax meet" overflow="visible" {
                g class={ "evo-body evo-body--" (seat) } { (figure(&view.species[seat], Size::Large)) }
            }
        }
    };
    (0..view.herds[seat].iter().count().max(1)).map(|_| one()).collect()
}

/// The badge of a seat beside its animal, with a rim.
pub(super) fn badge(seat: Seat) -> Markup {
    let href = format!("/assets/pieces.svg#ic-seat-{seat}");
    html! {
        g class={ "evo-badge seat-" (seat) } {
            use.evo-badge__rim href=(href) x="13" y="7" width="28" height="28" {}
            use href=(href) x="15.500" y="9.500" width="23" height="23" {}
            text x="27" y="26" { (crate::art::letter_of(seat)) }
        }
    }
}

/// The animal in a box of 138 by 114 from -16, -16: its shadow, its rim, and what it is made of from back to front.
fn figure(species: &Species, size: Size) -> Markup {
    html! {
        (art("shadow"))
        g.evo-rim { @for part in outline(species) { (art(&part)) } }
        @for part in layers(species, size) { (art(&part)) }
    }
}

/// What grows in several drawings, one for each number of it.
fn grown(species: &Species, gene: Gene, name: &str, most: u8) -> Option<String> {
    let count = species.count(gene).min(most);
    (count > 0).then(|| format!("{name}-{count}"))
}

/// The shapes whose rim parts the animal from its ground.
fn outline(species: &Species) -> Vec<String> {
    let legs = species.count(Gene::Legs).min(LEGS);
    let plates = grown(species, Gene::Thermoregulation, "s-plate", PLATES);
    let fin = species.has(Gene::Fins) && plates.is_none();
    let mut parts = vec!["s-body".to_owned(), format!("s-legs-{legs}")];
    parts.extend(grown(species, Gene::Horn, "s-horn", HORNS));
    parts.extend(plates);
    parts.extend(grown(species, Gene::Fur, "s-fur", FURS));
    parts.extend(fin.then(|| "s-fin".to_owned()));
    let inside = [Gene::Adrenaline, Gene::SixthSense];
    let unique = species.unique.iter().filter(|gene| !inside.contains(gene));
    parts.extend(unique.map(|gene| format!("s-{gene}")));
    parts
}

/// The drawings of an animal from back to front.
fn layers(species: &Species, size: Size) -> Vec<String> {
    let large = size == Size::Large;
    let legs = species.count(Gene::Legs).min(LEGS);
    let plates = grown(species, Gene::Thermoregulation, "plate", PLATES);
    let mut parts = vec![format!("far-{legs}")];
    let has = |gene: Gene, names: &[&str]| -> Vec<String> {
        names.iter().filter(|_| species.has(gene)).map(|name| (*name).to_owned()).collect()
    };
    parts.extend(has(Gene::Wings, &["wings"]));
    // Plates grow where the fin of the back would.
    parts.extend(has(Gene::Fins, if plates.is_some() { &["fins"] } else { &["fins", "fin"] }));
    parts.extend(has(Gene::BonePlate, &["bone_plate"]));
    parts.extend(has(Gene::ChameleonSkin, &["curl"]));
    parts.extend(has(Gene::CaveDweller, &["cave_dweller"]));
    parts.extend(plates);
    parts.push("body".to_owned());
    parts.extend(has(Gene::ChameleonSkin, &["chameleon_skin"]));
    parts.extend(has(Gene::Regeneration, &["regrown"]));
    parts.extend(["belly".to_owned(), format!("near-{legs}")]);
    parts.extend(large.then(|| format!("toes-{legs}")));
    let plain = !species.has(Gene::ThickShell) && !species.has(Gene::ChameleonSkin);
    parts.extend((large && plain).then(|| "spots".to_owned()));
    parts.extend(has(Gene::ThickShell, &["thick_shell"]));
    parts.extend(grown(species, Gene::Fur, "fur", FURS));
    parts.extend(has(Gene::Fins, &["fins-front"]));
    for gene in
        [Gene::GreatHorn, Gene::Regeneration, Gene::MuscularThighs, Gene::Adrenaline, Gene::KillerBabies]
    {
        parts.extend(has(gene, &[gene.name()]));
    }
    parts.extend(grown(species, Gene::Horn, "horn", HORNS));
    parts.extend(large.then(|| "mouth".to_owned()));
    parts.extend(has(Gene::SixthSense, if large { &["sixth_sense", "rays"] } else { &["sixth_sense"] }));
    let eye = if large { "eye" } else { "eye-small" };
    parts.push(if species.has(Gene::CaveDweller) { "eye-cave" } else { eye }.to_owned());
    parts.extend(grown(species, Gene::Vial, "vial", VIALS).filter(|_| large));
    parts
}

/// The portrait of a seat's species on ground of the seat's colour.
pub(super) fn portrait(seat: Seat) -> Markup {
    html! {
        svg.evo-portrait viewBox="0 0 132 112" aria-hidden="true" {
            (art("portrait"))
            use href={ "#sp-" (seat) } transform="translate(24 20) scale(.8)" {}
        }
    }
}

/// An animal alone, as small as a letter or as large as a fist.
pub(super) fn alone(seat: Seat) -> Markup {
    html! { svg.evo-alone viewBox="-18 -18 142 118" aria-hidden="true" { use href={ "#sp-" (seat) } {} } }
}

/// The reader's own scene: the species, its nest with as many eggs as it has, and those that wait to be born.
pub(super) fn scene(view: &View, seat: Seat, supply: &str) -> Markup {
    let eggs = i32::from(view.eggs(seat).min(5));
    let left = 8_u8.saturating_sub(view.herds[seat].len() as u8).saturating_sub(view.lost[seat]);
    html! {
        svg.evo-land viewBox="0 0 540 120" preserveAspectRatio="xMinYMid slice" aria-hidden="true" {
            (art("land"))
            g transform="translate(24 88) scale(1.300)" { (art("palm")) }
            g transform="translate(508 92) scale(1.200)" { (art("palm")) }
            use href={ "#sp-" (seat) } transform="translate(54 18) scale(.9)" {}
            g transform="translate(212 98) scale(.9)" {
                (art("nest-back"))
                @for egg in 0..eggs {
                    use href="/assets/evo.svg#egg" x=(-13 + (2 * egg - eggs + 1) * 45 / (4 + eggs)) y="-25" width="26" height="30" {}
                }
                (art("nest"))
            }
            @for waiting in 0..left.min(6) {
                use.evo-waiting href={ "#sp-" (seat) } transform={ "translate(" (300 + 34 * i32::from(waiting)) " " (58 + 4 * i32::from(waiting % 2)) ") scale(.38)" } {}
            }
            @if left > 0 { text x="400" y="114" { (supply) } }
        }
    }
}
