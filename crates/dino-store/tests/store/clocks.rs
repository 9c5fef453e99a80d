//! Since when clocks run and whom a table waits for: only the record moves them.

use super::{NOW, lines, new_table, open, stores};
use dino_store::{SqliteReader, TableStatus, Turn};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

#[tokio::test]
async fn only_the_record_starts_the_clocks_anew() {
    for store in stores().await {
        store.create_table(new_table("t")).await.unwrap();
        store.append("t", 0, lines(["a"]), NOW + 1).await.unwrap();
        let started = async || store.table("t").await.unwrap().clock_started_at;
        store.update_meta("t", 0, "{\"name\":\"Eve\"}", NOW + 2).await.unwrap();
        store.set_status("t", TableStatus::Running, NOW + 3).await.unwrap();
        store.set_visible("t", false, NOW + 4).await.unwrap();
        store.add_chat("t", "eve", "hello", NOW + 5).await.unwrap();
        store.append("t", 1, Vec::new(), NOW + 6).await.unwrap();
        assert_eq!(started().await, NOW + 1);
        store.append("t", 1, lines(["b"]), NOW + 7).await.unwrap();
        assert_eq!(started().await, NOW + 7);
    }
}

#[tokio::test]
async fn whom_a_table_waits_for_changes_with_its_record_or_not_at_all() {
    for store in stores().await {
        store.create_table(new_table("t")).await.unwrap();
        let turn = |line: &str, pending: &str| Turn {
            lines: lines([line]),
            pending: Some(pending.to_owned()),
            now: NOW + 1,
        };
        let pending = async || store.table("t").await.unwrap().pending;
        assert_eq!(pending().await, None);
        store.append_turn("t", 0, turn("a", "1 2")).await.unwrap();
        assert_eq!(pending().await.as_deref(), Some("1 2"));
        store.append_turn("t", 0, turn("b", "3")).await.unwrap_err();
        assert_eq!(pending().await.as_deref(), Some("1 2"), "what was refused changes nothing");
        let said = Turn { lines: Vec::new(), ..turn("", "2") };
        assert_eq!(store.append_turn("t", 1, said).await.unwrap(), 1);
        assert_eq!(pending().await.as_deref(), Some("2"));
        store.append("t", 1, lines(["b"]), NOW).await.unwrap();
        assert_eq!(pending().await, None, "who adds lines without saying so leaves it open");
    }
}

/// A database as the second version left it, with one running table whose record grew at `NOW`.
async fn second_version(path: &std::path::Path) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut conn = options.connect().await.unwrap();
    for schema in
        [include_str!("../../src/sqlite/schema/1.sql"), include_str!("../../src/sqlite/schema/2.sql")]
    {
        sqlx::raw_sql(schema).execute(&mut conn).await.unwrap();
    }
    sqlx::raw_sql(
        "PRAGMA application_id = 0x44696e6f; PRAGMA user_version = 2; \
         INSERT INTO tables VALUES (1, 't', 5, 1700000000000, 'running', 1, 1, 0); \
         INSERT INTO metas VALUES (1, '{}'); INSERT INTO lines VALUES (1, 0, 'a'); \
         INSERT INTO chat VALUES (1, 0, 'anna', 'hello', 7); INSERT INTO joined VALUES ('anna', 1)",
    )
    .execute(&mut conn)
    .await
    .unwrap();
    conn.close().await.unwrap();
}

#[tokio::test]
async fn older_database_is_read_as_it_is_and_clocks_go_on_from_its_last_change() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    second_version(&path).await;
    let reader = SqliteReader::open(&path).await.unwrap();
    assert_eq!(reader.table_ids().await.unwrap(), (vec!["t".to_owned()], true));
    let exported = reader.table("t").await.unwrap();
    drop(reader);
    assert_eq!((exported.lines.len(), exported.chat.len(), exported.people.len()), (1, 1, 1));
    assert_eq!(exported.table.clock_started_at, NOW);

    let store = open(&path).await;
    let table = store.table("t").await.unwrap();
    assert_eq!((table.clock_started_at, table.pending.as_deref()), (NOW, None));
    store.update_meta("t", 0, "{}", NOW + 9).await.unwrap();
    store.close().await;
    assert_eq!(open(&path).await.table("t").await.unwrap().clock_started_at, NOW);
}
