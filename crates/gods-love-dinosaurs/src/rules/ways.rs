//! Where a hunter can get to and what it eats on the way: every result once.
//!
//! All ways that end on the same cell and eat the same animals are one result (GLD-36). They are found step by step as
//! pairs of a cell and a meal; a pair that was reached before is left out, since more steps bring nothing new.

use crate::action::{Action, Meal};
use crate::land::{Animal, Terrain};
use crate::window::{MIDDLE, Window, beside, beside_all, bits, step};
use arrayvec::ArrayVec;

/// The most pairs: a way takes five steps at most, with six cells to choose from at each.
pub(crate) const MOST: usize = 1 + 6 + 36 + 216 + 1296 + 7776;
/// Enough for nearly every hunter, and small enough to stay near the processor.
pub(crate) const FEW: usize = 256;
const HEADS: usize = 256;
const NOTHING: u16 = u16::MAX;

/// The results of one hunter's ways, as cells and meals of a [`Window`]: `ROOM` pairs at most.
pub(crate) struct Ways<const ROOM: usize> {
    /// Where the way ends, and what was eaten.
    cells: ArrayVec<u8, ROOM>,
    meals: ArrayVec<u128, ROOM>,
    /// Pairs that fall on the same head form a chain.
    next: ArrayVec<u16, ROOM>,
    heads: [u16; HEADS],
    /// Whether there was no room for a pair.
    is_short: bool,
    /// The cells a way may end on.
    ends: u128,
}

impl<const ROOM: usize> Ways<ROOM> {
    /// Room for results, filled again for each hunter.
    #[inline]
    pub(crate) fn new() -> Self {
        Ways {
            cells: ArrayVec::new(),
            meals: ArrayVec::new(),
            next: ArrayVec::new(),
            heads: [NOTHING; HEADS],
            is_short: false,
            ends: 0,
        }
    }

    /// Finds the results of an animal in the middle of a window; `false` when the room does not do, which never
    /// happens with [`MOST`]. `gaps` may be crossed under that ruling (GLD-25).
    #[must_use]
    pub(crate) fn find(&mut self, animal: Animal, window: &Window, gaps: bool) -> bool {
        self.is_short = false;
        self.cells.clear();
        self.meals.clear();
        self.next.clear();
        self.heads = [NOTHING; HEADS];
        match animal {
            Animal::Dinosaur => self.find_for_dinosaur(window, gaps),
            Animal::Eagle => self.find_for_eagle(window, gaps),
            _ => self.find_for_tiger(window, gaps),
        }
        !self.is_short
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
        for left in 1..steps.min(3) {
            home[left] = home[left - 1] | beside_all(home[left - 1]);
        }
        self.reach(MIDDLE, 0);
        let mut layer = 0;
        for left in (0..steps).rev() {
            let end = self.cells.len();
            for pair in layer..end {
                let (cell, meal) = (self.cells[pair], self.meals[pair]);
                for next in bits(beside(cell) & open & home[left]) {
                    self.reach(next, meal | food & 1 << next);
                }
            }
            layer = end;
        }
    }

    /// Takes in a pair, unless it is known.
    #[inline]
    fn reach(&mut self, cell: u8, meal: u128) {
        let mixed =
            (meal as u64 ^ (meal >> 64) as u64 ^ u64::from(cell) << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let head = &mut self.heads[(mixed >> 56) as usize];
        let mut known = *head;
        while known != NOTHING {
            let pair = usize::from(known);
            if self.meals[pair] == meal && self.cells[pair] == cell {
                return;
            }
            known = self.next[pair];
        }
        if self.cells.is_full() {
            self.is_short = true;
            return;
        }
        self.next.push(*head);
        *head = self.cells.len() as u16;
        self.cells.push(cell);
        self.meals.push(meal);
    }

    /// The results, in no order: where the way ends, and what was eaten.
    pub(crate) fn results(&self) -> impl Iterator<Item = (u8, u128)> {
        let pairs = self.cells.iter().copied().zip(self.meals.iter().copied());
        pairs.filter(|(cell, meal)| *meal != 0 && self.ends >> cell & 1 != 0)
    }

    /// Appends the results as actions, ascending. The results are gone afterwards.
    pub(crate) fn list(&mut self, window: &Window, out: &mut Vec<Action>) {
        // The lowest cell of a meal weighs most, and a cell behind the last counts as the highest: so meals ascend as
        // their reversed bits descend. Ends and meals together fit one word, which takes the meal's place.
        let mut kept = 0;
        for pair in 0..self.cells.len() {
            let (cell, meal) = (self.cells[pair], self.meals[pair]);
            if meal != 0 && self.ends >> cell & 1 != 0 {
                self.meals[kept] = u128::from(cell) << 100 | !(meal.reverse_bits() >> 37) & LOW;
                kept += 1;
            }
        }
        let keys = &mut self.meals[..kept];
        keys.sort_unstable();
        let from = window.hex(MIDDLE);
        out.extend(keys.iter().filter_map(|key| {
            let meal = (!key & LOW).reverse_bits() >> 37;
            let meal = Meal::new(bits(meal).map(|cell| window.hex(cell)))?;
            Some(Action::Hunt { from, to: window.hex((key >> 100) as u8), meal })
        }));
    }
}

/// The bits of a meal turned round.
const LOW: u128 = (1 << 91) - 1;

/// Predators cross empty hexes and prey, and nothing else (GLD-25).
fn open_to_predators(window: &Window, gaps: bool) -> u128 {
    let barred = window.predators() | window.dinosaurs();
    if gaps { !barred } else { window.hexes() & !barred }
}
