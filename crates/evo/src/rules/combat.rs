//! Attacks, the die, and chameleon skin (EVO-37 to EVO-41, EVO-60, EVO-61, EVO-67).

use crate::action::Action;
use crate::against;
use crate::card::{Card, Moment};
use crate::components::Beaten;
use crate::die::Face;
use crate::gene::Gene;
use crate::island::CellSet;
use crate::rules::out_of_phase;
use crate::state::{Combat, Phase, State};
use dino_core::{Hex, Refusal, Seat};

/// Horns that bone plate and great horn count as (EVO-60, EVO-61).
const TWO_HORNS: u8 = 2;

impl State {
    /// A seat's horns when it attacks.
    pub(crate) fn attack_horns(&self, seat: Seat) -> u8 {
        let species = &self.species[seat];
        let fury = if self.effects.fury == Some(seat) { self.values.gain(Card::BattleFury) } else { 0 };
        species.count(Gene::Horn) + species.if_has(Gene::GreatHorn, TWO_HORNS) + fury
    }

    /// A seat's horns when it is attacked.
    pub(crate) fn defence_horns(&self, seat: Seat) -> u8 {
        let species = &self.species[seat];
        let ranks = if self.effects.ranks == Some(seat) { self.values.gain(Card::ClosedRanks) } else { 0 };
        species.count(Gene::Horn) + species.if_has(Gene::BonePlate, TWO_HORNS) + ranks
    }

    /// An attack is declared and paid for (EVO-37); the defender may answer before the roll.
    pub(crate) fn attack(&mut self, from: Hex, at: Hex) {
        self.pay(from, at);
        let target = CellSet::one(self.island.known(at));
        let defender = self.owner(target).unwrap_or(self.mover());
        let combat = Combat { from, at, defender };
        self.end_wait(defender, Moment::AttackDeclared);
        self.phase = if self.is_asked_at(defender, Moment::AttackDeclared) {
            Phase::Declared(combat)
        } else {
            Phase::Roll(combat)
        };
    }

    /// The die has fallen: attacker, then defender may answer.
    pub(crate) fn roll(&mut self, face: Face) {
        if let Phase::Roll(combat) = self.phase {
            [self.mover(), combat.defender]
                .iter()
                .for_each(|seat| self.end_wait(*seat, Moment::CombatRolled));
            self.ask_about_roll(combat, face, None);
        }
    }

    /// Asks whoever comes after `asked`: first the attacker, then the defender; then the result counts.
    pub(crate) fn ask_about_roll(&mut self, combat: Combat, face: Face, asked: Option<Seat>) {
        let attacker = self.mover();
        let wants = |seat| self.is_asked_at(seat, Moment::CombatRolled);
        if asked.is_none() && wants(attacker) {
            self.phase = Phase::Rolled(combat, face, attacker);
        } else if asked != Some(combat.defender) && wants(combat.defender) {
            self.phase = Phase::Rolled(combat, face, combat.defender);
        } else {
            self.decide(combat, face);
        }
    }

    /// The result of a combat (EVO-38, EVO-39).
    fn decide(&mut self, combat: Combat, face: Face) {
        let horns = (self.attack_horns(self.mover()), self.defence_horns(combat.defender));
        if !face.succeeds(horns.0, horns.1) {
            return self.go_on_moving();
        }
        self.phase = Phase::Flee(combat);
        let skin = self.species[combat.defender].has(Gene::ChameleonSkin);
        if !skin || self.refuges(&combat).is_empty() {
            self.flee(None);
        }
    }

    /// Where a beaten dinosaur may flee (EVO-67). The attacker still stands where it came from, so that hex is not
    /// empty.
    pub(crate) fn refuges(&self, combat: &Combat) -> CellSet {
        self.island.around(self.island.known(combat.at)).without(self.occupied())
    }

    pub(crate) fn may_flee(&self, combat: &Combat, action: Action) -> Result<(), Refusal> {
        let refuge = |hex| self.island.cell(hex).is_some_and(|cell| self.refuges(combat).contains(cell));
        match action {
            Action::Stay => Ok(()),
            Action::Flee(to) if refuge(to) => Ok(()),
            Action::Flee(_) => Err(against(67)),
            _ => Err(out_of_phase(action, 67)),
        }
    }

    /// The beaten dinosaur flees or dies, and the attacker takes its place (EVO-39).
    pub(crate) fn flee(&mut self, to: Option<Hex>) {
        let Phase::Flee(Combat { from, at, defender }) = self.phase else { return };
        match to {
            Some(to) => self.shift(defender, at, to),
            None => {
                let cell = self.island.known(at);
                self.herds[defender].remove(cell);
                if self.values.rulings.beaten_dinosaur_goes_to == Beaten::OutOfGame {
                    self.lost[defender] += 1;
                }
            }
        }
        self.shift(self.mover(), from, at);
        self.go_on_moving();
    }
}
