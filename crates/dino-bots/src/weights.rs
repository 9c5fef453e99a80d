//! What was learned of a game by self-play.

use dino_core::{BySeat, Game, Heuristics, Seat};
use std::fmt::Write as _;

/// The first line of every file of weights; another number is another arrangement of what follows.
const HEAD: &str = "dinotable weights 1";

/// Weights of a linear value, a row for each chapter of the game. They correct what the game expects by hand, in hundredths of
/// a point for each unit of a feature.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    features: usize,
    rows: Vec<Vec<f32>>,
    /// The features of a seat, written anew at each asking.
    seen: Vec<f32>,
}

/// Why weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadWeights {
    /// They begin otherwise.
    #[error("not weights of this version: the first line is \"{0}\" instead of \"{HEAD}\"")]
    Version(String),
    /// They are for another game, or for other rules.
    #[error("weights for \"{found}\", where \"{expected}\" is played")]
    Game {
        /// What they say.
        found: String,
        /// What they should say.
        expected: String,
    },
    /// The numbers are not as many as the game has features, or are no numbers.
    #[error("line {line}: expected {features} numbers")]
    Row {
        /// The line, from 1.
        line: usize,
        /// How many features the game has.
        features: usize,
    },
    /// There is no row of numbers.
    #[error("there are no numbers in it")]
    Empty,
}

impl Weights {
    /// The weights that a text tells of, for this game.
    pub fn of<G: Heuristics>(text: &str) -> Result<Weights, BadWeights> {
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default().trim_end();
        if head != HEAD {
            return Err(BadWeights::Version(head.chars().take(60).collect()));
        }
        let (found, expected) = (lines.next().unwrap_or_default().trim_end(), game::<G>());
        let features = found.rsplit_once(' ').and_then(|(name, count)| {
            let count = count.parse::<usize>().ok()?;
            (name == expected && count > 0 && count < 10_000).then_some(count)
        });
        let Some(features) = features else {
            return Err(BadWeights::Game { found: found.chars().take(60).collect(), expected });
        };
        let row = |(line, text): (usize, &str)| {
            let row: Option<Vec<f32>> = text.split_whitespace().map(|number| number.parse().ok()).collect();
            row.filter(|row| row.len() == features && row.iter().all(|weight| weight.is_finite()))
                .ok_or(BadWeights::Row { line: line + 3, features })
        };
        let rows: Vec<Vec<f32>> = lines.enumerate().map(row).collect::<Result<_, _>>()?;
        if rows.is_empty() {
            return Err(BadWeights::Empty);
        }
        Ok(Weights { features, rows, seen: Vec::with_capacity(features) })
    }

    /// Weights from their numbers, a row for each chapter, all as long.
    pub(crate) fn from_rows(rows: Vec<Vec<f32>>) -> Weights {
        Weights { features: rows.first().map_or(0, Vec::len), rows, seen: Vec::new() }
    }

    /// The text that tells of them.
    pub fn to_text<G: Heuristics>(&self) -> String {
        let mut text = format!("{HEAD}\n{} {}\n", game::<G>(), self.features);
        for row in &self.rows {
            let numbers: Vec<String> = row.iter().map(|weight| format!("{weight:.1}")).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", numbers.join(" "));
        }
        text
    }

    /// Adds what was learned to what each seat may expect in a running game.
    pub fn correct<G: Heuristics>(&mut self, world: &G, expected: &mut BySeat<i32>) {
        let Some(row) = self.rows.get(world.chapter().min(self.rows.len().saturating_sub(1))) else { return };
        for seat in Seat::all(world.seats()) {
            self.seen.clear();
            world.features(seat, &mut self.seen);
            let more: f32 = self.seen.iter().zip(row).map(|(feature, weight)| feature * weight).sum();
            expected[seat] += more.clamp(-1e6, 1e6) as i32;
        }
    }
}

/// The game and the version of its rules.
fn game<G: Game>() -> String {
    format!("{} {}", G::META.id, G::META.rules)
}
