//! What made the result of a game: luck, one's own decisions, those of the others.
//!
//! A game is cut into *steps*: falls of chance, decisions, and stretches in which all build at once. The evaluator
//! ([`Outlook`]) says before and after each of them how many of a hundred games each seat would win from there; the last
//! value is the result itself. Each unforced decision is set against the best one, in worlds its seat could not exclude: what it
//! gave away is the deed of that seat, for itself and for the others. All the rest of the difference is luck: what fell, and how
//! what nobody could know turned out. So for each seat, in whole millionths,
//!
//! start + luck + own decisions + others' decisions = result.
//!
//! (Zare's identity as backgammon programs use it, with one evaluator for all terms and a third term for more than two.)
//! Which action is best a search says; by how much is then measured in fresh worlds, so that the search's own luck is in neither,
//! and what is not clearly more than its standard error counts as nothing.

use crate::advice::{candidates, compared, own_view};
use crate::outlook::{Outlook, Shares, likely};
use crate::search::Budget;
use dino_core::game::EventOf;
use dino_core::{BySeat, Event, GameExt as _, Heuristics, Pending, Seat};
use std::time::{Duration, Instant};

mod data;
mod steps;

pub use data::{Account, Cause, Judged, Mark, Parts, Review, Step, WHOLE};
use steps::{Span, SpanKind};

/// Raised when the same game would come out otherwise: what an older evaluator found is then made again.
const EVALUATOR: u32 = 1;

/// What reviews of a game are made by: the evaluator, the rules and what was learned of the game. Reviews by another name are not to
/// be compared with those made now.
pub fn evaluator<G: Heuristics>() -> String {
    // FNV-1a: short, and the same everywhere.
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let weights = G::WEIGHTS.bytes().fold(0xcbf2_9ce4_8422_2325, mix);
    format!("{EVALUATOR}-{}-{weights:016x}", G::META.rules)
}

/// How much is tried out for a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So many playouts for every value, and about as many for every comparison: the same on every machine.
    Playouts(u32),
    /// As many as there is time for.
    Time(Duration),
}

impl Effort {
    /// A first look, within ten seconds.
    pub const QUICK: Effort = Effort::Time(Duration::from_millis(7_000));
    /// The whole one, within a minute.
    pub const FULL: Effort = Effort::Time(Duration::from_millis(45_000));
}

/// Why there is no review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoReview {
    /// The game is not over.
    #[error("the game is not over: a review opens when it is")]
    Running,
    /// Nobody plays against anybody.
    #[error("one seat alone plays against nobody: there is nothing to review")]
    Alone,
    /// It was stopped.
    #[error("the review was stopped")]
    Stopped,
}

/// Reviews a finished game. `states` holds the state before every event and the last one. `go_on` hears how far it is, in
/// thousandths, and says whether to go on.
pub fn review<G: Heuristics>(
    states: &[G],
    events: &[EventOf<G>],
    effort: Effort,
    seed: u64,
    go_on: &mut dyn FnMut(u32) -> bool,
) -> Result<Review<G::Action>, NoReview> {
    let (first, last) = (states.first().ok_or(NoReview::Running)?, states.last().ok_or(NoReview::Running)?);
    if last.pending() != Pending::Over || states.len() != events.len() + 1 {
        return Err(NoReview::Running);
    }
    if first.seats() < 2 {
        return Err(NoReview::Alone);
    }
    let spans = steps::spans(states, events);
    let mut reviewer = Reviewer { outlook: Outlook::default(), seed, pace: Pace::new(effort, &spans) };
    let start = reviewer.value(first, 0);
    let (mut before, mut steps) = (start, Vec::with_capacity(spans.len()));
    for (number, span) in spans.iter().enumerate() {
        if !go_on((1000 * number / spans.len()) as u32) {
            return Err(NoReview::Stopped);
        }
        let after = reviewer.value(&states[span.to], span.to);
        steps.push(reviewer.step(states, events, span, before, after));
        before = after;
        reviewer.pace.done(span);
    }
    Ok(Review { seats: first.seats(), start, result: before, steps })
}

struct Reviewer<G: Heuristics> {
    outlook: Outlook<G>,
    seed: u64,
    pace: Pace,
}

impl<G: Heuristics> Reviewer<G> {
    /// What each seat may expect, in millionths.
    fn value(&mut self, state: &G, at: usize) -> Parts {
        parts(&self.outlook.of(state, self.pace.playouts(), self.seed ^ at as u64))
    }

    fn step(
        &mut self,
        states: &[G],
        events: &[EventOf<G>],
        span: &Span,
        before: Parts,
        after: Parts,
    ) -> Step<G::Action> {
        let nothing = BySeat::new(before.seats(), 0);
        let (mut own, mut others) = (nothing, nothing);
        let cause = match (span.kind, &events[span.from]) {
            (SpanKind::Decision, Event::Act(seat, chosen)) => {
                let (judged, effect) = self.judge(&states[span.from], *seat, *chosen, span.from);
                for of in Seat::all(before.seats()) {
                    let to = if of == *seat { &mut own } else { &mut others };
                    to[of] = effect[of];
                }
                Cause::Decision(judged)
            }
            (SpanKind::Together, _) => {
                (own, others) = together(&states[span.from], &states[span.to], &before, &after);
                Cause::Together
            }
            _ => Cause::Course,
        };
        Step { from: span.from, to: span.to, cause, before, after, own, others }
    }

    /// A decision against the best one, and what it did to every seat.
    fn judge(&mut self, state: &G, seat: Seat, chosen: G::Action, at: usize) -> (Judged<G::Action>, Parts) {
        let (view, seed) =
            (own_view(state, seat), self.seed.wrapping_add(at as u64).wrapping_mul(0x9e37_79b9));
        let mut legal = Vec::new();
        state.choices(seat, &mut legal);
        let budget = Budget::iterations(self.pace.iterations());
        let found = candidates::<G>(&view, state, seat, &legal, seed, budget);
        let best = found.first().copied().unwrap_or(chosen);
        let nothing = BySeat::new(state.seats(), 0);
        let mut judged = Judged { seat, chosen, best, choices: legal.len() as u32, loss: 0, error: 0 };
        if best == chosen {
            return (judged, nothing);
        }
        let worlds = self.pace.playouts();
        let (gain, error) = compared(&mut self.outlook, &view, seat, [chosen, best], worlds, seed ^ 1);
        judged.error = millionths(error);
        // Nothing is said that could as well be the luck of the comparison.
        if -gain[seat] <= 2.0 * error || -gain[seat] < LEAST {
            judged.best = chosen;
            return (judged, nothing);
        }
        let effect = parts(&gain);
        judged.loss = -effect[seat];
        (judged, effect)
    }
}

/// What is less than half a game in a hundred is not told from nothing.
const LEAST: f64 = 0.005;

/// What a stretch did in which all built at once: to each seat what it made itself, and what the others made.
fn together<G: Heuristics>(from: &G, to: &G, before: &Parts, after: &Parts) -> (Parts, Parts) {
    let (expected, made, spread) = (from.expected_scores(), to.expected_scores(), from.spread());
    let base = likely(&expected, spread);
    let (mut own, mut others) = (BySeat::new(before.seats(), 0), BySeat::new(before.seats(), 0));
    for seat in Seat::all(before.seats()) {
        let (mut alone, mut without) = (expected, made);
        (alone[seat], without[seat]) = (made[seat], expected[seat]);
        let by_itself = millionths(likely(&alone, spread)[seat] - base[seat]);
        let by_others = millionths(likely(&without, spread)[seat] - base[seat]);
        // What only both together did is shared.
        let all = after[seat] - before[seat];
        own[seat] = by_itself + (all - by_itself - by_others) / 2;
        others[seat] = all - own[seat];
    }
    (own, others)
}

fn millionths(share: f64) -> i32 {
    (share * f64::from(WHOLE)).round() as i32
}

fn parts(shares: &Shares) -> Parts {
    shares.map(millionths)
}

/// How much may be tried at each step so that all of them are done in time.
struct Pace {
    effort: Effort,
    start: Instant,
    /// The work that is left, in values; a decision is about as much as three.
    left: u32,
    /// The playouts made so far, about.
    made: f64,
    playouts: u32,
}

/// A decision costs about as much as so many values.
const DECISION: u32 = 4;
/// With fewer playouts nothing is told.
const MIN_PLAYOUTS: u32 = 12;
/// More tell nothing new.
const MAX_PLAYOUTS: u32 = 1_500;

impl Pace {
    fn new(effort: Effort, spans: &[Span]) -> Pace {
        let left = spans.iter().map(cost).sum::<u32>() + 1;
        let playouts = match effort {
            Effort::Playouts(playouts) => playouts.max(2),
            // How long one takes is not known yet.
            Effort::Time(_) => MIN_PLAYOUTS,
        };
        Pace { effort, start: Instant::now(), left, made: 0.0, playouts }
    }

    fn playouts(&self) -> u32 {
        self.playouts
    }

    fn iterations(&self) -> u32 {
        2 * self.playouts
    }

    /// A step is done: what it took tells how much may be tried at the next.
    fn done(&mut self, span: &Span) {
        self.left = self.left.saturating_sub(cost(span)).max(1);
        self.made += f64::from(cost(span) * self.playouts);
        let Effort::Time(time) = self.effort else { return };
        let (spent, time) = (self.start.elapsed().as_secs_f64(), time.as_secs_f64());
        let each = (spent / self.made).max(1e-9);
        let wanted = (time - spent).max(0.0) / (each * f64::from(self.left));
        self.playouts = (wanted as u32).clamp(MIN_PLAYOUTS, MAX_PLAYOUTS);
    }
}

fn cost(span: &Span) -> u32 {
    if span.kind == SpanKind::Decision { DECISION } else { 1 }
}
