//! The elements of Mesozooic's cards, each a symbol of its own: a card is put together from what its face says.
//!
//! Colour is never the only mark: herbivores stand in pens that open to a side, carnivores in pens that open up or down;
//! gates show arrows; tracks show where they lead.

use crate::art::shape::Shape::{self, Dot, Path, Poly};
use crate::art::{SQUARE, landscape, symbol};
use maud::{Markup, html};
use mesozooic::{Face, Kind, Side};

/// The face of a card.
pub(crate) fn face(face: Face, kind: Kind) -> Markup {
    let director = matches!(kind, Kind::Director(_));
    let slots = Slots::of(face);
    html! {
        // What stands around it has a name in words, so the drawing needs no hiding.
        svg.zoo-art viewBox=(SQUARE) {
            @if face.has_monorail() {
                @for side in Side::ALL.into_iter().filter(|side| face.exits(*side)) {
                    use href={ "#mz-track-" (letter(side)) } {}
                }
            }
            @if let Some(side) = face.half() {
                use href={ "#mz-half-" (letter(side)) } {}
                (at(animal(side), slots.animal, creature_class(side)))
            }
            @for (at_slot, element) in slots.places.iter().zip(companions(face, director)) {
                (at(&element, *at_slot, ""))
            }
            @if let Kind::Basic { set, .. } | Kind::Director(set) = kind { (at(&mark(set), [3, 84, 13], "zoo-mark")) }
        }
    }
}

/// The symbol of a set's icon.
fn mark(set: u8) -> String {
    format!("mz-set-{}", set + 1)
}

/// A letter for a side, the same in ids of every drawing.
fn letter(side: Side) -> char {
    match side {
        Side::North => 'n',
        Side::East => 'e',
        Side::South => 's',
        Side::West => 'w',
    }
}

/// Left, top and size.
type Slot = [u8; 3];

/// Where things stand on a card.
struct Slots {
    animal: Slot,
    places: [Slot; 3],
}

impl Slots {
    fn of(face: Face) -> Slots {
        let (animal, places) = match face.half() {
            Some(Side::East) => ([47, 22, 52], [[2, 30, 40], [4, 66, 30], [4, 4, 28]]),
            Some(Side::West) => ([1, 22, 52], [[58, 30, 40], [66, 66, 30], [68, 4, 28]]),
            Some(Side::South) => ([24, 46, 52], [[30, 1, 40], [68, 6, 30], [2, 6, 30]]),
            Some(Side::North) => ([24, 2, 52], [[30, 59, 40], [68, 64, 30], [2, 64, 30]]),
            None if face.has_monorail() => ([0; 3], [[31, 2, 38], [66, 66, 30], [4, 66, 30]]),
            None => ([0; 3], [[14, 12, 72], [64, 62, 34], [2, 62, 34]]),
        };
        Slots { animal, places }
    }
}

/// What a card shows besides enclosure and track, the largest first.
fn companions(face: Face, director: bool) -> Vec<String> {
    let mut all = Vec::new();
    if director {
        all.push("mz-director".to_owned());
    }
    if let Some(kind) = face.attraction() {
        all.push(format!("mz-attraction-{kind}"));
    }
    if face.has_truck() {
        all.push("mz-truck".to_owned());
    }
    if let Some(top) = face.gate() {
        all.push(if top { "mz-gate-up" } else { "mz-gate-down" }.to_owned());
    }
    if face.is_shop() {
        all.push("mz-shop".to_owned());
    }
    if face.is_crane() {
        all.push("mz-crane".to_owned());
    }
    all.extend((0..face.topiaries()).map(|_| "mz-topiary".to_owned()));
    all
}

fn animal(side: Side) -> &'static str {
    match side {
        Side::East => "cr-stegosaurus",
        Side::West => "cr-brontosaurus",
        Side::South => "cr-trex",
        Side::North => "cr-grey",
    }
}

fn creature_class(side: Side) -> &'static str {
    match side {
        Side::East => "creature--stegosaurus",
        Side::West => "creature--brontosaurus",
        Side::South => "creature--trex",
        Side::North => "creature--grey",
    }
}

fn at(symbol: &str, [x, y, size]: Slot, class: &str) -> Markup {
    html! {
        use class=[Some(class).filter(|class| !class.is_empty())] href={ "#" (symbol) }
            x=(x) y=(y) width=(size) height=(size) {}
    }
}

/// All symbols, for the sprite.
pub(super) fn symbols() -> Markup {
    html! {
        @for (id, shapes) in SYMBOLS { (symbol(id, SQUARE, shapes)) }
        @for (set, shape) in (0..).zip(&MARKS) { (symbol(&mark(set), SQUARE, std::slice::from_ref(shape))) }
    }
}

#[rustfmt::skip]
const SYMBOLS: &[(&str, &[Shape])] = &[
    // Pens: open on one side, fenced on the other three.
    ("mz-half-e", &[
        Poly("z-grass", &[(44, 12, 6), (100, 12, 0), (100, 88, 0), (44, 88, 6)]),
        Path("z-fence", "M100 13H45V87H100M60 8V19M80 8V19M60 82V93M80 82V93M40 34H50M40 66H50"),
    ]),
    ("mz-half-w", &[
        Poly("z-grass", &[(0, 12, 0), (56, 12, 6), (56, 88, 6), (0, 88, 0)]),
        Path("z-fence", "M0 13H55V87H0M40 8V19M20 8V19M40 82V93M20 82V93M50 34H60M50 66H60"),
    ]),
    ("mz-half-s", &[
        Poly("z-rock", &[(12, 44, 6), (88, 44, 6), (88, 100, 0), (12, 100, 0)]),
        Path("z-fence z-fence--hot", "M13 100V45H87V100M8 60H19M8 80H19M82 60H93M82 80H93M34 40V50M66 40V50"),
    ]),
    ("mz-half-n", &[
        Poly("z-rock", &[(12, 0, 0), (88, 0, 0), (88, 56, 6), (12, 56, 6)]),
        Path("z-fence z-fence--hot", "M13 0V55H87V0M8 40H19M8 20H19M82 40H93M82 20H93M34 50V60M66 50V60"),
    ]),
    // Tracks, from the middle to an edge.
    ("mz-track-n", &[Path("z-bed", "M50 52V0"), Path("z-tie", "M40 6H60M40 20H60M40 34H60"), Path("z-rail", "M45 52V0M55 52V0")]),
    ("mz-track-e", &[Path("z-bed", "M48 50H100"), Path("z-tie", "M94 40V60M80 40V60M66 40V60"), Path("z-rail", "M48 45H100M48 55H100")]),
    ("mz-track-s", &[Path("z-bed", "M50 48V100"), Path("z-tie", "M40 94H60M40 80H60M40 66H60"), Path("z-rail", "M45 48V100M55 48V100")]),
    ("mz-track-w", &[Path("z-bed", "M52 50H0"), Path("z-tie", "M6 40V60M20 40V60M34 40V60"), Path("z-rail", "M52 45H0M52 55H0")]),
    // Attractions: a wheel, a carousel, a slide.
    ("mz-attraction-1", &[
        Poly("z-wood", &[(30, 96, 2), (47, 46, 2), (53, 46, 2), (70, 96, 2), (62, 96, 2), (50, 60, 2), (38, 96, 2)]),
        Path("z-ring", "M50 8A36 36 0 1 1 49.9 8M50 8V80M14 44H86M24 18L76 70M76 18L24 70"),
        Dot("z-red", [500, 80, 70]), Dot("z-gold", [860, 440, 70]), Dot("z-blue", [500, 800, 70]), Dot("z-red", [140, 440, 70]),
        Dot("z-gold", [760, 180, 60]), Dot("z-blue", [240, 180, 60]), Dot("z-gold", [240, 700, 60]), Dot("z-red", [760, 700, 60]),
        Dot("z-wood", [500, 440, 60]),
    ]),
    ("mz-attraction-2", &[
        Poly("z-red", &[(50, 4, 3), (96, 40, 5), (4, 40, 5)]),
        Poly("z-white", &[(50, 4, 2), (66, 40, 2), (34, 40, 2)]),
        Path("z-pole", "M16 40V84M50 40V84M84 40V84"),
        Poly("z-gold", &[(8, 54, 6), (26, 54, 6), (26, 66, 6), (8, 66, 6)]),
        Poly("z-blue", &[(41, 60, 6), (59, 60, 6), (59, 72, 6), (41, 72, 6)]),
        Poly("z-gold", &[(74, 54, 6), (92, 54, 6), (92, 66, 6), (74, 66, 6)]),
        Poly("z-wood", &[(4, 82, 4), (96, 82, 4), (90, 96, 5), (10, 96, 5)]),
    ]),
    ("mz-attraction-3", &[
        Path("z-pole", "M20 96V20M36 96V20M20 36H36M20 54H36M20 72H36"),
        Poly("z-red", &[(12, 8, 3), (44, 8, 3), (50, 22, 3), (6, 22, 3)]),
        Path("z-chute", "M34 26C60 30 50 84 92 86"),
        Poly("z-blue", &[(66, 84, 6), (98, 84, 6), (94, 97, 6), (70, 97, 6)]),
    ]),
    ("mz-truck", &[
        Poly("z-blue", &[(6, 28, 6), (60, 28, 6), (60, 74, 3), (6, 74, 6)]),
        Poly("z-gold", &[(62, 40, 6), (82, 40, 8), (96, 58, 5), (96, 74, 4), (62, 74, 3)]),
        Poly("z-white", &[(68, 46, 3), (80, 46, 4), (87, 58, 3), (68, 58, 3)]),
        Path("z-spanner", "M20 62L40 42M16 66A7 7 0 1 1 24 60M36 46A7 7 0 1 1 46 38"),
        Dot("z-ink", [240, 760, 120]), Dot("z-ink", [760, 760, 120]), Dot("z-white", [240, 760, 50]), Dot("z-white", [760, 760, 50]),
    ]),
    ("mz-topiary", &[
        Poly("z-wood", &[(34, 78, 3), (66, 78, 3), (60, 98, 4), (40, 98, 4)]),
        Poly("z-leaf", &[(28, 78, 8), (24, 52, 14), (44, 40, 10), (50, 14, 8), (78, 12, 10), (80, 26, 8), (62, 32, 6), (76, 60, 14), (72, 78, 8)]),
        Dot("z-ink", [640, 210, 30]),
    ]),
    ("mz-gate-up", &[
        Path("z-arch", "M14 96V44A36 34 0 0 1 86 44V96"),
        Poly("z-blue", &[(50, 30, 2), (74, 56, 2), (60, 56, 2), (60, 90, 2), (40, 90, 2), (40, 56, 2), (26, 56, 2)]),
    ]),
    ("mz-gate-down", &[
        Path("z-arch", "M14 96V44A36 34 0 0 1 86 44V96"),
        Poly("z-hot", &[(50, 94, 2), (74, 66, 2), (60, 66, 2), (60, 32, 2), (40, 32, 2), (40, 66, 2), (26, 66, 2)]),
    ]),
    ("mz-shop", &[
        Poly("z-wood", &[(12, 42, 2), (88, 42, 2), (88, 96, 4), (12, 96, 4)]),
        Poly("z-white", &[(22, 54, 3), (52, 54, 3), (52, 76, 3), (22, 76, 3)]),
        Poly("z-ink", &[(62, 54, 3), (80, 54, 3), (80, 96, 1), (62, 96, 1)]),
        Poly("z-red", &[(16, 12, 3), (84, 12, 3), (96, 40, 6), (4, 40, 6)]),
        Poly("z-white", &[(34, 12, 1), (46, 12, 1), (44, 42, 5), (26, 42, 5)]),
        Poly("z-white", &[(58, 12, 1), (70, 12, 1), (80, 42, 5), (62, 42, 5)]),
    ]),
    ("mz-crane", &[
        Path("z-girder", "M30 96V14M18 96H44M30 18H92M30 18L12 34M30 40L62 18"),
        Path("z-pole", "M80 18V56"),
        Poly("z-gold", &[(66, 56, 3), (94, 56, 3), (94, 80, 3), (66, 80, 3)]),
    ]),
    ("mz-director", &[
        Poly("z-gold", &[(20, 34, 6), (80, 34, 6), (84, 42, 4), (16, 42, 4)]),
        Poly("z-gold", &[(32, 12, 8), (68, 12, 8), (72, 36, 3), (28, 36, 3)]),
        Poly("z-skin", &[(30, 40, 4), (70, 40, 4), (66, 64, 12), (34, 64, 12)]),
        Dot("z-ink", [420, 500, 30]), Dot("z-ink", [580, 500, 30]),
        Poly("z-leaf", &[(14, 98, 2), (22, 68, 10), (78, 68, 10), (86, 98, 2)]),
        Poly("z-white", &[(42, 66, 2), (58, 66, 2), (50, 88, 3)]),
    ]),
];

/// The icons of directors and their basic sets: egg, footprint, leaf, claw, shell, amber.
#[rustfmt::skip]
const MARKS: [Shape; 6] = [
    Poly("solid", &[(50, 4, 30), (90, 60, 34), (50, 98, 36), (10, 60, 34)]),
    Path("solid", "M50 56C70 56 78 96 50 96S30 56 50 56ZM22 52L10 20L34 40ZM50 44L50 6L62 40ZM78 52L92 22L68 42Z"),
    Poly("solid", &[(10, 92, 2), (14, 30, 40), (90, 8, 2), (72, 84, 40)]),
    Path("solid", "M16 96C10 50 30 12 84 6C60 28 52 56 56 96Z"),
    Path("solid", "M50 96L6 44A44 40 0 0 1 94 44Z"),
    Poly("solid", &[(50, 2, 4), (94, 36, 4), (78, 94, 4), (22, 94, 4), (6, 36, 4)]),
];

/// The picture of the game in the list of games, 300 by 160. Needs the sprite in the page.
pub(crate) fn scene() -> Markup {
    let cells = (0..3u16).flat_map(|row| (0..4u16).map(move |column| (row, column)));
    // What lies in each cell of a zoo, the hole being empty.
    let things = [
        "cr-stegosaurus",
        "cr-brontosaurus",
        "mz-attraction-1",
        "mz-truck",
        "mz-topiary",
        "mz-attraction-2",
        "mz-shop",
        "cr-trex",
        "mz-gate-up",
        "mz-truck",
        "",
        "cr-grey",
    ];
    html! {
        svg.scene viewBox="0 0 300 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (landscape())
            @for ((row, column), thing) in cells.zip(things) {
                @let (x, y) = (62 + 45 * column, 14 + 45 * row);
                @if thing.is_empty() {
                    rect.z-hole x=(x) y=(y) width="42" height="42" rx="6" {}
                } @else {
                    rect.z-card x=(x) y=(y) width="42" height="42" rx="6" {}
                    use class=[thing.strip_prefix("cr-").map(|name| format!("creature--{name}"))] href={ "#" (thing) } x=(x + 4) y=(y + 4) width="34" height="34" {}
                }
            }
        }
    }
}
