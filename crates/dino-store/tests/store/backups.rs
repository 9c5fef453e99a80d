//! Copies of a whole database, made while it is used, and put in its place.

use super::files::bytes_of;
use super::{NOW, lines, new_table, open};
use dino_store::{SqliteStore, Store, StoreError, backup, restore};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::TempDir;

/// A folder with a database in use: table `t` of one line.
async fn in_use() -> (TempDir, PathBuf, Arc<dyn Store>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = open(&path).await;
    store.create_table(new_table("t")).await.unwrap();
    store.append("t", 0, lines(["a"]), NOW).await.unwrap();
    (folder, path, store)
}

async fn lines_in(path: &Path) -> Vec<String> {
    let store = open(path).await;
    let lines = store.lines("t", 0).await.unwrap();
    store.close().await;
    lines
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backup_of_a_database_in_use_is_one_moment_of_it() {
    const WRITES: u32 = 400;
    let (folder, path, store) = in_use().await;
    store.create_table(new_table("u")).await.unwrap();
    // Each line goes to `t` first: no moment has more in `u`.
    let writer = tokio::spawn(async move {
        for at in 0..WRITES {
            store.append("t", at + 1, lines(["b"]), NOW).await.unwrap();
            store.append("u", at, lines(["b"]), NOW).await.unwrap();
        }
    });
    for number in 0..4 {
        let copy = folder.path().join(format!("copy-{number}"));
        backup(&path, &copy, false).await.unwrap();
        let copied = open(&copy).await;
        let [t, u] = [copied.table("t").await.unwrap().lines, copied.table("u").await.unwrap().lines];
        assert!(t == u + 1 || t == u + 2, "{t} {u}");
        assert_eq!(copied.lines("t", 0).await.unwrap().len(), t as usize);
    }
    writer.await.unwrap();
}

#[tokio::test]
async fn backup_is_one_private_file_and_overwrites_nothing_unasked() {
    let (folder, path, store) = in_use().await;
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy.db");
    fs::write(&copy, "something else").unwrap();
    let error = backup(&path, &copy, false).await.unwrap_err();
    assert!(matches!(error, StoreError::Taken { .. }), "{error:?}");
    assert_eq!(fs::read(&copy).unwrap(), b"something else");
    let before = bytes_of(folder.path());
    backup(&path, &copy, true).await.unwrap();
    assert_eq!(bytes_of(folder.path()), before, "the original is only read");
    assert_eq!(bytes_of(copies.path()).into_keys().collect::<Vec<_>>(), ["copy.db"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    }
    store.close().await;
    assert_eq!(lines_in(&copy).await, ["a"]);
    backup(&path, folder.path().join("again.db"), false).await.unwrap();
    assert_eq!(lines_in(&folder.path().join("again.db")).await, ["a"], "without a server, too");
}

#[tokio::test]
async fn nothing_is_no_backup() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let copy = folder.path().join("copy.db");
    assert!(matches!(backup(&path, &copy, false).await, Err(StoreError::Io { .. })));
    fs::write(&path, "").unwrap();
    assert!(matches!(backup(&path, &copy, false).await, Err(StoreError::NotOurs { .. })));
    assert!(!copy.exists());
}

#[tokio::test]
async fn database_that_lost_its_log_is_not_backed_up_as_if_it_were_whole() {
    let (running, path, _store) = in_use().await;
    let left = tempfile::tempdir().unwrap();
    for file in ["tables.db", "tables.db.lock"] {
        fs::copy(running.path().join(file), left.path().join(file)).unwrap();
    }
    let answer = backup(left.path().join("tables.db"), left.path().join("copy.db"), false).await;
    assert!(matches!(answer, Err(StoreError::LogLost { .. })), "{answer:?}");
    drop(path);
}

#[tokio::test]
async fn restored_backup_takes_the_place_of_what_is_kept() {
    let (folder, path, store) = in_use().await;
    let copy = folder.path().join("copy.db");
    backup(&path, &copy, false).await.unwrap();
    store.append("t", 1, lines(["b"]), NOW).await.unwrap();
    let refused = restore(&copy, &path, false, NOW).await;
    assert!(matches!(refused, Err(StoreError::Locked { .. })), "{refused:?}");
    assert_eq!(store.lines("t", 0).await.unwrap(), ["a", "b"]);
    store.close().await;

    let kept = restore(&copy, &path, false, NOW).await.unwrap().unwrap();
    assert_eq!(lines_in(&path).await, ["a"]);
    assert_eq!(lines_in(&kept).await, ["a", "b"]);
    assert!(copy.exists());
    // And back.
    restore(&kept, &path, false, NOW + 1).await.unwrap();
    assert_eq!(lines_in(&path).await, ["a", "b"]);
}

#[tokio::test]
async fn backup_is_restored_where_nothing_is_and_where_something_was_lost() {
    let (folder, path, store) = in_use().await;
    let copy = folder.path().join("copy.db");
    backup(&path, &copy, false).await.unwrap();
    store.append("t", 1, lines(["b"]), NOW).await.unwrap();
    store.close().await;
    let fresh = tempfile::tempdir().unwrap();
    assert_eq!(restore(&copy, fresh.path().join("tables.db"), false, NOW).await.unwrap(), None);
    assert_eq!(lines_in(&fresh.path().join("tables.db")).await, ["a"]);

    fs::write(&path, "").unwrap();
    assert!(matches!(SqliteStore::open(&path).await, Err(StoreError::Emptied { .. })));
    restore(&copy, &path, false, NOW).await.unwrap();
    assert_eq!(lines_in(&path).await, ["a"]);
}

#[tokio::test]
async fn what_lost_its_log_is_restored_only_by_who_accepts_that() {
    let (running, path, store) = in_use().await;
    // Everything is in the file, and then a line in the log alone.
    store.close().await;
    let store = open(&path).await;
    store.append("t", 1, lines(["b"]), NOW).await.unwrap();
    let left = tempfile::tempdir().unwrap();
    let alone = left.path().join("tables.db");
    fs::copy(running.path().join("tables.db"), &alone).unwrap();
    let refused = restore(&alone, &alone, false, NOW).await;
    assert!(matches!(refused, Err(StoreError::LogLost { .. })), "{refused:?}");
    restore(&alone, &alone, true, NOW).await.unwrap();
    assert_eq!(lines_in(&alone).await, ["a"]);
}

#[tokio::test]
async fn stranger_is_not_restored() {
    let (folder, path, store) = in_use().await;
    store.close().await;
    let before = bytes_of(folder.path());
    let elsewhere = tempfile::tempdir().unwrap();
    let diary = elsewhere.path().join("diary");
    fs::write(&diary, "My diary. ".repeat(1000)).unwrap();
    assert!(matches!(restore(&diary, &path, false, NOW).await, Err(StoreError::NotOurs { .. })));
    assert!(matches!(
        restore(elsewhere.path().join("nothing"), &path, false, NOW).await,
        Err(StoreError::Io { .. })
    ));
    assert_eq!(bytes_of(folder.path()), before);
}
