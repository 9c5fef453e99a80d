//! The frame around every page.

use crate::art::icon;
use crate::game_page::GamePage;
use crate::games::{self, PAGES};
use crate::model::{Site, Theme};
use crate::rules_page::TableSheet;
use crate::stage;
use crate::words::{Lang, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::sync::LazyLock;

/// What is put into the frame.
pub(crate) struct Framed<'a> {
    /// The title of the page.
    pub(crate) title: &'a str,
    /// The classes of its main part.
    pub(crate) class: &'static str,
    /// The address of its script, where it has one.
    pub(crate) script: Option<&'static str>,
    /// The game it is about, whose style and drawings it needs.
    pub(crate) game: Option<&'static GamePage>,
    /// What the reader waits for, when a browser without script is to look again by itself.
    pub(crate) again: Option<Again>,
    /// What is on it.
    pub(crate) content: Markup,
}

impl Framed<'_> {
    /// Whether it fills the window, with a bar of its own.
    fn is_stage(&self) -> bool {
        matches!(self.class, "page--table" | "page--lobby" | "page--review")
    }
}

/// A page to be loaded again after a while.
pub(crate) struct Again {
    /// After so many seconds.
    pub(crate) seconds: u8,
    /// Its address: that of a page with a refusal on it takes forms only.
    pub(crate) address: String,
}

/// A whole page.
pub(crate) fn frame(site: &Site<'_>, framed: &Framed<'_>) -> Markup {
    frame_with(site, framed, &html! {})
}

/// A whole page with more in its head: what others are told about it.
pub(crate) fn frame_with(site: &Site<'_>, framed: &Framed<'_>, head: &Markup) -> Markup {
    let words = site.words;
    let lang = match words.lang() {
        Lang::En => "en",
        Lang::Fr => "fr",
    };
    html! {
        (DOCTYPE)
        html lang=(lang) data-theme=(theme(site.theme)) {
            head {
                meta charset="utf-8";
                title id="title" { (framed.title) }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(match site.theme {
                    Theme::Auto => "light dark",
                    Theme::Light => "light",
                    Theme::Dark => "dark",
                });
                // A table is drawn once all of it is there: what comes late would move what is in sight.
                @if framed.is_stage() { link rel="expect" href="#pop" blocking="render"; }
                link rel="stylesheet" href="/assets/style.css";
                link rel="stylesheet" href="/assets/pictures.css";
                @if framed.class != "page--table" { link rel="stylesheet" href="/assets/house.css"; }
                @if let Some(game) = framed.game { link rel="stylesheet" href=(game.style_address()); }
                link rel="icon" type="image/svg+xml" href="/assets/favicon.svg";
                link rel="apple-touch-icon" href="/icon/180.png";
                link rel="manifest" href={ "/assets/" (lang) ".webmanifest" };
                meta name="theme-color" content=(crate::assets::THEME_COLOUR);
                (head)
                @if let Some(again) = &framed.again {
                    noscript { meta http-equiv="refresh" content={ (again.seconds) "; url=" (again.address) }; }
                }
                @if let Some(script) = framed.script { script type="module" src=(script) {} }
                @if framed.class == "page--table" && let Some(script) = framed.game.and_then(GamePage::script_address) {
                    script type="module" src=(script) {}
                }
            }
            body data-cloth=(framed.game.filter(|_| framed.is_stage()).map_or("house", |game| game.meta.id)) {
                a.skip-link href="#main" { (words.get("site-skip")) }
                (symbols(framed.game))
                @if framed.is_stage() {
                    (stage::world(framed.game))
                    main #main class=(framed.class) { (framed.content) }
                } @else {
                    (stage::world(None))
                    (stage::bar(site, None, &html! {}, &html! { div.site-settings { (switches(site)) } }))
                    main #main class={ "page " (framed.class) } { (framed.content) }
                    footer.site-footer {
                        @for key in whose(framed.game, words) { p { (words.get(&key)) } }
                        p { (words.get("site-not-affiliated")) }
                        @if framed.class == "page--home" { p { a href="/gallery" { (words.get("gallery-title")) } } }
                    }
                }
            }
        }
    }
}

/// Whether a page is about this game: about one, or about all of them.
fn is_about(game: Option<&GamePage>, page: &GamePage) -> bool {
    game.is_none_or(|game| game.meta.id == page.meta.id)
}

/// The drawings of the games a page is about, made once.
fn symbols(game: Option<&'static GamePage>) -> Markup {
    static SPRITES: LazyLock<[String; PAGES.len()]> = LazyLock::new(|| PAGES.map(|page| (page.symbols)().0));
    let sprites = PAGES.iter().zip(&*SPRITES).filter(|(page, _)| is_about(game, page));
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" { @for (_, sprite) in sprites { (PreEscaped(sprite)) } }
    }
}

/// Whose game the page is about; on pages about none, whose all of them are.
pub(crate) fn whose(game: Option<&GamePage>, words: &Words) -> Vec<String> {
    let games = PAGES.into_iter().filter(|page| is_about(game, page));
    games.map(|page| format!("{}-whose", page.meta.id)).filter(|key| words.has(key)).collect()
}

/// A page that only says what went wrong, and the id of the request to ask about.
pub fn error(site: &Site<'_>, text: &str, request: &str) -> Markup {
    let title = site.words.get("error-title");
    let content = html! {
        section.panel.message {
            (crate::art::lost())
            h1 { (title) }
            p { (text) }
            p { small { (site.words.with("error-request", &[("request", request.into())])) } }
            p { a.btn href="/" { (site.words.get("site-to-home")) } }
        }
    };
    frame(
        site,
        &Framed { title: &title, class: "page--message", script: None, game: None, again: None, content },
    )
}

/// Asks whether a seat shall move to this browser.
pub fn move_here(site: &Site<'_>, token: &str, name: &str) -> Markup {
    let title = site.words.with("site-move-here", &[("name", name.into())]);
    let content = html! {
        section.panel.message {
            h1 { (title) }
            p { (site.words.get("site-move-here-what")) }
            form method="post" action={ "/s/" (token) } {
                button.btn.btn--primary type="submit" { (site.words.get("site-move-here-do")) }
            }
        }
    };
    frame(
        site,
        &Framed { title: &title, class: "page--message", script: None, game: None, again: None, content },
    )
}

/// The rules page of a game.
pub fn rules(site: &Site<'_>, game_id: &str) -> Option<Markup> {
    book_page(site, game_id, "site-rules-of", crate::rules_page::rules(game_id, site.words)?)
}

/// The page that says where the values of a game's components come from.
pub fn components(site: &Site<'_>, game_id: &str) -> Option<Markup> {
    book_page(site, game_id, "site-components-of", crate::rules_page::components(game_id, site.words)?)
}

/// The page that shows the components of a table with a sheet of its own.
pub fn table_components(site: &Site<'_>, game_id: &str, sheet: &TableSheet<'_>) -> Option<Markup> {
    let content = crate::rules_page::table_components(game_id, sheet, site.words)?;
    book_page(site, game_id, "site-components-of", content)
}

fn book_page(site: &Site<'_>, game_id: &str, title_key: &str, content: Markup) -> Option<Markup> {
    let game = games::page(game_id)?;
    let title = site.words.with(title_key, &[("game", game.meta.title.into())]);
    let (title, script, game) = (&title, Some("/assets/rules.js"), Some(game));
    Some(frame(site, &Framed { title, class: "page--rules", script, game, again: None, content }))
}

/// A sentence in which the numbers of rules lead to the rules.
pub(crate) fn with_rules(text: &str, game: &dino_core::Meta) -> Markup {
    let mark = format!("{}-", game.prefix);
    let mut pieces = text.split(&mark);
    let first = pieces.next().unwrap_or_default();
    html! {
        (first)
        @for piece in pieces {
            @let digits = piece.len() - piece.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            @let (number, rest) = piece.split_at(digits);
            a.rule-link href={ "/rules/" (game.id) "#" (mark.to_lowercase()) (number) } { (mark) (number) }
            (rest)
        }
    }
}

fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// Language and light: small forms, so that they work without script.
pub(crate) fn switches(site: &Site<'_>) -> Markup {
    let words = site.words;
    // The names of languages are the same in every language.
    let langs = [(Lang::En, "en", "site-lang-en"), (Lang::Fr, "fr", "site-lang-fr")];
    let themes = [(Theme::Auto, "eye"), (Theme::Light, "sun"), (Theme::Dark, "moon")];
    html! {
        form.switch method="post" action="/settings" {
            input type="hidden" name="back" value=(site.path);
            @for (lang, value, key) in langs {
                @let here = words.lang() == lang;
                button.switch__choice type="submit" name="lang" value=(value) lang=(value) title=(words.get(key))
                    aria-label=(words.get(key)) aria-pressed=(if here { "true" } else { "false" }) { (value) }
            }
        }
        form.switch method="post" action="/settings" {
            input type="hidden" name="back" value=(site.path);
            @for (choice, sign) in themes {
                @let label = words.get(&format!("site-theme-{}", theme(choice)));
                button.switch__choice type="submit" name="theme" value=(theme(choice)) title=(label)
                    aria-label=(label) aria-pressed=(if site.theme == choice { "true" } else { "false" }) { (icon(sign)) }
            }
        }
    }
}
