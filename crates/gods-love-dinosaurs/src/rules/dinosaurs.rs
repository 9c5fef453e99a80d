//! Dinosaurs hatch and hunt (GLD-32 to GLD-40).

use crate::action::Meal;
use crate::against;
use crate::ecosystem::Mark;
use crate::land::{Animal, Terrain};
use crate::state::{Phase, State};
use dino_core::{Hex, Refusal, Seat, SeatSet};

/// The most eggs one dinosaur can lay in a hunt: one for each step (GLD-36).
const MAX_EGGS: usize = 5;

impl State {
    /// Who may hatch decides on it; the other dinosaurs get ready to hunt (GLD-32).
    pub(crate) fn call_dinosaurs(&mut self) {
        self.phase = Phase::Dinosaurs;
        // A piece may still come back from somebody's hunt before it is the seat's turn to decide (GLD-34).
        let decides = |seat: &Seat| match self.options.first_rules {
            true => self.may_nest(*seat).is_ok(),
            false => self.has_free_nest(*seat),
        };
        self.undecided = Seat::all(self.options.seats).filter(decides).collect();
        self.busy = self.undecided;
        for seat in Seat::all(self.options.seats).filter(|seat| !self.undecided.contains(*seat)) {
            if self.ecosystems[seat].call(Animal::Dinosaur) {
                self.busy.insert(seat);
            }
        }
        self.settle();
    }

    pub(crate) fn may_hatch(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_nest(seat)?;
        // At most one hatches for each seat and activation.
        if self.undecided.contains(seat) { Ok(()) } else { Err(against(33)) }
    }

    /// Whether a dinosaur could be put on the nest: no other is there, and there is an egg and a piece (GLD-34, GLD-49).
    fn may_nest(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.has_free_nest(seat) {
            Err(against(34))
        } else if !self.has_piece(Animal::Dinosaur) {
            Err(against(49))
        } else {
            Ok(())
        }
    }

    /// Whether no other dinosaur is on the nest and there is an egg (GLD-34).
    fn has_free_nest(&self, seat: Seat) -> bool {
        let nest = self.ecosystems[seat].at(Hex::ORIGIN);
        nest.is_some_and(|nest| nest.animal.is_none()) && self.eggs(seat) > 0
    }

    /// An egg is hatched or not, and the dinosaurs of the seat get ready to hunt, the new one among them (GLD-40).
    pub(crate) fn decide(&mut self, seat: Seat, hatch: bool) {
        if let Some(nest) = self.ecosystems[seat].find(Hex::ORIGIN).filter(|_| hatch) {
            self.hatched[seat] += 1;
            self.put(seat, nest, Animal::Dinosaur, Mark::None);
        }
        self.stop_deciding(seat);
        self.settle();
    }

    /// The seat goes on to its hunt, or has none.
    pub(crate) fn stop_deciding(&mut self, seat: Seat) {
        self.undecided.remove(seat);
        if !self.ecosystems[seat].call(Animal::Dinosaur) {
            self.busy.remove(seat);
        }
    }

    /// Who is asked while dinosaurs are active (GLD-16, GLD-32).
    pub(crate) fn asked_for_dinosaurs(&self) -> SeatSet {
        let rulings = &self.components.rulings;
        let pieces_short =
            rulings.dinosaurs_limited && (self.stock(Animal::Dinosaur) as usize) < self.undecided.len();
        let hatching = rulings.hatch_before_any_hunt && !self.undecided.is_empty();
        let asked = if hatching { self.undecided } else { self.busy };
        let one_by_one = self.options.one_by_one || pieces_short || !hatching && self.eggs_short();
        if one_by_one { self.first_of(asked) } else { asked }
    }

    /// Whether the eggs left might not do for all hunts to come (GLD-50).
    fn eggs_short(&self) -> bool {
        if !self.components.rulings.eggs_limited {
            return false;
        }
        let hunters = |seat: Seat| match self.undecided.contains(seat) {
            true => usize::from(self.ecosystems[seat].count(Animal::Dinosaur)) + 1,
            false => self.ecosystems[seat].waiting().count(),
        };
        let hunters: usize = self.busy.iter().map(hunters).sum();
        usize::from(self.eggs_left()) < MAX_EGGS * hunters
    }

    pub(crate) fn may_hunt_as_dinosaur(
        &self,
        seat: Seat,
        from: Hex,
        to: Hex,
        meal: Meal,
    ) -> Result<(), Refusal> {
        self.may_act(seat, Animal::Dinosaur, from)?;
        let end = self.ecosystems[seat].at(to).filter(|place| place.terrain == Terrain::Mountain);
        match end {
            // It ends on a mountain that no other dinosaur holds (GLD-37).
            None => Err(against(37)),
            Some(place) if place.animal == Some(Animal::Dinosaur) && to != from => Err(against(37)),
            // What it eats is what lies on its way (GLD-38), something at least (GLD-39), five steps at most (GLD-36).
            Some(_) => self.may_go(seat, from, to, meal, [38, 39, 36]),
        }
    }
}
