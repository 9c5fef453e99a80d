//! The first page: the games, the reader's tables, and tables to watch.

use crate::game_page::GamePage;
use crate::games::PAGES;
use crate::model::{HomePage, Site, TableLine};
use crate::site::{Framed, frame};
use crate::words::Words;
use dino_core::TableStatus;
use maud::{Markup, html};

/// The first page.
pub fn home(site: &Site<'_>, page: &HomePage) -> Markup {
    let words = site.words;
    let content = html! {
        section.hero {
            h1 { (words.get("home-title")) }
            p { (words.get("home-lead")) }
        }
        @if let Some(gone) = &page.gone { (put_back(gone, words)) }
        @if !page.yours.is_empty() { (tables("yours", "home-yours", &page.yours, words)) }
        section aria-labelledby="games" {
            h2 #games { (words.get("home-games")) }
            div.game-grid { @for game in PAGES { (card(game, words)) } }
        }
        @if page.open.is_empty() {
            section.panel { h2 { (words.get("home-open")) } p.muted { (words.get("home-open-none")) } }
        } @else {
            (tables("open", "home-open", &page.open, words))
        }
    };
    frame(
        site,
        &Framed {
            title: &words.get("home-page-title"),
            class: "page--home",
            script: Some("/assets/fair.js"),
            game: None,
            again: None,
            content,
        },
    )
}

fn card(page: &GamePage, words: &Words) -> Markup {
    let game = page.meta;
    let start = |mode: &str, class: &str| {
        html! {
            form method="post" action="/tables" data-fair[mode == "bots"] {
                input type="hidden" name="game" value=(game.id);
                button class=(class) type="submit" name="mode" value=(mode) { (words.get(&format!("home-play-{mode}"))) }
            }
        }
    };
    let seats = [("min", game.min_seats.into()), ("max", game.max_seats.into())];
    html! {
        article.game-card {
            div.game-card__art aria-hidden="true" { ((page.picture)()) }
            div.game-card__body {
                h3 { (game.title) }
                p.game-card__kind { (words.get(&format!("{}-kind", game.id))) }
                p { (words.get(&format!("{}-about", game.id))) }
                ul.chips {
                    li.chip { (words.with("home-seats", &seats)) }
                    li.chip { (words.with("home-minutes", &[("minutes", game.minutes.into())])) }
                    li.chip { (words.with("home-age", &[("age", game.age.into())])) }
                }
                div.game-card__actions {
                    (start("bots", "btn btn--primary"))
                    (start("friends", "btn"))
                    a.btn.btn--quiet href={ "/rules/" (game.id) } { (words.get("site-rules")) }
                }
            }
        }
    }
}

fn tables(id: &str, key: &str, lines: &[TableLine], words: &Words) -> Markup {
    let own = id == "yours";
    html! {
        section.panel aria-labelledby=(id) {
            h2 id=(id) { (words.get(key)) }
            ul.table-list {
                @for line in lines {
                    li.table-line.table-line--you[line.waits_for_you] {
                        a.table-line__link href={ "/t/" (line.id) } {
                            strong { (line.game.meta.title) }
                            span.table-line__names { (line.names.join(", ")) }
                        }
                        @if line.waits_for_you { span.chip.chip--you { (words.get("home-your-turn")) } }
                        span.chip { (status(line, words)) }
                        @if own && line.may_go { (forget(line, words)) }
                    }
                }
            }
        }
    }
}

fn forget(line: &TableLine, words: &Words) -> Markup {
    let label = words.with("home-forget", &[("game", line.game.meta.title.into())]);
    html! {
        form.table-line__forget method="post" action={ "/t/" (line.id) "/forget" } {
            button.btn.btn--quiet.btn--small type="submit" aria-label=(label) title=(label) { "✕" }
        }
    }
}

/// Taking a table off the list costs one click, and so does having it back.
fn put_back(line: &TableLine, words: &Words) -> Markup {
    html! {
        section.panel.row role="status" {
            span { (words.with("home-forgotten", &[("game", line.game.meta.title.into())])) }
            form method="post" action={ "/t/" (line.id) "/keep" } {
                button.btn.btn--small type="submit" { (words.get("home-keep")) }
            }
        }
    }
}

fn status(line: &TableLine, words: &Words) -> String {
    match line.status {
        TableStatus::Lobby => words.with("home-status-lobby", &[("free", line.free.into())]),
        TableStatus::Running => words.get("home-status-running"),
        TableStatus::Over => words.get("home-status-over"),
    }
}
