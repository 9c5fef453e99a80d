//! The files pages refer to, inside the program.

use crate::art;
use crate::games::PAGES;
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hasher};
use std::sync::LazyLock;

/// A file of the program.
#[derive(Debug)]
pub struct Asset {
    /// Its address, such as `/assets/table.js`.
    pub path: String,
    /// Its content type.
    pub kind: &'static str,
    /// What is in it.
    pub content: Cow<'static, str>,
    /// The entity tag: another content has another one, also when it is as long.
    pub etag: String,
}

/// All files.
pub fn assets() -> &'static [Asset] {
    static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(collect);
    &ASSETS
}

const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The style of every page, from files one can read in a sitting.
const STYLE: &str = concat!(
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/pages.css"),
    include_str!("../assets/style/table.css"),
    include_str!("../assets/style/rules.css"),
);

/// The tones of the drawings that all games share.
const PICTURES: &str = include_str!("../assets/style/pictures.css");

/// What tables, rules pages and scripts of games share.
const SCRIPTS: [(&str, &str); 13] = [
    ("clicks.js", include_str!("../assets/clicks.js")),
    ("dialog.js", include_str!("../assets/dialog.js")),
    ("fair.js", include_str!("../assets/fair.js")),
    ("glide.js", include_str!("../assets/glide.js")),
    ("hexmap.js", include_str!("../assets/hexmap.js")),
    ("page.js", include_str!("../assets/page.js")),
    ("share.js", include_str!("../assets/share.js")),
    ("sound.js", include_str!("../assets/sound.js")),
    ("stir.js", include_str!("../assets/stir.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("rules.js", include_str!("../assets/rules.js")),
    ("ways.js", include_str!("../assets/ways.js")),
];

fn collect() -> Vec<Asset> {
    // The tones of every game stand in one file: all of them are on the first page.
    let pictures: String = std::iter::once(PICTURES).chain(PAGES.iter().map(|page| page.pictures)).collect();
    let mut assets = vec![
        asset("style.css", CSS, STYLE.into()),
        asset("pictures.css", CSS, pictures.into()),
        asset("favicon.svg", SVG, art::favicon().into()),
    ];
    let scripts = SCRIPTS.iter().chain(PAGES.iter().flat_map(|page| page.scripts));
    assets.extend(scripts.map(|(name, content)| asset(name, JAVASCRIPT, (*content).into())));
    // The style of each game is loaded on its own pages only.
    let styles = PAGES.iter().map(|page| asset(&format!("{}.css", page.meta.id), CSS, page.style.into()));
    assets.extend(styles);
    assets
}

fn asset(name: &str, kind: &'static str, content: Cow<'static, str>) -> Asset {
    let mut hasher = DefaultHasher::new();
    hasher.write(content.as_bytes());
    Asset { path: format!("/assets/{name}"), kind, content, etag: format!("\"{:016x}\"", hasher.finish()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_stays_small_and_no_name_is_given_twice() {
        let mut paths: Vec<&str> = assets().iter().map(|asset| asset.path.as_str()).collect();
        paths.sort_unstable();
        assert!(paths.windows(2).all(|pair| pair[0] != pair[1]), "{paths:?}");
        for asset in assets().iter().filter(|asset| asset.kind == CSS) {
            let max = if asset.path == "/assets/style.css" { 32_000 } else { 20_000 };
            assert!(asset.content.len() < max, "{} has {} bytes", asset.path, asset.content.len());
        }
    }

    #[test]
    fn an_edit_of_the_same_length_has_another_tag() {
        assert_ne!(
            asset("a.js", JAVASCRIPT, "one".into()).etag,
            asset("a.js", JAVASCRIPT, "two".into()).etag
        );
        assert_eq!(
            asset("a.js", JAVASCRIPT, "one".into()).etag,
            asset("a.js", JAVASCRIPT, "one".into()).etag
        );
    }
}
