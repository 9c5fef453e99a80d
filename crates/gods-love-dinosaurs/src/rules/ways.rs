//! Where a hunter can get to and what it eats on the way: every result once.
//!
//! All ways that end on the same cell and eat the same animals are one result (GLD-36). They are found step by step: for
//! each meal the set of cells that can be reached with it. A cell that was reached before with the same meal is left out,
//! since more steps bring nothing new.

use crate::action::{Action, Meal};
use crate::land::{Animal, Terrain};
use crate::window::{MIDDLE, Window, beside_all, bits, step};
use arrayvec::ArrayVec;

/// The most meals, and the most results: a way takes five steps at most, with six cells to choose from at each.
pub(crate) const MAX_WAYS: usize = 1 + 6 + 36 + 216 + 1296 + 7776;
/// Enough for nearly every hunter, and small enough to stay near the processor.
pub(crate) const FEW_WAYS: usize = 1024;
const HEADS: usize = 256;
/// For so few steps left it is worth finding out from where an end can be reached.
const NEAR_HOME: usize = 3;
const NOTHING: u16 = u16::MAX;

/// The results of one hunter's ways, as cells and meals of a [`Window`]: `ROOM` of them at most.
pub(crate) struct Ways<const ROOM: usize> {
    /// What was eaten, each meal once.
    meals: ArrayVec<u128, ROOM>,
    /// The cells reached with each meal; those reached by the last step; those reached by this one.
    reached: ArrayVec<u128, ROOM>,
    fresh: ArrayVec<u128, ROOM>,
    coming: ArrayVec<u128, ROOM>,
    /// Meals that fall on the same head form a chain.
    next: ArrayVec<u16, ROOM>,
    heads: [u16; HEADS],
    /// Whether there was no room for a meal.
    is_short: bool,
    /// The cells a way may end on.
    ends: u128,
}

impl<const ROOM: usize> Ways<ROOM> {
    /// Room for results, filled again for each hunter.
    #[inline]
    pub(crate) fn new() -> Self {
        Ways {
            meals: ArrayVec::new(),
            reached: ArrayVec::new(),
            fresh: ArrayVec::new(),
            coming: ArrayVec::new(),
            next: ArrayVec::new(),
            heads: [NOTHING; HEADS],
            is_short: false,
            ends: 0,
        }
    }

    /// Finds the results of an animal in the middle of a window; `false` when the room does not do, which never
    /// happens with [`MAX_WAYS`]. `gaps` may be crossed under that ruling (GLD-25).
    #[must_use]
    pub(crate) fn find(&mut self, animal: Animal, window: &Window, gaps: bool) -> bool {
        if !self.meals.is_empty() {
            self.heads = [NOTHING; HEADS];
        }
        self.is_short = false;
        for words in [&mut self.meals, &mut self.reached, &mut self.fresh, &mut self.coming] {
            words.clear();
        }
        self.next.clear();
        match animal {
            Animal::Dinosaur => self.find_for_dinosaur(window, gaps),
            Animal::Eagle => self.find_for_eagle(window, gaps),
            _ => self.find_for_tiger(window, gaps),
        }
        !self.is_short && self.count() <= ROOM
    }

    /// How many results there are.
    pub(crate) fn count(&self) -> usize {
        let eaten = self.meals.iter().zip(&self.reached).filter(|(meal, _)| **meal != 0);
        eaten.map(|(_, cells)| (cells & self.ends).count_ones() as usize).sum()
    }

    /// Whether a way ends on this cell on which nothing is eaten.
    pub(crate) fn gets_hungry_to(&self, cell: u8) -> bool {
        let mut hungry = self.meals.iter().zip(&self.reached).filter(|(meal, _)| **meal == 0);
        hungry.any(|(_, cells)| (cells & self.ends) >> cell & 1 != 0)
    }

    /// Up to two steps, ending on prey (GLD-26).
    fn find_for_tiger(&mut self, window: &Window, gaps: bool) {
        let prey = window.prey();
        self.ends = prey;
        self.walk(prey, open_to_predators(window, gaps), 2);
    }

    /// Up to three steps in a line, ending on prey (GLD-27).
    fn find_for_eagle(&mut self, window: &Window, gaps: bool) {
        let (prey, open) = (window.prey(), open_to_predators(window, gaps));
        self.ends = prey;
        for direction in 0..6 {
            let (mut cell, mut meal) = (MIDDLE, 0);
            for _ in 0..3 {
                // The first cell that bars the way ends the line.
                let Some(next) = step(cell, direction).filter(|next| open >> next & 1 != 0) else { break };
                cell = next;
                meal |= prey & 1 << cell;
                self.reach(cell, meal);
            }
        }
    }

    /// Up to five steps, eating all it meets, ending on a mountain without another dinosaur (GLD-36, GLD-37).
    fn find_for_dinosaur(&mut self, window: &Window, gaps: bool) {
        let others = window.dinosaurs() & !(1 << MIDDLE);
        let food = window.prey() | window.predators();
        self.ends = window.lands[Terrain::Mountain as usize] & !others;
        let open = if gaps { !others } else { window.hexes() & !others };
        self.walk(food, open, 5);
    }

    /// Walks all ways of up to so many steps over open cells, eating what is on them.
    fn walk(&mut self, food: u128, open: u128, steps: usize) {
        // With k steps left only cells within k steps of an end are worth entering.
        let mut home = [u128::MAX; 5];
        home[0] = self.ends & open;
        for left in 1..steps.min(NEAR_HOME) {
            home[left] = home[left - 1] | beside_all(home[left - 1]);
        }
        self.reach(MIDDLE, 0);
        for left in (0..steps).rev() {
            self.fresh.clear();
            self.fresh.extend(self.coming.iter().copied());
            self.coming.fill(0);
            for at in 0..self.fresh.len() {
                let (meal, fresh) = (self.meals[at], self.fresh[at]);
                if fresh == 0 {
                    continue;
                }
                let near = beside_all(fresh) & open & home[left];
                let bites = near & food & !meal;
                let walked = near & !bites & !self.reached[at];
                self.reached[at] |= walked;
                self.coming[at] |= walked;
                for bite in bits(bites) {
                    self.reach(bite, meal | 1 << bite);
                }
            }
        }
    }

    /// Takes in a cell reached with a meal.
    #[inline]
    fn reach(&mut self, cell: u8, meal: u128) {
        let bit = 1 << cell;
        let mixed = (meal as u64 ^ (meal >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let head = &mut self.heads[(mixed >> 56) as usize];
        let mut known = *head;
        while known != NOTHING {
            let at = usize::from(known);
            if self.meals[at] == meal {
                self.coming[at] |= bit & !self.reached[at];
                self.reached[at] |= bit;
                return;
            }
            known = self.next[at];
        }
        if self.meals.is_full() {
            self.is_short = true;
            return;
        }
        self.next.push(*head);
        *head = self.meals.len() as u16;
        self.meals.push(meal);
        self.reached.push(bit);
        self.coming.push(bit);
    }

    /// The results, in no order: where the way ends, and what was eaten.
    pub(crate) fn results(&self) -> impl Iterator<Item = (u8, u128)> {
        let meals = self.meals.iter().zip(&self.reached).filter(|(meal, _)| **meal != 0);
        meals.flat_map(|(meal, cells)| bits(cells & self.ends).map(|cell| (cell, *meal)))
    }

    /// Appends the results as actions, ascending.
    pub(crate) fn list(&mut self, window: &Window, out: &mut Vec<Action>) {
        let keys = self.keys();
        keys.sort_unstable();
        out.extend(keys.iter().map(|key| action(*key, window)));
    }

    /// The result with this number in the order of [`Ways::list`].
    pub(crate) fn pick(&mut self, window: &Window, number: usize) -> Action {
        let (_, key, _) = self.keys().select_nth_unstable(number);
        action(*key, window)
    }

    /// The results as words that ascend as actions do.
    fn keys(&mut self) -> &mut [u128] {
        // The lowest cell of a meal weighs most, and a cell behind the last counts as the highest: so meals ascend as
        // their reversed bits descend. Ends and meals together fit one word.
        self.fresh.clear();
        for (meal, cells) in self.meals.iter().zip(&self.reached).filter(|(meal, _)| **meal != 0) {
            let turned = !(meal.reverse_bits() >> 37) & LOW;
            self.fresh.extend(bits(cells & self.ends).map(|cell| u128::from(cell) << 100 | turned));
        }
        &mut self.fresh
    }
}

/// The hunt behind a key.
fn action(key: u128, window: &Window) -> Action {
    let meal = (!key & LOW).reverse_bits() >> 37;
    let from = window.hex(MIDDLE);
    match Meal::new(bits(meal).map(|cell| window.hex(cell))) {
        Some(meal) => Action::Hunt { from, to: window.hex((key >> 100) as u8), meal },
        None => Action::Starve(from), // a hunt eats something: keys are made of nothing else
    }
}

/// The bits of a meal turned round.
const LOW: u128 = (1 << 91) - 1;

/// Predators cross empty hexes and prey, and nothing else (GLD-25).
fn open_to_predators(window: &Window, gaps: bool) -> u128 {
    let barred = window.predators() | window.dinosaurs();
    if gaps { !barred } else { window.hexes() & !barred }
}
