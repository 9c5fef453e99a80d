//! The game as numbers and tokens, for programs that learn.

use crate::action::{Action, Purchase};
use crate::card::{CardId, CardSet, CardType};
use crate::components::Components;
use crate::score::RoundPoints;
use crate::state::{Phase, State};
use crate::tile::Tile;
use crate::view::View;
use dino_core::encode::places_left;
use dino_core::{Encode, Encoding, Field, Id as _, Numbers, Seat, Word};

/// The most seats (CUB-1).
const SEATS: usize = 5;
/// Numbers of a set of cards: how many of each of the five sets, then each velociraptor and each egg, which all differ,
/// then how many carry a DNA symbol.
const CARDS: usize = 26;
/// Points so far, for a whole game.
const POINTS: u16 = 60;

const ENCODING: Encoding = Encoding {
    version: 1,
    fields: &[
        Field::new("seats", &[4], "which number of seats plays: 2, 3, 4 or 5"),
        Field::new("dna", &[2], "1 with DNA; 1 with tiles that touch others"),
        Field::new("round", &[3], "which round is played"),
        Field::new("rounds", &[1], "1 where three rounds are played"),
        Field::new("clockwise", &[1], "1 where play goes clockwise"),
        Field::new("starter", &[SEATS], "who began the round, by places to the left"),
        Field::new("turn", &[SEATS], "whose turn it is, by places to the left"),
        Field::new("phase", &[2], "the seat decides about the hand; the seat takes a token"),
        Field::new("deck", &[1], "cards in the deck, of 55"),
        Field::new("hand", &[CARDS], "the hand being offered, as a set of cards"),
        Field::new("unseen", &[CARDS], "cards nobody has seen this round, as a set of cards"),
        Field::new(
            "collections",
            &[SEATS, CARDS],
            "each seat's cards, by places to the left, as sets of cards",
        ),
        Field::new("points", &[SEATS], "points of the rounds counted, of 60, by places to the left"),
        Field::new("now", &[SEATS], "points if the round were counted now, of 60, by places to the left"),
        Field::new("tokens", &[SEATS], "DNA tokens, of 20, by places to the left"),
        Field::new("reserve", &[1], "DNA tokens nobody has, of 40"),
        Field::new("market", &[10], "the face-up tiles"),
        Field::new("affordable", &[10], "the face-up tiles that the seat's tokens pay"),
        Field::new("bought", &[SEATS, 10], "the tiles bought this round, by places to the left"),
        Field::new("turn_flags", &[2], "a tile was bought this turn; the hand may be refused with nothing"),
    ],
    tokens: &[
        Field::new("keep", &[1], "keep the hand"),
        Field::new("refuse", &[1], "refuse and add nothing"),
        Field::new("buy", &[10], "buy the tile with this number, from 1"),
        Field::new(
            "card",
            &[55],
            "this card, or the first printed like it: refuse with it, or aim a tile at it",
        ),
        Field::new("seat", &[SEATS - 1], "the seat so many places to the left, from 1"),
    ],
};

const KEEP: u16 = ENCODING.first("keep");
const REFUSE: u16 = ENCODING.first("refuse");
const BUY: u16 = ENCODING.first("buy");
const CARD: u16 = ENCODING.first("card");
const SEAT: u16 = ENCODING.first("seat");

impl Encode for State {
    const ENCODING: Encoding = ENCODING;

    fn encode(view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
        let seats = view.options.seats;
        let around = (seat, seats, SEATS);
        numbers.field("seats");
        numbers.one_of(4, Some(usize::from(seats) - 2));
        numbers.field("dna");
        numbers.flag(view.options.dna);
        numbers.flag(view.options.dna && view.options.interaction);
        numbers.field("round");
        numbers.one_of(3, Some(usize::from(view.round) - 1));
        numbers.field("rounds");
        numbers.flag(view.options.rounds == 3);
        numbers.field("clockwise");
        numbers.flag(view.clockwise);
        numbers.field("starter");
        numbers.one_of(SEATS, Some(places_left(seat, view.starter, seats)));
        numbers.field("turn");
        numbers.one_of(SEATS, Some(places_left(seat, view.turn, seats)));
        numbers.field("phase");
        numbers.flag(view.phase == Phase::Decide);
        numbers.flag(matches!(view.phase, Phase::Take(..)));
        numbers.field("deck");
        numbers.part(view.deck, 55);
        numbers.field("hand");
        cards(view, view.hand, numbers);
        numbers.field("unseen");
        cards(view, view.unseen, numbers);
        numbers.field("collections");
        numbers.by_seat(around, CARDS, |other, numbers| cards(view, view.collections[other], numbers));
        numbers.field("points");
        numbers.by_seat(around, 1, |other, numbers| {
            numbers.part(view.points.iter().map(|round| sum(&round[other])).sum::<i32>(), POINTS);
        });
        numbers.field("now");
        let now = view.points_now();
        numbers.by_seat(around, 1, |other, numbers| numbers.part(sum(&now[other]), POINTS));
        numbers.field("tokens");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.tokens[other], 20));
        numbers.field("reserve");
        numbers.part(view.reserve, 40);
        numbers.field("market");
        numbers.bits(10, u128::from(view.market.bits()));
        numbers.field("affordable");
        for tile in Tile::ALL {
            let price = view.components.tile(tile).price;
            numbers.flag(view.market.contains(tile) && price <= view.tokens[seat]);
        }
        numbers.field("bought");
        numbers.by_seat(around, 10, |other, numbers| {
            numbers.bits(10, u128::from(view.bought_tiles[other].bits()));
        });
        numbers.field("turn_flags");
        numbers.flag(view.bought);
        numbers.flag(view.leave);
    }

    fn spell(view: &View, seat: Seat, action: Action) -> Option<Word> {
        let card = |card: CardId| CARD + alike(&view.components, card).index() as u16;
        let place = |other: Seat| SEAT + places_left(seat, other, view.options.seats) as u16 - 1;
        let owner = |card: CardId| {
            view.collections.each().find(|(_, cards)| cards.contains(card)).map_or(seat, |(owner, _)| owner)
        };
        Some(match action {
            Action::Keep => Word::one(KEEP),
            Action::Refuse(added) => Word::one(card(added)),
            Action::RefuseWithNothing => Word::one(REFUSE),
            Action::Take(from) => Word::one(place(from)),
            Action::Buy(purchase) => {
                let word = Word::one(BUY + u16::from(purchase.tile().number()) - 1);
                match purchase {
                    Purchase::PointsPerType
                    | Purchase::PointsPerEgg
                    | Purchase::Draw
                    | Purchase::RefuseWithNothing => word,
                    Purchase::RefuseWithForbidden(own) | Purchase::DestroyOwn(own) => word.and(card(own)),
                    Purchase::DestroyTheirs(theirs) | Purchase::Steal(theirs) => {
                        word.and(place(owner(theirs))).and(card(theirs))
                    }
                    Purchase::Give(own, to) => word.and(card(own)).and(place(to)),
                    Purchase::Swap { own, theirs } => {
                        word.and(card(own)).and(place(owner(theirs))).and(card(theirs))
                    }
                }
            }
        })
    }
}

/// The first card that is printed like this one: cards of a set differ in their DNA symbol alone.
fn alike(components: &Components, card: CardId) -> CardId {
    let card_type = card.card_type();
    if !CardType::SETS.contains(&card_type) {
        return card;
    }
    let of_type = card_type.cards();
    let with = of_type.and(components.dna);
    let alike = if components.dna.contains(card) { with } else { of_type.without(with) };
    alike.first().unwrap_or(card)
}

fn cards(view: &View, cards: CardSet, numbers: &mut Numbers<'_>) {
    for card_type in CardType::SETS {
        numbers.part(cards.and(card_type.cards()).len() as u8, 7);
    }
    // Velociraptors and eggs follow the five sets of seven.
    numbers.bits(20, u128::from(cards.bits() >> 35));
    numbers.part(cards.and(view.components.dna).len() as u8, 20);
}

fn sum(points: &RoundPoints) -> i32 {
    points.iter().map(|points| i32::from(*points)).sum()
}
