//! The games there are, each in a folder named by its id that holds everything it shows. Nothing else lists them: not the
//! server, not the program, not the tests.
//!
//! A new game is a crate with its rules, a folder here, a line in this crate's manifest and a line below.

use crate::game_page::GamePage;

/// Declares the module of each game and what is found by a game's id.
macro_rules! games {
    ($dollar:tt $($name:ident in $path:literal,)*) => {
        $(
            #[path = $path]
            #[doc = concat!("What `", stringify!($name), "` shows.")]
            pub mod $name;
        )*

        /// The ids of all games, in the order in which people see them.
        pub const IDS: [&str; [$($path),*].len()] = [$(<$name::State as dino_core::Game>::META.id),*];

        /// The entries of all games, in the order in which people see them.
        pub static PAGES: [&GamePage; IDS.len()] = [$(&$name::PAGE),*];

        /// Evaluates an expression with `$G` standing for the state type of the game with this id; `None` when there is
        /// no such game. `$G` is known to implement [`crate::Show`].
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar G:ident => $dollar body:expr) => {{
                let id: &str = $dollar id;
                $(
                    if id == $crate::games::$name::PAGE.meta.id {
                        type $dollar G = $crate::games::$name::State;
                        Some($dollar body)
                    } else
                )* {
                    None
                }
            }};
        }
    };
}

games! { $
    cubosaurs in "cubosaurs/mod.rs",
    evo in "evo/mod.rs",
    mesozooic in "mesozooic/mod.rs",
    gods_love_dinosaurs in "gods-love-dinosaurs/mod.rs",
}

/// The entry of the game with this id.
pub fn page(id: &str) -> Option<&'static GamePage> {
    PAGES.into_iter().find(|page| page.meta.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dino_core::Game;

    #[test]
    fn every_game_is_found_under_its_own_id_in_a_folder_of_that_name() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
        for page in PAGES {
            let id = page.meta.id;
            assert_eq!(with_game!(id, G => G::META.id), Some(id));
            assert!(folder.join(id).join("mod.rs").exists(), "{id}");
        }
        assert_eq!(with_game!("chess", G => G::META.id), None);
    }
}
