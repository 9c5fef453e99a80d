//! What may be done and what it does, phase by phase.

mod dna;
mod market;
mod round;
mod turn;

use crate::action::Action;
use crate::against;
use crate::state::{Phase, State};
use dino_core::{Pending, Refusal, Seat, SeatSet};

impl State {
    #[inline]
    pub(crate) fn waits_for(&self) -> Pending {
        match self.phase {
            Phase::Decide => Pending::Seats(SeatSet::one(self.turn)),
            Phase::Take(seat, _) => Pending::Seats(SeatSet::one(seat)),
            Phase::Starter(_) | Phase::Reveal | Phase::Deal(_) | Phase::Draw => Pending::Chance,
            Phase::Over => Pending::Over,
        }
    }

    /// Every legal action, ascending.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Decide if seat == self.turn => {
                out.push(Action::Keep);
                out.extend(self.refusable().iter().map(Action::Refuse));
                out.extend(self.leave.then_some(Action::RefuseWithNothing));
                self.list_purchases(out);
            }
            Phase::Take(taker, _) if seat == taker => out.extend(self.givers(seat).iter().map(Action::Take)),
            _ => {}
        }
    }

    /// The legal action with the number that `ticket` says, out of the list of [`State::list`].
    #[inline]
    pub(crate) fn pick(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32) -> Action {
        if let Phase::Take(..) = self.phase {
            let givers = self.givers(seat);
            let nth = givers.nth(ticket(givers.len() as u32));
            return Action::Take(nth.unwrap_or(seat));
        }
        let refusable = self.refusable();
        let refusals = refusable.len() + u32::from(self.leave);
        let at = ticket(1 + refusals + self.purchases());
        if at == 0 {
            Action::Keep
        } else if at <= refusable.len() {
            Action::Refuse(refusable.nth(at - 1))
        } else if at <= refusals {
            Action::RefuseWithNothing
        } else {
            Action::Buy(self.purchase_at(at - 1 - refusals))
        }
    }

    /// `Ok`, or the rule that forbids it. The seat is known to be asked.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let taking = matches!(self.phase, Phase::Take(..));
        match action {
            // A token owed is taken before anything else, and only a token owed is taken (CUB-72).
            Action::Take(from) => {
                if taking && self.givers(seat).contains(from) {
                    Ok(())
                } else {
                    Err(against(72))
                }
            }
            _ if taking => Err(against(72)),
            Action::Keep => Ok(()),
            Action::Refuse(card) => self.may_refuse(card),
            Action::RefuseWithNothing => {
                if self.leave {
                    Ok(())
                } else {
                    Err(against(20))
                }
            }
            Action::Buy(purchase) => self.may_buy(purchase),
        }
    }

    /// Carries out an action that may be done.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep => self.keep(),
            Action::Refuse(card) => self.refuse(card),
            Action::RefuseWithNothing => self.pass_hand(),
            Action::Buy(purchase) => self.buy(purchase),
            Action::Take(from) => self.take(seat, from),
        }
    }
}
