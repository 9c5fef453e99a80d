//! Going through a replay.

use crate::art::icon;
use crate::model::{Follow, TablePage};
use crate::scene::Scene;
use crate::story::Sign;
use crate::words::Words;
use maud::{Markup, html};

/// How fast it may play by itself.
const SPEEDS: [(&str, &str); 4] = [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")];

/// What happened at the moment shown, in the place of what is asked.
pub(crate) fn told(page: &TablePage<'_>, words: &Words) -> Markup {
    let line = page.log.last().and_then(|line| line.text.lines().next());
    let at = [("at", page.at.into()), ("events", page.events.into())];
    html! {
        div.prompt {
            p.prompt__text { @if let Some(line) = line { (line) } @else { (words.get("replay-begins")) } }
            p.prompt__more { (words.with("replay-moment", &at)) }
        }
        a.btn href={ "/t/" (page.id) } { (icon("door")) (words.get("table-to-table")) }
    }
}

/// Whose board lies in the middle, for who goes through a replay or watches: that of whose turn it is, or always the same.
pub(crate) fn follow(scene: &Scene<'_>, address: &str) -> Markup {
    let (page, words) = (scene.page, scene.words);
    let follows = page.follows.or(scene.you.map(Follow::Seat)).unwrap_or(Follow::Turn);
    html! {
        @if page.view.follows() {
            form.follow method="get" action=(address) data-auto {
                label {
                    span.sr-only { (words.get("follow-title")) }
                    select name="follow" title=(words.get("follow-title")) {
                        option value="0" selected[follows == Follow::Turn] { (words.get("follow-turn")) }
                        @for entry in &page.seats {
                            option value=(entry.seat.number()) selected[follows == Follow::Seat(entry.seat)] { (entry.name) }
                        }
                    }
                }
                button.btn.btn--small type="submit" data-no-script { (words.get("replay-go")) }
            }
        }
    }
}

/// How an address goes on where somebody is to be followed.
fn follow_on(page: &TablePage<'_>) -> String {
    page.follows.map_or_else(String::new, |follows| format!("?follow={}", follows.number()))
}

/// Steps, jumps from turn to turn, a slider on the bar of the rounds, and the moment shown. All of it works without script; the script makes it glide, and puts in anew
/// only what is `data-fresh`.
pub(crate) fn scrubber(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    let on = follow_on(page);
    let to = |moment: usize| format!("/t/{}/replay/{moment}{on}", page.id);
    let step = |key: &str, sign: &str, moment: usize, possible: bool, rel: &str| {
        html! {
            @if possible {
                a.transport id={ "step-" (rel) } data-fresh href=(to(moment)) rel=(rel)
                    aria-label=(words.get(key)) title=(words.get(key)) { (icon(sign)) }
            } @else {
                span.transport.is-off id={ "step-" (rel) } data-fresh aria-hidden="true" { (icon(sign)) }
            }
        }
    };
    let (at, last, [before, after]) = (page.at, page.events, page.steps);
    let [turn_back, turn_on] = page.story.turns_around(at);
    let (play, pause) = (words.get("replay-play"), words.get("replay-pause"));
    html! {
        div.scrubber {
            div.scrubber__steps {
                (step("replay-first", "first", 0, at > 0, "start"))
                (step("replay-turn-back", "turn-back", turn_back.unwrap_or(0), turn_back.is_some(), "turn-prev"))
                (step("replay-previous", "step-back", before, at > 0, "prev"))
                button.transport.transport--play #play type="button" data-play=(play) data-pause=(pause) aria-label=(play) title=(play) hidden {
                    (icon("play")) (icon("pause"))
                }
                (step("replay-next", "step-on", after, at < last, "next"))
                (step("replay-turn-on", "turn-on", turn_on.unwrap_or(last), turn_on.is_some(), "turn-next"))
                (step("replay-end", "last", last, at < last, "end"))
            }
            form.scrubber__form method="get" action={ "/t/" (page.id) "/replay" } {
                (bar(page, words))
                label.sr-only for="moment" { (words.get("replay-go")) }
                input #moment type="range" name="at" min="0" max=(last) value=(at);
                button.btn.btn--small type="submit" data-no-script { (words.get("replay-go")) }
            }
            (follow(scene, &format!("/t/{}/replay/{at}", page.id)))
            label.scrubber__speed for="speed" title=(words.get("replay-speed")) hidden { (icon("fast")) }
            select #speed aria-label=(words.get("replay-speed")) title=(words.get("replay-speed")) hidden {
                @for (value, sign) in SPEEDS { option value=(value) selected[value == "1"] { (sign) } }
            }
            p.sr-only #moment-told role="status" data-fresh {
                (words.with("replay-moment", &[("at", at.into()), ("events", last.into())]))
                @if let Some(line) = page.log.last() { " " (line.text.lines().next().unwrap_or_default()) }
            }
        }
    }
}

/// A piece for each round, with its number, which leads to its beginning; the signs of what mattered stand above. The slider lies
/// on the pieces.
fn bar(page: &TablePage<'_>, words: &Words) -> Markup {
    let (story, last) = (&page.story, page.events.max(1));
    // How far along a moment is, in hundredths: styles may not stand in a page, percents in a drawing may.
    let along = |moment: usize| format!("{:.2}%", 100.0 * moment as f64 / last as f64);
    // What comes before the first round belongs to it.
    let starts = story.rounds.iter().enumerate().map(|(at, (_, from))| if at == 0 { 0 } else { from - 1 });
    let ends = story.rounds.iter().skip(1).map(|(_, from)| from - 1).chain([last]);
    let piece = |class: &str, from: usize, to: usize| {
        html! { @if to > from { rect class=(class) x=(along(from)) y="1.7em" width=(along(to - from)) height=".5em" rx=".25em" {} } }
    };
    // Signs of moments that follow at once stand side by side.
    let mut free = 0;
    let side_by_side = |(moment, sign): &(usize, Sign)| {
        let place = free.max(*moment);
        free = place + last.div_ceil(45);
        (place, sign.icon())
    };
    let signs: Vec<(usize, &str)> = story.signs.iter().map(side_by_side).collect();
    html! {
        svg #story .story data-fresh {
            @if story.rounds.is_empty() { (piece("story__next", 0, last)) (piece("story__past", 0, page.at)) }
            @for ((from, to), (round, start)) in starts.zip(ends).zip(&story.rounds) {
                (piece("story__next", from, to))
                (piece("story__past", from, to.min(page.at)))
                @let label = words.with("replay-round", &[("round", (*round).into())]);
                a.is-now[(from..to).contains(&page.at)] href={ "/t/" (page.id) "/replay/" (start) (follow_on(page)) } data-at=(start) aria-label=(label) {
                    text x=(along((from + to) / 2)) y="3.5em" { (round) }
                }
            }
            g aria-hidden="true" {
                @for (place, name) in signs {
                    svg class={ "story__sign story__sign--" (name) } x=(along(place)) overflow="visible" {
                        use href={ "/assets/pieces.svg#s-" (name) } x="-.55em" width="1.1em" height="1.1em" {}
                    }
                }
            }
        }
    }
}
