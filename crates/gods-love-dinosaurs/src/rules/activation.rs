//! A species is active in all ecosystems: who is asked, and what follows (GLD-14 to GLD-17, GLD-32, GLD-49).

use crate::components::ActivationOrder;
use crate::ecosystem::Mark;
use crate::land::Animal;
use crate::state::{Phase, State};
use dino_core::{Seat, SeatSet};

impl State {
    /// All animals of the species get ready; seats without one are skipped (GLD-16).
    pub(crate) fn activate(&mut self, species: Animal) {
        self.phase = Phase::Species(species);
        for seat in Seat::all(self.options.seats) {
            if self.ecosystems[seat].call(species) {
                self.busy.insert(seat);
            }
        }
        self.settle();
    }

    /// Who may act now: all who are busy, or the first of them where a piece that may be needed is short or the others
    /// watch (GLD-16).
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Species(_) if self.options.one_by_one => self.first_of(self.busy),
            Phase::Species(species) if self.is_limited(species) && self.is_short(species) => {
                self.first_of(self.busy)
            }
            Phase::Dinosaurs => self.asked_for_dinosaurs(),
            _ => self.busy,
        }
    }

    /// The one of these seats that comes first in the order of activation (GLD-16).
    pub(crate) fn first_of(&self, seats: SeatSet) -> SeatSet {
        let from = match self.components.rulings.activation_order {
            ActivationOrder::FromActivePlayerClockwise => self.turn,
            ActivationOrder::FromFirstPlayerClockwise => self.first,
        };
        let mut round = from.round(self.options.seats, true);
        round.find(|seat| seats.contains(*seat)).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    /// Whether the supply might not do for all births to come (GLD-49). Each birth takes a piece and what may cause it
    /// with it, so what is not short stays so.
    fn is_short(&self, species: Animal) -> bool {
        let rulings = &self.components.rulings;
        let births = |seat: Seat| {
            let ecosystem = &self.ecosystems[seat];
            let count = |fits: fn(Option<Animal>) -> bool| {
                ecosystem.places().filter(|place| fits(place.animal)).count()
            };
            match species {
                _ if species.is_prey() && rulings.newborn_prey_breed_same_activation => {
                    count(|animal| animal.is_none())
                }
                _ if species.is_prey() => ecosystem.waiting().count(),
                _ if rulings.newborn_predators_hunt_same_activation => {
                    count(|animal| animal.is_some_and(Animal::is_prey))
                }
                Animal::Tiger => ecosystem.waiting().count(),
                _ => 2 * ecosystem.waiting().count(),
            }
        };
        let needed: usize = self.busy.iter().map(births).sum();
        (self.stock(species) as usize) < needed
    }

    /// The seat's part is over: what starved at the end is removed, and the marks with it (GLD-30).
    pub(crate) fn finish(&mut self, seat: Seat) {
        for at in 0..self.ecosystems[seat].len() {
            if self.ecosystems[seat].mark(at) == Mark::Starved {
                self.lift(seat, at);
            }
        }
        self.ecosystems[seat].unmark();
        self.busy.remove(seat);
        self.settle();
    }

    /// Skips those who are asked and have nothing to choose, and goes on when nobody is left.
    pub(crate) fn settle(&mut self) {
        while let Some(seat) = self.idle() {
            if self.phase == Phase::Dinosaurs {
                self.stop_deciding(seat);
            } else {
                self.ecosystems[seat].unmark();
                self.busy.remove(seat);
            }
        }
        if !self.busy.is_empty() {
            return;
        }
        match self.phase {
            // After all have finished the species, the dinosaurs where the token stands (GLD-32).
            Phase::Species(species) if self.components.columns[usize::from(self.token)] == species => {
                self.call_dinosaurs();
            }
            Phase::Species(_) => self.end_turn(),
            _ => self.refill(),
        }
    }

    /// A seat that is asked and has no choice: prey that cannot breed (GLD-23), or nothing to hatch with (GLD-34).
    fn idle(&self) -> Option<Seat> {
        match self.phase {
            Phase::Species(species) if species.is_prey() => {
                let is_idle = |seat: &Seat| {
                    let has_bred = self.ecosystems[*seat].places().any(|place| place.mark.is_newborn());
                    !has_bred && !self.can_breed(*seat, species)
                };
                self.asked().iter().find(is_idle)
            }
            Phase::Dinosaurs if !self.has_piece(Animal::Dinosaur) => {
                self.asked().iter().find(|seat| self.undecided.contains(*seat))
            }
            _ => None,
        }
    }
}
