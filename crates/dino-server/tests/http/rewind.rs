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

/// A table of one person against two bots, which that person may act at.
async fn against_bots(server: &Server, game: &str) -> (Client, String, String) {
    let mut ann = Client::new(server).with("accept", "application/json");
    let body = json!({ "game": game, "players": ["person", "greedy", "greedy"], "start": true });
    let made = ann.post_json("/api/v1/tables", &body.to_string()).await.json();
    let (id, secret) = (made["id"].as_str().unwrap().to_owned(), made["tokens"][0].clone());
    let ann = ann.with("authorization", &format!("Bearer {}", secret.as_str().unwrap()));
    (ann, id.clone(), format!("/api/v1/tables/{id}"))
}

/// What the seat may do now; the first of it is done, or the first that has this verb. What it was.
async fn act(ann: &mut Client, table: &str, verb: &str) -> String {
    let legal = ann.get(&format!("{table}/legal?seat=1")).await.json();
    let actions: Vec<&str> =
        legal["actions"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
    let action = actions.iter().find(|action| action.starts_with(verb)).unwrap_or(&actions[0]).to_string();
    let body = json!({ "seat": 1, "action": action }).to_string();
    assert_eq!(ann.post_json(&format!("{table}/act"), &body).await.status, 200, "{action}");
    action
}

async fn take_back(ann: &mut Client, table: &str) -> Value {
    let back = ann.post_json(&format!("{table}/takeback"), &json!({ "seat": 1 }).to_string()).await;
    assert_eq!(back.status, 200, "{}", back.body);
    asked(ann, table).await
}

#[tokio::test]
async fn a_tile_that_was_taken_and_placed_goes_back_with_one_press() {
    let server = Server::start().await;
    let (mut ann, id, table) = against_bots(&server, "gods-love-dinosaurs").await;
    let before = asked(&mut ann, &table).await;
    // While the turn goes on, one action.
    act(&mut ann, &table, "take").await;
    let taken = asked(&mut ann, &table).await;
    act(&mut ann, &table, "place").await;
    // Others have answered: the turn as a whole, and there is all the time in the world to do it.
    let later = asked(&mut ann, &table).await;
    assert!(later["events"].as_u64() > taken["events"].as_u64().map(|events| events + 1));
    tokio::time::sleep(Duration::from_millis(300)).await;
    let now = take_back(&mut ann, &table).await;
    assert_eq!(now["events"], before["events"], "to the first action since another seat acted");
    // In the middle of a turn it goes step by step.
    act(&mut ann, &table, "take").await;
    let now = take_back(&mut ann, &table).await;
    assert_eq!(now["events"], before["events"]);
    // The record says of each action that it went, and the table comes back from it.
    let store = server.end().await;
    let lines = store.lines(&id, 0).await.unwrap();
    let went = |what: &str| lines.iter().filter(|line| *line == what).count();
    assert_eq!(went("@ 1 rewind") + went("@ 1 takeback"), 3, "{lines:?}");
    assert!(went("@ 1 rewind") >= 1, "{lines:?}");
    let server = Server::on(store).await;
    assert_eq!(asked(&mut ann.at(&server), &table).await["events"], before["events"]);
}

#[tokio::test]
async fn a_whole_movement_of_evo_goes_back_with_one_press() {
    let server = Server::start().await;
    let (mut ann, id, table) = against_bots(&server, "evo").await;
    // Where what the seat did since another one acted began, where the first move of it was, and how many there were.
    let (mut first, mut moved, mut moves) = (None, None, 0);
    for _ in 0..300 {
        let known = asked(&mut ann, &table).await;
        assert_ne!(known["status"], "over", "nobody moved twice in a turn");
        let recorded = server.store.lines(&id, 0).await.unwrap().len();
        let action = act(&mut ann, &table, "move").await;
        asked(&mut ann, &table).await;
        let at = known["events"].as_u64().unwrap();
        let first_of_all = *first.get_or_insert(at);
        if action.starts_with("move") {
            moved.get_or_insert(at);
            moves += 1;
        }
        let lines = server.store.lines(&id, 0).await.unwrap();
        let is_answered =
            lines[recorded..].iter().any(|line| line.starts_with("2 ") || line.starts_with("3 "));
        if is_answered && moves > 1 {
            let now = take_back(&mut ann, &table).await;
            // Cards that were played or not before the first move belong to the turn too.
            let back = now["events"].as_u64().unwrap();
            assert!(
                (first_of_all..=moved.unwrap()).contains(&back),
                "{back}, not {first_of_all} to {moved:?}"
            );
            let lines = server.store.lines(&id, 0).await.unwrap();
            let went =
                lines.iter().filter(|line| ["@ 1 rewind", "@ 1 takeback"].contains(&line.as_str())).count();
            assert!(went >= moves, "{lines:?}");
            return;
        }
        if is_answered {
            (first, moved, moves) = (None, None, 0);
        }
    }
    panic!("nobody moved twice in a turn");
}
