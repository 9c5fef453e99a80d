//! The list of games. Nothing else names all of them.
//!
//! ```
//! use dino_core::Game;
//!
//! let title = dino_games::with_game!("cubosaurs", G => G::META.title);
//! assert_eq!(title, Some("Cubosaurs"));
//! assert_eq!(dino_games::with_game!("chess", G => G::META.title), None);
//! ```
//!
//! Whole programs to copy are in this crate's `examples` folder:
//!
//! | example | shows |
//! | --- | --- |
//! | `random_game` | a whole game of any kind, its record and its standing |
//! | `own_bot` | a bot of one's own against another |
//! | `search` | playouts in worlds sampled from what one seat may know |
//! | `tournament` | bots against each other in every game, on two threads |
//!
//! ```sh
//! cargo run --release --package dino-games --example random_game -- evo 3
//! ```

mod table;

pub use cubosaurs;
pub use evo;
pub use gods_love_dinosaurs;
pub use mesozooic;
pub use table::{ActError, AnyTable, OpenError, configured, meta, open, options, resume_lines};

/// The ids of all games, in the order in which people see them.
pub const IDS: [&str; 4] = ["cubosaurs", "evo", "mesozooic", "gods-love-dinosaurs"];

/// Evaluates an expression with `$G` standing for the state type of the game with this id; `None` when there is no
/// such game. Being a macro, it lets the caller ask more of `$G` than [`dino_core::Game`].
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            "cubosaurs" => {
                type $G = $crate::cubosaurs::State;
                Some($body)
            }
            "evo" => {
                type $G = $crate::evo::State;
                Some($body)
            }
            "mesozooic" => {
                type $G = $crate::mesozooic::State;
                Some($body)
            }
            "gods-love-dinosaurs" => {
                type $G = $crate::gods_love_dinosaurs::State;
                Some($body)
            }
            _ => None,
        }
    };
}

#[cfg(test)]
mod tests {
    use dino_core::Game;

    #[test]
    fn every_listed_game_is_found_under_its_own_id() {
        for id in crate::IDS {
            assert_eq!(with_game!(id, G => G::META.id), Some(id));
        }
    }
}
