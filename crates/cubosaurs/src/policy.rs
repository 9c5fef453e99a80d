//! How a seat that plays sensibly goes on, found in a microsecond: what searchers play out with.
//!
//! It weighs as [`crate::appraise`] does, but counts only what an action changes: the own cards and the neighbour's. Cards
//! of one set count the same, so one of each is tried. Of the purchases a few are tried, and only where something can be
//! bought.

use crate::action::{Action, Purchase};
use crate::appraise::{TOKEN, hope, lone_raptors, set_hope};
use crate::card::{CardId, CardSet, CardType, counts, same_types};
use crate::score::raptor_points;
use crate::state::{Phase, State};
use dino_core::draw::below;
use dino_core::{Rng, Seat};

/// How many purchases are tried.
const PURCHASES: u32 = 6;

/// What the seat does. It waits for it.
pub(crate) fn action(state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    if let Phase::Take(..) = state.phase {
        let givers = state.givers(seat);
        return Action::Take(givers.nth(below(rng, givers.len().max(1) as u32)).unwrap_or(seat));
    }
    let table = Cards::new(state, seat);
    let mut best = (Action::Keep, table.kept());
    let mut equals = 1;
    let mut offer = |action: Action, worth: i32| {
        if worth > best.1 {
            (best, equals) = ((action, worth), 1);
        } else if worth == best.1 {
            equals += 1;
            if below(rng, equals) == 0 {
                best.0 = action;
            }
        }
    };
    for card in one_of_each(state.refusable()) {
        offer(Action::Refuse(card), table.refused(Some(card)));
    }
    if state.leave {
        offer(Action::RefuseWithNothing, table.refused(None));
    }
    let turn = best.1;
    let purchases = if state.options.dna { state.purchases() } else { 0 };
    let mut bought = (None, turn);
    for _ in 0..PURCHASES.min(purchases) {
        let purchase = state.purchase_at(below(rng, purchases));
        let worth = table.bought(purchase, turn);
        if worth > bought.1 {
            bought = (Some(Action::Buy(purchase)), worth);
        }
    }
    bought.0.unwrap_or(best.0)
}

/// The cards without those that count like another: of each set species the first is left.
fn one_of_each(cards: CardSet) -> CardSet {
    let mut left = cards;
    for species in CardType::SETS {
        if let Some(first) = cards.and(species.cards()).first() {
            left = left.without(species.cards());
            left.insert(first);
        }
    }
    left
}

/// What the cards of the seat to move and of its neighbour are worth.
struct Cards<'s> {
    state: &'s State,
    hope: i32,
    seat: Seat,
    /// The seat's cards now, what they are worth, and the most that another seat has of what each egg asks for.
    own: CardSet,
    own_worth: i32,
    own_rivals: [u8; 6],
    /// The same of the neighbour.
    next: CardSet,
    next_worth: i32,
    next_rivals: [u8; 6],
}

impl<'s> Cards<'s> {
    fn new(state: &'s State, seat: Seat) -> Self {
        let neighbour = seat.neighbour(state.options.seats, state.is_clockwise());
        let (own, next) = (state.collections[seat], state.collections[neighbour]);
        let mut cards = Cards {
            state,
            hope: hope(state),
            seat,
            own,
            own_worth: 0,
            own_rivals: [0; 6],
            next,
            next_worth: 0,
            next_rivals: [0; 6],
        };
        for (other, collection) in state.collections.each() {
            let asked = egg_counts(&counts(*collection));
            if other != seat {
                raise(&mut cards.own_rivals, &asked);
            }
            if other != neighbour {
                raise(&mut cards.next_rivals, &asked);
            }
        }
        cards.own_worth = cards.worth(own, &cards.own_rivals);
        cards.next_worth = cards.worth(next, &cards.next_rivals);
        cards
    }

    /// What a collection is worth, in hundredths of a point.
    fn worth(&self, cards: CardSet, rivals: &[u8; 6]) -> i32 {
        let components = &self.state.components;
        let counts = counts(cards);
        let mut worth = 0;
        for (species, count) in CardType::SETS.into_iter().zip(counts) {
            if count > 0 {
                worth += 100 * i32::from(components.set_points(species, count))
                    + set_hope(components, species, count, self.hope);
            }
        }
        if counts[CardType::Grey as usize] + counts[CardType::Black as usize] > 0 {
            worth += 100 * i32::from(raptor_points(components, cards));
            worth += lone_raptors(self.state, cards) * self.hope / 2;
        }
        if counts[CardType::Egg as usize] > 0 {
            let asked = egg_counts(&counts);
            for egg in cards.and(CardType::Egg.cards()) {
                let (stake, mine) = (components.eggs[egg.copy()], asked[egg.copy()]);
                let won =
                    mine >= rivals[egg.copy()] && (mine > 0 || !components.rulings.egg_needs_at_least_one);
                worth += 100 * i32::from(if won { stake.gain } else { -stake.penalty });
            }
        }
        worth
    }

    /// The change by keeping the hand.
    fn kept(&self) -> i32 {
        let hand = self.state.hand;
        let icons = if self.state.options.dna { hand.and(self.state.components.dna).len() as i32 } else { 0 };
        self.worth(self.own.union(hand), &self.own_rivals) - self.own_worth + icons * TOKEN
    }

    /// The change by passing the hand on, with a card or without.
    fn refused(&self, card: Option<CardId>) -> i32 {
        let (mut hand, mut own, mut lost) = (self.state.hand, self.own, 0);
        if let Some(card) = card {
            hand.insert(card);
            own.remove(card);
            lost = self.own_worth - self.worth(own, &self.own_rivals);
        }
        let gain = self.worth(self.next.union(hand), &self.next_rivals) - self.next_worth;
        let must_keep = self.next.without(same_types(hand)).is_empty();
        let taken = if must_keep { gain } else { gain.max(0) };
        -lost - taken / self.others()
    }

    fn others(&self) -> i32 {
        i32::from(self.state.options.seats) - 1
    }

    /// The change by a purchase and the rest of the turn, which is worth `turn` without it.
    fn bought(&self, purchase: Purchase, turn: i32) -> i32 {
        let components = &self.state.components;
        let price = TOKEN * i32::from(components.tile(purchase.tile()).price);
        let owned = counts(self.own);
        let worth = match purchase {
            Purchase::PointsPerType => {
                let types = owned.iter().filter(|count| **count > 0).count() as i32;
                turn + 100 * types * i32::from(components.points_per_type)
            }
            Purchase::PointsPerEgg => {
                let eggs = i32::from(owned[CardType::Egg as usize]);
                turn + 100 * eggs * i32::from(components.points_per_egg)
            }
            Purchase::Draw => turn,
            Purchase::RefuseWithNothing => self.refused(None),
            Purchase::RefuseWithForbidden(card) => self.refused(Some(card)),
            Purchase::DestroyOwn(card) => turn + self.own_change(CardSet::EMPTY, CardSet::one(card)),
            Purchase::DestroyTheirs(card) => turn - self.theirs_change(card, None) / self.others(),
            Purchase::Steal(card) => {
                turn + self.own_change(CardSet::one(card), CardSet::EMPTY)
                    - self.theirs_change(card, None) / self.others()
            }
            Purchase::Give(card, to) => {
                turn + self.own_change(CardSet::EMPTY, CardSet::one(card))
                    - self.change_of(to, CardSet::one(card), CardSet::EMPTY) / self.others()
            }
            Purchase::Swap { own, theirs } => {
                turn + self.own_change(CardSet::one(theirs), CardSet::one(own))
                    - self.theirs_change(theirs, Some(own)) / self.others()
            }
        };
        worth - price
    }

    fn own_change(&self, more: CardSet, less: CardSet) -> i32 {
        self.worth(self.own.union(more).without(less), &self.own_rivals) - self.own_worth
    }

    /// What the owner of a card gains by losing it, and perhaps getting another.
    fn theirs_change(&self, card: CardId, instead: Option<CardId>) -> i32 {
        let more = instead.map_or(CardSet::EMPTY, CardSet::one);
        let holds = |seat: &Seat| self.state.collections[*seat].contains(card);
        let owner = Seat::all(self.state.options.seats).find(holds).unwrap_or(self.seat);
        self.change_of(owner, more, CardSet::one(card))
    }

    fn change_of(&self, seat: Seat, more: CardSet, less: CardSet) -> i32 {
        let cards = self.state.collections[seat];
        let mut rivals = [0; 6];
        for (other, collection) in self.state.collections.each().filter(|(other, _)| *other != seat) {
            debug_assert!(other != seat);
            raise(&mut rivals, &egg_counts(&counts(*collection)));
        }
        self.worth(cards.union(more).without(less), &rivals) - self.worth(cards, &rivals)
    }
}

/// How many cards there are of what each egg asks for (CUB-42, CUB-43).
fn egg_counts(counts: &[u8; 8]) -> [u8; 6] {
    let [trex, stegosaurus, brontosaurus, pterodactyl, pentaceratops, grey, black, _] = *counts;
    [trex, stegosaurus, brontosaurus, pterodactyl, pentaceratops, grey + black]
}

fn raise(most: &mut [u8; 6], counts: &[u8; 6]) {
    most.iter_mut().zip(counts).for_each(|(most, count)| *most = (*most).max(*count));
}

/// Whether an action is worth trying: of cards that count the same and lie together the first stands for all, and one is
/// not swapped for its like.
pub(crate) fn is_worth_trying(state: &State, action: Action) -> bool {
    let first = |card: CardId| is_first(state, card);
    match action {
        Action::Refuse(card) => first(card),
        Action::Buy(purchase) => match purchase {
            Purchase::RefuseWithForbidden(card)
            | Purchase::DestroyOwn(card)
            | Purchase::DestroyTheirs(card)
            | Purchase::Steal(card)
            | Purchase::Give(card, _) => first(card),
            Purchase::Swap { own, theirs } => {
                let like = is_of_set(own) && own.card_type() == theirs.card_type();
                !like && first(own) && first(theirs)
            }
            Purchase::PointsPerType
            | Purchase::PointsPerEgg
            | Purchase::Draw
            | Purchase::RefuseWithNothing => true,
        },
        Action::Keep | Action::RefuseWithNothing | Action::Take(_) => true,
    }
}

fn is_of_set(card: CardId) -> bool {
    CardType::SETS.contains(&card.card_type())
}

/// Whether no card before it in its collection counts the same: cards of one set do, but for their icon.
fn is_first(state: &State, card: CardId) -> bool {
    if !is_of_set(card) {
        return true;
    }
    let holds = |cards: &&CardSet| cards.contains(card);
    let together = state.collections.iter().find(holds).map_or(CardSet::EMPTY, |cards| *cards);
    let mut alike = together.and(card.card_type().cards());
    if state.options.dna {
        let icons = state.components.dna;
        alike = if icons.contains(card) { alike.and(icons) } else { alike.without(icons) };
    }
    alike.first() == Some(card)
}
