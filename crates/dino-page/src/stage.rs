//! What lies around every table: the bar, its tools, the menu, the cloth.

use crate::art::icon;
use crate::game_page::GamePage;
use crate::model::Site;
use crate::site::{switches, whose};
use crate::words::Words;
use maud::{Markup, PreEscaped, html};

/// The cloth a page lies on: each game has its own, and so has the house.
pub(crate) fn world(game: Option<&GamePage>) -> Markup {
    let shapes = game.map_or(crate::art::HOUSE, |game| game.world);
    html! { svg.world aria-hidden="true" { (PreEscaped(shapes)) } }
}

/// The bar: the way home, which game it is, how far it is, and tools.
pub(crate) fn bar(site: &Site<'_>, game: Option<&GamePage>, status: &Markup, tools: &Markup) -> Markup {
    let words = site.words;
    html! {
        header.bar {
            a.bar__home href="/" aria-label=(words.get("site-home")) {
                @if game.is_some() { (crate::art::mark()) } @else { (crate::art::logo()) }
            }
            @if let Some(game) = game { span.bar__title { (game.meta.title) } }
            div.bar__status { (status) }
            div.bar__tools { (tools) }
        }
    }
}

/// A button of the bar that opens a half of the drawer, with how much is new there.
pub(crate) fn drawer_tool(which: &str, label: &str) -> Markup {
    html! {
        a.tool href={ "#" (which) } data-drawer=(which) data-key=(which.get(..1).unwrap_or_default()) title=(label) {
            (icon(which)) span.tool__label { (label) } i.tool__count data-unread=(which) hidden {}
        }
    }
}

/// The menu at the end of the bar.
pub(crate) fn menu(words: &Words, content: &Markup) -> Markup {
    html! {
        details.menu {
            summary.tool title=(words.get("table-menu")) { (icon("menu")) span.sr-only { (words.get("table-menu")) } }
            div.menu__panel.table-tools { (content) }
        }
    }
}

/// What every menu ends with: language and light, and whose game it is.
pub(crate) fn imprint(site: &Site<'_>, game: Option<&GamePage>) -> Markup {
    html! {
        div.site-settings { (switches(site)) }
        div.imprint {
            @for key in whose(game, site.words) { p { (site.words.get(&key)) } }
            p { (site.words.get("site-not-affiliated")) }
        }
    }
}

/// How far a step of a round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// It is over.
    Past,
    /// It is now.
    Now,
    /// It is to come.
    Next,
}

/// The phases of a round by their names, the present one in gold.
pub(crate) fn phases(phases: &[(String, Phase)]) -> Markup {
    html! {
        ol.phases {
            @for (name, phase) in phases {
                @match phase {
                    Phase::Past => li.phases__past { (icon("check")) (name) },
                    Phase::Now => li.phases__now aria-current="step" { (name) },
                    Phase::Next => li { (name) },
                }
            }
        }
    }
}

/// Rounds as dots: those that are over, the present one, those to come.
pub(crate) fn dots(now: u8, all: u8) -> Markup {
    html! {
        span.dots aria-hidden="true" {
            @for round in 1..=all { i.is-past[round < now].is-now[round == now] {} }
        }
    }
}
