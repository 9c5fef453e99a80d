//! The server over real connections, without a browser.
#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly, like tests")]

mod api;
mod chat;
mod client;
#[path = "../../src/api/conformance.rs"]
mod conformance;
mod described;
mod device;
mod fair;
mod flood;
mod handover;
mod rewind;
mod several;
mod sheets;
mod sign_out;
mod table_limits;
mod tables;
mod updates;

use client::{Client, Server};
use std::time::Duration;

/// Opens a table for friends; answers its path.
async fn invite(client: &mut Client) -> String {
    client.get("/").await;
    let made = client.post("/tables", "game=cubosaurs&mode=friends").await;
    assert_eq!(made.status, 303, "{}", made.body);
    made.header("location").unwrap().to_owned()
}

/// A table with two persons at it, started.
async fn two_at_a_table(server: &Server) -> (Client, Client, String) {
    let (mut ann, mut ben) = (Client::new(server), Client::new(server));
    let path = invite(&mut ann).await;
    ben.get(&path).await;
    let options = "seats=2&rounds=2&dna=on&interaction=on&pace=free&listed=on";
    assert_eq!(ann.post(&format!("{path}/options"), options).await.status, 303);
    assert_eq!(ben.post(&format!("{path}/sit"), "seat=2&name=Ben").await.status, 303);
    assert_eq!(ann.post(&format!("{path}/start"), "").await.status, 303);
    (ann, ben, path)
}

/// Who is to act and how many events there are.
async fn pending(server: &Server, path: &str) -> (Option<u64>, u64) {
    let id = path.rsplit('/').next().unwrap();
    let table = Client::new(server).get(&format!("/api/v1/tables/{id}")).await.json();
    (table["pending"][0].as_u64(), table["events"].as_u64().unwrap())
}

/// Whether a browser without script loads the page again by itself.
fn looks_again(page: &str) -> bool {
    page.contains("<noscript><meta http-equiv=\"refresh\" content=\"10; url=/t/")
}

#[tokio::test]
async fn two_people_play_a_whole_game_by_plain_forms() {
    let server = Server::start().await;
    let (mut ann, mut ben, path) = two_at_a_table(&server).await;
    while let (Some(seat), at) = pending(&server, &path).await {
        let (client, other) = if seat == 1 { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
        let page = client.get(&path).await;
        assert!(!looks_again(&page.body), "nobody is disturbed while they decide");
        assert!(looks_again(&other.get(&path).await.body), "who waits sees what happens without script too");
        let action = if page.body.contains("take ") && page.body.contains("name=\"action\" value=\"take") {
            "take 1"
        } else {
            "keep"
        };
        let done = client.post(&format!("{path}/act"), &format!("seat={seat}&at={at}&action={action}")).await;
        assert_eq!(done.status, 303, "{}", done.body);
    }
    let record = ann.get(&format!("{path}/record")).await;
    assert_eq!(record.status, 200);
    let read = dino_core::Record::read(record.body.as_bytes()).unwrap();
    assert_eq!(read.seal, dino_core::Seal::Right);
    let end = ben.get(&path).await;
    assert!(!looks_again(&end.body) && !looks_again(&ben.get(&format!("{path}/replay/3")).await.body));
    assert!(end.body.contains("rematch"), "the end offers a rematch");
    let again = ben.post(&format!("{path}/rematch"), "").await;
    assert_eq!(again.status, 303);
    let same = ann.post(&format!("{path}/rematch"), "").await;
    assert_eq!(again.header("location"), same.header("location"), "both sit down at the same new table");
}

#[tokio::test]
async fn what_is_not_allowed_is_refused_with_a_code_and_a_sentence() {
    let server = Server::start().await;
    let (ann, ben, path) = two_at_a_table(&server).await;
    let (seat, at) = pending(&server, &path).await;
    let seat = seat.unwrap();
    let (mut actor, mut other) = if seat == 1 { (ann, ben) } else { (ben, ann) };
    let mut watcher = Client::new(&server).with("accept", "application/json");
    watcher.get("/").await;
    actor.headers.push(("accept", "application/json".to_owned()));
    other.headers.push(("accept", "application/json".to_owned()));
    let act = format!("{path}/act");
    let code = |answer: &client::Answer| answer.json()["error"]["code"].as_str().map(str::to_owned);
    let mut clients = [watcher, other, actor];
    const WATCHER: usize = 0;
    const OTHER: usize = 1;
    const ACTOR: usize = 2;
    for (who, form, status, expected) in [
        (WATCHER, format!("seat={seat}&action=keep"), 403, "not-your-seat"),
        (OTHER, format!("seat={seat}&action=keep"), 403, "not-your-seat"),
        (OTHER, format!("seat={}&action=keep", 3 - seat), 422, "refused"),
        (ACTOR, format!("seat={seat}&action=sing"), 422, "unreadable"),
        (ACTOR, format!("seat={seat}&at={}&action=keep", at + 1), 409, "stale"),
        (ACTOR, "action=keep".to_owned(), 422, "bad-input"),
        (ACTOR, format!("seat={seat}"), 422, "bad-input"),
    ] {
        let answer = clients[who].post(&act, &form).await;
        assert_eq!((answer.status, code(&answer).as_deref()), (status, Some(expected)), "{form}");
        assert!(answer.json()["error"]["sentence"].as_str().unwrap().len() > 10);
    }
    // Nothing was done; and a rule is named where one forbids.
    assert_eq!(pending(&server, &path).await, (Some(seat), at));
    let refused = clients[ACTOR].post(&act, &format!("seat={seat}&action=refuse egg%23trex")).await;
    let rule = refused.json()["error"]["rule"].as_str().map(str::to_owned);
    assert!(refused.status == 200 || rule.unwrap().starts_with("CUB-2"));
}

#[tokio::test]
async fn a_stale_page_does_not_act_twice() {
    let server = Server::start().await;
    let (ann, ben, path) = two_at_a_table(&server).await;
    let (seat, at) = pending(&server, &path).await;
    let seat = seat.unwrap();
    let mut actor = if seat == 1 { ann } else { ben };
    let form = format!("seat={seat}&at={at}&action=keep");
    assert_eq!(actor.post(&format!("{path}/act"), &form).await.status, 303);
    let again = actor.post(&format!("{path}/act"), &form).await;
    assert_eq!(again.status, 409);
    assert!(again.body.contains("moved on"), "the page says why");
}

#[tokio::test]
async fn a_table_is_as_it_was_after_a_restart_and_on_another_device() {
    let server = Server::start().await;
    let (mut ann, _ben, path) = two_at_a_table(&server).await;
    let before = ann.get(&path).await;
    let link = before.body.split("/s/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let known = pending(&server, &path).await;

    let store = server.end().await;
    let server = Server::on(store).await;
    assert_eq!(pending(&server, &path).await, known);
    let mut ann = ann.at(&server);
    assert_eq!(ann.get(&path).await.status, 200);

    // The private link moves the seat: the old browser only watches from now on.
    let mut phone = Client::new(&server).with("accept", "application/json");
    phone.get("/").await;
    assert_eq!(phone.get(&format!("/s/{link}")).await.status, 200, "opening a link only asks");
    assert_eq!(phone.post(&format!("/s/{link}"), "").await.status, 303);
    ann.headers.push(("accept", "application/json".to_owned()));
    let refused = ann.post(&format!("{path}/act"), "seat=1&action=keep").await;
    assert_eq!(refused.json()["error"]["code"], "moved", "and is told why");
    ann.headers.clear();
    assert!(ann.get(&path).await.body.contains("has moved to another device"), "on its page too");
    let guess = phone.get(&format!("/s/{}", "a".repeat(53))).await;
    assert_eq!(guess.status, 404);
}

/// Opens a table against bots and lets one play in the opener's stead until the game is over.
async fn played_out(server: &Server, opener: &mut Client) -> String {
    opener.get("/").await;
    let made = opener.post("/tables", "game=cubosaurs&mode=bots").await;
    let path = made.header("location").unwrap().to_owned();
    assert_eq!(opener.post(&format!("{path}/away"), "seat=1").await.status, 303);
    for _ in 0..400 {
        if pending(server, &path).await.0.is_none() {
            return path;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the bots did not come to an end");
}

#[tokio::test]
async fn bots_play_on_while_a_person_is_away() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    let path = played_out(&server, &mut ann).await;
    assert!(ann.get(&path).await.body.contains("/rematch"), "she finds it over");
}

#[tokio::test]
async fn strangers_and_other_sites_get_nothing_done() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    let path = invite(&mut ann).await;
    let mut other = Client::new(&server);
    other.get(&path).await;
    for (form, to) in [("seats=4&pace=free", "options"), ("", "start"), ("seat=2&kind=greedy", "bot")] {
        let answer = other.post(&format!("{path}/{to}"), form).await;
        assert_eq!(answer.status, 403, "{to}");
    }
    let mut foreign = Client::new(&server).with("origin", "http://elsewhere.example");
    assert_eq!(foreign.post("/tables", "game=cubosaurs&mode=bots").await.status, 403);
    for path in ["/t/nosuchtable", "/t/..%2f..", "/rules/chess", "/assets/../Cargo.toml", "/nowhere"] {
        assert_eq!(other.get(path).await.status, 404, "{path}");
    }
    assert_eq!(ann.post("/tables", "game=chess&mode=bots").await.status, 404);
    assert_eq!(ann.post(&format!("{path}/chat"), &format!("text={}", "x".repeat(400))).await.status, 422);
    assert_eq!(ann.post(&format!("{path}/chat"), &"x".repeat(20_000)).await.status, 413);
    assert_eq!(ann.post(&format!("{path}/options"), "seats=3&rounds=3&pace=free").await.status, 422);
    assert_eq!(ann.post(&format!("{path}/options"), "seats=9&pace=free").await.status, 422);
}

#[tokio::test]
async fn every_answer_forbids_what_pages_do_not_need_and_names_are_only_text() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    let path = invite(&mut ann).await;
    ann.post(&format!("{path}/name"), "seat=1&name=%3Cscript%3Ealert(1)%3C%2Fscript%3E").await;
    for page in ["/", path.as_str(), "/rules/cubosaurs", "/rules/cubosaurs/components", "/assets/table.js"] {
        let answer = ann.get(page).await;
        assert_eq!(answer.status, 200, "{page}");
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{page}");
        assert!(!answer.body.contains("<script>alert"), "{page}");
    }
    let cookie = Client::new(&server).get("/").await;
    let set = cookie.header("set-cookie").unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
    // A cookie that was tampered with is nobody's.
    let mut forged = Client::new(&server).with("cookie", "person=somebody");
    assert!(forged.get("/").await.header("set-cookie").is_some());
}

#[tokio::test]
async fn language_follows_the_browser_and_can_be_switched() {
    let server = Server::start().await;
    let mut french = Client::new(&server).with("accept-language", "fr-FR,fr;q=0.9,en;q=0.5");
    assert!(french.get("/").await.body.contains("lang=\"fr\""));
    assert_eq!(
        french.post("/settings", "lang=en&back=%2Frules%2Fcubosaurs").await.header("location"),
        Some("/rules/cubosaurs")
    );
    assert!(french.get("/").await.body.contains("lang=\"en\""));
    assert_eq!(
        french.post("/settings", "lang=en&back=%2F%2Fevil.example").await.header("location"),
        Some("/")
    );
}

#[tokio::test]
async fn a_program_plays_through_the_api_with_a_seats_secret() {
    let server = Server::start().await;
    let mut api = Client::new(&server);
    let made =
        api.post_json("/api/v1/tables", r#"{"game":"cubosaurs","players":["person","greedy"]}"#).await.json();
    let (id, token) = (made["id"].as_str().unwrap(), made["tokens"][0].as_str().unwrap());
    let path = format!("/api/v1/tables/{id}");
    assert_eq!(api.get(&format!("{path}/view?seat=1")).await.status, 403, "no secret, no seat's view");
    assert_eq!(api.get(&format!("{path}/view")).await.status, 200, "what all may see");
    let mut seat = Client::new(&server).with("authorization", &format!("Bearer {token}"));
    for _ in 0..2000 {
        let legal = seat.get(&format!("{path}/legal?seat=1")).await.json();
        if let Some(action) = legal["actions"][0].as_str() {
            let body = serde_json::json!({ "seat": 1, "action": action, "at": legal["events"] }).to_string();
            assert_eq!(seat.post_json(&format!("{path}/act"), &body).await.status, 200);
        } else if api.get(&path).await.json()["pending"] == "over" {
            assert_eq!(api.get(&path).await.json()["result"].as_array().unwrap().len(), 2);
            let record = api.get(&format!("{path}/record")).await;
            let read = dino_core::Record::read(record.body.as_bytes()).unwrap();
            assert_eq!((record.status, read.seal), (200, dino_core::Seal::Right));
            return;
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    panic!("the game did not end");
}
