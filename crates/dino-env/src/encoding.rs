//! What the numbers of each game are.

use dino_core::{Encode, Encoding};
use dino_games::with_game;

/// The encoding of the game with this id.
pub fn encoding(id: &str) -> Option<Encoding> {
    with_game!(id, G => G::ENCODING)
}
