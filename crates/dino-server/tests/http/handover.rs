//! Seats that change hands: who had one before neither sees nor acts any more, whatever was begun meanwhile.

use crate::client::{Client, Listener, Server};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const TABLES: &str = "/api/v1/tables";
const SOON: Duration = Duration::from_secs(10);

/// A program at a table, with the secret of a seat.
struct Program {
    client: Client,
    table: String,
    seat: u64,
}

impl Program {
    /// A table of Mesozooic, whose hands are hidden, at which only its host sits.
    async fn host(server: &Server) -> Program {
        let body = json!({ "game": "mesozooic", "players": ["person", "free"], "start": false });
        let made = Client::new(server).post_json(TABLES, &body.to_string()).await.json();
        let table = format!("{TABLES}/{}", made["id"].as_str().unwrap());
        Program::with(server, &table, 1, &made["tokens"][0])
    }

    /// One who sits down in the second seat.
    async fn sit(server: &Server, table: &str) -> Program {
        let sat = Client::new(server).post_json(&format!("{table}/sit"), r#"{ "seat": 2 }"#).await.json();
        Program::with(server, table, 2, &sat["token"])
    }

    fn with(server: &Server, table: &str, seat: u64, secret: &Value) -> Program {
        let secret = format!("Bearer {}", secret.as_str().unwrap());
        let client = Client::new(server).with("authorization", &secret);
        Program { client, table: table.to_owned(), seat }
    }

    async fn post(&mut self, path: &str, body: Value) -> u16 {
        self.client.post_json(&format!("{}/{path}", self.table), &body.to_string()).await.status
    }

    async fn get(&mut self, path: &str) -> (u16, Value) {
        let answer = self.client.get(&format!("{}/{path}?seat={}", self.table, self.seat)).await;
        (answer.status, answer.json())
    }

    async fn listen(&self) -> Listener {
        self.client.listen(&format!("{}/events?seat={}", self.table, self.seat), None).await
    }

    /// Takes the first action it may.
    async fn act(&mut self) -> u16 {
        let actions = self.get("legal").await.1["actions"].clone();
        self.post("act", json!({ "seat": self.seat, "action": actions[0] })).await
    }
}

/// The stream ends, and says nothing of what happened after this many events.
async fn ends_before(mut stream: Listener, events: u64, what: &str) {
    while let Some(update) = stream.next(SOON).await {
        let told = update.data["events"].as_u64();
        assert!(told.is_some_and(|told| told <= events), "{what}: {}", update.data);
    }
    assert!(stream.has_ended().await, "{what}: the stream goes on");
}

#[tokio::test]
async fn a_stream_ends_when_its_seat_is_no_longer_the_listeners() {
    let server = Server::start().await;
    for way in ["stands up", "is sent away"] {
        let mut host = Program::host(&server).await;
        let table = host.table.clone();
        let mut former = Program::sit(&server, &table).await;
        let stream = former.listen().await;
        let free = json!({ "seat": 2 });
        let who = if way == "stands up" { &mut former } else { &mut host };
        assert_eq!(who.post("stand", free).await, 200, "{way}");
        let mut next = Program::sit(&server, &table).await;
        assert_eq!(host.post("start", json!({})).await, 200, "{way}");
        assert_eq!(next.act().await, 200, "{way}");
        ends_before(stream, 0, way).await;
        for path in ["view", "legal"] {
            assert_eq!(former.get(path).await.0, 403, "{way}: {path}");
        }
        let act = json!({ "seat": 2, "action": "done" });
        assert_eq!(former.post("act", act).await, 403, "{way}");
        let refused = former.client.get(&format!("{table}/events?seat=2")).await.status;
        assert_eq!(refused, 403, "{way}");
    }
}

/// The private link on the page of a seat.
async fn private_link(browser: &mut Client, table: &str) -> String {
    let page = browser.get(table).await.body;
    page.split("/s/").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_seat_that_moves_leaves_nothing_behind() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    ann.get("/").await;
    let made = ann.post("/tables", "game=mesozooic&mode=bots").await;
    let table = made.header("location").unwrap().to_owned();
    let link = private_link(&mut ann, &table).await;
    let secret = link.split('-').nth(1).unwrap();
    let program = Program::with(&server, &format!("{TABLES}/{}", &table[3..]), 1, &json!(secret));
    let mut old = [program.listen().await, ann.listen(&format!("{table}/live?as=1"), None).await];
    for stream in &mut old {
        assert!(stream.next(SOON).await.is_some(), "both see the seat's cards");
    }
    let mut phone = Client::new(&server);
    phone.get("/").await;
    assert_eq!(phone.post(&format!("/s/{link}"), "").await.status, 303);
    let events = crate::pending(&server, &table).await.1;
    // The page is told to load again; the program, whose secret is that of before, hears nothing.
    let [program, mut page] = old;
    ends_before(program, events, "the program").await;
    while page.next(SOON).await.unwrap().event != "gone" {}
    assert!(page.next(SOON).await.is_none() && page.has_ended().await);
    // The link was good for one move: who copied it before has nothing in hand.
    let mut thief = Client::new(&server);
    thief.get("/").await;
    assert_eq!(thief.post(&format!("/s/{link}"), "").await.status, 404);
    assert_ne!(private_link(&mut phone, &table).await, link);
}

#[tokio::test]
async fn what_arrives_after_the_seat_has_changed_hands_counts_for_nobody() {
    let server = Server::start().await;
    let mut host = Program::host(&server).await;
    let table = host.table.clone();
    let mut former = Program::sit(&server, &table).await;
    // What the new holder will be able to do is known from a table that is set up alike.
    let secret = former.client.headers[0].1.clone();
    let routes = [
        ("act", json!({ "seat": 2, "action": "keep a01#1 a02#1" })),
        ("takeback", json!({ "seat": 2 })),
        ("chat", json!({ "seat": 2, "text": "hello" })),
        ("away", json!({ "seat": 2 })),
        ("back", json!({ "seat": 2 })),
        ("stand", json!({ "seat": 2 })),
    ];
    let mut begun = Vec::new();
    for (route, body) in &routes {
        let mut line = TcpStream::connect(&server.address).await.unwrap();
        let (body, path) = (body.to_string(), format!("{table}/{route}"));
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: {secret}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            server.address,
            body.len()
        );
        line.write_all(head.as_bytes()).await.unwrap();
        begun.push((line, body, *route));
    }
    // The heads have arrived, and the secret was right when they did.
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(former.post("stand", json!({ "seat": 2 })).await, 200);
    let mut next = Program::sit(&server, &table).await;
    assert_eq!(host.post("start", json!({})).await, 200);
    let events = next.get("view").await.1["events"].clone();
    for (mut line, body, route) in begun {
        line.write_all(body.as_bytes()).await.unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 403"), "{route}: {answer}");
    }
    assert_eq!(next.get("view").await.1["events"], events, "nothing was done");
    let said = host.client.get(&format!("{table}/chat")).await.json();
    assert_eq!(said["said"], json!([]), "nothing was said");
}

#[tokio::test]
async fn a_program_that_plays_is_there_and_comes_back() {
    let server = Server::start().await;
    let mut host = Program::host(&server).await;
    let mut other = Program::sit(&server, &host.table.clone()).await;
    assert_eq!(host.post("start", json!({})).await, 200);
    let here = async |host: &mut Program| {
        let seats = host.client.get(&format!("{}/seats", host.table)).await.json();
        [0, 1].map(|seat: usize| seats["seats"][seat]["here"] == true)
    };
    let stream = other.listen().await;
    assert_eq!(here(&mut host).await, [true, true], "who listens is there, and who started just now");
    drop(stream);
    let start = tokio::time::Instant::now();
    while here(&mut host).await[1] {
        assert!(start.elapsed() < SOON, "who hung up is gone");
    }
    assert_eq!(other.act().await, 200);
    assert!(here(&mut host).await[1], "who acts is there");
    assert_eq!(
        host.post("away", json!({ "seat": 2 })).await,
        403,
        "nobody sends another away with their secret"
    );
    assert_eq!(other.post("away", json!({ "seat": 2 })).await, 200);
    let away = host.client.get(&format!("{}/seats", host.table)).await.json()["seats"][1]["away"].clone();
    assert_eq!(away, true);
    assert_eq!(other.post("back", json!({ "seat": 2 })).await, 200);
}
