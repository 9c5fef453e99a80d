//! Asking a person in the terminal.

use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// What a person may type.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    Nothing,
    Number(u64),
    /// Anything else is taken for an action in notation, or for words of a choice.
    Action(&'a str),
    /// `?`, or `?` and an action, the number of a choice or that of a rule.
    Why(Option<&'a str>),
    Undo,
    Resign,
    Save(Option<&'a str>),
    Table,
    Log,
    Scores,
    Hint,
    Help,
    Quit,
}

/// Commands are understood in both languages, whichever is spoken, and by their first letters.
pub(super) fn command(line: &str) -> Command<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(' ').map_or((line, None), |(word, rest)| (word, Some(rest.trim())));
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => Command::Nothing,
        ("?", rest) => Command::Why(rest),
        ("save" | "enregistrer" | "sauver", rest) => Command::Save(rest),
        ("undo" | "u" | "annuler" | "a", None) => Command::Undo,
        ("resign" | "abandonner", None) => Command::Resign,
        ("table" | "t", None) => Command::Table,
        ("log" | "l" | "journal" | "j", None) => Command::Log,
        ("scores" | "s" | "points", None) => Command::Scores,
        ("hint" | "conseil", None) => Command::Hint,
        ("help" | "h" | "aide", None) => Command::Help,
        ("quit" | "q" | "exit" | "quitter", None) => Command::Quit,
        _ => line.parse().map_or(Command::Action(line), Command::Number),
    }
}

/// What came from the person.
pub(super) enum Heard {
    Line(String),
    /// Nothing yet.
    Silence,
    /// Nothing will come any more.
    End,
}

/// What a person types, line by line. It is read on a thread of its own, so that a clock can be watched meanwhile.
pub(super) struct Lines(Receiver<String>);

impl Lines {
    /// The lines of an input.
    pub(super) fn of(mut input: impl BufRead + Send + 'static) -> Self {
        let (sender, lines) = sync_channel(1);
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            while input.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
                if sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                    return;
                }
                bytes.clear();
            }
        });
        Lines(lines)
    }

    /// The next line, for which one waits so long at most, or as long as it takes.
    pub(super) fn next(&self, wait: Option<Duration>) -> Heard {
        let line = match wait {
            Some(wait) => self.0.recv_timeout(wait),
            None => self.0.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match line {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// An answer to a question without a clock; `None` at the end of the input.
    pub(super) fn answer(&self, prompt: &str, out: &mut impl Write) -> std::io::Result<Option<String>> {
        show(prompt, out)?;
        match self.next(None) {
            Heard::Line(line) => Ok(Some(line)),
            Heard::Silence | Heard::End => writeln!(out).map(|()| None),
        }
    }
}

/// What is written before the cursor.
pub(super) fn show(prompt: &str, out: &mut impl Write) -> std::io::Result<()> {
    write!(out, "{prompt} ")?;
    out.flush()
}

/// Writes a file whole or not at all: a crash leaves the old one as it was.
pub(super) fn save(file: &Path, text: &str) -> std::io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let mut part = std::fs::OpenOptions::new().write(true).create_new(true).open(&beside)?;
    let written = part.write_all(text.as_bytes()).and_then(|()| part.sync_all());
    written.and_then(|()| std::fs::rename(&beside, file)).inspect_err(|_| {
        let _ = std::fs::remove_file(&beside);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood() {
        assert_eq!(command("  3 \n"), Command::Number(3));
        assert_eq!(command("refuse trex#1\n"), Command::Action("refuse trex#1"));
        assert_eq!([command("hint"), command("conseil\n")], [Command::Hint, Command::Hint]);
        assert_eq!(command("?"), Command::Why(None));
        assert_eq!(command("? keep"), Command::Why(Some("keep")));
        assert_eq!(command("save my game.rec"), Command::Save(Some("my game.rec")));
        assert_eq!(command("99999999999999999999999"), Command::Action("99999999999999999999999"));
        assert_eq!(command("\n"), Command::Nothing);
    }

    #[test]
    fn commands_are_understood_in_both_languages_and_short() {
        for (typed, meant) in [
            ("q", Command::Quit),
            ("quitter", Command::Quit),
            ("Aide", Command::Help),
            ("h", Command::Help),
            ("annuler", Command::Undo),
            ("u", Command::Undo),
            ("journal", Command::Log),
            ("t", Command::Table),
            ("points", Command::Scores),
            ("enregistrer a.rec", Command::Save(Some("a.rec"))),
        ] {
            assert_eq!(command(typed), meant, "{typed}");
        }
    }

    #[test]
    fn lines_come_one_after_the_other_until_the_end() {
        let lines = Lines::of(std::io::Cursor::new("one\ntwo"));
        let heard = |wait| match lines.next(wait) {
            Heard::Line(line) => line,
            Heard::Silence => "silence".to_owned(),
            Heard::End => "end".to_owned(),
        };
        assert_eq!([heard(None), heard(None), heard(None)], ["one\n", "two", "end"]);
        let (_sender, receiver) = sync_channel(1);
        assert!(matches!(Lines(receiver).next(Some(Duration::ZERO)), Heard::Silence));
    }
}
