//! Against bots alone a whole turn is taken back, with what they answered.

use crate::client::{Client, Server};
use serde_json::{Value, json};
use std::time::Duration;

/// The table as its person sees it, once the person is asked.
async fn asked(ann: &mut Client, table: &str) -> Value {
    loop {
        let known = ann.get(table).await.json();
        if known["pending"] == json!([1]) || known["status"] == "over" {
            return known;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_turn_is_taken_back_with_what_bots_answered_and_the_same_falls_again() {
    let server = Server::start().await;
    let mut ann = Client::new(&server).with("accept", "application/json");
    let body = json!({ "game": "cubosaurs", "players": ["person", "greedy"], "start": true });
    let made = ann.post_json("/api/v1/tables", &body.to_string()).await.json();
    let (id, secret) = (made["id"].as_str().unwrap().to_owned(), made["tokens"][0].clone());
    let mut ann = ann.with("authorization", &format!("Bearer {}", secret.as_str().unwrap()));
    let table = format!("/api/v1/tables/{id}");
    let before = asked(&mut ann, &table).await;
    let act = json!({ "seat": 1, "action": "keep" }).to_string();
    let mut views = Vec::new();
    for _ in 0..2 {
        assert_eq!(ann.post_json(&format!("{table}/act"), &act).await.status, 200);
        // The bot answers, and cards fall.
        let after = asked(&mut ann, &table).await;
        assert!(after["events"].as_u64() > before["events"].as_u64().map(|events| events + 1));
        views.push(ann.get(&format!("{table}/view?seat=1")).await.json());
        let back = ann.post_json(&format!("{table}/takeback"), &json!({ "seat": 1 }).to_string()).await;
        assert_eq!(back.status, 200, "{}", back.body);
        let now = asked(&mut ann, &table).await;
        assert_eq!((&now["events"], &now["pending"]), (&before["events"], &before["pending"]));
    }
    assert_eq!(views[0], views[1], "the same cards, and the bot had no reason to do anything else");
    // The record tells of it, and the table comes back from it.
    let store = server.end().await;
    let lines = store.lines(&id, 0).await.unwrap();
    assert_eq!(lines.iter().filter(|line| *line == "@ 1 rewind").count(), 2, "{lines:?}");
    let server = Server::on(store).await;
    assert_eq!(asked(&mut ann.at(&server), &table).await["events"], before["events"]);
}
