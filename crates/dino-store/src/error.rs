//! What can go wrong.

use std::error::Error;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// What a store answers.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why a store could not do what it was asked. Nothing was changed, unless the variant says otherwise.
///
/// It can be cloned, because one failed commit is the failure of everybody who waited for it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: read again, then decide again.
    #[error("this was meant for place {at}, but the table is at {end} by now")]
    Conflict {
        /// Where the caller thought the table was: its number of lines, or the version of its meta.
        at: u32,
        /// Where it is.
        end: u32,
    },
    /// No table has this id.
    #[error("there is no such table")]
    NotFound,
    /// A new table's id is taken.
    #[error("there is already a table of this id")]
    Exists,
    /// A line of a record has a line break or another control character in it.
    #[error("line {number} of those to append is not one line of plain text")]
    BadLine {
        /// Which of the lines to append, from 1.
        number: usize,
    },
    /// The file was not made by Dinotable.
    #[error("{} is not a Dinotable database; it was left as it is", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file was made by a newer Dinotable.
    #[error(
        "{} was written by a newer Dinotable: its version is {found}, this program knows those up to {known}; \
         it was left as it is", path.display()
    )]
    TooNew {
        /// The file.
        path: PathBuf,
        /// The version of its schema.
        found: u32,
        /// The newest version this program knows.
        known: u32,
    },
    /// The file, or the folder it is in, cannot be written.
    #[error("{} cannot be written: it or its folder is read-only, or belongs to somebody else", path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// There is a file already where one was to be made.
    #[error("{} exists already; it was left as it is", path.display())]
    Taken {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be reached.
    #[error("{} cannot be opened: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        source: Arc<io::Error>,
    },
    /// Another store writes to the file.
    #[error("{} is in use: another Dinotable keeps its tables there", path.display())]
    Locked {
        /// The file.
        path: PathBuf,
    },
    /// The file is empty or gone, though it was used.
    #[error(
        "{} is missing or empty, but tables were kept in it. Restore a backup; to begin anew, remove what is left of \
         it, {} too, or choose another folder", path.display(), lock.display()
    )]
    Emptied {
        /// The file.
        path: PathBuf,
        /// The lock file, which knows that it was used.
        lock: PathBuf,
    },
    /// What was acknowledged last is not in the file, and its log is gone or an older one.
    #[error(
        "{} lacks what was stored last: its log {} is lost, or an older copy was put in its place. Put the log back, or \
         restore a backup", path.display(), log.display()
    )]
    LogLost {
        /// The file.
        path: PathBuf,
        /// Where its log should be.
        log: PathBuf,
    },
    /// There is a log beside the file that cannot be its own.
    #[error(
        "the log {} does not belong to {}, which was put in the place of another file; bringing it in would damage \
         both. Restore a backup with the program, or remove the log", log.display(), path.display()
    )]
    StrayLog {
        /// The file.
        path: PathBuf,
        /// The log.
        log: PathBuf,
    },
    /// Somebody deleted or replaced a file that is in use. Nothing is stored any more; what was asked last is lost.
    #[error("{} was deleted or replaced while in use; nothing is stored until the program starts again", path.display())]
    Replaced {
        /// The file.
        path: PathBuf,
    },
    /// What was asked for stands on a damaged page of the file.
    #[error("the database is damaged here: {0}")]
    Damaged(#[source] Arc<dyn Error + Send + Sync>),
    /// The database cannot be reached, or does not answer in time. What was asked may have happened or not: read again.
    #[error("the database does not answer: {0}")]
    Unavailable(#[source] Arc<dyn Error + Send + Sync>),
    /// The address of a database cannot be understood.
    #[error("{url} is not the address of a database: {why}")]
    BadAddress {
        /// The address, without its password.
        url: String,
        /// Why not.
        why: String,
    },
    /// The database failed: a full disk, a broken file. What was asked may have happened or not: read again.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<dyn Error + Send + Sync>),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// The file cannot be reached.
    pub(crate) fn io(path: impl Into<PathBuf>, source: io::Error) -> Self {
        let path = path.into();
        match source.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly { path },
            _ => Self::Io { path, source: Arc::new(source) },
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            other if is_damage(&other) => Self::Damaged(Arc::new(other)),
            other => Self::Database(Arc::new(other)),
        }
    }
}

/// `SQLITE_CORRUPT`: a page that cannot be one, or not here.
const SQLITE_CORRUPT: u32 = 11;

/// Whether an error comes of what is in the file and not of what was done: a page that makes no sense, a value that
/// nobody wrote.
pub(crate) fn is_damage(error: &sqlx::Error) -> bool {
    use sqlx::Error::{ColumnDecode, Decode};
    code_of(error) == Some(SQLITE_CORRUPT) || matches!(error, ColumnDecode { .. } | Decode(_))
}

/// The result code of SQLite (<https://sqlite.org/rescode.html>), if it is one, without what extends it.
pub(crate) fn code_of(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<u32>().ok().map(|code| code & 0xff)
}
