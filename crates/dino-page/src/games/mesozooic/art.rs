//! Drawings of Mesozooic, as symbols of its file: each card whole, and what cards are put together from, for sheets of one's
//! own that print other things on them.
//!
//! All cards share one lawn. What joins, fences and beams, runs a little beyond the edge of its card and so covers the seam
//! to its neighbour. Colour is never the only mark: herbivores stand in pens that open to a side, carnivores in pens that
//! open up or down; gates show arrows; tracks show where they lead.

use crate::art::{CREATURES, SQUARE};
use dino_core::Seat;
use maud::{Markup, PreEscaped, Render as _, html};
use mesozooic::{ADVANCED, CardId, Components, Face, Kind, NEUTRALS, SET_CARDS, SETS, Side, View};

/// What cards are put together from, a symbol a line.
const ELEMENTS: &str = include_str!("elements.svg");

/// Left, top and size of a drawing on its card of 100 by 100.
type Slot = [i16; 3];
const WHOLE: Slot = [0, 0, 100];

/// The face of a card.
pub(crate) fn face(face: Face, kind: Kind) -> Markup {
    // What stands around it has a name in words, so the drawing needs no hiding. A symbol fits itself into its place.
    html! {
        @match printed(face, kind) {
            Some(id) => svg.zoo-art { use href={ "/assets/mes.svg#" (id) } {} },
            None => svg.zoo-art viewBox=(SQUARE) { @for (symbol, slot) in layers(face, kind) { (at(&symbol, slot)) } },
        }
    }
}

/// The face of a card that an option names, as our sheet prints it.
pub(super) fn named_card(name: &str) -> Option<Markup> {
    let card = super::text::option_card(name)?;
    Some(self::face(Components::embedded().ok()?.face(card), card.kind()))
}

/// The zoo of a seat for the winner's picture, as a whole, and then its director.
pub(super) fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
    let zoo = view.zoo(seat).map(|zoo| {
        let columns = i32::from(zoo.columns());
        let side = 120 / columns;
        let rows = zoo.cells().len() as i32 / columns.max(1);
        // Its lower edge stands where feet do.
        let top = 100 - rows * side;
        html! {
            rect x="-14" y=(top - 4) width="128" height=(rows * side + 8) rx="5" fill="#8a5a2b" {}
            @for (one, at) in zoo.cells().zip(0i32..) {
                @if let Some(one) = one {
                    svg x=(at % columns * side - 10) y=(top + at / columns * side) width=(side) height=(side) { (face(view.components.face(one), one.kind())) }
                }
            }
        }
    });
    let director = view.directors[seat].map(|one| {
        html! { svg width="100" height="100" { (face(view.components.face(one), one.kind())) } }
    });
    zoo.into_iter().chain(director).collect()
}

/// A symbol of the file alone, such as what a line of a legend is about.
pub(super) fn sign(symbol: &str) -> Markup {
    html! { svg.zoo-sign aria-hidden="true" { use href={ "/assets/mes.svg#" (symbol) } {} } }
}

/// The sign of half an enclosure: a fence open to the side on which the card is.
pub(super) fn half_sign(side: Side) -> Markup {
    let turn = match side {
        Side::East => None,
        Side::South => Some("rotate(90 12 12)"),
        Side::West => Some("rotate(180 12 12)"),
        Side::North => Some("rotate(270 12 12)"),
    };
    let class = if matches!(side, Side::East | Side::West) { "" } else { " zoo-sign--hot" };
    html! {
        svg class={ "zoo-sign zoo-sign--half" (class) } viewBox="0 0 24 24" aria-hidden="true" {
            use href="/assets/mes.svg#mz-half" transform=[turn] {}
        }
    }
}

/// The symbol of a card whose face is the one our sheet prints on it.
fn printed(face: Face, kind: Kind) -> Option<String> {
    let (id, card) = match kind {
        Kind::Basic { number, .. } => (format!("b{}", number + 1), CardId::basic(0, number)),
        Kind::Neutral(number) => (format!("n{}", number + 1), CardId::neutral(number)),
        Kind::Advanced(number) => (format!("a{}", number + 1), CardId::advanced(number)),
        Kind::Director(number) => (format!("d{}", number + 1), CardId::director(number)),
    };
    Components::embedded().is_ok_and(|sheet| sheet.face(card) == face).then_some(id)
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

/// What a card shows, from back to front.
fn layers(face: Face, kind: Kind) -> Vec<(String, Slot)> {
    let mut all = Vec::new();
    let companions = companions(face);
    if let Kind::Director(number) = kind {
        all.push((format!("mz-director-{}", number + 1), WHOLE));
        if face.has_truck() {
            all.extend([shadow(78, 88, 20), ("mz-truck".to_owned(), [56, 50, 42])]);
        }
        return all;
    }
    all.push((format!("mz-ground-{}", face.bits() % 3), WHOLE));
    if face.has_monorail() {
        let exits: String = Side::ALL.into_iter().filter(|side| face.exits(*side)).map(letter).collect();
        if exits.len() == 2 {
            all.push((format!("mz-track-{exits}"), WHOLE));
        } else {
            all.extend(exits.chars().map(|side| (format!("mz-track-{side}"), WHOLE)));
        }
    }
    let places: [Slot; 3] = match face.half() {
        Some(side) => {
            let ([x, y, size], places) = pen(side);
            all.extend([(format!("mz-pen-{}", letter(side)), WHOLE), shadow(x + 25, y + 47, 19)]);
            all.push((format!("mz-cr-{}", animal(side, kind)), [x, y, size]));
            places
        }
        None if face.has_monorail() => [[30, -2, 40], [66, 66, 30], [4, 66, 30]],
        None => {
            let alone = companions.len() == 1;
            if let Some(first) = companions.first() {
                all.extend(large(first, alone));
            }
            [[0; 3], [70, 66, 28], [2, 66, 28]]
        }
    };
    let small = companions.into_iter().zip(places).filter(|(_, [.., size])| *size > 0);
    all.extend(small);
    all
}

/// Where the animal of half an enclosure stands, and what else is on the card.
fn pen(side: Side) -> (Slot, [Slot; 3]) {
    match side {
        Side::East => ([46, 30, 50], [[2, 34, 33], [3, 68, 28], [3, 4, 28]]),
        Side::West => ([4, 30, 50], [[66, 36, 32], [68, 68, 28], [68, 4, 28]]),
        Side::South => ([26, 46, 50], [[35, 3, 31], [68, 4, 28], [3, 4, 28]]),
        Side::North => ([26, 8, 50], [[34, 66, 32], [69, 68, 28], [3, 68, 28]]),
    }
}

/// What a card is about when it shows neither enclosure nor track, large, on its shadow.
fn large(symbol: &str, alone: bool) -> [(String, Slot); 2] {
    let ([x, y, size], [cx, cy, rx]): (Slot, Slot) = match symbol {
        "mz-attraction-1" => ([10, 8, 80], [50, 85, 32]),
        "mz-attraction-3" => ([14, 10, 76], [52, 84, 30]),
        "mz-truck" => ([10, 8, 80], [50, 79, 40]),
        "mz-topiary" => ([20, 16, 62], [50, 77, 22]),
        "mz-crane" => ([6, 2, 88], [42, 83, 28]),
        _ => ([10, 8, 80], [50, 84, 36]),
    };
    // Beside something else it stands a little to the left and is smaller.
    let fit = |[x, y, size]: Slot| {
        if alone { [x, y, size] } else { [x * 9 / 10 - 6, y * 9 / 10 - 2, size * 9 / 10] }
    };
    let (ground, under) = shadow(cx, cy, rx);
    [(ground, fit(under)), (symbol.to_owned(), fit([x, y, size]))]
}

/// The shadow of what stands: its middle and half its width.
fn shadow(x: i16, y: i16, half: i16) -> (String, Slot) {
    ("mz-shadow".to_owned(), [x - half, y - half, 2 * half])
}

/// What a card shows besides enclosure and track, the largest first.
fn companions(face: Face) -> Vec<String> {
    let mut all = Vec::new();
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

/// Who lives in half an enclosure: neutral cards show rarer animals.
fn animal(side: Side, kind: Kind) -> &'static str {
    match (side, matches!(kind, Kind::Neutral(_))) {
        (Side::East, false) | (Side::West, true) => "brontosaurus",
        (Side::West, false) => "stegosaurus",
        (Side::East, true) => "pentaceratops",
        (Side::South, true) => "grey",
        (Side::North, true) => "black",
        (Side::South | Side::North, false) => "trex",
    }
}

fn at(symbol: &str, [x, y, size]: Slot) -> Markup {
    html! { use href={ "/assets/mes.svg#" (symbol) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// The animals of the zoos, each with its four tones: on cards they keep their colours in the dark.
const ANIMALS: [(&str, [&str; 4]); 6] = [
    ("trex", ["#f28a2e", "#cb621b", "#ffdcab", "#cb621b"]),
    ("stegosaurus", ["#4a90e2", "#2c66b8", "#c5e0fb", "#f5b942"]),
    ("brontosaurus", ["#9a6fe0", "#6d44b8", "#e2d3fa", "#6d44b8"]),
    ("pentaceratops", ["#5bb450", "#37853a", "#d3efb9", "#f5b942"]),
    ("grey", ["#9aa3ad", "#6c7681", "#e3e7ea", "#6c7681"]),
    ("black", ["#383b45", "#1d1f26", "#858b99", "#e5534b"]),
];

/// An animal in its colours.
fn creature(name: &str) -> String {
    let shapes = CREATURES.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, shapes)| *shapes);
    let tones = ANIMALS.iter().find(|(known, _)| *known == name).map_or([""; 4], |(_, tones)| *tones);
    let mut drawn: String = shapes.iter().map(|shape| shape.render().0).collect();
    for (tone, colour) in
        ["t1", "t2", "t3", "t4", "w", "k"].iter().zip(tones.into_iter().chain(["#fff", "#2a211d"]))
    {
        drawn = drawn.replace(&format!("class=\"{tone}\""), &format!("fill=\"{colour}\""));
    }
    drawn
}

/// The shapes of a symbol.
fn shapes(symbol: &str) -> String {
    if let Some(name) = symbol.strip_prefix("mz-cr-") {
        return creature(name);
    }
    let line = ELEMENTS.lines().find(|line| line.contains(&format!(" id=\"{symbol}\" ")));
    let inside = line.and_then(|line| line.split_once('>')).map_or("", |(_, rest)| rest);
    inside.trim_end_matches("</symbol>").to_owned()
}

/// A whole card as a symbol. Its shapes are in it: not every browser follows from one symbol of a file to the next.
fn card_symbol(id: &str, face: Face, kind: Kind) -> Markup {
    html! { symbol id=(id) viewBox=(SQUARE) overflow="visible" { (card_shapes(face, kind)) } }
}

fn card_shapes(face: Face, kind: Kind) -> Markup {
    html! {
        @for (symbol, [x, y, size]) in layers(face, kind) {
            @if [x, y, size] == WHOLE {
                (PreEscaped(shapes(&symbol)))
            } @else {
                g transform={ "translate(" (x) " " (y) ")scale(." (format!("{size:02}")) ")" } { (PreEscaped(shapes(&symbol))) }
            }
        }
    }
}

/// The symbols of the file.
pub(super) fn sprite() -> Markup {
    let all = (0..SET_CARDS).map(|number| CardId::basic(0, number));
    let all = all.chain((0..NEUTRALS).map(CardId::neutral)).chain((0..ADVANCED).map(CardId::advanced));
    let all = all.chain((0..SETS).map(CardId::director));
    let sheet = Components::embedded();
    let parts = ELEMENTS.lines().filter(|line| line.starts_with("<symbol"));
    html! {
        @for part in parts { (PreEscaped(part)) }
        @for (name, _) in ANIMALS { symbol id={ "mz-cr-" (name) } viewBox=(SQUARE) { (PreEscaped(creature(name))) } }
        @if let Ok(sheet) = sheet {
            @for card in all {
                @let face = sheet.face(card);
                @if let Some(id) = printed(face, card.kind()) { (card_symbol(&id, face, card.kind())) }
            }
            symbol #poster viewBox="0 0 330 275" overflow="visible" { (poster(sheet)) }
        }
    }
}

/// What lies in the zoo of the poster, the hole being empty.
const ON_POSTER: [&str; 12] =
    ["b03#1", "n11", "b07#1", "n05", "b04#1", "b06#1", "", "", "n01", "n02", "b05#1", "n07"];

/// A wooden zoo on the lawn.
fn poster(sheet: &Components) -> Markup {
    let tree = |x: i16, y: i16| {
        html! {
            g transform={ "translate(" (x) " " (y) ")" } {
                ellipse cy="6" rx="30" ry="8" fill="#1f3a12" opacity=".2" {}
                rect x="-5" y="-24" width="10" height="30" rx="3" fill="#7a5230" {}
                circle cy="-46" r="30" fill="#4f9150" {}
                circle cx="-12" cy="-54" r="16" fill="#63a862" {}
            }
        }
    };
    html! {
        // The lawn goes on beyond the picture: a poster may be higher or wider.
        rect x="-300" y="-300" width="930" height="875" fill="#8fbf6a" {}
        @for stripe in -3i16..7 { path fill="#9dca78" d={ "M" (100 * stripe - 105) " 575L" (100 * stripe + 113) " -300h50L" (100 * stripe - 55) " 575Z" } {} }
        path d="M-300 290Q-60 250 60 268T240 262T630 250V310Q330 300 180 312T-300 340Z" fill="#ecd9ab" opacity=".55" {}
        (tree(8, 74)) (tree(322, 118)) (tree(6, 232)) (tree(326, 262)) (tree(60, 12)) (tree(250, 2)) (tree(70, 330)) (tree(286, 340))
        rect x="29" y="44" width="272" height="208" rx="13" fill="#1f3a12" opacity=".22" {}
        rect x="29" y="40" width="272" height="208" rx="12" fill="#4c3519" {}
        rect x="29" y="36" width="272" height="208" rx="12" fill="#7b5a36" {}
        rect x="30.5" y="37.5" width="269" height="205" rx="11" fill="none" stroke="#9a774b" stroke-width="1.5" {}
        @for (cell, name) in (0i16..).zip(ON_POSTER) {
            g transform={ "translate(" (36 + cell % 4 * 65) " " (43 + cell / 4 * 65) ")scale(.635)" } {
                @match name.parse::<CardId>() {
                    Ok(card) => (card_shapes(sheet.face(card), card.kind())),
                    Err(_) if cell == 6 => {
                        rect width="100" height="100" rx="7" fill="#5d421f" {}
                        path d="M0 7Q0 0 7 0H93Q100 0 100 7V13Q50 8 0 13Z" fill="#452f14" {}
                    }
                    Err(_) => (PreEscaped(shapes("mz-ground-1") + &shapes("mz-track-ns"))),
                }
            }
        }
    }
}

/// The picture of the game in the list of games.
pub(crate) fn scene() -> Markup {
    html! {
        svg.scene viewBox="0 0 330 275" overflow="visible" aria-hidden="true" {
            use href="/assets/mes.svg#poster" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_in_the_file_with_all_it_shows() {
        let file = sprite().into_string();
        let sheet = Components::embedded().unwrap();
        for card in [CardId::basic(3, 0), CardId::neutral(11), CardId::advanced(19), CardId::director(5)] {
            crate::art::assert_points_into(&face(sheet.face(card), card.kind()).into_string(), "");
        }
        for line in ELEMENTS.lines().filter_map(|line| line.strip_prefix("<symbol id=\"")) {
            let id = line.split('"').next().unwrap();
            assert!(file.contains(&format!("id=\"{id}\"")) && !shapes(id).is_empty(), "{id}");
        }
        assert!(!file.contains("class="), "cards keep their colours");
    }

    #[test]
    fn a_face_of_another_sheet_is_put_together_from_what_it_shows() {
        // A straight track that climbs, with an attraction: no sheet of ours prints it.
        let sheet = Components::embedded().unwrap();
        let strange =
            Face::from_bits(sheet.face(CardId::neutral(8)).bits() | sheet.face(CardId::basic(0, 4)).bits());
        let drawn = face(strange, Kind::Neutral(8)).into_string();
        assert!(drawn.contains("#mz-track-ew") && drawn.contains("#mz-truck"), "{drawn}");
        crate::art::assert_points_into(&drawn, "");
    }
}
