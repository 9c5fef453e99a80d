//! Lines no wider than the terminal, broken between words.

use std::io::{IsTerminal as _, Result, Write};

/// How wide a terminal is when nothing is said.
const USUAL: usize = 80;

/// How many columns to fill: what `COLUMNS` says, 80 in a terminal, and no limit where a program reads.
pub(super) fn columns() -> Option<usize> {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let usual = std::io::stdout().is_terminal().then_some(USUAL);
    said.filter(|columns| *columns >= 40).or(usual)
}

/// Breaks the lines written to it.
pub(super) struct Folded<W> {
    out: W,
    columns: Option<usize>,
    line: Vec<u8>,
}

impl<W: Write> Folded<W> {
    pub(super) fn new(out: W, columns: Option<usize>) -> Self {
        Folded { out, columns, line: Vec::new() }
    }
}

impl<W: Write> Write for Folded<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        for byte in bytes {
            self.line.push(*byte);
            if *byte == b'\n' {
                let line = std::mem::take(&mut self.line);
                let text = String::from_utf8_lossy(&line);
                match self.columns {
                    Some(columns) => self.out.write_all(fold(&text, columns).as_bytes())?,
                    None => self.out.write_all(text.as_bytes())?,
                }
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.out.write_all(&std::mem::take(&mut self.line))?;
        self.out.flush()
    }
}

/// A line as several, those after the first under the words of the first. What is drawn, which begins with three spaces or more,
/// stays as it is.
fn fold(line: &str, columns: usize) -> String {
    if line.chars().count() <= columns || line.starts_with("   ") {
        return line.to_owned();
    }
    let indent = line.len() - line.trim_start().len();
    let numbered = line.trim_start().split_once(". ").filter(|(number, _)| number.parse::<u32>().is_ok());
    let hang = indent + numbered.map_or(2, |(number, _)| number.len() + 2);
    let mut text = " ".repeat(indent);
    let mut width = indent;
    for (at, word) in line.trim().split(' ').enumerate() {
        let length = word.chars().count();
        if at > 0 && width + 1 + length > columns {
            text.push('\n');
            text.push_str(&" ".repeat(hang));
            width = hang;
        } else if at > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_hang_under_their_number() {
        let mut out = Vec::new();
        let mut folded = Folded::new(&mut out, Some(20));
        writeln!(folded, "12. Take the lake with a frog").unwrap();
        writeln!(folded, "   bA  bA  p.  h.  m.  h.  p.").unwrap();
        write!(folded, "Your choice: ").unwrap();
        folded.flush().unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "12. Take the lake\n    with a frog\n   bA  bA  p.  h.  m.  h.  p.\nYour choice: ",);
    }
}
