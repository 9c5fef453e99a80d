//! The survival phase and the income (EVO-46 to EVO-51, EVO-64).

use crate::action::{Action, Survivors};
use crate::against;
use crate::card::Card;
use crate::climate::Ground;
use crate::gene::Gene;
use crate::island::CellSet;
use crate::rules::out_of_phase;
use crate::state::{Phase, State};
use dino_core::{Refusal, Seat};

/// What the climate asks of a herd.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toll {
    /// The herd.
    pub(crate) herd: CellSet,
    /// Its dinosaurs on ideal ground.
    safe: CellSet,
    /// Its dinosaurs on cold, hot and deadly ground.
    pub(crate) hostile: [CellSet; 3],
    /// How many of each may be kept there: fur, thermoregulation, cave dweller.
    pub(crate) kept: [u32; 3],
    /// How many remain in any case (EVO-50).
    pub(crate) least: u32,
    /// Whether everything that can keep a dinosaur must be used (EVO-49).
    strict: bool,
}

impl Toll {
    /// Whether these may be the survivors (EVO-50).
    pub(crate) fn allows(&self, kept: CellSet) -> bool {
        if !self.safe.without(kept).is_empty() || !kept.without(self.herd).is_empty() {
            return false;
        }
        let count = kept.len();
        let each = |fits: fn(u32, u32) -> bool| {
            (0..3).all(|kind| {
                let cells = self.hostile[kind];
                fits(kept.and(cells).len(), self.kept[kind].min(cells.len()))
            })
        };
        if self.strict {
            return count == self.most() && each(|kept, plates| kept >= plates);
        }
        count == self.least || count > self.least && each(|kept, plates| kept <= plates)
    }

    /// The most that can survive.
    pub(crate) fn most(&self) -> u32 {
        let plates: u32 = (0..3).map(|kind| self.kept[kind].min(self.hostile[kind].len())).sum();
        self.least.max(self.safe.len() + plates)
    }

    /// Whether ideal ground and plates alone keep as many as remain in any case.
    pub(crate) fn plates_reach_floor(&self) -> bool {
        let plates: u32 = (0..3).map(|kind| self.kept[kind].min(self.hostile[kind].len())).sum();
        self.safe.len() + plates >= self.least
    }

    /// The survivors when there is no choice (EVO-46).
    fn forced(&self) -> Option<CellSet> {
        let safe = self.safe;
        if safe == self.herd || self.herd.len() <= self.least {
            return Some(self.herd);
        }
        let useless = (0..3).all(|kind| self.kept[kind] == 0 || self.hostile[kind].is_empty());
        if useless {
            return (safe.len() >= self.least).then_some(safe);
        }
        if !self.strict {
            return None;
        }
        let (mut found, mut several) = (None, false);
        self.each(&mut |kept| {
            several = found.is_some();
            found = Some(kept);
            !several
        });
        found.filter(|_| !several)
    }

    /// Shows every legal set of survivors, in the order of their lists, while `look` wants more.
    fn each(&self, look: &mut impl FnMut(CellSet) -> bool) {
        self.extend(CellSet::EMPTY, self.herd, self.most(), look);
    }

    /// The sets that begin with `kept` and go on with at most so many of `rest`, all of which come later.
    fn extend(
        &self,
        kept: CellSet,
        rest: CellSet,
        more: u32,
        look: &mut impl FnMut(CellSet) -> bool,
    ) -> bool {
        if self.allows(kept) && !look(kept) {
            return false;
        }
        let mut rest = if more == 0 { CellSet::EMPTY } else { rest };
        while let Some(next) = rest.first() {
            rest.remove(next);
            let mut longer = kept;
            longer.insert(next);
            if !self.extend(longer, rest, more - 1, look) {
                return false;
            }
            // Who stands on ideal ground cannot be left out.
            if self.safe.contains(next) {
                break;
            }
        }
        true
    }
}

impl State {
    /// What the climate of this round asks of a seat's herd.
    pub(crate) fn toll(&self, seat: Seat) -> Toll {
        let (herd, species) = (self.herds[seat], &self.species[seat]);
        let hostile = [Ground::Cold, Ground::Hot, Ground::Deadly].map(|ground| herd.and(self.ground(ground)));
        Toll {
            herd,
            safe: hostile.iter().fold(herd, |safe, cells| safe.without(*cells)),
            hostile,
            kept: [
                self.plates(seat, Gene::Fur, self.effects.down, Card::WinterDown),
                self.plates(seat, Gene::Thermoregulation, self.effects.wallow, Card::MudWallow),
                u32::from(species.has(Gene::CaveDweller)),
            ],
            least: u32::from(self.floor(seat)).min(herd.len()),
            strict: !self.values.rulings.plates_may_be_declined,
        }
    }

    /// Plates with the events of the phase: all changes first, then the minimum of 0 (EVO-76).
    fn plates(&self, seat: Seat, gene: Gene, more: Option<Seat>, card: Card) -> u32 {
        let mut plates = i32::from(self.species[seat].count(gene));
        if more == Some(seat) {
            plates += i32::from(self.values.gain(card));
        }
        if self.effects.moulting == Some(seat) {
            plates -= i32::from(self.values.gain(Card::MoultingSickness));
        }
        plates.max(0) as u32
    }

    pub(crate) fn begin_survival(&mut self) {
        while self.turn < self.seats() {
            let seat = self.mover();
            match self.toll(seat).forced() {
                Some(kept) => self.herds[seat] = kept,
                None => {
                    self.phase = Phase::Survive;
                    return;
                }
            }
            self.turn += 1;
        }
        self.end_round();
    }

    /// Every dinosaur earns a mutation point, and the next round begins (EVO-51).
    fn end_round(&mut self) {
        self.turn = 0;
        self.effects.down = None;
        self.effects.wallow = None;
        self.effects.moulting = None;
        for seat in Seat::all(self.seats()) {
            let income = self.herd_size(seat);
            self.mp[seat] += income;
            self.this_round().herds[seat] = income;
        }
        self.phase = Phase::Climate;
    }

    pub(crate) fn list_survivors(&self, out: &mut Vec<Action>) {
        self.toll(self.mover()).each(&mut |kept| {
            out.push(Action::Keep(self.survivors(kept)));
            true
        });
    }

    /// A set of dinosaurs as a list of hexes.
    pub(crate) fn survivors(&self, kept: CellSet) -> Survivors {
        let mut hexes = [dino_core::Hex::ORIGIN; Survivors::MAX];
        let mut len = 0;
        for (hex, cell) in hexes.iter_mut().zip(kept) {
            *hex = self.island.hex(cell);
            len += 1;
        }
        Survivors::new(&hexes[..len]).unwrap_or(Survivors::NONE)
    }

    /// A list of hexes as a set; `None` when one is not of the herd.
    pub(crate) fn of_herd(&self, seat: Seat, survivors: &Survivors) -> Option<CellSet> {
        let cells: Option<CellSet> = survivors.hexes().iter().map(|hex| self.island.cell(*hex)).collect();
        cells.filter(|cells| cells.without(self.herds[seat]).is_empty())
    }

    pub(crate) fn may_survive(&self, action: Action) -> Result<(), Refusal> {
        let Action::Keep(survivors) = action else { return Err(out_of_phase(action, 46)) };
        let toll = self.toll(self.mover());
        let kept = self.of_herd(self.mover(), &survivors).ok_or(against(46))?;
        if toll.allows(kept) {
            return Ok(());
        }
        let [cold, hot, deadly] = toll.hostile;
        let above = |cells: CellSet, plates: u32| kept.and(cells).len() > plates;
        Err(against(match () {
            () if !toll.safe.without(kept).is_empty() => 47,
            () if kept.len() < toll.least => 50,
            () if above(deadly, toll.kept[2]) => 48,
            () if above(cold, toll.kept[0]) || above(hot, toll.kept[1]) => 49,
            // Under the ruling by which every plate is used.
            () => 49,
        }))
    }

    pub(crate) fn keep(&mut self, survivors: &Survivors) {
        let seat = self.mover();
        let kept: CellSet = survivors.hexes().iter().filter_map(|hex| self.island.cell(*hex)).collect();
        self.herds[seat] = kept;
        self.turn += 1;
        self.begin_survival();
    }
}
