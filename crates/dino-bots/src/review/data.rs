//! What a review says, as plain data.

use dino_core::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// One whole game: shares are counted in millionths, so that they add up exactly.
pub const WHOLE: i32 = 1_000_000;

/// Shares of a game by seat, in millionths.
pub type Parts = BySeat<i32>;

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review<A> {
    /// How many seats played.
    pub seats: u8,
    /// What each could expect before anything happened.
    pub start: Parts,
    /// What each got: the whole game, a part of a shared one, or nothing.
    pub result: Parts,
    /// All that happened, in order.
    pub steps: Vec<Step<A>>,
}

/// Something that happened: one event, or several that belong together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Step<A> {
    /// How many events came before it.
    pub from: usize,
    /// How many there are with it.
    pub to: usize,
    /// Whose doing it was.
    pub cause: Cause<A>,
    /// What each seat could expect before.
    pub before: Parts,
    /// And after.
    pub after: Parts,
    /// What each seat's own decisions did to it.
    pub own: Parts,
    /// What the decisions of others did to it.
    pub others: Parts,
}

/// Whose doing a step was.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause<A> {
    /// Nobody's: chance, time, and what could not be done otherwise.
    Course,
    /// A seat decided.
    Decision(Judged<A>),
    /// All seats made something at the same time.
    Together,
}

/// A decision that could have been another one, against the best.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged<A> {
    /// Whose.
    pub seat: Seat,
    /// What it chose.
    pub chosen: A,
    /// What would have been best; the same where nothing clearly better was found.
    pub best: A,
    /// Among how many actions.
    pub choices: u32,
    /// What it gave away, in millionths of a game.
    pub loss: i32,
    /// How far that may be off: its standard error.
    pub error: i32,
}

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It gave away 2 games of 100 or more.
    Inaccuracy,
    /// It gave away 5 of 100 or more.
    Mistake,
    /// It gave away 10 of 100 or more.
    Blunder,
}

impl Mark {
    /// All of them, the slightest first, each with what a decision has to give away for it, in millionths of a game.
    pub const ALL: [(Mark, i32); 3] =
        [(Mark::Inaccuracy, WHOLE / 50), (Mark::Mistake, WHOLE / 20), (Mark::Blunder, WHOLE / 10)];

    /// Its name in files and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}

impl<A> Judged<A> {
    /// How bad it was, where that is worth a word.
    pub fn mark(&self) -> Option<Mark> {
        Mark::ALL.into_iter().rev().find(|(_, least)| self.loss >= *least).map(|(mark, _)| mark)
    }
}

impl<A> Step<A> {
    /// What chance and what nobody could know did to a seat.
    pub fn luck(&self, seat: Seat) -> i32 {
        self.swing(seat) - self.own[seat] - self.others[seat]
    }

    /// By how much the seat's prospects changed.
    pub fn swing(&self, seat: Seat) -> i32 {
        self.after[seat] - self.before[seat]
    }

    /// The decision it was.
    pub fn decision(&self) -> Option<&Judged<A>> {
        match &self.cause {
            Cause::Decision(judged) => Some(judged),
            Cause::Course | Cause::Together => None,
        }
    }
}

/// What made a seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// What it could expect at first.
    pub start: i32,
    /// Luck.
    pub luck: i32,
    /// Its own decisions.
    pub own: i32,
    /// Those of others.
    pub others: i32,
    /// What it got: the sum of all these.
    pub result: i32,
}

impl<A> Review<A> {
    /// What made the result of a seat; its terms add up exactly.
    pub fn account(&self, seat: Seat) -> Account {
        let sum = |of: &dyn Fn(&Step<A>) -> i32| self.steps.iter().map(of).sum();
        Account {
            start: self.start[seat],
            luck: sum(&|step| step.luck(seat)),
            own: sum(&|step| step.own[seat]),
            others: sum(&|step| step.others[seat]),
            result: self.result[seat],
        }
    }

    /// The decisions of a seat that could have been others, in order.
    pub fn decisions(&self, seat: Seat) -> impl Iterator<Item = (&Step<A>, &Judged<A>)> {
        let of_seat = move |step: &&Step<A>| step.decision().is_some_and(|judged| judged.seat == seat);
        self.steps.iter().filter(of_seat).filter_map(|step| Some((step, step.decision()?)))
    }

    /// The numbers of the steps that changed most for a seat, in order.
    pub fn turning_points(&self, seat: Seat, most: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..self.steps.len()).collect();
        numbers.sort_by_key(|number| std::cmp::Reverse(self.steps[*number].weight(seat).abs()));
        numbers.truncate(most);
        numbers.retain(|number| self.steps[*number].weight(seat).abs() >= Mark::ALL[0].1);
        numbers.sort_unstable();
        numbers
    }

    /// The same with other actions.
    pub fn map<B>(self, mut action: impl FnMut(A) -> B) -> Review<B> {
        let Review { seats, start, result, steps } = self;
        let steps = steps.into_iter().map(|step| {
            let Step { from, to, cause, before, after, own, others } = step;
            let cause = match cause {
                Cause::Course => Cause::Course,
                Cause::Together => Cause::Together,
                Cause::Decision(Judged { seat, chosen, best, choices, loss, error }) => {
                    let (chosen, best) = (action(chosen), action(best));
                    Cause::Decision(Judged { seat, chosen, best, choices, loss, error })
                }
            };
            Step { from, to, cause, before, after, own, others }
        });
        Review { seats, start, result, steps: steps.collect() }
    }
}

impl<A> Step<A> {
    /// How much a step counts as a turning point of a seat: of its own decision what it gave away, of all else the whole swing.
    pub fn weight(&self, seat: Seat) -> i32 {
        match self.decision() {
            Some(judged) if judged.seat == seat => self.own[seat],
            _ => self.swing(seat),
        }
    }
}
