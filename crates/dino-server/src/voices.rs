//! Who speaks at a table, as others may know it: anybody can take anybody's name, but not the seat or the mark behind it.

use crate::app::App;
use dino_core::Seat;
use std::fmt;
use std::str::FromStr;

/// Who speaks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Voice {
    /// Whoever plays this seat.
    Seat(Seat),
    /// One who watches: a mark that is the same for all that a person says at this table, and tells nothing else.
    Watcher(String),
}

/// More letters than any mark has.
const MAX_MARK_BYTES: usize = 32;

impl Voice {
    /// The voice of a person who watches a table.
    pub(crate) fn of_watcher(app: &App, table: &str, person: &str) -> Voice {
        Voice::Watcher(app.pseudonym("watcher", &format!("{table} {person}")))
    }
}

impl fmt::Display for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Voice::Seat(seat) => write!(f, "seat-{}", seat.number()),
            Voice::Watcher(mark) => write!(f, "watcher-{mark}"),
        }
    }
}

/// A text that is no voice.
#[derive(Debug)]
pub(crate) struct BadVoice;

impl FromStr for Voice {
    type Err = BadVoice;

    fn from_str(text: &str) -> Result<Voice, BadVoice> {
        let is_mark = |mark: &str| {
            mark.len() <= MAX_MARK_BYTES && mark.bytes().all(|byte| byte.is_ascii_alphanumeric())
        };
        match text.split_once('-') {
            Some(("seat", seat)) => seat.parse().map(Voice::Seat).map_err(|_| BadVoice),
            Some(("watcher", mark)) if is_mark(mark) => Ok(Voice::Watcher(mark.to_owned())),
            _ => Err(BadVoice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voice_survives_print_and_parse_and_junk_is_none() {
        for voice in [Voice::Seat(Seat::FIRST), Voice::Watcher("abc23".to_owned())] {
            assert_eq!(voice.to_string().parse::<Voice>().unwrap(), voice);
        }
        for junk in
            ["", "seat", "seat-0", "seat-99", "watcher-a.b", "person-1", &format!("watcher-{:040}", 1)]
        {
            assert!(junk.parse::<Voice>().is_err(), "{junk}");
        }
    }
}
