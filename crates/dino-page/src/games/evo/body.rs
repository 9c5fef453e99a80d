//! A species as an animal: everything it has grown is to be seen on it, and can be counted.
//!
//! It stands on y = 92 and looks to the right. From back to front: what lies behind it, its far legs, tail, body and head,
//! its near legs, what grows on it, and what lies on the ground beside it.

mod unique;

use dino_core::Seat;
use evo::{Gene, Species};
use maud::{Markup, html};

/// How many near legs and eggs every species has from the start (EVO-11).
const LEGS: u8 = 2;
const EGGS: u8 = 1;
/// More of a kind than this would not be told apart: the number beside the drawing says how many there are.
const MOST: u8 = 7;

/// The species of a seat with all it has grown. What is alike for all is drawn once, in [`symbols`].
pub(super) fn body(seat: Seat, species: &Species) -> Markup {
    let count = |gene: Gene| species.count(gene).min(MOST);
    let back = if species.has(Gene::ThickShell) { 34 } else { 46 };
    html! {
        defs { path id={ "legs-" (seat) } d=(legs(count(Gene::Legs) + LEGS)) {} }
        (unique::behind(species))
        use.t2 href={ "#legs-" (seat) } x="4" {}
        use href={ "#b-trunk-" (seat) } {}
        (unique::on_skin(species))
        (grown("evo-fur", &fur(count(Gene::Fur))))
        use.t1 href={ "#legs-" (seat) } {}
        (unique::on_legs(species))
        (grown("evo-plate", &plates(count(Gene::Thermoregulation), back)))
        (unique::on_body(species))
        use href="#b-head" {}
        (unique::on_head(species))
        (grown("evo-horn", &horns(count(Gene::Horn))))
        (grown("evo-egg", &eggs(count(Gene::Egg) + EGGS)))
        (grown("evo-vial", &vials(count(Gene::Vial))))
        (unique::beside(species))
    }
}

/// What all species have in common, and the drawings of the unique genes: once on a page.
pub(super) fn symbols() -> Markup {
    html! {
        @for seat in Seat::all(evo::MAX_SEATS as u8) {
            g id={ "b-trunk-" (seat) } { (trunk()) path.evo-skin d=(pattern(seat)) {} }
        }
        g #b-head { (head_drawing()) }
        (unique::symbols())
    }
}

/// Several things of a kind in one path.
fn grown(class: &str, paths: &str) -> Markup {
    html! { @if !paths.is_empty() { path class=(class) d=(paths) {} } }
}

/// One path after the other.
fn each(count: u8, path: impl Fn(u8) -> String) -> String {
    (0..count).map(path).collect()
}

/// Where the n-th of several things stands between two ends.
fn spread(at: u8, of: u8, from: i32, to: i32) -> i32 {
    let gaps = i32::from(of).max(2) - 1;
    from + (to - from) * i32::from(at) / gaps
}

/// One leg for each movement point on foot, on either side.
fn legs(count: u8) -> String {
    let width = if count > 4 { 7 } else { 10 };
    each(count, |at| format!("M{} 60h{width}v28q6 0 6 4h-{}z", spread(at, count, 27, 71), width + 6))
}

/// Tail, trunk and neck.
fn trunk() -> Markup {
    html! {
        path.t1 d="M34 46Q16 50 1 36Q4 64 34 74Z" {}
        ellipse.t1 cx="54" cy="60" rx="34" ry="18" {}
        path.t1 d="M66 46Q80 42 82 26L99 38Q97 62 76 72Z" {}
        path.t3.evo-flat d="M26 68Q52 86 84 64Q92 56 94 42L99 38Q98 60 80 70Q54 90 26 68Z" {}
    }
}

/// The pattern of a seat's skin, so that colour is not the only mark: stripes, spots, chevrons, bands, lozenges.
fn pattern(seat: Seat) -> &'static str {
    match seat.number() {
        1 => "M34 47v12M45 44v14M56 43v14M67 46v12",
        2 => "M36 53h1M46 48h1M56 54h1M66 49h1M26 58h1M76 55h1",
        3 => "M30 56l6-8 6 8M44 53l6-8 6 8M58 55l6-8 6 8",
        4 => "M26 55q26-10 52-2M28 62q24-8 48-1",
        _ => "M36 46l5 5-5 5-5-5zM52 44l5 5-5 5-5-5zM68 47l5 5-5 5-5-5z",
    }
}

fn head_drawing() -> Markup {
    html! {
        path.t1 d="M80 26Q86 14 102 18Q116 22 117 32Q117 41 102 42Q84 43 80 34Z" {}
        path.evo-line d="M117 34Q108 38 100 37" {}
        circle.w.evo-flat cx="98" cy="27" r="5" {}
        circle.k.evo-flat cx="99.500" cy="27.500" r="3" {}
    }
}

/// Horns from the nose backwards.
fn horns(count: u8) -> String {
    each(count, |at| {
        let (x, y) = (108 - 6 * i32::from(at), 24 - 2 * i32::from(at.min(2)));
        format!("M{x} {y}q4-6 9-15q1 10-2 16z")
    })
}

/// Plates on the back, which carry heat away.
fn plates(count: u8, back: i32) -> String {
    each(count, |at| format!("M{} {back}q0-10 6-17q6 7 6 17q-6 5-12 0z", spread(at, count.max(3), 24, 62)))
}

/// Locks of fur along the flank.
fn fur(count: u8) -> String {
    each(count, |at| format!("M{} 60q6-6 13 0l-2 14-3-7-2 10-3-9-2 7z", spread(at, count.max(4), 26, 68)))
}

/// Eggs on the ground behind it.
fn eggs(count: u8) -> String {
    each(count, |at| {
        let (row, place) = (i32::from(at / 3), i32::from(at % 3));
        let x = place * 9 + if row == 0 { 0 } else { 4 };
        format!("M{x} {}q4 0 4 7q0 5-4 5t-4-5q0-7 4-7z", 82 - 8 * row)
    })
}

/// Vials on the ground before it.
fn vials(count: u8) -> String {
    each(count, |at| {
        let (row, place) = (i32::from(at / 3), i32::from(at % 3));
        format!("M{} {}h4v5l4 9q0 1-1 1h-10q-1 0-1-1l4-9z", 122 - place * 11, 77 - 17 * row)
    })
}
