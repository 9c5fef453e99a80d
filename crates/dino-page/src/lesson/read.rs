//! Reading lessons from their text.

use super::{Kind, Lesson, LessonStep, Pattern, Proof, Scripted, Wrong};
use dino_core::{MAX_SEATS, Seat};
use std::str::FromStr;

/// A lesson that cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: String,
}

impl std::fmt::Display for LessonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for LessonError {}

/// The lessons of a file.
pub(super) fn lessons(game: &str, text: &str) -> Result<Vec<Lesson>, LessonError> {
    let game = crate::games::page(game).map_or("", |page| page.meta.id);
    let mut reader = Reader { game, lessons: Vec::new(), events: Events::None };
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split(';').next().unwrap_or_default().trim();
        if !line.is_empty() {
            reader.line(number, line).map_err(|fault| LessonError { line: number, fault })?;
        }
    }
    for lesson in &reader.lessons {
        complete(lesson).map_err(|fault| LessonError { line: lesson.line, fault })?;
    }
    Ok(reader.lessons)
}

struct Reader {
    game: &'static str,
    lessons: Vec<Lesson>,
    /// Where events that stand alone belong.
    events: Events,
}

enum Events {
    None,
    Start,
    Then,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let is_event = word == "*" || word == "!" || word.parse::<Seat>().is_ok();
        let kind = match word {
            "lesson" => Some(Kind::Lesson),
            "practice" => Some(Kind::Practice),
            _ => None,
        };
        if let Some(kind) = kind {
            self.lessons.push(begun(kind, self.game, number, name(rest)?));
            self.events = Events::None;
            return Ok(());
        }
        let lesson = self.lessons.last_mut().ok_or("expected `lesson NAME` or `practice NAME` first")?;
        if is_event {
            let event = Scripted { line: number, event: line.to_owned() };
            match (&self.events, lesson.steps.last_mut()) {
                (Events::Start, _) => lesson.start.push(event),
                (Events::Then, Some(step)) => step.then.push(event),
                _ => return Err("an event stands below `start` or `then`".to_owned()),
            }
            return Ok(());
        }
        if lesson.kind == Kind::Practice && lesson.steps.is_empty() && matches!(word, "light" | "await") {
            lesson.steps.push(step(number, "answer".to_owned()));
        }
        match word {
            "minutes" => lesson.minutes = value(rest)?,
            "seats" => lesson.seats = seats(rest)?,
            "options" => lesson.options = rest.split(' ').map(option).collect::<Result<_, _>>()?,
            "you" => lesson.you = value(rest)?,
            "names" => lesson.names = rest.split(' ').map(str::to_owned).collect(),
            "seed" => lesson.seed = value(rest)?,
            "best" if rest == "score" => lesson.proof = Proof::Score,
            "best" if rest == "search" => lesson.proof = Proof::Search,
            "digest" => {
                let digest =
                    u32::from_str_radix(rest, 16).map_err(|_| "expected eight hexadecimal digits")?;
                lesson.digest = Some(digest);
            }
            "start" if rest.is_empty() => self.events = Events::Start,
            "step" => {
                lesson.steps.push(step(number, name(rest)?));
                self.events = Events::None;
            }
            "light" | "await" | "wrong" | "refused" | "then" => {
                let step =
                    lesson.steps.last_mut().ok_or_else(|| format!("`{word}` stands below a `step`"))?;
                match word {
                    "light" => step.lit.extend(rest.split_whitespace().map(str::to_owned)),
                    "await" => step.awaits.extend(patterns(rest)?),
                    "then" => self.events = Events::Then,
                    _ => step.wrong.push(wrong(number, rest, word == "refused")?),
                }
            }
            _ => return Err(format!("nothing is called `{word}` here")),
        }
        Ok(())
    }
}

fn begun(kind: Kind, game: &'static str, line: usize, id: String) -> Lesson {
    Lesson {
        kind,
        game,
        id,
        line,
        minutes: 5,
        seats: 2,
        options: Vec::new(),
        you: Seat::FIRST,
        names: Vec::new(),
        seed: 1,
        start: Vec::new(),
        steps: Vec::new(),
        digest: None,
        proof: Proof::Score,
    }
}

fn step(line: usize, name: String) -> LessonStep {
    LessonStep { line, name, lit: Vec::new(), awaits: Vec::new(), wrong: Vec::new(), then: Vec::new() }
}

/// What only the end of a lesson can tell.
fn complete(lesson: &Lesson) -> Result<(), String> {
    if lesson.steps.is_empty() {
        return Err(format!("{} has no step", lesson.id));
    }
    if lesson.you.index() >= usize::from(lesson.seats) {
        return Err(format!("seat {} is none of {}", lesson.you, lesson.seats));
    }
    let mut names: Vec<&str> = lesson.steps.iter().map(|step| step.name.as_str()).collect();
    names.sort_unstable();
    if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("two steps are called {}", pair[0]));
    }
    if lesson.kind == Kind::Practice && (lesson.steps.len() > 1 || lesson.steps[0].awaits.is_empty()) {
        return Err(format!("{} wants one answer", lesson.id));
    }
    Ok(())
}

/// A word of small letters, digits and dashes.
fn name(text: &str) -> Result<String, String> {
    let fits = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    if !text.is_empty() && text.chars().all(fits) {
        Ok(text.to_owned())
    } else {
        Err(format!("expected a name of small letters, found `{text}`"))
    }
}

fn value<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("expected a number, found `{text}`"))
}

fn seats(text: &str) -> Result<u8, String> {
    let seats: u8 = value(text)?;
    if (1..=MAX_SEATS).contains(&usize::from(seats)) { Ok(seats) } else { Err(format!("{seats} seats")) }
}

fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| format!("expected a pair such as dna=off, found `{text}`"))?;
    Ok((key.to_owned(), value.to_owned()))
}

/// Several are separated by bars.
fn patterns(text: &str) -> Result<Vec<Pattern>, String> {
    let pattern = |text: &str| match text.trim() {
        "" => Err("expected an action".to_owned()),
        "any" => Ok(Pattern("**".to_owned())),
        text => Ok(Pattern(text.to_owned())),
    };
    text.split('|').map(pattern).collect()
}

/// What was tried, a colon, and the name of the answer.
fn wrong(line: usize, text: &str, refused: bool) -> Result<Wrong, String> {
    let (tried, key) = text.rsplit_once(':').ok_or("expected an action, a colon and a name")?;
    Ok(Wrong { line, tried: Pattern(tried.trim().to_owned()), refused, name: name(key.trim())? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (usize, String) {
        let LessonError { line, fault } = lessons("cubosaurs", text).unwrap_err();
        (line, fault)
    }

    #[test]
    fn a_lesson_reads_like_a_story() {
        let text = "; a comment\nlesson first\nseats 3 ; with two others\nnames Greta Tom\nstart\n* first 1\nstep one\n  \
                    light hand .player\nstep two\n  await keep | refuse *\n  wrong refuse egg#trex: egg\n  then\n  2 keep\n";
        let [lesson] = &lessons("cubosaurs", text).unwrap()[..] else { panic!() };
        assert_eq!((lesson.id.as_str(), lesson.seats, lesson.steps.len()), ("first", 3, 2));
        assert_eq!(lesson.start, [Scripted { line: 6, event: "* first 1".to_owned() }]);
        assert_eq!(lesson.steps[0].lit, ["hand", ".player"]);
        assert!(lesson.steps[0].awaits.is_empty());
        assert!(lesson.steps[1].awaits.iter().any(|awaited| awaited.matches("refuse trex#1")));
        assert!(!lesson.steps[1].awaits.iter().any(|awaited| awaited.matches("refuse")));
        assert_eq!(lesson.steps[1].wrong[0].name, "egg");
        assert_eq!(lesson.steps[1].then[0].line, 13);
        assert_eq!(lesson.step_key(1), "cubosaurs-lesson-first-two");
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_line() {
        for (text, line, says) in [
            ("step one", 1, "first"),
            ("lesson First", 1, "small letters"),
            ("lesson a\nseats x", 2, "number"),
            ("lesson a\nseats 9", 2, "9 seats"),
            ("lesson a\n2 keep", 2, "below `start`"),
            ("lesson a\nlight hand", 2, "below a `step`"),
            ("lesson a\nstep b\nwrong keep", 3, "colon"),
            ("lesson a\nstep b\nspeak", 3, "nothing is called"),
            ("lesson a", 1, "no step"),
            ("lesson a\nstep b\nstep b", 1, "two steps"),
            ("\npractice a\nlight x", 2, "one answer"),
        ] {
            let (found, fault) = fault(text);
            assert_eq!(found, line, "{text}: {fault}");
            assert!(fault.contains(says), "{fault}");
        }
    }
}
