//! What a page holds, in a few letters that travel with it.
//!
//! The page carries its version in the address it listens on, and every update carries the new one as its id, which a
//! browser sends back when it reconnects. So the server knows what any page has without having kept it: after a lost
//! line, a restart or a night in a closed laptop, only what changed is sent.

use dino_page::model::Part;
use foldhash::quality::FixedState;
use std::fmt;
use std::hash::BuildHasher;
use std::str::FromStr;

/// What a page holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PageVersion {
    /// How far its log goes; `None` for a lobby.
    pub(crate) log: Option<LogPosition>,
    /// How many things said it shows.
    pub(crate) chat: usize,
    parts: Vec<PartHash>,
}

/// How far a log goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LogPosition {
    /// How many events it shows.
    pub(crate) events: usize,
    /// How many lines the record had: more than events, where something was taken back.
    pub(crate) lines: usize,
}

/// A part as it is on the page: 48 bits of a hash of its id and content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PartHash(u64);

/// More parts than any page has, so that a made-up version costs nothing.
const MAX_PARTS: usize = 64;
const DIGITS: usize = 12;

impl PageVersion {
    /// The version of a page with these parts.
    pub(crate) fn new(log: Option<LogPosition>, chat: usize, parts: &[Update]) -> PageVersion {
        PageVersion { log, chat, parts: parts.iter().map(|part| part.hash).collect() }
    }

    /// Whether the page holds this part as it is.
    pub(crate) fn holds(&self, part: &Update) -> bool {
        self.parts.contains(&part.hash)
    }
}

/// A part as it is sent when it has changed.
pub(crate) struct Update {
    /// The id of its element.
    pub(crate) id: String,
    pub(crate) html: String,
    hash: PartHash,
}

impl Update {
    /// The parts of a whole page as updates would send them.
    pub(crate) fn of(parts: &[Part]) -> Vec<Update> {
        parts.iter().cloned().map(Update::from).collect()
    }
}

impl From<Part> for Update {
    fn from(part: Part) -> Update {
        let (id, html) = part.into_update();
        // The seed never changes: a page that was loaded before a restart is known after it.
        let hash = FixedState::with_seed(0).hash_one((&id, &html));
        let hash = PartHash(hash >> (64 - 4 * DIGITS));
        Update { id, html, hash }
    }
}

impl fmt::Display for PageVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.log {
            Some(LogPosition { events, lines }) => write!(f, "{events}-{lines}-{}-", self.chat)?,
            None => write!(f, "--{}-", self.chat)?,
        }
        self.parts.iter().try_for_each(|hash| write!(f, "{:0DIGITS$x}", hash.0))
    }
}

/// A text that is no version.
#[derive(Debug)]
pub(crate) struct BadPageVersion;

impl FromStr for PageVersion {
    type Err = BadPageVersion;

    fn from_str(text: &str) -> Result<PageVersion, BadPageVersion> {
        let mut fields = text.splitn(4, '-');
        let mut field = || fields.next().ok_or(BadPageVersion);
        let (events, lines, chat, hashes) = (field()?, field()?, field()?, field()?);
        let number = |text: &str| text.parse::<usize>().map_err(|_| BadPageVersion);
        let log = match (events, lines) {
            ("", "") => None,
            _ => Some(LogPosition { events: number(events)?, lines: number(lines)? }),
        };
        if !hashes.is_ascii() || !hashes.len().is_multiple_of(DIGITS) || hashes.len() > MAX_PARTS * DIGITS {
            return Err(BadPageVersion);
        }
        let hash = |at: usize| {
            u64::from_str_radix(&hashes[at..at + DIGITS], 16).map(PartHash).map_err(|_| BadPageVersion)
        };
        let parts = (0..hashes.len()).step_by(DIGITS).map(hash).collect::<Result<_, _>>()?;
        Ok(PageVersion { log, chat: number(chat)?, parts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dino_page::model::Zone;
    use maud::PreEscaped;

    fn part(id: &str, html: &str) -> Update {
        Part { id: id.to_owned(), class: "", zone: Zone::Bar, html: PreEscaped(html.to_owned()), lit: false }
            .into()
    }

    #[test]
    fn a_version_survives_print_and_parse_and_knows_its_parts() {
        let parts = [part("hand", "<b>a</b>"), part("sheet", "")];
        for log in [None, Some(LogPosition { events: 12, lines: 15 })] {
            let version = PageVersion::new(log, 3, &parts);
            let read: PageVersion = version.to_string().parse().unwrap();
            assert_eq!(read, version);
            assert!(parts.iter().all(|part| read.holds(part)));
            assert!(!read.holds(&part("hand", "<b>b</b>")));
            assert!(!read.holds(&part("market", "<b>a</b>")), "the id counts too");
        }
    }

    #[test]
    fn what_is_no_version_is_refused() {
        let long = format!("1-1-0-{}", "0".repeat(DIGITS * (MAX_PARTS + 1)));
        for text in [
            "",
            "1-2",
            "1--0-",
            "-1-0-",
            "a-b-c-",
            "1-1-0-abc",
            "1-1-0-zzzzzzzzzzzz",
            "1-1-0-ééééééééé",
            &long,
        ] {
            assert!(text.parse::<PageVersion>().is_err(), "{text}");
        }
    }
}
