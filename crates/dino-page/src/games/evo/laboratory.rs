//! The laboratory as columns one bids on by clicking a value, the lowest first, the wheel, the track, and one's own cards.

use super::ask::{card_id, track_id, until_id, value_id};
use super::{card_name, named, percents, text, token_name};
use crate::art::seat_badge;
use crate::scene::Scene;
use evo::{Action, Pawn, Phase, Terrain, Token, Until, View};
use maud::{Markup, html};

/// The columns, while they matter.
pub(super) fn columns(view: &View, scene: &Scene<'_>) -> Markup {
    if !matches!(view.phase, Phase::Genes | Phase::Bid(_) | Phase::Card(_)) {
        return html! {};
    }
    html! {
        h2 { (scene.words.get("evo-lab-title")) }
        div.evo-lab { @for column in 1..=view.options.seats { (one_column(view, scene, column)) } }
    }
}

fn one_column(view: &View, scene: &Scene<'_>, column: u8) -> Markup {
    let words = scene.words;
    let holder = view
        .pawns
        .each()
        .find_map(|(seat, pawn)| pawn.filter(|pawn| pawn.column == column).map(|pawn| (seat, pawn)));
    let barred = view.barred == column && scene.acts;
    let closed = match holder {
        Some((_, Pawn { value: 6, .. })) => Some("evo-lab-closed-six"),
        _ if barred => Some("evo-lab-closed-barred"),
        _ => None,
    };
    let paid = scene.you.map(|you| std::array::from_fn::<u8, 7, _>(|value| view.price(you, value as u8)));
    let draw = || {
        html! {
            section.evo-column.is-closed[closed.is_some()] {
                h3 { (words.with("evo-lab-column-title", &[("column", column.into())])) }
                p.evo-column__what { (text::reward(view, column, words, super::gene_label)) }
                @for value in 0..=6_u8 {
                    @let held = holder.filter(|(_, pawn)| pawn.value == value);
                    @let price = paid.map(|paid| paid[usize::from(value)]).filter(|price| *price != value);
                    @let values = [("value", value.into()), ("column", column.into()), ("price", price.unwrap_or(value).into())];
                    button.evo-value id=(value_id(column, value)) aria-label=(words.with("evo-value-label", &values))
                        aria-describedby=[held.map(|_| format!("held-{column}"))] {
                        (value)
                        @if let Some(price) = price { small { (words.with("evo-lab-pay", &[("price", price.into())])) } }
                        @if let Some((seat, _)) = held { (seat_badge(seat)) span.sr-only id={ "held-" (column) } { (scene.name(seat)) } }
                    }
                }
                p.muted { @if let Some(key) = closed { (words.get(key)) } }
            }
        }
    };
    scene.drawn("column", (column, view.row, holder, closed, paid), draw)
}

/// The wheel with the chances of the next climate.
pub(super) fn wheel(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let sections = view.values.wheel.sections();
    // Once the meteor has come there is no next round.
    let chances = if view.phase == Phase::Over { Vec::new() } else { percents(view) };
    let chance = |section: usize| -> u32 {
        let leads =
            |token: Token| usize::from(view.values.wheel.turned(view.section, token.step())) == section;
        chances
            .iter()
            .filter(|(token, _)| *token != Token::Meteor && leads(*token))
            .map(|(_, percent)| percent)
            .sum()
    };
    let meteor = chances.iter().find(|(token, _)| *token == Token::Meteor).map_or(0, |(_, percent)| *percent);
    html! {
        h2 { (words.get("evo-wheel-title")) }
        ol.evo-wheel {
            @for (at, section) in sections.iter().enumerate() {
                @let ideal = section.iter().position(|ground| *ground == evo::Ground::Ideal);
                @let terrain = ideal.and_then(|at| Terrain::ALL.get(at));
                @let now = at == usize::from(view.section);
                li.is-now[now] {
                    svg.evo-icon viewBox="-30 -32 60 64" aria-hidden="true" {
                        @if let Some(terrain) = terrain { use href={ "#bare-" (terrain) } {} }
                    }
                    @if now { b { (words.get("evo-wheel-now")) } " " }
                    @if chance(at) > 0 {
                        span title=(words.with("evo-wheel-next", &[("percent", chance(at).into())])) { (chance(at)) " %" }
                    }
                }
            }
        }
        @if meteor > 0 { p { (words.with("evo-wheel-end", &[("percent", meteor.into())])) } }
        @if let Some(token) = view.next {
            p { b { (words.with("evo-forecast-seen", &[("token", token_name(token, words).into())])) } }
        }
        (super::map::legend(view, scene))
    }
}

/// The track from the left.
pub(super) fn track(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        h2 { (words.get("evo-track-title")) }
        div.evo-track {
            @for (place, seat) in (1..).zip(&view.order) {
                @let values = [("place", u8::into(place)), ("name", scene.name(*seat).into())];
                button.evo-track__place id=(track_id(place)) title=(words.with("evo-track-place", &values)) {
                    (seat_badge(*seat))
                }
            }
        }
    }
}

/// The reader's own cards, and when they are asked about them.
pub(super) fn cards(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(you) = scene.you else { return html! {} };
    let Some(cards) = view.hands[you].cards.filter(|cards| !cards.is_empty()) else { return html! {} };
    let windows =
        matches!(view.phase, Phase::Window(..) | Phase::Declared(_) | Phase::Rolled(..)) && scene.acts;
    html! {
        h2 { (words.get("evo-hand-title")) }
        div.evo-cards {
            @for card in cards {
                @let about = text::card_about(view, card, words);
                @let moment = named("moment", card.moment().name(), words);
                @let when = [("card", card_name(card, words).into()), ("moment", moment.into())];
                button.evo-card id=(card_id(card)) data-why=[scene.is_player().then(|| why(view, you, card))]
                    data-when=(words.with("evo-card-when", &when)) {
                    b { (card_name(card, words)) } span { (about) }
                }
            }
        }
        @if windows {
            details.evo-quiet {
                summary { (words.get("evo-quiet-title")) }
                p.muted { (words.get(if view.options.open_waits { "evo-quiet-open" } else { "evo-quiet-how" })) }
                @for until in Until::ALL.iter().filter(|until| view.may_wait(**until)) {
                    button.chip id=(until_id(*until)) { (named("until", until.name(), words)) }
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

/// How survivors are chosen: with script by clicking hexes, which changes what the button proposes.
pub(super) fn survivors(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let (Some(you), Phase::Survive, true) = (scene.you, view.phase, scene.acts) else { return html! {} };
    let herd: Vec<dino_core::Hex> = view.herds[you].iter().map(|cell| view.island.hex(cell)).collect();
    let size = herd.len();
    let count = words.with("evo-keep-count", &[("count", "%".into()), ("herd", size.into())]);
    html! {
        p.evo-keep #evo-keep hidden data-herd=(super::hexes(&herd)) data-count=(count)
            data-label=(words.with("evo-keep-these", &[("count", "%".into())])) {}
        p.muted data-no-script { (words.get("evo-keep-how")) }
    }
}
