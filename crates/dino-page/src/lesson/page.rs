//! What a lesson adds to the table it is played at: who speaks, how far one is, what is lit.

use super::{Kind, Lesson, LessonPage, light, of_kind};
use crate::art::icon;
use crate::game_page::GamePage;
use crate::model::{Part, Site};
use crate::site::{Framed, frame};
use crate::stage;
use crate::words::Words;
use maud::{Markup, PreEscaped, html};

/// The one who speaks: the animal of the house.
fn narrator() -> Markup {
    html! {
        svg.said__who.creature--trex viewBox="0 0 100 100" aria-hidden="true" { use href="/assets/pieces.svg#cr-trex" {} }
    }
}

/// A text with what is `**strong**` in it.
fn emphasised(text: &str) -> Markup {
    html! {
        @for (at, piece) in text.split("**").enumerate() {
            @if at % 2 == 1 { strong { (piece) } } @else { (piece) }
        }
    }
}

/// The card of the one who speaks: the step's words, or the answer to what was tried.
pub(crate) fn said(page: &LessonPage<'_>, words: &Words) -> Markup {
    let key = page.lesson.step_key(page.step);
    let (title, text) = match (&page.answer, page.lesson.kind, page.now()) {
        (Some(answer), ..) => (answer.title.clone(), answer.text.clone()),
        (None, Kind::Lesson, Some(_)) => (words.get(&format!("{key}-title")), words.get(&key)),
        (None, Kind::Lesson, None) => (words.get("lesson-done"), words.get(&key)),
        (None, Kind::Practice, Some(_)) => (words.get("practice-question"), words.get(&key)),
        (None, Kind::Practice, None) => (words.get("practice-right"), words.get(&key)),
    };
    let lit: Vec<&str> =
        page.now().map_or_else(Vec::new, |step| step.lit.iter().map(String::as_str).collect());
    html! {
        div.said__card data-lights=(lit.join(" ")) data-answer[page.answer.is_some()] {
            (narrator())
            div.said__words {
                h2 { (title) }
                p { (emphasised(&text)) }
                @if let Some(shown) = &page.shown { p.said__shown { (icon("foot")) (words.with("lesson-shown", &[("what", shown.label.as_str().into())])) } }
                @if page.answer.is_some() {
                    div.said__actions {
                        a.btn.btn--primary href=(page.address) data-go { (words.get("lesson-again")) }
                        @if page.shown.is_none() { a.btn href={ (page.address) "?show=1" } data-go { (icon("eye")) (words.get("lesson-show")) } }
                    }
                }
            }
        }
    }
}

/// What is to be done, how far one is, and the ways back and to be shown.
pub(crate) fn prompt(page: &LessonPage<'_>, words: &Words) -> Markup {
    let (lesson, steps) = (page.lesson, page.lesson.steps.len());
    let key = lesson.step_key(page.step);
    let order = match page.now() {
        Some(step) if !step.awaits.is_empty() => words.get(&format!("{key}-do")),
        Some(_) => words.get("lesson-read"),
        None if lesson.kind == Kind::Lesson => words.get("lesson-over"),
        None => words.get("practice-over"),
    };
    let far = match (lesson.kind, page.solved) {
        (Kind::Practice, Some([solved, of])) => {
            words.with("practice-solved", &[("solved", solved.into()), ("of", of.into())])
        }
        _ => words.with("lesson-step", &[("step", (page.step + 1).min(steps).into()), ("of", steps.into())]),
    };
    html! {
        div.prompt.prompt--you {
            p.prompt__text { (order) }
            @if lesson.kind == Kind::Lesson { (feet(page.step, steps)) }
            p.prompt__far { (far) }
        }
        @if let Some(back) = &page.back {
            a.btn.btn--quiet href=(back) data-go { (icon("back")) span { (words.get("lesson-back")) } }
        }
        @if page.awaits() {
            a.btn href={ (page.address) "?show=1" } data-go data-key="h" { (icon("eye")) span { (words.get("lesson-show")) } }
        }
    }
}

/// Footprints: those behind one, the one one stands on, those to come.
fn feet(now: usize, all: usize) -> Markup {
    html! {
        span.feet aria-hidden="true" { @for step in 0..all { i.is-past[step < now].is-now[step == now] { (icon("foot")) } } }
    }
}

/// The ways on where nothing is awaited: to the next step, or out of the lesson into a game.
pub(crate) fn offers(page: &LessonPage<'_>, words: &Words) -> Markup {
    let lesson = page.lesson;
    html! {
        div.actions {
            @if let Some(next) = &page.next {
                a.btn.btn--primary.choice href=(next) data-go data-key="g" { (words.get("lesson-go-on")) (icon("arrow")) }
            } @else if lesson.kind == Kind::Lesson {
                (play_form(&page.address, words))
                @if let Some(next) = following(lesson) {
                    a.btn.choice href={ "/learn/" (lesson.game) "/" (next.id) "/1" } { (words.get(&next.key())) }
                } @else if of_kind(lesson.game, Kind::Practice).next().is_some() {
                    a.btn.choice href={ "/learn/" (lesson.game) } { (words.get("practice-title")) }
                }
            } @else {
                @if let Some(next) = following(lesson) {
                    a.btn.btn--primary.choice href={ "/learn/" (lesson.game) "/" (next.id) "/1" } data-go { (words.get("practice-next")) (icon("arrow")) }
                }
                a.btn.choice href={ "/learn/" (lesson.game) } { (words.get("practice-all")) }
            }
        }
    }
}

/// The one after this of its kind.
fn following(lesson: &Lesson) -> Option<&'static Lesson> {
    of_kind(lesson.game, lesson.kind).skip_while(|other| other.id != lesson.id).nth(1)
}

/// The button that lets one play on from where a lesson ends.
pub fn play_form(address: &str, words: &Words) -> Markup {
    html! {
        form method="post" action={ (address) "/play" } {
            button.btn.btn--primary.choice type="submit" { (icon("play")) (words.get("lesson-play-on")) }
        }
    }
}

/// What the bar offers: the log, the reference card, the rules, the way out.
pub(crate) fn tools(site: &Site<'_>, page: &LessonPage<'_>, game: &'static GamePage) -> Markup {
    let (words, key) = (site.words, page.lesson.key());
    // A position has no title: its question is said by the narrator, the bar says what it is about.
    let title = if page.lesson.kind == Kind::Lesson { key } else { format!("{key}-do") };
    html! {
        span.bar__lesson { (words.get(&title)) }
        (stage::drawer_tool("log", &words.get("table-log")))
        button.tool type="button" data-open="refcard" data-key="r" hidden aria-label=(words.get("table-reference"))
            title=(words.get("table-reference")) { (icon("help")) }
        (stage::menu(words, &html! {
            a.btn.btn--small href={ "/rules/" (game.meta.id) } { (words.get("site-rules")) }
            (stage::imprint(site, Some(game)))
        }))
        a.tool href={ "/learn/" (game.meta.id) } title=(words.get("lesson-leave")) { (icon("close")) span.tool__label { (words.get("lesson-leave")) } }
    }
}

/// Marks what a lesson speaks of, what is to be clicked and what was tried.
pub(crate) fn light_all(parts: &mut [Part], page: &LessonPage<'_>) {
    for name in page.now().map_or(&[][..], |step| &step.lit) {
        light(parts, name, "data-lit");
    }
    if let Some(shown) = &page.shown {
        for (at, element) in shown.elements.iter().enumerate() {
            // What is clicked twice has both numbers.
            if !shown.elements[..at].contains(element) {
                let all = shown.elements.iter().enumerate().filter(|(_, other)| *other == element);
                let numbers: Vec<String> = all.map(|(at, _)| (at + 1).to_string()).collect();
                light(parts, element, &format!("data-show=\"{}\"", numbers.join(" ")));
            }
        }
    }
    for element in page.answer.iter().flat_map(|answer| &answer.clicked) {
        light(parts, element, "data-tried");
    }
}

/// How far somebody is in the lessons of a game.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// Lessons by their names, with the step each was left at, from 1.
    pub steps: Vec<(String, usize)>,
    /// The names of practices that were solved.
    pub solved: Vec<String>,
}

impl Progress {
    /// The step a lesson was left at; beyond the last one it is done.
    pub fn of(&self, lesson: &Lesson) -> usize {
        self.steps.iter().find(|(id, _)| *id == lesson.id).map_or(0, |(_, step)| *step)
    }
}

/// All lessons of a game, and what there is to practise.
pub fn overview(site: &Site<'_>, game: &'static GamePage, progress: &Progress) -> Markup {
    let words = site.words;
    let title = words.with("lesson-of", &[("game", game.meta.title.into())]);
    let practices: Vec<&Lesson> = of_kind(game.meta.id, Kind::Practice).collect();
    let solved = practices.iter().filter(|practice| progress.solved.contains(&practice.id)).count();
    let content = html! {
        section.panel.learn {
            h1 { (title) }
            p { (words.get(&format!("{}-about", game.meta.id))) }
            ol.learn__lessons { @for lesson in of_kind(game.meta.id, Kind::Lesson) { li { (entry(lesson, progress, words)) } } }
            p { a.btn href={ "/start/" (game.meta.id) } { (icon("play")) (words.get("home-play-bots")) } " " a.btn.btn--quiet href={ "/rules/" (game.meta.id) } { (words.get("site-rules")) } }
        }
        @if !practices.is_empty() {
            section.panel.learn aria-labelledby="practice" {
                h2 #practice { (words.get("practice-title")) }
                p { (words.get("practice-lead")) " " strong { (words.with("practice-solved", &[("solved", solved.into()), ("of", practices.len().into())])) } }
                ol.learn__practices {
                    @for practice in &practices {
                        @let is_solved = progress.solved.contains(&practice.id);
                        li { a.learn__practice.is-solved[is_solved] href={ "/learn/" (game.meta.id) "/" (practice.id) "/1" } {
                            (icon(if is_solved { "check" } else { "foot" })) (words.get(&format!("{}-do", practice.key())))
                            @if is_solved { span.sr-only { " " (words.get("practice-is-solved")) } }
                        } }
                    }
                }
            }
        }
    };
    frame(
        site,
        &Framed { title: &title, class: "page--learn", script: None, game: Some(game), again: None, content },
    )
}

fn entry(lesson: &Lesson, progress: &Progress, words: &Words) -> Markup {
    let (at, of) = (progress.of(lesson), lesson.steps.len());
    let (done, begun) = (at > of, at > 1);
    let step = if begun && !done { at } else { 1 };
    html! {
        a.btn.btn--primary[!done] href={ "/learn/" (lesson.game) "/" (lesson.id) "/" (step) } { (icon("learn")) (words.get(&lesson.key())) }
        " "
        span.muted {
            @if done { (icon("check")) (words.get("lesson-is-done")) }
            @else if begun { (words.with("lesson-step", &[("step", at.into()), ("of", of.into())])) }
            @else { (words.with("home-minutes", &[("minutes", lesson.minutes.into())])) }
        }
    }
}

/// A button of the first page: the first lesson, and how far it is.
pub(crate) fn poster_button(
    game: &GamePage,
    progress: &Progress,
    class: &str,
    words: &Words,
) -> Option<Markup> {
    let all = || of_kind(game.meta.id, Kind::Lesson);
    let lesson = all().find(|lesson| progress.of(lesson) <= lesson.steps.len()).or_else(|| all().next())?;
    let (at, of) = (progress.of(lesson), lesson.steps.len());
    let begun = at > 1 && at <= of;
    let address = if begun {
        format!("/learn/{}/{}/{at}", lesson.game, lesson.id)
    } else {
        format!("/learn/{}", lesson.game)
    };
    let is_new = all().all(|lesson| progress.of(lesson) == 0);
    let address = if is_new { format!("/learn/{}/{}/1", lesson.game, lesson.id) } else { address };
    Some(html! {
        a class=(class) href=(address) {
            @if class.contains("primary") { (icon("learn")) }
            @if begun { (words.with("lesson-begun", &[("done", (at - 1).into()), ("of", of.into())])) }
            @else if is_new && class.contains("primary") { (words.with("lesson-learn", &[("minutes", lesson.minutes.into())])) }
            @else { (words.get("lesson-short")) }
            (PreEscaped(" ")) span.sr-only { (game.meta.title) }
        }
    })
}
