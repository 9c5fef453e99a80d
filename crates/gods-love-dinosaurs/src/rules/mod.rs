//! What may be done and what it does, phase by phase.

mod activation;
mod dinosaurs;
mod placing;
mod predators;
mod prey;
mod setup;
mod turn;
mod ways;

pub(crate) use ways::{FEW, MOST, Ways};

use crate::action::Action;
use crate::against;
use crate::state::{Phase, State};
use dino_core::{Pending, Refusal, Seat, SeatSet};

impl State {
    #[inline]
    pub(crate) fn waits_for(&self) -> Pending {
        match self.phase {
            Phase::First | Phase::Reveal(_) => Pending::Chance,
            Phase::Take | Phase::Place(..) => Pending::Seats(SeatSet::one(self.turn)),
            Phase::Species(_) | Phase::Dinosaurs => Pending::Seats(self.asked()),
            Phase::Over => Pending::Over,
        }
    }

    /// Every legal action, ascending.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.waits_for().seats().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Take => self.list_takes(out),
            Phase::Place(..) => self.list_places(out),
            Phase::Species(species) if species.is_prey() => self.list_births(seat, species, out),
            Phase::Dinosaurs if self.undecided.contains(seat) => out.extend([Action::Hatch, Action::Keep]),
            Phase::Species(_) | Phase::Dinosaurs => self.list_hunts(seat, out),
            Phase::First | Phase::Reveal(_) | Phase::Over => {}
        }
    }

    /// `Ok`, or the rule that forbids it. The seat is known to be asked.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Take, Action::Take(tile)) => self.may_take(tile),
            (Phase::Place(..), Action::Place { first, second }) => self.may_place(first, second),
            (Phase::Species(species), Action::Breed { from, to }) if species.is_prey() => {
                self.may_breed(seat, species, from, to)
            }
            (Phase::Dinosaurs, Action::Hatch) => self.may_hatch(seat),
            (Phase::Dinosaurs, Action::Keep) if self.undecided.contains(seat) => Ok(()),
            // Hatching is decided before one's own dinosaurs hunt (GLD-33).
            (Phase::Dinosaurs, _) if self.undecided.contains(seat) => Err(against(33)),
            (Phase::Species(species), Action::Done) if species.is_prey() => Ok(()),
            (Phase::Species(_) | Phase::Dinosaurs, Action::Done) => self.may_end_hunting(seat),
            (Phase::Species(species), Action::Hunt { from, to, meal }) if species.is_predator() => {
                self.may_hunt(seat, species, from, to, meal)
            }
            (Phase::Dinosaurs, Action::Hunt { from, to, meal }) => {
                self.may_hunt_as_dinosaur(seat, from, to, meal)
            }
            (Phase::Species(species), Action::Starve(hex)) if species.is_predator() => {
                self.may_act(seat, species, hex).map(drop)
            }
            (Phase::Dinosaurs, Action::Starve(hex)) => {
                self.may_act(seat, crate::Animal::Dinosaur, hex).map(drop)
            }
            // Out of its phase: the rule that says when it may be done.
            (_, Action::Take(_) | Action::Place { .. }) => Err(against(9)),
            (_, Action::Breed { .. }) => Err(against(18)),
            (_, Action::Hunt { .. } | Action::Starve(_)) => Err(against(24)),
            (_, Action::Hatch | Action::Keep) => Err(against(33)),
            (_, Action::Done) => Err(against(16)),
        }
    }

    /// Carries out an action that may be done.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Take(tile) => self.take(tile),
            Action::Place { first, second } => self.place(first, second),
            Action::Breed { from, to } => self.breed(seat, from, to),
            Action::Hunt { from, to, meal } => self.hunt(seat, from, to, meal),
            Action::Starve(hex) => self.starve(seat, hex),
            Action::Hatch => self.decide(seat, true),
            Action::Keep => self.decide(seat, false),
            Action::Done => self.finish(seat),
        }
    }
}
