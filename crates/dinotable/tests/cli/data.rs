//! Backups and exports of a server with games in all their stages.

use crate::common::{Said, dinotable_typing, folder, text};
use crate::server::{Server, api, get, start};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A table, and the secret of its first seat.
pub(crate) struct Played {
    pub(crate) id: String,
    pub(crate) secret: String,
}

/// A server with a table in its lobby, one being played and one that is over; all of them talk.
pub(crate) fn with_tables(data: &Path) -> (Server, String, [Played; 3]) {
    let (server, address) = serve(data);
    let tables = ["lobby", "running", "over"].map(|status| {
        let new = json!({"game": "cubosaurs", "players": ["person", "person"], "names": ["Ann", "Ben"],
            "start": status != "lobby", "listed": true});
        let made = api(&address, "", None, Some(&new));
        let [one, two] = [0, 1].map(|seat| made["tokens"][seat].as_str().unwrap().to_owned());
        let id = made["id"].as_str().unwrap().to_owned();
        let saying = json!({"seat": 1, "text": "Bonjour, \"Ben\" 🦕"});
        api(&address, &format!("/{id}/chat"), Some(&one), Some(&saying));
        let mut actions = match status {
            "lobby" => 0,
            "running" => 7,
            _ => usize::MAX,
        };
        while actions > 0 && act(&address, &id, &[&one, &two]) {
            actions -= 1;
        }
        assert_eq!(api(&address, &format!("/{id}"), None, None)["status"], status);
        Played { id, secret: one }
    });
    (server, address, tables)
}

fn serve(data: &Path) -> (Server, String) {
    start(&["--data", text(data), "--listen", "127.0.0.1:0", "--rate", "100000"])
}

/// Whoever is to act takes the first legal action; whether anybody is.
pub(crate) fn act(address: &str, id: &str, secrets: &[&str; 2]) -> bool {
    let pending = api(address, &format!("/{id}"), None, None)["pending"].clone();
    let Some(seat) = pending.get(0).and_then(Value::as_u64) else { return false };
    let secret = Some(secrets[seat as usize - 1]);
    let legal = api(address, &format!("/{id}/legal?seat={seat}"), secret, None);
    let action = legal["actions"][0].clone();
    api(address, &format!("/{id}/act"), secret, Some(&json!({"seat": seat, "action": action})));
    true
}

/// All that can be seen of tables, with the secrets of seats.
pub(crate) fn seen(address: &str, tables: &[Played]) -> Vec<Value> {
    let mut seen = Vec::new();
    for Played { id, secret } in tables {
        let table = api(address, &format!("/{id}"), None, None);
        if table["status"] != "lobby" {
            seen.push(api(address, &format!("/{id}/view?seat=1"), Some(secret), None));
        }
        seen.push(api(address, &format!("/{id}/chat?from=0"), None, None));
        seen.push(table);
        // The private link still leads to the seat.
        assert!(get(address, &format!("/s/{id}-{secret}")).starts_with("HTTP/1.1 200"), "{id}");
    }
    seen
}

pub(crate) fn run(words: &[&str], code: i32) -> Said {
    let said = dinotable_typing(words, "");
    assert_eq!(said.code, code, "{words:?}: {}{}", said.out, said.err);
    said
}

/// A folder with two others in it.
pub(crate) fn folders(name: &str) -> (PathBuf, PathBuf, PathBuf) {
    let folder = folder(name);
    let (data, other) = (folder.join("data"), folder.join("other"));
    (folder, data, other)
}

#[test]
fn a_backup_of_a_running_server_is_restored_elsewhere() {
    let (folder, data, other) = folders("data-backup");
    let (server, address, tables) = with_tables(&data);
    let before = seen(&address, &tables);
    let file = folder.join("tables.backup");
    let said = run(&["backup", text(&file), "--data", text(&data), "--lang", "en"], 0);
    assert!(said.out.contains("holds all tables") && said.out.contains("secrets"), "{}", said.out);
    let said = run(&["backup", text(&file), "--data", text(&data), "--lang", "fr"], 1);
    assert!(said.err.contains("existe déjà"), "{}", said.err);
    run(&["backup", text(&file), "--data", text(&data), "--force"], 0);

    let said = run(&["restore", text(&file), "--data", text(&data), "--lang", "en"], 1);
    assert!(said.err.contains("Another Dinotable keeps its tables in"), "{}", said.err);
    assert_eq!(seen(&address, &tables), before, "nothing happened to the server");
    drop(server);

    run(&["restore", text(&file), "--data", text(&other)], 0);
    let (server, address) = serve(&other);
    assert_eq!(seen(&address, &tables), before);
    drop(server);
    let said = run(&["restore", text(&file), "--data", text(&data), "--lang", "en"], 0);
    assert!(
        said.out.contains("What was there is kept in") && said.out.contains(".replaced-"),
        "{}",
        said.out
    );
}

#[test]
fn an_export_of_running_games_is_imported_and_played_on() {
    let (folder, data, other) = folders("data-export");
    let (server, address, tables) = with_tables(&data);
    let before = seen(&address, &tables);
    let export = folder.join("export");
    let said = run(&["export", text(&export), "--data", text(&data), "--lang", "en"], 0);
    assert!(said.out.contains("3 tables are in") && said.out.contains("secrets"), "{}", said.out);
    let said = run(&["export", text(&export), "--data", text(&data), "--lang", "en"], 1);
    assert!(said.err.contains("not empty"), "{}", said.err);
    drop(server);

    run(&["import", text(&export), "--data", text(&other)], 0);
    let said = run(&["import", text(&export), "--data", text(&other), "--lang", "en"], 1);
    assert!(said.err.contains("Nothing was added") && said.err.contains("already a table"), "{}", said.err);
    let (server, address) = serve(&other);
    assert_eq!(seen(&address, &tables), before);
    let said = run(&["import", text(&export), "--data", text(&other), "--lang", "en"], 1);
    assert!(said.err.contains("Another Dinotable"), "{}", said.err);
    // What was exported again is the same, to the letter.
    let again = folder.join("again");
    run(&["export", text(&again), "--data", text(&other)], 0);
    assert_eq!(files(&export), files(&again));
    let running = &tables[1];
    let pending = &api(&address, &format!("/{}", running.id), None, None)["pending"];
    assert!(pending.is_array(), "{pending}");
    drop(server);
}

#[test]
fn a_game_goes_on_after_an_import() {
    let (folder, data, other) = folders("data-goes-on");
    let (server, address) = serve(&data);
    let new = json!({"game": "cubosaurs", "players": ["person", "greedy"]});
    let made = api(&address, "", None, Some(&new));
    let (id, secret) = (made["id"].as_str().unwrap(), made["tokens"][0].as_str().unwrap());
    let export = folder.join("export");
    run(&["export", text(&export), "--data", text(&data)], 0);
    drop(server);
    run(&["import", text(&export), "--data", text(&other)], 0);
    let (server, address) =
        start(&["--data", text(&other), "--listen", "127.0.0.1:0", "--bot-delay", "0", "--rate", "100000"]);
    for _ in 0..1000 {
        if api(&address, &format!("/{id}"), None, None)["status"] == "over" {
            break;
        }
        if !api(&address, &format!("/{id}"), None, None)["pending"]
            .as_array()
            .is_some_and(|seats| seats.contains(&json!(1)))
        {
            std::thread::sleep(std::time::Duration::from_millis(5));
            continue;
        }
        act(&address, id, &[secret, ""]);
    }
    assert_eq!(api(&address, &format!("/{id}"), None, None)["status"], "over");
    drop(server);
}

#[test]
fn exported_records_are_read_by_the_program_itself() {
    let (folder, data, _) = folders("data-records");
    let (server, _, _) = with_tables(&data);
    let export = folder.join("export");
    run(&["export", text(&export), "--data", text(&data)], 0);
    drop(server);
    let records: Vec<_> = files(&export).into_keys().filter(|name| name.ends_with(".rec")).collect();
    assert_eq!(records.len(), 2, "{records:?}");
    for record in &records {
        run(&["replay", text(&export.join(record))], 0);
    }
    // The game that is over can be checked to the last draw.
    let said = run(&["verify", text(&export.join(&records[1]))], 0);
    assert!(said.out.contains("every draw checked"), "{}", said.out);
}

#[test]
fn half_an_export_is_not_imported() {
    let (folder, data, other) = folders("data-half");
    let (server, _, _) = with_tables(&data);
    let export = folder.join("export");
    run(&["export", text(&export), "--data", text(&data)], 0);
    drop(server);
    let first = std::fs::read_dir(export.join("tables")).unwrap().next().unwrap().unwrap().path();
    let hidden = folder.join("hidden");
    std::fs::rename(&first, &hidden).unwrap();
    let said = run(&["import", text(&export), "--data", text(&other), "--lang", "en"], 1);
    assert!(said.err.contains("is not a complete export") && said.err.contains("3 tables"), "{}", said.err);
    std::fs::rename(&hidden, &first).unwrap();
    std::fs::write(first.join("table.json"), "{}").unwrap();
    let said = run(&["import", text(&export), "--data", text(&other), "--lang", "en"], 1);
    assert!(said.err.contains("Nothing was added") && said.err.contains("table.json"), "{}", said.err);
    let empty = folder.join("empty");
    run(&["export", text(&empty), "--data", text(&other)], 0);
    assert!(!files(&empty).into_keys().any(|name| name.contains("table.json")), "all or none");
}

#[test]
fn what_is_left_of_a_damaged_database_is_exported() {
    let (folder, data, _) = folders("data-damaged");
    let (server, _, tables) = with_tables(&data);
    drop(server);
    // Brings the log into the file.
    let backup = folder.join("backup");
    run(&["backup", text(&backup), "--data", text(&data)], 0);
    run(&["restore", text(&backup), "--data", text(&data)], 0);
    let database = data.join("tables.db");
    let mut bytes = std::fs::read(&database).unwrap();
    // Letters in the middle of what is known of one table: no text any more.
    let secret = tables[1].secret.as_bytes();
    let at = bytes.windows(secret.len()).position(|window| window == secret).unwrap();
    bytes[at] = 0xff;
    std::fs::write(&database, bytes).unwrap();
    let export = folder.join("export");
    let said = run(&["export", text(&export), "--data", text(&data), "--lang", "en"], 1);
    assert!(said.err.contains(&format!("Table {} cannot be read", tables[1].id)), "{}", said.err);
    assert!(said.out.contains("2 tables are in"), "{}", said.out);
    // The server serves the others.
    let (_server, address) = serve(&data);
    let listed = api(&address, "", None, None)["tables"].to_string();
    assert!(listed.contains(&tables[0].id) && !listed.contains(&tables[1].id), "{listed}");
    seen(&address, &tables[..1]);
    seen(&address, &tables[2..]);
    assert!(get(&address, &format!("/t/{}", tables[1].id)).starts_with("HTTP/1.1 500"));
}

#[test]
fn nothing_is_neither_saved_nor_made() {
    let (folder, data, _) = folders("data-nothing");
    let file = folder.join("file");
    for command in ["backup", "export"] {
        let said = run(&[command, text(&file), "--data", text(&data), "--lang", "en"], 1);
        assert!(said.err.contains("cannot be opened"), "{}", said.err);
    }
    assert!(!data.exists() && !file.exists());
}

/// Every file below a folder: its name from there and its content.
fn files(folder: &Path) -> std::collections::BTreeMap<String, String> {
    let mut files = std::collections::BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).unwrap().map(Result::unwrap) {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                let name = entry.path().strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
                files.insert(name, std::fs::read_to_string(entry.path()).unwrap());
            }
        }
    }
    files
}
