//! The table: bar, deck, hand, market, everybody's collection.

use super::card::{self, Face, WHY_CARD, collection, eggs_won};
use super::{State, art, explain, keep, market, rules, sheet, text};
use crate::art::{icon, seat_badge};
use crate::game_page::GamePage;
use crate::model::{Considered, Part, Zone};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::score_sheet::signed;
use crate::seats;
use crate::show::Show;
use crate::words::Words;
use cubosaurs::{Action, CATEGORIES, CardId, CardSet, CardType, Phase, RoundPoints, Tile, View};
use dino_core::Seat;
use maud::{Markup, html};

/// The most seats that are shown of those that a hand came by.
const MAX_PASSED: usize = 4;

impl Show for State {
    const PAGE: &'static GamePage = &super::PAGE;

    fn diagram(view: &View, _viewer: dino_core::Viewer) -> crate::Diagram {
        super::diagram::diagram(view)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        let over = view.phase == Phase::Over;
        let unless_over = |draw: &dyn Fn() -> Markup| {
            if over {
                html! {}
            } else {
                draw()
            }
        };
        let mut parts = vec![
            Part::new("status", "status", Zone::Bar, unless_over(&|| status(view, scene))),
            Part::new("deck", "deck-slot", Zone::Shared, unless_over(&|| deck(view, scene))),
            Part::new("hand", "hand-slot", Zone::Board, unless_over(&|| hand(view, scene))),
            Part::new("sheet", "sheet", Zone::End, sheet::sheet(view, scene)),
        ];
        if view.options.dna {
            let tiles = unless_over(&|| market::market(view, scene));
            parts.push(Part::new("market", "market-panel", Zone::Act, tiles));
        }
        let now = view.points_now();
        for seat in scene.order() {
            let score = score(view, scene, seat, &now[seat]);
            let (held, tiles) = (view.collections[seat], view.bought_tiles[seat]);
            let won = eggs_won(view, seat, held);
            let collection = scene.drawn(
                "collection",
                (seat, held, tiles, now[seat], won, scene.is_player(), scene.page.replay),
                || collection(view, scene, seat, &now[seat]),
            );
            parts.push(seats::place(scene, seat, &score, &collection));
            if scene.you == Some(seat) {
                parts.push(seats::mine(scene, &score, &collection));
            }
        }
        // After the own cards, in the same tray.
        parts.push(Part::new("keep", "keep-slot", Zone::Mine, keep::list(view, scene)));
        parts
    }

    fn points_of(view: &View, seat: Seat) -> Option<Vec<i32>> {
        // The large number of a place: the present round as if it were counted now. At the end the sheet tells all.
        let now = (view.phase != Phase::Over).then(|| view.points_now()[seat])?;
        Some(now.map(i32::from).to_vec())
    }

    fn pieces_of(view: &View, seat: Seat) -> Vec<Markup> {
        art::pieces_of(view, seat)
    }

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn consider(view: &View, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
        explain::consider(view, seat, about, words)
    }

    fn reason(view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
        super::reason::reason(view, seat, action, words)
    }

    fn forecast(view: &View, seat: Seat, words: &Words) -> Option<String> {
        keep::forecast(view, seat, words)
    }
}

/// Which round, and which way it goes round.
fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let rounds = [("round", view.round.into()), ("rounds", view.options.rounds.into())];
    let direction = if view.clockwise { "clockwise" } else { "counter" };
    scene.drawn("status", (view.round, view.clockwise), || {
        html! {
            span.chip { (words.with("cubosaurs-chip-round", &rounds)) }
            span.chip {
                (crate::art::direction(view.clockwise))
                span { (words.with("cubosaurs-chip-direction", &[("direction", direction.into())])) }
            }
        }
    })
}

/// The deck with its count, and in the advanced game the tokens nobody has.
fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let count = [("deck", view.deck.into())];
    scene.drawn("deck", (view.deck, view.reserve, view.destroyed), || {
        html! {
            div.deck title=(words.with("cubosaurs-deck", &count)) {
                (art::deck(view.deck))
                b.deck__count { (view.deck) }
            }
            p.on-felt { (words.with("cubosaurs-deck-label", &count)) }
            @if view.options.dna {
                p.on-felt.reserve {
                    (art::dna()) " " (words.with("cubosaurs-chip-reserve", &[("reserve", view.reserve.into())]))
                }
            }
            @if !view.destroyed.is_empty() {
                p.on-felt title=(names_of(view.destroyed, words)) {
                    (words.with("cubosaurs-chip-destroyed", &[("count", view.destroyed.len().into())]))
                }
            }
        }
    })
}

/// The hand: where it comes from, its cards, and for those who watch what it would bring.
fn hand(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let yours = scene.you == Some(view.turn);
    let kept = view.collections[view.turn].union(view.hand);
    let key = (view.turn, view.hand, view.clockwise, view.collections, view.bought_tiles);
    let draw = || {
        html! {
            div.from { (origin(view, scene)) }
            div.hand data-fans=(view.hand.len()) data-why=[scene.is_player().then_some(WHY_CARD)] {
                @for one in view.hand {
                    @let face = Face { open: true, count: kept.and(one.card_type().cards()).len(), pays: None };
                    (card::card(view, one, face, Some(hand_hint(view, one, words)), words))
                }
                @if view.hand.is_empty() { span.hand__none {} }
            }
            @if scene.you.is_none() && !view.hand.is_empty() {
                @let worth = [
                    ("name", scene.name(view.turn).into()),
                    ("now", signed(text::round_with(view, view.turn, view.collections[view.turn])).into()),
                    ("then", signed(text::round_with(view, view.turn, kept)).into()),
                ];
                p.on-felt { (words.with("cubosaurs-hand-worth", &worth)) }
            }
        }
    };
    scene.drawn("hand", (key, yours, scene.you.is_none(), scene.is_player()), draw)
}

/// By whom the hand came, and to whom.
fn origin(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    if view.hand.is_empty() {
        return html! { span { (words.get("cubosaurs-hand-none")) } };
    }
    let passed = passed(view);
    let what = match &passed {
        None => "offered",
        Some(seats) if seats.is_empty() => "drawn",
        Some(_) => "came",
    };
    let sentence = if scene.you == Some(view.turn) {
        words.get(&format!("cubosaurs-hand-{what}-yours"))
    } else {
        words.with(&format!("cubosaurs-hand-{what}"), &[("name", scene.name(view.turn).into())])
    };
    html! {
        @for seat in passed.unwrap_or_default() { (seat_badge(seat)) (icon("arrow")) }
        span { (sentence) }
    }
}

/// The seats that refused this hand, the first one first. Each added a card to the one that was drawn; where tiles were bought
/// that draw or refuse with nothing the number of cards no longer tells.
fn passed(view: &View) -> Option<Vec<Seat>> {
    let tells_not = |tile: Tile| matches!(tile, Tile::Draw | Tile::RefuseWithNothing);
    if view.bought_tiles.iter().any(|tiles| tiles.iter().any(tells_not)) {
        return None;
    }
    let before = |seat: &Seat| Some(seat.neighbour(view.options.seats, !view.clockwise));
    let number = (view.hand.len() as usize - 1).min(MAX_PASSED);
    let mut seats: Vec<Seat> = std::iter::successors(Some(view.turn), before).skip(1).take(number).collect();
    seats.reverse();
    Some(seats)
}

/// What a card of the hand would do to its group, if the seat to move kept the hand.
fn hand_hint(view: &View, one: CardId, words: &Words) -> String {
    let mut collections = view.collections;
    collections[view.turn] = collections[view.turn].union(view.hand);
    let then = cubosaurs::round_points(&view.components, &collections, &view.bought_tiles);
    let category = match one.card_type() {
        CardType::Grey | CardType::Black => 5,
        CardType::Egg => 6,
        set => set as usize,
    };
    let values = [
        ("label", words.get(&format!("cubosaurs-category-{}", CATEGORIES[category])).into()),
        ("now", signed(view.points_now()[view.turn][category].into()).into()),
        ("then", signed(then[view.turn][category].into()).into()),
    ];
    words.with("cubosaurs-hint-keep", &values)
}

/// What a seat's round counts now, all it has with that, and its tokens.
fn score(view: &View, scene: &Scene<'_>, seat: Seat, now: &RoundPoints) -> Markup {
    let words = scene.words;
    let sum = |points: &RoundPoints| points.iter().map(|points| i32::from(*points)).sum::<i32>();
    let counted: i32 = view.points.iter().map(|round| sum(&round[seat])).sum();
    let round = sum(now);
    let over = view.phase == Phase::Over;
    // Once the game is over the last round is among those counted, and tokens left over count too.
    let total = match scene.counted() {
        Some(standing) => standing.totals[seat],
        None if over => counted,
        None => counted + round,
    };
    let earlier = view.points.len() - usize::from(over);
    html! {
        @if view.options.dna {
            span.player__dna title=(words.with("cubosaurs-tokens", &[("tokens", view.tokens[seat].into())])) {
                (art::dna()) b { (view.tokens[seat]) } small { (words.get("cubosaurs-dna")) }
            }
        }
        span.player__round title=(words.get("cubosaurs-score-round")) { (signed(round)) }
        @if earlier > 0 {
            span.player__total {
                (words.with("cubosaurs-score-total", &[("rounds", earlier.into()), ("total", plain(total).into())]))
            }
        }
    }
}

/// Points as a sum, where a plus would say that they are added.
pub(super) fn plain(points: i32) -> String {
    signed(points).trim_start_matches('+').to_owned()
}

fn names_of(cards: CardSet, words: &Words) -> String {
    cards.iter().map(|one| text::plain_card(one, words)).collect::<Vec<_>>().join(", ")
}
