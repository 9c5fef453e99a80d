//! What those who play add to the seed of the draws.

use crate::client::{Client, Listener, Server};
use crate::invite;
use dino_core::{Record, Seed};
use dino_server::Settings;
use dino_store::SqliteStore;
use std::sync::Arc;
use std::time::{Duration, Instant};

const SOON: Duration = Duration::from_secs(10);
const TIMEOUT: Duration = Duration::from_millis(600);

async fn server() -> Server {
    waiting(TIMEOUT).await
}

/// A server whose starts wait so long for parts.
async fn waiting(reveal_timeout: Duration) -> Server {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    Server::with(store, Settings { reveal_timeout, ..Settings::default() }).await
}

fn part(number: u64) -> Seed {
    Seed::of_series(99, number)
}

/// A part as a page shows it.
fn on_page(part: &Seed) -> String {
    let text = part.to_string();
    (0..8).map(|piece| format!("{}<wbr>", &text[8 * piece..8 * piece + 8])).collect()
}

/// Two people in a lobby whose pages listen and have announced their parts.
async fn lobby(server: &Server) -> (Client, Client, [Listener; 2], String) {
    let (mut ann, mut ben) = (Client::new(server), Client::new(server));
    let path = invite(&mut ann).await;
    ann.post(&format!("{path}/options"), "seats=2&pace=free").await;
    ben.get(&path).await;
    assert_eq!(ben.post(&format!("{path}/sit"), "seat=2&name=Ben").await.status, 303);
    let listeners =
        [ann.listen(&format!("{path}/live"), None).await, ben.listen(&format!("{path}/live"), None).await];
    for (seat, client) in [(1, &mut ann), (2, &mut ben)] {
        let hash = format!("seat={seat}&sha256={}", part(seat).commitment());
        assert_eq!(client.post(&format!("{path}/fair"), &hash).await.status, 303);
    }
    (ann, ben, listeners, path)
}

/// The hashes that a page is shown when the game begins.
async fn revealed(listener: &mut Listener) -> serde_json::Value {
    loop {
        let update = listener.next(SOON).await.expect("the game begins");
        if update.event == "reveal" {
            return update.data["hashes"].clone();
        }
    }
}

async fn parts(client: &mut Client, path: &str) -> serde_json::Value {
    client.get(&format!("/api/v1/tables/{}", &path[3..])).await.json()["parts"].clone()
}

#[tokio::test]
async fn parts_are_asked_for_when_all_are_announced_and_the_game_waits_for_them() {
    let server = server().await;
    let (mut ann, mut ben, mut listeners, path) = lobby(&server).await;
    let fair = format!("{path}/fair");
    let whole = |seat: u64| format!("seat={seat}&part={}", part(seat));
    assert_eq!(ann.post(&fair, &whole(1)).await.status, 409, "not before the game begins");
    let before = ben.get(&fair).await.body;
    assert!(!before.contains(&on_page(&part(1))) && before.contains("will add a number"));
    let mut host = ann.clone();
    let start = format!("{path}/start");
    let started = tokio::spawn(async move { host.post(&start, "").await.status });
    let shown = [(1, part(1).commitment().to_string()), (2, part(2).commitment().to_string())];
    for listener in &mut listeners {
        assert_eq!(revealed(listener).await, serde_json::json!(shown), "all see what all have announced");
    }
    assert_eq!(ben.post(&format!("{path}/stand"), "seat=2").await.status, 409, "it is settled who plays");
    assert_eq!(ben.post(&fair, &format!("seat=2&sha256={}", part(3))).await.status, 409, "and what is added");
    assert_eq!(ben.post(&fair, &format!("seat=2&part={}", part(3))).await.status, 422, "it was not that");
    assert_eq!(ben.post(&fair, &whole(1)).await.status, 403, "nor is it his");
    assert_eq!(ann.post(&fair, &whole(1)).await.status, 303);
    assert!(!started.is_finished());
    assert_eq!(ben.post(&fair, &whole(2)).await.status, 303);
    assert_eq!(started.await.unwrap(), 303, "who started is answered when the game has begun");
    assert_eq!(
        parts(&mut ann, &path).await,
        serde_json::json!([[1, part(1).to_string()], [2, part(2).to_string()]])
    );
    let page = ben.get(&fair).await.body;
    assert!(page.contains(&on_page(&part(1))) && page.contains(&on_page(&part(2))));

    // It goes on with them after a restart.
    let server = Server::on(server.end().await).await;
    let (mut ann, shown) = (ann.at(&server), serde_json::json!([1, part(1).to_string()]));
    assert_eq!(parts(&mut ann, &path).await[0], shown);
}

#[tokio::test]
async fn who_does_not_answer_adds_nothing_and_holds_nobody_up() {
    let server = server().await;
    let (mut ann, mut ben, _listeners, path) = lobby(&server).await;
    let (mut host, start) = (ann.clone(), format!("{path}/start"));
    let began = Instant::now();
    let started = tokio::spawn(async move { host.post(&start, "").await.status });
    tokio::time::sleep(TIMEOUT / 4).await;
    assert_eq!(ann.post(&format!("{path}/fair"), &format!("seat=1&part={}", part(1))).await.status, 303);
    assert_eq!(started.await.unwrap(), 303);
    assert!(began.elapsed() >= TIMEOUT, "Ben had his time");
    assert_eq!(parts(&mut ben, &path).await, serde_json::json!([[1, part(1).to_string()]]));
    let late = ben.post(&format!("{path}/fair"), &format!("seat=2&part={}", part(2))).await;
    assert_eq!(late.status, 409);
    assert!(ben.get(&format!("{path}/fair")).await.body.contains("too slow"));
}

#[tokio::test]
async fn who_is_not_there_is_not_waited_for() {
    let server = server().await;
    let (mut ann, _ben, listeners, path) = lobby(&server).await;
    drop(listeners);
    tokio::time::sleep(Duration::from_millis(50)).await;
    let began = Instant::now();
    assert_eq!(ann.post(&format!("{path}/start"), "").await.status, 303);
    // The host is there, because the host has just started.
    assert!(began.elapsed() < TIMEOUT * 3);
    assert_eq!(parts(&mut ann, &path).await, serde_json::json!([]));
}

#[tokio::test]
async fn a_table_that_begins_at_once_takes_the_seed_of_a_ticket() {
    let server = server().await;
    let mut program = Client::new(&server);
    let ticket = program.post_json("/api/v1/seed-tickets", "").await.json();
    let [id, commitment] = ["ticket", "commitment"].map(|key| ticket[key].as_str().unwrap().to_owned());
    let made = |parts: &str| {
        format!(r#"{{"game":"cubosaurs","players":["person","random"],"ticket":"{id}","parts":{parts}}}"#)
    };
    let made_with = made(&format!(r#"["{}","{}"]"#, part(1), part(2)));
    let table = program.post_json("/api/v1/tables", &made_with).await.json();
    let address = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    let shown = program.get(&address).await.json();
    assert_eq!(shown["seed_sha256"], commitment.as_str());
    assert_eq!(shown["parts"], serde_json::json!([[1, part(1).to_string()]]), "a bot adds nothing");
    let again = program.post_json("/api/v1/tables", &made_with).await;
    assert_eq!(again.status, 409, "a ticket is good once: {}", again.body);
}

#[tokio::test]
async fn the_record_alone_tells_whether_the_draws_were_fair() {
    let server = server().await;
    let mut ann = Client::new(&server);
    ann.get("/").await;
    let ticket = ann.post("/seed-tickets", "").await.json();
    let form =
        format!("game=cubosaurs&mode=bots&ticket={}&part={}", ticket["ticket"].as_str().unwrap(), part(1));
    let path = ann.post("/tables", &form).await.header("location").unwrap().to_owned();
    assert!(ann.get(&format!("{path}/fair")).await.body.contains(&on_page(&part(1))));
    assert_eq!(ann.post(&format!("{path}/away"), "seat=1").await.status, 303);
    let record = loop {
        let record = ann.get(&format!("{path}/record")).await;
        if record.status == 200 {
            break record.body;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    };
    let page = ann.get(&format!("{path}/fair")).await.body;
    assert!(page.contains("Checked:") && page.contains(&on_page(&part(1))), "{page}");
    let read = |text: &str| dino_games::verify(&Record::read(text.as_bytes()).unwrap(), None);
    assert!(read(&record).is_ok());
    // With another part the cards would have fallen otherwise.
    let line = format!("part 1 {}\n", part(1));
    assert!(record.contains(&line));
    for other in [String::new(), format!("part 1 {}\n", part(2)), format!("part 2 {}\n", part(1))] {
        let changed = read(&record.replace(&line, &other)).unwrap_err().to_string();
        assert!(changed.contains("but the seed draws"), "{changed}");
    }
}

#[tokio::test]
async fn what_was_announced_is_used_up_by_a_start_that_comes_to_nothing() {
    // Long enough for the server to end before the start does.
    let server = waiting(Duration::from_secs(60)).await;
    let (ann, mut ben, mut listeners, path) = lobby(&server).await;
    let (mut host, start) = (ann.clone(), format!("{path}/start"));
    tokio::spawn(async move { host.post(&start, "").await });
    revealed(&mut listeners[1]).await;
    let fair = format!("{path}/fair");
    assert_eq!(ben.post(&fair, &format!("seat=2&part={}", part(2))).await.status, 303);
    // Now the server and whoever runs it know Ben's part: it must not count in another try.
    let server = Server::on(server.end().await).await;
    let (mut ann, mut ben) = (ann.at(&server), ben.at(&server));
    assert!(!ben.get(&path).await.body.contains("data-announced"), "his browser picks another one");
    assert_eq!(ann.post(&format!("{path}/start"), "").await.status, 303);
    assert_eq!(parts(&mut ann, &path).await, serde_json::json!([]));
}

#[tokio::test]
async fn what_a_host_does_while_a_start_waits_is_not_undone() {
    let server = server().await;
    let (mut ann, _ben, _listeners, path) = lobby(&server).await;
    let (mut host, start) = (ann.clone(), format!("{path}/start"));
    let started = tokio::spawn(async move { host.post(&start, "").await.status });
    tokio::time::sleep(TIMEOUT / 4).await;
    assert_eq!(ann.post(&format!("{path}/chat/silence"), "watchers=silent").await.status, 303);
    assert_eq!(started.await.unwrap(), 303);
    let mut eve = Client::new(&server);
    eve.get(&path).await;
    assert_eq!(eve.post(&format!("{path}/chat"), "text=hello").await.status, 403);
}
