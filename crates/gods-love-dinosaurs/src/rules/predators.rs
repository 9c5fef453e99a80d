//! Hunts, of tigers and eagles and of dinosaurs (GLD-24 to GLD-31, GLD-35 to GLD-40).

use crate::action::{Action, Meal};
use crate::against;
use crate::components::StarvedRemoved;
use crate::ecosystem::{MAX_HEXES, Mark};
use crate::land::Animal;
use crate::rules::{FEW_WAYS, MAX_WAYS, Ways};
use crate::state::State;
use crate::window::Window;
use arrayvec::ArrayVec;
use dino_core::{Hex, Refusal, Seat};

impl State {
    /// Every hunt of the animals that have still to act, ascending, then starving each, or the end of hunting.
    pub(crate) fn list_hunts(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ecosystems[seat].waiting().next().is_none() {
            out.push(Action::Done);
        } else {
            self.list_hunts_of(seat, out);
        }
    }

    /// The same without the end: nothing where nobody has to act.
    pub(crate) fn list_hunts_of(&self, seat: Seat, out: &mut Vec<Action>) {
        let ecosystem = &self.ecosystems[seat];
        let mut ways = Ways::<FEW_WAYS>::new();
        for at in ecosystem.waiting() {
            self.list_ways(seat, at, &mut ways, out);
        }
        out.extend(ecosystem.waiting().map(|at| Action::Starve(ecosystem.hex(at))));
    }

    /// Every hunt of the animal at a place, ascending.
    pub(crate) fn list_hunts_at(&self, seat: Seat, at: usize, out: &mut Vec<Action>) {
        self.list_ways(seat, at, &mut Ways::<FEW_WAYS>::new(), out);
    }

    fn list_ways(&self, seat: Seat, at: usize, ways: &mut Ways<FEW_WAYS>, out: &mut Vec<Action>) {
        let ecosystem = &self.ecosystems[seat];
        let gaps = self.components.rulings.cross_gaps_outside_ecosystem;
        if let Some(animal) = ecosystem.animal(at) {
            let window = Window::of_hunter(ecosystem, ecosystem.hex(at), animal);
            if ways.find(animal, &window, gaps) {
                ways.list(&window, out);
            } else {
                list_many(animal, &window, gaps, out);
            }
        }
    }

    /// The action with the number that `ticket` says, out of the list of [`State::list_hunts`].
    pub(crate) fn pick_hunt(
        &self,
        seat: Seat,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<Action>,
    ) -> Action {
        let ecosystem = &self.ecosystems[seat];
        let gaps = self.components.rulings.cross_gaps_outside_ecosystem;
        let mut ways = Ways::<FEW_WAYS>::new();
        let mut counts: ArrayVec<(usize, u32), MAX_HEXES> = ArrayVec::new();
        let mut window = None;
        for at in ecosystem.waiting() {
            let hunter = ecosystem.animal(at).unwrap_or(Animal::Tiger);
            let around = Window::of_hunter(ecosystem, ecosystem.hex(at), hunter);
            if !ways.find(hunter, &around, gaps) {
                // In the midst of plenty all of it is listed.
                scratch.clear();
                self.list_hunts(seat, scratch);
                return scratch[ticket(scratch.len() as u32) as usize];
            }
            counts.push((at, ways.count() as u32));
            window = Some(around);
        }
        let hunts: u32 = counts.iter().map(|(_, count)| count).sum();
        let Some(mut window) = window else {
            ticket(1);
            return Action::Done;
        };
        let mut number = ticket(hunts + counts.len() as u32);
        for (turn, (at, count)) in counts.iter().enumerate() {
            if number < *count {
                // The last one is still at hand.
                if turn + 1 < counts.len() {
                    let hunter = ecosystem.animal(*at).unwrap_or(Animal::Tiger);
                    window = Window::of_hunter(ecosystem, ecosystem.hex(*at), hunter);
                    let has_room = ways.find(hunter, &window, gaps);
                    debug_assert!(has_room);
                }
                return ways.pick(&window, number as usize);
            }
            number -= count;
        }
        Action::Starve(ecosystem.hex(counts[number as usize].0))
    }

    /// The place of an animal that may act now, or why it may not (GLD-24, GLD-29, GLD-35).
    pub(crate) fn may_act(&self, seat: Seat, species: Animal, hex: Hex) -> Result<usize, Refusal> {
        let rule = if species == Animal::Dinosaur { 35 } else { 24 };
        let ecosystem = &self.ecosystems[seat];
        let at =
            ecosystem.find(hex).filter(|at| ecosystem.animal(*at) == Some(species)).ok_or(against(rule))?;
        match ecosystem.mark(at) {
            Mark::Waiting | Mark::Eager => Ok(at),
            Mark::Newborn => Err(against(29)),
            Mark::None | Mark::Starved => Err(against(rule)),
        }
    }

    /// Everybody has to hunt or to starve before one is done (GLD-30, GLD-39).
    pub(crate) fn may_end_hunting(&self, seat: Seat) -> Result<(), Refusal> {
        let ecosystem = &self.ecosystems[seat];
        let Some(at) = ecosystem.waiting().next() else { return Ok(()) };
        Err(against(if ecosystem.animal(at) == Some(Animal::Dinosaur) { 39 } else { 30 }))
    }

    pub(crate) fn may_hunt(
        &self,
        seat: Seat,
        species: Animal,
        from: Hex,
        to: Hex,
        meal: Meal,
    ) -> Result<(), Refusal> {
        self.may_act(seat, species, from)?;
        let ecosystem = &self.ecosystems[seat];
        let is_prey =
            |hex: Hex| ecosystem.at(hex).and_then(|place| place.animal).is_some_and(Animal::is_prey);
        if !is_prey(to) {
            return Err(against(28));
        }
        // Both hold hexes of the ecosystem, so they are near enough to be subtracted.
        let Hex { q, r } = to - from;
        let straight = (q == 0 || r == 0 || q == -r) && from.distance(to) <= 3;
        match species {
            Animal::Tiger if from.distance(to) > 2 => Err(against(26)),
            Animal::Eagle if !straight => Err(against(27)),
            // It eats all it crosses and nothing else (GLD-28); what bars the way is in GLD-25.
            _ => self.may_go(seat, from, to, meal, [28, 25, 25]),
        }
    }

    /// `Ok` when the result can be had. Of the rules the first forbids another meal on the way there, the second a way
    /// on which nothing is eaten, the third the way itself. The hunter is known to be there.
    pub(crate) fn may_go(
        &self,
        seat: Seat,
        from: Hex,
        to: Hex,
        meal: Meal,
        rules: [u8; 3],
    ) -> Result<(), Refusal> {
        let [meal_rule, hunger_rule, way_rule] = rules;
        let hunter = self.ecosystems[seat].at(from).and_then(|place| place.animal);
        let Some(hunter) = hunter else { return Err(against(way_rule)) };
        let window = Window::new(&self.ecosystems[seat], from);
        let mut ways = Ways::<MAX_WAYS>::new();
        let has_room = ways.find(hunter, &window, self.components.rulings.cross_gaps_outside_ecosystem);
        debug_assert!(has_room);
        let number = |hex: &Hex| window.number(*hex);
        let Some(end) = number(&to) else { return Err(against(way_rule)) };
        let eaten = meal.hexes().iter().try_fold(0u128, |all, hex| number(hex).map(|cell| all | 1 << cell));
        let mut meals = ways.results().filter(|(cell, _)| *cell == end).map(|(_, meal)| meal).peekable();
        if meals.peek().is_none() {
            return Err(against(if ways.gets_hungry_to(end) { hunger_rule } else { way_rule }));
        }
        if meals.any(|meal| Some(meal) == eaten) { Ok(()) } else { Err(against(meal_rule)) }
    }

    /// The hunter goes its way, eats, and stands at its end.
    #[inline]
    pub(crate) fn hunt(&mut self, seat: Seat, from: Hex, to: Hex, meal: Meal) {
        let ecosystem = &self.ecosystems[seat];
        let (Some(start), Some(end)) = (ecosystem.find(from), ecosystem.find(to)) else { return };
        let Some(hunter) = ecosystem.animal(start) else { return };
        let mark = ecosystem.mark(start).after_acting();
        // The hunter stays in play: its piece is not one a young could take.
        self.ecosystems[seat].set(start, None, Mark::None);
        let mut eaten: ArrayVec<Hex, { Meal::MAX }> = meal.hexes().iter().copied().collect();
        // The prey crossed first is replaced first, which matters when pieces are short (GLD-49).
        eaten.sort_unstable_by_key(|hex| from.distance(*hex));
        for hex in eaten {
            let Some(at) = self.ecosystems[seat].find(hex) else { continue };
            match self.lift(seat, at) {
                Some(prey) if hunter == Animal::Dinosaur => self.lay_egg(seat, prey),
                // Every prey but the last is replaced by a young (GLD-28).
                _ if at != end && self.has_piece(hunter) => {
                    let eager = self.components.rulings.newborn_predators_hunt_same_activation;
                    self.put(seat, at, hunter, if eager { Mark::Eager } else { Mark::Newborn });
                }
                _ => {}
            }
        }
        self.ecosystems[seat].set(end, Some(hunter), mark);
    }

    /// A predator eaten is an egg; a prey is none (GLD-38). Limited eggs may have run out (GLD-50).
    fn lay_egg(&mut self, seat: Seat, eaten: Animal) {
        if eaten.is_predator() && (!self.components.rulings.eggs_limited || self.eggs_left() > 0) {
            self.laid[seat][usize::from(eaten == Animal::Eagle)] += 1;
        }
    }

    /// It is removed at its place in the order, or when all have acted (GLD-30, GLD-39).
    #[inline]
    pub(crate) fn starve(&mut self, seat: Seat, hex: Hex) {
        let Some(at) = self.ecosystems[seat].find(hex) else { return };
        match self.components.rulings.starved_removed {
            StarvedRemoved::InTurn => {
                self.lift(seat, at);
            }
            StarvedRemoved::AtEnd => {
                let animal = self.ecosystems[seat].animal(at);
                self.ecosystems[seat].set(at, animal, Mark::Starved);
            }
        }
    }
}

/// The hunts of a dinosaur in the midst of plenty.
#[inline(never)] // so much room would burden all other lists
fn list_many(animal: Animal, window: &Window, gaps: bool, out: &mut Vec<Action>) {
    let mut ways = Ways::<MAX_WAYS>::new();
    let has_room = ways.find(animal, window, gaps);
    debug_assert!(has_room);
    ways.list(window, out);
}
