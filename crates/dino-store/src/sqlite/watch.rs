//! Whether the files are still those that were opened.
//!
//! SQLite goes on with a file that somebody deleted, or put another one in the place of: it writes to what nobody will
//! ever find again. So after each commit, before it is acknowledged, we look whether the names still lead where they led.

use super::files::Files;
use crate::error::{Result, StoreError};
use std::fs::{self, Metadata};
use std::path::PathBuf;

/// The files that must stay what they are.
#[derive(Debug)]
pub(super) struct Watch {
    database: Watched,
    lock: Watched,
    log_path: PathBuf,
    /// Known from the first commit on: before it there may be none.
    log: Option<Watched>,
    /// How large the database was: it never shrinks, unless somebody writes something else into it.
    size: u64,
}

#[derive(Debug)]
struct Watched {
    path: PathBuf,
    identity: Identity,
}

impl Watch {
    pub(super) fn new(files: &Files) -> Result<Watch> {
        let database = Watched::new(files.database.clone())?;
        Ok(Watch { database, lock: Watched::new(files.lock())?, log_path: files.log(), log: None, size: 0 })
    }

    /// Says which file was deleted or replaced, if one was.
    pub(super) fn check(&mut self) -> Result<()> {
        self.lock.check()?;
        let size = self.database.check()?.len();
        if size < self.size {
            return Err(StoreError::Replaced { path: self.database.path.clone() });
        }
        self.size = size;
        match &self.log {
            Some(log) => log.check().map(drop),
            None => {
                self.log = Some(Watched::new(self.log_path.clone())?);
                Ok(())
            }
        }
    }
}

impl Watched {
    fn new(path: PathBuf) -> Result<Watched> {
        match fs::metadata(&path) {
            Ok(found) => Ok(Watched { identity: identity(&found), path }),
            Err(_) => Err(StoreError::Replaced { path }),
        }
    }

    fn check(&self) -> Result<Metadata> {
        match fs::metadata(&self.path) {
            Ok(found) if identity(&found) == self.identity => Ok(found),
            _ => Err(StoreError::Replaced { path: self.path.clone() }),
        }
    }
}

/// What tells a file from another of the same name.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(found: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

/// Elsewhere a file that is open cannot be deleted or replaced.
#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {}
