//! What may happen in each phase, and what it does.

mod build;
mod clock;
mod draft;
mod finish;
mod set_up;

use crate::action::Action;
use crate::against;
use crate::card::{CardId, CardSet};
use crate::chance::Chance;
use crate::state::{Phase, Stage, State};
use dino_core::{Refusal, Seat};

impl State {
    /// Appends what the seat may do now, ascending.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.waits_for().seats().contains(seat) {
            return;
        }
        if self.phase == Phase::Pick {
            pairs(self.hands[seat], |one, other| out.push(Action::Pick(one, other)));
            return;
        }
        match self.stages[seat] {
            Stage::Idle => out.push(Action::Start),
            Stage::Plan => out.push(Action::Ready),
            Stage::Build => {
                out.extend(self.slidable(seat).iter().map(Action::Slide));
                out.push(Action::Done);
            }
            Stage::Crane => {
                if self.cranes[seat] > 0 {
                    pairs(self.zoo(seat).cards(), |one, other| out.push(Action::Swap(one, other)));
                }
                out.push(Action::Leave);
            }
            Stage::Ready | Stage::Done | Stage::Finished => {}
        }
        if self.has_own_clock(seat) {
            out.push(Action::Time);
        }
    }

    /// The action `ticket` points at in the list, given how many there are.
    #[inline]
    pub(crate) fn pick_listed(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32) -> Action {
        if self.phase == Phase::Pick {
            let (one, other) = nth_pair(self.hands[seat], ticket);
            return Action::Pick(one, other);
        }
        let own_clock = u32::from(self.has_own_clock(seat));
        let others = |ticket: u32, first: Action| if ticket == 0 { first } else { Action::Time };
        match self.stages[seat] {
            Stage::Idle => others(ticket(1 + own_clock), Action::Start),
            Stage::Plan => others(ticket(1 + own_clock), Action::Ready),
            Stage::Crane if self.cranes[seat] > 0 => {
                let cards = self.zoo(seat).cards();
                let count = cards.len() * (cards.len() - 1) / 2;
                match ticket(count + 1) {
                    leave if leave == count => Action::Leave,
                    pair => {
                        let (one, other) = nth_pair(cards, |_| pair);
                        Action::Swap(one, other)
                    }
                }
            }
            Stage::Crane => {
                ticket(1);
                Action::Leave
            }
            _ => {
                let cards = self.slidable(seat);
                let count = cards.len();
                match ticket(count + 1 + own_clock) {
                    slide if slide < count => Action::Slide(cards.nth(slide)),
                    rest => others(rest - count, Action::Done),
                }
            }
        }
    }

    /// `Ok`, or the rule by which the seat, which is asked, may not do this.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let picks = self.phase == Phase::Pick;
        let stage = self.stages[seat];
        match action {
            Action::Pick(one, other) => {
                let hand = self.hands[seat];
                let holds = picks && hand.contains(one) && hand.contains(other);
                if holds { Ok(()) } else { Err(against(13)) }
            }
            Action::Start => allowed(!picks && stage == Stage::Idle, 61),
            Action::Ready => allowed(!picks && stage == Stage::Plan, 20),
            Action::Slide(card) => self.may_slide(seat, card),
            Action::Done => allowed(!picks && stage == Stage::Build, 22),
            Action::Swap(one, other) => {
                let cards = self.zoo(seat).cards();
                let may = stage == Stage::Crane && self.cranes[seat] > 0;
                allowed(may && cards.contains(one) && cards.contains(other), 57)
            }
            Action::Leave => allowed(stage == Stage::Crane, 57),
            Action::Time => allowed(self.has_own_clock(seat), 61),
        }
    }

    /// Carries out an action that passes.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Slide(card) => self.slide(seat, card),
            Action::Pick(one, other) => self.pick(seat, one, other),
            Action::Start => self.begin_lay(seat),
            Action::Ready => self.ready(seat),
            Action::Done => self.done(seat),
            Action::Swap(one, other) => self.swap(seat, one, other),
            Action::Leave => self.leave(seat),
            Action::Time => self.own_time_up(seat),
        }
    }

    /// The cards chance may bring now; all are equally likely.
    #[inline]
    fn falling(&self) -> CardSet {
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
    fn fall_of(&self, card: CardId) -> Option<Chance> {
        match self.phase {
            Phase::Director(seat) => Some(Chance::Director(seat, card)),
            Phase::Advanced => Some(Chance::Advanced(card)),
            Phase::Deal(seat) => Some(Chance::Deal(seat, card)),
            Phase::Lapse(seat) => Some(Chance::Lapse(seat, card)),
            Phase::Lay(seat) => Some(Chance::Lay(seat, card)),
            _ => None,
        }
    }

    pub(crate) fn outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        out.extend(self.falling().iter().filter_map(|card| self.fall_of(card)).map(|fall| (fall, 1)));
    }

    /// The outcome `ticket` points at, given how many there are.
    #[inline]
    pub(crate) fn fall(&self, ticket: impl FnOnce(u32) -> u32) -> Chance {
        let cards = self.falling();
        let card = cards.nth(ticket(cards.len()));
        // Chance is only asked where it falls.
        self.fall_of(card).unwrap_or(Chance::Advanced(card))
    }

    /// Whether chance may fall like this now.
    pub(crate) fn may_fall(&self, outcome: Chance) -> bool {
        let (Chance::Director(_, card)
        | Chance::Advanced(card)
        | Chance::Deal(_, card)
        | Chance::Lapse(_, card)
        | Chance::Lay(_, card)) = outcome;
        self.falling().contains(card) && self.fall_of(card) == Some(outcome)
    }

    /// Carries out a fall of chance.
    #[inline]
    pub(crate) fn resolve(&mut self, outcome: Chance) {
        match outcome {
            Chance::Director(seat, card) => self.direct(seat, card),
            Chance::Advanced(card) => self.shuffle_in(card),
            Chance::Deal(seat, card) => self.deal(seat, card),
            Chance::Lapse(seat, card) => self.lapse(seat, card),
            Chance::Lay(seat, card) => self.lay(seat, card),
        }
    }
}

fn allowed(may: bool, rule: u8) -> Result<(), Refusal> {
    if may { Ok(()) } else { Err(against(rule)) }
}

/// Each pair of different cards, the lower first, ascending.
fn pairs(cards: CardSet, mut each: impl FnMut(CardId, CardId)) {
    let mut rest = cards;
    for one in cards {
        rest.remove(one);
        rest.iter().for_each(|other| each(one, other));
    }
}

/// The pair `ticket` points at among those [`pairs`] shows.
#[inline]
fn nth_pair(cards: CardSet, ticket: impl FnOnce(u32) -> u32) -> (CardId, CardId) {
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
