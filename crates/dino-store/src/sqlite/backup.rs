//! Copies of a whole database, and putting one in its place.
//!
//! A copy of the file alone lacks what is still in its log, and one made while somebody writes may mix two moments. So
//! SQLite makes the copy itself (`VACUUM INTO`), from one moment, also while a server runs. What it writes is checked, and
//! gets its name only when it is on the disk.

use super::files::{Files, private, sync};
use super::lock::{Lock, read_commits};
use super::schema;
use crate::error::{Result, StoreError};
use crate::store::Millis;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Copies the database at `path` as it is at this moment to the file `to`; safe while a server uses it. The copy is
/// complete alone, and only its owner can read it: it holds all secrets. It is meant for a process of its own: looking at
/// the file drops locks that a store in the same process has on it.
///
/// A file that is there already is left as it is ([`Taken`](StoreError::Taken)), unless `overwrite` says otherwise; then
/// it is replaced at the very end.
pub async fn backup(path: impl AsRef<Path>, to: impl AsRef<Path>, overwrite: bool) -> Result<()> {
    let (files, target) = (Files::of(path.as_ref())?, Files::of(to.as_ref())?);
    if !overwrite && target.database.exists() {
        return Err(StoreError::Taken { path: target.database });
    }
    files.check(read_commits(&files)).await?;
    let copy = copy_to(&files, &target).await?;
    rename(&copy, &target.real)
}

/// Puts a copy of the database `from` in the place of the one at `path`. What was there is kept under another name, which
/// is answered; `now` is part of it.
///
/// Refused while a store uses the database ([`Locked`](StoreError::Locked)), and where `from` is not a whole database of
/// ours. With `accept_losses` it may lack its log: then what is in the file is all there is.
pub async fn restore(
    from: impl AsRef<Path>,
    path: impl AsRef<Path>,
    accept_losses: bool,
    now: Millis,
) -> Result<Option<PathBuf>> {
    let (from, files) = (Files::of(from.as_ref())?, Files::of(path.as_ref())?);
    // Looked at before there is a lock: nothing is put beside a file that nothing will come of.
    match from.check(read_commits(&from)).await {
        Err(StoreError::LogLost { .. }) if accept_losses => {}
        checked => checked?,
    }
    let lock = Lock::take(&files)?;
    let copy = copy_to(&from, &files).await?;
    let commits = schema::count_commits(&copy).await?;
    let kept = keep(&files, now)?;
    // When the power goes now, there is no database where there was one, which is noticed.
    rename(&copy, &files.real)?;
    lock.keep_commits(&files, commits.unwrap_or_default())?;
    Ok(kept)
}

/// Copies a database to a file beside the target, and answers its name.
async fn copy_to(files: &Files, target: &Files) -> Result<PathBuf> {
    let from = &files.database;
    let found = fs::metadata(from).map_err(|error| StoreError::io(from, error))?;
    if found.len() == 0 {
        return Err(StoreError::NotOurs { path: from.clone() });
    }
    let copy = target.beside(".partial");
    let failed = |error| StoreError::io(&copy, error);
    // SQLite writes to an empty file, but would let others read one that it makes.
    private(OpenOptions::new().write(true).create(true).truncate(true)).open(&copy).map_err(failed)?;
    let copied = vacuum(from, &copy).await.and_then(|()| sync(&copy).map_err(failed));
    if let Err(error) = copied {
        // Half a copy helps nobody.
        let _ = fs::remove_file(&copy);
        return Err(error);
    }
    Ok(copy)
}

/// Copies a database and checks the copy.
async fn vacuum(from: &Path, copy: &Path) -> Result<()> {
    let Some(name) = copy.to_str() else {
        return Err(StoreError::io(copy, ErrorKind::InvalidFilename.into()));
    };
    let mut conn = SqliteConnectOptions::new().filename(from).read_only(true).connect().await?;
    sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut conn).await?;
    conn.close().await?;
    let mut conn = SqliteConnectOptions::new().filename(copy).read_only(true).connect().await?;
    let (application, version) = schema::read_versions(&mut conn).await?;
    schema::check_versions(from, application, version)?;
    let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut conn).await?;
    conn.close().await?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::Damaged(Arc::new(sqlx::Error::Protocol(verdict)))) }
}

/// Moves a database and its log out of the way; answers the new name of the database, if there was one.
fn keep(files: &Files, now: Millis) -> Result<Option<PathBuf>> {
    let ending = format!(".replaced-{now}");
    let kept = files.beside(&ending);
    // The log first: its database alone says that it lacks one.
    let found_log = move_away(&files.log(), &files.beside(&format!("{ending}-wal")))?;
    let found = move_away(&files.real, &kept)?;
    // Made anew from the log whenever it is missing.
    let _ = fs::remove_file(files.shared_memory());
    Ok((found || found_log).then_some(kept))
}

/// Renames a file, if there is one.
fn move_away(from: &Path, to: &Path) -> Result<bool> {
    match fs::rename(from, to) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(StoreError::io(from, error)),
    }
}

/// Gives a file its name, for good.
fn rename(from: &Path, to: &Path) -> Result<()> {
    let folder = to.parent().unwrap_or(Path::new("."));
    let renamed = fs::rename(from, to).and_then(|()| sync(folder));
    renamed.map_err(|error| StoreError::io(to, error))
}
