//! Whole tables, out of one database and into another.

use super::{NOW, lines, new_table, open};
use dino_store::{
    ArchivedTable, NewMessage, SqliteReader, SqliteStore, Store, StoreError, TableStatus, Turn,
};
use std::path::Path;

/// All tables of a database.
async fn archive(path: &Path) -> Vec<ArchivedTable> {
    let reader = SqliteReader::open(path).await.unwrap();
    let (ids, is_whole) = reader.table_ids().await.unwrap();
    assert!(is_whole);
    let mut tables = Vec::new();
    for id in ids {
        tables.push(reader.table(&id).await.unwrap());
    }
    tables
}

fn message(author: &str, voice: Option<&str>, text: &str) -> NewMessage {
    NewMessage {
        author: author.to_owned(),
        voice: voice.map(str::to_owned),
        text: text.to_owned(),
        sent_at: NOW + 4,
    }
}

#[tokio::test]
async fn what_was_taken_away_leaves_its_number_and_nothing_else() {
    for store in super::stores().await {
        store.create_table(new_table("t")).await.unwrap();
        for (author, text) in [("anna", "hello"), ("eve", "shame on you")] {
            store.add_message("t", message(author, Some("watcher"), text)).await.unwrap();
        }
        store.remove_message("t", 1).await.unwrap();
        assert!(matches!(store.remove_message("t", 2).await, Err(StoreError::NotFound)));
        let said = store.chat("t", 0).await.unwrap();
        assert_eq!((said[0].text.as_str(), said[0].removed), ("hello", false));
        assert_eq!((said[1].text.as_str(), said[1].removed, said[1].number), ("", true, 1));
        assert_eq!(said[1].voice.as_deref(), Some("watcher"), "who said it is still known");
        assert_eq!(store.add_message("t", message("anna", None, "more")).await.unwrap(), 2);
    }
}

/// Tables that nothing goes wrong with.
fn all(tables: &[ArchivedTable]) -> impl Iterator<Item = Result<ArchivedTable, StoreError>> {
    tables.iter().cloned().map(Ok)
}

#[tokio::test]
async fn tables_come_back_with_all_that_belongs_to_them() {
    let folder = tempfile::tempdir().unwrap();
    let (path, other) = (folder.path().join("tables.db"), folder.path().join("other.db"));
    let store = open(&path).await;
    for id in ["b", "a", "empty"] {
        store.create_table(new_table(id)).await.unwrap();
    }
    for id in ["b", "a"] {
        store
            .append(id, 0, lines(["", "12", "'; DROP TABLE lines; --", "é 恐竜 🦖"]), NOW + 1)
            .await
            .unwrap();
        store.update_meta(id, 0, "{\"seats\":\"anna 🦕\"}", NOW + 2).await.unwrap();
        store.add_chat(id, "anna", "<b>hello</b>\n", NOW + 3).await.unwrap();
        store.add_message(id, message("bert", Some("seat-2"), "12")).await.unwrap();
        store.remove_message(id, 0).await.unwrap();
        store.join("anna", id).await.unwrap();
        store.set_visible(id, false, NOW).await.unwrap();
    }
    store.set_status("a", TableStatus::Over, NOW + 5).await.unwrap();
    let turn = Turn { lines: lines(["12"]), pending: Some("1 3".to_owned()), now: NOW + 6 };
    store.append_turn("empty", 0, turn).await.unwrap();
    store.update_meta("empty", 0, "{}", NOW + 7).await.unwrap();
    store.secret("key", || vec![0, 255]).await.unwrap();
    let tables = archive(&path).await;
    assert_eq!(tables.iter().map(|one| one.table.id.as_str()).collect::<Vec<_>>(), ["b", "a", "empty"]);

    let secrets = SqliteReader::open(&path).await.unwrap().secrets().await.unwrap();
    let copy = SqliteStore::open(&other).await.unwrap();
    assert_eq!(copy.import(&secrets, all(&tables)).await.unwrap(), 3);
    assert_eq!(archive(&other).await, tables);
    let table = copy.table("empty").await.unwrap();
    assert_eq!((table.clock_started_at, table.pending.as_deref()), (NOW + 6, Some("1 3")));
    assert_eq!(copy.secret("key", Vec::new).await.unwrap(), [0, 255]);
    // And life goes on.
    assert_eq!(copy.append("b", 4, lines(["more"]), NOW).await.unwrap(), 5);
    assert_eq!(copy.add_chat("b", "anna", "more", NOW).await.unwrap(), 2);
    assert_eq!(copy.update_meta("b", 1, "{}", NOW).await.unwrap(), 2);
    copy.close().await;
    assert_eq!(open(&other).await.table("b").await.unwrap().lines, 5);
}

#[tokio::test]
async fn import_adds_all_or_none_and_keeps_what_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = SqliteStore::open(&path).await.unwrap();
    store.create_table(new_table("old")).await.unwrap();
    store.secret("key", || vec![1]).await.unwrap();
    let mut tables = archive(&path).await;
    for id in ["new", "newer"] {
        let mut table = tables[0].clone();
        table.table.id = id.to_owned();
        tables.insert(0, table);
    }
    let answer = store.import(&[], all(&tables)).await;
    assert!(matches!(answer, Err(StoreError::Exists)), "{answer:?}");
    tables.pop();
    tables[1].lines = lines(["a\nb"]);
    let answer = store.import(&[], all(&tables)).await;
    assert!(matches!(answer, Err(StoreError::BadLine { number: 1 })), "{answer:?}");
    let fails = tables[..1].iter().cloned().map(Ok).chain([Err(StoreError::Closed)]);
    assert!(matches!(store.import(&[], fails).await, Err(StoreError::Closed)));
    assert_eq!(archive(&path).await.len(), 1);
    tables[1].lines.clear();
    assert_eq!(store.import(&[("key".into(), vec![2])], all(&tables)).await.unwrap(), 2);
    assert_eq!(store.secret("key", Vec::new).await.unwrap(), [1]);
}

#[tokio::test]
async fn reader_sees_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = open(&path).await;
    store.create_table(new_table("t")).await.unwrap();
    let reader = SqliteReader::open(&path).await.unwrap();
    store.append("t", 0, lines(["a"]), NOW).await.unwrap();
    store.create_table(new_table("u")).await.unwrap();
    assert_eq!(reader.table_ids().await.unwrap(), (vec!["t".to_owned()], true));
    assert!(reader.table("t").await.unwrap().lines.is_empty());
}
