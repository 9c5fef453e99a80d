//! The births phase (EVO-42 to EVO-45, EVO-57, EVO-62, EVO-70).

use crate::action::{Action, Play};
use crate::against;
use crate::card::{Card, Moment};
use crate::components::Six;
use crate::gene::Gene;
use crate::island::{Cell, CellSet};
use crate::rules::out_of_phase;
use crate::state::{FIGURES, Phase, State};
use dino_core::{Hex, Refusal, Seat};

/// Eggs every species has (EVO-11).
const EGGS: u8 = 1;
/// How far newborns may be placed (EVO-43), and with thick shell (EVO-62).
const NEAR: u8 = 1;
const SHELL: u8 = 3;

impl State {
    /// The eggs a seat may use this round: additions first, then the cap (EVO-42, EVO-76).
    pub(crate) fn eggs(&self, seat: Seat) -> u8 {
        let clutch = if self.effects.clutch == Some(seat) { self.values.gain(Card::RichClutch) } else { 0 };
        let eggs = EGGS + self.species[seat].count(Gene::Egg) + clutch;
        let starves = self.effects.lean.is_some_and(|player| player != seat);
        if starves { eggs.min(self.values.gain(Card::LeanYear)) } else { eggs }
    }

    pub(crate) fn begin_births(&mut self) {
        self.egg = 1;
        self.seek_birth();
    }

    /// The next seat on the track, and after the last the next egg (EVO-42).
    pub(crate) fn next_birth(&mut self) {
        self.turn += 1;
        self.seek_birth();
    }

    fn seek_birth(&mut self) {
        let most = Seat::all(self.seats()).map(|seat| self.eggs(seat)).max().unwrap_or(0);
        while self.egg <= most {
            while self.turn < self.seats() {
                let seat = self.mover();
                // Where nothing is open a seat without cards passes by itself (EVO-45).
                if self.eggs(seat) >= self.egg && (self.has_nursery(seat) || self.stays_open(seat)) {
                    self.phase = Phase::Birth;
                    return;
                }
                self.turn += 1;
            }
            self.turn = 0;
            self.egg += 1;
        }
        self.end_births();
    }

    fn end_births(&mut self) {
        self.egg = 0;
        self.turn = 0;
        self.newborns.iter_mut().for_each(|newborns| *newborns = CellSet::EMPTY);
        self.effects.clutch = None;
        self.effects.lean = None;
        self.open_window(Moment::SurvivalStart);
    }

    /// Whether all eight of a seat are on the board, so that it may give one up (EVO-44).
    #[inline]
    pub(crate) fn is_full(&self, seat: Seat) -> bool {
        self.herd_size(seat) == FIGURES
    }

    /// Whether a figure is left to be born. Who has lost some for good (EVO-39) may have neither that nor eight.
    #[inline]
    pub(crate) fn has_supply(&self, seat: Seat) -> bool {
        self.herd_size(seat) < self.figures(seat)
    }

    pub(crate) fn has_nursery(&self, seat: Seat) -> bool {
        let open = |old: Cell| !self.nursery(seat, Some(old), NEAR).is_empty();
        if self.has_supply(seat) {
            !self.nursery(seat, None, NEAR).is_empty()
        } else {
            self.is_full(seat) && self.herds[seat].iter().any(open)
        }
    }

    /// Where a newborn may be placed, `old` being given up for it (EVO-43, EVO-44), at most `range` spaces away or as
    /// far as the species can (EVO-62): empty hexes, and with killer babies those of peoples above their floor.
    pub(crate) fn nursery(&self, seat: Seat, old: Option<Cell>, range: u8) -> CellSet {
        let given_up = old.map_or(CellSet::EMPTY, CellSet::one);
        let mut parents = self.herds[seat].without(given_up);
        if !self.values.rulings.births_from_newborns {
            parents = parents.without(self.newborns[seat]);
        }
        let range = range.max(if self.species[seat].has(Gene::ThickShell) { SHELL } else { NEAR });
        let near = match range {
            NEAR => self.island.around_all(parents),
            _ => self.island.within(parents, usize::from(range)),
        };
        let mut open = near.without(self.occupied());
        if self.species[seat].has(Gene::KillerBabies) {
            open = open.union(near.and(self.prey(seat)));
        }
        open.without(given_up)
    }

    pub(crate) fn list_births(&self, out: &mut Vec<Action>) {
        let seat = self.mover();
        let hex = |cell| self.island.hex(cell);
        out.push(Action::Pass);
        let far = self.values.gain(Card::DistantNest);
        let nests = self.holds(seat, Card::DistantNest);
        if self.has_supply(seat) {
            if nests {
                let nursery = self.nursery(seat, None, far);
                out.extend(nursery.iter().map(|at| Action::Play(Play::Nest(hex(at)))));
            }
            out.extend(self.nursery(seat, None, NEAR).iter().map(|at| Action::Birth(hex(at))));
        }
        if !self.is_full(seat) {
            return;
        }
        if nests {
            for old in self.herds[seat] {
                let nursery = self.nursery(seat, Some(old), far);
                out.extend(nursery.iter().map(|at| Action::Play(Play::NestFor(hex(old), hex(at)))));
            }
        }
        for old in self.herds[seat] {
            let nursery = self.nursery(seat, Some(old), NEAR);
            out.extend(nursery.iter().map(|at| Action::Replace(hex(old), hex(at))));
        }
    }

    /// The same for a seat with a figure left, without listing.
    #[inline]
    pub(crate) fn pick_birth(&self, ticket: impl FnOnce(u32) -> u32) -> Action {
        let seat = self.mover();
        let near = self.nursery(seat, None, NEAR);
        let far = match self.holds(seat, Card::DistantNest) {
            true => self.nursery(seat, None, self.values.gain(Card::DistantNest)),
            false => CellSet::EMPTY,
        };
        let at = ticket(1 + far.len() + near.len());
        if at == 0 {
            Action::Pass
        } else if at <= far.len() {
            Action::Play(Play::Nest(self.island.hex(far.nth(at - 1))))
        } else {
            Action::Birth(self.island.hex(near.nth(at - 1 - far.len())))
        }
    }

    pub(crate) fn may_birth(&self, action: Action) -> Result<(), Refusal> {
        let seat = self.mover();
        let far = self.values.gain(Card::DistantNest);
        match action {
            Action::Pass => Ok(()),
            Action::Birth(at) => self.may_be_born(seat, None, at, NEAR),
            Action::Replace(old, at) => self.may_be_born(seat, Some(old), at, NEAR),
            Action::Play(play) => {
                self.may_hold(seat, Moment::BirthOwn, play.card())?;
                match play {
                    Play::Nest(at) => self.may_be_born(seat, None, at, far),
                    Play::NestFor(old, at) => self.may_be_born(seat, Some(old), at, far),
                    _ => Err(against(76)),
                }
            }
            _ => Err(out_of_phase(action, 45)),
        }
    }

    fn may_be_born(&self, seat: Seat, old: Option<Hex>, at: Hex, range: u8) -> Result<(), Refusal> {
        let may = if old.is_some() { self.is_full(seat) } else { self.has_supply(seat) };
        if !may {
            return Err(against(44));
        }
        let old = match old {
            Some(old) => Some(self.own(old).ok_or(against(44))?),
            None => None,
        };
        let at = self.island.cell(at).ok_or(against(43))?;
        if old == Some(at) {
            return Err(against(44));
        }
        if self.nursery(seat, old, range).contains(at) {
            return Ok(());
        }
        let enemies = self.occupied().without(self.herds[seat]);
        let kills = self.species[seat].has(Gene::KillerBabies) && enemies.contains(at);
        // What was said to reach far does not reach as far as that.
        let too_far = kills || !self.occupied().contains(at);
        Err(against(match () {
            () if kills && !self.prey(seat).contains(at) => 70,
            () if too_far && range > NEAR => 76,
            () if too_far && self.species[seat].has(Gene::ThickShell) => 62,
            () => 43,
        }))
    }

    /// A newborn is placed, or tries to take an enemy's hex (EVO-70).
    pub(crate) fn give_birth(&mut self, old: Option<Hex>, at: Hex) {
        match self.lay(old, at) {
            Some(victim) => self.phase = Phase::Bite(at, victim),
            None => self.next_birth(),
        }
    }

    /// Who is given up goes, and the newborn comes, unless an enemy stands there: that one's seat.
    pub(crate) fn lay(&mut self, old: Option<Hex>, at: Hex) -> Option<Seat> {
        let seat = self.mover();
        if let Some(old) = old {
            let old = self.island.known(old);
            self.herds[seat].remove(old);
            self.newborns[seat].remove(old);
        }
        let cell = self.island.known(at);
        let victim = self.owner(CellSet::one(cell));
        if victim.is_none() {
            self.herds[seat].insert(cell);
            self.newborns[seat].insert(cell);
        }
        victim
    }

    pub(crate) fn bite(&mut self, number: u8) {
        self.decide_bite(number);
        self.next_birth();
    }

    /// The die of killer babies: 1 to 3 the enemy dies, 4 and 5 the newborn; a 6 as the ruling says (EVO-70).
    pub(crate) fn decide_bite(&mut self, number: u8) {
        let Phase::Bite(at, victim) = self.phase else { return };
        let (seat, cell) = (self.mover(), self.island.known(at));
        let wins = number <= 3;
        let both = number == 6 && self.values.rulings.killer_babies_six == Six::BothDie;
        if wins || both {
            self.herds[victim].remove(cell);
            self.newborns[victim].remove(cell);
        }
        if wins {
            self.herds[seat].insert(cell);
            self.newborns[seat].insert(cell);
        }
    }
}
