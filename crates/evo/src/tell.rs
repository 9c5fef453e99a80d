//! What a view tells beyond its fields: what pages and people would otherwise have to work out.

use crate::climate::{Ground, Token};
use crate::die::Face;
use crate::gene::Gene;
use crate::island::{Cell, CellSet};
use crate::state::State;
use crate::view::View;
use dino_core::Seat;

impl View {
    /// Whose dinosaur stands on a hex.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        self.herds.each().find(|(_, herd)| herd.contains(cell)).map(|(seat, _)| seat)
    }

    /// What the climate of this round makes of a hex (EVO-18).
    pub fn ground(&self, cell: Cell) -> Ground {
        self.values.wheel.ground(self.section, self.island.terrain(cell))
    }

    /// What each token weighs to come next, as far as the viewer can tell (EVO-8).
    pub fn forecast(&self) -> Vec<(Token, u32)> {
        let state = State::open_facts(self);
        let weight = |token: &Token| match self.next {
            Some(next) => u32::from(next == *token),
            None => state.token_weight(*token),
        };
        Token::ALL.iter().map(|token| (*token, weight(token))).filter(|(_, weight)| *weight > 0).collect()
    }

    /// How many of a seat's dinosaurs could survive if the climate struck now (EVO-50).
    pub fn would_survive(&self, seat: Seat) -> u32 {
        State::open_facts(self).toll(seat).most()
    }

    /// The dinosaurs of a seat that nothing would save if the climate struck now: those on ground where it has no plate
    /// for any.
    pub fn doomed(&self, seat: Seat) -> CellSet {
        let toll = State::open_facts(self).toll(seat);
        if toll.herd.len() <= toll.least {
            return CellSet::EMPTY;
        }
        let without = (0..3).filter(|kind| toll.kept[*kind] == 0).map(|kind| toll.hostile[kind]);
        without.fold(CellSet::EMPTY, CellSet::union)
    }

    /// A seat's horns in attack and in defence (EVO-38).
    pub fn horns(&self, seat: Seat) -> (u8, u8) {
        let state = State::open_facts(self);
        (state.attack_horns(seat), state.defence_horns(seat))
    }

    /// How many faces of the die let an attack succeed (EVO-38).
    pub fn winning_faces(&self, attacker: Seat, defender: Seat) -> u8 {
        let (ours, theirs) = (self.horns(attacker).0, self.horns(defender).1);
        let faces = Face::ALL.iter().zip(self.values.die);
        faces.filter(|(face, _)| face.succeeds(ours, theirs)).map(|(_, count)| count).sum()
    }

    /// What a place in the laboratory costs a seat, vials taken off (EVO-58).
    pub fn price(&self, seat: Seat, value: u8) -> u8 {
        value.saturating_sub(self.species[seat].count(Gene::Vial))
    }

    /// The movement points a seat's turn begins with (EVO-33).
    pub fn movement(&self, seat: Seat) -> u8 {
        State::open_facts(self).budget(seat)
    }

    /// The eggs a seat may use (EVO-42).
    pub fn eggs(&self, seat: Seat) -> u8 {
        State::open_facts(self).eggs(seat)
    }
}
