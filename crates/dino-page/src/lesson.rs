//! Lessons and practice: small stories at the real table, told in a text file beside a game's pages.
//!
//! `docs/lessons.md` tells how to write one. This module reads them and draws what is said; what they do at the table is
//! played by whoever knows tables (`dino_games::lesson`).

mod lit;
mod page;
mod read;
mod tried;

pub use lit::is_drawn;
pub use page::{Progress, overview, play_form};
pub use read::LessonError;
pub use tried::{Clicked, clicked};

pub(crate) use lit::light;
pub(crate) use page::{light_all, offers, poster_button, prompt, said, tools};

use crate::games::PAGES;
use crate::words::Words;
use dino_core::Seat;
use std::sync::LazyLock;

/// Whether something is taught or tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A lesson of many steps, which ends in a game.
    Lesson,
    /// A position with one good answer.
    Practice,
}

/// A lesson, or a position to practise: a start, and steps from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Which of the two.
    pub kind: Kind,
    /// The id of its game.
    pub game: &'static str,
    /// Its name in addresses and keys.
    pub id: String,
    /// The line of its file it begins in.
    pub line: usize,
    /// How long it takes, about.
    pub minutes: u8,
    /// How many seats there are.
    pub seats: u8,
    /// What differs from the usual game.
    pub options: Vec<(String, String)>,
    /// The learner's seat.
    pub you: Seat,
    /// What the others are called, in the order of their seats.
    pub names: Vec<String>,
    /// What falls where the file does not say.
    pub seed: u64,
    /// What happened before the first step.
    pub start: Vec<Scripted>,
    /// The steps.
    pub steps: Vec<LessonStep>,
    /// The digest of the whole story along its first answers, where the file names it.
    pub digest: Option<u32>,
    /// How the named answer of a practice is proved.
    pub proof: Proof,
}

/// How the check proves that an answer is the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Proof {
    /// By what the game's own count says right after it: more than after any other.
    #[default]
    Score,
    /// By searching, at a fixed seed and budget.
    Search,
}

/// An event that the file tells, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scripted {
    /// The line of the file.
    pub line: usize,
    /// The event, as in a record: `2 keep`, `* draw trex#3`.
    pub event: String,
}

/// One thing that is said, and what is to be done then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The line of the file.
    pub line: usize,
    /// Its name in keys.
    pub name: String,
    /// What is lit: ids of things on the table, or classes with a dot before them.
    pub lit: Vec<String>,
    /// What may be done; nothing where one only reads and goes on.
    pub awaits: Vec<Pattern>,
    /// Answers to other things that might be tried.
    pub wrong: Vec<Wrong>,
    /// What the others and chance do then.
    pub then: Vec<Scripted>,
}

/// An answer to something that is not awaited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The line of the file.
    pub line: usize,
    /// What was tried.
    pub tried: Pattern,
    /// Whether the rules refuse it.
    pub refused: bool,
    /// The last part of the key of what is said.
    pub name: String,
}

/// Actions in notation; a `*` stands for any one word or the end of one, a last `**` for all that may follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(pub String);

impl Pattern {
    /// Whether this action is meant.
    pub fn matches(&self, action: &str) -> bool {
        let (mut pattern, mut action) = (self.0.split(' '), action.split(' '));
        loop {
            match (pattern.next(), action.next()) {
                (Some("**"), _) | (None, None) => return true,
                (Some("*"), Some(_)) => {}
                (Some(wanted), Some(found)) if wanted == found => {}
                (Some(wanted), Some(found))
                    if wanted.strip_suffix('*').is_some_and(|begin| found.starts_with(begin)) => {}
                _ => return false,
            }
        }
    }
}

impl Lesson {
    /// The key of what it is called.
    pub fn key(&self) -> String {
        let kind = match self.kind {
            Kind::Lesson => "lesson",
            Kind::Practice => "practice",
        };
        format!("{}-{kind}-{}", self.game, self.id)
    }

    /// The key of what a step says; after the last one, of what is said at the end.
    pub fn step_key(&self, step: usize) -> String {
        match (self.kind, self.steps.get(step)) {
            (Kind::Lesson, Some(step)) => format!("{}-{}", self.key(), step.name),
            (Kind::Lesson, None) => format!("{}-end", self.key()),
            (Kind::Practice, Some(_)) => self.key(),
            (Kind::Practice, None) => format!("{}-why", self.key()),
        }
    }

    /// All keys its words stand under.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = vec![self.key()];
        for (at, step) in self.steps.iter().enumerate() {
            let key = self.step_key(at);
            if self.kind == Kind::Lesson {
                keys.extend([key.clone(), format!("{key}-title")]);
            }
            if !step.awaits.is_empty() {
                keys.push(format!("{key}-do"));
            }
            keys.extend(step.wrong.iter().map(|wrong| format!("{key}-{}", wrong.name)));
        }
        keys.push(self.step_key(self.steps.len()));
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// What to call each seat.
    pub fn seat_names(&self, words: &Words) -> Vec<String> {
        let mut others = self.names.iter();
        let name = |seat: Seat| match seat == self.you {
            true => words.get("lesson-you"),
            false => others.next().cloned().unwrap_or_else(|| crate::show::seat_name(seat, words)),
        };
        Seat::all(self.seats).map(name).collect()
    }
}

/// All lessons of a game, the first one first, then what there is to practise.
pub fn lessons_of(game: &str) -> &'static [Lesson] {
    static ALL: LazyLock<[Vec<Lesson>; PAGES.len()]> = LazyLock::new(|| {
        PAGES.map(|page| {
            let texts = page.lessons.iter();
            // The files are part of the program, and the checks read them without a fault.
            texts.flat_map(|(_, text)| read::lessons(page.meta.id, text).unwrap_or_default()).collect()
        })
    });
    let at = PAGES.iter().position(|page| page.meta.id == game);
    at.map_or(&[], |at| ALL[at].as_slice())
}

/// The lessons of this kind.
pub fn of_kind(game: &str, kind: Kind) -> impl Iterator<Item = &'static Lesson> {
    lessons_of(game).iter().filter(move |lesson| lesson.kind == kind)
}

/// The lesson with this name.
pub fn lesson(game: &str, id: &str) -> Option<&'static Lesson> {
    lessons_of(game).iter().find(|lesson| lesson.id == id)
}

/// The lessons of a text, for whoever writes one.
pub fn read(game: &str, text: &str) -> Result<Vec<Lesson>, LessonError> {
    read::lessons(game, text)
}

/// What is wrong with the files of a game, where something is: its file, its line and what it is.
pub fn faults(game: &str) -> Vec<(&'static str, LessonError)> {
    let page = PAGES.into_iter().find(|page| page.meta.id == game);
    let texts = page.map_or(&[][..], |page| page.lessons).iter();
    texts.filter_map(|(name, text)| read::lessons(game, text).err().map(|error| (*name, error))).collect()
}

/// How a lesson stands for somebody, as pages show it.
#[derive(Clone, Debug)]
pub struct LessonPage<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// The step, from 0; after the last one it is over.
    pub step: usize,
    /// The address of this step, under which its forms go.
    pub address: String,
    /// The address of the step before.
    pub back: Option<String>,
    /// The address of the step after, where nothing is awaited.
    pub next: Option<String>,
    /// What is said to what was tried.
    pub answer: Option<Answer>,
    /// What to click, where the learner wants to be shown.
    pub shown: Option<Clicked>,
    /// Of how many positions how many are solved, in practice.
    pub solved: Option<[usize; 2]>,
}

/// What is said to something that was tried and is not awaited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Above it.
    pub title: String,
    /// What it would bring, or why it cannot be.
    pub text: String,
    /// The elements that were clicked for it.
    pub clicked: Vec<String>,
}

impl LessonPage<'_> {
    /// The step, where it is not over.
    pub(crate) fn now(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// Whether something is to be done at the table.
    pub(crate) fn awaits(&self) -> bool {
        self.now().is_some_and(|step| !step.awaits.is_empty())
    }
}
