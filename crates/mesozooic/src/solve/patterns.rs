//! How many slides some of the cards need at least: what [`super::route`] goes by.
//!
//! A pattern is a few pieces. Its table says for each way they may lie how often they must be slid, together, until all
//! are home, the other pieces being out of sight and their slides free. Different patterns count different pieces, so
//! what their tables say may be added and is still never too much.

use std::collections::VecDeque;

/// The most pieces of a pattern.
pub(super) const MOST: usize = 5;

/// The table of one pattern.
pub(super) struct Pattern {
    /// The home cells of its pieces.
    pub(super) homes: Vec<u8>,
    /// Slides at least, by where the pieces lie: the sum over pieces of cell times `cells` to the power of its number.
    pub(super) slides: Vec<u8>,
}

impl Pattern {
    /// The table for the pieces with these homes, in a grid whose hole is at home in `hole`.
    ///
    /// Breadth first from home over where pieces and hole may be; a slide of a piece of the pattern costs one, others
    /// nothing. So each is first met with the fewest slides.
    pub(super) fn new(homes: Vec<u8>, hole: u8, neighbours: &[Vec<u8>]) -> Pattern {
        let cells = neighbours.len();
        let size = cells.pow(homes.len() as u32);
        let mut slides = vec![u8::MAX; size];
        let mut met = vec![false; size * cells];
        let key: usize = homes.iter().rev().fold(0, |key, home| key * cells + usize::from(*home));
        let mut queue = VecDeque::from([(key * cells + usize::from(hole), 0u8)]);
        let powers: Vec<usize> = (0..homes.len()).map(|piece| cells.pow(piece as u32)).collect();
        while let Some((state, cost)) = queue.pop_front() {
            if std::mem::replace(&mut met[state], true) {
                continue;
            }
            let (key, hole) = (state / cells, state % cells);
            slides[key] = slides[key].min(cost);
            for from in neighbours[hole].iter().map(|cell| usize::from(*cell)) {
                let piece = powers.iter().position(|power| key / power % cells == from);
                match piece {
                    Some(piece) => {
                        let key = key + powers[piece] * hole - powers[piece] * from;
                        queue.push_back((key * cells + from, cost + 1));
                    }
                    None => queue.push_front((key * cells + from, cost)),
                }
            }
        }
        Pattern { homes, slides }
    }
}
