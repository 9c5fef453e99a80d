//! All ways and all orders of hunts, plainly tried one by one: the quick search must find the same.

use dino_core::{Game, Hex, Seat, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::trial::Trial;
use gods_love_dinosaurs::{Action, Animal, Mark, Meal, Phase, State, Terrain, View};
use std::collections::{BTreeMap, BTreeSet};

/// So many moments of an activation are looked at before there is taken to be a choice (`View::obvious`).
const MOMENTS: usize = 400;

/// One ecosystem in the middle of an activation.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Plain {
    lands: BTreeMap<Hex, Terrain>,
    animals: BTreeMap<Hex, Animal>,
    /// Who has still to act.
    waiting: BTreeSet<Hex>,
    young: BTreeSet<Hex>,
    /// Laid for tigers and for eagles.
    eggs: [u16; 2],
}

/// Where a way ends, and what is eaten on it.
type Way = (Hex, BTreeSet<Hex>);

impl Plain {
    fn new(view: &View, seat: Seat) -> Plain {
        let places = || view.ecosystems[seat].places();
        let marked = |mark| places().filter(move |place| place.mark == mark).map(|place| place.hex).collect();
        Plain {
            lands: places().map(|place| (place.hex, place.terrain)).collect(),
            animals: places().filter_map(|place| Some((place.hex, place.animal?))).collect(),
            waiting: marked(Mark::Waiting),
            young: marked(Mark::Newborn),
            eggs: [view.nests[seat].for_tigers, view.nests[seat].for_eagles],
        }
    }

    /// Goes every way of a hunter, step by step (GLD-25 to GLD-28, GLD-36 to GLD-38).
    fn walk(&self, path: &mut Vec<Hex>, found: &mut BTreeSet<Way>) {
        let (from, end) = (path[0], path[path.len() - 1]);
        let hunter = self.animals[&from];
        let is_food = |hex: &Hex| match self.animals.get(hex) {
            Some(Animal::Dinosaur) | None => false,
            Some(animal) => animal.is_prey() || hunter == Animal::Dinosaur,
        };
        let eaten: BTreeSet<Hex> = path[1..].iter().copied().filter(is_food).collect();
        let ends = match hunter {
            Animal::Dinosaur => self.lands[&end] == Terrain::Mountain,
            _ => is_food(&end),
        };
        if ends && !eaten.is_empty() {
            found.insert((end, eaten));
        }
        let steps = BTreeMap::from([(Animal::Tiger, 2), (Animal::Eagle, 3), (Animal::Dinosaur, 5)])[&hunter];
        if path.len() > steps {
            return;
        }
        for next in end.neighbours() {
            let turns = path.len() > 1 && next - end != end - path[path.len() - 2];
            let is_open = next == from || self.animals.get(&next).is_none_or(|_| is_food(&next));
            if self.lands.contains_key(&next) && is_open && !(hunter == Animal::Eagle && turns) {
                path.push(next);
                self.walk(path, found);
                path.pop();
            }
        }
    }

    fn ways(&self, from: Hex) -> BTreeSet<Way> {
        let mut found = BTreeSet::new();
        self.walk(&mut vec![from], &mut found);
        found
    }

    /// After a hunt (GLD-28, GLD-38).
    fn hunted(&self, from: Hex, (end, eaten): &Way) -> Plain {
        let mut after = self.starved(from);
        let hunter = self.animals[&from];
        for hex in eaten {
            let animal = after.animals.remove(hex).expect("food");
            if hunter != Animal::Dinosaur && hex != end {
                after.animals.insert(*hex, hunter);
                after.young.insert(*hex);
            } else if animal.is_predator() {
                after.young.remove(hex);
                after.eggs[usize::from(animal == Animal::Eagle)] += 1;
            }
        }
        after.animals.insert(*end, hunter);
        after
    }

    /// After a hunter was removed (GLD-30, GLD-39).
    fn starved(&self, from: Hex) -> Plain {
        let mut after = self.clone();
        after.animals.remove(&from);
        after.waiting.remove(&from);
        after
    }

    /// All that may be done, ascending.
    fn legal(&self) -> Vec<Action> {
        let hunts = self.waiting.iter().flat_map(|from| {
            self.ways(*from).into_iter().map(|(to, eaten)| Action::Hunt {
                from: *from,
                to,
                meal: Meal::new(eaten).expect("one to five"),
            })
        });
        let mut actions: Vec<Action> =
            hunts.chain(self.waiting.iter().map(|from| Action::Starve(*from))).collect();
        actions.sort();
        if actions.is_empty() { vec![Action::Done] } else { actions }
    }

    /// What one can do without letting starve who could hunt.
    fn willing(&self) -> Vec<Plain> {
        let each = |from: &Hex| {
            let ways = self.ways(*from);
            let hunts: Vec<Plain> = ways.iter().map(|way| self.hunted(*from, way)).collect();
            if hunts.is_empty() { vec![self.starved(*from)] } else { hunts }
        };
        self.waiting.iter().flat_map(each).collect()
    }

    /// The moments all willing orders lead through, this one included; `None` when there are too many.
    fn moments(&self) -> Option<BTreeSet<Plain>> {
        let mut known = BTreeSet::from([self.clone()]);
        let mut open = vec![self.clone()];
        while let Some(moment) = open.pop() {
            open.extend(moment.willing().into_iter().filter(|after| known.insert(after.clone())));
            if known.len() > MOMENTS {
                return None;
            }
        }
        Some(known)
    }
}

/// The moments of random games in which a seat has hunters to think about.
fn hunting(seats: u8, seed: u64) -> Vec<(State, Seat)> {
    let asked = |state: &State| -> Vec<Seat> {
        let view = state.view(Viewer::Public);
        let hunts = match view.phase {
            Phase::Species(species) => species.is_predator(),
            phase => phase == Phase::Dinosaurs,
        };
        let asked = state.pending().seats();
        asked.iter().filter(|seat| hunts && !view.undecided.contains(*seat)).collect()
    };
    let states = Trial::<State>::of(&State::config(seats, ""), seed).states;
    states.into_iter().flat_map(|state| asked(&state).into_iter().map(move |seat| (state, seat))).collect()
}

#[test]
fn gld_36_every_result_of_a_hunt_is_listed_once() {
    let (mut lists, mut longest) = (0, 0);
    for (state, seat) in (2..=5).flat_map(|seats| (0..4).flat_map(move |seed| hunting(seats, seed))) {
        let mut listed = Vec::new();
        state.legal_actions(seat, &mut listed);
        assert_eq!(listed, Plain::new(&state.view(Viewer::Public), seat).legal());
        lists += 1;
        longest = longest.max(listed.len());
    }
    assert!(lists > 2_000 && longest > 50, "{lists} lists, the longest of {longest}");
}

#[test]
fn gld_24_the_rest_is_obvious_exactly_when_all_orders_end_alike() {
    let mut answers = [0; 2];
    for (state, seat) in (2..=5).flat_map(|seats| (0..3).flat_map(move |seed| hunting(seats, seed))) {
        let view = state.view(Viewer::Public);
        let Some(moments) = Plain::new(&view, seat).moments() else { continue };
        let ends = moments.iter().filter(|moment| moment.waiting.is_empty());
        let ends: BTreeSet<_> = ends.map(|end| (&end.animals, end.eggs)).collect();
        assert_eq!(view.obvious(seat).is_some(), ends.len() == 1, "{} ends", ends.len());
        answers[usize::from(ends.len() == 1)] += 1;
    }
    assert!(answers.iter().all(|count| *count > 300), "{answers:?}");
}
