//! The end of tables.

use super::{NOW, new_table, open, places, stores};
use dino_store::{EndedTable, SqliteReader, Store, StoreError, StoredReview, TableStatus};
use std::sync::Arc;

fn ended(why: &str) -> EndedTable {
    EndedTable { ended_at: NOW + 100, why: why.to_owned() }
}

/// A record like those of games.
fn record() -> Vec<String> {
    (0..400).map(|at| format!("{} keep trex#{} ; {at}", at % 3 + 1, at % 7)).collect()
}

/// A table with all that may belong to one.
async fn full(store: &Arc<dyn Store>, id: &str) {
    store.create_table(new_table(id)).await.unwrap();
    store.append(id, 0, record(), NOW).await.unwrap();
    store.add_chat(id, "anna", "hello", NOW).await.unwrap();
    store.join("anna", id).await.unwrap();
}

#[tokio::test]
async fn a_table_that_ends_leaves_nothing_but_why() {
    for place in places() {
        let store = place.open().await;
        for id in ["gone", "stays"] {
            full(&store, id).await;
        }
        let late = store.end_table("gone", NOW, ended("unused")).await;
        assert!(matches!(late, Err(StoreError::Conflict { .. })), "somebody was there: {late:?}");
        store.see("gone", NOW + 5).await.unwrap();
        assert!(store.end_table("gone", NOW + 5, ended("unused")).await.is_err());
        store.end_table("gone", NOW + 6, ended("unused")).await.unwrap();
        for answer in [store.lines("gone", 0).await.map(drop), store.chat("gone", 0).await.map(drop)] {
            assert!(matches!(answer, Err(StoreError::NotFound)), "{answer:?}");
        }
        assert_eq!(store.ended("gone").await.unwrap(), Some(ended("unused")));
        assert_eq!(store.ended("stays").await.unwrap(), None);
        assert_eq!(store.tables_of("anna", 9).await.unwrap().len(), 1);
        assert_eq!(store.lines("stays", 0).await.unwrap(), record());
        assert!(matches!(store.end_table("none", NOW, ended("old")).await, Err(StoreError::NotFound)));
        assert_eq!(store.forget_ended(NOW + 100, 9).await.unwrap(), 0);
        assert_eq!(store.forget_ended(NOW + 101, 9).await.unwrap(), 1);
        assert_eq!(store.ended("gone").await.unwrap(), None);
    }
}

#[tokio::test]
async fn an_archived_record_is_small_and_reads_as_before() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = open(&path).await;
    full(&store, "t").await;
    store.set_status("t", TableStatus::Over, NOW).await.unwrap();
    assert!(store.archive_table("t", NOW, "{}").await.is_err(), "somebody was there");
    store.archive_table("t", NOW + 1, "{\"small\":true}").await.unwrap();
    let table = store.table("t").await.unwrap();
    assert!(table.archived && table.opener.is_none());
    assert_eq!((table.meta.as_str(), table.lines, table.version), ("{\"small\":true}", 400, 1));
    assert_eq!((table.updated_at, table.status), (NOW, TableStatus::Over));
    assert_eq!(store.lines("t", 0).await.unwrap(), record());
    assert_eq!(store.lines("t", 399).await.unwrap(), record()[399..]);
    assert!(store.lines("t", 400).await.unwrap().is_empty() && store.chat("t", 0).await.unwrap().is_empty());
    assert_eq!(store.tables_of("anna", 9).await.unwrap().len(), 1, "it is still on her list");
    store.close().await;
    let bytes: i64 = {
        use sqlx::{ConnectOptions, Connection};
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
        let mut conn = options.connect().await.unwrap();
        let bytes = sqlx::query_scalar("SELECT sum(length(record)) FROM archives").fetch_one(&mut conn).await;
        conn.close().await.unwrap();
        bytes.unwrap()
    };
    let plain: usize = record().iter().map(String::len).sum();
    assert!(bytes * 4 < plain as i64, "{bytes} bytes of {plain}");
    // An export has all of it.
    let exported = SqliteReader::open(&path).await.unwrap().table("t").await.unwrap();
    assert_eq!(exported.lines, record());
}

#[tokio::test]
async fn idle_tables_are_found_a_few_at_a_time() {
    for store in stores().await {
        for number in 0..7 {
            store.create_table(new_table(&number.to_string())).await.unwrap();
        }
        store.see("3", NOW + 9).await.unwrap();
        let (mut found, mut place) = (Vec::new(), Some(0));
        while let Some(after) = place {
            let batch = store.idle_tables(after, NOW + 1, 2).await.unwrap();
            assert!(batch.tables.len() <= 2);
            found.extend(batch.tables.into_iter().map(|table| table.id));
            place = batch.next;
        }
        assert_eq!(found, ["0", "1", "2", "4", "5", "6"]);
        assert!(store.idle_tables(0, NOW, 9).await.unwrap().tables.is_empty());
    }
}

#[tokio::test]
async fn time_in_which_nobody_looked_for_idle_tables_counts_for_none() {
    for store in stores().await {
        full(&store, "t").await;
        let idle_since = async || store.table("t").await.unwrap().idle_since();
        // An upgrade, an import, a restore: what was before the first time is forgiven.
        store.note_sweep(NOW + 1_000, 10).await.unwrap();
        assert_eq!(idle_since().await, NOW + 1_000);
        store.note_sweep(NOW + 1_010, 10).await.unwrap();
        assert_eq!(idle_since().await, NOW + 1_000, "while the server runs, time counts");
        store.note_sweep(NOW + 9_010, 10).await.unwrap();
        assert_eq!(idle_since().await, NOW + 9_000, "while it is off it does not");
        store.note_sweep(NOW + 50, 10).await.unwrap();
        assert_eq!(idle_since().await, NOW + 9_000, "nor does a clock that is set back");
    }
}

#[tokio::test]
async fn an_archived_table_can_be_deleted() {
    for store in stores().await {
        full(&store, "t").await;
        store.set_status("t", TableStatus::Over, NOW).await.unwrap();
        let review = StoredReview { evaluator: "1".into(), review: "{}".into() };
        store.keep_review("t", review).await.unwrap();
        store.archive_table("t", NOW + 1, "{}").await.unwrap();
        assert_eq!(store.review("t").await.unwrap(), None, "it is made again where somebody asks");
        store.delete_table("t").await.unwrap();
        assert!(matches!(store.table("t").await, Err(StoreError::NotFound)));
    }
}
