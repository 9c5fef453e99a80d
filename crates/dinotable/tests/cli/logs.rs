//! What the server's log tells of requests that were refused, and what it never tells.

use crate::common::{dinotable_typing, folder, text};
use crate::server::{api, raw, start_logging};
use serde_json::{Value, json};
use std::path::Path;

/// The lines of a log, as JSON.
fn lines(log: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(log).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect()
}

/// The value of a header in an answer.
fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let head = answer.split("\r\n\r\n").next()?;
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// A form or a page asked for with more headers.
fn ask(address: &str, line: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    let head = format!("{line} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}");
    let kind = "content-type: application/x-www-form-urlencoded";
    raw(address, &format!("{head}{kind}\r\ncontent-length: {length}\r\n\r\n{body}"))
}

#[test]
fn each_refused_request_is_one_line_with_the_id_that_was_shown() {
    let folder = folder("logs-lines");
    let log = folder.join("log");
    let words = ["--data", text(&folder), "--listen", "127.0.0.1:0", "--log-format", "json"];
    let (server, address) = start_logging(&words, &log);
    let made =
        api(&address, "", None, Some(&json!({ "game": "cubosaurs", "players": ["person", "greedy"] })));
    let id = made["id"].as_str().unwrap();
    let refused =
        ask(&address, &format!("POST /t/{id}/act"), "accept: application/json\r\n", "seat=1&action=keep");
    let page = ask(&address, "GET /nowhere", "", "");
    let fine = ask(&address, "GET /", "", "");
    drop(server);

    let shown = header(&refused, "x-request-id").unwrap();
    let body: Value = serde_json::from_str(refused.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!(body["error"]["request"], shown);
    let lost = header(&page, "x-request-id").unwrap();
    assert!(page.split_once("\r\n\r\n").unwrap().1.contains(lost), "{page}");

    let lines = lines(&log);
    let of = |id: &str| lines.iter().filter(|line| line["request"] == id).collect::<Vec<_>>();
    let [line] = of(shown)[..] else { panic!("{lines:?}") };
    for (field, value) in [
        ("level", json!("INFO")),
        ("method", json!("POST")),
        ("route", json!("/t/{id}/act")),
        ("table", json!(id)),
        ("status", json!(403)),
        ("code", json!("not-your-seat")),
    ] {
        assert_eq!(line[field], value, "{line}");
    }
    assert!(line["ms"].as_f64().unwrap() < 5_000.0, "{line}");
    let [other] = of(lost)[..] else { panic!("{lines:?}") };
    assert_eq!((&other["route"], &other["table"], &other["status"]), (&json!("-"), &json!("-"), &json!(404)));
    assert_eq!(other["address"], line["address"], "both came from here");
    assert_eq!(line["address"].as_str().unwrap().len(), 10);
    assert!(of(header(&fine, "x-request-id").unwrap()).is_empty(), "what went well is not told");
}

#[test]
fn no_secret_gets_into_the_log() {
    for format in ["text", "json"] {
        let folder = folder(&format!("logs-secrets-{format}"));
        let log = folder.join("log");
        let words = ["--data", text(&folder), "--listen", "127.0.0.1:0", "--log-level", "trace"];
        let (server, address) = start_logging(&[&words[..], &["--log-format", format]].concat(), &log);
        let made = api(&address, "", None, Some(&json!({ "game": "evo", "players": ["person", "person"] })));
        let (id, token) = (made["id"].as_str().unwrap(), made["tokens"][0].as_str().unwrap());
        let home = ask(&address, "GET /", "", "");
        let cookie = header(&home, "set-cookie").unwrap().split(';').next().unwrap().to_owned();
        // Each is refused, with a secret where it belongs or where somebody may have pasted it.
        let bearer = format!("authorization: Bearer {token}\r\ncookie: {cookie}\r\n");
        for line in [
            format!("GET /s/{id}-{token}x"),
            format!("POST /s/{id}-{token}/x"),
            format!("GET /t/{token}"),
            format!("GET /t/{id}?as={token}"),
            format!("GET /t/{id}/replay/{token}"),
            format!("GET /{token}"),
            format!("GET /api/v1/tables/{id}/legal?seat={token}"),
            format!("GET /api/v1/tables/{id}/view?seat=2&token={token}"),
            format!("POST /t/{id}/act"),
            format!("POST /t/{id}/timed?token={token}"),
            format!("POST /api/v1/tables/{id}/act?token={token}"),
        ] {
            let body = if line.starts_with("POST") {
                format!("seat={token}&action={token}&text={token}")
            } else {
                String::new()
            };
            let answer = ask(&address, &line, &bearer, &body);
            assert!(answer.starts_with("HTTP/1.1 4"), "{line}: {answer}");
        }
        let export = folder.join("export");
        let said = dinotable_typing(&["export", text(&export), "--data", text(&folder)], "");
        assert_eq!(said.code, 0, "{}", said.err);
        drop(server);

        let table = std::fs::read_dir(export.join("tables")).unwrap().next().unwrap().unwrap().path();
        let stored = std::fs::read_to_string(table.join("table.json")).unwrap();
        let stored: Value = serde_json::from_str(&stored).unwrap();
        let meta = &stored["meta"];
        let seat = |field: &str, seat: usize| meta["seats"][seat][field].as_str().unwrap().to_owned();
        let mut secrets = vec![meta["seed"].as_str().unwrap().to_owned(), "127.0.0.1".to_owned()];
        secrets.extend([seat("token", 0), seat("token", 1), seat("person", 0), seat("person", 1)]);
        let written = std::fs::read_to_string(&log).unwrap();
        assert!(written.contains("not-found") && written.contains("bad-input"), "{written}");
        let signed = cookie.split_once('=').unwrap().1;
        // The signature, and the person it is for.
        secrets.extend([signed.to_owned(), signed[signed.len() - 26..].to_owned()]);
        for secret in secrets {
            assert!(!written.contains(&secret), "{secret} is in the log:\n{written}");
        }
        assert!(!written.contains('\u{1b}'), "colours are for terminals");
    }
}

#[test]
fn a_level_leaves_out_what_is_below_it() {
    let folder = folder("logs-level");
    let log = folder.join("log");
    let words = ["--data", text(&folder), "--listen", "127.0.0.1:0", "--log-level", "error"];
    let (server, address) = start_logging(&words, &log);
    assert!(ask(&address, "GET /nowhere", "", "").starts_with("HTTP/1.1 404"));
    drop(server);
    assert_eq!(std::fs::read_to_string(&log).unwrap(), "");
    let wrong = dinotable_typing(&["serve", "--no-open", "--log-level", "loud"], "");
    assert_eq!(wrong.code, 2, "{}", wrong.err);
}
