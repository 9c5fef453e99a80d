//! What may be done and what it does, phase by phase.

mod auction;
mod births;
mod climate;
mod combat;
mod events;
mod initiative;
mod movement;
mod setup;
mod survival;

use crate::action::Action;
use crate::against;
use crate::chance::Chance;
use crate::state::{Phase, State};
use dino_core::{Pending, Refusal, Seat, SeatSet};

impl State {
    #[inline]
    pub(crate) fn waits_for(&self) -> Pending {
        match self.phase {
            Phase::Order
            | Phase::Zones
            | Phase::Climate
            | Phase::Peek(..)
            | Phase::Genes
            | Phase::Card(_)
            | Phase::Roll(_)
            | Phase::Bite(..) => Pending::Chance,
            Phase::Over => Pending::Over,
            _ => Pending::Seats(SeatSet::one(self.asked())),
        }
    }

    /// Who is asked to act; where nobody is, whose turn it is.
    #[inline]
    fn asked(&self) -> Seat {
        match self.phase {
            Phase::Window(_, seat) | Phase::Bid(seat) | Phase::Place(seat) | Phase::Rolled(_, _, seat) => {
                seat
            }
            Phase::Declared(combat) | Phase::Flee(combat) => combat.defender,
            _ => self.mover(),
        }
    }

    /// Every legal action, ascending.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.waits_for().seats().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Bid(_) => self.list_bids(out),
            Phase::Place(_) => out.extend((1..=self.seats()).map(Action::Place)),
            Phase::Window(..) | Phase::Declared(_) | Phase::Rolled(..) => self.list_window(seat, out),
            Phase::Move => self.list_moves(out),
            Phase::Flee(combat) => {
                out.extend(self.refuges(&combat).iter().map(|cell| Action::Flee(self.island.hex(cell))));
                out.push(Action::Stay);
            }
            Phase::Birth => self.list_births(out),
            Phase::Survive => self.list_survivors(out),
            _ => {}
        }
    }

    /// The legal action with the number that `ticket` says, out of the list of [`State::list`]. Where counting is
    /// cheaper than listing, nothing is listed.
    #[inline]
    pub(crate) fn pick(
        &self,
        seat: Seat,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<Action>,
    ) -> Action {
        match self.phase {
            Phase::Bid(_) => self.pick_bid(ticket),
            Phase::Place(_) => Action::Place(1 + ticket(u32::from(self.seats())) as u8),
            Phase::Move => self.pick_move(ticket),
            Phase::Birth if self.has_supply(seat) => self.pick_birth(ticket),
            _ => {
                scratch.clear();
                self.list(seat, scratch);
                scratch[ticket(scratch.len() as u32) as usize]
            }
        }
    }

    /// `Ok`, or the rule that forbids it. The seat is known to be asked.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Bid(_) => self.may_bid(action),
            Phase::Place(_) => match action {
                Action::Place(place) if place <= self.seats() => Ok(()),
                Action::Place(_) => Err(against(65)),
                _ => Err(out_of_phase(action, 65)),
            },
            Phase::Window(moment, _) => self.may_play(seat, moment, action),
            Phase::Declared(_) => self.may_play(seat, crate::card::Moment::AttackDeclared, action),
            Phase::Rolled(..) => self.may_play(seat, crate::card::Moment::CombatRolled, action),
            Phase::Move => self.may_move(action),
            Phase::Flee(combat) => self.may_flee(&combat, action),
            Phase::Birth => self.may_birth(action),
            Phase::Survive => self.may_survive(action),
            _ => Err(Refusal::OutOfTurn),
        }
    }

    /// Carries out an action that may be done.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Bid { column, value } => self.bid(seat, column, value),
            Action::Place(place) => self.take_place(seat, place),
            Action::Pass if self.phase == Phase::Birth => self.next_birth(),
            Action::Pass => self.pass(seat, None),
            Action::PassUntil(until) => self.pass(seat, Some(until)),
            Action::Play(play) => self.play_card(seat, play),
            Action::End => self.end_movement(),
            Action::Move(from, to) => self.walk(from, to),
            Action::Attack(from, at) => self.attack(from, at),
            Action::Flee(to) => self.flee(Some(to)),
            Action::Stay => self.flee(None),
            Action::Birth(at) => self.give_birth(None, at),
            Action::Replace(old, at) => self.give_birth(Some(old), at),
            Action::Keep(survivors) => self.keep(&survivors),
        }
    }

    /// Every way chance may fall with its weight, ascending.
    pub(crate) fn outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Order => self.list_orders(out),
            Phase::Zones => self.list_zones(out),
            Phase::Climate => self.list_tokens(Chance::Climate, out),
            Phase::Peek(seat, _) => self.list_tokens(|token| Chance::Peek(seat, token), out),
            Phase::Genes => self.list_genes(out),
            Phase::Card(seat) => out.extend(self.deck().iter().map(|card| (Chance::Card(seat, card), 1))),
            Phase::Roll(_) => {
                let faces = crate::die::Face::ALL.iter().zip(self.values.die);
                out.extend(
                    faces.filter(|(_, count)| *count > 0).map(|(face, n)| (Chance::Die(*face), u32::from(n))),
                );
            }
            Phase::Bite(..) => out.extend((1..=6).map(|number| (Chance::Bite(number), 1))),
            _ => {}
        }
    }

    /// The outcome that `ticket` points at, out of the list of [`State::outcomes`].
    #[inline]
    pub(crate) fn fall(&self, ticket: impl FnOnce(u32) -> u32, scratch: &mut Vec<(Chance, u32)>) -> Chance {
        if self.phase == Phase::Genes {
            return Chance::Gene(self.pick_gene(ticket));
        }
        scratch.clear();
        self.outcomes(scratch);
        let mut ticket = ticket(scratch.iter().map(|(_, weight)| weight).sum());
        for (outcome, weight) in scratch.iter() {
            if ticket < *weight {
                return *outcome;
            }
            ticket -= weight;
        }
        unreachable!("a ticket is below the sum of the weights")
    }

    /// Carries out a listed outcome.
    pub(crate) fn resolve(&mut self, outcome: Chance) {
        match outcome {
            Chance::Order(seat) => self.line_up(seat),
            Chance::Zone(seat, slot) => self.settle(seat, slot),
            Chance::Climate(token) => self.turn_up(token),
            Chance::Peek(_, token) => self.peek(token),
            Chance::Gene(gene) => self.offer(gene),
            Chance::Card(seat, card) => self.draw_card(seat, card),
            Chance::Die(face) => self.roll(face),
            Chance::Bite(number) => self.bite(number),
        }
    }
}

/// The refusal of an action of another phase (EVO-13): a card has its moment (EVO-74), and who wants to leave it at that
/// hears the rule about it here.
const fn out_of_phase(action: Action, leaving: u8) -> Refusal {
    match action {
        Action::Play(_) => against(74),
        Action::Pass | Action::PassUntil(_) | Action::End => against(leaving),
        _ => against(13),
    }
}
