//! The board: hand, deck, market and everybody's collection.

use super::{State, art, ask, rules, sheet, text};
use crate::game_page::GamePage;
use crate::model::{Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::score_sheet::signed;
use crate::seats;
use crate::show::Show;
use crate::words::Words;
use cubosaurs::{CATEGORIES, CardId, CardSet, CardType, Phase, Purchase, RoundPoints, Tile, View};
use dino_core::Seat;
use maud::{Markup, html};

/// Asked when somebody clicks a card that cannot be chosen: what the click would have meant.
const WHY_CARD: &str = "refuse {id}";

/// The most velociraptors that lie in one stack.
const HIGHEST_STACK: u32 = 4;

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        let over = view.phase == Phase::Over;
        let (status, centre, below) = if over {
            (html! {}, html! {}, sheet::sheet(view, scene))
        } else {
            let status =
                scene.drawn("status", (view.round, view.clockwise, view.reserve, view.destroyed), || {
                    status(view, scene.words)
                });
            (status, hand(view, scene), sheet::sheet(view, scene))
        };
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, status),
            Part::new("hand", "hand-panel", Zone::Board, centre),
            Part::new("sheet", "panel sheet", Zone::End, below),
        ];
        if view.options.dna {
            let tiles = if over {
                html! {}
            } else {
                market(view, scene)
            };
            parts.push(Part::new("market", "market-panel", Zone::Act, tiles));
        }
        let now = view.points_now();
        for seat in scene.order() {
            let score = score(view, scene, seat, &now[seat]);
            let (held, tiles) = (view.collections[seat], view.bought_tiles[seat]);
            let won = eggs_won(view, seat, held.and(CardType::Egg.cards()));
            let collection =
                scene.drawn("collection", (seat, held, tiles, now[seat], won, scene.is_player()), || {
                    collection(view, scene, seat, &now[seat])
                });
            parts.push(seats::place(scene, seat, &score, &collection));
            if scene.you == Some(seat) {
                parts.push(seats::mine(scene, &score, &collection));
            }
        }
        parts
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }
}

fn status(view: &View, words: &Words) -> Markup {
    let rounds = [("round", view.round.into()), ("rounds", view.options.rounds.into())];
    let direction = if view.clockwise { "clockwise" } else { "counter" };
    html! {
        span.chip { (words.with("cubosaurs-chip-round", &rounds)) }
        span.chip {
            (crate::art::direction(view.clockwise)) " "
            (words.with("cubosaurs-chip-direction", &[("direction", direction.into())]))
        }
        @if view.options.dna {
            span.chip { (art::dna()) " " (words.with("cubosaurs-chip-reserve", &[("reserve", view.reserve.into())])) }
        }
        @if !view.destroyed.is_empty() {
            span.chip title=(names_of(view.destroyed, words)) {
                (words.with("cubosaurs-chip-destroyed", &[("count", view.destroyed.len().into())]))
            }
        }
    }
}

fn hand(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let yours = scene.you == Some(view.turn);
    let name = scene.name(view.turn);
    let kept = view.collections[view.turn].union(view.hand);
    let worth = [
        ("name", name.into()),
        ("now", signed(text::round_with(view, view.turn, view.collections[view.turn])).into()),
        ("then", signed(text::round_with(view, view.turn, kept)).into()),
    ];
    // Who is to decide reads it on the button.
    let on_button = yours && scene.acts;
    let key = (view.turn, view.hand, view.deck, view.collections, view.bought_tiles);
    let draw = || {
        html! {
            div.deck title=(words.with("cubosaurs-deck", &[("deck", view.deck.into())])) {
                (art::deck_back())
                span.deck__count { (view.deck) }
                span.deck__label { (words.with("cubosaurs-deck-label", &[("deck", view.deck.into())])) }
            }
            div.hand-box {
                h2.hand-title {
                    @if view.hand.is_empty() { (words.get("cubosaurs-hand-none")) }
                    @else if yours { (words.get("cubosaurs-hand-title-yours")) }
                    @else { (words.with("cubosaurs-hand-title", &[("name", name.into())])) }
                }
                div.hand data-why=[scene.is_player().then_some(WHY_CARD)] {
                    @for one in view.hand {
                        (card(view, one, Size::Large, Some(hand_hint(view, one, words)), words))
                    }
                }
                @if !on_button && !view.hand.is_empty() {
                    p.muted.hand-worth {
                        (words.with(if yours { "cubosaurs-hand-worth-yours" } else { "cubosaurs-hand-worth" }, &worth))
                    }
                }
            }
        }
    };
    scene.drawn("hand", (key, yours, on_button, scene.is_player()), draw)
}

/// What a card of the hand would do to its group, if the seat to move kept the hand.
fn hand_hint(view: &View, one: CardId, words: &Words) -> String {
    let mut collections = view.collections;
    collections[view.turn] = collections[view.turn].union(view.hand);
    let then = cubosaurs::round_points(&view.components, &collections, &view.bought_tiles);
    let category = category(one.card_type());
    let values = [
        ("label", words.get(&format!("cubosaurs-category-{}", CATEGORIES[category])).into()),
        ("now", signed(view.points_now()[view.turn][category].into()).into()),
        ("then", signed(then[view.turn][category].into()).into()),
    ];
    words.with("cubosaurs-hint-keep", &values)
}

fn category(card_type: CardType) -> usize {
    match card_type {
        CardType::Grey | CardType::Black => 5,
        CardType::Egg => 6,
        set => set as usize,
    }
}

fn market(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        h2 { (words.get("cubosaurs-market-title")) }
        @if view.market.is_empty() { p.muted { (words.get("cubosaurs-market-none")) } }
        div.market {
            @for one in view.market { (tile(view, scene, one)) }
        }
    }
}

fn tile(view: &View, scene: &Scene<'_>, tile: Tile) -> Markup {
    let words = scene.words;
    let price = view.components.tile(tile).price;
    let affordable = scene.you.is_some_and(|you| view.tokens[you] >= price);
    let why = scene.is_player().then(|| why_tile(view, scene, tile));
    let draw = || {
        html! {
            button.market-tile.is-affordable[affordable] id=(ask::tile_id(tile)) data-piece
                data-why=[why.as_deref()] {
                (art::tile(tile))
                span.market-tile__number { (tile.number()) }
                span.market-tile__effect { (text::effect(view, tile, words)) }
                span.market-tile__price { (price) span.sr-only { (words.get("cubosaurs-dna")) } (art::dna()) }
            }
        }
    };
    scene.drawn("tile", (tile, affordable, &why), draw)
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

fn score(view: &View, scene: &Scene<'_>, seat: Seat, now: &RoundPoints) -> Markup {
    let words = scene.words;
    let sum = |points: &RoundPoints| points.iter().map(|points| i32::from(*points)).sum::<i32>();
    let counted: i32 = view.points.iter().map(|round| sum(&round[seat])).sum();
    let round = sum(now);
    // Once the game is over the last round is among those counted, and tokens left over count too.
    let total = match &scene.page.standing {
        Some(standing) => standing.totals[seat],
        None if view.phase == Phase::Over => counted,
        None => counted + round,
    };
    html! {
        span.player__round title=(words.get("cubosaurs-score-round")) { (signed(round)) }
        @if view.points.len() > usize::from(view.phase == Phase::Over) {
            span.player__total { (words.with("cubosaurs-score-total", &[("total", signed(total).into())])) }
        }
        @if view.options.dna {
            span.player__dna title=(words.with("cubosaurs-tokens", &[("tokens", view.tokens[seat].into())])) {
                (view.tokens[seat]) (art::dna())
            }
        }
    }
}

/// A seat's cards by what they score, and the tiles it bought.
fn collection(view: &View, scene: &Scene<'_>, seat: Seat, now: &RoundPoints) -> Markup {
    let words = scene.words;
    let held = view.collections[seat];
    html! {
        div.groups data-why=[scene.is_player().then_some(WHY_CARD)] {
            @for (at, category) in CATEGORIES.iter().enumerate().take(now.len()) {
                @let cards = held.and(text::scored_as(category));
                @if !cards.is_empty() { (group(view, scene, seat, (at, category), cards, now[at])) }
            }
            @if held.is_empty() { p.muted { (words.get("cubosaurs-collection-empty")) } }
        }
        @if !view.bought_tiles[seat].is_empty() {
            div.bought-tiles {
                @for one in view.bought_tiles[seat] {
                    @let effect = text::effect(view, one, words);
                    @let points = match one { Tile::PointsPerType => now[7], Tile::PointsPerEgg => now[8], _ => 0 };
                    span.tile-chip id=(ask::tile_id(one)) data-piece title=(effect) {
                        (art::tile(one))
                        @if one.is_end_of_round() { span.group__points { (signed(points.into())) } }
                        span.sr-only { (words.with("cubosaurs-tile-bought", &[("tile", one.number().into()), ("effect", effect.as_str().into())])) }
                    }
                }
            }
        }
    }
}

fn group(
    view: &View,
    scene: &Scene<'_>,
    seat: Seat,
    (at, category): (usize, &str),
    cards: CardSet,
    points: i8,
) -> Markup {
    let words = scene.words;
    let sign = match points {
        1.. => Some("is-plus"),
        0 => None,
        _ => Some("is-minus"),
    };
    let stack = |cards: CardSet| {
        html! { div.group__cards { @for one in cards { (card(view, one, Size::Small, None, words)) } } }
    };
    html! {
        div class={ "group group--" (category) } title=[reason(view, seat, at, cards, words)] {
            small { (words.get(&format!("cubosaurs-category-{category}"))) }
            b class=[sign] { (signed(points.into())) }
            @match columns(cards) {
                Some(columns) => div.group__columns { @for column in columns { (stack(column)) } },
                None => (stack(cards)),
            }
            @if at < view.components.sets.len() { (scale(view, at, cards.len())) }
        }
    }
}

/// Many velociraptors lie in two stacks, grey beside black, as they pair.
fn columns(cards: CardSet) -> Option<[CardSet; 2]> {
    let columns = [CardType::Black.cards(), CardType::Grey.cards()].map(|colour| cards.and(colour));
    let is_high = cards.len() > HIGHEST_STACK && columns.iter().all(|column| !column.is_empty());
    is_high.then_some(columns)
}

/// What one, two, three and four cards of a set are worth, with what one has marked.
fn scale(view: &View, set: usize, count: u32) -> Markup {
    html! {
        span.card__scores {
            @for (index, points) in view.components.sets[set].iter().enumerate() {
                @let here = count.min(4) as usize == index + 1;
                @if here { b { (signed((*points).into())) } } @else { i { (signed((*points).into())) } }
            }
        }
    }
}

/// Why velociraptors and eggs give the points they give; a set's scale stands below its cards.
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
            let won = eggs_won(view, seat, cards);
            let lost = cards.len() as usize - won;
            Some(words.with("cubosaurs-why-eggs", &[("won", won.into()), ("lost", lost.into())]))
        }
        _ => None,
    }
}

/// How many of a seat's eggs would pay now.
fn eggs_won(view: &View, seat: Seat, eggs: CardSet) -> usize {
    eggs.iter().filter(|egg| is_won(view, seat, *egg)).count()
}

/// Whether an egg would pay now: counted alone with all that is not an egg.
fn is_won(view: &View, seat: Seat, egg: CardId) -> bool {
    let mut collections = view.collections;
    collections[seat] = collections[seat].without(CardType::Egg.cards()).union(CardSet::one(egg));
    let points = cubosaurs::round_points(&view.components, &collections, &view.bought_tiles)[seat][6];
    view.components.stake(egg).is_some_and(|stake| points == stake.gain)
}

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Small,
    Large,
}

fn card(view: &View, one: CardId, size: Size, hint: Option<String>, words: &Words) -> Markup {
    let card_type = one.card_type();
    let dna = view.options.dna && view.components.dna.contains(one);
    let large = if size == Size::Large { " card--large" } else { "" };
    html! {
        // Not in a form, so it needs no type; its name is in the label, so the drawing needs no hiding.
        button id=(ask::card_id(one)) class={ "card card--" (card_type.name()) (large) } data-piece
            aria-label=(text::spoken_card(view, one, words)) title=[hint] {
            (picture(one))
            b.card__letter { (art::letter(card_type)) }
            @if dna { svg.dna { use href="#ic-dna" {} } }
            @if let Some(stake) = view.components.stake(one) {
                span.card__stake { "+" (stake.gain) " −" (stake.penalty) }
            } @else if size == Size::Large {
                (scale(view, card_type as usize, 0))
            }
        }
    }
}

/// The drawing of a card; the card gives it its colours.
fn picture(one: CardId) -> Markup {
    match one.card_type() {
        CardType::Egg => art::card(one),
        other => html! { svg.creature { use href={ "/assets/pieces.svg#cr-" (other.name()) } {} } },
    }
}

fn names_of(cards: CardSet, words: &Words) -> String {
    cards.iter().map(|one| text::plain_card(one, words)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_velociraptors_lie_in_two_stacks() {
        let first = |set: CardSet, count: usize| set.iter().take(count).collect::<CardSet>();
        let greys = |count| first(CardType::Grey.cards(), count);
        let blacks = |count| first(CardType::Black.cards(), count);
        assert_eq!(columns(greys(2).union(blacks(2))), None);
        assert_eq!(columns(greys(3).union(blacks(2))), Some([blacks(2), greys(3)]));
        assert_eq!(columns(greys(5)), None, "there is nothing to pair");
        assert_eq!(columns(CardType::Egg.cards()), None);
    }
}
