//! The files pages refer to, inside the program.

/// Path, content type and content of each.
pub const ASSETS: &[(&str, &str, &[u8])] = &[
    ("/assets/style.css", CSS, STYLE.as_bytes()),
    // The tones of the drawings, those of every game: all of them stand on the first page.
    ("/assets/pictures.css", CSS, include_bytes!("../assets/style/pictures.css")),
    // The style and the script of each game, loaded on its own pages only.
    ("/assets/cubosaurs.css", CSS, include_bytes!("../assets/games/cubosaurs.css")),
    ("/assets/evo.css", CSS, include_bytes!("../assets/games/evo.css")),
    ("/assets/evo.js", JAVASCRIPT, include_bytes!("../assets/games/evo.js")),
    ("/assets/evo-show.js", JAVASCRIPT, include_bytes!("../assets/games/evo-show.js")),
    ("/assets/gods-love-dinosaurs.css", CSS, include_bytes!("../assets/games/gods-love-dinosaurs.css")),
    ("/assets/gods-love-dinosaurs.js", JAVASCRIPT, include_bytes!("../assets/games/gods-love-dinosaurs.js")),
    ("/assets/mesozooic.css", CSS, include_bytes!("../assets/games/mesozooic.css")),
    ("/assets/mesozooic.js", JAVASCRIPT, include_bytes!("../assets/games/mesozooic.js")),
    ("/assets/mesozooic-count.js", JAVASCRIPT, include_bytes!("../assets/games/mesozooic-count.js")),
    // What tables share, and scripts of games.
    ("/assets/clicks.js", JAVASCRIPT, include_bytes!("../assets/clicks.js")),
    ("/assets/dialog.js", JAVASCRIPT, include_bytes!("../assets/dialog.js")),
    ("/assets/glide.js", JAVASCRIPT, include_bytes!("../assets/glide.js")),
    ("/assets/hexmap.js", JAVASCRIPT, include_bytes!("../assets/hexmap.js")),
    ("/assets/page.js", JAVASCRIPT, include_bytes!("../assets/page.js")),
    ("/assets/share.js", JAVASCRIPT, include_bytes!("../assets/share.js")),
    ("/assets/sound.js", JAVASCRIPT, include_bytes!("../assets/sound.js")),
    ("/assets/stir.js", JAVASCRIPT, include_bytes!("../assets/stir.js")),
    ("/assets/table.js", JAVASCRIPT, include_bytes!("../assets/table.js")),
    ("/assets/replay.js", JAVASCRIPT, include_bytes!("../assets/replay.js")),
    ("/assets/ways.js", JAVASCRIPT, include_bytes!("../assets/ways.js")),
    ("/assets/rules.js", JAVASCRIPT, include_bytes!("../assets/rules.js")),
    ("/assets/favicon.svg", "image/svg+xml", include_bytes!("../assets/favicon.svg")),
];

const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

/// The style of every page, from files one can read in a sitting.
const STYLE: &str = concat!(
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/pages.css"),
    include_str!("../assets/style/table.css"),
    include_str!("../assets/style/rules.css"),
);

/// The address of a game's own style, where it has one.
pub(crate) fn style_of(game_id: &str) -> Option<&'static str> {
    let is_its = |path: &&str| {
        path.strip_prefix("/assets/").and_then(|name| name.strip_suffix(".css")) == Some(game_id)
    };
    ASSETS.iter().map(|(path, _, _)| *path).find(is_its)
}

/// The address of a game's own script, where it has one: what the common one does not know.
pub(crate) fn script_of(game_id: &str) -> Option<&'static str> {
    let is_its = |path: &&str| {
        path.strip_prefix("/assets/").and_then(|name| name.strip_suffix(".js")) == Some(game_id)
    };
    ASSETS.iter().map(|(path, _, _)| *path).find(is_its)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// To write it anew: `cargo run -p dino-page --example preview -- FOLDER`, then copy `favicon.svg` from there.
    #[test]
    fn the_picture_of_the_tab_is_the_drawn_one() {
        assert_eq!(include_str!("../assets/favicon.svg"), crate::art::favicon());
    }

    #[test]
    fn every_game_has_a_style_of_its_own_and_all_of_them_stay_small() {
        for id in dino_games::IDS {
            assert!(style_of(id).is_some(), "there is no assets/games/{id}.css");
        }
        for (path, _, content) in ASSETS.iter().filter(|(_, kind, _)| *kind == CSS) {
            let most = if *path == "/assets/style.css" { 32_000 } else { 20_000 };
            assert!(content.len() < most, "{path} has {} bytes", content.len());
        }
    }
}
