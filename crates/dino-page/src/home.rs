//! The first page: the games as posters, the reader's tables and tables to watch as small pictures of themselves.

use crate::art::{icon, walk};
use crate::game_page::GamePage;
use crate::games::PAGES;
use crate::model::{HomePage, Site, TableLine};
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
            div { h1 { (words.get("home-title")) } p { (words.get("home-lead")) } (opponents(words)) }
            (walk())
        }
        @if let Some(gone) = &page.gone { (put_back(gone, words)) }
        section.posters aria-label=(words.get("home-games")) { @for game in games { (poster(game, words)) } }
        @if !page.yours.is_empty() { (tables("yours", "home-yours", &page.yours, words)) }
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

/// The levels of bots, each with the animal that stands for it.
pub(crate) const LEVELS: [(&str, &str); 5] = [
    ("egg", "shell"),
    ("hatchling", "pentaceratops"),
    ("grazer", "stegosaurus"),
    ("hunter", "black"),
    ("apex", "trex"),
];

/// Against whom, and how many, where nothing else was ever chosen.
const USUAL_LEVEL: &str = "grazer";
const USUAL_SEATS: &str = "3";

/// The animal of a level.
pub(crate) fn level_mark(animal: &str) -> Markup {
    let tones = if animal == "shell" { "egg" } else { animal };
    html! {
        svg class={ "level creature creature--" (tones) } viewBox="0 0 100 100" aria-hidden="true" {
            use href={ "/assets/pieces.svg#cr-" (animal) } {}
        }
    }
}

/// Against whom one plays at once, and at how many chairs: chosen once, for every game. The script copies it into the forms and
/// remembers it; who has none plays as usual, and chooses in a lobby.
fn opponents(words: &Words) -> Markup {
    html! {
        details.opponents hidden data-opponents {
            summary.btn.btn--small { (icon("people")) span { (words.get("home-opponents")) } span data-chosen {} (icon("down")) }
            div.opponents__panel {
                fieldset {
                    legend { (words.get("home-level")) }
                    @for (level, animal) in LEVELS {
                        label.opponents__level {
                            input type="radio" name="level" value=(level) checked[level == USUAL_LEVEL];
                            (level_mark(animal))
                            span { strong data-name { (words.get(&format!("lobby-bot-{level}"))) } small { (words.get(&format!("lobby-bot-{level}-what"))) } }
                        }
                    }
                }
                fieldset {
                    legend { (words.get("home-chairs")) }
                    div.seg {
                        @for seats in ["2", "3", "4", "5", "6"] {
                            label.seg__choice { input type="radio" name="seats" value=(seats) checked[seats == USUAL_SEATS]; span data-name { (seats) } }
                        }
                    }
                }
            }
        }
    }
}

/// A world's picture over a card that says in one sentence what it is about, in three facts for whom, and lets one begin.
fn poster(page: &GamePage, words: &Words) -> Markup {
    let game = page.meta;
    let start = |mode: &str, class: &str, sign: Option<&str>| {
        html! {
            form method="post" action="/tables" data-fair[mode == "bots"] {
                input type="hidden" name="game" value=(game.id);
                @if mode == "bots" {
                    input type="hidden" name="level" value=(USUAL_LEVEL);
                    input type="hidden" name="seats" value=(USUAL_SEATS);
                }
                button class=(class) type="submit" name="mode" value=(mode) {
                    @if let Some(sign) = sign { (icon(sign)) }
                    (words.get(&format!("home-play-{mode}"))) span.sr-only { " " (game.title) }
                }
            }
        }
    };
    html! {
        article.poster {
            div.poster__art aria-hidden="true" { ((page.picture)()) }
            div.poster__body {
                h2 { (game.title) }
                p { (words.get(&format!("{}-about", game.id))) }
                (facts(page, words))
                div.poster__actions {
                    (start("bots", "btn btn--primary", Some("play")))
                    (start("friends", "btn", None))
                    a.btn.btn--quiet href={ "/rules/" (game.id) } { (words.get("site-rules")) span.sr-only { " " (game.title) } }
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
            h2 id=(id) { (words.get(key)) }
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
