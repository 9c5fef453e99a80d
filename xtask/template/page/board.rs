//! The board: the reader's hand, the last trick and everybody's place.

use super::{State, art, ask, rules};
use crate::game_page::GamePage;
use crate::model::{Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::seats;
use crate::show::Show;
use crate::words::Words;
use dino_core::Seat;
use maud::{Markup, html};
use template_game::{Card, Laid, Phase, View};

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, status(view, scene.words)),
            Part::new("hand", "template-game-hand", Zone::Board, hand(view, scene)),
            Part::new("last-trick", "panel template-game-last", Zone::Shared, last_trick(view, scene)),
        ];
        for seat in scene.order() {
            let score = html! { span.player__round { (view.total(seat)) } };
            let laid = laid(view, scene, seat);
            parts.push(seats::place(scene, seat, &score, &laid));
            if scene.you == Some(seat) {
                parts.push(seats::mine(scene, &score, &laid));
            }
        }
        parts
    }

    fn points_of(view: &View, seat: Seat) -> Option<Vec<i32>> {
        Some(view.points[seat].map(i32::from).to_vec())
    }

    fn pieces_of(_view: &View, _seat: Seat) -> Vec<Markup> {
        vec![art::animal()]
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }
}

fn status(view: &View, words: &Words) -> Markup {
    let trick = (view.tricks + 1).min(view.options.tricks);
    let tricks = [("trick", trick.into()), ("tricks", view.options.tricks.into())];
    html! {
        span.chip { (words.with("template-game-chip-trick", &tricks)) }
        span.chip { (words.with("template-game-chip-pile", &[("pile", view.pile.into())])) }
    }
}

/// The cards of the reader. Equal cards are one button, for they are the same choice.
fn hand(view: &View, scene: &Scene<'_>) -> Markup {
    let Some(cards) = scene.you.and_then(|seat| view.hands[seat].cards) else { return html! {} };
    let words = scene.words;
    html! {
        @if view.phase != Phase::Over { h2 { (words.get("template-game-hand-title")) } }
        div.template-game-cards {
            @for card in Card::all().filter(|card| cards[card.kind()] > 0) {
                @let values = [("card", card.number().into()), ("copies", cards[card.kind()].into())];
                // A click that means nothing now is answered with the rule that says why.
                button.template-game-card id=(ask::card_id(card)) data-piece
                    aria-label=(words.with("template-game-spoken-card", &values))
                    data-why=[scene.is_player().then(|| format!("lay {card}"))] {
                    (art::face(card))
                    @if cards[card.kind()] > 1 { span.template-game-copies { "×" (cards[card.kind()]) } }
                }
            }
        }
    }
}

fn last_trick(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if view.tricks > 0 {
            h2 { (scene.words.get("template-game-last-title")) }
            ul.template-game-cards {
                @for (seat, card) in view.last.each() {
                    @if let Some(card) = card { li { (scene.name(seat)) " " (art::face(*card)) } }
                }
            }
        }
    }
}

/// What lies before a seat.
fn laid(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    html! {
        div.template-game-cards {
            @match view.laid[seat] {
                Laid::Nothing if view.phase == Phase::Over => {},
                Laid::Nothing => span.muted { (words.get("template-game-laid-nothing")) },
                Laid::Down => { (art::back()) span.muted { (words.get("template-game-laid-down")) } },
                Laid::Known(card) => { (art::face(card)) span.muted { (words.get("template-game-laid-down")) } },
            }
        }
    }
}
