//! Drawings of Cubosaurs.
//!
//! Each card type has a silhouette and a [`letter`] that French and English share: **T** T-Rex, **S** Stegosaurus,
//! **B** Brontosaurus, **P** Pterodactyl, **C** Pentaceratops (ceratops), **G** grey (gris), **N** black (noir), **E** egg
//! (œuf). The two velociraptors look at each other: grey upright to the right, black crouching to the left.

mod pieces;
mod scene;
mod tiles;

use crate::art::{SQUARE, symbol};
use cubosaurs::{CardId, CardType, Tile};
use maud::{Markup, html};

pub(super) use scene::picture;

/// The drawings that pages of this game point to.
pub(super) fn symbols() -> Markup {
    html! {
        @for tile in Tile::ALL {
            symbol id={ "ic-tile-" (tile) } viewBox=(SQUARE) {
                (tiles::PLATE)
                @for shape in tiles::shapes(tile) { (shape) }
            }
        }
        (symbol("ic-dna", SQUARE, pieces::DNA))
        (symbol("ic-back", "0 0 100 140", pieces::BACK))
    }
}

/// The animal of a card type; for a certain egg see [`card`].
pub(super) fn creature(card_type: CardType) -> Markup {
    let name = card_type.name();
    html! { svg class={ "creature creature--" (name) } aria-hidden="true" { use href={ "/assets/pieces.svg#cr-" (name) } {} } }
}

/// The picture of a card: its animal, on an egg the silhouette of the species it asks for.
pub(super) fn card(card: CardId) -> Markup {
    // Both velociraptors count for theirs (CUB-43); the grey one stands for the two.
    let Some(asked) = card.egg_counts().and_then(<[CardType]>::first) else {
        return creature(card.card_type());
    };
    html! {
        svg.creature.creature--egg viewBox="0 0 100 100" aria-hidden="true" {
            use href="/assets/pieces.svg#cr-shell" {}
            use class={ "silhouette silhouette--" (asked.name()) } href={ "/assets/pieces.svg#cr-" (asked.name()) }
                x="26" y="40" width="48" height="48" {}
        }
    }
}

/// The letter of a card type, the same in both languages.
pub(super) const fn letter(card_type: CardType) -> &'static str {
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
pub(super) fn tile(tile: Tile) -> Markup {
    let kind = match tile {
        Tile::PointsPerType | Tile::PointsPerEgg => " tile-art--later",
        Tile::DestroyTheirs | Tile::Steal | Tile::Give | Tile::Swap => " tile-art--others",
        _ => "",
    };
    html! { svg class={ "tile-art" (kind) } aria-hidden="true" { use href={ "#ic-tile-" (tile) } {} } }
}

/// A DNA token.
pub(super) fn dna() -> Markup {
    html! { svg.dna aria-hidden="true" { use href="#ic-dna" {} } }
}

/// The back of a card: five wide, seven high.
pub(super) fn deck_back() -> Markup {
    html! { svg.deck-back aria-hidden="true" { use href="#ic-back" {} } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::assert_points_into;

    #[test]
    fn everything_drawn_is_in_the_sprite() {
        let sprite = symbols().into_string();
        let mut pictures: Vec<String> =
            CardType::ALL.iter().map(|one| creature(*one).into_string()).collect();
        pictures.extend(cubosaurs::ALL_CARDS.iter().map(|one| card(one).into_string()));
        pictures.extend(Tile::ALL.iter().map(|one| tile(*one).into_string()));
        pictures.extend([dna(), deck_back()].map(Markup::into_string));
        for picture in pictures {
            assert_points_into(&picture, &sprite);
        }
    }

    #[test]
    fn every_letter_stands_for_one_type() {
        let mut letters = CardType::ALL.map(letter);
        letters.sort_unstable();
        assert!(letters.windows(2).all(|pair| pair[0] != pair[1]), "{letters:?}");
    }
}
