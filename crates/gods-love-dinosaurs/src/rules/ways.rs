//! Where a hunter can get to and what it eats on the way: every result once.
//!
//! All ways that end on the same cell and eat the same animals are one result (GLD-36). They are found step by step as
//! pairs of a cell and a meal; a pair that was reached before is left out, since more steps bring nothing new.

use crate::action::{Action, Meal};
use crate::window::{MIDDLE, Window, beside, beside_all, bits, step};
use arrayvec::ArrayVec;

/// The most pairs: a way takes five steps at most, with six cells to choose from at each.
const MOST: usize = 1 + 6 + 36 + 216 + 1296 + 7776;
const HEADS: usize = 256;
const NOTHING: u16 = u16::MAX;

/// The results of one hunter's ways, as cells and meals of a [`Window`].
pub(crate) struct Ways {
    /// Where the way ends, and what was eaten.
    cells: ArrayVec<u8, MOST>,
    meals: ArrayVec<u128, MOST>,
    /// Pairs that fall on the same head form a chain.
    next: ArrayVec<u16, MOST>,
    heads: [u16; HEADS],
    /// The cells a way may end on.
    ends: u128,
}

impl Ways {
    fn new(ends: u128) -> Ways {
        Ways {
            cells: ArrayVec::new(),
            meals: ArrayVec::new(),
            next: ArrayVec::new(),
            heads: [NOTHING; HEADS],
            ends,
        }
    }

    /// A tiger: up to two steps, ending on prey (GLD-26).
    pub(crate) fn of_tiger(window: &Window, gaps: bool) -> Ways {
        let prey = window.prey();
        let mut ways = Ways::new(prey);
        ways.walk(window, prey, open_to_predators(window, gaps), 2);
        ways
    }

    /// An eagle: up to three steps in a line, ending on prey (GLD-27).
    pub(crate) fn of_eagle(window: &Window, gaps: bool) -> Ways {
        let (prey, open) = (window.prey(), open_to_predators(window, gaps));
        let mut ways = Ways::new(prey);
        for direction in 0..6 {
            let (mut cell, mut meal) = (MIDDLE, 0);
            for _ in 0..3 {
                // The first cell that bars the way ends the line.
                let Some(next) = step(cell, direction).filter(|next| open >> next & 1 != 0) else { break };
                cell = next;
                meal |= prey & 1 << cell;
                ways.reach(cell, meal);
            }
        }
        ways
    }

    /// A dinosaur: up to five steps, eating all it meets, ending on a mountain without another dinosaur (GLD-36, GLD-37).
    pub(crate) fn of_dinosaur(window: &Window, gaps: bool) -> Ways {
        let others = window.dinosaurs() & !(1 << MIDDLE);
        let food = window.prey() | window.predators();
        let ends = window.lands[crate::Terrain::Mountain as usize] & !others;
        let open = if gaps { !others } else { window.hexes() & !others };
        let mut ways = Ways::new(ends);
        ways.walk(window, food, open, 5);
        ways
    }

    /// Walks all ways of up to so many steps over open cells, eating what is on them.
    fn walk(&mut self, _window: &Window, food: u128, open: u128, steps: usize) {
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

    /// Appends the results as actions, ascending.
    pub(crate) fn list(&self, window: &Window, out: &mut Vec<Action>) {
        // The lowest cell of a meal weighs most, and a cell behind the last counts as the highest: so meals ascend as
        // their reversed bits descend. Ends and meals together fit one word: 7 and 91 bits.
        let mut keys: ArrayVec<u128, MOST> = ArrayVec::new();
        keys.extend(
            self.results().map(|(cell, meal)| u128::from(cell) << 100 | !(meal.reverse_bits() >> 37) & LOW),
        );
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
