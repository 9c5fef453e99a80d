//! Files that were lost, emptied, replaced or named twice.

use super::{NOW, lines, new_table, open};
use dino_store::{SqliteStore, Store, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const DATABASE: &str = "tables.db";
const LOG: &str = "tables.db-wal";
const LOCK: &str = "tables.db.lock";

/// Every file of a folder but what readers of the log share, byte for byte.
pub(crate) fn bytes_of(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap()))
        .filter(|(name, _)| !name.ends_with("-shm"))
        .collect()
}

/// Copies a folder as it is found after the power failed: nobody had time to tidy up.
pub(crate) fn copy(from: &Path, to: &Path) {
    for (name, bytes) in bytes_of(from) {
        fs::write(to.join(name), bytes).unwrap();
    }
}

/// A folder whose server was killed: the last of its two tables stands in the log alone.
async fn killed() -> TempDir {
    let [running, left] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let path = running.path().join(DATABASE);
    let store = open(&path).await;
    store.create_table(new_table("old")).await.unwrap();
    store.close().await;
    let store = open(&path).await;
    store.create_table(new_table("new")).await.unwrap();
    copy(running.path(), left.path());
    left
}

/// A folder whose server ended in good order.
async fn closed() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join(DATABASE)).await;
    store.create_table(new_table("t")).await.unwrap();
    store.close().await;
    folder
}

/// Opens what cannot be opened: nothing may change.
async fn refusal(folder: &TempDir) -> StoreError {
    let before = bytes_of(folder.path());
    let error = SqliteStore::open(folder.path().join(DATABASE)).await.expect_err("it should be refused");
    assert_eq!(bytes_of(folder.path()), before, "{error}");
    error
}

/// A connection of another program's.
async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap()
}

#[tokio::test]
async fn emptied_or_deleted_file_of_a_used_database_is_refused() {
    for folder in [closed().await, killed().await] {
        let database = folder.path().join(DATABASE);
        fs::write(&database, "").unwrap();
        let error = refusal(&folder).await;
        assert!(matches!(&error, StoreError::Emptied { path, .. } if *path == database), "{error:?}");
        assert!(error.to_string().contains("missing or empty"), "{error}");
        fs::remove_file(&database).unwrap();
        assert!(matches!(refusal(&folder).await, StoreError::Emptied { .. }));
    }
}

#[tokio::test]
async fn log_beside_an_emptied_file_is_not_thrown_away() {
    let folder = killed().await;
    fs::remove_file(folder.path().join(LOCK)).unwrap();
    fs::write(folder.path().join(DATABASE), "").unwrap();
    assert!(matches!(refusal(&folder).await, StoreError::Emptied { .. }));
}

#[tokio::test]
async fn who_removes_everything_begins_anew() {
    let folder = closed().await;
    fs::remove_file(folder.path().join(DATABASE)).unwrap();
    fs::remove_file(folder.path().join(LOCK)).unwrap();
    let store = open(&folder.path().join(DATABASE)).await;
    assert!(matches!(store.table("t").await, Err(StoreError::NotFound)));
}

#[tokio::test]
async fn lost_or_emptied_log_is_refused() {
    for with_lock in [true, false] {
        let folder = killed().await;
        if !with_lock {
            // A copy of the file alone: the file itself says that it had a log.
            fs::remove_file(folder.path().join(LOCK)).unwrap();
        }
        let log = folder.path().join(LOG);
        fs::write(&log, "").unwrap();
        let error = refusal(&folder).await;
        assert!(matches!(&error, StoreError::LogLost { log: named, .. } if *named == log), "{error:?}");
        assert!(error.to_string().contains("is lost"), "{error}");
        fs::remove_file(&log).unwrap();
        let error = SqliteStore::open(folder.path().join(DATABASE)).await.unwrap_err();
        assert!(matches!(error, StoreError::LogLost { .. }), "{error:?}");
    }
}

/// A folder whose server was killed while it made the database: the file says already that it has a log, there is none yet, and
/// the lock knows of so many commits.
async fn cut_short(acknowledged: u64) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(DATABASE);
    open(&path).await.close().await;
    let mut bytes = fs::read(&path).unwrap();
    // Both versions of the header say that changes go to a log (<https://sqlite.org/fileformat.html#file_format_version_numbers>).
    assert_eq!(bytes[18..20], [1, 1]);
    bytes[18..20].fill(2);
    fs::write(&path, bytes).unwrap();
    fs::write(folder.path().join(LOCK), format!("{acknowledged:020}\n")).unwrap();
    assert!(!folder.path().join(LOG).exists());
    folder
}

#[tokio::test]
async fn database_whose_making_was_cut_short_opens_again() {
    let folder = cut_short(0).await;
    let path = folder.path().join(DATABASE);
    let store = open(&path).await;
    store.create_table(new_table("t")).await.unwrap();
    store.append("t", 0, lines(["a"]), NOW).await.unwrap();
    store.close().await;
    assert_eq!(open(&path).await.table("t").await.unwrap().id, "t");
}

#[tokio::test]
async fn database_without_its_log_is_refused_once_anything_was_acknowledged() {
    for acknowledged in [1, 7] {
        let folder = cut_short(acknowledged).await;
        let error = SqliteStore::open(folder.path().join(DATABASE)).await.unwrap_err();
        assert!(matches!(error, StoreError::LogLost { .. }), "{error:?}");
    }
}

#[tokio::test]
async fn log_whose_beginning_is_damaged_is_refused_and_kept() {
    let folder = killed().await;
    let log = folder.path().join(LOG);
    let mut bytes = fs::read(&log).unwrap();
    bytes[..32].fill(0);
    fs::write(&log, bytes).unwrap();
    assert!(matches!(refusal(&folder).await, StoreError::LogLost { .. }));
}

#[tokio::test]
async fn older_copy_in_the_place_of_the_file_is_refused() {
    let folder = closed().await;
    let path = folder.path().join(DATABASE);
    let older = fs::read(&path).unwrap();
    let store = open(&path).await;
    store.append("t", 0, lines(["a"]), NOW).await.unwrap();
    store.close().await;
    fs::write(&path, older).unwrap();
    assert!(matches!(refusal(&folder).await, StoreError::LogLost { .. }));
}

#[tokio::test]
async fn log_of_another_file_is_not_brought_in() {
    let (folder, other) = (killed().await, closed().await);
    fs::copy(other.path().join(DATABASE), folder.path().join(DATABASE)).unwrap();
    let error = refusal(&folder).await;
    assert!(matches!(error, StoreError::StrayLog { .. }), "{error:?}");
}

#[tokio::test]
async fn log_that_another_program_brought_in_is_not_missed() {
    let folder = killed().await;
    let path = folder.path().join(DATABASE);
    let mut conn = connect(&path).await;
    sqlx::raw_sql("SELECT count(*) FROM tables").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    assert!(!folder.path().join(LOG).exists());
    assert_eq!(open(&path).await.table("new").await.unwrap().id, "new");
}

#[tokio::test]
async fn file_that_was_closed_is_whole_alone() {
    let (folder, alone) = (closed().await, tempfile::tempdir().unwrap());
    assert!(!folder.path().join(LOG).exists());
    fs::copy(folder.path().join(DATABASE), alone.path().join(DATABASE)).unwrap();
    assert_eq!(open(&alone.path().join(DATABASE)).await.table("t").await.unwrap().id, "t");
}

/// Does something to a folder in use; then nothing may be acknowledged, and the reason names the file.
async fn stops_acknowledging(named: &str, damage: impl FnOnce(&Path)) {
    let outer = tempfile::tempdir().unwrap();
    let folder = outer.path().join("data");
    fs::create_dir(&folder).unwrap();
    let store = open(&folder.join(DATABASE)).await;
    store.create_table(new_table("t")).await.unwrap();
    store.append("t", 0, lines(["a"]), NOW).await.unwrap();
    store.ping().await.unwrap();
    damage(&folder);
    for _ in 0..2 {
        let answer = store.append("t", 1, lines(["b"]), NOW).await;
        let Err(StoreError::Replaced { path }) = &answer else { panic!("{named}: {answer:?}") };
        assert_eq!(*path, folder.join(named));
    }
    let answer = store.create_table(new_table("u")).await;
    assert!(matches!(answer, Err(StoreError::Replaced { .. })), "{answer:?}");
    assert!(matches!(store.ping().await, Err(StoreError::Replaced { .. })));
}

#[cfg(unix)]
#[tokio::test]
async fn file_deleted_or_replaced_while_running_stops_acknowledging() {
    for name in [DATABASE, LOG, LOCK] {
        stops_acknowledging(name, |folder| fs::remove_file(folder.join(name)).unwrap()).await;
        stops_acknowledging(name, |folder| {
            let other = folder.join("other");
            fs::copy(folder.join(name), &other).unwrap();
            fs::rename(&other, folder.join(name)).unwrap();
        })
        .await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn folder_moved_away_while_running_stops_acknowledging() {
    stops_acknowledging(LOCK, |folder| fs::rename(folder, folder.with_extension("old")).unwrap()).await;
}

#[tokio::test]
async fn file_emptied_while_running_stops_acknowledging() {
    stops_acknowledging(DATABASE, |folder| fs::write(folder.join(DATABASE), "").unwrap()).await;
}

/// A database of the first version, with one table in it.
async fn first_version(path: &Path) {
    let mut conn = connect(path).await;
    sqlx::raw_sql(include_str!("../../src/sqlite/schema/1.sql")).execute(&mut conn).await.unwrap();
    sqlx::raw_sql(
        "PRAGMA application_id = 0x44696e6f; PRAGMA user_version = 1; \
         INSERT INTO tables VALUES (1, 't', 0, 0, 'lobby', 1, 0, 0); INSERT INTO metas VALUES (1, '{}')",
    )
    .execute(&mut conn)
    .await
    .unwrap();
    conn.close().await.unwrap();
}

#[tokio::test]
async fn lock_is_taken_before_the_file_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(DATABASE);
    first_version(&path).await;
    let held = fs::File::create(folder.path().join(LOCK)).unwrap();
    held.try_lock().unwrap();
    assert!(matches!(refusal(&folder).await, StoreError::Locked { .. }));
    drop(held);
    assert_eq!(open(&path).await.table("t").await.unwrap().id, "t");
}

#[cfg(unix)]
#[tokio::test]
async fn lock_holds_through_symbolic_links() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let real = folder.path().join("real");
    fs::create_dir(&real).unwrap();
    let at = |name: &str| folder.path().join(name);
    symlink(&real, at("folder")).unwrap();
    symlink(real.join(DATABASE), at("file.db")).unwrap();
    symlink(at("file.db"), at("twice.db")).unwrap();
    let names: [PathBuf; 4] = [real.join(DATABASE), at("folder/tables.db"), at("file.db"), at("twice.db")];
    open(&names[0]).await.close().await;
    for first in &names {
        let store = open(first).await;
        for second in &names {
            let error = SqliteStore::open(second).await.unwrap_err();
            assert!(matches!(error, StoreError::Locked { .. }), "{first:?} {second:?} {error:?}");
        }
        store.close().await;
    }
    assert!(!at("file.db.lock").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn link_that_leads_nowhere_makes_no_new_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(DATABASE);
    std::os::unix::fs::symlink(folder.path().join("not mounted/tables.db"), &path).unwrap();
    let error = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(error, StoreError::Io { .. }), "{error:?}");
}

#[tokio::test]
async fn lock_is_free_when_the_store_is_closed_or_gone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(DATABASE);
    let store = SqliteStore::open(&path).await.unwrap();
    assert!(matches!(SqliteStore::open(&path).await, Err(StoreError::Locked { .. })));
    store.close().await;
    let again = SqliteStore::open(&path).await.unwrap();
    drop(again);
    SqliteStore::open(&path).await.unwrap();
}
