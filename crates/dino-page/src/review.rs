//! The review of a game: who would have won, what made the result, what could have been better.

mod chart;
mod puzzle;

use crate::art::{icon, seat_badge};
use crate::model::{ReviewPage, Reviewed, ReviewedDecision, Site, TurningPoint};
use crate::show::name;
use crate::site::{Again, Framed, frame};
use crate::stage;
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, PreEscaped, html};

pub use chart::{chart_document, tenths};
pub use puzzle::{Tried, puzzle};

/// The page. While nothing is known yet it says how far that is, and looks again.
pub fn review(site: &Site<'_>, page: &ReviewPage) -> Markup {
    let words = site.words;
    let who = name(&page.names, page.seat);
    let title =
        words.with("review-page-title", &[("game", page.game.meta.title.into()), ("name", who.into())]);
    let status = html! { span.review__whose { (words.get("review-link")) } (seats(page)) };
    let content = html! {
        div.review data-page="review" data-progress=[page.progress] data-found[page.found.is_some()] {
            (stage::bar(site, Some(page.game), &status, &tools(site, page)))
            h1.sr-only { (title) }
            @match &page.found {
                Some(found) => (whole(page, found, words)),
                None => section.review__wait.review__card {
                    h2 { (words.get("review-waits")) }
                    progress max="100" value=(page.progress.unwrap_or_default()) { (page.progress.unwrap_or_default()) " %" }
                    p { (words.get("review-waits-about")) }
                },
            }
        }
    };
    let address = format!("/t/{}/review?as={}", page.id, page.seat.number());
    let again = page.progress.map(|_| Again { seconds: if page.found.is_some() { 20 } else { 3 }, address });
    let script = page.progress.map(|_| "/assets/review.js");
    frame(
        site,
        &Framed { title: &title, class: "page--review", script, game: Some(page.game), again, content },
    )
}

fn tools(site: &Site<'_>, page: &ReviewPage) -> Markup {
    let words = site.words;
    html! {
        a.tool href={ "/t/" (page.id) "/replay/0" } title=(words.get("end-replay")) { (icon("play")) span.tool__label { (words.get("end-replay")) } }
        a.tool href={ "/t/" (page.id) } title=(words.get("table-to-table")) { (icon("back")) span.tool__label { (words.get("table-to-table")) } }
        (stage::menu(words, &stage::imprint(site, Some(page.game))))
    }
}

/// Whose review: each seat has its own.
fn seats(page: &ReviewPage) -> Markup {
    html! {
        nav.review__seats {
            @for (seat, name) in Seat::all(page.names.len() as u8).zip(&page.names) {
                a href={ "/t/" (page.id) "/review?as=" (seat.number()) } aria-current=[(seat == page.seat).then_some("page")] {
                    (seat_badge(seat)) " " (name)
                }
            }
        }
    }
}

fn whole(page: &ReviewPage, found: &Reviewed, words: &Words) -> Markup {
    html! {
        (verdict(found, words))
        div.review__grid {
            section.review__card.review__chart {
                h2 { (words.get("review-chart")) " " small { (words.get("review-chart-about")) } }
                (chart::chart(page, found, words))
                (not_own(page, found, words))
            }
            section.review__card {
                h2 { (words.get("review-account")) " " small { (words.get("review-account-about")) } }
                (waterfall(page, found, words))
            }
            section.review__card { (decisions(page, found, words)) }
        }
        @if !found.turning_points.is_empty() {
            section.review__turns aria-label=(words.get("review-turning-points")) {
                @for (number, point) in (1..).zip(&found.turning_points) { (turning_point(page, number, point, words)) }
            }
        }
        (foot(page, found, words))
    }
}

/// The review in a sentence.
fn verdict(found: &Reviewed, words: &Words) -> Markup {
    /// From so many tenths of a game on it is called luck.
    const LUCKY: i32 = 50;
    let luck = match found.account[1] {
        LUCKY.. => "lucky",
        luck if luck <= -LUCKY => "unlucky",
        _ => "even",
    };
    let won = if found.has_won { "won" } else { "lost" };
    let values = [("all", found.all.into()), ("good", (found.all - found.decisions.len()).into())];
    html! {
        p.review__verdict {
            b { (words.get(&format!("review-verdict-{won}-{luck}"))) } " "
            span { (words.with("review-verdict-decisions", &values)) }
        }
    }
}

/// What made the result, as columns that add up: what each changes stands on what came before it.
fn waterfall(page: &ReviewPage, found: &Reviewed, words: &Words) -> Markup {
    let [start, luck, own, others, result] = found.account;
    let tops = [start, start + luck, start + luck + own, start + luck + own + others];
    // What goes below nothing or above all on the way is drawn too, all of it smaller.
    let (low, high) = tops.iter().fold((0, 1000), |(low, high), top| (low.min(*top), high.max(*top)));
    let y = |tenths: i32| 126.0 - 120.0 * (tenths - low) as f32 / (high - low) as f32;
    let column = |key: &str, kind: &str, from: i32, to: i32, text: String| {
        let (top, bottom) = (y(from.max(to)), y(from.min(to)));
        let height = (bottom - top).max(2.0);
        // In a low column there is no room for its number: it stands above.
        let baseline = if height < 24.0 { (top - 5.0).max(16.0) } else { top + height / 2.0 + 6.0 };
        html! {
            li class={ "water__bar water__bar--" (kind) } {
                svg.water__column viewBox="0 0 80 130" aria-hidden="true" {
                    path.water__ground d={ "M2 " (y(0)) "H78" } {}
                    rect x="6" y=(top) width="68" height=(height) rx="7" {}
                    text x="40" y=(baseline) text-anchor="middle" { (text) }
                }
                b { (words.get(&format!("review-{key}"))) }
                span.sr-only { (text) }
                small { (about(key, page, words)) }
            }
        }
    };
    let change = |key: &str, from: i32, by: i32| {
        column(key, if by < 0 { "down" } else { "up" }, from, from + by, signed(by, words))
    };
    html! {
        ol.water {
            (column("start", "start", 0, start, tenths(start, words)))
            (change("luck", start, luck))
            (change("own", tops[1], own))
            (change("others", tops[2], others))
            (column("result", "end", 0, result, tenths(result, words)))
        }
    }
}

/// The largest of what fell and of what others did.
fn not_own(page: &ReviewPage, found: &Reviewed, words: &Words) -> Markup {
    html! {
        div.review__effects {
        @for (key, effects) in ["review-luck", "review-others"].into_iter().zip(&found.not_own) {
            @if !effects.is_empty() {
                ul.effects aria-label=(words.get(key)) {
                    @for one in effects {
                        li { b { (words.get(key)) } a href={ "/t/" (page.id) "/replay/" (one.at) } { (one.told) } strong { (signed(one.part, words)) } }
                    }
                }
            }
        }
        }
    }
}

fn about(key: &str, page: &ReviewPage, words: &Words) -> String {
    let values = [("seats", page.names.len().into())];
    match key {
        "result" => {
            let won = page.found.as_ref().is_some_and(|found| found.has_won);
            words.get(if won { "review-result-won" } else { "review-result-lost" })
        }
        key => words.with(&format!("review-{key}-about"), &values),
    }
}

fn decisions(page: &ReviewPage, found: &Reviewed, words: &Words) -> Markup {
    let values = [("all", found.all.into()), ("good", (found.all - found.decisions.len()).into())];
    let key = if page.is_yours { "review-decisions-yours" } else { "review-decisions" };
    html! {
        h2 { (words.with(key, &values)) " " small { (words.with("review-decisions-good", &values)) } }
        ul.judged { @for one in found.decisions.iter().take(SHOWN) { (judged(page, one, words)) } }
        @if found.decisions.len() > SHOWN {
            details.judged__more {
                summary { (words.with("review-decisions-more", &[("count", (found.decisions.len() - SHOWN).into())])) }
                ul.judged { @for one in found.decisions.iter().skip(SHOWN) { (judged(page, one, words)) } }
            }
        }
        @if found.decisions.is_empty() { p.muted { (words.get("review-decisions-none")) } }
        p.muted { small { (words.get("review-thresholds")) } }
    }
}

/// How many of the worst decisions are in sight at once.
const SHOWN: usize = 4;

fn judged(page: &ReviewPage, one: &ReviewedDecision, words: &Words) -> Markup {
    html! {
        li class={ "judged__line judged__line--" (one.mark) } {
            (chart::sign(one.mark))
            a href={ "/t/" (page.id) "/replay/" (one.at) } {
                b { (words.get(&format!("review-{}", one.mark))) } " " (one.done)
                small { (place_and_better(one, words)) }
            }
            strong { (signed(-one.loss, words)) }
        }
    }
}

fn place_and_better(one: &ReviewedDecision, words: &Words) -> String {
    let better = words.with("review-better", &[("better", one.better.as_str().into())]);
    if one.place.is_empty() { better } else { format!("{}; {better}", one.place) }
}

fn turning_point(page: &ReviewPage, number: usize, point: &TurningPoint, words: &Words) -> Markup {
    html! {
        article.review__card.turning {
            div.turning__scene {
                span.foot { (icon("foot")) b { (number) } }
                @if let Some(picture) = &point.picture { span.turning__picture { (PreEscaped(picture)) } }
            }
            div.turning__text {
                h3 { (point.told) } small { (point.place) }
                @if let Some(why) = &point.why { p { (why) } }
            }
            div.turning__foot {
                span class={ "turning__swing" (if point.swing < 0 { " is-bad" } else { "" }) } { (signed(point.swing, words)) }
                a.btn.btn--small href={ "/t/" (page.id) "/replay/" (point.events[1]) } { (words.get("review-see")) }
                @if page.may_play {
                    form.inline method="post" action={ "/t/" (page.id) "/play-on" } {
                        input type="hidden" name="at" value=(point.events[0]);
                        input type="hidden" name="seat" value=(page.seat.number());
                        button.btn.btn--small type="submit" { (words.get("review-play-on")) }
                    }
                }
            }
        }
    }
}

/// What to do next: retry what could be better, or play the same deal again.
fn foot(page: &ReviewPage, found: &Reviewed, words: &Words) -> Markup {
    let count = [("count", found.decisions.len().into())];
    html! {
        section.review__foot {
            @if page.progress.is_some() {
                p.review__deeper role="status" { (words.with("review-deeper", &[("percent", page.progress.unwrap_or_default().into())])) }
            }
            @if found.decisions.is_empty() { p { b { (words.get("review-nothing-better")) } } }
            @else { p { b { (words.with("review-could-be-better", &count)) } " " (words.get("review-try-again")) } }
            @if page.may_play {
                form.inline method="post" action={ "/t/" (page.id) "/same-deal" } {
                    button.btn type="submit" name="with" value="bots" { (words.get("review-same-deal")) }
                    button.btn.btn--quiet type="submit" name="with" value="friends" { (words.get("review-same-deal-friends")) }
                }
            }
            @if let Some(first) = found.decisions.iter().min_by_key(|one| one.at) {
                a.btn.btn--primary href={ "/t/" (page.id) "/review/" (first.at) } { (icon("find")) (words.get("review-puzzles")) }
            }
        }
    }
}

/// A number of games with its sign, as people write it: tenths of a game where they say something.
pub(crate) fn signed(tenths: i32, words: &Words) -> String {
    let sign = if tenths < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", chart::tenths(tenths.abs(), words))
}
