//! A review in words.

use crate::AnyTable;
use dino_bots::review::{Cause, Review, Step, WHOLE};
use dino_core::{Seat, Viewer};
use dino_page::Words;
use dino_page::model::{Effect, LogLine, Reviewed, ReviewedDecision, TurningPoint};

/// How many turning points are shown.
const TURNING_POINTS: usize = 3;
/// How many falls, and how many gifts of others.
const EFFECTS: usize = 3;

/// What a review says of one seat, for people. The numbers are tenths of a game of a hundred; what rounding takes or gives is part
/// of luck, so that they still add up.
pub fn reviewed(
    table: &dyn AnyTable,
    review: &Review<String>,
    seat: Seat,
    names: &[String],
    words: &Words,
) -> Reviewed {
    // Once a game is over there is nothing left to hide.
    let log = table.log(0, Viewer::Everything, names, words);
    let story = Story::new(&log);
    let account = review.account(seat);
    let [start, own, others, result] =
        [account.start, account.own, account.others, account.result].map(tenths);
    let line = |seat: Seat| {
        let first = review.start[seat];
        let after = review.steps.iter().map(move |step| step.after[seat]);
        std::iter::once(first).chain(after).map(|part| part as f32 * 100.0 / WHOLE as f32).collect()
    };
    let mut decisions: Vec<ReviewedDecision> = Vec::new();
    for (number, step) in review.steps.iter().enumerate() {
        let judged = step.decision().filter(|judged| judged.seat == seat);
        let Some((judged, mark)) = judged.and_then(|judged| Some((judged, judged.mark()?))) else { continue };
        let said = |action: &str| table.said(step.from, seat, action, names, words);
        decisions.push(ReviewedDecision {
            mark: mark.name(),
            step: number,
            at: step.from,
            done: said(&judged.chosen).map_or_else(|| judged.chosen.clone(), |(label, ..)| label),
            better: said(&judged.best).map_or_else(|| judged.best.clone(), |(label, ..)| label),
            place: story.place(step.from),
            loss: tenths(judged.loss),
        });
    }
    decisions.sort_by_key(|one| std::cmp::Reverse(one.loss));
    let points = review.turning_points(seat, TURNING_POINTS).into_iter();
    let turning_points = points
        .map(|number| turning_point(table, &story, number, &review.steps[number], seat, names, words))
        .collect();
    let effects = |part: &dyn Fn(&Step<String>) -> i32| effects(review, &story, part, words);
    let falls = effects(&|step| if step.cause == Cause::Course { step.luck(seat) } else { 0 });
    let gifts = effects(&|step| step.others[seat]);
    Reviewed {
        not_own: [falls, gifts],
        lines: Seat::all(review.seats).map(line).collect(),
        rounds: rounds(review, &story, words),
        account: [start, result - start - own - others, own, others, result],
        all: review.decisions(seat).count(),
        decisions,
        turning_points,
        has_won: account.result > 0,
    }
}

/// The steps in which a part of the result is largest, as far as it is worth a word.
fn effects(
    review: &Review<String>,
    story: &Story<'_>,
    part: &dyn Fn(&Step<String>) -> i32,
    words: &Words,
) -> Vec<Effect> {
    let mut steps: Vec<(i32, &Step<String>)> = review
        .steps
        .iter()
        .map(|step| (part(step), step))
        .filter(|(part, _)| part.abs() >= WHOLE / 100)
        .collect();
    steps.sort_by_key(|(part, _)| std::cmp::Reverse(part.abs()));
    steps.truncate(EFFECTS);
    let effect = |(part, step): (i32, &Step<String>)| Effect {
        at: step.to,
        told: story.sentence(step, words),
        part: tenths(part),
    };
    steps.into_iter().map(effect).collect()
}

fn turning_point(
    table: &dyn AnyTable,
    story: &Story<'_>,
    number: usize,
    step: &Step<String>,
    seat: Seat,
    names: &[String],
    words: &Words,
) -> TurningPoint {
    let line = story.told(step.from, step.to);
    // Of a decision that could have been better, what speaks for the better one.
    let why = step.decision().filter(|judged| judged.loss > 0).and_then(|judged| {
        let (label, why, _) = table.said(step.from, judged.seat, &judged.best, names, words)?;
        let better = words.with("review-better-was", &[("better", label.into())]);
        Some(why.map_or_else(|| better.clone(), |why| format!("{better} {why}")))
    });
    TurningPoint {
        step: number,
        events: [step.from, step.to],
        told: story.sentence(step, words),
        place: story.place(step.from),
        picture: line.and_then(|line| line.picture.clone()),
        why,
        swing: tenths(step.weight(seat)),
    }
}

/// Where rounds begin, by the numbers of steps.
fn rounds(review: &Review<String>, story: &Story<'_>, words: &Words) -> Vec<(usize, String)> {
    let mut rounds: Vec<(usize, String)> = Vec::new();
    let mut now = 0;
    for (number, step) in review.steps.iter().enumerate() {
        let Some(round) = story.round(step.to).filter(|round| *round > now) else { continue };
        now = round;
        let at = if rounds.is_empty() { 0 } else { number };
        rounds.push((at, words.with("review-round", &[("round", round.into())])));
    }
    rounds
}

/// The log of a game, to look up where something happened.
struct Story<'l> {
    log: &'l [LogLine],
}

impl<'l> Story<'l> {
    fn new(log: &'l [LogLine]) -> Self {
        Story { log }
    }

    /// The line that tells most of these events: the first.
    fn told(&self, from: usize, to: usize) -> Option<&'l LogLine> {
        self.log.iter().find(|line| (from + 1..=to).contains(&line.number))
    }

    /// What happened in a step, in a sentence.
    fn sentence(&self, step: &Step<String>, words: &Words) -> String {
        let told = self.told(step.from, step.to).and_then(|line| line.text.lines().next());
        let unnamed = || {
            words.get(if step.cause == Cause::Together {
                "review-step-together"
            } else {
                "review-step-course"
            })
        };
        told.filter(|told| !told.is_empty()).map_or_else(unnamed, str::to_owned)
    }

    /// Where in the game an event was.
    fn place(&self, event: usize) -> String {
        let until = self.log.iter().take_while(|line| line.number <= event + 1);
        let last = until.filter_map(|line| line.chapter.as_ref()).last();
        last.map_or_else(String::new, |chapter| chapter.label.clone())
    }

    fn round(&self, events: usize) -> Option<u16> {
        self.log
            .iter()
            .rev()
            .find(|line| line.number <= events)
            .map(|line| line.round)
            .filter(|round| *round > 0)
    }
}

/// Millionths of a game as tenths of a game of a hundred.
fn tenths(millionths: i32) -> i32 {
    (f64::from(millionths) * 1000.0 / f64::from(WHOLE)).round() as i32
}
