//! Our own drawings, as SVG without any style of its own: classes and custom properties of `assets/style`
//! colour them, so that they follow light and dark and pass a content security policy without inline style.
//!
//! A page holds the sprite of [`symbols`] and that of its game once; every other picture points into it and stays small. All pictures
//! are hidden from screen readers: the page says in words what they show.
//!
//! What belongs to one game alone is drawn in its own folder. Colour is never the only mark: each seat has a shape and
//! a letter from A to F.

mod creatures;
mod landscape;
mod logo;
mod pieces;
pub(crate) mod shape;

pub(crate) use landscape::landscape;

use dino_core::Seat;
use maud::{Markup, PreEscaped, Render, html};
use shape::Shape;
use std::sync::LazyLock;

/// All drawings, once a page, before or after what points to them.
pub fn symbols() -> Markup {
    static SPRITE: LazyLock<String> = LazyLock::new(|| sprite().into_string());
    PreEscaped(SPRITE.clone())
}

/// Which way the turn goes round the table.
pub fn direction(clockwise: bool) -> Markup {
    let mirror = (!clockwise).then_some("matrix(-1 0 0 1 100 0)");
    html! {
        svg.direction viewBox="0 0 100 100" aria-hidden="true" {
            use href="#ic-turn" width="100" height="100" transform=[mirror] {}
        }
    }
}

/// The badge of a seat: colour, shape and letter. A game has six seats at most.
pub fn seat_badge(seat: Seat) -> Markup {
    let number = seat.number();
    html! {
        svg class={ "seat-badge seat-badge--" (number) } viewBox="0 0 100 100" aria-hidden="true" {
            use href={ "#ic-seat-" (number) } {}
            text x="50" y=(if number == 6 { 62 } else { 69 }) { (letter_of(seat)) }
        }
    }
}

/// The mark of somebody who watches, as large as the badge of a seat.
pub fn watcher_mark() -> Markup {
    html! { svg.seat-badge viewBox="0 0 100 100" aria-hidden="true" { use href="#ic-eye" {} } }
}

/// The letter of a seat, from A to F.
pub fn letter_of(seat: Seat) -> char {
    char::from(b'A' + (seat.number() - 1) % 6)
}

/// The mark and the word "Dinotable", to stand in a link of class `logo` that has a name in words.
pub fn logo() -> Markup {
    html! {
        svg.logo__mark aria-hidden="true" { use href="#ic-mark" {} }
        (logo::word())
    }
}

/// The picture of the browser's tab: an SVG document of its own.
pub fn favicon() -> String {
    logo::favicon()
}

/// The drawings every page may point to.
fn sprite() -> Markup {
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" {
            @for (name, shapes) in creatures::CREATURES { (symbol(&format!("cr-{name}"), SQUARE, shapes)) }
            @for (index, shape) in pieces::SEATS.iter().enumerate() {
                (symbol(&format!("ic-seat-{}", index + 1), SQUARE, std::slice::from_ref(shape)))
            }
            (symbol("ic-turn", SQUARE, pieces::TURN))
            (symbol("ic-eye", SQUARE, pieces::EYE))
            symbol #ic-mark viewBox=(SQUARE) { (logo::mark()) }
        }
    }
}

pub(crate) const SQUARE: &str = "0 0 100 100";

/// Fails where a picture points to a symbol that is in no sprite.
#[cfg(test)]
pub(crate) fn assert_points_into(picture: &str, sprite: &str) {
    for target in picture.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(sprite.contains(&format!("id=\"{target}\"")), "{target}");
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
    fn everything_drawn_is_in_the_sprite() {
        let sprite = symbols().into_string();
        let mut pictures: Vec<String> = Seat::all(6).map(|seat| seat_badge(seat).into_string()).collect();
        pictures.extend([direction(true), direction(false), watcher_mark(), logo()].map(Markup::into_string));
        for picture in pictures {
            assert_points_into(&picture, &sprite);
        }
        for page in PAGES {
            let sprite = format!("{sprite}{}", (page.symbols)().into_string());
            assert_points_into(&(page.picture)().into_string(), &sprite);
        }
    }

    #[test]
    fn nothing_carries_a_style_of_its_own() {
        let mut all = symbols().into_string() + &favicon();
        for page in PAGES {
            all += &(page.symbols)().into_string();
            all += &(page.picture)().into_string();
        }
        assert!(!all.contains("style"), "a strict policy would drop it");
    }

    #[test]
    fn sprites_stay_small() {
        assert!(symbols().into_string().len() < 24 * 1024);
        for page in PAGES {
            assert!((page.symbols)().into_string().len() < 32 * 1024, "{}", page.meta.id);
        }
    }
}
