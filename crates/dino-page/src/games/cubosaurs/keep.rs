//! What keeping the hand would change: beside one's own cards as a list, under the question as a sentence.

use super::text;
use crate::art::icon;
use crate::scene::Scene;
use crate::score_sheet::signed;
use crate::words::Words;
use cubosaurs::{CATEGORIES, CardType, Phase, RoundPoints, View};
use dino_core::Seat;
use maud::{Markup, html};

/// What a seat's round counts now, and what it would with the hand.
struct Change {
    now: RoundPoints,
    then: RoundPoints,
    tokens: [u8; 2],
}

impl Change {
    fn of(view: &View, seat: Seat) -> Change {
        let mut collections = view.collections;
        collections[seat] = collections[seat].union(view.hand);
        let then = cubosaurs::round_points(&view.components, &collections, &view.bought_tiles)[seat];
        Change {
            now: view.points_now()[seat],
            then,
            tokens: [view.tokens[seat], view.tokens[seat] + gained(view, seat)],
        }
    }

    /// The categories that would count otherwise, by their places.
    fn categories(&self) -> impl Iterator<Item = usize> {
        (0..self.now.len()).filter(|at| self.now[*at] != self.then[*at])
    }
}

/// How many tokens the hand would bring: one for each mark (CUB-71), as far as there are any.
fn gained(view: &View, seat: Seat) -> u8 {
    let marks = if view.options.dna { view.hand.and(view.components.dna).len() as u8 } else { 0 };
    let others: u8 = view.tokens.each().filter(|(other, _)| *other != seat).map(|(_, tokens)| *tokens).sum();
    marks.min(view.reserve.saturating_add(others))
}

/// The list, for whoever is to decide; empty while there is no hand.
pub(super) fn list(view: &View, scene: &Scene<'_>) -> Markup {
    if scene.you.is_none() || view.hand.is_empty() || view.phase == Phase::Over {
        return html! {};
    }
    let yours = scene.you == Some(view.turn);
    let key = (view.turn, view.hand, view.collections, view.bought_tiles, view.tokens, view.reserve, yours);
    scene.drawn("keep", key, || {
        let words = scene.words;
        let change = Change::of(view, view.turn);
        let name = [("name", scene.name(view.turn).into())];
        let title = if yours {
            words.get("cubosaurs-keep-title-yours")
        } else {
            words.with("cubosaurs-keep-title", &name)
        };
        let [tokens, more] = change.tokens;
        html! {
            aside.keep {
                h3 { (title) }
                ul {
                    @for at in change.categories() {
                        (line(&label(at, words), change.now[at].into(), change.then[at].into(), signed))
                    }
                    @if more > tokens {
                        (line(&words.get("cubosaurs-dna"), tokens.into(), more.into(), |tokens| tokens.to_string()))
                    }
                    @if change.categories().next().is_none() && more == tokens {
                        li { (words.get("cubosaurs-keep-nothing")) }
                    }
                }
            }
        }
    })
}

fn line(label: &str, now: i32, then: i32, say: fn(i32) -> String) -> Markup {
    html! {
        li {
            span { (label) }
            b { (say(now)) (icon("arrow")) i class=(if then > now { "is-plus" } else { "is-minus" }) { (say(then)) } }
        }
    }
}

fn label(category: usize, words: &Words) -> String {
    words.get(&format!("cubosaurs-category-{}", CATEGORIES[category]))
}

/// The sentence: what changes most, and what tokens come.
pub(super) fn forecast(view: &View, seat: Seat, words: &Words) -> Option<String> {
    if view.phase != Phase::Decide || view.turn != seat || view.hand.is_empty() {
        return None;
    }
    let change = Change::of(view, seat);
    let difference = |at: &usize| (i32::from(change.then[*at]) - i32::from(change.now[*at])).abs();
    let most = change.categories().filter(|at| *at < 7).max_by_key(difference);
    let mut sentences = vec![match most {
        None => words.get("cubosaurs-forecast-same"),
        Some(at) => {
            let values = [
                ("now", signed(change.now[at].into()).into()),
                ("then", signed(change.then[at].into()).into()),
            ];
            match CardType::SETS.get(at) {
                Some(set) => {
                    let count = view.collections[seat].union(view.hand).and(set.cards()).len();
                    let species = if count == 1 { text::type_name(*set, words) } else { label(at, words) };
                    let [_, then] = values;
                    words.with(
                        "cubosaurs-forecast-set",
                        &[("count", count.into()), ("species", species.into()), then],
                    )
                }
                None if at == 5 => words.with("cubosaurs-forecast-raptors", &values),
                None => words.with("cubosaurs-forecast-eggs", &values),
            }
        }
    }];
    let gained = gained(view, seat);
    if gained > 0 {
        sentences.push(words.with("cubosaurs-forecast-dna", &[("count", gained.into())]));
    }
    Some(sentences.join(" "))
}
