//! The files of a database, as they are found before SQLite touches them.
//!
//! SQLite is forgiving where we must not be: it takes an emptied file for a new database and removes the log beside it,
//! it opens a file whose log is gone as if nothing had been in it, and it plays any log it finds into the file.

use super::lock::Lock;
use super::schema::{self, COUNTED_VERSION};
use crate::error::{Result, StoreError};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// Where the files of a database are.
#[derive(Clone, Debug)]
pub(super) struct Files {
    /// The database, as it was named.
    pub(super) database: PathBuf,
    /// The same without symbolic links: what SQLite and we put beside it stands beside this one.
    pub(super) real: PathBuf,
}

impl Files {
    /// The files of the database at this path; whether they exist is another question. Their folder must.
    pub(super) fn of(path: &Path) -> Result<Files> {
        let failed = |error| StoreError::io(path, error);
        // SQLite takes some relative names, such as `:memory:`, for something else.
        let database = std::path::absolute(path).map_err(failed)?;
        let is_missing =
            fs::symlink_metadata(&database).is_err_and(|error| error.kind() == ErrorKind::NotFound);
        let real = match (database.parent(), database.file_name()) {
            (Some(folder), Some(name)) if is_missing => folder.canonicalize().map(|folder| folder.join(name)),
            _ => database.canonicalize(),
        };
        Ok(Files { real: real.map_err(failed)?, database })
    }

    /// The write-ahead log.
    pub(super) fn log(&self) -> PathBuf {
        self.beside("-wal")
    }

    /// What readers of the log share.
    pub(super) fn shared_memory(&self) -> PathBuf {
        self.beside("-shm")
    }

    /// What tells a second server to keep away.
    pub(super) fn lock(&self) -> PathBuf {
        self.beside(".lock")
    }

    /// The database's name with something behind it.
    pub(super) fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.real.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    }

    /// Takes the lock, beside a database that is ours or can become ours, and makes sure that nothing acknowledged is
    /// missing. What is refused is left as it is.
    pub(super) async fn claim(&self) -> Result<Lock> {
        let path = self.lock();
        // Where there is a lock file the database is ours, and whoever holds the lock may be writing to it.
        let early = path.exists().then(|| Lock::take(self)).transpose()?;
        self.check(early.as_ref().and_then(Lock::commits)).await?;
        match early {
            Some(lock) => Ok(lock),
            None => Lock::take(self),
        }
    }

    /// Makes sure that there is a database of ours with all that was acknowledged, as far as is known, or none yet.
    pub(super) async fn check(&self, acknowledged: Option<u64>) -> Result<()> {
        let path = &self.database;
        let has_log = fs::metadata(self.log()).is_ok_and(|log| log.len() > 0);
        let is_empty = match fs::metadata(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => true,
            Err(error) => return Err(StoreError::io(path, error)),
            Ok(found) if found.is_dir() => return Err(StoreError::io(path, ErrorKind::IsADirectory.into())),
            Ok(found) if !found.is_file() => return Err(StoreError::NotOurs { path: path.clone() }),
            Ok(found) => found.len() == 0,
        };
        if is_empty {
            let is_lost = has_log || acknowledged.is_some_and(|commits| commits > 0);
            return if is_lost { Err(self.emptied()) } else { Ok(()) };
        }
        let header = Header::read(path)?;
        schema::check_versions(path, header.application, header.version)?;
        match (header.uses_log, has_log) {
            // A log is removed before its database is told that it uses none.
            (false, true) => return Err(StoreError::StrayLog { path: path.clone(), log: self.log() }),
            // A copy of the file alone. Beside the original the numbers tell whether anything was in the log.
            (true, false) if acknowledged.is_none() && header.version >= COUNTED_VERSION => {
                return Err(self.log_lost());
            }
            _ => {}
        }
        // Where nothing was acknowledged nothing can be missing. Who was killed while the database was being made may have left
        // it with a journal, or without the log it speaks of: only who writes can open it then, and will.
        let Some(acknowledged @ 1..) = acknowledged else { return Ok(()) };
        let commits = schema::count_commits(path).await?;
        if commits.is_some_and(|commits| commits < acknowledged) { Err(self.log_lost()) } else { Ok(()) }
    }

    /// Makes an empty database, unless there is one. Only its owner can read it: it will hold the server's secrets.
    pub(super) fn create(&self) -> Result<()> {
        match private(OpenOptions::new().write(true).create_new(true)).open(&self.database) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => {
                Err(StoreError::io(&self.database, error))
            }
            _ => Ok(()),
        }
    }

    fn emptied(&self) -> StoreError {
        StoreError::Emptied { path: self.database.clone(), lock: self.lock() }
    }

    fn log_lost(&self) -> StoreError {
        StoreError::LogLost { path: self.database.clone(), log: self.log() }
    }
}

/// A file that is made like this is for its owner only.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// What stands in a file or a folder is on the disk when this returns.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    let synced = File::open(path).and_then(|file| file.sync_all());
    // Not every system lets a folder be synced, and none needs it that does not.
    if path.is_dir() { Ok(()) } else { synced }
}

/// The numbers at the beginning of a database file (<https://sqlite.org/fileformat.html#the_database_header>).
struct Header {
    application: u32,
    version: u32,
    /// Whether changes go to a write-ahead log first. A database that was closed in good order uses none.
    uses_log: bool,
}

impl Header {
    /// Read without SQLite, which would tidy up beside a stranger's file. Closing the file drops what locks this process
    /// has on it; a store opens a file only while no other store does, and so there are none.
    fn read(path: &Path) -> Result<Header> {
        let mut bytes = [0; 100];
        match File::open(path).and_then(|mut file| file.read_exact(&mut bytes)) {
            Ok(()) if bytes.starts_with(b"SQLite format 3\0") => {}
            Err(error) if error.kind() != ErrorKind::UnexpectedEof => {
                return Err(StoreError::io(path, error));
            }
            _ => return Err(StoreError::NotOurs { path: path.into() }),
        }
        let number = |at: usize| u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        Ok(Header { application: number(68), version: number(60), uses_log: bytes[18] == 2 })
    }
}
