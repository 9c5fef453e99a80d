//! Learning what a running game is worth, by self-play.
//!
//! Searchers play against each other. At every pause the learner notes the [features](Heuristics::features) of all seats and
//! what the game expects by hand; at the end it compares. What is learned is the least-squares answer to one question: by
//! how much does each feature more than the others have change the final lead over the others, beyond what was expected?
//! Sums are all that is kept of a game, so learning goes on where it stopped.

use crate::Weights;
use dino_core::heuristics::final_scores;
use dino_core::{Game, Heuristics, Seat};
use std::fmt::Write as _;

/// How many points' worth of doubt there is about each feature before anything is seen: this keeps weights small that little is
/// known of.
const CAUTION: f64 = 60.0;
/// The first line of what is kept of training.
const HEAD: &str = "dinotable training 1";

/// What was seen so far, chapter by chapter.
#[derive(Clone, PartialEq, Debug)]
pub struct Learner {
    features: usize,
    games: u64,
    chapters: Vec<Sums>,
}

/// The sums of the normal equations.
#[derive(Clone, PartialEq, Debug, Default)]
struct Sums {
    rows: f64,
    /// Products of features, row by row.
    squares: Vec<f64>,
    /// Products of features and what was left unexplained.
    missed: Vec<f64>,
}

/// What is noted of one game while it is played.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    stage: Option<u32>,
    pauses: Vec<Pause>,
}

#[derive(Clone, Debug)]
struct Pause {
    chapter: usize,
    /// The features of each seat.
    features: Vec<Vec<f32>>,
    /// What each seat was expected to have.
    expected: Vec<i32>,
}

impl Notes {
    /// Looks at the state after an event: the first of each stage is noted.
    pub fn look<G: Heuristics>(&mut self, state: &G) {
        let stage = state.stage();
        if self.stage == Some(stage) || state.standing().is_some() {
            return;
        }
        self.stage = Some(stage);
        let features = |seat| {
            let mut features = Vec::new();
            state.features(seat, &mut features);
            features
        };
        self.pauses.push(Pause {
            chapter: state.chapter(),
            features: Seat::all(state.seats()).map(features).collect(),
            expected: state.expected_scores().as_slice().to_vec(),
        });
    }
}

impl Learner {
    /// Nothing learned yet. `None` where the game has no features.
    pub fn new<G: Heuristics>(config: &G::Config) -> Option<Learner> {
        let mut features = Vec::new();
        G::new(config).features(Seat::FIRST, &mut features);
        let count = features.len();
        (count > 0).then(|| Learner { features: count, games: 0, chapters: Vec::new() })
    }

    /// Games seen.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Takes in a game that is over.
    pub fn take<G: Heuristics>(&mut self, notes: &Notes, last: &G) {
        let Some(standing) = last.standing() else { return };
        self.games += 1;
        let scores = final_scores(&standing);
        for pause in &notes.pauses {
            while self.chapters.len() <= pause.chapter {
                self.chapters.push(Sums::new(self.features));
            }
            let others = pause.features.len() as f32 - 1.0;
            for seat in 0..pause.features.len() {
                // Beyond the mean of the others, of everything.
                let ahead = |at: usize| {
                    let all: f32 = pause.features.iter().map(|features| features[at]).sum();
                    f64::from(pause.features[seat][at] - (all - pause.features[seat][at]) / others)
                };
                let row: Vec<f64> = (0..self.features).map(ahead).collect();
                let lead = |points: &[i32]| {
                    let all: i32 = points.iter().sum();
                    f64::from(points[seat]) - f64::from(all - points[seat]) / f64::from(others)
                };
                let missed = lead(scores.as_slice()) - lead(&pause.expected);
                self.chapters[pause.chapter].add(&row, missed);
            }
        }
    }

    /// Takes in what another learner saw of the same game.
    pub fn merge(&mut self, other: &Learner) {
        self.games += other.games;
        while self.chapters.len() < other.chapters.len() {
            self.chapters.push(Sums::new(self.features));
        }
        for (own, more) in self.chapters.iter_mut().zip(&other.chapters) {
            own.rows += more.rows;
            own.squares.iter_mut().zip(&more.squares).for_each(|(own, more)| *own += more);
            own.missed.iter_mut().zip(&more.missed).for_each(|(own, more)| *own += more);
        }
    }

    /// The weights that explain best what was seen.
    pub fn weights(&self) -> Weights {
        Weights::from_rows(self.chapters.iter().map(|sums| sums.solve(self.features)).collect())
    }

    /// What is kept of training: [`Learner::read`] goes on from it.
    pub fn to_text<G: Game>(&self) -> String {
        let mut text = format!("{HEAD}\n{} {} {} {}\n", G::META.id, G::META.rules, self.features, self.games);
        for sums in &self.chapters {
            let numbers = std::iter::once(&sums.rows).chain(&sums.squares).chain(&sums.missed);
            let numbers: Vec<String> = numbers.map(|number| format!("{number:e}")).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", numbers.join(" "));
        }
        text
    }

    /// Goes on with what was kept.
    pub fn read<G: Heuristics>(config: &G::Config, text: &str) -> Result<Learner, String> {
        let mut learner =
            Learner::new::<G>(config).ok_or_else(|| format!("{} has no features", G::META.id))?;
        let count = learner.features;
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        if head != HEAD {
            return Err(format!(
                "not training of this version: the first line is \"{head}\", not \"{HEAD}\""
            ));
        }
        let about = lines.next().unwrap_or_default();
        let expected = format!("{} {} {count} ", G::META.id, G::META.rules);
        let games = about.strip_prefix(&expected).and_then(|games| games.parse().ok());
        learner.games = games.ok_or_else(|| format!("training of \"{about}\", not of \"{expected}\""))?;
        for line in lines {
            let numbers: Option<Vec<f64>> =
                line.split_whitespace().map(|number| number.parse().ok()).collect();
            let numbers = numbers.filter(|all| all.len() == 1 + count * count + count);
            let numbers = numbers.ok_or("a line of training is broken")?;
            learner.chapters.push(Sums {
                rows: numbers[0],
                squares: numbers[1..1 + count * count].to_vec(),
                missed: numbers[1 + count * count..].to_vec(),
            });
        }
        Ok(learner)
    }
}

impl Sums {
    fn new(features: usize) -> Sums {
        Sums { rows: 0.0, squares: vec![0.0; features * features], missed: vec![0.0; features] }
    }

    fn add(&mut self, row: &[f64], missed: f64) {
        self.rows += 1.0;
        for (at, one) in row.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            self.missed[at] += one * missed;
            let line = &mut self.squares[at * row.len()..(at + 1) * row.len()];
            line.iter_mut().zip(row).for_each(|(sum, other)| *sum += one * other);
        }
    }

    /// Ridge regression: Gauss with pivots, which the added diagonal keeps away from 0.
    fn solve(&self, count: usize) -> Vec<f32> {
        let mut left = self.squares.clone();
        let mut right = self.missed.clone();
        (0..count).for_each(|at| left[at * count + at] += CAUTION);
        for at in 0..count {
            let size = |row: &usize| left[row * count + at].abs();
            let pivot = (at..count).max_by(|one, other| size(one).total_cmp(&size(other))).unwrap_or(at);
            (0..count).for_each(|column| left.swap(at * count + column, pivot * count + column));
            right.swap(at, pivot);
            for row in at + 1..count {
                let factor = left[row * count + at] / left[at * count + at];
                (at..count)
                    .for_each(|column| left[row * count + column] -= factor * left[at * count + column]);
                right[row] -= factor * right[at];
            }
        }
        for at in (0..count).rev() {
            let known: f64 = (at + 1..count).map(|column| left[at * count + column] * right[column]).sum();
            right[at] = (right[at] - known) / left[at * count + at];
        }
        right.iter().map(|weight| *weight as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_explains_the_rest_is_found() {
        let mut sums = Sums::new(3);
        // 70 for each of the first, -30 for each of the second, nothing for the third.
        for number in 0..4000 {
            let row = [f64::from(number % 5), f64::from(number % 3), f64::from(number % 7)];
            sums.add(&row, 70.0 * row[0] - 30.0 * row[1] + f64::from(number % 11) - 5.0);
        }
        let found = sums.solve(3);
        for (found, true_one) in found.iter().zip([70.0, -30.0, 0.0]) {
            assert!((found - true_one).abs() < 1.5, "{found:?} {true_one}");
        }
        assert_eq!(Sums::new(3).solve(3), [0.0; 3], "nothing seen, nothing learned");
    }
}
