//! The games one has played: how often and how well, and each with its result.

use crate::art::icon;
use crate::end::shown;
use crate::model::{GameCount, HistoryLine, HistoryPage, Site};
use crate::site::{Framed, frame};
use crate::words::Words;
use maud::{Markup, html};

/// The page.
pub fn history(site: &Site<'_>, page: &HistoryPage) -> Markup {
    let words = site.words;
    let title = words.get("history-title");
    let content = html! {
        section.panel aria-labelledby="history" {
            h1 #history { (title) }
            @if page.lines.is_empty() { p { (words.get("history-none")) } }
            ul.history__games { @for count in &page.games { (game(count, words)) } }
            ol.table-list { @for line in &page.lines { (played(line, words)) } }
            (turn(page, words))
            p { a.btn.btn--small href="/" { (words.get("site-to-home")) } }
        }
    };
    let title = words.get("history-page-title");
    frame(
        site,
        &Framed { title: &title, class: "page--history", script: None, game: None, again: None, content },
    )
}

/// A game with what was made of it.
fn game(count: &GameCount, words: &Words) -> Markup {
    html! {
        li.history__game {
            strong { (count.game.meta.title) }
            span { (words.with("history-played", &[("games", count.played.into())])) }
            @if count.won > 0 { span { (icon("crown")) (words.with("history-won", &[("games", count.won.into())])) } }
            @if let Some(best) = count.best { span { (words.with("history-best", &[("points", shown(best).into())])) } }
        }
    }
}

/// A table that is over, as a link to it.
fn played(line: &HistoryLine, words: &Words) -> Markup {
    html! {
        li.table-line {
            a.table-line__link href={ "/t/" (line.id) } {
                strong { (line.game.meta.title) }
                @if !line.others.is_empty() { " " (words.with("history-with", &[("names", line.others.join(", ").into())])) }
            }
            @match line.result {
                Some(result) => span.history__result {
                    @if result.rank == 1 && result.of > 1 { (icon("crown")) }
                    @let place = [("rank", result.rank.into()), ("of", result.of.into())];
                    @match result.points {
                        Some(points) => (words.with("history-result", &[place[0].clone(), place[1].clone(), ("points", shown(points).into())])),
                        None => (words.with("history-resigned", &place)),
                    }
                },
                None => span.muted { (words.get("home-status-over")) },
            }
            time datetime=(line.date) { (line.date) }
        }
    }
}

/// The way to other pages.
fn turn(page: &HistoryPage, words: &Words) -> Markup {
    html! {
        @if page.pages > 1 {
            nav.row aria-label=(words.get("history-pages")) {
                @if page.page > 1 { a.btn.btn--small rel="prev" href={ "/history?page=" (page.page - 1) } { (words.get("history-later")) } }
                span.muted { (words.with("history-page", &[("page", page.page.into()), ("pages", page.pages.into())])) }
                @if page.page < page.pages { a.btn.btn--small rel="next" href={ "/history?page=" (page.page + 1) } { (words.get("history-earlier")) } }
            }
        }
    }
}
