//! Our own drawings, as symbols in files that browsers keep: `pieces.svg` for all pages and one for each game. Pages and
//! updates only point into them, so that richer drawings make neither heavier.
//!
//! The style of a page does not reach into such a file, custom properties do: a drawing takes its tones from `--t0` to
//! `--t4`, which a class outside sets, and so follows light and dark. All pictures are hidden from screen readers: the page
//! says in words what they show.
//!
//! What belongs to one game alone is drawn in its own folder. Colour is never the only mark: each seat has a shape and
//! a letter from A to F.

mod creatures;
pub(crate) mod icons;
mod logo;
mod people;
mod pieces;
pub(crate) mod shape;

pub(crate) use creatures::CREATURES;
pub(crate) use icons::icon;
pub(crate) use people::{hill, lost, on_hill, portrait, victory, walk};

use dino_core::Seat;
use maud::{Markup, Render, html};
use shape::Shape;

/// The file of the drawings that pages of all games point to.
pub(crate) fn pieces_file() -> String {
    sprite_file(&pieces())
}

/// A file of symbols, with the few classes drawings are coloured by.
pub(crate) fn sprite_file(symbols: &Markup) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><style>{SPRITE_STYLE}</style>{}</svg>", symbols.0)
}

/// Tones come from outside; what is cut out of a sign has the colour of its ground.
const SPRITE_STYLE: &str = "svg{overflow:visible}\
    .t0{fill:var(--t0)}.t1{fill:var(--t1)}.t2{fill:var(--t2)}.t3{fill:var(--t3)}.t4{fill:var(--t4)}\
    .w{fill:var(--w,#fff)}.k{fill:var(--k,#2a211d)}.solid{fill:currentcolor}\
    .stroke{fill:none;stroke:currentcolor;stroke-linecap:round;stroke-linejoin:round}\
    .stroke:not([stroke-width]){stroke-width:3px}\
    .line{fill:none;stroke:currentcolor;stroke-width:9px;stroke-linecap:round;stroke-linejoin:round}\
    .cut{fill:var(--cut,#fff)}.cut-line{fill:none;stroke:var(--cut,#fff);stroke-width:1.8px;stroke-linecap:round}";

/// Which way the turn goes round the table.
pub fn direction(clockwise: bool) -> Markup {
    let mirror = (!clockwise).then_some("matrix(-1 0 0 1 100 0)");
    html! {
        svg.direction viewBox="0 0 100 100" aria-hidden="true" {
            use href="/assets/pieces.svg#ic-turn" width="100" height="100" transform=[mirror] {}
        }
    }
}

/// The badge of a seat: colour, shape and letter. A game has six seats at most.
pub fn seat_badge(seat: Seat) -> Markup {
    let number = seat.number();
    html! {
        svg class={ "seat-badge seat-badge--" (number) } viewBox="0 0 100 100" aria-hidden="true" {
            use href={ "/assets/pieces.svg#ic-seat-" (number) } {}
            text x="50" y=(if number == 6 { 62 } else { 69 }) { (letter_of(seat)) }
        }
    }
}

/// The mark of somebody who watches, as large as the badge of a seat.
pub fn watcher_mark() -> Markup {
    html! { svg.seat-badge viewBox="0 0 100 100" aria-hidden="true" { use href="/assets/pieces.svg#ic-eye" {} } }
}

/// The letter of a seat, from A to F.
pub fn letter_of(seat: Seat) -> char {
    char::from(b'A' + (seat.number() - 1) % 6)
}

/// The mark of the house alone.
pub(crate) fn mark() -> Markup {
    html! { svg.logo__mark viewBox=(SQUARE) aria-hidden="true" { use href="/assets/pieces.svg#ic-mark" {} } }
}

/// The shapes of the mark, 100 by 100, in their own colours.
pub(crate) fn mark_alone() -> Markup {
    logo::mark()
}

/// The mark and the word "Dinotable", to stand in a link of class `logo` that has a name in words.
pub fn logo() -> Markup {
    html! {
        (mark())
        (logo::word())
    }
}

/// The picture of the browser's tab: an SVG document of its own.
pub fn favicon() -> String {
    logo::favicon()
}

/// The drawings every page may point to.
fn pieces() -> Markup {
    html! {
        @for (name, shapes) in creatures::CREATURES { (symbol(&format!("cr-{name}"), SQUARE, shapes)) }
        @for (index, shape) in pieces::SEATS.iter().enumerate() {
            (symbol(&format!("ic-seat-{}", index + 1), SQUARE, std::slice::from_ref(shape)))
        }
        (symbol("ic-turn", SQUARE, pieces::TURN))
        (symbol("ic-eye", SQUARE, pieces::EYE))
        symbol #ic-mark viewBox=(SQUARE) { (logo::mark()) }
        (icons::symbols())
    }
}

/// The cloth of the house: checked linen.
pub(crate) const HOUSE: &str = r##"<pattern id="linen" width="84" height="84" patternUnits="userSpaceOnUse"><rect width="84" height="84" fill="var(--cloth)"/><rect width="42" height="84" fill="var(--cloth-deep)" opacity=".26"/><rect width="84" height="42" fill="var(--cloth-deep)" opacity=".26"/></pattern><rect width="100%" height="100%" fill="url(#linen)"/>"##;

pub(crate) const SQUARE: &str = "0 0 100 100";

/// Fails where a picture points to a symbol that is in no file, or in a sprite of the page that is not there.
#[cfg(test)]
pub(crate) fn assert_points_into(picture: &str, sprite: &str) {
    for target in picture.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let Some((file, id)) = target.split_once('#') else { continue };
        let is_it = |asset: &&crate::Asset| asset.path == file;
        let symbols = if file.is_empty() {
            sprite
        } else {
            crate::assets().iter().find(is_it).unwrap_or_else(|| panic!("{file}")).text()
        };
        assert!(symbols.contains(&format!("id=\"{id}\"")), "{target}");
    }
}

/// A symbol of a sprite.
pub(crate) fn symbol(id: &str, view_box: &str, shapes: &[Shape]) -> Markup {
    html! {
        symbol id=(id) viewBox=(view_box) { @for shape in shapes { (shape.render()) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::PAGES;

    #[test]
    fn everything_drawn_is_in_a_sprite() {
        let mut pictures: Vec<String> = Seat::all(6).map(|seat| seat_badge(seat).into_string()).collect();
        pictures.extend([direction(true), direction(false), watcher_mark(), logo()].map(Markup::into_string));
        for picture in pictures {
            assert_points_into(&picture, "");
        }
        for page in PAGES {
            let sprite = (page.symbols)().into_string();
            assert_points_into(&(page.picture)().into_string(), &sprite);
            assert_points_into(
                &(page.sprite)()
                    .into_string()
                    .replace("href=\"#", &format!("href=\"/assets/{}#", page.sprite_name())),
                &sprite,
            );
        }
    }

    #[test]
    fn nothing_on_a_page_carries_a_style_of_its_own() {
        let mut all = favicon();
        for page in PAGES {
            all += &(page.symbols)().into_string();
            all += &(page.picture)().into_string();
        }
        assert!(!all.contains("style"), "a strict policy would drop it");
    }
}
