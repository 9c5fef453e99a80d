//! Drawings of Template Game: cards with a number, and a picture for the list of games.

use maud::{Markup, html};
use template_game::Card;

/// The drawings that pages of this game point to: none beside the common ones.
pub(super) fn symbols() -> Markup {
    html! {}
}

/// The picture for the list of games, 300 by 160: an animal of the common drawings on a plain ground.
pub(super) fn picture() -> Markup {
    html! {
        svg.scene viewBox="0 0 300 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="300" height="160" fill="#7a9e9f" {}
            g transform="translate(100 56)" { (animal()) }
        }
    }
}

/// The animal of the game, in a box of 100 by 100.
pub(super) fn animal() -> Markup {
    html! { use class="creature--stegosaurus" href="/assets/pieces.svg#cr-stegosaurus" width="100" height="100" {} }
}

/// The face of a card.
pub(super) fn face(card: Card) -> Markup {
    html! { span.template-game-face { (card.number()) } }
}

/// A card face down.
pub(super) fn back() -> Markup {
    html! { span.template-game-face.template-game-face--down {} }
}
