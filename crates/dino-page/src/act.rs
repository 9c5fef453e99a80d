//! What may be done, as forms: buttons for what is said in one word, lists to choose from for the rest. The script
//! reads the same forms and lets one click on the things themselves.

use crate::art::icon;
use crate::model::{Choice, Offer, TablePage};
use crate::page_only::choices;
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};

/// All offers of a seat. The lists of a whole page are open, for who has no script; a script closes them.
pub(crate) fn offers(page: &TablePage<'_>, seat: Seat, offers: &[Offer], words: &Words) -> Markup {
    forms(&format!("{}/act", page.address()), seat, page.at, offers, words)
}

/// The same, sent to any address.
pub(crate) fn forms(action: &str, seat: Seat, at: usize, offers: &[Offer], words: &Words) -> Markup {
    let (mut direct, stepped): (Vec<_>, Vec<_>) = offers.iter().partition(|offer| offer.steps.is_empty());
    direct.sort_by_key(|offer| offer.idle);
    let hidden = html! {
        input type="hidden" name="seat" value=(seat.number());
        input type="hidden" name="at" value=(at);
    };
    html! {
        form.actions method="post" action=(action) data-fetch {
            (hidden)
            @for (at, offer) in direct.iter().enumerate() {
                button type="submit" name="action" value=(offer.template) data-start=[offer.start.as_deref()]
                    data-idle[offer.idle]
                    class={ (if at == 0 && !offer.idle { "btn btn--primary choice" } else { "btn choice" }) (piece(offer)) } {
                    (offer.label)
                }
            }
            // With script these begin a path of clicks; without, the lists below do the same.
            @for (at, offer) in stepped.iter().enumerate() {
                button class={ "btn choice" (piece(offer)) } type="button" data-begin=(at) hidden { (offer.label) }
            }
        }
        @if !stepped.is_empty() {
            (choices(&html! {
                summary title=(words.get("table-as-list")) { (icon("log")) span { (words.get("table-as-list")) } }
                @for (at, offer) in stepped.iter().enumerate() {
                    form.choices__form method="post" action=(action) data-fetch
                        data-offer=(at) data-start=[offer.start.as_deref()] {
                        (hidden)
                        input type="hidden" name="template" value=(offer.template);
                        span.choices__label { (offer.label) }
                        @for (number, step) in offer.steps.iter().enumerate() {
                            label { (step.label) " " (select(number, &step.choices)) }
                        }
                        button.btn.btn--small type="submit" { (words.get("table-do-it")) }
                    }
                }
            }))
        }
    }
}

/// Marks a button that says again what a thing on the table says: the script leaves it out, the thing is clicked.
fn piece(offer: &Offer) -> &'static str {
    if offer.start.is_some() { " choice--piece" } else { "" }
}

/// What is clicked for a word, where nothing else is said: the things it names, which all have a number. The first two
/// are where something begins and ends; of the others each is clicked once.
fn told(word: &str) -> String {
    let mut things: Vec<&str> = Vec::new();
    for thing in word.split(' ').filter(|word| word.contains(|letter: char| letter.is_ascii_digit())) {
        if things.len() < 2 || !things.contains(&thing) {
            things.push(thing);
        }
    }
    if things.is_empty() { word.to_owned() } else { things.join(" ") }
}

fn select(number: usize, choices: &[Choice]) -> Markup {
    let mut groups: Vec<(Option<&str>, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        let group = choice.group.as_deref();
        match groups.iter_mut().find(|(known, _)| *known == group) {
            Some((_, choices)) => choices.push(choice),
            None => groups.push((group, vec![choice])),
        }
    }
    let options = |choices: &[&Choice]| {
        html! {
            @for choice in choices {
                // The element is named only where it is called otherwise than the word tells.
                @let element = (choice.element != told(&choice.word)).then_some(&choice.element);
                @let value = (choice.label != choice.word).then_some(&choice.word);
                option value=[value] data-el=[element] { (choice.label) }
            }
        }
    };
    html! {
        select name={ "s" (number) } {
            @for (group, choices) in &groups {
                @if let Some(label) = group { optgroup label=(label) { (options(choices)) } }
                @else { (options(choices)) }
            }
        }
    }
}
