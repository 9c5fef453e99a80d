//! What an action is worth to a seat, as one look ahead tells: what the `greedy` bot goes by.
//!
//! A collection is worth what it would count now, with a lean towards what it may still become: while the deck
//! lasts, a set is likely to grow and a lone velociraptor to find its mate. A refused hand is worth, to the seat
//! that refuses, the loss of the card added and what the neighbour makes of the hand.

use crate::action::{Action, Purchase};
use crate::card::{CardId, CardSet, CardType, counts};
use crate::score::{round_points, total};
use crate::state::State;
use crate::view::View;
use dino_core::{BySeat, Heuristics, Seat};

/// What a token is worth in hundredths of a point: half a point at the end (CUB-79), a little more as a tile.
const TOKEN: i32 = 60;

impl Heuristics for State {
    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let state = &State::from_view(view);
        let best_turn = best_of_turn(state, seat);
        out.extend(actions.iter().map(|action| match *action {
            Action::Keep => kept(state, seat),
            Action::Refuse(card) => refused_with(state, seat, card),
            Action::RefuseWithNothing => passed_on(state, seat),
            Action::Buy(purchase) => bought(state, seat, purchase, best_turn),
            // Take from who is ahead.
            Action::Take(from) => values(state)[from] + i32::from(state.tokens[from]),
        }));
    }
}

/// The hand in the own collection, and the tokens it brings.
fn kept(state: &State, seat: Seat) -> i32 {
    let mut after = *state;
    after.collections[seat] = after.collections[seat].union(state.hand);
    let icons = if state.options.dna { state.hand.and(state.components.dna).len() as i32 } else { 0 };
    lead(&values(&after), seat) + icons * TOKEN
}

/// The hand passed on with a card.
fn refused_with(state: &State, seat: Seat, card: CardId) -> i32 {
    let mut after = *state;
    after.collections[seat].remove(card);
    after.hand.insert(card);
    passed_on(&after, seat)
}

/// What the rest of the turn is worth with a tile, less its price.
fn bought(state: &State, seat: Seat, purchase: Purchase, best_turn: i32) -> i32 {
    let price = i32::from(state.components.tile(purchase.tile()).price) * TOKEN;
    let rest = match purchase {
        Purchase::RefuseWithNothing => passed_on(state, seat),
        Purchase::RefuseWithForbidden(card) => refused_with(state, seat, card),
        Purchase::Draw => best_turn, // what will be drawn is unknown
        // A tile may be aimed in hundreds of ways: what it brings is added to what the turn is worth without it.
        _ => {
            let mut after = *state;
            after.buy(purchase);
            // The tokens its cards bring are counted, those paid for it are in the price.
            let gained = i32::from(after.tokens[seat]) - i32::from(state.tokens[seat]);
            lead(&values(&after), seat) - lead(&values(state), seat) + best_turn + gained * TOKEN + price
        }
    };
    rest - price
}

/// The better of keeping and the best refusal.
fn best_of_turn(state: &State, seat: Seat) -> i32 {
    let refusals = state.collections[seat].without(crate::same_types(state.hand));
    refusals.iter().map(|card| refused_with(state, seat, card)).fold(kept(state, seat), i32::max)
}

/// The lead of the seat that passes the hand on. The neighbour keeps it where that pays or must be.
fn passed_on(state: &State, seat: Seat) -> i32 {
    let next = seat.neighbour(state.options.seats, state.is_clockwise());
    let mut kept = *state;
    kept.collections[next] = kept.collections[next].union(state.hand);
    let now = values(state);
    let gain = values(&kept)[next] - now[next];
    let must_keep = state.collections[next].without(crate::same_types(state.hand)).is_empty();
    let taken = if must_keep { gain } else { gain.max(0) };
    lead(&now, seat) - taken / (i32::from(state.options.seats) - 1)
}

/// How far the seat is ahead of the others' mean.
fn lead(values: &BySeat<i32>, seat: Seat) -> i32 {
    let others: i32 = values.each().filter(|(other, _)| *other != seat).map(|(_, value)| *value).sum();
    values[seat] - others / (i32::from(values.seats()) - 1)
}

/// What each collection is worth to its owner: its points now, leaning towards what it may become.
fn values(state: &State) -> BySeat<i32> {
    let points = round_points(&state.components, &state.collections, &state.bought_tiles);
    // Of a hundred; nothing is left to hope for when the deck is empty.
    let hope = 55 * i32::from(state.deck) / i32::from(6 * state.options.seats);
    let mut values = points.map(|points| 100 * total(&points));
    for (value, cards) in values.iter_mut().zip(state.collections.iter()) {
        for (species, count) in CardType::SETS.into_iter().zip(counts(*cards)) {
            let score = |count: u8| i32::from(state.components.set_points(species, count));
            if count > 0 {
                let now = 100 * score(count);
                let one_more = (100 - hope) * score(count) + hope * score(count + 1);
                let two_more = one_more + hope * hope * (score(count + 2) - score(count + 1)) / 100;
                *value += now.max(one_more).max(two_more) - now;
            }
        }
        *value += lone_raptors(state, *cards) * hope / 2;
    }
    values
}

/// What the velociraptors without a mate would gain by one.
fn lone_raptors(state: &State, cards: CardSet) -> i32 {
    let greys = cards.and(CardType::Grey.cards());
    let blacks = cards.and(CardType::Black.cards());
    let (more, lone) = if greys.len() > blacks.len() {
        (greys, greys.len() - blacks.len())
    } else {
        (blacks, blacks.len() - greys.len())
    };
    let gain = |card| state.components.stake(card).map_or(0, |stake| i32::from(stake.gain + stake.penalty));
    if lone == 0 { 0 } else { more.iter().map(gain).max().unwrap_or(0) }
}
