//! What the review of a game shows.

use crate::game_page::GamePage;
use dino_core::Seat;

/// The review of a finished game, as it concerns one seat.
#[derive(Debug)]
pub struct ReviewPage {
    /// The table's id.
    pub id: String,
    /// Its game.
    pub game: &'static GamePage,
    /// What to call each seat.
    pub names: Vec<String>,
    /// Whose review it is.
    pub seat: Seat,
    /// Whether that is the reader's own seat.
    pub is_yours: bool,
    /// What was found out; nothing while it is not known yet.
    pub found: Option<Reviewed>,
    /// How far a deeper look is, in hundredths; nothing once it is done.
    pub progress: Option<u32>,
    /// Whether the reader played, and so may play the same deal again.
    pub may_play: bool,
}

/// What a review found out. Numbers are games of a hundred, in tenths.
#[derive(Debug)]
pub struct Reviewed {
    /// For each seat what it could expect after each step, and at first.
    pub lines: Vec<Vec<f32>>,
    /// Where rounds begin, as numbers of steps, with what they are called.
    pub rounds: Vec<(usize, String)>,
    /// What made the result: start, luck, own, others, result. The first four add up to the last.
    pub account: [i32; 5],
    /// The decisions that could have been better, the worst first.
    pub decisions: Vec<ReviewedDecision>,
    /// How many decisions there were in all.
    pub all: usize,
    /// The falls of chance that gave or took most, and what others gave or took, the largest first.
    pub not_own: [Vec<Effect>; 2],
    /// What changed most, in order.
    pub turning_points: Vec<TurningPoint>,
    /// Whether the seat won.
    pub has_won: bool,
}

/// A decision that could have been better.
#[derive(Clone, Debug)]
pub struct ReviewedDecision {
    /// How bad: `inaccuracy`, `mistake` or `blunder`.
    pub mark: &'static str,
    /// The step it was.
    pub step: usize,
    /// After how many events it was asked for.
    pub at: usize,
    /// What was done.
    pub done: String,
    /// What would have been better.
    pub better: String,
    /// Where in the game.
    pub place: String,
    /// What it gave away.
    pub loss: i32,
}

/// What somebody else or nobody did to a seat.
#[derive(Clone, Debug)]
pub struct Effect {
    /// After how many events it had happened.
    pub at: usize,
    /// What happened.
    pub told: String,
    /// What it gave or took.
    pub part: i32,
}

/// A moment that changed much.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// The step it was.
    pub step: usize,
    /// After how many events it began, and how many there were after it.
    pub events: [usize; 2],
    /// What happened.
    pub told: String,
    /// Where in the game.
    pub place: String,
    /// A drawing of it, as markup.
    pub picture: Option<String>,
    /// Why it mattered, where there is more to say.
    pub why: Option<String>,
    /// By how much the seat's prospects changed.
    pub swing: i32,
}
