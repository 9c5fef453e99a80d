//! A game as a story: the chapters its log is grouped by, and what mattered in it, for the bar of a replay.

use crate::model::LogLine;
use dino_core::Seat;

/// Where in its game something happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Whose turn it is, where what others do meanwhile belongs to it.
    pub turn: Option<Seat>,
    /// Which turn, round or phase, as a person would say it.
    pub label: String,
}

/// Something that mattered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Animals were lost.
    Loss,
    /// Somebody fought.
    Fight,
    /// It became warmer.
    Warmer,
    /// It became colder.
    Colder,
    /// The meteor ended the game.
    Meteor,
    /// A round was counted.
    Counted,
    /// A tile was bought.
    Bought,
    /// Eggs were laid.
    Eggs,
}

impl Sign {
    /// The drawing that stands for it.
    pub(crate) const fn icon(self) -> &'static str {
        match self {
            Sign::Loss => "bone",
            Sign::Fight => "horn",
            Sign::Warmer => "sun",
            Sign::Colder => "cold",
            Sign::Meteor => "meteor",
            Sign::Counted => "star",
            Sign::Bought => "vial",
            Sign::Eggs => "egg",
        }
    }
}

/// What the bar of a replay shows: a piece for each round, and on it the first of each thing that mattered in it. So it does not
/// grow with what happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The moment each turn begins with.
    pub turns: Vec<usize>,
    /// Each round with the moment it begins with.
    pub rounds: Vec<(u16, usize)>,
    /// What mattered, with its moment.
    pub signs: Vec<(usize, Sign)>,
}

impl Story {
    /// The story a whole log tells.
    pub fn of(log: &[LogLine]) -> Story {
        let mut story = Story::default();
        let mut known: Vec<Sign> = Vec::new();
        for line in log {
            if line.chapter.is_some() {
                story.turns.push(line.number);
            }
            if line.round > story.rounds.last().map_or(0, |(round, _)| *round) {
                story.rounds.push((line.round, line.number));
                known.clear();
            }
            if let Some(sign) = line.sign.filter(|sign| !known.contains(sign)) {
                known.push(sign);
                story.signs.push((line.number, sign));
            }
        }
        story
    }

    /// The turns before and after a moment.
    pub(crate) fn turns_around(&self, at: usize) -> [Option<usize>; 2] {
        let before = self.turns.iter().rev().find(|turn| **turn < at);
        [before.copied(), self.turns.iter().find(|turn| **turn > at).copied()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: usize, round: u16, is_new: bool, sign: Option<Sign>) -> LogLine {
        let chapter = is_new.then(|| Chapter { round, turn: None, label: round.to_string() });
        LogLine { number, round, chapter, sign, ..LogLine::default() }
    }

    #[test]
    fn a_story_has_a_piece_a_round_and_the_first_of_each_sign() {
        let log = [
            line(2, 0, true, None),
            line(5, 1, true, Some(Sign::Loss)),
            line(6, 1, false, Some(Sign::Fight)),
            line(7, 1, true, Some(Sign::Loss)),
            line(9, 2, true, Some(Sign::Loss)),
            line(12, 1, false, None),
        ];
        let story = Story::of(&log);
        assert_eq!(story.rounds, [(1, 5), (2, 9)]);
        assert_eq!(story.signs, [(5, Sign::Loss), (6, Sign::Fight), (9, Sign::Loss)]);
        assert_eq!(story.turns, [2, 5, 7, 9]);
        assert_eq!(story.turns_around(5), [Some(2), Some(7)]);
        assert_eq!(story.turns_around(8), [Some(7), Some(9)]);
        assert_eq!(Story::default().turns_around(3), [None, None]);
    }
}
