//! The first page: the games as posters, the reader's tables and tables to watch as small pictures of themselves.

use crate::art::{icon, walk};
use crate::deal::day_name;
use crate::end::shown;
use crate::game_page::GamePage;
use crate::games::PAGES;
use crate::lesson::{Kind, of_kind, poster_button};
use crate::model::{DailyLine, HomePage, Site, TableLine};
use crate::site::{Framed, frame};
use crate::thumb::thumb;
use crate::words::Words;
use dino_core::TableStatus;
use maud::{Markup, html};

/// The first page.
pub fn home(site: &Site<'_>, page: &HomePage) -> Markup {
    let words = site.words;
    // The quickest game first: whoever only looks in is at a table soonest.
    let mut games = PAGES;
    games.sort_by_key(|game| game.meta.minutes);
    let content = html! {
        section.hero {
            div { h1 { (words.get("home-title")) } p { (words.get("home-lead")) } }
            (walk())
        }
        @if let Some(gone) = &page.gone { (put_back(gone, words)) }
        section.posters aria-label=(words.get("home-games")) { @for game in games { (poster(game, page, words)) } }
        div.home__below {
            @if !page.yours.is_empty() { (tables("yours", "home-yours", &page.yours, words)) }
            (deals(page, &games, words))
        }
        @if !page.open.is_empty() { (tables("open", "home-open", &page.open, words)) }
    };
    frame(
        site,
        &Framed {
            title: &words.get("home-page-title"),
            class: "page--home",
            script: Some("/assets/home.js"),
            game: None,
            again: None,
            content,
        },
    )
}

/// A world's picture over a card that says in one sentence what it is about, in three facts for whom, and lets one begin.
fn poster(page: &GamePage, home: &HomePage, words: &Words) -> Markup {
    let game = page.meta;
    // Who has not played yet learns first.
    let progress = home.learning.iter().find(|(id, _)| *id == game.id).map(|(_, progress)| progress.clone());
    let progress = progress.unwrap_or_default();
    let first = !home.played.contains(&game.id) && of_kind(game.id, Kind::Lesson).next().is_some();
    let learn = |class: &str| poster_button(page, &progress, class, words);
    let play = if first { "btn" } else { "btn btn--primary" };
    html! {
        article.poster {
            div.poster__art aria-hidden="true" { ((page.picture)()) }
            div.poster__body {
                h2 { (game.title) }
                p { (words.get(&format!("{}-about", game.id))) }
                (facts(page, words))
                div.poster__actions {
                    @if first { (learn("btn btn--primary").unwrap_or_default()) }
                    a class=(play) href={ "/start/" (game.id) } data-start { @if !first { (icon("play")) } (words.get("home-play-bots")) span.sr-only { " " (game.title) } }
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(game.id);
                        button.btn type="submit" name="mode" value="friends" { (words.get("home-play-friends")) span.sr-only { " " (game.title) } }
                    }
                    @if !first && let Some(learn) = learn("btn btn--quiet") { (learn) } @else if !first {
                        a.btn.btn--quiet href={ "/rules/" (game.id) } { (words.get("site-rules")) span.sr-only { " " (game.title) } }
                    }
                }
            }
        }
    }
}

/// For how many, how long, from what age.
pub(crate) fn facts(page: &GamePage, words: &Words) -> Markup {
    let game = page.meta;
    let seats = words.with("home-seats", &[("min", game.min_seats.into()), ("max", game.max_seats.into())]);
    let minutes = words.with("home-minutes", &[("minutes", game.minutes.into())]);
    let age = words.with("home-age", &[("age", game.age.into())]);
    html! {
        ul.facts {
            @for (sign, fact) in [("people", seats), ("clock", minutes), ("cake", age)] { li { (icon(sign)) (fact) } }
        }
    }
}

fn tables(id: &str, key: &str, lines: &[TableLine], words: &Words) -> Markup {
    let own = id == "yours";
    html! {
        section.tables aria-labelledby=(id) {
            div.tables__head { h2 id=(id) { (words.get(key)) } @if own { a href="/history" { (words.get("home-history")) } } }
            ul.tables__list {
                @for line in lines {
                    li.table-card.is-turn[line.waits_for_you] {
                        a.table-card__link href={ "/t/" (line.id) } {
                            (thumb(line))
                            span.table-card__text {
                                strong { (line.game.meta.title) }
                                @if line.waits_for_you { span.table-card__turn { (words.get("home-your-turn")) } }
                                @else { span.table-card__state { (status(line, words)) } }
                                span.table-card__names { (line.names.join(", ")) }
                            }
                        }
                        @if own && line.may_go { (forget(line, words)) }
                    }
                }
            }
        }
    }
}

/// The deals of the day: the same for everybody, with the best so far and what the reader made of them.
fn deals(page: &HomePage, games: &[&'static GamePage], words: &Words) -> Markup {
    let of = |game: &&'static GamePage| page.deals.iter().find(|line| line.game.meta.id == game.meta.id);
    html! {
        section.daily aria-labelledby="daily" {
            div.daily__head { h2 #daily { (icon("sun")) (words.get("deal-all")) } span { (day_name(&page.day, words)) } }
            ul.daily__list { @for line in games.iter().filter_map(of) { (daily(line, words)) } }
        }
    }
}

fn daily(line: &DailyLine, words: &Words) -> Markup {
    let game = line.game.meta;
    let par = line.par.map(|par| words.with("deal-par", &[("points", shown(par).into())]));
    let best = line.best.as_ref().map(|(name, points)| {
        words.with("deal-best", &[("points", shown(*points).into()), ("name", name.as_str().into())])
    });
    let about: Vec<String> = [par, best].into_iter().flatten().collect();
    html! {
        li.daily__line {
            svg.daily__pic data-cloth=(game.id) viewBox="0 0 56 56" aria-hidden="true" {
                rect.thumb__cloth width="56" height="56" {}
                use href={ "/assets/thumbs.svg#" (game.id) } x="-52" y="0" width="160" height="57" {}
            }
            a.daily__name href={ "/deals/daily-" (game.id) } {
                strong { (game.title) }
                small { @if about.is_empty() { (words.get("deal-be-first")) } @else { (about.join(", ")) } }
            }
            @match line.own {
                Some((points, place)) => a.daily__own href={ "/deals/daily-" (game.id) } {
                    (icon("check")) (words.with("deal-own", &[("points", shown(points).into()), ("place", place.into())]))
                },
                None => form.inline method="post" action="/daily" {
                    input type="hidden" name="game" value=(game.id);
                    button.btn.btn--small type="submit" { (words.get("deal-go")) span.sr-only { " " (game.title) } }
                },
            }
        }
    }
}

fn forget(line: &TableLine, words: &Words) -> Markup {
    let label = words.with("home-forget", &[("game", line.game.meta.title.into())]);
    html! {
        form.table-card__forget method="post" action={ "/t/" (line.id) "/forget" } {
            button type="submit" aria-label=(label) title=(label) { (icon("close")) }
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
        TableStatus::Running if !line.waits_for.is_empty() => {
            words.with("home-status-waits", &[("names", line.waits_for.join(", ").into())])
        }
        TableStatus::Running => words.get("home-status-running"),
        TableStatus::Over => words.get("home-status-over"),
    }
}
