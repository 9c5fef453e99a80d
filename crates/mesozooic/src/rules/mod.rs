//! What may happen in each phase, and what it does.

mod build;
mod clock;
mod draft;
mod finish;
mod set_up;

pub use clock::Timer;

use crate::against;
use crate::card::{CardId, CardSet};
use crate::chance::Chance;
use crate::state::{Phase, State};
use dino_core::Refusal;

impl State {
    /// The cards chance may bring now; all are equally likely.
    #[inline]
    pub(crate) fn falling(&self) -> CardSet {
        match self.phase {
            Phase::Director(_) => self.free_directors(),
            Phase::Advanced => self.advanced_box(),
            Phase::Deal(_) => self.dealt.iter().fold(self.deck(), |left, hand| left.without(*hand)),
            Phase::Lapse(seat) => self.unpicked(seat),
            Phase::Lay(seat) => self.hands[seat],
            _ => CardSet::EMPTY,
        }
    }

    /// The fall that brings this card now.
    #[inline]
    pub(crate) fn fall_of(&self, card: CardId) -> Option<Chance> {
        match self.phase {
            Phase::Director(seat) => Some(Chance::Director(seat, card)),
            Phase::Advanced => Some(Chance::Advanced(card)),
            Phase::Deal(seat) => Some(Chance::Deal(seat, card)),
            Phase::Lapse(seat) => Some(Chance::Lapse(seat, card)),
            Phase::Lay(seat) => Some(Chance::Lay(seat, card)),
            _ => None,
        }
    }
}

pub(crate) fn allowed(may: bool, rule: u8) -> Result<(), Refusal> {
    if may { Ok(()) } else { Err(against(rule)) }
}

/// Each pair of different cards, the lower first, ascending.
pub(crate) fn pairs(cards: CardSet, mut each: impl FnMut(CardId, CardId)) {
    let mut rest = cards;
    for one in cards {
        rest.remove(one);
        rest.iter().for_each(|other| each(one, other));
    }
}

/// The pair `ticket` points at among those [`pairs`] shows.
#[inline]
pub(crate) fn nth_pair(cards: CardSet, ticket: impl FnOnce(u32) -> u32) -> (CardId, CardId) {
    let count = cards.len();
    let mut ticket = ticket(count * (count - 1) / 2);
    let mut first = 0;
    // The card with `first` cards below it is the lower one of as many pairs as there are cards above it.
    while ticket >= count - 1 - first {
        ticket -= count - 1 - first;
        first += 1;
    }
    (cards.nth(first), cards.nth(first + 1 + ticket))
}
