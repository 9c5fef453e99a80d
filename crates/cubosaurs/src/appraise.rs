//! What an action is worth to a seat, as one look ahead tells: what the `greedy` bot goes by.
//!
//! A collection is worth what it would count now, with a lean towards what it may still become: while the deck
//! lasts, a set is likely to grow and a lone velociraptor to find its mate. A refused hand is worth, to the seat
//! that refuses, the loss of the card added and what the neighbour makes of the hand.

use crate::action::{Action, Purchase};
use crate::card::{CardId, CardSet, CardType, counts};
use crate::components::Components;
use crate::policy;
use crate::score::{round_points, total};
use crate::state::{Phase, State};
use crate::view::View;
use dino_core::heuristics::final_scores;
use dino_core::{BySeat, Game as _, Heuristics, Rng, Seat};

/// What a token is worth in hundredths of a point: half a point at the end (CUB-79), a little more as a tile.
pub(crate) const TOKEN: i32 = 60;
/// How far apart two seats are after a round, in hundredths of a point.
const ROUND_SPREAD: i32 = 1300;

impl Heuristics for State {
    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        appraise(&State::from_view(view), seat, actions, out);
    }

    /// Everything is open, so a state is as good as a view.
    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        appraise(self, seat, actions, out);
    }

    fn policy_action(&self, seat: Seat, rng: &mut impl Rng, _: &mut Vec<Action>) -> Action {
        policy::action(self, seat, rng)
    }

    fn narrow(&self, _seat: Seat, actions: &mut Vec<Action>) {
        actions.retain(|action| policy::is_worth_trying(self, *action));
    }

    /// A round is a pause: what lies on the table is counted, and all begins anew.
    fn stage(&self) -> u32 {
        u32::from(self.round) + u32::from(self.phase == Phase::Over)
    }

    /// The rounds counted, the cards on the table and the tokens.
    fn expected_scores(&self) -> BySeat<i32> {
        if let Some(standing) = self.standing() {
            return final_scores(&standing);
        }
        let mut expected = values(self);
        for (seat, expected) in Seat::all(self.options.seats).zip(expected.iter_mut()) {
            let counted = &self.points[..usize::from(self.round)];
            *expected += 100 * counted.iter().map(|round| total(&round[seat])).sum::<i32>();
            *expected += TOKEN * i32::from(self.tokens[seat]);
        }
        expected
    }

    /// Each round to come adds its own, and of this one the less the fewer cards are left.
    fn spread(&self) -> i32 {
        let rounds = i32::from(self.options.rounds - self.round) - 1;
        let this = 100 * i32::from(self.deck) / i32::from(self.options.round_deck());
        (ROUND_SPREAD * (100 * rounds + this + 4).max(1).isqrt() / 10).max(1)
    }
}

/// The same in a state.
fn appraise(state: &State, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
    // What the turn is worth without a tile counts for tiles alone.
    let buys = actions.iter().any(|action| matches!(action, Action::Buy(_)));
    let best_turn = if buys { best_of_turn(state, seat) } else { 0 };
    out.extend(actions.iter().map(|action| match *action {
        Action::Keep => kept(state, seat),
        Action::Refuse(card) => refused_with(state, seat, card),
        Action::RefuseWithNothing => passed_on(state, seat),
        Action::Buy(purchase) => bought(state, seat, purchase, best_turn),
        // Take from who is ahead.
        Action::Take(from) => values(state)[from] + i32::from(state.tokens[from]),
    }));
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
    let hope = hope(state);
    let mut values = points.map(|points| 100 * total(&points));
    for (value, cards) in values.iter_mut().zip(state.collections.iter()) {
        for (species, count) in CardType::SETS.into_iter().zip(counts(*cards)) {
            if count > 0 {
                *value += set_hope(&state.components, species, count, hope);
            }
        }
        *value += lone_raptors(state, *cards) * hope / 2;
    }
    values
}

/// How likely a set is to grow, of a hundred; nothing is left to hope for when the deck is empty.
pub(crate) fn hope(state: &State) -> i32 {
    55 * i32::from(state.deck) / i32::from(6 * state.options.seats)
}

/// What one or two cards more of a species would be worth, as far as they are to be hoped for.
#[inline]
pub(crate) fn set_hope(components: &Components, species: CardType, count: u8, hope: i32) -> i32 {
    let score = |count: u8| i32::from(components.set_points(species, count));
    let now = 100 * score(count);
    let one_more = (100 - hope) * score(count) + hope * score(count + 1);
    let two_more = one_more + hope * hope * (score(count + 2) - score(count + 1)) / 100;
    now.max(one_more).max(two_more) - now
}

/// What the velociraptors without a mate would gain by one.
pub(crate) fn lone_raptors(state: &State, cards: CardSet) -> i32 {
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
