//! What the end of a playout is worth to each seat.

use super::PerSeat;
use crate::Weights;
use dino_core::{Heuristics, MAX_SEATS, Seat};

/// How much of a result is points instead of winning: enough to go on playing well when all is won or lost.
const POINTS: f32 = 0.15;

/// Turns what seats may expect into results, and keeps how far results differ.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rewards {
    /// The spread where the search began, in hundredths of a point.
    spread: f32,
    count: f32,
    sum: PerSeat,
    squares: PerSeat,
}

/// The results of one playout.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Results {
    /// From 0 to 1.
    pub(super) result: PerSeat,
    /// What the seat may expect beyond the best other, in points.
    pub(super) lead: PerSeat,
}

impl Rewards {
    pub(super) fn new<G: Heuristics>(state: &G) -> Rewards {
        Rewards { spread: state.spread().max(1) as f32, ..Rewards::default() }
    }

    /// The spread where the search began, in hundredths of a point.
    pub(super) fn spread(&self) -> f32 {
        self.spread
    }

    /// How far a seat's results differ from playout to playout.
    pub(super) fn deviation(&self, seat: Seat) -> f32 {
        if self.count < 8.0 {
            return 0.2;
        }
        let (sum, squares) = (self.sum[seat.index()], self.squares[seat.index()]);
        let mean = sum / self.count;
        (squares / self.count - mean * mean).max(0.0).sqrt().max(0.004)
    }

    /// What a world at a pause, or at its end, is worth to each seat.
    pub(super) fn of<G: Heuristics>(&mut self, world: &G, weights: Option<&mut Weights>) -> Results {
        let mut expected = world.expected_scores();
        let standing = world.standing();
        if let Some(weights) = weights.filter(|_| standing.is_none()) {
            weights.correct(world, &mut expected);
        }
        let points = expected.as_slice();
        let mut results = Results::default();
        let mut chances = [0.0; MAX_SEATS];
        match standing {
            Some(standing) => {
                let winners = standing.winners().count() as f32;
                standing.winners().for_each(|seat| chances[seat.index()] = 1.0 / winners);
            }
            None => softmax(points, world.spread().max(1) as f32 * 0.6, &mut chances),
        }
        self.count += 1.0;
        for (seat, own) in points.iter().enumerate() {
            let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
            let lead = match others.map(|(_, points)| *points).max() {
                Some(best) => (own - best) as f32,
                None => *own as f32,
            };
            let ahead = 0.5 + 0.5 * lead / (lead.abs() + 2.0 * self.spread);
            let result = (1.0 - POINTS) * chances[seat] + POINTS * ahead;
            results.result[seat] = result;
            results.lead[seat] = lead / 100.0;
            self.sum[seat] += result;
            self.squares[seat] += result * result;
        }
        results
    }
}

/// How likely each of these is to be the highest in the end.
fn softmax(points: &[i32], scale: f32, chances: &mut PerSeat) {
    let most = points.iter().copied().max().unwrap_or_default();
    let mut sum = 0.0;
    for (chance, points) in chances.iter_mut().zip(points) {
        *chance = ((points - most) as f32 / scale).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
}
