//! The laboratory: a tube for each column, with what it gives above it. A bid is the level of the liquid, in the colour of
//! the bidder; one bids by clicking a value.

use super::ask::value_id;
use super::{art, named};
use crate::art::{icon, seat_badge};
use crate::scene::Scene;
use dino_core::Seat;
use evo::{Gene, Pawn, Phase, View};
use maud::{Markup, html};

/// The height of a value on the glass, and where the first one begins.
const VALUE: i32 = 30;
const TOP: i32 = 14;

/// The tubes, while they matter.
pub(super) fn columns(view: &View, scene: &Scene<'_>) -> Markup {
    if !matches!(view.phase, Phase::Genes | Phase::Bid(_) | Phase::Card(_)) {
        return html! {};
    }
    let words = scene.words;
    html! {
        h2 { (words.get("evo-lab-title")) small { (words.get("evo-lab-how")) } }
        div.evo-lab data-asks=(words.get("evo-bid-ask")) data-brings=[brings(view, scene)] data-do=(words.get("evo-bid-confirm")) {
            @for column in 1..=view.options.seats { (tube(view, scene, column)) }
        }
        // A phone has no room for seven targets in a tube: the script shows these instead.
        div.evo-bid #evo-bid hidden data-bid=(words.get("evo-bid-do")) data-range=(words.get("evo-bid-range")) {
            button.btn type="button" data-less aria-label=(words.get("evo-bid-less")) { (icon("minus")) }
            p { b data-value {} small data-range {} }
            button.btn type="button" data-more aria-label=(words.get("evo-bid-more")) { (icon("plus")) }
            button.btn type="button" data-back aria-label=(words.get("evo-bid-other")) { (icon("back")) }
            button.btn.btn--primary type="button" data-do {}
        }
    }
}

/// What a bid costs the reader, with gaps for its price and its height.
fn brings(view: &View, scene: &Scene<'_>) -> Option<String> {
    let you = scene.you?;
    let values = [("points", view.mp[you]?.into()), ("vials", view.species[you].count(Gene::Vial).into())];
    Some(scene.words.with("evo-bid-brings", &values))
}

/// What a column gives: the name of its picture, what it is called, and what that does.
fn gives(view: &View, column: u8, scene: &Scene<'_>) -> (String, String, String) {
    let words = scene.words;
    match (column, view.row.get(usize::from(column).wrapping_sub(2)).copied().flatten()) {
        (1, _) if view.options.events => {
            ("gene-event".to_owned(), words.get("evo-lab-event"), words.get("evo-lab-place"))
        }
        (1, _) => ("first".to_owned(), words.get("evo-lab-first"), words.get("evo-lab-place")),
        (_, Some(gene)) => {
            (format!("gene-{gene}"), super::gene_label(gene, words), named("does", gene.name(), words))
        }
        (_, None) => ("nothing".to_owned(), words.get("evo-lab-none"), words.get("evo-lab-empty")),
    }
}

fn tube(view: &View, scene: &Scene<'_>, column: u8) -> Markup {
    let words = scene.words;
    let held = |(seat, pawn): (Seat, &Option<Pawn>)| {
        pawn.filter(|pawn| pawn.column == column).map(|pawn| (seat, pawn.value))
    };
    let holder = view.pawns.each().find_map(held);
    let closed = match holder {
        Some((_, 6)) => Some("evo-lab-closed-six"),
        _ if view.barred == column && scene.acts => Some("evo-lab-closed-barred"),
        _ => None,
    };
    let paid = scene.you.map(|you| std::array::from_fn::<u8, 7, _>(|value| view.price(you, value as u8)));
    let draw = || {
        let (picture, name, does) = gives(view, column, scene);
        let unique =
            view.row.get(usize::from(column).wrapping_sub(2)).copied().flatten().is_some_and(Gene::is_unique);
        let plain = name.replace(super::SOFT_HYPHEN, "");
        html! {
            section.evo-tube.is-closed[closed.is_some()].is-unique[unique] data-tube=(column) data-name=(plain) {
                div.evo-tube__picture {
                    svg viewBox="0 0 100 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { (art(&picture)) }
                    em { (column) }
                    @if unique { (icon("star")) }
                }
                h3 { (name) }
                p.evo-tube__does { @match closed { Some(key) => b { (words.get(key)) }, None => (does) } }
                div.evo-tube__glass { div.evo-glass {
                    (glass(holder))
                    @for value in 0..=6_u8 {
                        @let here = holder.filter(|(_, at)| *at == value);
                        @let price = paid.map_or(value, |paid| paid[usize::from(value)]);
                        @let values = [("value", value.into()), ("column", column.into()), ("price", price.into())];
                        button.evo-value.is-under[holder.is_some_and(|(_, at)| value < at)] id=(value_id(column, value)) data-value=(value)
                            data-price=[(price != value).then_some(price)] aria-label=(words.with("evo-value-label", &values))
                            aria-describedby=[here.map(|_| format!("held-{column}"))] {
                            @match here {
                                Some((seat, _)) => (seat_badge(seat)),
                                None => (value),
                            }
                        }
                        @if let Some((seat, _)) = here { span.sr-only id={ "held-" (column) } { (scene.name(seat)) } }
                    }
                } }
            }
        }
    };
    scene.drawn("column", (column, view.row, holder, closed, paid), draw)
}

/// The glass with the liquid of whoever holds it.
fn glass(holder: Option<(Seat, u8)>) -> Markup {
    html! {
        svg class=[holder.map(|(seat, _)| format!("evo-body--{seat}"))] viewBox="0 0 72 232" aria-hidden="true" {
            (art("glass"))
            @if let Some((_, value)) = holder {
                @let level = TOP + (6 - i32::from(value)) * VALUE + VALUE / 2;
                path.evo-liquid d={ "M8 " (level) "q7-5 14 0t14 0 14 0 14 0V210Q64 226 36 226Q8 226 8 210Z" } {}
                @if value > 0 { circle.evo-bubble cx="20" cy="206" r="3" {} circle.evo-bubble cx="46" cy="214" r="2" {} }
                @if value > 1 { circle.evo-bubble cx="52" cy="190" r="2.200" {} }
                ellipse.evo-float cx="36" cy=(level + 13) rx="14" ry="4.500" {}
            }
        }
    }
}
