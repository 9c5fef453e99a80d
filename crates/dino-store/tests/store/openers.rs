//! Which tables count for whom, and how they share a list.

use super::{NOW, new_table, open, stores};
use dino_store::{NewTable, OpenedTables, Opener, Store, TableStatus};
use std::sync::Arc;

fn opened(id: &str, at: i64, opener: &str, bots_only: bool) -> NewTable {
    NewTable {
        created_at: NOW + at,
        opener: Some(Opener { name: opener.into(), bots_only }),
        ..new_table(id)
    }
}

async fn listed(store: &Arc<dyn Store>, limit: u32) -> Vec<String> {
    store.open_tables(limit).await.unwrap().into_iter().map(|table| table.id).collect()
}

#[tokio::test]
async fn tables_are_counted_for_their_opener() {
    for store in stores().await {
        for (id, at, opener, bots_only) in
            [("a", 0, "x", false), ("b", 1, "x", true), ("c", 2, "x", true), ("d", 3, "y", false)]
        {
            store.create_table(opened(id, at, opener, bots_only)).await.unwrap();
        }
        store.create_table(new_table("nobody's")).await.unwrap();
        store.set_visible("a", false, NOW).await.unwrap();
        store.set_status("c", TableStatus::Over, NOW).await.unwrap();
        let count = async |opener: &str, since| store.opened_tables(opener, NOW + since).await.unwrap();
        assert_eq!(count("x", 0).await, OpenedTables { open: 2, listed: 1, bots_only: 2 });
        assert_eq!(count("x", 2).await.bots_only, 1, "those of before are long ago");
        assert_eq!(count("y", 0).await, OpenedTables { open: 1, listed: 1, bots_only: 0 });
        assert_eq!(count("z", 0).await, OpenedTables { open: 0, listed: 0, bots_only: 0 });
    }
}

#[tokio::test]
async fn each_opener_has_a_turn_in_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = open(&path).await;
    for number in 0..30 {
        store.create_table(opened(&format!("loud-{number:02}"), number, "loud", false)).await.unwrap();
    }
    for (id, at, opener) in [("first", -2, "quiet"), ("second", -1, "quiet"), ("other", -3, "other")] {
        store.create_table(opened(id, at, opener, false)).await.unwrap();
    }
    store.create_table(new_table("free")).await.unwrap();
    let expected = ["loud-29", "free", "second", "other", "loud-28", "first", "loud-27"];
    assert_eq!(listed(&store, 7).await, expected);
    assert_eq!(listed(&store, 100).await.len(), 14, "so many of one opener at most");
    // Found one by one, where the index is damaged, they stand in the same order.
    store.close().await;
    super::damage::damage_index(&path, "tables_open").await;
    assert_eq!(listed(&open(&path).await, 7).await, expected);
}
