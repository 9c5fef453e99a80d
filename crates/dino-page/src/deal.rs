//! Who played the same deal, and what they made of it.

use crate::art::icon;
use crate::end::shown;
use crate::model::{DealLine, DealPage, Site};
use crate::site::{Framed, frame};
use crate::words::Words;
use maud::{Markup, html};

/// The page of a deal: of the day, or of a table that was played again.
pub fn deal(site: &Site<'_>, page: &DealPage) -> Markup {
    let (words, game) = (site.words, page.game.meta);
    let title = match &page.day {
        Some(day) => {
            words.with("deal-of-day", &[("game", game.title.into()), ("day", day_name(day, words).into())])
        }
        None => words.with("deal-same", &[("game", game.title.into())]),
    };
    let content = html! {
        section.panel {
            h1 { (title) }
            p { (words.get(about(page))) }
            @if let Some(par) = page.par { p { (words.with("deal-par-about", &[("points", shown(par).into())])) } }
            @if page.lines.is_empty() { p.muted { (words.get("deal-nobody")) } }
            ol.table-list.deal__list { @for (place, line) in (1..).zip(&page.lines) { (played(page, place, line, words)) } }
            @if page.day.is_some() {
                form.inline method="post" action="/daily" {
                    input type="hidden" name="game" value=(game.id);
                    button.btn.btn--primary type="submit" { (icon("play")) (words.get("deal-play")) }
                }
            }
            " " a.btn href="/" { (words.get("site-to-home")) }
        }
    };
    let (class, script, game) = ("page--history", None, Some(page.game));
    frame(site, &Framed { title: &title, class, script, game, again: None, content })
}

/// A day as people say it.
pub(crate) fn day_name(day: &str, words: &Words) -> String {
    let mut numbers = day.rsplit('-').map(|part| part.parse::<u32>().unwrap_or_default());
    let (day, month) = (numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default());
    words.with("deal-date", &[("day", day.into()), ("month", month.into())])
}

fn about(page: &DealPage) -> &'static str {
    match page.day {
        Some(_) if page.is_solo => "deal-of-day-alone",
        Some(_) => "deal-of-day-about",
        None => "deal-same-about",
    }
}

fn played(page: &DealPage, place: usize, line: &DealLine, words: &Words) -> Markup {
    let values = [("rank", line.rank.into()), ("points", shown(line.points).into())];
    let key = if page.is_solo { "deal-result-alone" } else { "deal-result" };
    // Alone one is always first: what counts is how well.
    let is_first = if page.is_solo { place == 1 } else { line.rank == 1 };
    html! {
        li.table-line {
            b.deal__place { (place) }
            a.table-line__link href={ "/t/" (line.table) } {
                strong { (line.name) }
                @if line.is_you { " " (words.get("deal-you")) }
            }
            span.history__result { @if is_first { (icon("crown")) } (words.with(key, &values)) }
        }
    }
}
