//! Lessons at the table: a step's position is the replay of the lesson up to it, so nothing has to be kept of who learns.
//!
//! Where several actions are awaited, the *way* says which one was taken: a number for each step at which there was a
//! choice, counted among the awaited actions that are legal there.

mod check;

pub use check::{Report, check, check_positions};

use crate::{ActError, AnyTable, Setup};
use dino_core::{Seat, SeatSet, Seed, Viewer};
use dino_page::lesson::{Answer, Clicked, Lesson, LessonPage, LessonStep, Scripted, clicked};
use dino_page::model::{Part, Site, TablePage, TableSeat};
use dino_page::{Story, Words};

/// A lesson at one of its steps.
pub struct Position {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// What the step awaits, in notation; nothing where one only reads.
    pub awaited: Vec<String>,
    /// The part of the way that counts.
    pub way: Vec<usize>,
}

/// What is wrong with a lesson, and in which line of its file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct LessonFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: String,
}

fn fault(line: usize, fault: impl Into<String>) -> LessonFault {
    LessonFault { line, fault: fault.into() }
}

/// The lesson at a step, from 0; after the last step, its end. What the way does not say goes by the first answer.
pub fn position(lesson: &Lesson, step: usize, way: &[usize]) -> Result<Position, LessonFault> {
    let setup = Setup { options: &lesson.options, ..Setup::new(lesson.game, lesson.seats) };
    let seed = Seed::of_series(17, lesson.seed);
    let mut table =
        setup.open(seed, Vec::new(), Vec::new()).map_err(|error| fault(lesson.line, error.to_string()))?;
    lay(table.as_mut(), &lesson.start)?;
    let (mut way, mut taken) = (way.iter(), Vec::new());
    for step in lesson.steps.iter().take(step) {
        let awaited = awaited(table.as_ref(), lesson.you, step)?;
        if !awaited.is_empty() {
            let choice = if awaited.len() > 1 { *way.next().unwrap_or(&0) } else { 0 };
            let action = awaited.get(choice).ok_or_else(|| fault(step.line, "no such way"))?;
            table
                .lay(&format!("{} {action}", lesson.you))
                .map_err(|error| fault(step.line, error.to_string()))?;
            taken.extend((awaited.len() > 1).then_some(choice));
        }
        lay(table.as_mut(), &step.then)?;
    }
    let awaited = match lesson.steps.get(step) {
        Some(step) => awaited(table.as_ref(), lesson.you, step)?,
        None => Vec::new(),
    };
    Ok(Position { table, awaited, way: taken })
}

/// What the file tells happens; what it does not tell of chance falls by the seed.
fn lay(table: &mut dyn AnyTable, events: &[Scripted]) -> Result<(), LessonFault> {
    for Scripted { line, event } in events {
        if !event.starts_with('*') {
            table.draw_all();
        }
        table.lay(event).map_err(|error| fault(*line, format!("`{event}`: {error}")))?;
    }
    table.draw_all();
    Ok(())
}

/// What the step awaits of what is legal.
fn awaited(table: &dyn AnyTable, you: Seat, step: &LessonStep) -> Result<Vec<String>, LessonFault> {
    if step.awaits.is_empty() {
        return Ok(Vec::new());
    }
    let is_awaited = |action: &String| step.awaits.iter().any(|pattern| pattern.matches(action));
    let awaited: Vec<String> = table.choices(you).into_iter().filter(is_awaited).collect();
    if awaited.is_empty() {
        let may: Vec<String> = table.choices(you).into_iter().take(40).collect();
        let waits = format!("{:?}", table.pending());
        return Err(fault(
            step.line,
            format!("nothing awaited is legal; it waits for {waits}; legal: {}", may.join(", ")),
        ));
    }
    Ok(awaited)
}

/// What became of something that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// It is what the lesson awaits: on with this way.
    Right(Vec<usize>),
    /// It is not.
    Wrong,
}

impl Position {
    /// What becomes of an action.
    pub fn tried(&self, action: &str) -> Tried {
        match self.awaited.iter().position(|awaited| awaited == action) {
            Some(choice) => {
                let mut way = self.way.clone();
                way.extend((self.awaited.len() > 1).then_some(choice));
                Tried::Right(way)
            }
            None => Tried::Wrong,
        }
    }

    /// What is said to an action that is not awaited: the lesson's own words, the rule that forbids it, or what it would bring.
    pub fn answer(&self, lesson: &Lesson, step: usize, action: &str, words: &Words) -> Answer {
        let names = lesson.seat_names(words);
        let wrong = lesson.steps.get(step).into_iter().flat_map(|step| &step.wrong);
        let own = wrong.into_iter().find(|wrong| wrong.tried.matches(action));
        let refusal = match self.table.choices(lesson.you).iter().any(|choice| choice == action) {
            true => None,
            false => Some(match self.check(lesson.you, action) {
                Err(ActError::Refused(why)) => dino_page::refusal(why, &names, words),
                _ => words.get("refusal-impossible"),
            }),
        };
        let is_lesson = lesson.kind == dino_page::lesson::Kind::Lesson;
        let title = match (&refusal, is_lesson) {
            (Some(_), _) => "lesson-refused-title",
            (None, true) => "lesson-wrong-title",
            (None, false) => "practice-wrong-title",
        };
        let view = self.table.view(Viewer::Seat(lesson.you));
        let brings = || view.consider(lesson.you, action, words).map(|about| about.sentence);
        let text = match (own, refusal) {
            (Some(wrong), _) => words.get(&format!("{}-{}", lesson.step_key(step), wrong.name)),
            (None, Some(refusal)) => refusal,
            (None, None) => match brings() {
                Some(brings) => words.with("lesson-wrong-brings", &[("brings", brings.into())]),
                None if is_lesson => words.get("lesson-wrong-other"),
                None => words.get("practice-wrong-other"),
            },
        };
        let clicked = self.clicked(lesson, action, words).map_or_else(Vec::new, |clicked| clicked.elements);
        Answer { title: words.get(title), text, clicked }
    }

    /// What to click for an action.
    pub fn clicked(&self, lesson: &Lesson, action: &str, words: &Words) -> Option<Clicked> {
        let view = self.table.view(Viewer::Seat(lesson.you));
        clicked(&view.offers(lesson.you, &lesson.seat_names(words), words), action)
    }

    /// The table as a page with what is said at it, given to `show` with its parts.
    pub fn show(
        &self,
        lesson: &Lesson,
        said: LessonPage<'_>,
        site: &Site<'_>,
        origin: &str,
        show: impl FnOnce(&TablePage<'_>, &[Part]),
    ) {
        let (words, table, viewer) = (site.words, self.table.as_ref(), Viewer::Seat(lesson.you));
        let (names, view) = (lesson.seat_names(words), table.view(viewer));
        let log = table.log(0, viewer, &names, words);
        let last = |event: Option<usize>| {
            let line = log.iter().rev().find(|line| Some(line.number) == event.map(|event| event + 1))?;
            line.text.lines().next().map(str::to_owned)
        };
        let last_actions = table.last_actions(table.events()).into_iter().map(last).collect();
        let seat = |(seat, name): (Seat, &String)| TableSeat {
            seat,
            name: name.clone(),
            bot: seat != lesson.you,
            person: seat == lesson.you,
            here: true,
            clock: None,
            link: None,
        };
        let page = TablePage {
            url: format!("{origin}{}", said.address),
            id: "lesson",
            seats: Seat::all(lesson.seats).zip(&names).map(seat).collect(),
            viewer,
            yours: SeatSet::one(lesson.you),
            at: table.events(),
            events: table.events(),
            replay: false,
            follows: None,
            steps: [table.events(); 2],
            story: Story::default(),
            pending: table.pending(),
            automatic: SeatSet::EMPTY,
            sheet: None,
            view: view.as_ref(),
            drawings: None,
            last_actions,
            log,
            take_back: None,
            chat: Vec::new(),
            may_speak: false,
            standing: table.standing(),
            refusal: None,
            deal: None,
            hints: false,
            advice: None,
            lesson: Some(said),
        };
        show(&page, &dino_page::parts(site, &page));
    }

    /// Whether the rules allow an action.
    pub fn check(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        self.table.boxed().lay(&format!("{seat} {action}"))
    }
}
