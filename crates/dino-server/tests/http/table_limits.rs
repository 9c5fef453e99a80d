//! How many tables may come from one address, and what the first page shows of them.

use crate::client::{Answer, Client, Server};
use dino_server::Settings;
use dino_store::SqliteStore;
use serde_json::{Value, json};
use std::sync::Arc;

/// A server behind a proxy, with room for few tables.
async fn small_server() -> Server {
    let limits = Settings {
        behind_proxy: true,
        max_tables_per_address: 4,
        max_listed_per_address: 2,
        max_bot_tables_per_address: 1,
        ..Settings::default()
    };
    Server::with(Arc::new(SqliteStore::memory().await.unwrap()), limits).await
}

/// A browser or program at an address.
fn at(server: &Server, address: &str) -> Client {
    Client::new(server).with("x-forwarded-for", address).with("accept", "application/json")
}

async fn open(client: &mut Client, players: Value, listed: bool) -> Answer {
    let starts = !players.as_array().unwrap().contains(&json!("free"));
    let body = json!({ "game": "cubosaurs", "players": players, "listed": listed, "start": starts });
    client.post_json("/api/v1/tables", &body.to_string()).await
}

/// That it was refused with this code, in words.
fn assert_refused(answer: &Answer, code: &str) {
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (429, &json!(code)), "{}", answer.body);
    assert!(answer.json()["error"]["sentence"].as_str().unwrap().to_lowercase().contains("your network has"));
}

#[tokio::test]
async fn an_address_has_room_for_so_many_tables_of_each_kind() {
    let server = small_server().await;
    let mut here = at(&server, "198.51.100.7");
    let friends = || json!(["person", "free"]);
    for _ in 0..2 {
        assert_eq!(open(&mut here, friends(), true).await.status, 200);
    }
    assert_refused(&open(&mut here, friends(), true).await, "limit-listed-tables");
    let friends_form = here.post("/tables", "game=cubosaurs&mode=friends").await;
    assert_refused(&friends_form, "limit-listed-tables");
    assert_eq!(open(&mut here, json!(["greedy", "random"]), false).await.status, 200);
    assert_refused(&open(&mut here, json!(["greedy", "random"]), false).await, "limit-bot-tables");
    let mut opened = 0;
    let refused = loop {
        let answer = open(&mut here, friends(), false).await;
        if answer.status != 200 {
            break answer;
        }
        opened += 1;
        assert!(opened < 9);
    };
    assert_refused(&refused, "limit-tables");
    assert_refused(&here.post("/tables", "game=cubosaurs&mode=bots").await, "limit-tables");
    // Others lose nothing by it; of the newer addresses a whole network is one.
    assert_eq!(open(&mut at(&server, "198.51.100.8"), friends(), true).await.status, 200);
    for (address, status) in
        [("2001:db8::1", 200), ("2001:db8::2", 200), ("2001:db8::3", 429), ("2001:db8:1::3", 200)]
    {
        assert_eq!(open(&mut at(&server, address), friends(), true).await.status, status, "{address}");
    }
}

#[tokio::test]
async fn a_table_is_not_listed_later_where_there_is_no_room() {
    let server = small_server().await;
    let mut host = at(&server, "198.51.100.7");
    host.get("/").await;
    let made = host.post("/tables", "game=cubosaurs&mode=friends").await;
    let path = made.header("location").unwrap().to_owned();
    let options = format!("{path}/options");
    assert_eq!(host.post(&options, "seats=2&pace=free").await.status, 200, "off the list");
    for _ in 0..2 {
        assert_eq!(open(&mut host, json!(["person", "free"]), true).await.status, 200);
    }
    assert_refused(&host.post(&options, "seats=2&pace=free&listed=on").await, "limit-listed-tables");
    assert_eq!(host.post(&options, "seats=2&pace=days-1").await.status, 200, "all else can be changed");
}

#[tokio::test]
async fn no_address_pushes_others_off_the_list_and_none_is_stored() {
    let server = Server::with(
        Arc::new(SqliteStore::memory().await.unwrap()),
        Settings { behind_proxy: true, max_listed_per_address: 1000, ..Settings::default() },
    )
    .await;
    let quiet =
        open(&mut at(&server, "198.51.100.8"), json!(["person", "free"]), true).await.json()["id"].clone();
    let mut loud = at(&server, "198.51.100.7");
    for _ in 0..40 {
        assert_eq!(open(&mut loud, json!(["person", "free"]), true).await.status, 200);
    }
    let listed = Client::new(&server).get("/api/v1/tables").await.json()["tables"].take();
    let ids: Vec<&Value> = listed.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids.iter().position(|id| **id == quiet), Some(1), "each address has a turn");
    assert_eq!(ids.len(), 11, "and so many of one at most");
    let stored = server.store.table(quiet.as_str().unwrap()).await.unwrap();
    assert!(!format!("{stored:?}").contains("198.51"), "what is stored is no address: {stored:?}");
    assert!(stored.opener.is_some());
}

#[tokio::test]
async fn one_more_game_counts_like_any_other_table() {
    let server = small_server().await;
    let mut here = at(&server, "198.51.100.7");
    here.get("/").await;
    let opened = here.post("/tables", "game=cubosaurs&mode=bots").await;
    let path = opened.header("location").unwrap().to_owned();
    assert_eq!(here.post(&format!("{path}/away"), "seat=1").await.status, 200);
    while here.get(&format!("/api/v1/tables/{}", &path[3..])).await.json()["status"] != "over" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    while open(&mut here, json!(["person", "free"]), false).await.status == 200 {}
    assert_refused(&here.post(&format!("{path}/rematch"), "").await, "limit-tables");
}
