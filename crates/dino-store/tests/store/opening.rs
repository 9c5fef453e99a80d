//! Files of all kinds, and what is said about them.

use super::files::{bytes_of, copy};
use super::{NOW, lines, new_table, open};
use dino_store::{SqliteStore, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Opens what cannot be opened.
async fn refusal(path: &Path) -> StoreError {
    SqliteStore::open(path).await.expect_err("it should be refused")
}

/// A connection of another program's.
async fn connect(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.journal_mode(SqliteJournalMode::Wal).connect().await.unwrap()
}

#[tokio::test]
async fn file_without_a_header_is_not_ours() {
    let folder = tempfile::tempdir().unwrap();
    for junk in ["x".to_owned(), "Dear diary\n".repeat(1000), "SQLite format 3\0".to_owned()] {
        let path = folder.path().join("tables.db");
        fs::write(&path, junk).unwrap();
        let before = bytes_of(folder.path());
        let error = refusal(&path).await;
        assert!(matches!(&error, StoreError::NotOurs { path: named } if *named == path), "{error:?}");
        assert_eq!(bytes_of(folder.path()), before);
    }
}

#[tokio::test]
async fn database_of_another_program_is_not_ours_even_with_a_log() {
    let [theirs, copied] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut conn = connect(&theirs.path().join("tables.db")).await;
    sqlx::raw_sql("CREATE TABLE tables (id TEXT)").execute(&mut conn).await.unwrap();
    copy(theirs.path(), copied.path());
    let before = bytes_of(copied.path());
    assert!(before.contains_key("tables.db-wal"));
    let error = refusal(&copied.path().join("tables.db")).await;
    assert!(matches!(error, StoreError::NotOurs { .. }), "{error:?}");
    assert_eq!(bytes_of(copied.path()), before);
}

#[tokio::test]
async fn newer_file_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    open(&path).await.close().await;
    let mut conn = connect(&path).await;
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let before = bytes_of(folder.path());
    let error = refusal(&path).await;
    assert!(matches!(error, StoreError::TooNew { found: 99, known: 5, .. }), "{error:?}");
    assert!(error.to_string().contains("newer Dinotable"), "{error}");
    assert_eq!(bytes_of(folder.path()), before);
}

#[tokio::test]
async fn newer_file_is_known_by_its_log() {
    let [ours, copied] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let path = ours.path().join("tables.db");
    open(&path).await.close().await;
    let mut conn = connect(&path).await;
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut conn).await.unwrap();
    copy(ours.path(), copied.path());
    let error = refusal(&copied.path().join("tables.db")).await;
    assert!(matches!(error, StoreError::TooNew { found: 99, .. }), "{error:?}");
}

#[tokio::test]
async fn file_of_ours_is_known_before_its_log_is_brought_in() {
    let [ours, copied] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let store = open(&ours.path().join("tables.db")).await;
    store.create_table(new_table("t")).await.unwrap();
    store.append("t", 0, lines(["a"]), NOW).await.unwrap();
    copy(ours.path(), copied.path());
    let again = open(&copied.path().join("tables.db")).await;
    assert_eq!(again.lines("t", 0).await.unwrap(), ["a"]);
}

#[tokio::test]
async fn empty_file_becomes_ours() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    fs::write(&path, "").unwrap();
    open(&path).await.create_table(new_table("t")).await.unwrap();
    assert_eq!(open(&path).await.table("t").await.unwrap().id, "t");
}

#[cfg(unix)]
#[tokio::test]
async fn new_file_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = open(&path).await;
    store.create_table(new_table("t")).await.unwrap();
    for file in ["tables.db", "tables.db-wal"] {
        let mode = fs::metadata(folder.path().join(file)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
}

#[tokio::test]
async fn folder_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let error = refusal(folder.path()).await;
    assert!(matches!(error, StoreError::Io { .. }), "{error:?}");
    assert!(error.to_string().contains("is a directory"), "{error}");
}

#[tokio::test]
async fn missing_folder_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let error = refusal(&folder.path().join("nowhere/tables.db")).await;
    assert!(matches!(error, StoreError::Io { .. }), "{error:?}");
    assert!(error.to_string().contains("No such file or directory"), "{error}");
}

/// Nobody makes files in /sys, not even root.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn folder_that_cannot_be_written_is_said() {
    let error = refusal(Path::new("/sys/tables.db")).await;
    assert!(matches!(error, StoreError::ReadOnly { .. }), "{error:?}");
    assert!(error.to_string().starts_with("/sys/tables.db cannot be written"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn file_that_cannot_be_written_is_said() {
    use std::os::unix::fs::PermissionsExt;
    let chmod = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    open(&path).await.close().await;
    for (file_mode, folder_mode) in [(0o400, 0o700), (0o400, 0o500), (0o600, 0o500), (0o000, 0o700)] {
        chmod(&path, file_mode);
        if file_mode == 0o400 && fs::OpenOptions::new().append(true).open(&path).is_ok() {
            return try_again_as_nobody("opening::file_that_cannot_be_written_is_said");
        }
        chmod(folder.path(), folder_mode);
        let error = refusal(&path).await;
        chmod(folder.path(), 0o700);
        assert!(matches!(error, StoreError::ReadOnly { .. }), "{file_mode:o} {folder_mode:o} {error:?}");
    }
}

/// Root may write anything, so that there is nothing to see; nobody may not.
#[cfg(unix)]
fn try_again_as_nobody(test: &str) {
    use std::os::unix::process::CommandExt;
    const NOBODY: u32 = 65534;
    let mut again = Command::new(std::env::current_exe().unwrap());
    let output = again.args(["--exact", test]).uid(NOBODY).gid(NOBODY).current_dir("/").output();
    // Where nobody may not even run this file, only the others see.
    if let Ok(output) = output {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
}

#[tokio::test]
async fn of_several_who_make_the_same_file_one_gets_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let opened: Vec<_> = (0..4).map(|_| tokio::spawn(SqliteStore::open(path.clone()))).collect();
    let mut stores = Vec::new();
    for store in opened {
        match store.await.unwrap() {
            Ok(store) => stores.push(store),
            Err(error) => assert!(matches!(error, StoreError::Locked { .. }), "{error:?}"),
        }
    }
    assert_eq!(stores.len(), 1);
}
