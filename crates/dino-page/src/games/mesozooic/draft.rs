//! The draft: the hand with what each card is worth, and what is kept so far.

use super::{art, ask, best, text, zoo};
use crate::art::{icon, seat_badge};
use crate::scene::Scene;
use crate::show::listed;
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};
use mesozooic::{CATEGORIES, CardId, Face, Own, Side, View};

/// The cards kept in earlier passes.
fn kept_before<'a>(view: &View, own: &'a Own) -> &'a [CardId] {
    &own.taken[..own.taken.len().min(usize::from(2 * view.pass))]
}

/// The hand, each card with its parts and their value.
pub(super) fn hand(view: &View, scene: &Scene<'_>, you: Seat, own: &Own) -> Markup {
    let words = scene.words;
    let picked = view.picked().contains(you);
    let draw = || {
        let kept = kept_before(view, own);
        html! {
            div.zoo-draft data-pick[scene.acts] data-seat=(you.number()) data-cards=(own.hand.len()) {
                (passing(view, scene, you, own.hand.len() as usize))
                div.zoo-hand {
                    @for one in own.hand {
                        @let taken = own.taken.iter().skip(usize::from(2 * view.pass)).any(|taken| *taken == one);
                        (in_hand(view, one, kept, taken, words))
                    }
                }
            }
        }
    };
    scene.drawn("draft", (you, &own.hand, &own.taken, view.pass, picked, scene.acts), draw)
}

/// Where the hand came from and where the rest of it goes.
fn passing(view: &View, scene: &Scene<'_>, you: Seat, cards: usize) -> Markup {
    let seats = view.options.seats;
    let [from, to] = [!view.clockwise, view.clockwise].map(|way| you.neighbour(seats, way));
    let rest = cards.saturating_sub(2);
    let values = [("cards", cards.into()), ("rest", rest.into()), ("from", scene.name(from).into())];
    let key = if view.pass == 0 { "mesozooic-hand-dealt" } else { "mesozooic-hand-passed" };
    html! {
        p.zoo-from {
            @if view.pass > 0 { (seat_badge(from)) }
            span { (scene.words.with(key, &values)) }
            @if rest > 0 {
                span { (scene.words.with("mesozooic-hand-rest", &values)) }
                (seat_badge(to)) span { (scene.name(to)) }
            }
        }
    }
}

/// A card of the hand. Its name is what stands under it, read with the words for the signs.
fn in_hand(view: &View, one: CardId, kept: &[CardId], taken: bool, words: &Words) -> Markup {
    let face = view.components.face(one);
    let worth = worth(view, face, kept, words);
    let why = listed(worth.iter().map(|part| part.why.clone()).collect(), words);
    html! {
        button id=(ask::card_id(one)) class={ "zoo-pick on-cloth" (if taken { " is-kept" } else { "" }) } data-piece
            aria-pressed=(if taken { "true" } else { "false" }) title=(why) {
            span.zoo-card { (art::face(face, one.kind())) }
            span.zoo-worth {
                @for part in &worth {
                    span.zoo-part.is-fit[part.fits] {
                        (part.sign) span.sr-only { (part.name) " " } b { @if part.fits { "+" } (part.points) } " "
                    }
                }
            }
        }
    }
}

/// A part of a card and what it is worth.
struct Worth {
    sign: Markup,
    name: String,
    points: u16,
    /// Whether it would count with what is kept already.
    fits: bool,
    why: String,
}

/// The parts of a card in the order in which they are drawn.
fn worth(view: &View, face: Face, kept: &[CardId], words: &Words) -> Vec<Worth> {
    let points = &view.components.points;
    let faces: Vec<Face> = kept.iter().map(|one| view.components.face(*one)).collect();
    let count = |has: &dyn Fn(&Face) -> bool| faces.iter().filter(|face| has(face)).count() as u16;
    let mut all = Vec::new();
    let mut push = |sign: Markup, name: String, value: u8, times: Option<u16>, why: &str| {
        let fits = times.is_some_and(|times| times > 0);
        let why = words.with(&format!("mesozooic-worth-{why}"), &[("points", value.into())]);
        let points = u16::from(value) * times.filter(|times| *times > 0).unwrap_or(1);
        all.push(Worth { sign, name, points, fits, why });
    };
    if let Some(side) = face.half() {
        let other = count(&|face| face.opens(side.opposite()));
        let same = count(&|face| face.opens(side));
        let name = words.with("mesozooic-half", &[("side", text::side_name(side).into())]);
        push(art::half_sign(side), name, points.enclosure, Some(u16::from(other > same)), "half");
    }
    if face.has_monorail() {
        let name = words.get("mesozooic-category-monorail");
        push(art::sign("mz-rail"), name, points.monorail, Some(joined(face, &faces)), "monorail");
    }
    if let Some(kind) = face.attraction() {
        let trucks = count(&|face| face.has_truck()).min(3);
        let sign = art::sign(&format!("mz-attraction-{kind}"));
        push(sign, words.get("mesozooic-attraction"), points.attraction, Some(trucks), "attraction");
    }
    if face.has_truck() {
        let attractions = count(&|face| face.has_attraction()).min(3);
        push(
            art::sign("mz-truck"),
            words.get("mesozooic-truck"),
            points.attraction,
            Some(attractions),
            "truck",
        );
    }
    for _ in 0..face.topiaries() {
        push(art::sign("mz-topiary"), words.get("mesozooic-topiary"), points.topiary, None, "topiary");
    }
    if let Some(top) = face.gate() {
        let (sign, row, why) =
            if top { ("mz-gate-up", "top", "gate-top") } else { ("mz-gate-down", "bottom", "gate-bottom") };
        push(art::sign(sign), words.with("mesozooic-gate", &[("row", row.into())]), points.gate, None, why);
    }
    if face.is_shop() {
        push(art::sign("mz-shop"), words.get("mesozooic-shop"), points.shop, None, "shop");
    }
    if face.is_crane() {
        push(art::sign("mz-crane"), words.get("mesozooic-crane"), 0, None, "crane");
    }
    all
}

/// With how many of these tracks a track can be joined, each on a side of its own.
fn joined(face: Face, others: &[Face]) -> u16 {
    let mut free: Vec<&Face> = others.iter().filter(|other| other.has_monorail()).collect();
    let mut joints = 0;
    // Sides that few can be joined to choose first.
    let mut sides: Vec<Side> = Side::ALL.into_iter().filter(|side| face.exits(*side)).collect();
    sides.sort_by_key(|side| free.iter().filter(|other| other.exits(side.opposite())).count());
    for side in sides {
        if let Some(at) = free.iter().position(|other| other.exits(side.opposite())) {
            free.swap_remove(at);
            joints += 1;
        }
    }
    joints
}

/// The tray: what is kept, the places for the rest, and what could become of it.
pub(super) fn kept(view: &View, scene: &Scene<'_>, own: &Own) -> Markup {
    let words = scene.words;
    let draw = || {
        let cards = kept_before(view, own);
        let all = usize::from(view.options.zoo_cards());
        let promise = best::promise(view, cards);
        html! {
            div.zoo-kept {
                p.zoo-kept__count { b { (cards.len()) } (words.with("mesozooic-kept-of", &[("all", all.into())])) }
                div.zoo-kept__cards {
                    @for one in cards {
                        @let face = view.components.face(*one);
                        @let label = text::elements(face, words);
                        span.zoo-card id=(ask::card_id(*one)) data-piece role="img" aria-label=(label) {
                            (art::face(face, one.kind()))
                        }
                    }
                    @for _ in cards.len()..all { span.zoo-slot {} }
                }
                ul.zoo-wants {
                    @for (category, points) in promise.iter().enumerate().filter(|(_, points)| **points > 0) {
                        @let name = words.get(&format!("mesozooic-category-{}", CATEGORIES[category]));
                        li title=(name) { (zoo::sign_of(category)) span.sr-only { (name) " " } b { "+" (points) } }
                    }
                    @if !cards.is_empty() {
                        li.zoo-wants__sum { b { (promise.iter().sum::<u16>()) } span { (words.get("mesozooic-kept-possible")) } }
                    }
                }
            }
        }
    };
    scene.drawn("kept", (&own.taken, view.pass), draw)
}

/// The buttons of the draft, for the script: cards are chosen in any order, and nothing is kept before one says so.
pub(super) fn buttons(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        button.btn.btn--quiet type="button" data-keep-none hidden { (icon("back")) (words.get("mesozooic-keep-other")) }
        button.btn.btn--primary type="button" data-keep-two disabled
            data-full=(words.get("mesozooic-keep-full")) data-one=(words.get("mesozooic-keep-one")) {
            (words.get("mesozooic-keep-two"))
        }
    }
}

/// What counts, beside every draft.
pub(super) fn legend(view: &View, words: &Words) -> Markup {
    html! {
        section.panel.zoo-legend {
            h2 { (words.get("mesozooic-legend-title")) }
            ul {
                @for category in zoo::categories(view) {
                    @let key = CATEGORIES[category];
                    li {
                        (zoo::sign_of(category))
                        span { b { (words.get(&format!("mesozooic-category-{key}"))) } small { (words.get(&format!("mesozooic-legend-{key}"))) } }
                        b { (zoo::value(view, category)) }
                    }
                }
                @if view.options.crane {
                    li {
                        (art::sign("mz-crane"))
                        span { b { (words.get("mesozooic-legend-crane")) } small { (words.get("mesozooic-worth-crane")) } }
                        b { "0" }
                    }
                }
            }
            p { (words.get("mesozooic-legend-only")) }
        }
    }
}

/// What two cards would bring with those that are kept.
pub(super) fn brings(view: &View, about: &str, words: &Words) -> Option<String> {
    let own = view.own.as_ref()?;
    let pair: Option<Vec<CardId>> =
        about.strip_prefix("pick ")?.split(' ').map(|one| one.parse().ok()).collect();
    let pair = pair.filter(|pair| pair.len() <= 2 && pair.iter().all(|one| own.hand.contains(*one)))?;
    let mut cards = kept_before(view, own).to_vec();
    let before: u16 = best::promise(view, &cards).iter().sum();
    cards.extend(pair);
    let promise = best::promise(view, &cards);
    let line = |(category, points): (&&str, &u16)| {
        let label = words.get(&format!("mesozooic-category-{category}"));
        words.with("mesozooic-scores-line", &[("label", label.into()), ("points", (*points).into())])
    };
    let parts: Vec<String> =
        CATEGORIES.iter().zip(&promise).filter(|(_, points)| **points > 0).map(line).collect();
    let sum: u16 = promise.iter().sum();
    let more = sum.saturating_sub(before);
    let values = [("points", sum.into()), ("more", more.into()), ("parts", parts.join(", ").into())];
    Some(words.with("mesozooic-keep-brings", &values))
}
