//! Find the better move: a decision of the review, to be tried again at the table as it was.

use crate::act;
use crate::advice::advice_panel;
use crate::art::icon;
use crate::model::{Advice, Part, Site, TablePage, Zone};
use crate::scene::Scene;
use crate::site::{Framed, frame};
use crate::stage;
use crate::table;
use crate::words::Words;
use maud::{Markup, html};

/// What came of a try.
#[derive(Debug, Default)]
pub struct Tried {
    /// What was tried, in words; nothing where somebody only wants to be shown.
    pub label: Option<String>,
    /// What it gives away against the best, in tenths of a game of a hundred.
    pub loss: i32,
    /// Whether that is close enough to the best.
    pub is_good: bool,
    /// The best, once it is found or asked for.
    pub best: Option<Advice>,
}

/// The table as it was, with the same choices; `done` is what was played then, `next` the next decision to be tried.
pub fn puzzle(
    site: &Site<'_>,
    page: &TablePage<'_>,
    done: &str,
    tried: Option<&Tried>,
    next: Option<usize>,
) -> Markup {
    let (scene, words, game) = (Scene::new(site, page), site.words, page.game());
    let title = words.with("puzzle-page-title", &[("game", game.meta.title.into())]);
    let address = format!("/t/{}/review/{}", page.id, page.at);
    let mut parts = vec![
        Part::new("prompt", "step__asked", Zone::Step, asked(done, tried, words)),
        Part::new("offers", "offers", Zone::Step, choices(&scene, &address, words)),
    ];
    parts.extend(page.view.parts(&scene));
    let zone = |zone: Zone| {
        html! { @for part in parts.iter().filter(|part| part.zone == zone) { (part.in_page()) } }
    };
    let content = html! {
        div.stage data-page="puzzle" data-base=(address) data-game=(game.meta.id) data-seats=(page.seats.len()) {
            h1.sr-only { (title) }
            (stage::bar(site, Some(game), &zone(Zone::Bar), &tools(page, words)))
            section.others data-alone[page.seats.len() == 2] aria-label=(words.get("table-others")) { (zone(Zone::Others)) }
            div.middle {
                section.middle__shared { (zone(Zone::Shared)) }
                section.middle__board { (zone(Zone::Board)) }
                section.middle__act { (zone(Zone::Act)) }
            }
            section.mine {
                div.step { (zone(Zone::Step)) (table::path(words)) }
                (Part::new("advice", "advice", Zone::Step, ways(page, &address, tried, next, words)).in_page())
                div.tray { (zone(Zone::Mine)) }
            }
            (table::machinery(words))
        }
    };
    let (class, script, game) = ("page--table", Some("/assets/table.js"), Some(game));
    frame(site, &Framed { title: &title, class, script, game, again: None, content })
}

/// The question, and what came of the last try.
fn asked(done: &str, tried: Option<&Tried>, words: &Words) -> Markup {
    let (kind, question) = match tried {
        Some(tried) if tried.is_good => (" puzzle--good", "puzzle-solved"),
        Some(tried) if tried.label.is_some() => (" puzzle--bad", "puzzle-question"),
        _ => ("", "puzzle-question"),
    };
    html! {
        div class={ "prompt prompt--you" (kind) } {
            p.prompt__text { (words.get(question)) }
            p.prompt__more role="status" { (answer(done, tried, words)) }
        }
    }
}

/// The best, once it is found or asked for, and where to go from here.
fn ways(
    page: &TablePage<'_>,
    address: &str,
    tried: Option<&Tried>,
    next: Option<usize>,
    words: &Words,
) -> Markup {
    let best = tried.and_then(|tried| tried.best.as_ref());
    let class = if best.is_some() { "btn btn--small btn--primary" } else { "btn btn--small" };
    html! {
        div.puzzle__ways {
            @match best {
                Some(best) => (advice_panel(None, best, words)),
                None => form.inline method="post" action=(address) data-fetch {
                    input type="hidden" name="show" value="on";
                    button.btn.btn--small type="submit" { (icon("foot")) (words.get("puzzle-show")) }
                },
            }
            @match next {
                Some(next) => a class=(class) href={ "/t/" (page.id) "/review/" (next) } { (words.get("puzzle-next")) },
                None => a class=(class) href={ "/t/" (page.id) "/review" } { (words.get("puzzle-back")) },
            }
        }
    }
}

fn tools(page: &TablePage<'_>, words: &Words) -> Markup {
    let tool = |address: String, sign: &str, label: String| {
        html! { a.tool href=(address) title=(label) { (icon(sign)) span.tool__label { (label) } } }
    };
    html! {
        (tool(format!("/t/{}/replay/{}", page.id, page.at), "play", words.get("review-see")))
        (tool(format!("/t/{}/review", page.id), "back", words.get("review-link")))
    }
}

/// What was played then, or what came of the try.
fn answer(done: &str, tried: Option<&Tried>, words: &Words) -> String {
    match tried.and_then(|tried| Some((tried, tried.label.as_deref()?))) {
        Some((tried, label)) => {
            let values = [("label", label.into()), ("loss", super::tenths(tried.loss, words).into())];
            words.with(if tried.is_good { "puzzle-good" } else { "puzzle-not-yet" }, &values)
        }
        None => words.with("puzzle-played", &[("done", done.into())]),
    }
}

/// All that could be done then, as forms of this page.
fn choices(scene: &Scene<'_>, address: &str, words: &Words) -> Markup {
    let Some(you) = scene.you else { return html! {} };
    let offers = scene.page.view.offers(you, &scene.names, words);
    let forms = act::forms(address, you, scene.page.at, &offers, words);
    Part::new("offers", "offers", Zone::Step, forms).in_page()
}
