//! Hints: what to do, marked on the table, with what it would bring and why.

use crate::art::icon;
use crate::game_page::GamePage;
use crate::model::{Advice, Offer, Site, Suggestion};
use crate::show::{Show, name};
use crate::site::{Framed, frame};
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};

/// What is less than so many games of a hundred apart is about as good.
const ABOUT: u8 = 2;

/// Puts what a search found for a seat into words: actions, the best first, each with the share of games it wins. All of it is
/// made from the seat's own view.
pub fn advice<G: Show>(
    view: &G::View,
    seat: Seat,
    at: usize,
    found: &[(G::Action, Option<f64>)],
    names: &[String],
    words: &Words,
) -> Advice {
    let offers = G::offers(view, seat, names, words);
    let wins = |share: Option<f64>| share.map(|share| (100.0 * share).round() as u8);
    let mut suggestions: Vec<Suggestion> = Vec::new();
    let mut kept: Vec<G::Action> = Vec::new();
    for (action, share) in found {
        // Refusing with either of two equal cards is one thing to a person.
        if kept.iter().any(|known| G::are_alike(view, *known, *action)) {
            continue;
        }
        kept.push(*action);
        let text = action.to_string();
        let (label, elements) = offers
            .iter()
            .find_map(|offer| way(offer, &text, words))
            .unwrap_or_else(|| (G::steps(view, seat, *action, words).join(", "), Vec::new()));
        let together = G::chosen_together(view, *action, words);
        let (label, is_together) = (together.clone().unwrap_or(label), together.is_some());
        let why = G::reason(view, seat, *action, words);
        suggestions.push(Suggestion { action: text, label, wins: wins(*share), why, elements, is_together });
    }
    let compared = compared(&suggestions, words);
    if let Some(first) = suggestions.first_mut() {
        let both = [first.why.take(), compared].into_iter().flatten().collect::<Vec<_>>().join(" ");
        first.why = Some(both).filter(|why| !why.is_empty());
    }
    Advice { seat, at, suggestions }
}

/// How far the best is ahead of the next.
fn compared(suggestions: &[Suggestion], words: &Words) -> Option<String> {
    match suggestions {
        [only] => only.wins.is_some().then(|| words.get("advice-only")),
        [first, second, ..] => {
            let ahead = first.wins?.saturating_sub(second.wins?);
            Some(if ahead < ABOUT {
                words.get("advice-close")
            } else {
                words.with("advice-ahead", &[("games", ahead.into())])
            })
        }
        [] => None,
    }
}

/// How an action is said and clicked, where it is one of an offer's.
fn way(offer: &Offer, action: &str, words: &Words) -> Option<(String, Vec<String>)> {
    let chosen = filled(&offer.template, action, offer)?;
    let mut label = offer.label.clone();
    let mut elements: Vec<String> = offer.start.iter().cloned().collect();
    for (step, at) in chosen.iter().enumerate() {
        let choice = &offer.steps[step].choices[*at];
        let key = if step == 0 { "advice-choice" } else { "advice-choice-more" };
        label = words.with(key, &[("before", label.into()), ("choice", choice.label.as_str().into())]);
        elements.extend(choice.element.split(' ').filter(|id| !id.is_empty()).map(str::to_owned));
    }
    Some((label, elements))
}

/// Which choice of each step makes this action of a template; `None` where none does.
fn filled(template: &str, action: &str, offer: &Offer) -> Option<Vec<usize>> {
    let Some((before, rest)) = template.split_once('{') else {
        return (template == action).then(|| vec![0; 0]);
    };
    let (step, rest) = rest.split_once('}')?;
    let (step, action) = (step.parse::<usize>().ok()?, action.strip_prefix(before)?);
    let choices = &offer.steps.get(step)?.choices;
    let fits =
        choices.iter().enumerate().filter_map(|(at, choice)| Some((at, action.strip_prefix(&choice.word)?)));
    // Steps stand in a template in their order.
    fits.filter_map(|(at, action)| {
        let after = filled(rest, action, offer)?;
        Some(std::iter::once(at).chain(after).collect())
    })
    .next()
}

/// The panel of a hint. Each line says the action, what it brings and why; its button does it.
/// Without a table, as in a puzzle, it only tells.
pub fn advice_panel(table: Option<&str>, advice: &Advice, words: &Words) -> Markup {
    let shares = advice.suggestions.iter().any(|one| one.wins.is_some());
    html! {
        section.advice__panel aria-label=(words.get("advice-title")) data-advised=(advice.at) {
            p.advice__head { (icon("foot")) b { (words.get("advice-title")) } @if shares { small { (words.get("advice-of-100")) } } }
            ol.advice__list {
                @for (number, one) in (1..).zip(&advice.suggestions) {
                    li.advice__line data-elements=(one.elements.join(" ")) data-action=(one.action) data-together[one.is_together] {
                        span.foot { (icon("foot")) b { (number) } }
                        span.advice__what {
                            b { (one.label) }
                            @if let Some(why) = &one.why { span { (why) } }
                        }
                        @if let Some(wins) = one.wins { b.advice__wins { (wins) } }
                        @if let Some(table) = table {
                            form.inline method="post" action={ "/t/" (table) "/act" } data-fetch {
                                input type="hidden" name="seat" value=(advice.seat.number());
                                input type="hidden" name="at" value=(advice.at);
                                button.btn.btn--small type="submit" name="action" value=(one.action)
                                    aria-label={ (words.get("table-do-it")) ": " (one.label) } { (words.get("table-do-it")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The button that asks for a hint.
pub(crate) fn tool(table: &str, seat: Seat, words: &Words) -> Markup {
    let label = words.get("advice-title");
    html! {
        form.inline method="post" action={ "/t/" (table) "/hint" } data-hint {
            input type="hidden" name="seat" value=(seat.number());
            button.tool type="submit" data-key="h" title=(label) { (icon("foot")) span.tool__label { (label) } }
        }
    }
}

/// What everybody reads when somebody has asked for a hint.
pub(crate) fn asked(words: &Words) -> Markup {
    html! { span.chat__hint { (icon("foot")) " " (words.get("advice-asked")) } }
}

/// Why a bot did something: what it weighed, the best first.
pub fn weighed(advice: &Advice, done: &str, names: &[String], words: &Words) -> Markup {
    let said = |one: &Suggestion| match one.wins {
        Some(wins) => {
            words.with("why-weighed", &[("what", one.label.as_str().into()), ("games", wins.into())])
        }
        None => one.label.clone(),
    };
    let chosen = advice.suggestions.iter().position(|one| one.action == done);
    // The best come first: what stands before what was done would have been better.
    let (better, others) = advice.suggestions.split_at(chosen.unwrap_or_default());
    let list = |some: &[Suggestion]| some.iter().map(said).collect::<Vec<_>>().join(", ");
    let (better, others) =
        (list(better), list(others.get(usize::from(chosen.is_some())..).unwrap_or_default()));
    let chosen = chosen.map(|at| &advice.suggestions[at]);
    let who = [("name", name(names, advice.seat).into())];
    html! {
        div.why-answer {
            b { (words.get("why-title")) } " "
            @match chosen {
                Some(one) => {
                    @let values = [("name", name(names, advice.seat).into()), ("games", one.wins.unwrap_or_default().into())];
                    (words.with(if one.wins.is_some() { "why-chose" } else { "why-planned" }, &values))
                    @if let Some(why) = &one.why { " " (words.with("why-in-its-place", &[("why", why.as_str().into())])) }
                },
                None => (words.with("why-otherwise", &who)),
            }
            @if !better.is_empty() { " " (words.with("why-better", &[("others", better.into())])) }
            @if !others.is_empty() { " " (words.with("why-others", &[("others", others.into())])) }
        }
    }
}

/// The same as a page of its own, for browsers without script.
pub fn explained(
    site: &Site<'_>,
    game: &'static GamePage,
    table: &str,
    at: usize,
    answer: &Markup,
) -> Markup {
    let words = site.words;
    let content = html! {
        section.panel {
            h1 { (words.get("why-title")) }
            (answer)
            p {
                a.btn href={ "/t/" (table) "/replay/" (at) } { (words.get("review-see")) } " "
                a.btn href={ "/t/" (table) } { (words.get("table-to-table")) }
            }
        }
    };
    let (title, script) = (game.meta.title, None);
    frame(site, &Framed { title, class: "page--study", script, game: Some(game), again: None, content })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Choice, Step};

    #[test]
    fn an_action_is_found_among_the_offers_with_what_is_clicked_for_it() {
        let choice = |word: &str, element: &str| Choice {
            word: word.to_owned(),
            element: element.to_owned(),
            label: format!("the {word}"),
            group: None,
        };
        let offer = Offer {
            template: "swap {0} for {1}".to_owned(),
            label: "Swap".to_owned(),
            start: Some("tile".to_owned()),
            idle: false,
            steps: vec![
                Step { label: String::new(), choices: vec![choice("a", "x"), choice("a#1", "y z")] },
                Step { label: String::new(), choices: vec![choice("b", "w")] },
            ],
        };
        let words = Words::new(crate::Lang::En);
        let found = way(&offer, "swap a#1 for b", &words).unwrap();
        assert_eq!(found.0, "Swap: the a#1, the b");
        assert_eq!(found.1, ["tile", "y", "z", "w"]);
        assert_eq!(way(&offer, "swap a for c", &words), None);
        assert_eq!(way(&offer, "swap", &words), None);
    }
}
