//! What a view tells beyond its fields: what pages and people would otherwise have to work out.

use crate::card::Until;
use crate::climate::{Ground, Token};
use crate::die::Face;
use crate::gene::Gene;
use crate::island::{Cell, CellSet};
use crate::state::{Phase, State};
use crate::view::View;
use dino_core::Seat;

/// What would become of a herd. Who is in neither set would live.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fates {
    /// Those that nothing would save.
    pub doomed: CellSet,
    /// Those of whom some would be saved, and some not: their owner chooses.
    pub at_risk: CellSet,
}

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

    /// What would become of a seat's herd if the climate struck now (EVO-46).
    pub fn fates(&self, seat: Seat) -> Fates {
        let toll = State::open_facts(self).toll(seat);
        let mut fates = Fates::default();
        if toll.most() >= toll.herd.len() {
            return fates;
        }
        // Where only the floor saves some, any of them may be those (EVO-50).
        let saved_by_floor = toll.most() == toll.least && !toll.plates_reach_floor();
        for (cells, plates) in toll.hostile.into_iter().zip(toll.kept) {
            if saved_by_floor {
                fates.at_risk = fates.at_risk.union(cells);
            } else if plates == 0 {
                fates.doomed = fates.doomed.union(cells);
            } else if plates < cells.len() {
                fates.at_risk = fates.at_risk.union(cells);
            }
        }
        fates
    }

    /// Where a dinosaur of the seat whose turn it is could get with the points left, if no other one moves: the hexes
    /// for one point, for two, and so on (EVO-34).
    pub fn reach(&self, cell: Cell) -> Vec<CellSet> {
        let state = State::open_facts(self);
        let mut reached = CellSet::one(cell);
        let (mut feet, mut wings) = (reached, CellSet::EMPTY);
        let mut rings = Vec::new();
        for _ in 0..self.points {
            (feet, wings) = state.further(feet, wings);
            rings.push(feet.union(wings).without(reached));
            reached = reached.union(feet).union(wings);
        }
        rings
    }

    /// The steps by which a dinosaur gets to a hex within its reach, the last of them there; none for one beyond it.
    /// Where feet or fins do, wings are not used (EVO-68).
    pub fn way(&self, cell: Cell, to: Cell) -> Vec<Cell> {
        let state = State::open_facts(self);
        let mut layers = vec![(CellSet::one(cell), CellSet::EMPTY)];
        while !layers.last().is_some_and(|(feet, wings)| feet.union(*wings).contains(to)) {
            if layers.len() > usize::from(self.points) {
                return Vec::new();
            }
            let (feet, wings) = layers[layers.len() - 1];
            layers.push(state.further(feet, wings));
        }
        let none = CellSet::EMPTY;
        let mut way = vec![to];
        let mut flown = layers.pop().is_some_and(|(feet, _)| !feet.contains(to));
        while layers.len() > 1 {
            let (feet, wings) = layers.pop().unwrap_or((none, none));
            let next = way[way.len() - 1];
            let leads = |from: Cell, behind: bool| {
                let one = CellSet::one(from);
                let (walked, flew) = if behind { state.further(none, one) } else { state.further(one, none) };
                if flown { flew.contains(next) } else { walked.contains(next) }
            };
            // Behind a flight or, unless one has flown, on foot; the flight itself leads from one to the other.
            let before = wings.iter().filter(|_| flown).find(|from| leads(*from, true));
            let Some(step) = before.or_else(|| feet.iter().find(|from| leads(*from, false))) else {
                return Vec::new();
            };
            flown &= before.is_some();
            way.push(step);
        }
        way.reverse();
        way
    }

    /// The enemies a dinosaur of the seat whose turn it is may attack now (EVO-37).
    pub fn targets(&self, cell: Cell) -> CellSet {
        State::open_facts(self).targets(cell)
    }

    /// Whether somebody who is asked may wait for this (EVO-74).
    pub fn may_wait(&self, until: Until) -> bool {
        State::open_facts(self).may_wait(until)
    }

    /// The wait that spares a seat whose cards the viewer knows all questions that none of them fits (EVO-74): with cards
    /// of one moment for that, with none for a new card, with several for the one that comes next, unless an attack or a
    /// roll may come before it.
    pub fn sparing_wait(&self, seat: Seat) -> Option<Until> {
        let hand = self.hands[seat].cards?;
        let fits = |until: &Until| until.moment().is_some_and(|moment| !moment.cards().and(hand).is_empty());
        let waited: Vec<Until> = Until::ALL.iter().copied().filter(fits).collect();
        match waited[..] {
            [] => Some(Until::Card),
            [only] => Some(only),
            _ if waited.contains(&Until::Attack) || waited.contains(&Until::Roll) => None,
            _ => self.next_of(&waited),
        }
    }

    /// Which of these moments comes next.
    fn next_of(&self, waited: &[Until]) -> Option<Until> {
        const ROUND: [Until; 4] = [Until::Climate, Until::Movement, Until::Births, Until::Survival];
        let now = match self.phase {
            Phase::Window(moment, _) => ROUND.iter().position(|until| until.moment() == Some(moment))?,
            _ => 1, // in the movement phase
        };
        (1..=ROUND.len()).map(|ahead| ROUND[(now + ahead) % ROUND.len()]).find(|until| waited.contains(until))
    }

    /// Whether no dinosaur of the seat may be attacked (EVO-41).
    pub fn is_protected(&self, seat: Seat, attacker: Seat) -> bool {
        State::open_facts(self).prey(attacker).and(self.herds[seat]).is_empty()
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
