//! Every piece of every game, in every size and state, in the light and in the dark: to see at a glance what a change of a
//! drawing does. The pieces are read from the files that pages point to, so none can be forgotten.

use crate::art::{icon, icons, portrait, seat_badge};
use crate::assets;
use crate::game_page::GamePage;
use crate::games::PAGES;
use crate::model::Site;
use crate::site::{Framed, frame};
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};

/// How large pieces are shown: as on a tray, on a board, in a line of text.
const SIZES: [&str; 3] = ["large", "board", "line"];

/// The files with drawings of no game in particular.
const COMMON: &str = "/assets/pieces.svg";

/// The gallery.
pub fn gallery(site: &Site<'_>) -> Markup {
    let words = site.words;
    let title = words.get("gallery-title");
    let content = html! {
        section.panel.gallery__head {
            h1 { (title) }
            p { (words.get("gallery-lead")) }
            nav aria-label=(title) {
                ul.chips {
                    @for page in PAGES { li { a.chip href={ "#" (page.meta.id) } { (page.meta.title) } } }
                }
            }
        }
        (both("gallery-common", "common", words, &common(words)))
        (both("gallery-pieces", "pieces", words, &pieces(COMMON)))
        @for page in PAGES {
            section.gallery id=(page.meta.id) aria-labelledby={ (page.meta.id) "-title" } {
                h2 id={ (page.meta.id) "-title" } { (page.meta.title) }
                div.gallery__cover data-cloth=(page.meta.id) aria-hidden="true" { ((page.picture)()) }
                (plates(words, Some(page.meta.id), &kinds(page, words)))
                (plates(words, Some(page.meta.id), &pieces(&format!("/assets/{}", page.sprite_name()))))
            }
        }
    };
    frame(
        site,
        &Framed { title: &title, class: "page--gallery", script: None, game: None, again: None, content },
    )
}

fn both(key: &str, id: &str, words: &Words, content: &Markup) -> Markup {
    html! {
        section.gallery id=(id) aria-labelledby={ (id) "-title" } {
            h2 id={ (id) "-title" } { (words.get(key)) }
            (plates(words, None, content))
        }
    }
}

/// The same twice: on light furniture and on dark.
fn plates(words: &Words, cloth: Option<&str>, content: &Markup) -> Markup {
    html! {
        @for theme in ["light", "dark"] {
            div.gallery__plate data-theme=(theme) data-cloth=[cloth] {
                h3 { (words.get(&format!("site-theme-{theme}"))) }
                (content)
            }
        }
    }
}

/// All symbols of a file.
fn pieces(path: &str) -> Markup {
    let file = assets().iter().find(|asset| asset.path == path);
    let names = file.into_iter().flat_map(|file| {
        file.text().split("<symbol ").skip(1).filter_map(|rest| rest.split("id=\"").nth(1)?.split('"').next())
    });
    html! {
        ul.gallery__pieces {
            // Signs of one colour are shown with the buttons.
            @for name in names.filter(|name| !name.starts_with("s-")) {
                // Animals take their tones from a class with their name.
                @let tones = name.split_once('-').map_or(name, |(_, rest)| rest);
                li class={ "gallery__piece creature--" (tones) } {
                    @for size in SIZES {
                        svg class={ "gallery__" (size) } aria-hidden="true" { use href={ (path) "#" (name) } width="100%" height="100%" {} }
                    }
                    code { (name) }
                }
            }
            // Drawings of maps are about the point 0, 0.
            @for name in file.into_iter().flat_map(|file| file.text().split("<g id=\"").skip(1)).filter_map(|rest| rest.split('"').next()) {
                li.gallery__piece {
                    @for size in SIZES {
                        svg class={ "gallery__" (size) } viewBox="-64 -68 128 142" aria-hidden="true" { use href={ (path) "#" (name) } {} }
                    }
                    code { (name) }
                }
            }
        }
    }
}

/// Signs, seats, buttons and states, which all games share.
fn common(words: &Words) -> Markup {
    html! {
        ul.gallery__row { @for name in icons::names() { li.gallery__sign { (icon(name)) code { (name) } } } }
        ul.gallery__row {
            @for seat in Seat::all(6) { li class={ "gallery__seat seat-" (seat.number()) } { (portrait(seat)) (seat_badge(seat)) } }
        }
        p.gallery__row {
            button.btn.btn--primary type="button" { (words.get("gallery-filled")) }
            button.btn type="button" { (words.get("gallery-outlined")) }
            button.btn.btn--quiet type="button" { (words.get("gallery-quiet")) }
            button.btn.btn--danger type="button" { (words.get("gallery-loss")) }
            button.btn type="button" disabled { (words.get("gallery-off")) }
            button.btn.btn--small type="button" { (words.get("gallery-small")) }
            span.chip { (words.get("gallery-chip")) } span.chip.chip--you { (words.get("seat-you")) }
        }
        (states(words, &html! { svg.creature.creature--stegosaurus aria-hidden="true" { use href={ (COMMON) "#cr-stegosaurus" } {} } }))
    }
}

/// One piece of each kind in every state.
fn kinds(page: &GamePage, words: &Words) -> Markup {
    html! {
        @for (kind, view, drawing) in page.kinds {
            @let tones = drawing.rsplit('-').next().unwrap_or(drawing);
            h4.gallery__kind { (words.get(&format!("gallery-kind-{kind}"))) }
            (states(words, &html! {
                svg class={ "gallery__sample creature--" (tones) } viewBox=(view) aria-hidden="true" { use href={ "/assets/" (drawing) } {} }
            }))
        }
    }
}

/// A piece in every state a piece may be in.
fn states(words: &Words, piece: &Markup) -> Markup {
    html! {
        ul.gallery__row {
            @for (class, key) in [
                ("", "gallery-at-rest"), ("is-legal", "gallery-legal"), ("is-chosen", "gallery-chosen"),
                ("is-legal on-cloth", "gallery-legal-cloth"), ("is-chosen on-cloth", "gallery-chosen-cloth"),
                ("is-dim", "gallery-dim"), ("is-danger", "gallery-danger"), ("player--active", "gallery-now"),
                ("is-focused", "gallery-focus"),
            ] {
                li {
                    div class={ "gallery__state player " (class) } { (piece) @if class == "is-danger" { (icon("bone")) } }
                    (words.get(key))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_shows_its_kinds_of_pieces_in_every_state() {
        let words = Words::new(crate::Lang::En);
        // A game that was just made has no pieces of its own yet.
        let all: Vec<&str> = PAGES.iter().flat_map(|page| page.kinds).map(|(kind, ..)| *kind).collect();
        for kind in ["card", "tile", "hex", "animal", "counter"] {
            assert!(all.contains(&kind), "no {kind} is shown");
        }
        for page in PAGES {
            let id = page.meta.id;
            for (kind, _, drawing) in page.kinds {
                assert!(words.has(&format!("gallery-kind-{kind}")), "{id}: {kind}");
                let (file, name) = drawing.split_once('#').unwrap();
                let file = assets().iter().find(|asset| asset.path == format!("/assets/{file}")).unwrap();
                assert!(file.text().contains(&format!("id=\"{name}\"")), "{id}: {drawing}");
            }
            let shown = kinds(page, &words).into_string();
            for state in ["is-legal", "is-chosen", "is-dim", "is-danger"] {
                assert!(shown.matches(state).count() >= page.kinds.len(), "{id}: {state}");
            }
        }
    }
}
