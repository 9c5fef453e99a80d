//! `dinotable admin` on a running server.
#![cfg(unix)]

use crate::common::{Said, dinotable_typing, folder, text};
use crate::server::{api, get, raw, start, start_logging};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

/// Runs a command on the server of a folder.
fn admin(data: &Path, words: &[&str]) -> Said {
    dinotable_typing(&[&["admin", "--data", text(data)], words].concat(), "")
}

/// The answer of a command that is carried out.
fn done(data: &Path, words: &[&str]) -> Value {
    let said = admin(data, &[words, &["--json"]].concat());
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{words:?}: {}", said.out);
    serde_json::from_str::<Value>(&said.out).unwrap()["ok"].take()
}

/// Why a command is not carried out, in French.
fn refused(data: &Path, words: &[&str]) -> String {
    let said = admin(data, &[words, &["--lang", "fr"]].concat());
    assert_eq!((said.code, said.out.as_str()), (1, ""), "{words:?}");
    said.err.replace('\u{a0}', " ")
}

/// A table of two people.
fn table(address: &str, game: &str, listed: bool) -> (String, String) {
    let made = json!({ "game": game, "players": ["person", "person"], "listed": listed });
    let made = api(address, "", None, Some(&made));
    (made["id"].as_str().unwrap().to_owned(), made["tokens"][0].as_str().unwrap().to_owned())
}

/// A line on which updates of a page come.
fn listen(address: &str, path: &str) -> TcpStream {
    let mut socket = TcpStream::connect(address).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(socket, "GET {path} HTTP/1.0\r\nhost: {address}\r\n\r\n").unwrap();
    read_until(&mut socket, "event: parts");
    socket
}

fn read_until(socket: &mut TcpStream, end: &str) {
    let mut bytes = Vec::new();
    while !String::from_utf8_lossy(&bytes).contains(end) {
        let mut buffer = [0; 4096];
        let read = socket.read(&mut buffer).unwrap();
        assert_ne!(read, 0, "{end} did not come: {}", String::from_utf8_lossy(&bytes));
        bytes.extend(&buffer[..read]);
    }
}

#[test]
fn tables_are_listed_shown_closed_and_removed_while_people_look() {
    let folder = folder("admin-tables");
    let data = ["--data", text(&folder), "--listen", "127.0.0.1:0"];
    let (server, address) = start(&data);
    let ((one, token), (other, _)) = (table(&address, "cubosaurs", true), table(&address, "evo", false));
    let (one, other) = (one.as_str(), other.as_str());
    let ids = |words: &[&str]| {
        let tables = done(&folder, &[&["tables", "list"], words].concat());
        tables
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(&[]), [other, one]);
    assert_eq!(ids(&["--game", "evo"]), [other]);
    assert_eq!(ids(&["--listed"]), [one]);
    assert_eq!(ids(&["--limit", "1"]), [other]);
    assert!(ids(&["--status", "over"]).is_empty());
    let list = admin(&folder, &["tables", "list", "--lang", "fr"]).out;
    assert!(list.starts_with("Table") && list.contains("Personnes") && list.contains(one), "{list}");

    let shown = done(&folder, &["tables", "show", one]).to_string();
    let printed = admin(&folder, &["tables", "show", one]).out;
    assert!(shown.contains("\"status\":\"running\"") && printed.contains("cubosaurs, running"), "{printed}");
    assert!(!shown.contains(&token) && !shown.contains("seed") && !printed.contains(&token), "{shown}");

    done(&folder, &["tables", "unlist", one]);
    assert!(ids(&["--listed"]).is_empty());
    assert_eq!(api(&address, "", None, None)["tables"], json!([]), "nobody finds it in a list");

    let mut page = listen(&address, &format!("/t/{one}/live"));
    done(&folder, &["tables", "close", one, "--reason", "The <b>club</b> has moved"]);
    read_until(&mut page, "The &lt;b&gt;club&lt;/b&gt; has moved");
    assert_eq!(ids(&["--status", "over"]), [one]);
    drop(server);

    // The server was killed; what it acknowledged is so.
    let (server, address) = start(&data);
    let page = get(&address, &format!("/t/{one}"));
    assert!(page.contains("has moved"), "{page}");
    let act = json!({ "seat": 1, "action": "keep" }).to_string();
    let length = act.len();
    let refusal = raw(
        &address,
        &format!(
            "POST /api/v1/tables/{one}/act HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{act}"
        ),
    );
    assert!(refusal.starts_with("HTTP/1.1 409") && refusal.contains("\"closed\""), "{refusal}");
    assert!(refused(&folder, &["tables", "close", one, "--reason", "again"]).contains("a fermé cette table"));

    let mut page = listen(&address, &format!("/t/{other}/live"));
    done(&folder, &["tables", "delete", other]);
    read_until(&mut page, "event: gone");
    assert!(get(&address, &format!("/t/{other}")).starts_with("HTTP/1.1 404"));
    assert_eq!(ids(&[]), [one]);
    assert!(refused(&folder, &["tables", "delete", other]).contains("n’existe pas"));
    assert!(refused(&folder, &["tables", "show", "nosuchtable"]).contains("n’existe pas"));
    drop(server);
}

#[test]
fn an_address_is_muted_and_banned_by_what_the_log_calls_it() {
    let folder = folder("admin-people");
    let log = folder.join("log");
    let data = ["--data", text(&folder), "--listen", "127.0.0.1:0", "--log-format", "json"];
    let (server, address) = start_logging(&data, &log);
    let (id, token) = table(&address, "cubosaurs", false);
    assert!(get(&address, "/nowhere").starts_with("HTTP/1.1 404"));
    let line = std::fs::read_to_string(&log).unwrap();
    let line: Value = serde_json::from_str(line.lines().next().unwrap()).unwrap();
    let hash = line["address"].as_str().unwrap().to_owned();
    let chat = |address: &str| {
        let said = json!({ "seat": 1, "text": "hello" }).to_string();
        let length = said.len();
        raw(
            address,
            &format!(
                "POST /api/v1/tables/{id}/chat HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\
                 content-type: application/json\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{said}"
            ),
        )
    };
    assert!(chat(&address).starts_with("HTTP/1.1 200"));
    let muted = done(&folder, &["people", "mute", &hash, "--reason", "loud", "--hours", "2"]);
    assert_eq!(muted["ends_at"].as_i64().unwrap() - muted["created_at"].as_i64().unwrap(), 7_200_000);
    let answer = chat(&address);
    assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("\"muted\""), "{answer}");
    assert!(get(&address, &format!("/t/{id}")).starts_with("HTTP/1.1 200"), "all else may be done");

    let mut page = listen(&address, &format!("/t/{id}/live"));
    done(&folder, &["people", "ban", &hash, "--reason", "flood"]);
    // The next change at the table ends the stream.
    done(&folder, &["tables", "close", &id, "--reason", "nobody is left"]);
    let mut rest = String::new();
    page.read_to_string(&mut rest).unwrap();
    assert!(!rest.contains("nobody is left"), "{rest}");
    assert!(get(&address, "/").starts_with("HTTP/1.1 403"));
    assert!(get(&address, "/health").starts_with("HTTP/1.1 200"));
    drop(server);
    let (server, address) = start_logging(&data, &log);
    assert!(get(&address, &format!("/t/{id}")).starts_with("HTTP/1.1 403"), "also after a restart");
    let bans = done(&folder, &["people", "bans"]);
    let kinds: Vec<_> = bans.as_array().unwrap().iter().map(|ban| (&ban["address"], &ban["kind"])).collect();
    assert_eq!(kinds, [(&json!(hash), &json!("ban")), (&json!(hash), &json!("mute"))]);
    let printed = admin(&folder, &["people", "bans"]).out;
    assert!(
        printed.contains("for good") && printed.contains("+1h") && printed.contains("flood"),
        "{printed}"
    );
    assert_eq!(done(&folder, &["people", "unban", &hash]), json!({ "lifted": 2 }));
    assert!(get(&address, "/").starts_with("HTTP/1.1 200"));
    assert!(chat(&address).starts_with("HTTP/1.1 200"));

    assert!(refused(&folder, &["people", "unban", &hash]).contains("n’est pas exclu"));
    assert!(
        refused(&folder, &["people", "ban", "127.0.0.1", "--reason", "x"]).contains("telle que le journal")
    );
    assert!(refused(&folder, &["people", "ban", &hash, "--reason", " "]).contains("Dites pourquoi"));
    drop(server);
}

#[test]
fn limits_are_set_while_the_server_runs() {
    let folder = folder("admin-limits");
    let (server, address) = start(&["--data", text(&folder), "--listen", "127.0.0.1:0", "--rate", "1000"]);
    let all_answered = || (0..40).all(|_| get(&address, "/").starts_with("HTTP/1.1 200"));
    assert!(all_answered());
    assert!(admin(&folder, &["limits", "show"]).out.contains("rate                         1000"));
    let limits = done(&folder, &["limits", "set", "rate", "1"]);
    assert!(limits.as_array().unwrap().contains(&json!({ "name": "rate", "value": 1 })));
    // Many at once: one after the other, a slow machine asks no faster than it may.
    let is_refused = || (0..100).any(|_| get(&address, "/").starts_with("HTTP/1.1 429"));
    let stopped = std::thread::scope(|scope| {
        let asking = [(); 8].map(|()| scope.spawn(is_refused));
        asking.map(|asking| asking.join().unwrap())
    });
    assert!(stopped.contains(&true));
    done(&folder, &["limits", "set", "rate", "1000"]);
    std::thread::sleep(Duration::from_millis(100));
    assert!(all_answered());
    done(&folder, &["limits", "set", "max-connections", "1"]);
    let held = TcpStream::connect(&address).unwrap();
    std::thread::sleep(Duration::from_millis(100));
    assert!(raw(&address, "").starts_with("HTTP/1.1 503"));
    drop(held);
    assert!(
        refused(&folder, &["limits", "set", "patience", "1"]).contains("Aucune limite ne s’appelle patience")
    );
    assert!(refused(&folder, &["limits", "set", "rate", "0"]).contains("un nombre de 1 à"));
    drop(server);
}

#[test]
fn the_socket_is_the_owners_alone_and_answers_junk_in_words() {
    let folder = folder("admin-socket");
    assert!(refused(&folder, &["limits", "show"]).contains("Aucun serveur ne tourne dans"));
    let (server, _) = start(&["--data", text(&folder), "--listen", "127.0.0.1:0"]);
    let socket = folder.join("tables.db.admin");
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
    let stream = UnixStream::connect(&socket).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut answers = BufReader::new(stream.try_clone().unwrap());
    let mut ask = |line: &str| {
        writeln!(&stream, "{line}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        serde_json::from_str::<Value>(&answer).unwrap()
    };
    for junk in [
        "",
        "{",
        "[]",
        "7",
        "{}",
        r#"{"command":"reboot"}"#,
        r#"{"command":"show-table"}"#,
        r#"{"command":"show-limits","limit":3}"#,
        r#"{"command":"set-limit","name":"rate","value":-1}"#,
        r#"{"command":"ban","address":"abcdefghij","reason":"x","until":7}"#,
    ] {
        let answer = ask(junk);
        assert_eq!(answer["error"]["code"], "unreadable", "{junk}: {answer}");
    }
    let answer = ask(r#"{"command":"show-table","table":"../../x","lang":"fr"}"#);
    assert_eq!(answer["error"]["code"], "not-found");
    assert!(answer["error"]["sentence"].as_str().unwrap().contains("n’existe pas"), "{answer}");
    assert!(ask(r#"{"command":"show-limits"}"#)["ok"].is_array(), "the line goes on");
    // A line without an end is not waited for without end either.
    let endless = UnixStream::connect(&socket).unwrap();
    endless.set_write_timeout(Some(Duration::from_secs(20))).unwrap();
    let _ = (&endless).write_all(&vec![b'x'; 200_000]);
    let mut rest = Vec::new();
    let _ = (&endless).read_to_end(&mut rest);
    assert!(rest.is_empty());
    drop(server);
}
