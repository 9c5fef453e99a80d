//! The board: the hand while cards are chosen, the own zoo while it is built, and everybody's zoo.

use super::{State, art, ask, best, rules, sheet, text};
use crate::game_page::GamePage;
use crate::model::{Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::seats;
use crate::show::Show;
use dino_core::Seat;
use maud::{Markup, html};
use mesozooic::{CATEGORIES, CardId, Face, Kind, Phase, Stage, View, Zoo, total};

/// Asked when somebody clicks a card that cannot be slid: what the click would have meant.
const WHY_SLIDE: &str = "slide {id}";

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, status(view, scene)),
            Part::new("zoo", "zoo-panel", Zone::Board, centre(view, scene)),
            Part::new("sheet", "panel sheet", Zone::End, sheet::sheet(view, scene)),
        ];
        for seat in scene.order() {
            let (score, place) = (score(view, scene, seat), place(view, scene, seat));
            parts.push(seats::place(scene, seat, &score, &place));
            if scene.you == Some(seat) {
                parts.push(seats::mine(scene, &score, &place));
            }
        }
        parts
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn study(view: &View, scene: &Scene<'_>) -> Option<Markup> {
        best::study(view, scene)
    }
}

fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let rounds = [("round", view.round.into()), ("rounds", view.options.rounds().into())];
    let drafts = matches!(view.phase, Phase::Pick | Phase::Lapse(_));
    let direction = if view.clockwise { "clockwise" } else { "counter" };
    let hand = view.options.zoo_cards() - 2 * view.pass;
    html! {
        span.chip { (words.with("mesozooic-chip-round", &rounds)) }
        @if view.options.learning { span.chip { (words.get("mesozooic-chip-learning")) } }
        @if drafts {
            span.chip { (words.with("mesozooic-chip-pass", &[("cards", hand.into())])) }
            span.chip {
                (crate::art::direction(view.clockwise)) " "
                (words.with("mesozooic-chip-direction", &[("direction", direction.into())]))
            }
        }
        @if let (true, Some(you)) = (view.options.relaxed && matches!(view.phase, Phase::Build | Phase::Apart), scene.you) {
            span.chip { (words.with("mesozooic-chip-slides", &[("slides", view.slides_left[you].into())])) }
        }
        @if view.options.crane { span.chip { (words.get("mesozooic-chip-crane")) } }
    }
}

/// What the decision is about.
fn centre(view: &View, scene: &Scene<'_>) -> Markup {
    match (view.phase, scene.you) {
        (Phase::Pick | Phase::Lapse(_), Some(you)) if view.own.is_some() => hand(view, scene, you),
        (Phase::Over, _) => html! {},
        (_, Some(you)) => html! { @if let Some(zoo) = view.zoo(you) { (build(view, scene, you, zoo)) } },
        (_, None) => html! {},
    }
}

/// The hand, and what is kept by element, with what it could become.
fn hand(view: &View, scene: &Scene<'_>, you: Seat) -> Markup {
    let words = scene.words;
    let Some(own) = &view.own else { return html! {} };
    let picked = view.picked().contains(you);
    let draw = || {
        html! {
            div.zoo-draft data-pick[scene.acts] data-seat=(you.number()) {
                h2 { (words.get("mesozooic-hand-title")) }
                @if picked { p.muted { (words.get("mesozooic-hand-waiting")) } }
                div.zoo-hand {
                    @for one in own.hand {
                        @let kept = own.taken.iter().skip(usize::from(2 * view.pass)).any(|taken| *taken == one);
                        (card(view, one, scene, Use::Button, if kept { " is-kept" } else { "" }))
                    }
                }
                @if scene.acts {
                    p.zoo-keep hidden {
                        button.btn.btn--primary type="button" data-keep-two disabled { (words.get("mesozooic-keep-two")) }
                        span.muted { (words.get("mesozooic-keep-hint")) }
                    }
                }
                (kept(view, scene, &own.taken[..own.taken.len().min(usize::from(2 * view.pass))]))
            }
        }
    };
    scene.drawn("draft", (you, &own.hand, &own.taken, view.pass, picked, scene.acts), draw)
}

/// The cards kept so far, by what they are for.
fn kept(view: &View, scene: &Scene<'_>, taken: &[CardId]) -> Markup {
    let words = scene.words;
    let group = |card: &CardId| group_of(view.components.face(*card));
    html! {
        section.zoo-kept {
            h2 { (words.get("mesozooic-kept-title")) }
            @if taken.is_empty() { p.muted { (words.get("mesozooic-kept-none")) } }
            div.zoo-groups {
                @for (at, category) in CATEGORIES.iter().enumerate() {
                    @let cards: Vec<&CardId> = taken.iter().filter(|card| group(card) == at).collect();
                    @if !cards.is_empty() {
                        div.zoo-group {
                            small { (words.get(&format!("mesozooic-category-{category}"))) }
                            div.zoo-group__cards {
                                @for one in cards { (card(view, *one, scene, Use::Piece, " zoo-card--small")) }
                            }
                        }
                    }
                }
            }
            @if !taken.is_empty() {
                @let points = best::promise(view, taken);
                p.muted { (words.with("mesozooic-kept-promise", &[("points", points.into())])) }
            }
        }
    }
}

/// The group a card is shown in: by its first element.
fn group_of(face: Face) -> usize {
    if face.half().is_some() {
        0
    } else if face.has_monorail() {
        2
    } else if face.has_attraction() || face.has_truck() {
        1
    } else if face.gate().is_some() {
        4
    } else if face.is_shop() {
        5
    } else {
        3
    }
}

/// The own zoo, large, with the timer.
fn build(view: &View, scene: &Scene<'_>, you: Seat, zoo: &Zoo) -> Markup {
    let words = scene.words;
    let builds = scene.acts && view.stages[you] == Stage::Build;
    let lifts = scene.acts && view.stages[you] == Stage::Crane;
    let timed = builds && !view.options.relaxed;
    let timing = &view.components.timing;
    let late = if view.options.late.contains(you) { timing.late_seconds } else { 0 };
    html! {
        div.zoo-build {
            @if timed {
                div #timer .zoo-timer role="timer" aria-label=(words.get("mesozooic-timer")) hidden
                    data-lead=(u32::from(timing.countdown_seconds) * 1000)
                    data-late=(u32::from(late) * 1000)
                    data-before=(words.with("mesozooic-timer-before", &[("seconds", "%".into())]))
                    data-left=(words.with("mesozooic-timer-left", &[("seconds", "%".into())]))
                    data-go=(words.get("mesozooic-timer-go")) data-over=(words.get("mesozooic-timer-over")) {
                    svg.zoo-glass viewBox="0 0 40 60" aria-hidden="true" {
                        path.zoo-glass__sand d="M8 8H32L22 28V32L32 52H8L18 32V28Z" {}
                        rect.zoo-glass__level x="6" y="6" width="28" height="0" {}
                        path.zoo-glass__frame d="M4 4H36M4 56H36M8 4V10L18 28V32L8 50V56M32 4V10L22 28V32L32 50V56" {}
                    }
                    span.zoo-timer__text {}
                }
            }
            (grid(view, scene, zoo, Grid { class: "zoo-grid zoo-grid--own", clicked: builds || lifts, slides: builds, seat: you }))
            @if builds { p.muted.zoo-keys { (words.get("mesozooic-keys")) } }
            (marks(view, scene, you))
        }
    }
}

/// What scores in the zoo now: a quiet sign that a slide closed something.
fn marks(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let points = view.points_now(seat).unwrap_or_default();
    html! {
        ul.zoo-marks {
            @for (category, points) in CATEGORIES.iter().zip(points).filter(|(_, points)| *points > 0) {
                li class={ "chip zoo-mark--" (category) } {
                    (words.get(&format!("mesozooic-category-{category}"))) " " b { (points) }
                }
            }
        }
    }
}

/// How a grid is drawn.
#[derive(Clone, Copy, Hash)]
struct Grid {
    class: &'static str,
    clicked: bool,
    slides: bool,
    seat: Seat,
}

fn grid(view: &View, scene: &Scene<'_>, zoo: &Zoo, how: Grid) -> Markup {
    let small = if zoo.columns() == 3 { " zoo-grid--small" } else { "" };
    let use_as = if how.clicked { Use::Button } else { Use::Piece };
    let draw = || {
        html! {
            div class={ (how.class) (small) } data-columns=(zoo.columns())
                data-slides[how.slides] data-seat=[how.slides.then_some(how.seat.number())]
                data-why=[(scene.is_player() && how.slides).then_some(WHY_SLIDE)] {
                @for (cell, one) in zoo.cells().enumerate() {
                    @match one {
                        Some(one) => (card(view, one, scene, use_as, lights(view, zoo, cell as u8))),
                        None => span.zoo-hole title=(scene.words.get("mesozooic-cell-hole")) {},
                    }
                }
            }
        }
    };
    scene.drawn("grid", (zoo, how, scene.is_player()), draw)
}

/// Marks a card that scores by how it lies: topiaries score anywhere (MES-35).
fn lights(view: &View, zoo: &Zoo, cell: u8) -> &'static str {
    let by_place = |category: &usize| CATEGORIES[*category] != "topiary";
    if scores_in(view, zoo, cell).iter().any(by_place) { " is-lit" } else { "" }
}

/// The categories in which a card scores where it lies: those that would lose points without it.
fn scores_in(view: &View, zoo: &Zoo, cell: u8) -> Vec<usize> {
    let with = mesozooic::zoo_points(&view.components, zoo);
    let face = |(at, one): (usize, Option<CardId>)| {
        one.filter(|_| at != usize::from(cell)).map_or(Face::BLANK, |one| view.components.face(one))
    };
    let others: Vec<Face> = zoo.cells().enumerate().map(face).collect();
    let without = mesozooic::face_points(&view.components, &others, zoo.columns());
    (0..CATEGORIES.len()).filter(|category| with[*category] > without[*category]).collect()
}

/// What a card on the page is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Something to click.
    Button,
    /// Something to look at that glides.
    Piece,
}

fn card(view: &View, one: CardId, scene: &Scene<'_>, use_as: Use, more: &str) -> Markup {
    let face = view.components.face(one);
    let label = match one.kind() {
        Kind::Director(_) => scene.words.get("mesozooic-director"),
        _ => text::elements(face, scene.words),
    };
    let content = art::face(face, one.kind());
    let class = format!("zoo-card{more}");
    html! {
        @if use_as == Use::Button {
            button id=(ask::card_id(one)) class=(class) data-piece aria-label=(label) title=(label) { (content) }
        } @else {
            span id=(ask::card_id(one)) class=(class) data-piece role="img" aria-label=(label) { (content) }
        }
    }
}

/// A grid of a finished or imagined zoo, whose cards lie elsewhere on the page too.
pub(super) fn picture(view: &View, zoo: &Zoo, scene: &Scene<'_>) -> Markup {
    html! {
        div class={ "zoo-grid zoo-grid--picture" (if zoo.columns() == 3 { " zoo-grid--small" } else { "" }) } role="img"
            aria-label=(spoken(view, zoo, scene)) {
            @for (cell, one) in zoo.cells().enumerate() {
                @match one {
                    Some(one) => span.zoo-card data-card=(one) data-scores=(categories(view, zoo, cell as u8)) {
                        (art::face(view.components.face(one), one.kind()))
                    },
                    None => span.zoo-hole {},
                }
            }
        }
    }
}

/// What a card scores in, as the script reads it: numbers of categories.
fn categories(view: &View, zoo: &Zoo, cell: u8) -> String {
    scores_in(view, zoo, cell).iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

fn spoken(view: &View, zoo: &Zoo, scene: &Scene<'_>) -> String {
    let hole = || scene.words.get("mesozooic-hole");
    let say = |one: Option<CardId>| {
        one.map_or_else(hole, |one| text::elements(view.components.face(one), scene.words))
    };
    zoo.cells().map(say).collect::<Vec<_>>().join("; ")
}

fn score(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let now = view.points_now(seat).filter(|_| view.phase != Phase::Over);
    let rounds = text::rounds_of(&view.points, seat);
    html! {
        @if let Some(points) = now {
            span.player__round title=(words.get("mesozooic-score-now")) { (total(&points)) }
        }
        @if !rounds.is_empty() {
            span.player__total { (words.with("mesozooic-score-total", &[("rounds", rounds.into())])) }
        }
    }
}

/// A seat's place: its director, its handicaps, how far it is, and its zoo, unless that lies in the middle.
fn place(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let drafts = matches!(view.phase, Phase::Pick | Phase::Lapse(_));
    let own = scene.you == Some(seat);
    let stage = match view.stages[seat] {
        Stage::Idle => "idle",
        Stage::Plan => "plan",
        Stage::Ready => "ready",
        Stage::Build => "build",
        Stage::Done => "done",
        Stage::Crane => "crane",
        Stage::Finished => "finished",
    };
    html! {
        div.zoo-place {
            @if let Some(director) = view.directors[seat] {
                span.zoo-director title=(words.get("mesozooic-director")) {
                    (art::face(view.components.face(director), director.kind()))
                }
            }
            div.zoo-place__chips {
                @if drafts {
                    span.chip { (words.get(if view.picked().contains(seat) { "mesozooic-picked" } else { "mesozooic-picking" })) }
                } @else if view.phase != Phase::Over {
                    span.chip { (words.with("mesozooic-stage", &[("stage", stage.into())])) }
                }
                @for key in handicaps(view, seat) { span.chip { (words.get(key)) } }
            }
            @if let (false, Some(zoo)) = (own && view.phase != Phase::Over, view.zoo(seat)) {
                (grid(view, scene, zoo, Grid { class: "zoo-grid zoo-grid--other", clicked: false, slides: false, seat }))
            }
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
