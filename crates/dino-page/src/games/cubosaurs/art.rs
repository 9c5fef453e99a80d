//! Drawings of Cubosaurs.
//!
//! Each card type has a silhouette and a [`letter`] that French and English share: **T** T-Rex, **S** Stegosaurus,
//! **B** Brontosaurus, **P** Pterodactyl, **C** Pentaceratops (ceratops), **G** grey (gris), **N** black (noir), **E** egg
//! (œuf). The two velociraptors look at each other: grey upright to the right, black crouching to the left.

mod pieces;
mod scene;
mod tiles;

use crate::art::{SQUARE, symbol};
use cubosaurs::{CardId, CardType, Tile, View};
use dino_core::Seat;
use maud::{Markup, PreEscaped, html};

pub(super) use scene::picture;

/// The symbols of the game's file.
pub(super) fn sprite() -> Markup {
    html! {
        style { (PreEscaped(TONES)) }
        @for tile in Tile::ALL {
            symbol id={ "tile-" (tile) } viewBox=(SQUARE) {
                (tiles::PLATE)
                @for shape in tiles::shapes(tile) { (shape) }
            }
        }
        (symbol("back", "0 0 100 140", pieces::BACK))
        (PreEscaped(pieces::DNA))
        (PreEscaped(pieces::EGG))
        (scene::sprite())
    }
}

/// Tones that are the same wherever a drawing of this file stands.
const TONES: &str = ".c-trex{fill:#f28a2e}.c-stegosaurus{fill:#4a90e2}.c-brontosaurus{fill:#9a6fe0}\
    .c-pterodactyl{fill:#e5534b}.c-pentaceratops{fill:#5bb450}.c-bad{fill:#dc4a3d}";

/// The animal of a card type; for a certain egg see [`card`].
pub(super) fn creature(card_type: CardType) -> Markup {
    let name = card_type.name();
    html! { svg class={ "creature creature--" (name) } aria-hidden="true" { use href={ "/assets/pieces.svg#cr-" (name) } {} } }
}

/// The animals of a collection for the winner's picture, those of which it has most first.
pub(super) fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
    let mut held: Vec<(CardType, u8)> = CardType::ALL
        .into_iter()
        .zip(cubosaurs::counts(view.collections[seat]))
        .filter(|(_, count)| *count > 0)
        .collect();
    // An egg is no animal to stand on the stone.
    held.sort_by_key(|(card_type, count)| (*card_type == CardType::Egg, std::cmp::Reverse(*count)));
    let piece = |(card_type, _): (CardType, u8)| {
        let name = card_type.name();
        html! { use class={ "creature--" (name) } href={ "/assets/pieces.svg#cr-" (name) } width="100" height="100" {} }
    };
    held.into_iter().map(piece).collect()
}

/// The picture of a card, in the tones of the card: its animal, in an egg the animal it asks for. The card's face hides it from
/// screen readers.
pub(super) fn card(card: CardId) -> Markup {
    // Both velociraptors count for theirs (CUB-43); the grey one stands for the two.
    let Some(asked) = card.egg_counts().and_then(<[CardType]>::first) else {
        return html! { svg.creature { use href={ "/assets/pieces.svg#cr-" (card.card_type().name()) } {} } };
    };
    html! {
        svg.creature viewBox=(SQUARE) {
            use href="/assets/cub.svg#egg" {}
            use class={ "creature--" (asked.name()) } href={ "/assets/pieces.svg#cr-" (asked.name()) }
                x="23" y="46" width="54" height="46" {}
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
    html! { svg class={ "tile-art" (kind) } aria-hidden="true" { use href={ "/assets/cub.svg#tile-" (tile) } {} } }
}

/// A DNA token.
pub(super) fn dna() -> Markup {
    html! { svg.dna aria-hidden="true" { use href="/assets/cub.svg#dna" {} } }
}

/// The same as the mark on a card, whose face hides it from screen readers.
pub(super) fn dna_mark() -> Markup {
    html! { svg.dna { use href="/assets/cub.svg#dna" {} } }
}

/// The backs of a deck of so many cards: one sees whether it is thick or thin.
pub(super) fn deck(cards: u8) -> Markup {
    let layers = match cards {
        0 => 0,
        1 => 1,
        2..=8 => 2,
        _ => 3,
    };
    html! {
        svg.deck-back viewBox="0 0 108 148" aria-hidden="true" {
            @for layer in (0..layers).rev() {
                use href="/assets/cub.svg#back" x=(4 * layer) y=(4 * layer) width="100" height="140" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::assert_points_into;

    #[test]
    fn everything_drawn_is_in_the_sprite() {
        let sprite = String::new();
        let mut pictures: Vec<String> =
            CardType::ALL.iter().map(|one| creature(*one).into_string()).collect();
        pictures.extend(cubosaurs::ALL_CARDS.iter().map(|one| card(one).into_string()));
        pictures.extend(Tile::ALL.iter().map(|one| tile(*one).into_string()));
        pictures.extend([dna(), dna_mark(), deck(20), picture()].map(Markup::into_string));
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
