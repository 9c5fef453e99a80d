//! Every answer of the API is as its description says: here each operation is asked once in a way that works, and in the
//! ways that do not. All other tests are held to the description too, by their client.

use crate::client::{API, Client, Server};
use crate::conformance::Conformance;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

const TABLES: &str = "/api/v1/tables";
const JSON: &str = "application/json";

async fn post(client: &mut Client, path: &str, body: &Value) -> (u16, Value) {
    let answer = client.post_json(path, &body.to_string()).await;
    (answer.status, answer.json())
}

/// A table of Cubosaurs with two persons who have a secret each; where it begins at once or waits.
async fn table(server: &Server, starts: bool) -> (String, Vec<Client>) {
    let second = if starts { "person" } else { "free" };
    let body = json!({ "game": "cubosaurs", "players": ["person", second], "start": starts, "listed": true });
    let (status, made) = post(&mut Client::new(server), TABLES, &body).await;
    assert_eq!(status, 200, "{made}");
    let tokens = made["tokens"].as_array().unwrap().iter().filter_map(Value::as_str);
    let secret = |token| Client::new(server).with("authorization", &format!("Bearer {token}"));
    (format!("{TABLES}/{}", made["id"].as_str().unwrap()), tokens.map(secret).collect())
}

/// Before the game: seats, bots, the start.
async fn wait_and_start(server: &Server) {
    let (table, mut seats) = table(server, false).await;
    let mut host = seats.remove(0);
    assert_eq!(host.get(TABLES).await.status, 200);
    assert_eq!(host.get(&format!("{table}/record")).await.status, 409);
    assert_eq!(host.get(&format!("{table}/view")).await.status, 409);
    assert_eq!(host.get(&format!("{table}/legal?seat=1")).await.status, 409);
    let (_, sat) = post(&mut host, &format!("{table}/sit"), &json!({ "name": "Ben" })).await;
    let token = sat["token"].as_str().unwrap();
    let mut ben = Client::new(server).with("authorization", &format!("Bearer {token}"));
    let (bot, free) = (json!({ "seat": 2, "kind": "greedy" }), json!({ "seat": 2 }));
    assert_eq!(host.ask("POST", "/api/v1/seed-tickets", "", "").await.status, 200);
    let [hash, part] = ["sha256", "part"].map(|key| json!({ "seat": 2, key: "0".repeat(64) }));
    for (is_host, path, body, status) in [
        (false, "fair", &hash, 200),
        (false, "fair", &part, 409),
        (false, "fair", &free, 422),
        (true, "fair", &hash, 403),
        (false, "bot", &bot, 403),
        (true, "bot", &bot, 409),
        (false, "stand", &free, 200),
        (true, "start", &json!({}), 409),
        (true, "bot", &bot, 200),
        (true, "start", &json!({ "fill": true }), 200),
        (true, "stand", &free, 409),
    ] {
        let client = if is_host { &mut host } else { &mut ben };
        let answer = post(client, &format!("{table}/{path}"), body).await;
        assert_eq!(answer.0, status, "{path}: {}", answer.1);
    }
}

/// A whole game, with all that one asks meanwhile.
async fn play(server: &Server) {
    let (table, mut seats) = table(server, true).await;
    let mut stream = seats[0].listen(&format!("{table}/events?seat=1"), None).await;
    assert!(stream.next(Duration::from_secs(10)).await.is_some());
    for path in ["", "/seats", "/view", "/chat", "/chat?from=7"] {
        assert_eq!(seats[0].get(&format!("{table}{path}")).await.status, 200, "{path}");
    }
    let own = json!({ "seat": 1 });
    for (path, body, status) in [
        ("chat", json!({ "seat": 1, "text": "hello" }), 200),
        ("takeback", own.clone(), 409),
        ("away", own.clone(), 200),
        ("back", own, 200),
        ("act", json!({ "seat": 1, "action": "sing" }), 422),
        ("act", json!({ "seat": 2, "action": "keep" }), 403),
    ] {
        let answer = post(&mut seats[0], &format!("{table}/{path}"), &body).await;
        assert_eq!(answer.0, status, "{path}: {}", answer.1);
    }
    loop {
        let known = Client::new(server).get(&table).await.json();
        let Some(seat) = known["pending"][0].as_u64() else { break };
        let client = &mut seats[seat as usize - 1];
        let legal = client.get(&format!("{table}/legal?seat={seat}")).await.json();
        for action in ["keep", "sing"] {
            let check = format!("{table}/check?seat={seat}&action={action}");
            assert_eq!(client.get(&check).await.status, 200);
        }
        let act = json!({ "seat": seat, "action": legal["actions"][0], "at": legal["events"] });
        // A bot that played for the seat that was away may still be at it.
        assert!(matches!(post(client, &format!("{table}/act"), &act).await.0, 200 | 409 | 422));
    }
    assert_eq!(seats[0].get(&format!("{table}/record")).await.status, 200);
    let signed = post(&mut seats[0], &format!("{table}/sign-out"), &json!({ "seat": 1 })).await;
    assert_eq!(signed.0, 200, "{}", signed.1);
}

/// A game that somebody gives up.
async fn resign(server: &Server) {
    let (table, mut seats) = table(server, true).await;
    let answer = post(&mut seats[0], &format!("{table}/resign"), &json!({ "seat": 1 })).await;
    assert_eq!(answer.0, 200, "{}", answer.1);
    assert_eq!(seats[0].get(&format!("{table}/record")).await.status, 200);
}

/// What nobody should send.
async fn send_junk(server: &Server) {
    let (table, _) = table(server, true).await;
    let mut client = Client::new(server);
    let large = format!("{{\"text\":\"{}\"}}", "x".repeat(20_000));
    for path in
        ["sit", "stand", "bot", "fair", "start", "away", "back", "act", "takeback", "resign", "chat", ""]
    {
        let path = if path.is_empty() { TABLES.to_owned() } else { format!("{table}/{path}") };
        for (kind, body, status) in [
            (JSON, "{", 422),
            (JSON, "[1,\"keep\"]", 422),
            (JSON, large.as_str(), 413),
            ("text/plain", "{}", 415),
            ("application/x-www-form-urlencoded", "seat=1", 415),
        ] {
            let answer = client.ask("POST", &path, kind, body).await;
            // An object without a field that must be there may lack nothing for `start` and `sit`.
            assert_eq!(answer.status, status, "{path} {kind} {body:.20}: {}", answer.body);
        }
        assert_eq!(client.ask("DELETE", &path, "", "").await.status, 405);
    }
    for path in ["view?seat=9", "legal?seat=x", "chat?from=-1", "chat?from=4294967296", "events?from=x"] {
        assert_eq!(client.get(&format!("{table}/{path}")).await.status, 422, "{path}");
    }
    for path in ["view?seat=1", "legal?seat=1", "check?seat=1&action=keep", "events?seat=1"] {
        assert_eq!(client.get(&format!("{table}/{path}")).await.status, 403, "{path}");
    }
    for path in ["", "/view", "/seats", "/events", "/chat", "/record"] {
        assert_eq!(client.get(&format!("{TABLES}/none{path}")).await.status, 404, "{path}");
    }
    assert_eq!(client.get("/api/v1/nowhere").await.status, 404);
}

#[tokio::test]
async fn every_operation_answers_as_described() {
    let server = Server::start().await;
    let description = Client::new(&server).get("/api/v1/openapi.json").await;
    assert_eq!((description.status, description.body.as_str()), (200, dino_server::openapi()));
    wait_and_start(&server).await;
    play(&server).await;
    resign(&server).await;
    send_junk(&server).await;
    let seen = API.seen();
    let works = seen.iter().filter_map(|seen| seen.strip_suffix(" 200")).map(str::to_owned);
    let document: Value = serde_json::from_str(dino_server::openapi()).unwrap();
    let items = document["paths"].as_object().unwrap().values();
    let operations = items.flat_map(|item| item.as_object().unwrap().values());
    let named = operations.filter_map(|operation| operation["operationId"].as_str()).map(str::to_owned);
    // Taking back is refused in this game: that it works is shown among the tests of the API.
    let named: BTreeSet<String> = named.filter(|name| name != "takeBack").collect();
    let works: BTreeSet<String> = works.filter(|name| name != "takeBack" && !name.is_empty()).collect();
    assert_eq!(works, named, "an operation was never seen to work");
    for refusal in [403, 404, 405, 409, 413, 415, 422] {
        assert!(seen.iter().any(|seen| seen.ends_with(&format!(" {refusal}"))), "{refusal} was never seen");
    }
}

/// Whether the description takes an answer.
fn fits(method: &str, path: &str, status: u16, kind: &str, body: &str) -> bool {
    let api = Conformance::new(dino_server::openapi());
    let header = |name: &str| (name == "content-type").then(|| kind.to_owned());
    let exchange = crate::conformance::Exchange { method, path, status, header: &header, body };
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| api.check(&exchange))).is_ok()
}

#[test]
fn what_is_not_described_is_noticed() {
    let path = format!("{TABLES}/abc/stand");
    assert!(fits("POST", &path, 200, JSON, r#"{"ok":true}"#));
    assert!(!fits("POST", &path, 200, JSON, r#"{"ok":true,"more":1}"#), "a field more");
    assert!(!fits("POST", &path, 200, JSON, r#"{"ok":1}"#), "a field of another kind");
    assert!(!fits("POST", &path, 200, "text/html", r#"{"ok":true}"#), "another content type");
    assert!(!fits("POST", &path, 201, JSON, r#"{"ok":true}"#), "another status");
    let refusal = |code: &str| format!(r#"{{"error":{{"code":"{code}","sentence":"No.","rule":null}}}}"#);
    assert!(fits("POST", &path, 403, JSON, &refusal("not-host")));
    assert!(!fits("POST", &path, 403, JSON, &refusal("not-found")), "a code of another status");
    assert!(!fits("POST", &path, 503, JSON, &refusal("busy")), "no header that says when to try again");
}
