//! What an event does not say itself: what the things are that it names, and what followed from it. All of it is open.

use crate::action::{Action, Play};
use crate::chance::Chance;
use crate::climate::{Ground, Terrain};
use crate::die::Face;
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
    /// How the fight stands, where the die fell, its face counts or a beaten dinosaur answered (EVO-38, EVO-67).
    pub attack: Option<Attack>,
    /// Who lost a dinosaur to an enemy, and where (EVO-39, EVO-70).
    pub beaten: Option<(Seat, Terrain)>,
    /// Where a killer baby has bitten (EVO-70).
    pub bitten: Option<Hex>,
    /// Whose newborn a killer baby was that did not live (EVO-70).
    pub stillborn: Option<Seat>,
    /// Whom the climate took, in the order of the track (EVO-46).
    pub deaths: Vec<Death>,
    /// Whom fur, plates and caves saved from it, in the order of the track (EVO-47 to EVO-49).
    pub saved: Vec<Saved>,
    /// What everybody earned, where the round is over (EVO-51).
    pub income: Option<BySeat<u8>>,
}

/// A fight, once the die lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Attack {
    /// Where it is fought, and who defends.
    pub combat: Combat,
    /// Who attacks.
    pub attacker: Seat,
    /// The horns of the attacker and of the defender.
    pub horns: (u8, u8),
    /// The face that counts or may still be changed; none where the beaten dinosaur answers.
    pub face: Option<Face>,
    /// How it stands.
    pub stands: Stands,
}

/// How a fight stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// Somebody may still have it rolled again (EVO-74).
    Open,
    /// The attack failed: both stay.
    Failed,
    /// The attack succeeded, and the beaten dinosaur may flee (EVO-67).
    Won,
    /// The beaten dinosaur died, and the attacker stands in its place.
    Taken,
    /// The beaten dinosaur fled, and the attacker stands in its place.
    Fled,
}

/// Dinosaurs of a seat that one kind of plates saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Saved {
    /// Whose.
    pub seat: Seat,
    /// From what ground.
    pub ground: Ground,
    /// How many.
    pub count: u8,
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
        followed.tell_combat(event, before, after);
        followed.tell_bite(event, before);
        followed.tell_climate(event, before, after);
        followed
    }

    fn tell_combat(&mut self, event: &Event<Action, Chance>, before: &State, after: &State) {
        let (combat, face) = match (before.phase, event) {
            (Phase::Roll(combat), Event::Chance(Chance::Die(face))) => (combat, Some(*face)),
            (Phase::Rolled(combat, face, _), _) => (combat, Some(face)),
            (Phase::Flee(combat), _) => (combat, None),
            _ => return,
        };
        let (attacker, defender) = (before.mover(), combat.defender);
        let taken = before.island.cell(combat.at).is_some_and(|cell| after.herds[attacker].contains(cell));
        let stands = match (before.phase, after.phase) {
            (Phase::Roll(_), Phase::Rolled(..)) => Stands::Open,
            // Another is asked, or it is rolled again.
            (_, Phase::Roll(_) | Phase::Rolled(..)) => return,
            (_, Phase::Flee(_)) => Stands::Won,
            _ if !taken => Stands::Failed,
            _ if after.herd_size(defender) < before.herd_size(defender) => Stands::Taken,
            _ => Stands::Fled,
        };
        if stands == Stands::Taken {
            self.beaten = before.terrain(combat.at).map(|terrain| (defender, terrain));
        }
        let horns = (before.attack_horns(attacker), before.defence_horns(defender));
        self.attack = Some(Attack { combat, attacker, horns, face, stands });
    }

    fn tell_bite(&mut self, event: &Event<Action, Chance>, before: &State) {
        let (Event::Chance(Chance::Bite(number)), Phase::Bite(at, victim)) = (event, before.phase) else {
            return;
        };
        self.bitten = Some(at);
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
        for seat in world.track().iter().copied() {
            let herd = world.herds[seat];
            let dead = herd.without(after.herds[seat]);
            self.saved.extend(world.saved_by_plates(seat, after.herds[seat], before, after));
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

    /// Whom plates saved of a herd that was struck by this event: those that remain on hostile ground, as far as plates go. The
    /// rest remain because some always do (EVO-50).
    fn saved_by_plates(&self, seat: Seat, kept: CellSet, before: &State, after: &State) -> Vec<Saved> {
        let place = |state: &State| match state.phase {
            Phase::Survive => state.turn,
            Phase::Climate => state.seats(),
            _ => 0,
        };
        let own = self.track().iter().position(|other| *other == seat).unwrap_or(0) as u8;
        if own < place(before) || own >= place(after) {
            return Vec::new();
        }
        let toll = self.toll(seat);
        let kinds = [Ground::Cold, Ground::Hot, Ground::Deadly].into_iter().zip(toll.hostile).zip(toll.kept);
        let saved = kinds.map(|((ground, cells), plates)| Saved {
            seat,
            ground,
            count: kept.and(cells).len().min(plates) as u8,
        });
        saved.filter(|saved| saved.count > 0).collect()
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
