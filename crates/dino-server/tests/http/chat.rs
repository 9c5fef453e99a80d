//! What is said: by whom, how fast, and what can be done about it.

use crate::client::{Answer, Client, Server};
use dino_server::Settings;
use dino_store::SqliteStore;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

const SOON: Duration = Duration::from_secs(10);

/// A browser that looks at a table.
async fn watcher(server: &Server, path: &str) -> Client {
    let mut client = Client::new(server);
    client.get(path).await;
    client
}

fn api(path: &str) -> String {
    format!("/api/v1{}", path.replace("/t/", "/tables/"))
}

async fn say(client: &mut Client, path: &str, text: &str) -> Answer {
    client
        .clone()
        .with("accept", "application/json")
        .post(&format!("{path}/chat"), &format!("text={text}"))
        .await
}

fn code(answer: &Answer) -> (u16, Value) {
    (answer.status, answer.json()["error"]["code"].clone())
}

/// All that was said, as programs see it.
async fn said(server: &Server, path: &str) -> Value {
    Client::new(server).get(&format!("{}/chat", api(path))).await.json()["said"].take()
}

#[tokio::test]
async fn who_speaks_too_fast_waits_and_others_do_not() {
    let server = Server::start().await;
    let (mut ann, mut ben, path) = crate::two_at_a_table(&server).await;
    for number in 0..5 {
        assert_eq!(say(&mut ann, &path, &number.to_string()).await.status, 200);
    }
    let refused = say(&mut ann, &path, "more").await;
    assert_eq!(code(&refused), (429, json!("limit-chat-rate")));
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert!(refused.json()["error"]["sentence"].as_str().unwrap().contains("Wait a moment"));
    assert_eq!(say(&mut ben, &path, "hello").await.status, 200);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(say(&mut ann, &path, "more").await.status, 200);
}

#[tokio::test]
async fn who_watches_under_a_players_name_is_told_from_the_player() {
    let server = Server::start().await;
    let (_ann, mut ben, path) = crate::two_at_a_table(&server).await;
    let mut eve = watcher(&server, &path).await;
    let other = crate::invite(&mut eve).await;
    assert_eq!(eve.post(&format!("{other}/name"), "seat=1&name=Ben").await.status, 303);
    for client in [&mut ben, &mut eve] {
        assert_eq!(say(client, &path, "hello").await.status, 200);
    }
    let lines = said(&server, &path).await;
    assert_eq!((&lines[0]["name"], &lines[1]["name"]), (&json!("Ben"), &json!("Ben")));
    assert_eq!((&lines[0]["seat"], &lines[1]["seat"]), (&json!(2), &Value::Null));
    assert_eq!((&lines[0]["watching"], &lines[1]["watching"]), (&json!(false), &json!(true)));
    assert_ne!(lines[0]["voice"], lines[1]["voice"]);
    let page = ben.get(&path).await.body;
    let line = |number: u32| {
        let line = page.split(&format!("id=\"chat-{number}\"")).nth(1).unwrap();
        line.split("</li>").next().unwrap().to_owned()
    };
    assert!(line(0).contains("seat-badge--2") && !line(0).contains("watching"));
    assert!(line(1).contains("watching") && !line(1).contains("seat-badge--"));
}

#[tokio::test]
async fn the_host_silences_watchers_and_removes_lines_and_people() {
    let server = Server::start().await;
    let (mut ann, mut ben, path) = crate::two_at_a_table(&server).await;
    let mut eve = watcher(&server, &path).await;
    for text in ["zounds", "gadzooks"] {
        assert_eq!(say(&mut eve, &path, text).await.status, 200);
    }
    let mut stream = ben.listen(&format!("{path}/live?as=2"), None).await;
    stream.next(SOON).await.unwrap();
    // Only the host may do any of it.
    let voice = said(&server, &path).await[0]["voice"].as_str().unwrap().to_owned();
    let voice = format!("voice={voice}");
    for (what, form) in
        [("remove", "number=0"), ("silence", "watchers=silent"), ("keep-out", &voice), ("let-in", &voice)]
    {
        let address = format!("{path}/chat/{what}");
        for client in [&mut ben, &mut eve] {
            assert_eq!(client.post(&address, form).await.status, 403, "{what}");
        }
    }
    assert_eq!(ann.post(&format!("{path}/chat/remove"), "number=0").await.status, 303);
    // Who came and went may be told before.
    let removed = loop {
        let update = stream.next(SOON).await.expect("the removed line");
        if let Some(line) = update.data["set"]["chat-0"].as_str() {
            break line.to_owned();
        }
    };
    assert!(removed.contains("The host removed this line"), "pages that show it change: {removed}");
    let lines = said(&server, &path).await;
    assert_eq!((&lines[0]["removed"], &lines[0]["text"]), (&json!(true), &json!("")));
    for client in [&mut ben, &mut eve] {
        let page = client.get(&path).await.body;
        assert!(
            page.contains("The host removed this line")
                && !page.contains("zounds")
                && page.contains("gadzooks")
        );
    }
    assert_eq!(ann.post(&format!("{path}/chat/remove"), "number=99").await.status, 404);

    assert_eq!(ann.post(&format!("{path}/chat/keep-out"), &voice).await.status, 303);
    assert_eq!(code(&say(&mut eve, &path, "third").await), (403, json!("kept-out")));
    assert_eq!(ann.post(&format!("{path}/chat/keep-out"), "voice=seat-1").await.status, 422, "not the host");
    assert_eq!(ann.post(&format!("{path}/chat/let-in"), &voice).await.status, 303);
    assert_eq!(say(&mut eve, &path, "third").await.status, 200);

    assert_eq!(ann.post(&format!("{path}/chat/silence"), "watchers=silent").await.status, 303);
    assert_eq!(code(&say(&mut eve, &path, "fourth").await), (403, json!("watchers-silent")));
    assert!(!eve.get(&path).await.body.contains("chat__form"), "nor is it offered");
    assert_eq!(say(&mut ben, &path, "hello").await.status, 200);
    assert_eq!(ann.post(&format!("{path}/chat/silence"), "watchers=heard").await.status, 303);
    assert_eq!(say(&mut eve, &path, "fourth").await.status, 200);
}

#[tokio::test]
async fn a_program_that_is_the_host_does_the_same() {
    let server = Server::start().await;
    let body = json!({ "game": "cubosaurs", "players": ["person", "person"] }).to_string();
    let made = Client::new(&server).post_json("/api/v1/tables", &body).await.json();
    let table = format!("/api/v1/tables/{}", made["id"].as_str().unwrap());
    let client = |seat: usize| {
        Client::new(&server)
            .with("authorization", &format!("Bearer {}", made["tokens"][seat].as_str().unwrap()))
    };
    let (mut host, mut other) = (client(0), client(1));
    let said = json!({ "seat": 2, "text": "hello" }).to_string();
    assert_eq!(other.post_json(&format!("{table}/chat"), &said).await.status, 200);
    for (what, body) in [
        ("remove", json!({ "number": 0 })),
        ("keep-out", json!({ "voice": "seat-2" })),
        ("silence", json!({ "silent": true })),
    ] {
        let (address, body) = (format!("{table}/chat/{what}"), body.to_string());
        assert_eq!(Client::new(&server).post_json(&address, &body).await.status, 403, "{what}");
        assert_eq!(code(&other.post_json(&address, &body).await), (403, json!("not-host")), "{what}");
        assert_eq!(host.post_json(&address, &body).await.status, 200, "{what}");
    }
    assert_eq!(code(&other.post_json(&format!("{table}/chat"), &said).await), (403, json!("kept-out")));
    let again = json!({ "voice": "seat-2" }).to_string();
    assert_eq!(host.post_json(&format!("{table}/chat/let-in"), &again).await.status, 200);
    assert_eq!(other.post_json(&format!("{table}/chat"), &said).await.status, 200);
}

#[tokio::test]
async fn whom_a_reader_mutes_the_reader_alone_does_not_hear() {
    let server = Server::start().await;
    let (mut ann, mut ben, path) = crate::two_at_a_table(&server).await;
    let mut eve = watcher(&server, &path).await;
    assert_eq!(say(&mut eve, &path, "rubbish").await.status, 200);
    let voice = said(&server, &path).await[0]["voice"].as_str().unwrap().to_owned();
    let form = format!("voice={voice}");
    assert!(ann.get(&format!("{path}/chat")).await.body.contains(&voice), "the page offers it");
    let muted = ann.post(&format!("{path}/chat/mute"), &form).await;
    let cookie = muted.header("set-cookie").unwrap();
    assert!(muted.status == 303 && cookie.contains(&format!("Path={path}")), "{cookie}");
    let hears = async |client: &mut Client| client.get(&path).await.body.contains("rubbish");
    assert!(!hears(&mut ann).await && hears(&mut ben).await);
    // Nor in what comes later, while others hear it.
    let mut streams = [
        ann.listen(&format!("{path}/live?as=1"), None).await,
        ben.listen(&format!("{path}/live?as=2"), None).await,
    ];
    for stream in &mut streams {
        stream.next(SOON).await.unwrap();
    }
    assert_eq!(say(&mut eve, &path, "nonsense").await.status, 200);
    assert!(streams[1].next(SOON).await.unwrap().data.to_string().contains("nonsense"));
    assert_eq!(say(&mut ben, &path, "hello").await.status, 200);
    let heard = streams[0].next(SOON).await.unwrap().data.to_string();
    assert!(heard.contains("hello") && !heard.contains("nonsense"), "{heard}");
    assert_eq!(ann.post(&format!("{path}/chat/unmute"), &form).await.status, 303);
    assert!(hears(&mut ann).await);
    assert_eq!(ann.post(&format!("{path}/chat/mute"), "voice=%0d%0aevil").await.status, 422);
}

#[tokio::test]
async fn programs_read_the_chat_a_page_at_a_time() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    let path = crate::invite(&mut ann).await;
    let id = path.rsplit('/').next().unwrap().to_owned();
    let store = server.end().await;
    for number in 0..450 {
        store.add_chat(&id, "Eve", &number.to_string(), 0).await.unwrap();
    }
    let server = Server::on(store).await;
    let page =
        async |query: &str| Client::new(&server).get(&format!("{}/chat?{query}", api(&path))).await.json();
    let numbers = |page: &Value| -> Vec<u64> {
        page["said"].as_array().unwrap().iter().map(|line| line["number"].as_u64().unwrap()).collect()
    };
    let (mut from, mut forward) = (json!(0), Vec::new());
    while !from.is_null() {
        let one = page(&format!("from={from}")).await;
        assert!(numbers(&one).len() <= 200);
        forward.extend(numbers(&one));
        from = one["next"].clone();
    }
    assert_eq!(forward, (0..450).collect::<Vec<_>>());
    let (mut before, mut backward) = (json!(1_000_000), Vec::new());
    while !before.is_null() {
        let one = page(&format!("before={before}")).await;
        backward.splice(0..0, numbers(&one));
        before = one["before"].clone();
    }
    assert_eq!(backward, forward);
}

#[tokio::test]
async fn who_takes_a_freed_seat_is_not_kept_out_for_who_sat_there() {
    let server = Server::start().await;
    let (mut ann, mut ben, mut carl) = (Client::new(&server), Client::new(&server), Client::new(&server));
    let path = crate::invite(&mut ann).await;
    for client in [&mut ben, &mut carl] {
        client.get(&path).await;
    }
    let sit = format!("{path}/sit");
    assert_eq!(ben.post(&sit, "seat=2&name=Ben").await.status, 303);
    assert_eq!(ann.post(&format!("{path}/chat/keep-out"), "voice=seat-2").await.status, 303);
    assert_eq!(code(&say(&mut ben, &path, "hello").await), (403, json!("kept-out")));
    assert_eq!(ben.post(&format!("{path}/stand"), "seat=2").await.status, 303);
    assert_eq!(carl.post(&sit, "seat=2&name=Carl").await.status, 303);
    assert_eq!(say(&mut carl, &path, "hello").await.status, 200);
}

#[tokio::test]
async fn many_watchers_of_one_address_speak_no_more_than_one() {
    let limits = Settings { behind_proxy: true, ..Settings::default() };
    let server = Server::with(Arc::new(SqliteStore::memory().await.unwrap()), limits).await;
    let (_ann, _ben, path) = crate::two_at_a_table(&server).await;
    let mut taken = [0, 0];
    for number in 0..12 {
        let (place, address) = if number < 9 { (0, "198.51.100.7") } else { (1, "198.51.100.8") };
        // Each without a cookie: somebody new every time.
        let mut eve = Client::new(&server).with("x-forwarded-for", address);
        taken[place] += usize::from(say(&mut eve, &path, "hello").await.status == 200);
    }
    assert!(taken[0] <= 6 && taken[1] == 3, "{taken:?}");
}
