//! Saved games as text: a header, one event a line, checks on the way, the result.
//!
//! The grammar is in `docs/notation.md`. This module knows no game: actions and chance are texts here, and
//! [`crate::replay`] gives them to the rules.

use crate::ConfigError;
use crate::draw::Seed;
use crate::event::{Event, NotationError, Refusal, shortened};
use crate::seat::Seat;
use crate::takeback::NoTakeback;
use sha2::{Digest as _, Sha256};
use std::fmt;

mod read;

/// What stands in a record for a seat that a person plays.
pub const PERSON: &str = "person";

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was agreed before the first event.
    pub header: Header,
    /// What happened, each line with its number in the text it was read from (0 when it was not read).
    pub lines: Vec<(usize, Line)>,
    /// Each seat's points, once the game is over; with its line.
    pub result: Option<(usize, Vec<i32>)>,
    /// The seed, once it may be known; with its line.
    pub seed: Option<(usize, Seed)>,
    /// Whether the text ended with the sum of all its bytes.
    pub seal: Seal,
}

/// The sum at the end of a record's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seal {
    /// There is none: written by hand, or cut short.
    Missing,
    /// It fits.
    Right,
    /// The one in this line does not fit: the text was changed. [`crate::replay`] refuses such a record, but only
    /// after looking for the line that is wrong.
    Broken(usize),
}

/// What was agreed before the first event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The digest of the component sheet.
    pub components: u32,
    /// How many seats.
    pub seats: u8,
    /// Every option and its value.
    pub config: Vec<(String, String)>,
    /// Who sat in each seat: `person` or the name of a bot. May be empty.
    pub players: Vec<String>,
    /// The SHA-256 of the seed, when the draws can be checked.
    pub commitment: Option<Seed>,
    /// What seats added to the seed, in the order of the seats.
    pub parts: Vec<(Seat, Seed)>,
    /// How many of the first events were laid out by hand, as a lesson does: their chance comes from no seed.
    pub laid: usize,
    /// Where in the text the fields that may be refused stood.
    pub at: HeaderLines,
}

/// The line numbers of a header's fields (0 when it was not read from a text).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeaderLines {
    /// Of the game's id.
    pub game: usize,
    /// Of the rules version.
    pub rules: usize,
    /// Of the component sheet.
    pub components: usize,
    /// Of the number of seats.
    pub seats: usize,
    /// Of the options.
    pub config: usize,
    /// Of who sits where; 0 also when the record does not say.
    pub players: usize,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// An event of the rules.
    Event(Event<ActionText, ChanceText>),
    /// The seat took its last action back.
    Takeback(Seat),
    /// The seat took its last action back with all that followed, at a table where it plays with bots alone.
    Rewind(Seat),
    /// The seat gave up.
    Resign(Seat),
    /// The clock of the seat that acts next had run so many milliseconds.
    Clock(u32),
    /// After so many events the state had this digest.
    Check {
        /// Events that stand, those taken back not counted.
        events: u32,
        /// The digest of the state.
        digest: u32,
    },
}

/// An action as it stands in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionText(pub String);

/// A fall of chance as it stands in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChanceText(pub String);

macro_rules! text {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl std::str::FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Ok($name(text.to_owned()))
            }
        }
    };
}
text!(ActionText);
text!(ChanceText);

/// A record that is not right, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The first line that is wrong, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The line is not of the form that may stand there.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What may stand there.
        expected: &'static str,
        /// What stood there.
        found: String,
    },
    /// No game of that name is known here.
    #[error("unknown game \"{found}\"; known: {known}")]
    UnknownGame {
        /// The name in the record.
        found: String,
        /// The names there are.
        known: String,
    },
    /// The record was made under rules this program does not have.
    #[error("rules version {found} of this game is unknown; this program plays version {known}")]
    Rules {
        /// The version in the record.
        found: u16,
        /// The version known here.
        known: u16,
    },
    /// The record was played with another component sheet.
    #[error("played with component sheet {found:08x}; the sheet at hand is {given:08x}")]
    Components {
        /// The sheet in the record.
        found: u32,
        /// The sheet at hand.
        given: u32,
    },
    /// The options do not fit.
    #[error("{0}")]
    Config(ConfigError),
    /// The text is no action or outcome of this game.
    #[error("{0}")]
    Notation(NotationError),
    /// The rules refuse the event.
    #[error("\"{event}\" is refused: {why}")]
    Refused {
        /// The event.
        event: String,
        /// Why.
        why: Refusal,
    },
    /// Nobody is known by that name.
    #[error("nobody is called \"{found}\"; there are: {known}")]
    UnknownPlayer {
        /// The name in the record.
        found: String,
        /// The names there are.
        known: String,
    },
    /// A reading stands before something that no clock runs for.
    #[error("a reading of the clock, but none runs for what comes next")]
    NoClock,
    /// A reading is missing, though the record holds those of other actions.
    #[error("a clock runs for seat {seat}, and the record does not say how far it had run")]
    NoReading {
        /// The seat that acts.
        seat: Seat,
    },
    /// The clock of a seat went backwards.
    #[error("the clock of seat {seat} had run {last} milliseconds before, and now {found}")]
    ClockBackwards {
        /// The seat that acts.
        seat: Seat,
        /// The reading in the record, in milliseconds.
        found: u128,
        /// The reading of the seat's action before.
        last: u128,
    },
    /// Nothing there that could be taken back.
    #[error("seat {seat} could not take back: {why}")]
    Takeback {
        /// The seat.
        seat: Seat,
        /// Why.
        why: NoTakeback,
    },
    /// The check counts other events.
    #[error("check after {found} events, but {counted} stand here")]
    Count {
        /// The number in the record.
        found: u32,
        /// The number counted.
        counted: u32,
    },
    /// The check does not fit the state.
    #[error("digest {found:08x}, but the state here has {computed:08x}")]
    Digest {
        /// The digest in the record.
        found: u32,
        /// The digest of the state.
        computed: u32,
    },
    /// The result is not what the events lead to.
    #[error("result {found}, but the events lead to {computed}")]
    Result {
        /// The result in the record.
        found: String,
        /// The result computed.
        computed: String,
    },
    /// The seed is not the one that was committed to.
    #[error("this seed does not fit the seed-sha256 of the header")]
    Seed,
    /// Chance fell otherwise than the seed says.
    #[error("\"{found}\" fell, but the seed draws \"{drawn}\"")]
    Draw {
        /// What the record says.
        found: String,
        /// What the seed gives.
        drawn: String,
    },
    /// The bytes were changed after the record was sealed.
    #[error("the sum does not fit the text above: the record was changed")]
    Sum,
    /// The record stops before its sum.
    #[error("the record ends without its sum: it was cut short, or never sealed")]
    Unsealed,
}

impl Fault {
    /// The fault of a record whose game is not among those known.
    pub fn unknown_game(record: &Record, known: &[&str]) -> RecordError {
        let found = shortened(&record.header.game);
        Fault::UnknownGame { found, known: known.join(", ") }.at(record.header.at.game)
    }

    /// This fault in a line.
    pub fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}

/// The first eight bytes of the SHA-256 of a text, in hexadecimal.
fn sum_of(text: &str) -> String {
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl Record {
    /// Reads a record; the first line that cannot be read is named.
    pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
        match read::record(bytes) {
            (_, Some(error)) => Err(error),
            (Some(record), None) => Ok(record),
            (None, None) => Err(Fault::Unsealed.at(1)),
        }
    }

    /// Reads as much of a record as can be read, and says what stopped the reading.
    pub fn read_up_to_fault(bytes: &[u8]) -> (Option<Record>, Option<RecordError>) {
        read::record(bytes)
    }

    /// The record's text, sealed with its sum.
    pub fn sealed_text(&self) -> String {
        let text = self.to_string();
        let sum = sum_of(&text);
        format!("{text}sum {sum}\n")
    }
}

/// The record's text without the sum.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.header)?;
        writeln!(f, "--")?;
        for (_, line) in &self.lines {
            writeln!(f, "{line}")?;
        }
        if let Some((_, points)) = &self.result {
            writeln!(f, "result{}", Listed(points))?;
        }
        if let Some((_, seed)) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "components {:08x}", self.components)?;
        writeln!(f, "seats {}", self.seats)?;
        let config: Vec<String> = self.config.iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(f, "config{}", Listed(&config))?;
        if !self.players.is_empty() {
            writeln!(f, "players{}", Listed(&self.players))?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "seed-sha256 {commitment}")?;
        }
        for (seat, part) in &self.parts {
            writeln!(f, "part {seat} {part}")?;
        }
        if self.laid > 0 {
            writeln!(f, "laid {}", self.laid)?;
        }
        Ok(())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Event(event) => event.fmt(f),
            Line::Takeback(seat) => write!(f, "@ {seat} takeback"),
            Line::Rewind(seat) => write!(f, "@ {seat} rewind"),
            Line::Resign(seat) => write!(f, "@ {seat} resign"),
            Line::Clock(milliseconds) => write!(f, "@ clock {milliseconds}"),
            Line::Check { events, digest } => write!(f, "#{events} {digest:08x}"),
        }
    }
}

/// Values each behind a space.
pub(crate) struct Listed<'a, T>(pub(crate) &'a [T]);

impl<T: fmt::Display> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|value| write!(f, " {value}"))
    }
}
