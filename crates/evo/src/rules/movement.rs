//! The movement phase: points, steps, swims and flights (EVO-33 to EVO-36, EVO-63, EVO-68).

use crate::action::{Action, Play};
use crate::against;
use crate::card::{Card, Moment};
use crate::gene::Gene;
use crate::island::{Cell, CellSet};
use crate::rules::out_of_phase;
use crate::state::{Phase, State};
use dino_core::{Hex, Refusal, Seat};

/// Movement points every species has (EVO-11).
const MOVEMENT: u8 = 2;
/// Movement points of muscular thighs (EVO-66).
const THIGHS: u8 = 2;

/// Where the dinosaurs of the seat whose turn it is can go.
#[derive(Clone, Copy)]
struct Ways {
    free: CellSet,
    prey: CellSet,
    /// The coast, for who has fins.
    sea: CellSet,
    swims_at_prey: bool,
    flies: bool,
    flies_at_prey: bool,
}

impl Ways {
    /// The empty hexes and the prey one dinosaur reaches for a point.
    #[inline]
    fn of(&self, state: &State, cell: Cell) -> (CellSet, CellSet) {
        let around = state.island.around(cell);
        let (mut free, mut prey) = (around, around);
        if self.sea.contains(cell) {
            free = free.union(self.sea);
            if self.swims_at_prey {
                prey = prey.union(self.sea);
            }
        }
        if self.flies {
            let flight = state.flight(cell);
            free = free.union(flight);
            if self.flies_at_prey {
                prey = prey.union(flight);
            }
        }
        (free.and(self.free), prey.and(self.prey))
    }
}

impl State {
    /// The points a seat's turn begins with (EVO-33).
    pub(crate) fn budget(&self, seat: Seat) -> u8 {
        let species = &self.species[seat];
        let points = MOVEMENT + species.count(Gene::Legs) + species.if_has(Gene::MuscularThighs, THIGHS);
        if self.effects.mire == Some(seat) {
            points.saturating_sub(self.values.gain(Card::Mire)).max(self.values.mire_leaves)
        } else {
            points
        }
    }

    pub(crate) fn begin_movement_turn(&mut self) {
        self.points = self.budget(self.mover());
        self.flown = false;
        self.go_on_moving();
    }

    /// The turn goes on, unless nothing can be done and nothing could be hidden by that (EVO-36).
    pub(crate) fn go_on_moving(&mut self) {
        self.phase = Phase::Move;
        if !self.can_move() && !self.stays_open(self.mover()) {
            self.end_movement();
        }
    }

    /// Whether the turn asks about more than cards: there is a point to move or to attack with. Under rules version 3 any
    /// point was enough.
    pub(crate) fn can_move(&self) -> bool {
        if self.points == 0 || self.options.idle_turns {
            return self.points > 0;
        }
        let ways = self.ways();
        self.herds[self.mover()].iter().any(|cell| {
            let (free, prey) = ways.of(self, cell);
            !free.union(prey).is_empty()
        })
    }

    /// The turn ends; points left are lost (EVO-36).
    pub(crate) fn end_movement(&mut self) {
        self.points = 0;
        self.flown = false;
        self.effects.fury = None;
        if self.effects.mire == Some(self.mover()) && !self.options.idle_turns {
            self.effects.mire = None;
        }
        self.turn += 1;
        if self.turn < self.seats() {
            return self.begin_movement_turn();
        }
        self.effects.mire = None;
        self.effects.ranks = None;
        self.open_window(Moment::BirthsStart);
    }

    /// The two hexes of a flight: next to a neighbour, whoever is on that (EVO-68).
    pub(crate) fn flight(&self, cell: Cell) -> CellSet {
        self.island.around_all(self.island.around(cell)).without(CellSet::one(cell))
    }

    #[inline]
    fn ways(&self) -> Ways {
        let species = &self.species[self.mover()];
        let rulings = &self.values.rulings;
        let moves = self.points > 0;
        let only = |holds: bool, cells: CellSet| if holds { cells } else { CellSet::EMPTY };
        Ways {
            free: only(moves, self.island.land().without(self.occupied())),
            prey: only(moves, self.prey(self.mover())),
            sea: only(species.has(Gene::Fins), self.island.coast()),
            swims_at_prey: rulings.fins_may_attack,
            flies: species.has(Gene::Wings) && !self.flown,
            flies_at_prey: rulings.wings_may_attack,
        }
    }

    /// Where one point more leads from hexes reached on foot or by sea, and from those behind a flight.
    pub(crate) fn further(&self, feet: CellSet, wings: CellSet) -> (CellSet, CellSet) {
        let ways = self.ways();
        let grounded = Ways { flies: false, ..ways };
        let walk = |from: CellSet| {
            from.iter().fold(CellSet::EMPTY, |all, cell| all.union(grounded.of(self, cell).0))
        };
        let flights = feet.iter().filter(|_| ways.flies);
        let flown = flights.fold(walk(wings), |all, cell| all.union(self.flight(cell).and(ways.free)));
        (walk(feet), flown)
    }

    /// The enemies that a dinosaur may attack now.
    pub(crate) fn targets(&self, cell: Cell) -> CellSet {
        self.ways().of(self, cell).1
    }

    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        let seat = self.mover();
        for card in [Card::Stampede, Card::BattleFury] {
            out.extend(self.holds(seat, card).then_some(Action::Play(Play::Plain(card))));
        }
        let (from, to) = self.raft();
        for from in from {
            let rafts = to.iter().map(|to| Play::Raft(self.island.hex(from), self.island.hex(to)));
            out.extend(rafts.map(Action::Play));
        }
        out.push(Action::End);
        let ways = self.ways();
        for cell in self.herds[seat] {
            let from = self.island.hex(cell);
            out.extend(ways.of(self, cell).0.iter().map(|to| Action::Move(from, self.island.hex(to))));
        }
        for cell in self.herds[seat] {
            let from = self.island.hex(cell);
            out.extend(ways.of(self, cell).1.iter().map(|at| Action::Attack(from, self.island.hex(at))));
        }
    }

    #[inline]
    pub(crate) fn pick_move(&self, ticket: impl FnOnce(u32) -> u32) -> Action {
        let seat = self.mover();
        let plain = self.hands[seat].and(PLAIN);
        let (from, to) = self.raft();
        let before = plain.len() + from.len() * to.len();
        let ways = self.ways();
        let mut reach = [(Cell::FIRST, CellSet::EMPTY, CellSet::EMPTY); 8];
        let (mut moves, mut attacks) = (0, 0);
        for (reach, cell) in reach.iter_mut().zip(self.herds[seat]) {
            let (free, prey) = ways.of(self, cell);
            *reach = (cell, free, prey);
            moves += free.len();
            attacks += prey.len();
        }
        let at = ticket(before + 1 + moves + attacks);
        if at < plain.len() {
            return Action::Play(Play::Plain(plain.nth(at)));
        }
        if at < before {
            let (from, to) = (from.nth((at - plain.len()) / to.len()), to.nth((at - plain.len()) % to.len()));
            return Action::Play(Play::Raft(self.island.hex(from), self.island.hex(to)));
        }
        if at == before {
            return Action::End;
        }
        let mut at = at - before - 1;
        let is_move = at < moves;
        if !is_move {
            at -= moves;
        }
        for (cell, free, prey) in reach {
            let cells = if is_move { free } else { prey };
            if at < cells.len() {
                let (from, to) = (self.island.hex(cell), self.island.hex(cells.nth(at)));
                return if is_move { Action::Move(from, to) } else { Action::Attack(from, to) };
            }
            at -= cells.len();
        }
        unreachable!("a ticket is below the number of actions")
    }

    /// What drift raft may carry, and where to (EVO-76); nothing for who does not hold it.
    #[inline]
    fn raft(&self) -> (CellSet, CellSet) {
        let seat = self.mover();
        if !self.holds(seat, Card::DriftRaft) {
            return (CellSet::EMPTY, CellSet::EMPTY);
        }
        let coast = self.island.coast();
        (self.herds[seat].and(coast), coast.without(self.occupied()))
    }

    pub(crate) fn may_move(&self, action: Action) -> Result<(), Refusal> {
        let seat = self.mover();
        match action {
            Action::End => Ok(()),
            Action::Move(from, to) => self.may_go(from, to),
            Action::Attack(from, at) => self.may_attack(from, at),
            Action::Play(play) => {
                self.may_hold(seat, Moment::MovementOwn, play.card())?;
                match play {
                    Play::Plain(_) => Ok(()),
                    Play::Raft(from, to) => {
                        let (carried, shores) = self.raft();
                        let within =
                            |cells: CellSet, hex| self.island.cell(hex).is_some_and(|c| cells.contains(c));
                        if within(carried, from) && within(shores, to) { Ok(()) } else { Err(against(76)) }
                    }
                    _ => Err(against(76)),
                }
            }
            _ => Err(out_of_phase(action, 36)),
        }
    }

    fn may_go(&self, from: Hex, to: Hex) -> Result<(), Refusal> {
        let cell = self.own(from).ok_or(against(34))?;
        let to = self.island.cell(to).ok_or(against(34))?;
        if self.points == 0 {
            return Err(against(33));
        }
        if self.occupied().contains(to) {
            return Err(against(35));
        }
        let (free, _) = self.ways().of(self, cell);
        if free.contains(to) { Ok(()) } else { Err(against(self.out_of_reach(cell, to, 34))) }
    }

    /// The mover's dinosaur on a hex.
    pub(crate) fn own(&self, hex: Hex) -> Option<Cell> {
        self.island.cell(hex).filter(|cell| self.herds[self.mover()].contains(*cell))
    }

    fn may_attack(&self, from: Hex, at: Hex) -> Result<(), Refusal> {
        let cell = self.own(from).ok_or(against(37))?;
        let at = self.island.cell(at).ok_or(against(37))?;
        let others = self.occupied().without(self.herds[self.mover()]);
        if !others.contains(at) {
            return Err(against(37));
        }
        if self.points == 0 {
            return Err(against(33));
        }
        if !self.prey(self.mover()).contains(at) {
            return Err(against(41));
        }
        let (_, prey) = self.ways().of(self, cell);
        if prey.contains(at) { Ok(()) } else { Err(against(self.out_of_reach(cell, at, 37))) }
    }

    /// The rule by which a hex is too far: that of the means which would have reached it.
    fn out_of_reach(&self, from: Cell, to: Cell, on_foot: u8) -> u8 {
        let species = &self.species[self.mover()];
        if species.has(Gene::Wings) && self.flight(from).contains(to) {
            68
        } else if species.has(Gene::Fins) {
            63
        } else {
            on_foot
        }
    }

    /// Pays for a way; wings are used where neither feet nor fins would do (EVO-68).
    pub(crate) fn pay(&mut self, from: Hex, to: Hex) {
        if self.species[self.mover()].has(Gene::Wings) {
            let (from, to) = (self.island.known(from), self.island.known(to));
            let (free, prey) = Ways { flies: false, ..self.ways() }.of(self, from);
            self.flown |= !free.union(prey).contains(to);
        }
        self.points -= 1;
    }

    /// A dinosaur goes to an empty hex for a point (EVO-34).
    pub(crate) fn walk(&mut self, from: Hex, to: Hex) {
        self.pay(from, to);
        self.shift(self.mover(), from, to);
        self.go_on_moving();
    }

    pub(crate) fn shift(&mut self, seat: Seat, from: Hex, to: Hex) {
        let (from, to) = (self.island.known(from), self.island.known(to));
        self.herds[seat].remove(from);
        self.herds[seat].insert(to);
    }
}

/// The cards without an aim that are played in one's own movement.
const PLAIN: crate::card::CardSet =
    crate::card::CardSet::from_bits(1 << Card::Stampede as u32 | 1 << Card::BattleFury as u32);
