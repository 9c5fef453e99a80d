//! Reading a record's text.

use super::{Fault, Header, HeaderLines, Line, Record, RecordError, Seal, sum_of};
use crate::draw::Seed;
use crate::event::{Event, NotationError};
use crate::seat::{MAX_SEATS, Seat};
use std::str::FromStr;

/// What a line is called when the text has ended before it.
const END: &str = "the end of the text";

/// As much of a record as can be read, and what stopped the reading.
pub(super) fn record(bytes: &[u8]) -> (Option<Record>, Option<RecordError>) {
    let (text, odd) = clean(bytes);
    let mut lines = Lines { text, at: 0, number: 0 };
    let header = match header(&mut lines) {
        Ok(header) => header,
        // The header may only seem to end early, where the text was cut at what may not stand in it.
        Err(error) => return (None, Some(odd.filter(|odd| odd.line <= error.line).unwrap_or(error))),
    };
    let mut record = Record { header, lines: Vec::new(), result: None, seed: None, seal: Seal::Missing };
    for line in lines {
        if let Err(error) = body(&mut record, &line, text) {
            return (Some(record), Some(error));
        }
    }
    (Some(record), odd)
}

/// Takes one line below the `--` into the record.
fn body(record: &mut Record, line: &TextLine<'_>, text: &str) -> Result<(), RecordError> {
    if record.seal != Seal::Missing {
        return Err(line.expected("nothing below the sum"));
    }
    let over = record.result.is_some() || record.seed.is_some();
    match line.word {
        "result" if !over => record.result = Some((line.number, line.numbers(record.header.seats)?)),
        "seed" if record.seed.is_none() => {
            record.seed = Some((line.number, line.value("64 hexadecimal digits")?));
        }
        "sum" => {
            // To the letter, line end included: not even a space may be added unnoticed.
            let (above, from_here) = text.split_at(line.start);
            let fits = from_here.starts_with(&format!("sum {}\n", sum_of(above)));
            record.seal = if fits { Seal::Right } else { Seal::Broken(line.number) };
        }
        _ if over => return Err(line.expected("seed or sum")),
        _ => record.lines.push((line.number, line.event()?)),
    }
    Ok(())
}

fn header(lines: &mut Lines<'_>) -> Result<Header, RecordError> {
    let mut at = HeaderLines::default();
    let game = lines.expect("game", &mut at.game)?.value("game and a name such as cubosaurs")?;
    let rules = lines.expect("rules", &mut at.rules)?.value("rules and a version number")?;
    let components = lines.expect("components", &mut at.components)?.hex()?;
    let seats_line = lines.expect("seats", &mut at.seats)?;
    let seats: u8 = seats_line.value("seats and a number")?;
    if seats == 0 || usize::from(seats) > MAX_SEATS {
        return Err(seats_line.expected("from 1 to 6 seats"));
    }
    let config_line = lines.expect("config", &mut at.config)?;
    let config = config_line
        .words()
        .map(|pair| pair.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())))
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| config_line.expected("config and pairs such as dna=off"))?;
    let (players, commitment, parts, laid) = (Vec::new(), None, Vec::new(), 0);
    let mut header = Header { game, rules, components, seats, config, players, commitment, parts, laid, at };
    let mut line = lines.expect_any("players, seed-sha256 or --")?;
    if line.word == "players" {
        header.at.players = line.number;
        header.players = line.words().map(str::to_owned).collect();
        if header.players.len() != usize::from(seats) || header.players.iter().any(String::is_empty) {
            return Err(line.expected("one player for each seat"));
        }
        line = lines.expect_any("seed-sha256 or --")?;
    }
    if line.word == "seed-sha256" {
        header.commitment = Some(line.value("64 hexadecimal digits")?);
        line = lines.expect_any("part or --")?;
        // What was added to a seed means something only beside what was known of it.
        while line.word == "part" {
            let part = line.part(seats, header.parts.last().map(|(seat, _)| *seat))?;
            header.parts.push(part);
            line = lines.expect_any("part or --")?;
        }
    }
    if line.word == "laid" {
        header.laid = line.value("laid and a number of events")?;
        if header.laid == 0 {
            return Err(line.expected("laid and a number of events"));
        }
        line = lines.expect_any("--")?;
    }
    if (line.word, line.rest) != ("--", None) {
        return Err(line.expected("-- between the header and the events"));
    }
    Ok(header)
}

/// The lines before the first byte that may not stand where it does, and the fault of that byte.
fn clean(bytes: &[u8]) -> (&str, Option<RecordError>) {
    let ends_line = |at: usize| matches!(bytes.get(at + 1), None | Some(b'\n'));
    let is_odd = |(at, byte): (usize, &u8)| match byte {
        b' ' => ends_line(at),
        b'\n' => false,
        byte => !byte.is_ascii_graphic(),
    };
    let Some(at) = bytes.iter().enumerate().position(is_odd) else {
        return (std::str::from_utf8(bytes).unwrap_or_default(), None); // ASCII alone is always UTF-8
    };
    let above = bytes[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let line = 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
    let (expected, found) = match bytes[at] {
        b'\r' => ("lines that end with a line feed alone", "a carriage return".to_owned()),
        b'\t' => ("words with one blank between them", "a tab".to_owned()),
        b' ' => ("lines without blanks at their end", "one".to_owned()),
        byte => ("plain ASCII text", format!("byte 0x{byte:02x}")),
    };
    let fault = Fault::Expected { expected, found }.at(line);
    (std::str::from_utf8(&bytes[..above]).unwrap_or_default(), Some(fault))
}

/// The lines that say something: comments and blank lines are passed over.
struct Lines<'t> {
    text: &'t str,
    at: usize,
    number: usize,
}

/// A line, with its number and where it starts in the text.
struct TextLine<'t> {
    number: usize,
    start: usize,
    whole: &'t str,
    word: &'t str,
    rest: Option<&'t str>,
}

impl<'t> Lines<'t> {
    /// The next line, which must begin with `word`; its number is noted in `at`.
    fn expect(&mut self, word: &'static str, at: &mut usize) -> Result<TextLine<'t>, RecordError> {
        let line = self.expect_any(word)?;
        *at = line.number;
        if line.word == word { Ok(line) } else { Err(line.expected(word)) }
    }

    fn expect_any(&mut self, expected: &'static str) -> Result<TextLine<'t>, RecordError> {
        let end = Fault::Expected { expected, found: END.to_owned() };
        self.next().ok_or_else(|| end.at(self.number + 1))
    }
}

impl<'t> Iterator for Lines<'t> {
    type Item = TextLine<'t>;

    fn next(&mut self) -> Option<TextLine<'t>> {
        loop {
            let (start, below) = (self.at, &self.text[self.at..]);
            let raw = below.split_inclusive('\n').next()?;
            self.at += raw.len();
            self.number += 1;
            let raw = raw.trim_end_matches('\n');
            let whole = raw.split_once(';').map_or(raw, |(line, _)| line).trim_end_matches(' ');
            if !whole.is_empty() {
                let (word, rest) =
                    whole.split_once(' ').map_or((whole, None), |(word, rest)| (word, Some(rest)));
                return Some(TextLine { number: self.number, start, whole, word, rest });
            }
        }
    }
}

impl TextLine<'_> {
    fn expected(&self, expected: &'static str) -> RecordError {
        let NotationError { found, .. } = NotationError::new(expected, self.whole);
        Fault::Expected { expected, found: format!("\"{found}\"") }.at(self.number)
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.rest.into_iter().flat_map(|rest| rest.split(' '))
    }

    fn value<T: FromStr + ToString>(&self, expected: &'static str) -> Result<T, RecordError> {
        let text = self.rest.ok_or_else(|| self.expected(expected))?;
        let value: T = text.parse().map_err(|_| self.expected(expected))?;
        // One value has one text: no plus sign, no leading zero.
        if value.to_string() == text { Ok(value) } else { Err(self.expected(expected)) }
    }

    /// What a seat added to the seed; seats come in their order, each once.
    fn part(&self, seats: u8, last: Option<Seat>) -> Result<(Seat, Seed), RecordError> {
        let part = || {
            let (seat, part) = self.rest?.split_once(' ')?;
            let (seat, part): (Seat, Seed) = (seat.parse().ok()?, part.parse().ok()?);
            (seat.number() <= seats && last.is_none_or(|last| seat > last)).then_some((seat, part))
        };
        part().ok_or_else(|| self.expected("part, a seat in its order, and 64 hexadecimal digits"))
    }

    fn hex(&self) -> Result<u32, RecordError> {
        let value = self.rest.and_then(hex32);
        value.ok_or_else(|| self.expected("eight hexadecimal digits in lower case"))
    }

    fn numbers(&self, seats: u8) -> Result<Vec<i32>, RecordError> {
        let numbers: Option<Vec<i32>> = self
            .words()
            .map(|word| word.parse().ok().filter(|number: &i32| number.to_string() == word))
            .collect();
        numbers
            .filter(|numbers| numbers.len() == usize::from(seats))
            .ok_or_else(|| self.expected("one number for each seat"))
    }

    fn event(&self) -> Result<Line, RecordError> {
        if let Some(count) = self.word.strip_prefix('#') {
            let events = count.parse().ok().filter(|number: &u32| number.to_string() == count);
            return events
                .zip(self.rest.and_then(hex32))
                .map(|(events, digest)| Line::Check { events, digest })
                .ok_or_else(|| self.expected("a check such as #40 1d9e22b0"));
        }
        if let ("@", Some(clock)) = (self.word, self.rest.and_then(|rest| rest.strip_prefix("clock "))) {
            let milliseconds = clock.parse().ok().filter(|number: &u32| number.to_string() == clock);
            return milliseconds.map(Line::Clock).ok_or_else(|| self.expected("@ clock and milliseconds"));
        }
        if self.word == "@" {
            let back = |(seat, what): (&str, &str)| {
                let seat = seat.parse::<Seat>().ok()?;
                match what {
                    "takeback" => Some(Line::Takeback(seat)),
                    "rewind" => Some(Line::Rewind(seat)),
                    "resign" => Some(Line::Resign(seat)),
                    _ => None,
                }
            };
            let line = self.rest.and_then(|rest| rest.split_once(' ')).and_then(back);
            return line.ok_or_else(|| self.expected("@ SEAT takeback"));
        }
        Event::from_str(self.whole)
            .map(Line::Event)
            .map_err(|_| self.expected("an event, a check or the result"))
    }
}

fn hex32(text: &str) -> Option<u32> {
    let value = u32::from_str_radix(text, 16).ok()?;
    (format!("{value:08x}") == text).then_some(value)
}
