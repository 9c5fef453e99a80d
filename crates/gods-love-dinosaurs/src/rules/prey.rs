//! Frogs, rabbits and rats breed (GLD-18 to GLD-23).

use crate::action::Action;
use crate::against;
use crate::components::PreyTarget;
use crate::ecosystem::{Ecosystem, Mark};
use crate::land::{Animal, Terrain};
use crate::state::State;
use dino_core::{Hex, Refusal, Seat};

impl State {
    /// Every birth that is possible, ascending, and the end of breeding.
    pub(crate) fn list_births(&self, seat: Seat, species: Animal, out: &mut Vec<Action>) {
        self.list_births_of(seat, species, out);
        out.push(Action::Done);
    }

    /// The same without the end.
    pub(crate) fn list_births_of(&self, seat: Seat, species: Animal, out: &mut Vec<Action>) {
        self.each_birth(seat, species, |from, to| {
            out.push(Action::Breed { from, to });
            true
        });
    }

    /// Whether the seat has any choice to make (GLD-23).
    pub(crate) fn can_breed(&self, seat: Seat, species: Animal) -> bool {
        let mut any = false;
        self.each_birth(seat, species, |_, _| {
            any = true;
            false
        });
        any
    }

    /// Shows every possible birth, ascending, until told to stop.
    fn each_birth(&self, seat: Seat, species: Animal, mut show: impl FnMut(Hex, Hex) -> bool) {
        if !self.has_piece(species) {
            return;
        }
        let ecosystem = &self.ecosystems[seat];
        // Empty hexes beside it of its favourite terrain or joker (GLD-22).
        let home = [self.components.favourite(species), Terrain::Joker];
        for at in ecosystem.waiting() {
            for near in ecosystem.beside(at) {
                let is_free = ecosystem.animal(near).is_none() && home.contains(&ecosystem.terrain(near));
                let to = ecosystem.hex(near);
                if is_free && self.is_tile_free(ecosystem, to) && !show(ecosystem.hex(at), to) {
                    return;
                }
            }
        }
    }

    pub(crate) fn may_breed(&self, seat: Seat, species: Animal, from: Hex, to: Hex) -> Result<(), Refusal> {
        let ecosystem = &self.ecosystems[seat];
        let parent = ecosystem.at(from).filter(|place| place.animal == Some(species)).ok_or(against(18))?;
        match parent.mark {
            Mark::Waiting | Mark::Eager => {}
            Mark::Newborn => return Err(against(21)),
            Mark::None | Mark::Starved => return Err(against(19)),
        }
        let target = ecosystem.at(to).filter(|_| from.distance(to) == 1).ok_or(against(18))?;
        if target.animal.is_some() {
            return Err(against(13));
        }
        if ![self.components.favourite(species), Terrain::Joker].contains(&target.terrain) {
            return Err(against(18));
        }
        if !self.is_tile_free(ecosystem, to) {
            return Err(against(20));
        }
        if self.has_piece(species) { Ok(()) } else { Err(against(49)) }
    }

    /// Whether no other birth of this activation shares the tile, under the ruling that asks for it (GLD-20).
    fn is_tile_free(&self, ecosystem: &Ecosystem, hex: Hex) -> bool {
        self.components.rulings.prey_target == PreyTarget::Hex
            || ecosystem.at(hex).is_some_and(|target| {
                let mut young = ecosystem.places().filter(|place| place.mark.is_newborn());
                young.all(|young| young.tile != target.tile)
            })
    }

    /// The young is put beside its parent, which stays (GLD-18).
    #[inline]
    pub(crate) fn breed(&mut self, seat: Seat, from: Hex, to: Hex) {
        let ecosystem = &self.ecosystems[seat];
        let (Some(parent), Some(young)) = (ecosystem.find(from), ecosystem.find(to)) else { return };
        let Some(species) = ecosystem.animal(parent) else { return };
        let done = ecosystem.mark(parent).after_acting();
        self.ecosystems[seat].set(parent, Some(species), done);
        let eager = self.components.rulings.newborn_prey_breed_same_activation;
        self.put(seat, young, species, if eager { Mark::Eager } else { Mark::Newborn });
    }
}
