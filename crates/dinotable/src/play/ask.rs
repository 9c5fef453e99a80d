//! Asking a person in the terminal.

use std::io::{BufRead, Write};
use std::path::Path;

/// What a person may type.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    Nothing,
    Number(u64),
    /// Anything else is taken for an action in notation.
    Action(&'a str),
    /// `?`, or `?` and an action.
    Why(Option<&'a str>),
    Undo,
    Save(Option<&'a str>),
    Table,
    Log,
    Scores,
    Help,
    Quit,
}

pub(super) fn command(line: &str) -> Command<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(' ').map_or((line, None), |(word, rest)| (word, Some(rest.trim())));
    match (word, rest) {
        ("", _) => Command::Nothing,
        ("?", rest) => Command::Why(rest),
        ("save", rest) => Command::Save(rest),
        ("undo", None) => Command::Undo,
        ("table", None) => Command::Table,
        ("log", None) => Command::Log,
        ("scores", None) => Command::Scores,
        ("help", None) => Command::Help,
        ("quit" | "exit", None) => Command::Quit,
        _ => line.parse().map_or(Command::Action(line), Command::Number),
    }
}

/// A line from the person; `None` at the end of the input.
pub(super) fn line(
    prompt: &str,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> std::io::Result<Option<String>> {
    write!(out, "{prompt} ")?;
    out.flush()?;
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        writeln!(out)?;
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
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
        assert_eq!(command("?"), Command::Why(None));
        assert_eq!(command("? keep"), Command::Why(Some("keep")));
        assert_eq!(command("save my game.rec"), Command::Save(Some("my game.rec")));
        assert_eq!(command("99999999999999999999999"), Command::Action("99999999999999999999999"));
        assert_eq!(command("\n"), Command::Nothing);
    }
}
