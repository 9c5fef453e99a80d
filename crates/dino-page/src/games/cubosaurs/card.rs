//! Cards as they lie on the table: alone, or in fans by what they score.

use super::{art, ask, text};
use crate::scene::Scene;
use crate::score_sheet::signed;
use crate::words::Words;
use cubosaurs::{CATEGORIES, CardId, CardSet, CardType, RoundPoints, Stake, Tile, TileSet, View};
use dino_core::{BySeat, Seat};
use maud::{Markup, html};

/// Asked when somebody clicks a card that cannot be chosen: what the click would have meant.
pub(super) const WHY_CARD: &str = "refuse {id}";

/// What a card shows beside its animal.
#[derive(Clone, Copy)]
pub(super) struct Face {
    /// Whether nothing lies over it: then it shows all it is worth.
    pub(super) open: bool,
    /// How many of its set count with it; no cell is lit for none.
    pub(super) count: u32,
    /// Whether a velociraptor or an egg pays now.
    pub(super) pays: Option<bool>,
}

/// A card that can be clicked, with what a pointer on it tells.
pub(super) fn card(view: &View, one: CardId, face: Face, hint: Option<String>, words: &Words) -> Markup {
    let card_type = one.card_type();
    let of = one.egg_counts().and_then(<[CardType]>::first).map_or("", |asked| asked.name());
    let of = if of.is_empty() { String::new() } else { format!(" of-{of}") };
    html! {
        // Not in a form, so it needs no type; its label says all that is on its face.
        button id=(ask::card_id(one)) class={ "card card--" (card_type.name()) (of) } data-piece
            aria-label=(text::spoken_card(view, one, words)) title=[hint] {
            span.face aria-hidden="true" {
                (art::card(one))
                b.card__letter { (art::letter(card_type)) }
                @if view.options.dna && view.components.dna.contains(one) { (art::dna_mark()) }
                @match view.components.stake(one) {
                    Some(stake) if face.open => (stakes(card_type, stake, face.pays, words)),
                    Some(stake) => (value(stake, face.pays)),
                    None if face.open => (scale(view, card_type as usize, face.count)),
                    None => {}
                }
            }
        }
    }
}

/// What one, two, three and four cards of a set are worth: a cell each, the one that counts lit. The style says which is which.
fn scale(view: &View, set: usize, count: u32) -> Markup {
    html! { span class={ "strip strip--" (count.min(4)) } { @for points in view.components.sets[set] { (cell(points)) } } }
}

/// What a velociraptor or an egg pays and costs, the one that counts lit.
fn stakes(card_type: CardType, stake: Stake, pays: Option<bool>, words: &Words) -> Markup {
    let keys = match card_type {
        CardType::Egg => ["cubosaurs-most", "cubosaurs-else"],
        _ => ["cubosaurs-pair", "cubosaurs-alone"],
    };
    let lit = pays.map_or(0, |pays| if pays { 1 } else { 2 });
    html! {
        span class={ "strip strip--two strip--" (lit) } {
            i { small { (words.get(keys[0])) } (signed(stake.gain.into())) }
            b { small { (words.get(keys[1])) } (signed((-stake.penalty).into())) }
        }
    }
}

/// Losses are bold to the style, which makes them red.
fn cell(points: i8) -> Markup {
    let shown = signed(points.into());
    html! { @if points < 0 { b { (shown) } } @else { i { (shown) } } }
}

/// On a covered card: what it brings now.
fn value(stake: Stake, pays: Option<bool>) -> Markup {
    let points = if pays == Some(false) { -stake.penalty } else { stake.gain };
    html! { span.card__value.is-loss[points < 0] { (signed(points.into())) } }
}

/// A seat's cards by what they score, and the tiles it bought.
pub(super) fn collection(view: &View, scene: &Scene<'_>, seat: Seat, now: &RoundPoints) -> Markup {
    let (held, tiles) = (view.collections[seat], view.bought_tiles[seat]);
    let fans = CATEGORIES.iter().take(now.len()).map(|category| held.and(text::scored_as(category)));
    let fans: Vec<(usize, CardSet)> = fans.enumerate().filter(|(_, cards)| !cards.is_empty()).collect();
    html! {
        @let covered = held.len() as usize - fans.len();
        // How much lies side by side, for the style to fit it in: fans, covered cards, columns of tiles.
        div.groups data-fans=(fans.len()) data-covered=(covered) data-tiles=(tiles.len().div_ceil(2)) data-about=[(!scene.page.replay).then_some(seat.number())] data-why=[scene.is_player().then_some(WHY_CARD)] {
            @for (at, cards) in fans { (group(view, seat, at, cards, now[at], scene.words)) }
            @if held.is_empty() { p.muted { (scene.words.get("cubosaurs-collection-empty")) } }
            @if !tiles.is_empty() { (bought(view, tiles, now, scene.words)) }
        }
    }
}

fn group(view: &View, seat: Seat, at: usize, cards: CardSet, points: i8, words: &Words) -> Markup {
    let category = CATEGORIES[at];
    let sign = match points {
        1.. => Some("is-plus"),
        0 => None,
        _ => Some("is-minus"),
    };
    let paired = paired(view, cards);
    let pays = |one: CardId| match one.card_type() {
        CardType::Egg => Some(is_won(view, seat, one)),
        CardType::Grey | CardType::Black => Some(paired.contains(one)),
        _ => None,
    };
    let last = cards.len() as usize - 1;
    html! {
        div class={ "group group--" (category) } title=[reason(view, seat, at, cards, words)] {
            div.group__head {
                b class=[sign] { (signed(points.into())) } " "
                span { (words.get(&format!("cubosaurs-category-{category}"))) }
            }
            div.fan {
                @for (place, one) in cards.iter().enumerate() {
                    (card(view, one, Face { open: place == last, count: cards.len(), pays: pays(one) }, None, words))
                }
            }
        }
    }
}

/// The velociraptors of a collection that are paired (CUB-41): in each colour those that are worth most, as many as the other has.
pub(super) fn paired(view: &View, cards: CardSet) -> CardSet {
    let colours = [CardType::Grey, CardType::Black].map(|colour| cards.and(colour.cards()));
    let pairs = colours.iter().map(|colour| colour.len()).min().unwrap_or_default() as usize;
    let worth = |one: &CardId| view.components.stake(*one).map_or(0, |stake| stake.gain + stake.penalty);
    let best = |colour: CardSet| {
        let mut sorted: Vec<CardId> = colour.iter().collect();
        sorted.sort_by_key(|one| std::cmp::Reverse(worth(one)));
        sorted.into_iter().take(pairs).collect::<CardSet>()
    };
    let [greys, blacks] = colours.map(best);
    greys.union(blacks)
}

/// The tiles a seat bought: those that count later with what they count now.
fn bought(view: &View, tiles: TileSet, now: &RoundPoints, words: &Words) -> Markup {
    html! {
        div.group.group--tiles {
            div.group__head {
                @if tiles.iter().any(Tile::is_end_of_round) { b.is-plus { (signed((now[7] + now[8]).into())) } " " }
                span { (words.get("cubosaurs-tiles")) }
            }
            div.bought-tiles {
                @for one in tiles {
                    @let effect = text::effect(view, one, words);
                    button.tile-chip.is-spent[!one.is_end_of_round()] id=(ask::tile_id(one)) data-piece title=(effect) {
                        (art::tile(one)) span.sr-only { (effect) }
                    }
                }
            }
        }
    }
}

/// Why velociraptors and eggs give the points they give; a set's scale stands on its cards.
fn reason(view: &View, seat: Seat, at: usize, cards: CardSet, words: &Words) -> Option<String> {
    let count = |card_type: CardType| cards.and(card_type.cards()).len();
    match at {
        5 => {
            let (grey, black) = (count(CardType::Grey), count(CardType::Black));
            let pairs = grey.min(black);
            let values = [("pairs", pairs.into()), ("alone", (grey.max(black) - pairs).into())];
            Some(words.with("cubosaurs-why-raptors", &values))
        }
        6 => {
            let won = eggs_won(view, seat, cards).len();
            let values = [("won", won.into()), ("lost", (cards.len() - won).into())];
            Some(words.with("cubosaurs-why-eggs", &values))
        }
        _ => None,
    }
}

/// The eggs of a seat that would pay now.
pub(super) fn eggs_won(view: &View, seat: Seat, cards: CardSet) -> CardSet {
    cards.and(CardType::Egg.cards()).iter().filter(|egg| is_won(view, seat, *egg)).collect()
}

/// Whether an egg would pay now.
fn is_won(view: &View, seat: Seat, egg: CardId) -> bool {
    is_won_among(view, &view.collections, seat, egg)
}

/// Whether an egg pays among these collections: counted alone with all that is not an egg.
pub(super) fn is_won_among(view: &View, among: &BySeat<CardSet>, seat: Seat, egg: CardId) -> bool {
    let mut collections = *among;
    collections[seat] = collections[seat].without(CardType::Egg.cards()).union(CardSet::one(egg));
    let points = cubosaurs::round_points(&view.components, &collections, &view.bought_tiles)[seat][6];
    view.components.stake(egg).is_some_and(|stake| points == stake.gain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cubosaurs::State;
    use dino_core::Seed;

    #[test]
    fn what_the_velociraptors_show_is_what_they_count() {
        let table = crate::checks::table::<State>(2, "", Seed::of_series(1, 1));
        let view = dino_core::Game::view(table.state(), dino_core::Viewer::Public);
        let all = CardType::Grey.cards().union(CardType::Black.cards());
        for (number, skipped) in (0..40usize).zip([1usize, 2, 3, 5].into_iter().cycle()) {
            let some = |(at, _): &(usize, CardId)| at % (skipped + 1) != number % (skipped + 1);
            let cards: CardSet = all.iter().enumerate().filter(some).map(|(_, one)| one).collect();
            let paired = paired(&view, cards);
            let shown: i8 = cards
                .iter()
                .filter_map(|one| view.components.stake(one).map(|stake| (one, stake)))
                .map(|(one, stake)| if paired.contains(one) { stake.gain } else { -stake.penalty })
                .sum();
            assert_eq!(shown, cubosaurs::raptor_points(&view.components, cards), "{cards:?}");
        }
    }
}
