//! Signing out other devices: a link that got about, and whatever plays with it, is worthless at once.

use crate::client::{Client, Server};
use serde_json::json;
use std::time::Duration;

const SOON: Duration = Duration::from_secs(10);

/// The private link on a seat's page.
async fn link_on(browser: &mut Client, path: &str) -> String {
    browser.get(path).await.body.split("/s/").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

fn program(server: &Server, secret: &str) -> Client {
    Client::new(server).with("authorization", &format!("Bearer {secret}"))
}

#[tokio::test]
async fn a_browser_signs_out_whoever_else_plays_its_seat() {
    let server = Server::start().await;
    let (mut ann, mut ben, path) = crate::two_at_a_table(&server).await;
    let (api, link) = (format!("/api/v1{}", path.replace("/t/", "/tables/")), link_on(&mut ann, &path).await);
    let mut thief = program(&server, link.split('-').nth(1).unwrap());
    let mut stream = thief.listen(&format!("{api}/events?seat=1"), None).await;
    assert!(stream.next(SOON).await.is_some(), "who knows the secret sees the seat's cards");
    // Nobody else may do so.
    assert_eq!(ben.post(&format!("{path}/sign-out"), "seat=1").await.status, 403);
    assert_eq!(thief.get(&format!("{api}/legal?seat=1")).await.status, 200);

    assert_eq!(ann.post(&format!("{path}/sign-out"), "seat=1").await.status, 303);
    assert!(stream.next(SOON).await.is_none() && stream.has_ended().await, "its stream ends");
    let act = json!({ "seat": 1, "action": "keep" }).to_string();
    for answer in [
        thief.get(&format!("{api}/view?seat=1")).await,
        thief.get(&format!("{api}/events?seat=1")).await,
        thief.post_json(&format!("{api}/act"), &act).await,
        thief.post_json(&format!("{api}/sign-out"), r#"{"seat":1}"#).await,
    ] {
        assert_eq!((answer.status, &answer.json()["error"]["code"]), (403, &json!("signed-out")));
        assert!(answer.json()["error"]["sentence"].as_str().unwrap().contains("signed out"));
    }
    assert_eq!(thief.get(&format!("/s/{link}")).await.status, 404, "the link leads nowhere");
    let new = link_on(&mut ann, &path).await;
    assert_ne!(new, link);
    let mut own = program(&server, new.split('-').nth(1).unwrap());
    assert_eq!(own.get(&format!("{api}/legal?seat=1")).await.status, 200, "the new one is good");
}

#[tokio::test]
async fn a_program_signs_out_a_browser_and_gets_the_new_secret() {
    let server = Server::start().await;
    let (mut ann, _ben, path) = crate::two_at_a_table(&server).await;
    let (api, link) = (format!("/api/v1{}", path.replace("/t/", "/tables/")), link_on(&mut ann, &path).await);
    let mut page = ann.listen(&format!("{path}/live?as=1"), None).await;
    let mut own = program(&server, link.split('-').nth(1).unwrap());
    let answer = own.post_json(&format!("{api}/sign-out"), r#"{"seat":1}"#).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    while page.next(SOON).await.unwrap().event != "gone" {}
    assert!(page.has_ended().await);
    assert_eq!(own.get(&format!("{api}/legal?seat=1")).await.status, 403);
    let mut own = program(&server, answer.json()["token"].as_str().unwrap());
    assert_eq!(own.get(&format!("{api}/legal?seat=1")).await.status, 200);
    let watched = ann.get(&path).await;
    assert!(
        watched.status == 200 && watched.body.contains("has signed out all other devices"),
        "she is told why"
    );
    let refused =
        ann.with("accept", "application/json").post(&format!("{path}/act"), "seat=1&action=keep").await;
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (403, &json!("signed-out")));
}

#[tokio::test]
async fn who_gives_one_of_two_seats_away_stays_the_host() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = crate::invite(&mut ann).await;
    assert_eq!(ann.post(&format!("{path}/sit"), "seat=2&name=Guest").await.status, 303);
    let page = ann.get(&path).await.body;
    let link = page.split("/s/").map(|rest| rest.split('"').next().unwrap()).last().unwrap();
    let link = link.trim_end_matches("/code.svg").to_owned();
    ben.get("/").await;
    assert_eq!(ben.post(&format!("/s/{link}"), "").await.status, 303);
    let options = format!("{path}/options");
    assert_eq!(ben.post(&options, "seats=3&pace=free").await.status, 403, "he has a seat, not the table");
    assert_eq!(ann.post(&options, "seats=3&pace=free").await.status, 303);
}
