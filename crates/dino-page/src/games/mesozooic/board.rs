//! The table: what the decision is about in the middle, what helps with it left and right, everybody's zoo in the row.

use super::{State, art, best, draft, par, rules, sheet, text, zoo};
use crate::art::icon;
use crate::game_page::GamePage;
use crate::model::{Considered, Follow, Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::seats;
use crate::show::Show;
use crate::stage::{self, Phase as Moment};
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};
use mesozooic::{Action, Phase, Stage, View, struck, total};
use zoo::Grid;

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    const FOLLOWS: bool = true;

    fn diagram(view: &View, _viewer: dino_core::Viewer) -> crate::Diagram {
        super::diagram::diagram(view)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, status(view, scene)),
            Part::new("guide", "zoo-guide", Zone::Shared, guide(view, scene)),
            Part::new("zoo", "zoo-panel", Zone::Board, centre(view, scene)),
            // What scores lies over the zoo in a part of its own: cards that were slid are not drawn again for it.
            Part::new("joints", "zoo-over", Zone::Board, joints(view, scene)),
            Part::new("tally", "zoo-now", Zone::Act, tally(view, scene)),
            Part::new("keep", "zoo-keep", Zone::Step, keep(view, scene)),
            Part::new("mine", "mine-slot", Zone::Mine, mine(view, scene)),
            Part::new("sheet", "sheet", Zone::End, sheet::sheet(view, scene)),
        ];
        for seat in scene.order() {
            parts.push(seats::place(scene, seat, &score(view, scene, seat), &place(view, scene, seat)));
        }
        parts
    }

    fn points_of(view: &View, seat: Seat) -> Option<Vec<i32>> {
        // The zoo as it is now, where it may be seen (MES-28). At the end the sheet tells all.
        let now = view.points_now(seat).filter(|_| view.phase != Phase::Over && !drafts(view))?;
        Some(now.map(i32::from).to_vec())
    }

    fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
        art::pieces_of(view, seat)
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn consider(view: &View, _seat: Seat, about: &str, words: &Words) -> Option<Considered> {
        draft::brings(view, about, words).map(|sentence| Considered {
            sentence,
            short: String::new(),
            marks: Vec::new(),
        })
    }

    fn reason(view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
        super::reason::reason(view, seat, action, words)
    }

    fn forecast(view: &View, seat: Seat, words: &Words) -> Option<String> {
        forecast(view, seat, words)
    }

    fn chosen_together(view: &View, action: Action, words: &Words) -> Option<String> {
        let Action::Pick(one, other) = action else { return None };
        let of = |card| text::elements(view.components.face(card), words);
        let values = [("one", of(one).into()), ("other", of(other).into())];
        Some(words.with("mesozooic-advise-pick", &values))
    }

    fn par(view: &View) -> Option<i32> {
        par::of_deal(view)
    }

    fn study(view: &View, scene: &Scene<'_>) -> Option<Markup> {
        best::study(view, scene)
    }
}

/// Whether cards are being chosen.
fn drafts(view: &View) -> bool {
    matches!(view.phase, Phase::Pick | Phase::Lapse(_))
}

/// The round and its steps, the present one in gold.
fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let rounds = [("round", view.round.into()), ("rounds", view.options.rounds().into())];
    // By turns everybody is somewhere else: the bar tells where the reader is.
    let apart = scene.you.map_or(Stage::Plan, |you| view.stages[you]);
    let now = match view.phase {
        Phase::Director(_) | Phase::Advanced | Phase::Deal(_) | Phase::Pick | Phase::Lapse(_) => 0,
        Phase::Lay(_) | Phase::Plan => 1,
        Phase::Build => 2,
        Phase::Crane => 3,
        Phase::Over => 4,
        Phase::Apart => match apart {
            Stage::Idle | Stage::Plan | Stage::Ready => 1,
            Stage::Build | Stage::Done => 2,
            Stage::Crane => 3,
            Stage::Finished => 4,
        },
    };
    let steps = ["choose", "plan", "build", "crane", "score"].iter().enumerate();
    let steps = steps.filter(|(at, _)| match at {
        0 => view.options.draft && view.options.seats > 1 && !view.options.learning,
        3 => view.options.crane,
        _ => true,
    });
    let pass = [("pass", (view.pass + 1).into()), ("passes", view.options.passes().into())];
    let named = |(at, step): (usize, &&str)| {
        let moment = match at.cmp(&now) {
            std::cmp::Ordering::Less => Moment::Past,
            std::cmp::Ordering::Equal => Moment::Now,
            std::cmp::Ordering::Greater => Moment::Next,
        };
        let name = if at == 0 && now == 0 && drafts(view) {
            words.with("mesozooic-phase-choose-now", &pass)
        } else {
            words.get(&format!("mesozooic-phase-{step}"))
        };
        (name, moment)
    };
    html! {
        span { (words.with("mesozooic-chip-round", &rounds)) }
        @if view.options.learning { span.chip { (words.get("mesozooic-chip-learning")) } }
        (stage::phases(&steps.map(named).collect::<Vec<_>>()))
    }
}

/// Whose zoo lies in the middle: the reader's; for who watches, the one that is worth most, or the one to be followed.
fn in_the_middle(view: &View, scene: &Scene<'_>) -> Option<Seat> {
    let points = |seat: &Seat| view.points_now(*seat).map(|points| total(&points));
    match (scene.page.follows, scene.you) {
        (Some(Follow::Seat(seat)), _) if seat.number() <= view.options.seats => view.zoo(seat).map(|_| seat),
        (None, Some(you)) => view.zoo(you).map(|_| you),
        _ => Seat::all(view.options.seats).rev().filter(|seat| points(seat).is_some()).max_by_key(points),
    }
}

/// What the decision is about.
fn centre(view: &View, scene: &Scene<'_>) -> Markup {
    if let (true, Some(you), Some(own)) = (drafts(view), scene.you, &view.own) {
        return draft::hand(view, scene, you, own);
    }
    match (in_the_middle(view, scene).and_then(|seat| Some((seat, view.zoo(seat)?))), scene.you) {
        (Some((seat, zoo)), Some(_)) => {
            let slides = scene.acts && view.stages[seat] == Stage::Build;
            let lifts = scene.acts && view.stages[seat] == Stage::Crane;
            let timed = slides && !view.options.relaxed;
            let how = Grid { class: "zoo-grid zoo-grid--own", clicked: slides || lifts, slides, timed, seat };
            zoo::grid(view, scene, zoo, how)
        }
        (Some((_, zoo)), None) => html! { div.zoo-watched { (zoo::picture(view, zoo, scene)) } },
        (None, _) if drafts(view) => html! { div.zoo-draft {} },
        // By turns the cards lie face down until one begins (MES-61).
        (None, Some(you)) if view.stages[you] == Stage::Idle && view.phase == Phase::Apart => {
            zoo::face_down(view)
        }
        (None, _) => html! {},
    }
}

/// The points in the own zoo, where they are made.
fn joints(view: &View, scene: &Scene<'_>) -> Markup {
    let zoo =
        scene.you.filter(|_| !drafts(view)).and(in_the_middle(view, scene)).and_then(|seat| view.zoo(seat));
    html! { @if let Some(zoo) = zoo { (zoo::signs(view, zoo, false)) } }
}

fn tally(view: &View, scene: &Scene<'_>) -> Markup {
    let seat = in_the_middle(view, scene).filter(|_| !drafts(view));
    html! { @if let Some(seat) = seat { (zoo::tally(view, scene, seat)) } }
}

/// Left: while cards are chosen what counts, then the clock and what to do.
fn guide(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(you) = scene.you.filter(|_| !drafts(view)) else {
        let shown = drafts(view) || scene.you.is_none() && view.phase != Phase::Over;
        return html! { @if shown { (draft::legend(view, words)) } };
    };
    let key = match view.stages[you] {
        _ if view.phase == Phase::Over => return html! {},
        Stage::Idle if view.phase != Phase::Apart => return html! {},
        Stage::Idle => "start",
        Stage::Plan => "plan",
        Stage::Ready => "ready",
        Stage::Build => "build",
        Stage::Crane => "crane",
        Stage::Done | Stage::Finished => "done",
    };
    html! {
        @if matches!(view.stages[you], Stage::Idle | Stage::Plan | Stage::Ready | Stage::Build) { (clock(view, scene, you)) }
        div.panel.zoo-todo {
            b { (words.get(&format!("mesozooic-todo-{key}"))) }
            span { (words.get(&format!("mesozooic-todo-{key}-more"))) }
        }
    }
}

/// The clock; without one, the slides that are left.
fn clock(view: &View, scene: &Scene<'_>, you: Seat) -> Markup {
    let words = scene.words;
    let relaxed = view.options.relaxed;
    let runs = scene.acts && view.stages[you] == Stage::Build && !relaxed;
    let timing = &view.components.timing;
    let late = if view.options.late.contains(you) { timing.late_seconds } else { 0 };
    let half_times = if view.options.twice.contains(you) {
        4
    } else if view.options.longer.contains(you) {
        3
    } else {
        2
    };
    let seconds = SECONDS * half_times / 2 * if view.options.double { 2 } else { 1 };
    let budget = view.slides_left[you] + view.slides[you];
    let (shown, unit, part) = if relaxed {
        let left = view.slides_left[you];
        (
            left,
            words.with("mesozooic-timer-slides", &[("slides", left.into())]),
            100 * u32::from(left) / u32::from(budget.max(1)),
        )
    } else {
        (seconds, words.get("mesozooic-timer-seconds"), 100)
    };
    html! {
        div.zoo-timer id=[runs.then_some("timer")] role=[runs.then_some("timer")] aria-label=[runs.then(|| words.get("mesozooic-timer"))]
            data-lead=[runs.then_some(u32::from(timing.countdown_seconds) * 1000)]
            data-late=[runs.then_some(u32::from(late) * 1000)]
            data-left=[runs.then(|| words.with("mesozooic-timer-left", &[("seconds", "%".into())]))]
            data-go=[runs.then(|| words.get("mesozooic-timer-go"))] {
            svg viewBox="-110 -110 220 220" aria-hidden="true" {
                circle.zoo-timer__face r="104" {}
                circle.zoo-timer__way r="84" {}
                circle.zoo-timer__ring r="84" pathLength="100" stroke-dasharray={ (part) " 100" } transform="rotate(-90)" {}
                @for tick in 0..9 { path.zoo-timer__tick d="M0 -66V-59" transform={ "rotate(" (40 * tick) ")" } {} }
            }
            b.zoo-timer__text { (shown) }
            small.zoo-timer__unit { (unit) }
        }
    }
}

/// Seconds of a build as the rules print them (MES-22); what really runs the server tells.
const SECONDS: u16 = 45;

/// The buttons of the draft, in the step.
fn keep(view: &View, scene: &Scene<'_>) -> Markup {
    html! { @if drafts(view) && scene.acts { (draft::buttons(scene)) } }
}

/// The tray: what is kept while cards are chosen. While one builds it is slim, for the own zoo lies in the middle.
fn mine(view: &View, scene: &Scene<'_>) -> Markup {
    let Some(you) = scene.you else { return html! {} };
    let own = view.own.as_ref().filter(|_| drafts(view));
    // Whoever a bot plays for may come back, and a clock of one's own is always in sight.
    let shown = scene.seat(you).is_some_and(|entry| entry.bot || entry.clock.is_some());
    html! {
        @if shown || own.is_some() {
            div class={ "own player--you seat-" (you.number()) } {
                @if shown { div.own__who { (seats::head(scene, you, &html! {})) } }
                @if let Some(own) = own { (draft::kept(view, scene, own)) }
            }
        }
    }
}

/// What the decision brings, in one sentence.
fn forecast(view: &View, seat: Seat, words: &Words) -> Option<String> {
    let options = &view.options;
    match (view.phase, view.stages[seat]) {
        (Phase::Pick, _) => {
            let rest = options.zoo_cards() - 2 * view.pass - 2;
            Some(words.with("mesozooic-forecast-pick", &[("rest", rest.into())]))
        }
        (Phase::Plan | Phase::Apart, Stage::Plan) => Some(words.get("mesozooic-forecast-plan")),
        (Phase::Build | Phase::Apart, Stage::Build) => {
            let scores: Vec<u16> = view.points.iter().map(|round| total(&round[seat])).collect();
            let mut all = vec![words.get("mesozooic-forecast-build")];
            if !scores.is_empty() {
                let rounds = text::rounds_of(&view.points, seat);
                all.push(words.with(
                    "mesozooic-forecast-rounds",
                    &[("rounds", rounds.into()), ("many", scores.len().into())],
                ));
            }
            if struck(&[0; 3][..usize::from(options.rounds())], false).is_some() {
                let best = if options.best.contains(seat) { "best" } else { "worst" };
                all.push(words.with("mesozooic-forecast-struck", &[("which", best.into())]));
            }
            Some(all.join(" "))
        }
        (Phase::Crane | Phase::Apart, Stage::Crane) => Some(words.get("mesozooic-forecast-crane")),
        _ => None,
    }
}

/// In the row: the points of a zoo now, how far its builder is, the rounds before.
fn score(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let now = view.points_now(seat).filter(|_| view.phase != Phase::Over && !drafts(view));
    html! {
        @if let Some(points) = now {
            span.zoo-points { b { (total(&points)) } small { (words.get("mesozooic-score-now")) } }
        }
        (state(view, words, seat))
        @if !view.points.is_empty() {
            small.zoo-rounds {
                @for (at, round) in view.points.iter().enumerate() {
                    span { (words.with("mesozooic-score-round", &[("round", (at + 1).into()), ("points", total(&round[seat]).into())])) }
                }
            }
        }
        @for key in handicaps(view, seat) { small.zoo-rounds { (words.get(key)) } }
    }
}

/// How far a seat is: three dots while it is at it, a tick once it is not.
fn state(view: &View, words: &Words, seat: Seat) -> Markup {
    let (ready, told) = if drafts(view) {
        let picked = view.picked().contains(seat);
        (picked, words.get(if picked { "mesozooic-picked" } else { "mesozooic-picking" }))
    } else {
        let (ready, stage) = match view.stages[seat] {
            _ if view.phase == Phase::Over => return html! {},
            Stage::Idle if view.phase != Phase::Apart => return html! {},
            Stage::Idle => (false, "idle"),
            Stage::Plan => (false, "plan"),
            Stage::Ready => (true, "ready"),
            Stage::Build => (false, "build"),
            Stage::Done => (true, "done"),
            Stage::Crane => (false, "crane"),
            Stage::Finished => (true, "finished"),
        };
        (ready, words.with("mesozooic-stage", &[("stage", stage.into())]))
    };
    html! {
        @if ready {
            span.zoo-state.zoo-state--done { (icon("check")) span { (told) } }
        } @else {
            span.zoo-state { span.zoo-thinks { i {} i {} i {} } span { (told) } }
        }
    }
}

/// In the row: a seat's zoo; while cards are chosen, what it keeps face down and whom it passes to.
fn place(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    if drafts(view) {
        return face_down(view, scene, seat);
    }
    html! {
        @if let Some(zoo) = view.zoo(seat) {
            (zoo::grid(view, scene, zoo, Grid { class: "zoo-grid zoo-grid--other", clicked: false, slides: false, timed: false, seat }))
        } @else if let Some(director) = view.directors[seat] {
            span.zoo-card.zoo-card--director role="img" aria-label=(scene.words.get("mesozooic-director")) {
                (art::face(view.components.face(director), director.kind()))
            }
        }
    }
}

fn face_down(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let kept = view.taken[seat];
    let seats = view.options.seats;
    let to = seat.neighbour(seats, view.clockwise);
    // With two seats hands only change places.
    let rest = view.options.zoo_cards().saturating_sub(2 * view.pass + 2);
    let passes = match scene.you {
        _ if rest == 0 => None,
        Some(you) if you == to => Some(words.get("mesozooic-passes-you")),
        Some(you) if you.neighbour(seats, view.clockwise) == seat => {
            Some(words.with("mesozooic-gets", &[("rest", rest.into())]))
        }
        _ => Some(words.with("mesozooic-passes", &[("name", scene.name(to).into())])),
    };
    html! {
        div.zoo-down {
            span.zoo-backs { @for _ in 0..kept { i {} } }
            small { (words.with("mesozooic-down", &[("cards", kept.into())])) }
            @if let Some(passes) = passes { small.zoo-passes { (passes) } }
        }
    }
}

fn handicaps(view: &View, seat: Seat) -> impl Iterator<Item = &'static str> {
    let options = view.options;
    [
        (options.slow, "mesozooic-handicap-slow"),
        (options.late, "mesozooic-handicap-late"),
        (options.best, "mesozooic-handicap-best"),
        (options.honour, "mesozooic-handicap-honour"),
        (options.longer, "mesozooic-handicap-longer"),
        (options.twice, "mesozooic-handicap-twice"),
    ]
    .into_iter()
    .filter(move |(seats, _)| seats.contains(seat))
    .map(|(_, key)| key)
}
