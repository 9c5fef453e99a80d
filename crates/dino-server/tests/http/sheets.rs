//! Tables that are played with a component sheet of their own.

use crate::client::{Client, Server};
use crate::invite;
use dino_server::{NamedSheet, Settings};
use dino_store::SqliteStore;
use std::sync::Arc;

const NAME: &str = "box of 2023";

/// Cubosaurs' sheet with another price of a tile.
fn sheet() -> String {
    let ours = include_str!("../../../cubosaurs/components.toml");
    let dearer = ours.replacen("cost = 5", "cost = 4", 1);
    assert_ne!(ours, dearer);
    dearer
}

async fn server(sheets: &[NamedSheet]) -> Server {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    Server::with(store, Settings { sheets: sheets.to_vec().into(), ..Settings::default() }).await
}

#[tokio::test]
async fn a_host_chooses_a_sheet_by_name_and_the_game_keeps_it() {
    let server = server(&[NamedSheet::new(NAME, sheet()).unwrap()]).await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    let form = |name: &str| format!("seats=2&pace=free&components={}", name.replace(' ', "+"));
    let [options, shown, file] =
        ["options", "components", "components.toml"].map(|what| format!("{path}/{what}"));
    assert!(ann.get(&path).await.body.contains(NAME), "it is offered");
    assert_eq!(ann.get(&shown).await.status, 404, "but not chosen yet");
    assert_eq!(ann.post(&options, &form("another box")).await.status, 422);
    assert_eq!(ann.post(&options, &form(NAME)).await.status, 303);
    ben.get(&path).await;
    assert_eq!(ben.post(&options, &form("")).await.status, 403, "it is not his to choose");
    let page = ben.get(&shown).await.body;
    assert!(
        page.contains(NAME) && page.contains("<mark>4</mark>"),
        "everybody sees what is different: {page}"
    );
    assert_eq!(ben.get(&file).await.body, sheet());
    assert_eq!(ann.post(&format!("{path}/start"), "fill=on").await.status, 303);
    assert!(ann.get(&path).await.body.contains(&shown), "the table leads there");

    // The file is gone after a restart; the game goes on with what it began with.
    let server = Server::on(server.end().await).await;
    let mut ann = ann.at(&server);
    assert_eq!(ann.get(&path).await.status, 200);
    assert_eq!(ann.get(&file).await.body, sheet());
}

#[tokio::test]
async fn a_program_names_a_sheet_and_the_record_is_one_of_it() {
    let server = server(&[NamedSheet::new(NAME, sheet()).unwrap()]).await;
    let mut program = Client::new(&server);
    let table = |components: &str| {
        format!(r#"{{"game": "cubosaurs", "players": ["random", "random"], "components": {components}}}"#)
    };
    assert_eq!(program.post_json("/api/v1/tables", &table("\"no such\"")).await.status, 422);
    let made = program.post_json("/api/v1/tables", &table(&format!("\"{NAME}\""))).await;
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let address = format!("/api/v1/tables/{id}");
    let table = program.get(&address).await.json();
    assert_eq!(table["components"], NAME);
    while program.get(&address).await.json()["status"] != "over" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let record = program.get(&format!("{address}/record")).await.body;
    let record = dino_core::Record::read(record.as_bytes()).unwrap();
    let replay = |sheet| dino_games::resume_lines(&record, sheet);
    let sheet = sheet();
    assert!(replay(Some(sheet.as_str())).is_ok());
    assert!(replay(None).is_err(), "with ours it is another game");
}

#[test]
fn a_sheet_that_is_none_is_refused_with_its_line() {
    let refused = |name: &str, text: &str| NamedSheet::new(name, text.to_owned()).unwrap_err().to_string();
    let error = refused(NAME, &sheet().replacen("cost = 4", "cost = 99", 1));
    assert!(error.contains("line ") && error.contains("99"), "{error}");
    assert!(refused(NAME, "[game]\nid = \"chess\"").contains("chess"));
    assert!(refused(NAME, "what = ").contains("line 1"));
    for name in ["", " box", "a\u{7}b", &"x".repeat(41)] {
        assert!(refused(name, &sheet()).contains("name"), "{name:?}");
    }
}
