//! The evolution tiles that can be bought.

use super::{art, ask, text};
use crate::art::icon;
use crate::scene::Scene;
use cubosaurs::{CardId, CardType, Purchase, Tile, View};
use maud::{Markup, html};

/// The market of the advanced game.
pub(super) fn market(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        h2 { (words.get("cubosaurs-market-title")) " " small { (words.get("cubosaurs-market-once")) } }
        @if view.market.is_empty() { p.muted { (words.get("cubosaurs-market-none")) } }
        div.market { @for one in view.market { (tile(view, scene, one)) } }
    }
}

/// A tile: what it does, what it costs and, where that is too much, what one has. A finger has to tap twice (`data-sure`):
/// the first tap only tells.
fn tile(view: &View, scene: &Scene<'_>, tile: Tile) -> Markup {
    let words = scene.words;
    let price = view.components.tile(tile).price;
    let short = scene.you.map(|you| view.tokens[you]).filter(|tokens| *tokens < price);
    let why = scene.is_player().then(|| why_tile(view, scene, tile));
    let draw = || {
        html! {
            button.market-tile.is-short[short.is_some()] id=(ask::tile_id(tile)) data-piece data-sure
                data-why=[why.as_deref()] title=(words.get(&format!("cubosaurs-tile-more-{tile}"))) {
                (art::tile(tile))
                span.market-tile__text {
                    b.market-tile__effect { (text::effect(view, tile, words)) }
                    span.market-tile__price {
                        (art::dna()) " " (price) " " span.sr-only { (words.get("cubosaurs-dna")) }
                        @if let Some(tokens) = short {
                            " " small { (words.with("cubosaurs-tile-have", &[("tokens", tokens.into())])) }
                        }
                    }
                }
                (icon(if tile.is_end_of_round() { "star" } else { "bolt" }))
            }
        }
    };
    scene.drawn("tile", (tile, short, &why), draw)
}

/// A purchase of the tile that only the tile itself can be wrong with.
fn why_tile(view: &View, scene: &Scene<'_>, tile: Tile) -> String {
    let seat = scene.you.unwrap_or(view.turn);
    let any = CardId::new(CardType::Trex, 0);
    let own = view.collections[seat].first().unwrap_or(any);
    let other = seat.neighbour(view.options.seats, true);
    let theirs = view.collections[other].first().unwrap_or(any);
    let purchase = match tile {
        Tile::PointsPerType => Purchase::PointsPerType,
        Tile::PointsPerEgg => Purchase::PointsPerEgg,
        Tile::Draw => Purchase::Draw,
        Tile::RefuseWithNothing => Purchase::RefuseWithNothing,
        Tile::RefuseWithForbidden => Purchase::RefuseWithForbidden(own),
        Tile::DestroyOwn => Purchase::DestroyOwn(own),
        Tile::DestroyTheirs => Purchase::DestroyTheirs(theirs),
        Tile::Steal => Purchase::Steal(theirs),
        Tile::Give => Purchase::Give(own, other),
        Tile::Swap => Purchase::Swap { own, theirs },
    };
    cubosaurs::Action::Buy(purchase).to_string()
}
