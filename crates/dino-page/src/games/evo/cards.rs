//! The reader's own event cards, and until when they do not want to be asked about them.

use super::ask::{card_id, until_id};
use super::{art, card_name, named, text};
use crate::scene::Scene;
use evo::{Action, Phase, Until, View};
use maud::{Markup, html};

/// The cards: picture, name, when and what.
pub(super) fn cards(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(you) = scene.you else { return html! {} };
    let Some(cards) = view.hands[you].cards.filter(|cards| !cards.is_empty()) else { return html! {} };
    let windows =
        matches!(view.phase, Phase::Window(..) | Phase::Declared(_) | Phase::Rolled(..)) && scene.acts;
    html! {
        h2.sr-only { (words.get("evo-hand-title")) }
        div.evo-cards {
            @for card in cards {
                @let about = text::card_about(view, card, words);
                @let (when, what) = about.split_once(':').unwrap_or(("", &about));
                @let moment = named("moment", card.moment().name(), words);
                @let told = [("card", card_name(card, words).into()), ("moment", moment.into())];
                button.evo-card id=(card_id(card)) data-why=[scene.is_player().then(|| why(view, you, card))]
                    data-when=(words.with("evo-card-when", &told)) {
                    svg viewBox="0 0 120 66" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { (art(&format!("card-{card}"))) }
                    b { (card_name(card, words)) } em { (when.trim()) } span { (what.trim()) }
                }
            }
        }
        @if windows {
            details.evo-quiet {
                summary { (words.get("evo-quiet-title")) }
                div {
                    p.muted { (words.get(if view.options.open_waits { "evo-quiet-open" } else { "evo-quiet-how" })) }
                    @for until in Until::ALL.iter().filter(|until| view.may_wait(**until)) {
                        button.chip id=(until_id(*until)) { (named("until", until.name(), words)) }
                    }
                }
            }
        }
    }
}

/// What a click on a card that cannot be played would have meant.
fn why(view: &View, you: dino_core::Seat, card: evo::Card) -> String {
    use evo::{Card, Play};
    let hex = dino_core::Hex::ORIGIN;
    let other = you.neighbour(view.options.seats, true);
    Action::Play(match card {
        Card::Mire | Card::MoultingSickness => Play::At(card, other),
        Card::DriftRaft => Play::Raft(hex, hex),
        Card::DistantNest => Play::Nest(hex),
        card => Play::Plain(card),
    })
    .to_string()
}
