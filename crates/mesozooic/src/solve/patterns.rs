//! How many slides some of the cards need at least: what [`super::route`] goes by.
//!
//! A pattern is a few pieces. Its table says for each way they may lie how often they must be slid, together, until all
//! are home, the other pieces being out of sight and their slides free. Different patterns count different pieces, so
//! what their tables say may be added and is still never too much.

use crate::zoo::MAX_CELLS;

/// The most pieces of a pattern.
pub(super) const MAX_PIECES: usize = 5;

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
        const NOBODY: u8 = u8::MAX;
        let cells = neighbours.len();
        let size = cells.pow(homes.len() as u32);
        let mut slides = vec![u8::MAX; size];
        let mut met = vec![false; size * cells];
        let key: usize = homes.iter().rev().fold(0, |key, home| key * cells + usize::from(*home));
        let powers: Vec<usize> = (0..homes.len()).map(|piece| cells.pow(piece as u32)).collect();
        // States to be looked at with so many slides, and those one slide farther.
        let (mut near, mut far) = (vec![key * cells + usize::from(hole)], Vec::new());
        let mut cost = 0;
        while !near.is_empty() {
            while let Some(state) = near.pop() {
                if std::mem::replace(&mut met[state], true) {
                    continue;
                }
                let (key, hole) = (state / cells, state % cells);
                slides[key] = slides[key].min(cost);
                // Who lies where, read off once: the neighbours of the hole then cost no division.
                let (mut lies, mut rest) = ([NOBODY; MAX_CELLS], key);
                for piece in 0..homes.len() {
                    lies[rest % cells] = piece as u8;
                    rest /= cells;
                }
                for from in neighbours[hole].iter().map(|cell| usize::from(*cell)) {
                    match lies[from] {
                        NOBODY => near.push(key * cells + from),
                        piece => {
                            let power = powers[usize::from(piece)];
                            far.push((key + power * hole - power * from) * cells + from);
                        }
                    }
                }
            }
            std::mem::swap(&mut near, &mut far);
            cost += 1;
        }
        Pattern { homes, slides }
    }
}
