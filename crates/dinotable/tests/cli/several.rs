//! Several servers on PostgreSQL, as whoever runs them meets them.
#![cfg(unix)]

use crate::common::text;
use crate::data::{folders, run, seen, with_tables};
use crate::server::{Server, api, get, start};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn serve(url: &str) -> (Server, String) {
    start(&["--database", url, "--listen", "127.0.0.1:0", "--rate", "100000", "--bot-delay", "20"])
}

#[test]
fn tables_move_from_a_file_to_a_database_that_two_servers_share() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    let (folder, data, _) = folders("several-move");
    let (server, address, tables) = with_tables(&data);
    let before = seen(&address, &tables);
    drop(server);
    let (files, again) = (folder.join("files"), folder.join("again"));
    run(&["export", text(&files), "--data", text(&data)], 0);
    let said = run(&["import", text(&files), "--database", &url], 0);
    assert!(said.out.contains("3") && said.out.contains("postgres://"), "{}", said.out);
    let ((mut one, first), (_other, second)) = (serve(&url), serve(&url));
    for address in [&first, &second] {
        assert_eq!(seen(address, &tables), before);
    }
    // One of them is killed, and nobody loses anything.
    one.0.kill().unwrap();
    one.0.wait().unwrap();
    assert_eq!(seen(&second, &tables), before);
    run(&["export", text(&again), "--database", &url], 0);
    let exported = |folder: &std::path::Path| std::fs::read_to_string(folder.join("secrets.json")).unwrap();
    assert_eq!(exported(&again), exported(&files));
    let refused = run(&["import", text(&files), "--database", &url], 1);
    assert!(!refused.err.is_empty());
}

#[test]
fn a_game_goes_on_when_the_server_that_moves_its_bots_is_killed() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    let ((one, first), (_other, second)) = (serve(&url), serve(&url));
    let new = json!({ "game": "gods-love-dinosaurs", "players": ["random", "random", "random"] });
    let made = api(&first, "", None, Some(&new));
    let table = format!("/{}", made["id"].as_str().unwrap());
    let events = |address: &str| api(address, &table, None, None)["events"].as_u64().unwrap();
    let start = Instant::now();
    while events(&second) < 10 {
        assert!(start.elapsed() < Duration::from_secs(60), "the bots do not begin");
    }
    drop(one);
    let killed = events(&second);
    while events(&second) <= killed + 3 {
        assert!(start.elapsed() < Duration::from_secs(60), "the bots do not go on");
    }
    while api(&second, &table, None, None)["status"] != "over" {
        assert!(start.elapsed() < Duration::from_secs(120), "the game does not end");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn what_is_wrong_with_a_database_is_said_in_words() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let serve = |url: &str, lang: &str| {
        run(&["serve", "--no-open", "--listen", "127.0.0.1:0", "--database", url, "--lang", lang], 1).err
    };
    let nobody = "postgres://ann:secret@127.0.0.1:1/club";
    let [en, fr] = ["en", "fr"].map(|lang| serve(nobody, lang));
    assert!(en.contains("postgres://ann@127.0.0.1:1/club does not answer"), "{en}");
    assert!(fr.contains("ne répond pas") && !fr.contains("secret") && !en.contains("secret"), "{fr}");
    let none = serve(&format!("{}/nowhere", cluster.url()), "en");
    assert!(none.contains("\"nowhere\" does not exist"), "{none}");
    let wrong = run(&["serve", "--no-open", "--database", "postgres://ann@db:port/x", "--lang", "en"], 1).err;
    assert!(wrong.contains("cannot be understood"), "{wrong}");
    let url = cluster.database().unwrap();
    let file = run(&["backup", "/tmp/never.db", "--database", &url, "--lang", "en"], 2).err;
    assert!(file.contains("pg_dump"), "{file}");
    let socket = run(&["admin", "tables", "list", "--database", &url, "--lang", "en"], 2).err;
    assert!(socket.contains("--admin-socket"), "{socket}");
}

#[test]
fn a_server_is_spoken_to_where_it_was_told_to_listen_and_says_when_it_is_ready() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    let (folder, ..) = folders("several-admin");
    let socket = folder.join("admin");
    let (_server, address) =
        start(&["--database", &url, "--listen", "127.0.0.1:0", "--admin-socket", text(&socket)]);
    assert!(get(&address, "/ready").starts_with("HTTP/1.1 200"));
    let said = run(&["admin", "tables", "list", "--admin-socket", text(&socket), "--json"], 0);
    assert!(serde_json::from_str::<Value>(&said.out).is_ok(), "{}", said.out);
}
