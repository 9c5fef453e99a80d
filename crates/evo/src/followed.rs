//! What an event does not say itself: what the things are that it names, and what followed from it. All of it is open.

use crate::action::{Action, Play};
use crate::chance::Chance;
use crate::climate::{Ground, Terrain};
use crate::gene::Gene;
use crate::island::CellSet;
use crate::state::{Combat, Phase, State};
use dino_core::{BySeat, Event, Hex, Seat};
use serde::Serialize;

/// What the things are that an event names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct About {
    /// The gene in the column that is bid on, where one lies there.
    pub gene: Option<Gene>,
    /// The terrain of each hex, in the order of the event; of start zones those of both.
    pub terrains: Vec<Terrain>,
    /// Whose dinosaur an attack or a killer baby is aimed at.
    pub target: Option<Seat>,
}

/// What followed from an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Followed {
    /// Who was left the last start zones (EVO-10).
    pub settled: Option<(Seat, Vec<Terrain>)>,
    /// Genes won (EVO-29).
    pub grown: Vec<(Seat, Gene)>,
    /// The track, where it is new (EVO-9, EVO-31, EVO-65).
    pub track: Vec<Seat>,
    /// Whether the attack that was decided succeeded (EVO-38).
    pub attack: Option<bool>,
    /// Who lost a dinosaur to an enemy, and where (EVO-39, EVO-70).
    pub beaten: Option<(Seat, Terrain)>,
    /// Whose newborn a killer baby was that did not live (EVO-70).
    pub stillborn: Option<Seat>,
    /// Whom the climate took (EVO-46).
    pub deaths: Vec<Death>,
    /// What everybody earned, where the round is over (EVO-51).
    pub income: Option<BySeat<u8>>,
}

/// Dinosaurs of a seat that the climate took on one kind of ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Death {
    /// Whose.
    pub seat: Seat,
    /// Where they stood.
    pub terrain: Terrain,
    /// What that was in this climate.
    pub ground: Ground,
    /// How many.
    pub count: u8,
}

impl About {
    pub(crate) fn of(event: &Event<Action, Chance>, before: &State, after: &State) -> About {
        let mut about = About::default();
        match *event {
            Event::Act(_, action) => {
                let hexes = action.hexes();
                about.terrains = hexes.iter().filter_map(|hex| before.terrain(*hex)).collect();
                about.target = hexes.last().and_then(|at| before.enemy(*at, event));
                if let Action::Bid { column: column @ 2.., .. } = action {
                    about.gene = before.row.get(usize::from(column) - 2).copied().flatten();
                }
            }
            Event::Chance(Chance::Zone(seat, _)) => about.terrains = after.under(after.herds[seat]),
            _ => {}
        }
        about
    }
}

impl Followed {
    pub(crate) fn of(event: &Event<Action, Chance>, before: &State, after: &State) -> Followed {
        let mut followed = Followed { grown: grown(before, after), ..Followed::default() };
        let lined_up = before.phase == Phase::Order && after.phase != Phase::Order;
        if lined_up || before.phase != Phase::Order && before.track() != after.track() {
            followed.track = after.track().to_vec();
        }
        if let Event::Chance(Chance::Zone(given, _)) = event {
            let last = |seat: &Seat| seat != given && before.herds[*seat] != after.herds[*seat];
            let last = Seat::all(after.seats()).find(last);
            followed.settled = last.map(|seat| (seat, after.under(after.herds[seat])));
        }
        followed.tell_combat(before, after);
        followed.tell_bite(event, before);
        followed.tell_climate(event, before, after);
        followed
    }

    fn tell_combat(&mut self, before: &State, after: &State) {
        let (Phase::Roll(combat) | Phase::Rolled(combat, ..) | Phase::Flee(combat)) = before.phase else {
            return;
        };
        if matches!(after.phase, Phase::Roll(_) | Phase::Rolled(..)) {
            return;
        }
        let Combat { at, defender, .. } = combat;
        let taken = before.island.cell(at).is_some_and(|cell| after.herds[before.mover()].contains(cell));
        if !matches!(before.phase, Phase::Flee(_)) {
            self.attack = Some(taken || matches!(after.phase, Phase::Flee(_)));
        }
        if taken && after.herd_size(defender) < before.herd_size(defender) {
            self.beaten = before.terrain(at).map(|terrain| (defender, terrain));
        }
    }

    fn tell_bite(&mut self, event: &Event<Action, Chance>, before: &State) {
        let (Event::Chance(Chance::Bite(number)), Phase::Bite(at, victim)) = (event, before.phase) else {
            return;
        };
        let mut bitten = *before;
        bitten.decide_bite(*number);
        let owner = |state: &State| state.island.cell(at).and_then(|cell| state.owner(CellSet::one(cell)));
        if owner(&bitten) != Some(victim) {
            self.beaten = before.terrain(at).map(|terrain| (victim, terrain));
        }
        if owner(&bitten) != Some(before.mover()) {
            self.stillborn = Some(before.mover());
        }
    }

    fn tell_climate(&mut self, event: &Event<Action, Chance>, before: &State, after: &State) {
        let struck = before.round > 0 && matches!(after.phase, Phase::Survive | Phase::Climate);
        if !struck {
            return;
        }
        let world = before.with_herds_after(event);
        for (seat, herd) in world.herds.each() {
            let dead = herd.without(after.herds[seat]);
            for terrain in Terrain::ALL {
                let count = dead.and(world.island.of(*terrain)).len() as u8;
                let ground = world.values.wheel.ground(world.section, *terrain);
                self.deaths.extend((count > 0).then_some(Death { seat, terrain: *terrain, ground, count }));
            }
        }
        if after.phase == Phase::Climate {
            let mut income = BySeat::new(after.seats(), 0);
            Seat::all(after.seats()).for_each(|seat| income[seat] = after.herd_size(seat));
            self.income = Some(income);
        }
    }
}

fn grown(before: &State, after: &State) -> Vec<(Seat, Gene)> {
    let more = |seat: Seat, gene: Gene| after.species[seat].count(gene) > before.species[seat].count(gene);
    let all = Seat::all(after.seats()).flat_map(|seat| Gene::ALL.iter().map(move |gene| (seat, *gene)));
    all.filter(|(seat, gene)| more(*seat, *gene)).collect()
}

impl State {
    /// The terrain of a hex of the island.
    fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.island.cell(hex).map(|cell| self.island.terrain(cell))
    }

    /// The terrain under each of these.
    fn under(&self, cells: CellSet) -> Vec<Terrain> {
        cells.iter().map(|cell| self.island.terrain(cell)).collect()
    }

    /// Whose dinosaur stands on a hex, where that is not whoever acts.
    fn enemy(&self, at: Hex, event: &Event<Action, Chance>) -> Option<Seat> {
        let Event::Act(actor, _) = event else { return None };
        self.island.cell(at).and_then(|cell| self.owner(CellSet::one(cell))).filter(|owner| owner != actor)
    }

    /// The herds as an event leaves them before the climate strikes: newborns may die at once.
    fn with_herds_after(&self, event: &Event<Action, Chance>) -> State {
        let mut world = *self;
        match *event {
            Event::Act(_, Action::Birth(at) | Action::Play(Play::Nest(at))) => {
                let _ = world.lay(None, at);
            }
            Event::Act(_, Action::Replace(old, at) | Action::Play(Play::NestFor(old, at))) => {
                let _ = world.lay(Some(old), at);
            }
            Event::Act(seat, Action::Move(from, to) | Action::Play(Play::Raft(from, to))) => {
                world.shift(seat, from, to);
            }
            Event::Chance(Chance::Bite(number)) => world.decide_bite(number),
            _ => {}
        }
        world
    }
}
