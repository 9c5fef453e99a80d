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
    /// The file cannot be reached.
    #[error("{} cannot be opened: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        source: Arc<io::Error>,
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
            other => Self::Database(Arc::new(other)),
        }
    }
}
