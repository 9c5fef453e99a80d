//! The lock file beside a database.
//!
//! It does two things. Whoever holds its lock is the only one who writes: a second server would take the tables of the
//! first for its own. And it says how many commits were acknowledged, which tells a database that lost its log, or all it
//! had, from one that is whole.
//!
//! The number is written after each commit and not synced: that would cost as much as the commit. So it may be behind
//! after a power cut, but never ahead, and a smaller number only asks for less.

use super::files::{Files, private, sync};
use crate::error::{Result, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::Path;

/// The lock file, open and locked.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes the lock, or says that somebody else has it.
    pub(super) fn take(files: &Files) -> Result<Lock> {
        let path = files.lock();
        let mut options = OpenOptions::new();
        let file = private(options.read(true).write(true).create(true).truncate(false)).open(&path);
        let file = file.map_err(|error| StoreError::io(&files.database, error))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: files.database.clone() }),
            // Where files cannot be locked two servers are not told apart.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Lock { file }),
        }
    }

    /// Lets others take it.
    pub(super) fn release(&self) {
        // What cannot be unlocked is unlocked when the file is closed.
        let _ = self.file.unlock();
    }

    /// How many commits were acknowledged, if that is known.
    pub(super) fn commits(&self) -> Option<u64> {
        let mut text = String::new();
        (&self.file).rewind().ok()?;
        (&self.file).read_to_string(&mut text).ok()?;
        parse(&text)
    }

    /// Writes down how many commits were acknowledged.
    pub(super) fn set_commits(&self, commits: u64) -> io::Result<()> {
        // Always of the same length, so that a shorter number leaves nothing of a longer one.
        let text = format!("{commits:020}\n");
        (&self.file).rewind()?;
        (&self.file).write_all(text.as_bytes())
    }

    /// The same, and waits for the disk.
    pub(super) fn keep_commits(&self, files: &Files, commits: u64) -> Result<()> {
        let path = files.lock();
        let folder = path.parent().unwrap_or(Path::new("."));
        let kept = self.set_commits(commits).and_then(|()| self.file.sync_all()).and_then(|()| sync(folder));
        kept.map_err(|error| StoreError::io(path, error))
    }
}

/// How many commits were acknowledged, for somebody who does not write.
pub(super) fn read_commits(files: &Files) -> Option<u64> {
    parse(&std::fs::read_to_string(files.lock()).ok()?)
}

fn parse(text: &str) -> Option<u64> {
    text.trim_end().parse().ok()
}
