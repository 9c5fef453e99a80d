//! Component sheets: corrected ones, and bad ones with the line they are refused in.

use crate::setup::Setup;
use dino_core::{Configure, Game};

/// What the tests of every game say about its component sheets.
pub trait Sheets: Game {
    /// The embedded sheet with texts replaced. Each must occur exactly once, so that an edit never misses its aim.
    #[track_caller]
    fn sheet(edits: &[(&str, &str)]) -> String {
        edits.iter().fold(Self::Config::SHEET.to_owned(), |sheet, (from, to)| {
            line_of(&sheet, from);
            sheet.replace(from, to)
        })
    }

    /// The sheet is refused in this line; the message begins with `what`.
    #[track_caller]
    fn assert_refused_in(line: usize, sheet: &str, what: &str) {
        match Self::build(Self::META.min_seats, "", Some(sheet)) {
            Ok(_) => panic!("line {line}, {what:?}: the sheet is not refused"),
            Err(error) => {
                let error = error.to_string();
                assert!(error.starts_with(&format!("line {line}: {what}")), "line {line}, {what:?}: {error}");
            }
        }
    }

    /// The sheet is refused in the line where `at`, which occurs once, begins.
    #[track_caller]
    fn assert_refused(sheet: &str, at: &str, what: &str) {
        Self::assert_refused_in(line_of(sheet, at), sheet, what);
    }

    /// The embedded sheet is refused with each of these texts replaced alone, in the line of the new text: from, to
    /// and what the message begins with.
    #[track_caller]
    fn assert_edits_refused(edits: &[(&str, &str, &str)]) {
        for (from, to, what) in edits {
            Self::assert_refused(&Self::sheet(&[(from, to)]), to, what);
        }
    }

    /// The digest by which records name a sheet.
    #[track_caller]
    fn digest_of(sheet: &str) -> u32 {
        Self::config_with(Self::META.min_seats, "", sheet).components()
    }

    /// The embedded sheet with each of these edits alone is accepted and has a digest of its own.
    #[track_caller]
    fn assert_digests_differ(edits: &[(&str, &str)]) {
        let mut known = vec![(Self::digest_of(Self::Config::SHEET), "the embedded sheet")];
        for edit in edits {
            let digest = Self::digest_of(&Self::sheet(&[*edit]));
            let same = known.iter().find(|(known, _)| *known == digest);
            assert!(same.is_none(), "{:?} has the digest of {:?}", edit.1, same);
            known.push((digest, edit.1));
        }
    }

    /// A sheet that is written otherwise and says the same has the digest of the embedded one.
    #[track_caller]
    fn assert_same_digest(sheet: &str) {
        assert_ne!(sheet, Self::Config::SHEET);
        assert_eq!(Self::digest_of(sheet), Self::digest_of(Self::Config::SHEET));
    }
}

impl<G: Game> Sheets for G {}

/// The line in which a text that occurs once begins.
#[track_caller]
pub fn line_of(sheet: &str, text: &str) -> usize {
    assert_eq!(sheet.matches(text).count(), 1, "{text:?} in the sheet");
    1 + sheet.split(text).next().map_or(0, |before| before.matches('\n').count())
}
