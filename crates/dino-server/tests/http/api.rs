//! Tables for programs: seats, actions, talk and records through the JSON API.

use crate::client::{Answer, Client, Server};
use crate::{invite, two_at_a_table};
use serde_json::{Value, json};
use std::time::Duration;

const TABLES: &str = "/api/v1/tables";
const LATE: Duration = Duration::from_secs(20);

/// A program that may have a seat's secret.
pub(crate) async fn post(server: &Server, secret: Option<&str>, path: &str, body: Value) -> Answer {
    let mut client = Client::new(server);
    if let Some(secret) = secret {
        client = client.with("authorization", &format!("Bearer {secret}"));
    }
    client.post_json(path, &body.to_string()).await
}

pub(crate) async fn get(server: &Server, secret: Option<&str>, path: &str) -> Answer {
    let client = Client::new(server);
    match secret {
        Some(secret) => client.with("authorization", &format!("Bearer {secret}")).get(path).await,
        None => client.clone().get(path).await,
    }
}

/// Makes a table; answers its address in the API and the secrets of its seats.
pub(crate) async fn make(server: &Server, body: Value) -> (String, Vec<Option<String>>) {
    let made = post(server, None, TABLES, body).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let made = made.json();
    let tokens = made["tokens"].as_array().unwrap().iter().map(|token| token.as_str().map(str::to_owned));
    (format!("{TABLES}/{}", made["id"].as_str().unwrap()), tokens.collect())
}

fn refused(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["error"]["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn programs_meet_in_a_lobby_and_start() {
    let server = Server::start().await;
    let waits = json!({ "game": "cubosaurs", "players": ["free", "free", "free", "free"], "start": false });
    let (table, tokens) = make(&server, waits).await;
    assert_eq!(tokens, [const { None::<String> }; 4]);
    assert_eq!(get(&server, None, &table).await.json()["status"], "lobby");

    // Whoever sits down first is the host.
    let ann = post(&server, None, &format!("{table}/sit"), json!({ "seat": 2, "name": "Ann" })).await.json();
    let ben = post(&server, None, &format!("{table}/sit"), json!({ "name": "Ben" })).await.json();
    assert_eq!((&ann["seat"], &ben["seat"]), (&json!(2), &json!(1)), "without a wish the first free one");
    let (ann, ben) = (ann["token"].as_str(), ben["token"].as_str());
    let taken = post(&server, None, &format!("{table}/sit"), json!({ "seat": 1 })).await;
    assert_eq!(refused(&taken), (409, "seat-taken".to_owned()));
    let bot = json!({ "seat": 3, "kind": "greedy" });
    for stranger in [None, Some("guess"), ben] {
        let answer = post(&server, stranger, &format!("{table}/bot"), bot.clone()).await;
        assert_eq!(refused(&answer), (403, "not-host".to_owned()));
    }
    assert_eq!(post(&server, ann, &format!("{table}/bot"), bot).await.status, 200);
    let seats = get(&server, None, &format!("{table}/seats")).await.json();
    let players: Vec<&Value> =
        seats["seats"].as_array().unwrap().iter().map(|seat| &seat["player"]).collect();
    assert_eq!(players, ["person", "person", "greedy", "free"]);
    assert_eq!((&seats["seats"][1]["name"], &seats["seats"][1]["host"]), (&json!("Ann"), &json!(true)));
    assert!(!seats.to_string().contains(ann.unwrap()), "secrets are nobody else's");

    // Who stands up takes no key along; what the host was passes on.
    assert_eq!(post(&server, ben, &format!("{table}/stand"), json!({ "seat": 2 })).await.status, 403);
    assert_eq!(post(&server, ann, &format!("{table}/stand"), json!({ "seat": 2 })).await.status, 200);
    assert_eq!(post(&server, ann, &format!("{table}/start"), json!({ "fill": true })).await.status, 403);
    let free = post(&server, ben, &format!("{table}/start"), json!({})).await;
    assert_eq!(refused(&free), (409, "seats-free".to_owned()));
    assert_eq!(post(&server, ben, &format!("{table}/start"), json!({ "fill": true })).await.status, 200);
    assert_eq!(get(&server, None, &table).await.json()["status"], "running");
    let late = post(&server, None, &format!("{table}/sit"), json!({ "seat": 2 })).await;
    assert_eq!(refused(&late), (409, "wrong-time".to_owned()));
}

#[tokio::test]
async fn a_secret_opens_its_own_seat_alone() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    ben.get(&path).await;
    for seat in [2, 3] {
        assert_eq!(ben.post(&format!("{path}/sit"), &format!("seat={seat}&name=Ben")).await.status, 303);
    }
    let page = ben.get(&path).await.body;
    let link = page.split("/s/").nth(1).unwrap().split('"').next().unwrap();
    let (id, secret) = link.split_once('-').unwrap();
    let stand = format!("{TABLES}/{id}/stand");
    // Both seats are of one browser, which gave away the link to one of them.
    let other = post(&server, Some(secret), &stand, json!({ "seat": 3 })).await;
    assert_eq!(refused(&other), (403, "not-your-seat".to_owned()));
    assert_eq!(post(&server, Some(secret), &stand, json!({ "seat": 2 })).await.status, 200);
    assert_eq!(post(&server, Some(secret), &stand, json!({ "seat": 2 })).await.status, 403, "once");
}

#[tokio::test]
async fn a_programs_table_is_listed_only_when_asked_and_has_names() {
    let server = Server::start().await;
    let players = json!(["person", "person"]);
    let (quiet, _) = make(&server, json!({ "game": "cubosaurs", "players": players })).await;
    let (open, _) =
        make(&server, json!({ "game": "cubosaurs", "players": players, "names": ["Ada"], "listed": true }))
            .await;
    let id = |path: &str| path.rsplit('/').next().unwrap().to_owned();
    let home = Client::new(&server).get("/").await.body;
    assert!(home.contains(&id(&open)) && !home.contains(&id(&quiet)));
    let listed = Client::new(&server).with("accept-language", "fr").get(TABLES).await.json();
    assert_eq!(
        listed["tables"],
        json!([{
            "id": id(&open),
            "game": "cubosaurs",
            "status": "running",
            "free": 0,
            "names": ["Ada", "Place 2"],
        }])
    );
    let page = Client::new(&server).get(&format!("/t/{}", id(&quiet))).await.body;
    assert!(page.contains("Seat 2") && !page.contains("API"), "who has no name goes by the seat");
}

#[tokio::test]
async fn what_does_not_fit_together_makes_no_table() {
    let server = Server::start().await;
    for (body, expected) in [
        (json!({ "game": "chess", "players": ["person", "person"] }), (404, "not-found")),
        (json!({ "game": "cubosaurs", "players": ["person"] }), (422, "options")),
        (json!({ "game": "cubosaurs", "players": ["person", "fool"] }), (422, "bad-input")),
        (json!({ "game": "cubosaurs", "players": ["person", "free"] }), (409, "seats-free")),
        (json!({ "game": "cubosaurs", "players": ["person", "person"], "pace": "x" }), (422, "bad-input")),
        (
            json!({ "game": "cubosaurs", "players": ["person", "person"], "options": [["x", "y"]] }),
            (422, "options"),
        ),
    ] {
        let mut body = body;
        body["listed"] = json!(true);
        let answer = post(&server, None, TABLES, body.clone()).await;
        assert_eq!(refused(&answer), (expected.0, expected.1.to_owned()), "{body}");
    }
    assert_eq!(get(&server, None, TABLES).await.json()["tables"], json!([]));
}

#[tokio::test]
async fn a_program_asks_why_takes_back_and_talks() {
    let server = Server::start().await;
    let players = json!({ "game": "cubosaurs", "players": ["person", "person"], "names": ["Ann", "Ben"] });
    let (table, tokens) = make(&server, players).await;
    assert_eq!(
        refused(&get(&server, None, &format!("{table}/record")).await),
        (409, "wrong-time".to_owned())
    );
    for _ in 0..200 {
        let known = get(&server, None, &table).await.json();
        let seat = known["pending"][0].as_u64().expect("a hand that can be refused comes before the end");
        let secret = tokens[seat as usize - 1].as_deref();
        let legal = get(&server, secret, &format!("{table}/legal?seat={seat}")).await.json();
        let actions = legal["actions"].as_array().unwrap();
        let refuse = actions.iter().find(|action| action.as_str().unwrap().starts_with("refuse"));
        let act = json!({ "seat": seat, "action": refuse.unwrap_or(&actions[0]), "at": legal["events"] });
        assert_eq!(post(&server, secret, &format!("{table}/act"), act).await.status, 200);
        if refuse.is_none() {
            continue;
        }
        // Nothing fell and nobody acted since: it may be taken back, by its own seat.
        let (own, other) = (json!({ "seat": seat }), tokens[2 - seat as usize].as_deref());
        let taking = format!("{table}/takeback");
        assert_eq!(
            refused(&post(&server, other, &taking, own.clone()).await),
            (403, "not-your-seat".to_owned())
        );
        assert_eq!(post(&server, secret, &taking, own.clone()).await.status, 200);
        assert_eq!(get(&server, None, &table).await.json()["pending"], json!([seat]));
        let check = |action: &str| format!("{table}/check?seat={seat}&action={action}");
        assert_eq!(get(&server, secret, &check("keep")).await.json()["allowed"], true);
        let strange = |card: &String| !actions.contains(&json!(format!("refuse trex#{card}")));
        let strange = (1..=7).map(|card| card.to_string()).find(strange).unwrap();
        let why = get(&server, secret, &check(&format!("refuse%20trex%23{strange}"))).await.json();
        assert_eq!(why["allowed"], false);
        assert!(why["error"]["rule"].as_str().unwrap().starts_with("CUB-"), "{why}");
        assert!(why["error"]["sentence"].as_str().unwrap().len() > 10);
        assert_eq!(get(&server, other, &check("keep")).await.status, 403, "one's own seat only");

        let said = json!({ "seat": seat, "text": "Well played" });
        assert_eq!(post(&server, None, &format!("{table}/chat"), said.clone()).await.status, 403);
        assert_eq!(post(&server, secret, &format!("{table}/chat"), said).await.status, 200);
        let heard = get(&server, None, &format!("{table}/chat")).await.json();
        let name = ["Ann", "Ben"][seat as usize - 1];
        let voice = format!("seat-{seat}");
        let line = json!({
            "number": 0, "name": name, "text": "Well played", "seat": seat, "watching": false, "voice": voice,
            "removed": false,
        });
        assert_eq!(heard["said"][0], line);
        let more = get(&server, None, &format!("{table}/chat?from=1")).await.json();
        assert_eq!(more["said"], json!([]));
        return;
    }
    panic!("no hand could be refused");
}

#[tokio::test]
async fn what_a_program_is_told_it_may_do_goes_by_the_clock() {
    let server = Server::start().await;
    let (table, tokens) = make(&server, json!({ "game": "mesozooic", "players": ["person"] })).await;
    let secret = tokens[0].as_deref();
    let legal = async || {
        let answer = get(&server, secret, &format!("{table}/legal?seat=1")).await.json();
        answer["actions"].as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
    };
    let act = async |action: &str| {
        post(&server, secret, &format!("{table}/act"), json!({ "seat": 1, "action": action })).await
    };
    assert_eq!(act("ready").await.status, 200);
    let before_go: Vec<String> = legal().await;
    assert_eq!(before_go, ["done"], "three seconds are counted down (MES-21)");

    tokio::time::sleep(Duration::from_millis(3_100)).await;
    let after_go: Vec<String> = legal().await;
    assert!(
        after_go.len() > 1 && after_go.iter().all(|action| action.starts_with("slide") || action == "done")
    );
    let slide = after_go[0].replace(' ', "%20").replace('#', "%23");
    let check = get(&server, secret, &format!("{table}/check?seat=1&action={slide}")).await.json();
    assert_eq!(check["allowed"], true, "{check}");
    assert_eq!(act(&after_go[0]).await.status, 200);

    // By turns the own clock is the seat's alone; its end is still nobody's to say (MES-61).
    let by_turns = json!({ "game": "mesozooic", "players": ["person"], "options": [["turns", "on"]] });
    let (table, tokens) = make(&server, by_turns).await;
    let secret = tokens[0].as_deref();
    for action in ["start", "ready"] {
        let done = json!({ "seat": 1, "action": action });
        assert_eq!(post(&server, secret, &format!("{table}/act"), done).await.status, 200);
    }
    let legal = get(&server, secret, &format!("{table}/legal?seat=1")).await.json();
    assert_eq!(legal["actions"], json!(["done"]));
    let early = post(&server, secret, &format!("{table}/act"), json!({ "seat": 1, "action": "time" })).await;
    assert_eq!(early.json()["error"]["rule"], "MES-61", "{}", early.body);
    let check = get(&server, secret, &format!("{table}/check?seat=1&action=time")).await.json();
    assert_eq!(check["error"]["rule"], "MES-61", "{check}");
}

#[tokio::test]
async fn refusals_name_seats_and_speak_the_callers_language() {
    let server = Server::start().await;
    let (_ann, _ben, path) = two_at_a_table(&server).await;
    let id = path.rsplit('/').next().unwrap();
    let mut french = Client::new(&server).with("accept-language", "fr");
    let refused = french.get(&format!("{TABLES}/{id}/view?seat=1")).await.json();
    assert_eq!(refused["error"]["sentence"], "Cette place est à quelqu’un d’autre.");
}

/// A command of the document: its path, secret and body.
fn command<'c>(line: &'c str, table: &str) -> (String, bool, Option<&'c str>) {
    let words: Vec<&str> = line.split(['"', ' ']).collect();
    let address = words.iter().rev().find(|word| word.starts_with("$TABLE")).unwrap();
    let path = match address.strip_prefix("$TABLES") {
        Some(rest) => format!("{TABLES}{rest}"),
        None => address.replacen("$TABLE", table, 1),
    };
    let body = line.split_once("--json '").map(|(_, rest)| rest.split_once('\'').unwrap().0);
    (path, line.contains("Bearer $SECRET"), body)
}

#[tokio::test]
async fn every_command_of_the_document_works() {
    let server = Server::start().await;
    let (mut table, mut secret, mut ran) = (String::new(), String::new(), 0);
    let document = include_str!("../../../../docs/api.md");
    let blocks = document.split("```sh\n").skip(1).map(|block| block.split("```").next().unwrap());
    for line in blocks.flat_map(str::lines) {
        let (path, known, body) = command(line, &table);
        if path.contains("/events") {
            let update = Client::new(&server).listen(&path, None).await.next(LATE).await.unwrap();
            assert!(update.data["seen"].as_array().is_some_and(|seen| !seen.is_empty()), "{line}");
            ran += 1;
            continue;
        }
        if path.ends_with("/act") {
            while get(&server, None, &table).await.json()["pending"] != json!([1]) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        let secret_too = known.then_some(secret.as_str());
        let answer = match body {
            Some(body) => post(&server, secret_too, &path, serde_json::from_str(body).unwrap()).await,
            None => get(&server, secret_too, &path).await,
        };
        // The document says that these come too early.
        let early = path.ends_with("/takeback") || path.ends_with("/record");
        assert!(answer.status == 200 || early && answer.status == 409, "{line}: {}", answer.body);
        let answer = answer.json();
        if let Some(id) = answer["id"].as_str().filter(|_| body.is_some()) {
            table = format!("{TABLES}/{id}");
        }
        if let Some(token) = answer["token"].as_str().or(answer["tokens"][0].as_str()) {
            secret = token.to_owned();
        }
        ran += 1;
    }
    assert!(ran >= 15, "only {ran} commands found");
}
