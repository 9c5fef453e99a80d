//! Zoos: cards in a wooden tray, what scores between them, and the tally.

use super::{art, ask, text};
use crate::scene::Scene;
use dino_core::Seat;
use maud::{Markup, html};
use mesozooic::{
    CATEGORIES, CardId, Face, Kind, ROWS, RoundPoints, Side, View, Zoo, face_points, total, zoo_points,
};

/// Asked when somebody clicks a card that cannot be slid: what the click would have meant.
const WHY_SLIDE: &str = "slide {id}";

/// How a grid is drawn.
#[derive(Clone, Copy, Hash)]
pub(super) struct Grid {
    pub(super) class: &'static str,
    /// Whether its cards are clicked.
    pub(super) clicked: bool,
    /// Whether they are slid.
    pub(super) slides: bool,
    /// Whether a clock tells when.
    pub(super) timed: bool,
    pub(super) seat: Seat,
}

/// The cards of a zoo in their tray.
pub(super) fn grid(view: &View, scene: &Scene<'_>, zoo: &Zoo, how: Grid) -> Markup {
    let use_as = if how.clicked { Use::Button } else { Use::Piece };
    let draw = || {
        html! {
            // Under a clock it is locked until the script knows the time.
            div class={ (how.class) (small(zoo)) (if how.timed { " is-locked" } else { "" }) } data-columns=(zoo.columns())
                data-slides[how.slides] data-seat=[how.slides.then_some(how.seat.number())]
                data-why=[(scene.is_player() && how.slides).then_some(WHY_SLIDE)] {
                @for one in zoo.cells() {
                    @match one {
                        Some(one) => (card(view, one, scene, use_as)),
                        None => span.zoo-hole title=(scene.words.get("mesozooic-cell-hole")) {},
                    }
                }
            }
        }
    };
    scene.drawn("grid", (zoo, how, scene.is_player()), draw)
}

/// The own zoo before it is built: as many backs as it will have cards, and the gap.
pub(super) fn face_down(view: &View) -> Markup {
    html! {
        div class={ "zoo-grid zoo-grid--down" (if view.options.small { " zoo-grid--small" } else { "" }) } aria-hidden="true" {
            @for _ in 0..view.options.zoo_cards() { span.zoo-back {} }
            span.zoo-hole {}
        }
    }
}

fn small(zoo: &Zoo) -> &'static str {
    if zoo.columns() == 3 { " zoo-grid--small" } else { "" }
}

/// What a card on the page is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Something to click.
    Button,
    /// Something to look at that glides.
    Piece,
}

fn card(view: &View, one: CardId, scene: &Scene<'_>, use_as: Use) -> Markup {
    let face = view.components.face(one);
    let label = name(face, one, scene);
    let content = art::face(face, one.kind());
    html! {
        @if use_as == Use::Button {
            button.zoo-card id=(ask::card_id(one)) data-piece aria-label=(label) title=(label) { (content) }
        } @else {
            span.zoo-card id=(ask::card_id(one)) data-piece role="img" aria-label=(label) { (content) }
        }
    }
}

/// What a card is called.
pub(super) fn name(face: Face, one: CardId, scene: &Scene<'_>) -> String {
    match one.kind() {
        Kind::Director(_) => scene.words.get("mesozooic-director"),
        _ => text::elements(face, scene.words),
    }
}

/// A zoo to look at, whose cards lie elsewhere on the page too, with what scores in it.
pub(super) fn picture(view: &View, zoo: &Zoo, scene: &Scene<'_>) -> Markup {
    html! {
        div.zoo-picture role="img" aria-label=(spoken(view, zoo, scene)) {
            div class={ "zoo-grid zoo-grid--picture" (small(zoo)) } {
                @for one in zoo.cells() {
                    @match one {
                        Some(one) => span.zoo-card data-card=(one) { (art::face(view.components.face(one), one.kind())) },
                        None => span.zoo-hole {},
                    }
                }
            }
            (signs(view, zoo, true))
        }
    }
}

fn spoken(view: &View, zoo: &Zoo, scene: &Scene<'_>) -> String {
    let hole = || scene.words.get("mesozooic-hole");
    let say = |one: Option<CardId>| {
        one.map_or_else(hole, |one| text::elements(view.components.face(one), scene.words))
    };
    crate::show::listed(zoo.cells().map(say).collect(), scene.words)
}

// A card is 200 wide, the seam to the next one 3.
const CARD: usize = 200;
const PITCH: usize = 203;

/// Points that are made in one place of a zoo.
struct Joint {
    category: usize,
    points: u8,
    /// Where, in a drawing of the whole zoo.
    at: (usize, usize),
}

/// What scores in a zoo by how it lies, and where: enclosures, attractions and tracks on the seam of two cards, gates and
/// shops on their card. Topiaries score anywhere (MES-35): only a count says so.
fn joints(view: &View, zoo: &Zoo, topiaries: bool) -> Vec<Joint> {
    let columns = usize::from(zoo.columns());
    let face = |cell: usize| zoo.card(cell as u8).map_or(Face::BLANK, |one| view.components.face(one));
    // What these cells would score if there were nothing else.
    let alone = |cells: &[usize]| {
        let mut faces = vec![Face::BLANK; columns * usize::from(ROWS)];
        cells.iter().for_each(|cell| faces[*cell] = face(*cell));
        face_points(&view.components, &faces, zoo.columns())
    };
    let mut all = Vec::new();
    for cell in 0..columns * usize::from(ROWS) {
        let (row, column) = (cell / columns, cell % columns);
        let (x, y) = (column * PITCH + CARD / 2, row * PITCH + CARD / 2);
        let points = alone(&[cell]);
        for category in if topiaries { 3..6 } else { 4..6 } {
            if points[category] > 0 {
                let (dx, dy) = if category == 3 { topiary_at(face(cell)) } else { (CARD / 2, 176) };
                let at = (column * PITCH + dx, row * PITCH + dy);
                all.push(Joint { category, points: points[category], at });
            }
        }
        let mut edge = |other: usize, (x, y): (usize, usize), (aside_x, aside_y): (usize, usize)| {
            let points = alone(&[cell, other]);
            let found: Vec<usize> = (0..3).filter(|category| points[*category] > 0).collect();
            for (number, category) in found.iter().enumerate() {
                // Where two things are joined at once, one stands beside the other.
                let away =
                    |middle: usize, aside: usize| middle + aside * number - aside * (found.len() - 1) / 2;
                let at = (away(x, aside_x), away(y, aside_y));
                all.push(Joint { category: *category, points: points[*category], at });
            }
        };
        if column + 1 < columns {
            edge(cell + 1, (x + PITCH / 2, y), (0, 48));
        }
        if row + 1 < usize::from(ROWS) {
            edge(cell + columns, (x, y + PITCH / 2), (72, 0));
        }
    }
    all
}

/// Where on a card its topiary's points stand: beside it.
fn topiary_at(face: Face) -> (usize, usize) {
    match face.half() {
        Some(Side::East) => (36, 156),
        Some(Side::West) => (164, 156),
        Some(Side::South) => (156, 40),
        Some(Side::North) => (156, 164),
        None => (130, 144),
    }
}

/// The points of a zoo where they are made, as a drawing that lies over it.
pub(super) fn signs(view: &View, zoo: &Zoo, topiaries: bool) -> Markup {
    let (columns, rows) = (usize::from(zoo.columns()), usize::from(ROWS));
    let (width, height) = (columns * PITCH - 3, rows * PITCH - 3);
    // The script shows it over the cards it is about only: those on the page may have been slid since.
    let of = (!topiaries).then(|| {
        zoo.cells().map(|one| one.map(ask::card_id).unwrap_or_default()).collect::<Vec<_>>().join(",")
    });
    html! {
        svg class={ "zoo-joints" (small(zoo)) } viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" data-of=[of] {
            @for Joint { category, points, at: (x, y) } in joints(view, zoo, topiaries) {
                g data-joint=(category) transform={ "translate(" (x) " " (y) ")" } {
                    rect {}
                    text { "+" (points) }
                }
            }
        }
    }
}

/// The pictures of the categories.
const PICTURES: [&str; 6] =
    ["mz-cr-trex", "mz-attraction-2", "mz-rail", "mz-topiary", "mz-gate-up", "mz-shop"];

/// The categories that can score in this game: gates and shops only where there are advanced cards.
pub(super) fn categories(view: &View) -> impl Iterator<Item = usize> {
    0..if view.options.advanced_cards() > 0 { 6 } else { 4 }
}

/// What one of a category is worth.
pub(super) fn value(view: &View, category: usize) -> u8 {
    let points = &view.components.points;
    [points.enclosure, points.attraction, points.monorail, points.topiary, points.gate, points.shop][category]
}

/// The picture of a category.
pub(super) fn sign_of(category: usize) -> Markup {
    art::sign(PICTURES[category])
}

/// What a zoo is worth now, by what it comes from.
pub(super) fn tally(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let (Some(zoo), Some(with)) = (view.zoo(seat), view.points_now(seat)) else { return html! {} };
    let points: RoundPoints = zoo_points(&view.components, zoo);
    let director = total(&with) - total(&points);
    let title = if scene.you == Some(seat) {
        words.get("mesozooic-tally-yours")
    } else {
        words.with("mesozooic-tally-of", &[("name", scene.name(seat).into())])
    };
    html! {
        section.panel.zoo-tally {
            h2 { span { (title) } b { (total(&with)) } }
            ul {
                @for category in categories(view) {
                    @let key = CATEGORIES[category];
                    li data-tally=(category) {
                        (sign_of(category))
                        span {
                            (words.get(&format!("mesozooic-category-{key}")))
                            small { (words.with(&format!("mesozooic-tally-{key}"), &[("points", value(view, category).into())])) }
                        }
                        b { (points[category]) }
                    }
                }
                @if let (Some(_), Some(one)) = (zoo.hole(), view.directors[seat]) {
                    li.zoo-tally__director {
                        (art::face(view.components.face(one), one.kind()))
                        span { (words.get("mesozooic-tally-director")) }
                        b { "+" (director) }
                    }
                }
            }
        }
    }
}
