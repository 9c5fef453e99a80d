//! The files pages refer to, inside the program.

use crate::art;
use crate::games::PAGES;
use crate::words::{Lang, Words};
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
    pub content: Cow<'static, [u8]>,
    /// The entity tag: another content has another one, also when it is as long.
    pub etag: String,
}

impl Asset {
    /// What is in it, where it is a text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.content).unwrap_or_default()
    }
}

/// All files.
pub fn assets() -> &'static [Asset] {
    static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(collect);
    &ASSETS
}

const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const TEXT: &str = "text/plain; charset=utf-8";
const MANIFEST: &str = "application/manifest+json";
const FONT: &str = "font/woff2";

/// The typeface of all pages: Fredoka, variable, Latin letters. Its licence (OFL-1.1) lies beside it.
const TYPEFACE: &[u8] = include_bytes!("../assets/fonts/fredoka.woff2");

/// The style of every page, from files one can read in a sitting.
const STYLE: &str = concat!(
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/stage.css"),
    include_str!("../assets/style/table.css"),
    include_str!("../assets/style/tell.css"),
    include_str!("../assets/style/notes.css"),
    include_str!("../assets/style/rules.css"),
);

/// What pages that are no tables need besides: posters, small pictures of tables, chairs, the gallery.
const HOUSE: &str =
    concat!(include_str!("../assets/style/pages.css"), include_str!("../assets/style/review.css"));

/// What lessons need besides: who speaks, what is lit.
const LESSON: &str = include_str!("../assets/style/lesson.css");

/// The tones of the drawings that all games share.
const PICTURES: &str = include_str!("../assets/style/pictures.css");

/// What tables, rules pages and scripts of games share.
const SCRIPTS: [(&str, &str); 25] = [
    ("clicks.js", include_str!("../assets/clicks.js")),
    ("dialog.js", include_str!("../assets/dialog.js")),
    ("drawer.js", include_str!("../assets/drawer.js")),
    ("fair.js", include_str!("../assets/fair.js")),
    ("finale.js", include_str!("../assets/finale.js")),
    ("glide.js", include_str!("../assets/glide.js")),
    ("hint.js", include_str!("../assets/hint.js")),
    ("home.js", include_str!("../assets/home.js")),
    ("hexmap.js", include_str!("../assets/hexmap.js")),
    ("lesson.js", include_str!("../assets/lesson.js")),
    ("live.js", include_str!("../assets/live.js")),
    ("notes.js", include_str!("../assets/notes.js")),
    ("notify.js", include_str!("../assets/notify.js")),
    ("page.js", include_str!("../assets/page.js")),
    ("picks.js", include_str!("../assets/picks.js")),
    ("recap.js", include_str!("../assets/recap.js")),
    ("share.js", include_str!("../assets/share.js")),
    ("sound.js", include_str!("../assets/sound.js")),
    ("stir.js", include_str!("../assets/stir.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("tell.js", include_str!("../assets/tell.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("review.js", include_str!("../assets/review.js")),
    ("rules.js", include_str!("../assets/rules.js")),
    ("ways.js", include_str!("../assets/ways.js")),
];

fn collect() -> Vec<Asset> {
    // The tones of every game stand in one file: all of them are on the first page.
    let cloths =
        PAGES.iter().flat_map(|page| page.style.lines().filter(|line| line.starts_with("[data-cloth=")));
    let mut pictures: String =
        std::iter::once(PICTURES).chain(PAGES.iter().map(|page| page.pictures)).collect();
    // Small pictures of tables lie on their cloths on pages of all games.
    cloths.for_each(|cloth| pictures.extend([cloth, "\n"]));
    let owned = |text: String| Cow::Owned(text.into_bytes());
    let mut assets = vec![
        asset("style.css", CSS, owned(without_comments(STYLE))),
        asset("house.css", CSS, owned(without_comments(HOUSE))),
        asset("lesson.css", CSS, owned(without_comments(LESSON))),
        asset("pictures.css", CSS, owned(without_comments(&pictures))),
        asset("favicon.svg", SVG, owned(art::favicon())),
        asset("pieces.svg", SVG, owned(art::pieces_file())),
        asset("thumbs.svg", SVG, owned(art::sprite_file(&crate::thumb::symbols()))),
        asset("victory.svg", SVG, owned(art::sprite_file(&art::hill()))),
        asset("fredoka.woff2", FONT, TYPEFACE.into()),
        asset(
            "fredoka-LICENSE.txt",
            TEXT,
            include_bytes!("../assets/fonts/fredoka-LICENSE.txt").as_slice().into(),
        ),
    ];
    for (name, lang) in [("en.webmanifest", Lang::En), ("fr.webmanifest", Lang::Fr)] {
        assets.push(asset(name, MANIFEST, owned(manifest(name, &Words::new(lang)))));
    }
    let scripts = SCRIPTS.iter().chain(PAGES.iter().flat_map(|page| page.scripts));
    assets.extend(scripts.map(|(name, content)| asset(name, JAVASCRIPT, content.as_bytes().into())));
    // The style and the drawings of each game are loaded on its own pages only.
    for page in PAGES {
        let id = page.meta.id;
        assets.push(asset(&format!("{id}.css"), CSS, owned(without_comments(page.style))));
        assets.push(asset(&page.sprite_name(), SVG, owned(art::sprite_file(&(page.sprite)()))));
    }
    assets
}

/// What a style says to browsers: its comments are for those who change it.
fn without_comments(style: &str) -> String {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.filter_map(|part| part.split_once("*/")).fold(first, |style, (_, rest)| style + rest)
}

/// What a device is told that keeps the program among its own.
fn manifest(name: &str, words: &Words) -> String {
    let lang = name.split('.').next().unwrap_or_default();
    let description = words.get("home-lead").replace('"', "'");
    format!(
        r##"{{
  "id": "/", "name": "Dinotable", "short_name": "Dinotable", "lang": "{lang}", "description": "{description}",
  "start_url": "/", "scope": "/", "display": "standalone", "theme_color": "{THEME_COLOUR}", "background_color": "#f6e3c2",
  "icons": [
    {{ "src": "/icon/192.png", "sizes": "192x192", "type": "image/png", "purpose": "any" }},
    {{ "src": "/icon/512.png", "sizes": "512x512", "type": "image/png", "purpose": "any" }},
    {{ "src": "/icon/512-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }},
    {{ "src": "/assets/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" }}
  ]
}}
"##
    )
}

/// The colour of the bar, which a device may give its own.
pub(crate) const THEME_COLOUR: &str = "#1d403c";

fn asset(name: &str, kind: &'static str, content: Cow<'static, [u8]>) -> Asset {
    let mut hasher = DefaultHasher::new();
    hasher.write(&content);
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
            let max = if asset.path == "/assets/style.css" { 18_000 } else { 9_000 };
            let packed = crate::checks::wire(&asset.content);
            assert!(packed < max, "{} has {packed} bytes on the wire", asset.path);
        }
    }

    #[test]
    fn comments_of_a_style_stay_at_home() {
        let style = "/* why */\n.a { color: red; } /* 1 / 2 * 3 */\n.b::after { content: \"/\"; }\n";
        assert_eq!(without_comments(style), "\n.a { color: red; } \n.b::after { content: \"/\"; }\n");
        assert_eq!(without_comments(".a {}"), ".a {}");
    }

    #[test]
    fn an_edit_of_the_same_length_has_another_tag() {
        assert_ne!(
            asset("a.js", JAVASCRIPT, "one".as_bytes().into()).etag,
            asset("a.js", JAVASCRIPT, "two".as_bytes().into()).etag
        );
        assert_eq!(
            asset("a.js", JAVASCRIPT, "one".as_bytes().into()).etag,
            asset("a.js", JAVASCRIPT, "one".as_bytes().into()).etag
        );
    }
}
