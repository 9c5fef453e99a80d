//! Every path of a lesson, played and drawn: each step can be done, each wrong answer is possible, what is lit is there, and
//! both languages say it.

use super::{LessonFault, Position, fault, position};
use crate::ActError;
use dino_bots::Kind as BotKind;
use dino_bots::search::Cancel;
use dino_core::Pending;
use dino_page::Words;
use dino_page::lesson::{Kind, Lesson, LessonPage, Pattern, Proof, is_drawn};
use dino_page::model::{Site, Theme};
use std::collections::VecDeque;

/// More paths than this no one can look after.
const MAX_PATHS: usize = 400;

/// A sentence that is said may not be longer: three lines on a table, five on a phone.
const MAX_SAID: usize = 230;

/// The bots that must find the answer of a practice that is proved by searching, each with these seeds.
const SEEDS: [u64; 3] = [1, 2, 3];

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How many ways lead through it.
    pub paths: usize,
    /// How many positions were drawn.
    pub positions: usize,
    /// The digest of all positions along the first answers.
    pub digest: u32,
}

/// Plays every path of a lesson and looks at every position, in both languages.
pub fn check(lesson: &Lesson, languages: &[Words; 2]) -> Result<Report, LessonFault> {
    words(lesson, languages)?;
    let report = check_positions(lesson, languages)?;
    match lesson.digest {
        Some(digest) if digest == report.digest => Ok(report),
        Some(digest) => {
            let fault = format!(
                "the positions are no longer those of digest {digest:08x}: now {:08x}. Read the lesson again before you write the new one",
                report.digest
            );
            Err(self::fault(lesson.line, fault))
        }
        None => Err(fault(lesson.line, format!("the digest is missing: digest {:08x}", report.digest))),
    }
}

/// The same without its words and its digest, for whoever writes one.
pub fn check_positions(lesson: &Lesson, languages: &[Words; 2]) -> Result<Report, LessonFault> {
    let mut report = Report { paths: 0, positions: 0, digest: 0 };
    let mut ways = VecDeque::from([(0, Vec::new())]);
    let mut unmet: Vec<(usize, &Pattern)> =
        lesson.steps.iter().flat_map(|step| step.awaits.iter().map(|pattern| (step.line, pattern))).collect();
    while let Some((step, way)) = ways.pop_front() {
        let line = lesson.steps.get(step).map_or(lesson.line, |step| step.line);
        let at = position(lesson, step, &way)?;
        report.positions += 1;
        if way.iter().all(|choice| *choice == 0) {
            report.digest = report.digest.rotate_left(5).wrapping_mul(0x9e37_79b1) ^ at.table.digest();
        }
        if step == lesson.steps.len() {
            report.paths += 1;
            if lesson.kind == Kind::Lesson && at.table.pending() == Pending::Over {
                return Err(fault(line, "nobody can play on from the end: the game is over"));
            }
            continue;
        }
        look(lesson, step, &at, languages)?;
        unmet.retain(|(of, pattern)| *of != line || !at.awaited.iter().any(|action| pattern.matches(action)));
        let choices = at.awaited.len();
        if report.paths + ways.len() + choices > MAX_PATHS {
            return Err(fault(line, format!("more than {MAX_PATHS} paths")));
        }
        for choice in 0..choices.max(1) {
            let mut way = way.clone();
            way.extend((choices > 1).then_some(choice));
            ways.push_back((step + 1, way));
        }
    }
    if let Some((line, pattern)) = unmet.first() {
        return Err(fault(*line, format!("`{}` is awaited and never legal", pattern.0)));
    }
    Ok(report)
}

/// Both languages have all words, and not too many of them.
fn words(lesson: &Lesson, languages: &[Words; 2]) -> Result<(), LessonFault> {
    for key in lesson.keys() {
        for words in languages {
            if !words.has(&key) {
                return Err(fault(lesson.line, format!("{} says nothing under {key}", words.lang().code())));
            }
            let length = words.get(&key).chars().count();
            if length > MAX_SAID {
                return Err(fault(
                    lesson.line,
                    format!("{key} is too long in {}: {length}", words.lang().code()),
                ));
            }
        }
    }
    Ok(())
}

/// What a step promises is true of its position.
fn look(lesson: &Lesson, step: usize, at: &Position, languages: &[Words; 2]) -> Result<(), LessonFault> {
    let told = &lesson.steps[step];
    let choices = at.table.choices(lesson.you);
    for wrong in &told.wrong {
        let meant = || choices.iter().filter(|choice| wrong.tried.matches(choice));
        let tried = meant().find(|choice| !at.awaited.contains(choice));
        let is_right = tried.is_none() && meant().next().is_some();
        let problem = match (wrong.refused, tried) {
            _ if is_right => Some("is awaited".to_owned()),
            (false, None) => Some(format!("is not legal: {}", choices.join(", "))),
            (true, Some(_)) => Some("is legal, not refused".to_owned()),
            (true, None) => match at.check(lesson.you, &wrong.tried.0) {
                Err(ActError::Refused(_)) => None,
                other => Some(format!("is refused by no rule: {other:?}")),
            },
            (false, Some(_)) => None,
        };
        if let Some(problem) = problem {
            return Err(fault(wrong.line, format!("`{}` {problem}", wrong.tried.0)));
        }
    }
    for words in languages {
        let site = Site { words, theme: Theme::Auto, path: "/" };
        let shown = at.awaited.first().map(|action| at.clicked(lesson, action, words));
        if shown == Some(None) {
            return Err(fault(told.line, "nothing on the table can be clicked for it"));
        }
        let shown = shown.flatten();
        let elements = shown.iter().flat_map(|shown| &shown.elements);
        let names: Vec<String> = told.lit.iter().chain(elements).cloned().collect();
        let said = LessonPage {
            lesson,
            step,
            address: String::new(),
            back: None,
            next: None,
            answer: None,
            shown,
            solved: None,
        };
        let mut missing = None;
        at.show(lesson, said, &site, "", |_, parts| {
            missing = names.into_iter().find(|name| !is_drawn(parts, name));
        });
        if let Some(name) = missing {
            return Err(fault(told.line, format!("nothing on the table is called {name}")));
        }
    }
    if lesson.kind == Kind::Practice { prove(lesson, at) } else { Ok(()) }
}

/// The answer of a practice is the best.
fn prove(lesson: &Lesson, at: &Position) -> Result<(), LessonFault> {
    let line = lesson.steps[0].line;
    if at.awaited.len() == at.table.choices(lesson.you).len() {
        return Err(fault(line, "whatever one does is awaited"));
    }
    match lesson.proof {
        Proof::Score => {
            let worth = |action: &String| {
                let mut table = at.table.boxed();
                table
                    .lay(&format!("{} {action}", lesson.you))
                    .map_err(|error| fault(line, error.to_string()))?;
                table
                    .points(lesson.you)
                    .ok_or_else(|| fault(line, "this game does not tell points: best search"))
            };
            let mut worths = Vec::new();
            for action in at.table.choices(lesson.you) {
                worths.push((worth(&action)?, at.awaited.contains(&action), action));
            }
            let best = worths.iter().filter(|(_, right, _)| !right).max();
            let least = worths.iter().filter(|(_, right, _)| *right).min();
            match (best, least) {
                (Some((other, _, action)), Some((own, ..))) if other >= own => {
                    Err(fault(line, format!("`{action}` brings {other}, the answer {own}")))
                }
                _ => Ok(()),
            }
        }
        Proof::Search => {
            for seed in SEEDS {
                let found = at.table.boxed().think(lesson.you, BotKind::Hunter, seed, Cancel::default())();
                if !at.awaited.contains(&found) {
                    return Err(fault(line, format!("a search finds `{found}` better")));
                }
            }
            Ok(())
        }
    }
}
