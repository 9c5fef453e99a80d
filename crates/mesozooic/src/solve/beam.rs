//! How to slide well in little time: what bots go by.

use super::pieces::{Layout, Pieces, Scored};
use crate::card::CardId;
use crate::components::Components;
use crate::zoo::Zoo;

/// No zoo scores as much: 17 edges and 12 cells of at most four elements with 7 points each.
const POINTS: usize = 29 * 28 + 1;

/// How many slides ahead a build is planned. Farther ahead the search would see less of what is near, and change its mind
/// when it is asked again after a slide.
pub(crate) const AHEAD: u16 = 18;
/// How many zoos are followed for it: enough that it does not slide back and forth when asked again after each slide.
const EFFORT: u16 = 5_000;
/// After so many slides it is planned anew: a search from there sees farther.
pub(crate) const PLANNED: usize = 8;

/// The next slides of a build in which `most` more can be made, a few of those that lead to a better zoo; none when no
/// better one is in sight, or nothing is left. Slides a few at a time come to better zoos than one long plan.
pub fn next_slides(components: &Components, zoo: &Zoo, director: CardId, most: u16) -> Vec<CardId> {
    let mut slides = slides_ahead(components, zoo, director, most.min(AHEAD), EFFORT);
    slides.truncate(PLANNED);
    slides
}

/// Slides that lead to a good zoo within `most` of them. Of all ways, after each slide, the best zoos are followed, about
/// `effort` of them in all: the fewer slides there are, the more ways are tried. No zoo is met twice, so that the search
/// leaves the hills it has climbed. The way ends at the best zoo met, and the earliest of equals; it is empty when nothing
/// better is met.
pub fn slides_ahead(
    components: &Components,
    zoo: &Zoo,
    director: CardId,
    most: u16,
    effort: u16,
) -> Vec<CardId> {
    let Some((pieces, start)) = Pieces::new(components, zoo, director) else { return Vec::new() };
    let width = usize::from((effort / most.max(1)).max(1));
    let mut search = Search::new(&pieces, start, width * usize::from(most));
    for _ in 0..most {
        if !search.go_on(width) {
            break;
        }
    }
    search.way()
}

/// A zoo met.
#[derive(Clone, Copy)]
struct Step {
    zoo: Scored,
    /// Where the card just slid came to lie: it is not slid back at once.
    back: u8,
    /// The place of the zoo before, in the list of those followed.
    from: u16,
}

struct Search<'p> {
    pieces: &'p Pieces,
    /// Every zoo followed, with where it came from, so that the way can be told.
    followed: Vec<Step>,
    /// Where those of the last slide begin.
    last: usize,
    /// The zoos one slide farther.
    next: Vec<Step>,
    met: Met,
    /// The place of the best zoo followed.
    best: usize,
}

impl<'p> Search<'p> {
    fn new(pieces: &'p Pieces, zoo: Scored, most: usize) -> Search<'p> {
        let mut followed = Vec::with_capacity(most + 1);
        followed.push(Step { zoo, back: u8::MAX, from: 0 });
        // Each zoo followed has three neighbours at most that it did not come from; the first has four.
        let mut met = Met::new(3 * most + 2);
        met.insert(zoo.layout);
        Search { pieces, followed, last: 0, next: Vec::new(), met, best: 0 }
    }

    /// Slides once more from every zoo of the last slide, and follows the best so many of the zoos met; `false` when all
    /// have been met before.
    fn go_on(&mut self, width: usize) -> bool {
        self.next.clear();
        for (from, step) in self.followed.iter().enumerate().skip(self.last) {
            for cell in *self.pieces.around(step.zoo.hole) {
                if !Pieces::is_cell(cell) || cell == step.back {
                    continue;
                }
                let zoo = self.pieces.slide(&step.zoo, cell);
                if self.met.insert(zoo.layout) {
                    self.next.push(Step { zoo, back: step.zoo.hole, from: from as u16 });
                }
            }
        }
        self.last = self.followed.len();
        let (least, mut room) = least_followed(&self.next, width);
        for step in &self.next {
            let points = step.zoo.points;
            if points < least || (points == least && room == 0) {
                continue;
            }
            room -= usize::from(points == least);
            if points > self.followed[self.best].zoo.points {
                self.best = self.followed.len();
            }
            self.followed.push(*step);
        }
        self.last < self.followed.len()
    }

    /// The cards slid on the way to the best zoo.
    fn way(&self) -> Vec<CardId> {
        let mut way = Vec::new();
        let mut at = self.best;
        while at > 0 {
            let step = self.followed[at];
            way.push(self.pieces.card(step.zoo.layout.piece(step.back)));
            at = usize::from(step.from);
        }
        way.reverse();
        way
    }
}

/// The points of the least zoo among the best `width`, and how many with as many points are among them: the first ones.
/// Counting does it, since points are few: sorting would take most of the time.
fn least_followed(steps: &[Step], width: usize) -> (u16, usize) {
    let mut counts = [0u16; POINTS];
    steps.iter().for_each(|step| counts[usize::from(step.zoo.points)] += 1);
    let mut room = width;
    for (points, count) in counts.iter().enumerate().rev() {
        let count = usize::from(*count);
        if count >= room {
            return (points as u16, room);
        }
        room -= count;
    }
    (0, room)
}

/// The layouts met: a table with open addressing.
struct Met {
    /// Keys, 0 where there is none.
    slots: Vec<u64>,
    shift: u32,
}

impl Met {
    /// Room for so many: a fifth of it stays empty, so that every search ends.
    fn new(most: usize) -> Met {
        let slots = (most + most / 4 + 1).next_power_of_two().max(2);
        Met { slots: vec![0; slots], shift: u64::BITS - slots.trailing_zeros() }
    }

    /// Whether the layout was not there; now it is.
    #[inline]
    fn insert(&mut self, layout: Layout) -> bool {
        let key = layout.key();
        let mut at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize;
        while self.slots[at] != 0 {
            if self.slots[at] == key {
                return false;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
        self.slots[at] = key;
        true
    }
}
