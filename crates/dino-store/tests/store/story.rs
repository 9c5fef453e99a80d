//! One evening at a server, told to whatever keeps it.

use super::{NOW, lines, places, stores};
use dino_store::{
    ChatMessage, NewTable, Sanction, SanctionKind, Store, StoreError, StoredReview, TableStatus,
};
use std::sync::Arc;

#[tokio::test]
async fn the_story_is_true_in_memory_and_everywhere() {
    for store in stores().await {
        first_half(&store).await;
        second_half(&store).await;
    }
}

#[tokio::test]
async fn the_story_is_true_in_a_place_opened_again_in_the_middle() {
    for place in places() {
        let store = place.open().await;
        first_half(&store).await;
        store.close().await;
        assert!(matches!(store.table("green").await, Err(StoreError::Closed)));
        assert!(matches!(store.set_status("green", TableStatus::Over, NOW).await, Err(StoreError::Closed)));
        let late = store.append("green", 4, lines(["2 keep"]), NOW).await;
        assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
        second_half(&place.open().await).await;
    }
}

/// Anna makes two tables, Bert comes to one of them, and they begin.
async fn first_half(store: &Arc<dyn Store>) {
    assert!(matches!(store.table("green").await, Err(StoreError::NotFound)));
    let green = NewTable {
        id: "green".into(),
        created_at: NOW,
        visible: true,
        meta: "seats: anna".into(),
        opener: None,
    };
    let blue = NewTable {
        id: "blue".into(),
        created_at: NOW + 1,
        visible: false,
        meta: String::new(),
        opener: None,
    };
    store.create_table(green.clone()).await.unwrap();
    store.create_table(blue).await.unwrap();
    assert!(matches!(store.create_table(green).await, Err(StoreError::Exists)));
    for (person, table) in [("anna", "green"), ("anna", "blue"), ("anna", "green"), ("bert", "green")] {
        store.join(person, table).await.unwrap();
    }
    assert!(matches!(store.join("bert", "red").await, Err(StoreError::NotFound)));

    let table = store.table("green").await.unwrap();
    assert_eq!((table.status, table.visible, table.lines, table.version), (TableStatus::Lobby, true, 0, 0));
    assert_eq!((table.created_at, table.updated_at, table.meta.as_str()), (NOW, NOW, "seats: anna"));
    assert!(store.lines("green", 0).await.unwrap().is_empty());

    assert_eq!(store.update_meta("green", 0, "seats: anna, bert 🦕", NOW + 2).await.unwrap(), 1);
    let late = store.update_meta("green", 0, "seats: anna, carl", NOW + 3).await;
    assert!(matches!(late, Err(StoreError::Conflict { at: 0, end: 1 })));
    let lost = store.update_meta("red", 0, "", NOW).await;
    assert!(matches!(lost, Err(StoreError::NotFound)));

    assert!(store.chat("green", 0).await.unwrap().is_empty());
    assert_eq!(store.add_chat("green", "anna", "<b>hello</b>", NOW + 4).await.unwrap(), 0);
    assert_eq!(store.add_chat("blue", "anna", "nobody here", NOW + 4).await.unwrap(), 0);

    store.set_status("green", TableStatus::Running, NOW + 5).await.unwrap();
    assert!(matches!(store.set_status("red", TableStatus::Over, NOW).await, Err(StoreError::NotFound)));
    for visible in [false, true] {
        store.set_visible("green", visible, NOW + 5).await.unwrap();
        assert_eq!(open_ids(store).await.contains(&"green".to_owned()), visible);
    }
    assert!(matches!(store.set_visible("red", true, NOW).await, Err(StoreError::NotFound)));
    let begin = lines(["game cubosaurs", "seats 2", "--", "* first 2"]);
    assert_eq!(store.append("green", 0, begin, NOW + 6).await.unwrap(), 4);
    assert_eq!(store.secret("cookies", || vec![1, 0, 255]).await.unwrap(), [1, 0, 255]);

    assert_eq!(store.review("green").await.unwrap(), None);
    for found in ["quick", "thorough"] {
        store.keep_review("green", review(found)).await.unwrap();
    }
    assert!(matches!(store.keep_review("red", review("")).await, Err(StoreError::NotFound)));
    assert_eq!(store.review("red").await.unwrap(), None);
}

fn review(found: &str) -> StoredReview {
    StoredReview { evaluator: "1".into(), review: format!("{{\"found\":\"{found} 🦖\"}}") }
}

/// They play on, as if nothing had happened in between.
async fn second_half(store: &Arc<dyn Store>) {
    let table = store.table("green").await.unwrap();
    assert_eq!((table.status, table.lines, table.version), (TableStatus::Running, 4, 1));
    assert_eq!((table.created_at, table.updated_at), (NOW, NOW + 6));
    assert_eq!(table.meta, "seats: anna, bert 🦕");
    assert_eq!(store.secret("cookies", || vec![2]).await.unwrap(), [1, 0, 255]);
    assert_eq!(store.secret("another", || vec![3]).await.unwrap(), [3]);
    assert_eq!(store.review("green").await.unwrap(), Some(review("thorough")), "the last one is kept");

    assert_eq!(store.append("green", 4, lines(["2 keep"]), NOW + 7).await.unwrap(), 5);
    assert_eq!(store.lines("green", 3).await.unwrap(), ["* first 2", "2 keep"]);
    assert!(store.lines("green", 5).await.unwrap().is_empty());
    assert!(store.lines("green", u32::MAX).await.unwrap().is_empty());
    assert!(matches!(store.lines("red", 0).await, Err(StoreError::NotFound)));

    assert_eq!(store.add_chat("green", "2", "good game", NOW + 8).await.unwrap(), 1);
    let said = ChatMessage {
        number: 1,
        author: "2".into(),
        voice: None,
        removed: false,
        text: "good game".into(),
        sent_at: NOW + 8,
    };
    assert_eq!(store.chat("green", 1).await.unwrap(), [said]);
    assert_eq!(store.chat("green", 0).await.unwrap()[0].text, "<b>hello</b>");
    assert!(matches!(store.add_chat("red", "anna", "", NOW).await, Err(StoreError::NotFound)));
    assert!(matches!(store.chat("red", 0).await, Err(StoreError::NotFound)));

    assert_eq!(ids_of(store, "anna", 9).await, ["blue", "green"], "newest first");
    assert_eq!(ids_of(store, "anna", 1).await, ["blue"]);
    assert_eq!(ids_of(store, "bert", 9).await, ["green"]);
    assert!(ids_of(store, "carl", 9).await.is_empty());
    assert_eq!(open_ids(store).await, ["green"], "blue is not for everybody's eyes");

    store.create_table(super::new_table("pink")).await.unwrap();
    assert_eq!(open_ids(store).await, ["pink", "green"], "of the same moment, the later one is newer");
    store.set_status("blue", TableStatus::Over, NOW + 9).await.unwrap();
    store.set_status("pink", TableStatus::Over, NOW + 9).await.unwrap();
    assert_eq!(open_ids(store).await, ["green"]);
    assert_eq!(ids_of(store, "anna", 9).await, ["green", "blue"], "what is over comes last");

    store.leave("anna", "blue").await.unwrap();
    store.leave("carl", "blue").await.unwrap();
    assert!(matches!(store.leave("anna", "red").await, Err(StoreError::NotFound)));
    assert_eq!(ids_of(store, "anna", 9).await, ["green"]);
    assert_eq!(store.table("blue").await.unwrap().status, TableStatus::Over, "the table itself stays");
    store.join("anna", "blue").await.unwrap();
    assert_eq!(ids_of(store, "anna", 9).await, ["green", "blue"]);
}

async fn ids_of(store: &Arc<dyn Store>, person: &str, limit: u32) -> Vec<String> {
    store.tables_of(person, limit).await.unwrap().into_iter().map(|table| table.id).collect()
}

async fn open_ids(store: &Arc<dyn Store>) -> Vec<String> {
    store.open_tables(9).await.unwrap().into_iter().map(|table| table.id).collect()
}

#[tokio::test]
async fn whoever_runs_the_server_removes_tables_and_shuts_addresses_out() {
    for place in places() {
        let store = place.open().await;
        first_half(&store).await;
        let ids = async |skip, limit| {
            let tables = store.tables(skip, limit).await.unwrap();
            tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(0, 10).await, ["blue", "green"], "unlisted ones too");
        assert_eq!((ids(1, 10).await, ids(0, 1).await), (vec!["green".to_owned()], vec!["blue".to_owned()]));
        store.append("green", store.table("green").await.unwrap().lines, lines(["x"]), NOW).await.unwrap();
        store.delete_table("green").await.unwrap();
        assert!(matches!(store.table("green").await, Err(StoreError::NotFound)));
        assert!(matches!(store.delete_table("green").await, Err(StoreError::NotFound)));
        assert!(matches!(store.lines("green", 0).await, Err(StoreError::NotFound)));
        // Nothing of it comes back with another table of its name.
        let again = NewTable {
            id: "green".into(),
            created_at: NOW,
            visible: true,
            meta: String::new(),
            opener: None,
        };
        store.create_table(again).await.unwrap();
        assert!(store.lines("green", 0).await.unwrap().is_empty());
        assert!(store.chat("green", 0).await.unwrap().is_empty());
        assert_eq!(store.review("green").await.unwrap(), None);
        store.delete_table("green").await.unwrap();
        assert_eq!(ids(0, 10).await, ["blue"]);
        assert!(store.tables_of("bert", 10).await.unwrap().is_empty());

        let sanction = |kind, reason: &str, created_at| Sanction {
            address: "k7qd".into(),
            kind,
            reason: reason.into(),
            created_at,
            ends_at: Some(NOW + 100),
        };
        let (mute, ban) =
            (sanction(SanctionKind::Mute, "loud", NOW), sanction(SanctionKind::Ban, "flood", NOW + 1));
        let again = sanction(SanctionKind::Mute, "louder", NOW + 2);
        for sanction in [&mute, &ban, &again] {
            store.add_sanction(sanction.clone()).await.unwrap();
        }
        store.close().await;
        let store = place.open().await;
        assert_eq!(store.sanctions().await.unwrap(), [again, ban], "one of each kind, after a restart too");
        assert_eq!(store.remove_sanctions("k7qd").await.unwrap(), 2);
        assert_eq!(store.remove_sanctions("k7qd").await.unwrap(), 0);
        assert!(store.sanctions().await.unwrap().is_empty());
    }
}
