//! Our own drawings, as SVG without any style of its own: classes and custom properties of `assets/style`
//! colour them, so that they follow light and dark and pass a content security policy without inline style.
//!
//! A page holds the sprite of [`symbols`] once; every other picture points into it and stays small. All pictures
//! are hidden from screen readers: the page says in words what they show.
//!
//! Colour is never the only mark. Each card type has a silhouette and a [`letter`] that French and English share:
//! **T** T-Rex, **S** Stegosaurus, **B** Brontosaurus, **P** Pterodactyl, **C** Pentaceratops (ceratops),
//! **G** grey (gris), **N** black (noir), **E** egg (œuf). The two velociraptors look at each other: grey upright
//! to the right, black crouching to the left. Each seat has a shape and a letter from A to F.

mod creatures;
mod logo;
pub(crate) mod mesozooic;
mod pieces;
mod scene;
mod shape;
mod tiles;

use cubosaurs::{CardId, CardType, Tile};
use dino_core::Seat;
use maud::{Markup, PreEscaped, Render, html};
use shape::Shape;
use std::sync::LazyLock;

/// All drawings, once a page, before or after what points to them.
pub fn symbols() -> Markup {
    static SPRITE: LazyLock<String> = LazyLock::new(|| sprite().into_string());
    PreEscaped(SPRITE.clone())
}

/// The animal of a card type; for a certain egg see [`card`].
pub fn creature(card_type: CardType) -> Markup {
    let name = card_type.name();
    html! { svg class={ "creature creature--" (name) } aria-hidden="true" { use href={ "#cr-" (name) } {} } }
}

/// The picture of a card: its animal, on an egg the silhouette of the species it asks for.
pub fn card(card: CardId) -> Markup {
    // Both velociraptors count for theirs (CUB-43); the grey one stands for the two.
    let Some(asked) = card.egg_counts().and_then(<[CardType]>::first) else {
        return creature(card.card_type());
    };
    html! {
        svg.creature.creature--egg viewBox="0 0 100 100" aria-hidden="true" {
            use href="#cr-shell" {}
            use class={ "silhouette silhouette--" (asked.name()) } href={ "#cr-" (asked.name()) }
                x="26" y="40" width="48" height="48" {}
        }
    }
}

/// The letter of a card type, the same in both languages.
pub const fn letter(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Trex => "T",
        CardType::Stegosaurus => "S",
        CardType::Brontosaurus => "B",
        CardType::Pterodactyl => "P",
        CardType::Pentaceratops => "C",
        CardType::Grey => "G",
        CardType::Black => "N",
        CardType::Egg => "E",
    }
}

/// The picture of an evolution tile. Its plate tells the kind: counts later, acts at once, acts on somebody.
pub fn tile(tile: Tile) -> Markup {
    let kind = match tile {
        Tile::PointsPerType | Tile::PointsPerEgg => " tile-art--later",
        Tile::DestroyTheirs | Tile::Steal | Tile::Give | Tile::Swap => " tile-art--others",
        _ => "",
    };
    html! { svg class={ "tile-art" (kind) } aria-hidden="true" { use href={ "#ic-tile-" (tile) } {} } }
}

/// A DNA token.
pub fn dna() -> Markup {
    html! { svg.dna aria-hidden="true" { use href="#ic-dna" {} } }
}

/// The back of a card: five wide, seven high.
pub fn deck_back() -> Markup {
    html! { svg.deck-back aria-hidden="true" { use href="#ic-back" {} } }
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

/// The picture of Cubosaurs in the list of games, about 300 by 160.
pub fn cubosaurs_scene() -> Markup {
    scene::picture()
}

fn sprite() -> Markup {
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" {
            @for card_type in CardType::ALL {
                (symbol(&format!("cr-{}", card_type.name()), SQUARE, creatures::shapes(card_type)))
            }
            (symbol("cr-shell", SQUARE, creatures::SHELL))
            @for tile in Tile::ALL {
                symbol id={ "ic-tile-" (tile) } viewBox=(SQUARE) {
                    (tiles::PLATE)
                    @for shape in tiles::shapes(tile) { (shape) }
                }
            }
            @for (index, shape) in pieces::SEATS.iter().enumerate() {
                (symbol(&format!("ic-seat-{}", index + 1), SQUARE, std::slice::from_ref(shape)))
            }
            (symbol("ic-dna", SQUARE, pieces::DNA))
            (symbol("ic-turn", SQUARE, pieces::TURN))
            (symbol("ic-back", "0 0 100 140", pieces::BACK))
            (mesozooic::symbols())
            symbol #ic-mark viewBox=(SQUARE) { (logo::mark()) }
        }
    }
}

const SQUARE: &str = "0 0 100 100";

fn symbol(id: &str, view_box: &str, shapes: &[Shape]) -> Markup {
    html! {
        symbol id=(id) viewBox=(view_box) { @for shape in shapes { (shape.render()) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_drawn_is_in_the_sprite() {
        let sprite = symbols().into_string();
        let mut pictures: Vec<String> =
            CardType::ALL.iter().map(|one| creature(*one).into_string()).collect();
        pictures.extend(cubosaurs::ALL_CARDS.iter().map(|one| card(one).into_string()));
        pictures.extend(Tile::ALL.iter().map(|one| tile(*one).into_string()));
        pictures.extend(Seat::all(6).map(|seat| seat_badge(seat).into_string()));
        let others = [dna(), deck_back(), direction(true), direction(false), logo(), cubosaurs_scene()];
        pictures.extend(others.map(Markup::into_string));
        for picture in pictures {
            for target in picture.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(sprite.contains(&format!("id=\"{target}\"")), "{target}");
            }
        }
    }

    #[test]
    fn every_letter_stands_for_one_type() {
        let mut letters = CardType::ALL.map(letter);
        letters.sort_unstable();
        assert!(letters.windows(2).all(|pair| pair[0] != pair[1]), "{letters:?}");
    }

    #[test]
    fn nothing_carries_a_style_of_its_own() {
        let all = symbols().into_string() + &cubosaurs_scene().into_string() + &favicon();
        assert!(!all.contains("style"), "a strict policy would drop it");
    }

    #[test]
    fn the_sprite_stays_small() {
        assert!(symbols().into_string().len() < 48 * 1024);
    }
}
