//! Several servers on one PostgreSQL: whoever is asked answers, and whatever goes away takes nothing along.

use crate::api::{get, make, post};
use crate::client::{Client, Server};
use dino_postgres::{Cluster, Durability};
use dino_server::Settings;
use dino_store::{PostgresStore, Store};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::time::{Duration, Instant};

const LATE: Duration = Duration::from_secs(30);

async fn store(url: &str) -> Arc<dyn Store> {
    Arc::new(PostgresStore::open(url, None).await.unwrap())
}

/// Two servers on the same database; they look for what they were not told of this often.
async fn two_on(url: &str, poll: Duration) -> [Server; 2] {
    let settings = || Settings { poll_interval: poll, ..Settings::default() };
    [Server::with(store(url).await, settings()).await, Server::with(store(url).await, settings()).await]
}

/// A server in a world of its own, which can end from one moment to the next as if it had been killed.
struct Mortal {
    server: Server,
    runtime: tokio::runtime::Runtime,
}

impl Mortal {
    async fn on(url: &str) -> Mortal {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let url = url.to_owned();
        let started = runtime.spawn(async move { Server::on(store(&url).await).await });
        Mortal { server: started.await.unwrap(), runtime }
    }

    fn kill(self) {
        self.runtime.shutdown_background();
    }
}

/// What the game waits for: a seat, and after how many events.
async fn pending(server: &Server, table: &str) -> (Option<u64>, u64) {
    let known = get(server, None, table).await;
    assert_eq!(known.status, 200, "{}", known.body);
    (known.json()["pending"][0].as_u64(), known.json()["events"].as_u64().unwrap())
}

/// Lets a seat act on one server by what that server or another says; whether it counted. What is told to have moved on has.
async fn act(server: &Server, table: &str, secret: &str, seat: u64, at: u64, action: &str) -> u16 {
    let body = json!({ "seat": seat, "action": action, "at": at });
    post(server, Some(secret), &format!("{table}/act"), body).await.status
}

/// Plays one more action: asked on one server, taken on another. Whether the game is over.
async fn play_one(
    asked: &Server,
    taken: &Server,
    table: &str,
    secrets: &[Option<String>],
    pick: usize,
) -> bool {
    let (Some(seat), at) = pending(asked, table).await else { return true };
    let Some(secret) = secrets[seat as usize - 1].as_deref() else {
        // A bot is about to act.
        tokio::time::sleep(Duration::from_millis(10)).await;
        return false;
    };
    let legal = get(asked, Some(secret), &format!("{table}/legal?seat={seat}")).await;
    // Under a clock one may have to wait; and another server may have gone on since the question.
    let actions = legal.json()["actions"].as_array().cloned().unwrap_or_default();
    let name = |action: &Value| action.as_str().unwrap_or_default().to_owned();
    let done = actions.iter().map(name).find(|action| action == "done" || action == "ready");
    let Some(action) = done.or_else(|| actions.get(pick % actions.len().max(1)).map(name)) else {
        return false;
    };
    let status = act(taken, table, secret, seat, at, &action).await;
    assert!([200, 409, 422].contains(&status), "{status} for {action}");
    false
}

/// The record, which must be right in every draw; it is there as soon as the server knows that the game is over.
async fn verified(server: &Server, table: &str) -> String {
    let (path, start) = (table.replace("/api/v1/tables", "/t") + "/record", Instant::now());
    loop {
        let record = Client::new(server).get(&path).await;
        let read = dino_core::Record::read(record.body.as_bytes());
        if let Some(read) = read.ok().filter(|read| read.result.is_some()) {
            dino_games::verify(&read, None).unwrap();
            return record.body;
        }
        assert!(start.elapsed() < LATE, "{}", record.body);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_each_kind_are_played_on_two_servers_in_turn() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let servers = two_on(&cluster.database().unwrap(), Duration::from_secs(1)).await;
    let play = async |game: &'static str| {
        let options =
            if game == "mesozooic" { json!([["draft", "off"], ["learning", "on"]]) } else { json!([]) };
        let wanted = json!({ "game": game, "players": ["person", "person"], "options": options });
        let (table, secrets) = make(&servers[0], wanted).await;
        let (start, mut count) = (Instant::now(), 0);
        loop {
            count += 1;
            let (asked, taken) = (&servers[count % 2], &servers[count / 2 % 2]);
            if play_one(asked, taken, &table, &secrets, count * 7).await {
                break;
            }
            assert!(start.elapsed() < Duration::from_secs(120), "{game} does not end");
        }
        // Both know the same end.
        let record = verified(&servers[0], &table).await;
        let other = verified(&servers[1], &table).await;
        assert_eq!(other, record, "{game}");
    };
    tokio::join!(play("cubosaurs"), play("evo"), play("mesozooic"), play("gods-love-dinosaurs"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_at_one_server_sees_at_once_what_is_done_on_another() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    // No poll helps here.
    let servers = two_on(&url, Duration::from_secs(600)).await;
    let wanted = json!({ "game": "cubosaurs", "players": ["person", "person"] });
    let (table, secrets) = make(&servers[0], wanted).await;
    let mut line = Client::new(&servers[1]).listen(&format!("{table}/events?from=0"), None).await;
    line.next(LATE).await.unwrap();
    // The line to the database may not be there yet at first.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut waits = Vec::new();
    for _ in 0..10 {
        let (seat, at) = pending(&servers[0], &table).await;
        let Some(seat) = seat else { break };
        let secret = secrets[seat as usize - 1].as_deref().unwrap();
        let start = Instant::now();
        let action =
            if act(&servers[0], &table, secret, seat, at, "keep").await == 200 { "keep" } else { "take 1" };
        if action == "take 1" {
            act(&servers[0], &table, secret, seat, at, action).await;
        }
        line.next(LATE).await.expect("it is heard on the other server");
        waits.push(start.elapsed());
    }
    waits.sort();
    assert!(waits[waits.len() / 2] < Duration::from_secs(1), "{waits:?}");

    // What is said, and who sits where, likewise.
    let (mut ann, path) = (Client::new(&servers[0]), table.replace("/api/v1/tables", "/t"));
    ann.get(&path).await;
    let mut pages = Client::new(&servers[1]).listen(&format!("{path}/live"), None).await;
    pages.next(LATE).await.unwrap();
    assert_eq!(ann.post(&format!("{path}/chat"), "text=hello+there").await.status, 303);
    let heard = async { while !pages.next(LATE).await.unwrap().data.to_string().contains("hello there") {} };
    tokio::time::timeout(LATE, heard).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_was_told_of_is_found_by_looking() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    let servers = two_on(&url, Duration::from_millis(700)).await;
    let (table, secrets) =
        make(&servers[0], json!({ "game": "cubosaurs", "players": ["person", "person"] })).await;
    let mut line = Client::new(&servers[1]).listen(&format!("{table}/events?from=0"), None).await;
    line.next(LATE).await.unwrap();
    // Nobody can listen any more, for the database refuses it.
    let mut conn = PgConnection::connect(&url).await.unwrap();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() \
               AND query LIKE 'LISTEN%'";
    sqlx::raw_sql(cut).execute(&mut conn).await.unwrap();
    let (seat, at) = pending(&servers[0], &table).await;
    let secret = secrets[seat.unwrap() as usize - 1].as_deref().unwrap();
    assert_eq!(act(&servers[0], &table, secret, seat.unwrap(), at, "keep").await, 200);
    sqlx::raw_sql(cut).execute(&mut conn).await.unwrap();
    line.next(LATE).await.expect("it is found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_when_the_server_that_moved_them_is_killed() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    let [mortal, other] = [Mortal::on(&url).await, Mortal::on(&url).await];
    let wanted = json!({ "game": "evo", "players": ["person", "greedy", "greedy"] });
    let (table, secrets) = make(&mortal.server, wanted).await;
    // The other one has the table awake as well, and knows of the one that moves the bots.
    let mut line = Client::new(&other.server).listen(&format!("{table}/events?from=0"), None).await;
    line.next(LATE).await.unwrap();
    let secret = secrets[0].as_deref().unwrap();
    // What the person is asked, after more than so many events.
    let mine = async |server: &Server, after: Option<u64>| {
        let start = Instant::now();
        loop {
            let (seat, at) = pending(server, &table).await;
            match seat {
                Some(1) if after.is_none_or(|after| at > after) => return Some(at),
                None => return None,
                _ => assert!(start.elapsed() < LATE, "the bots do not go on"),
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    for _ in 0..3 {
        if mine(&mortal.server, None).await.is_some() {
            play_one(&mortal.server, &mortal.server, &table, &secrets, 0).await;
        }
    }
    // Killed as soon as the person has acted: what was acknowledged is there, and the other server moves the bots.
    let at = mine(&mortal.server, None).await.unwrap();
    let legal = get(&mortal.server, Some(secret), &format!("{table}/legal?seat=1")).await.json();
    let action = legal["actions"][0].as_str().unwrap().to_owned();
    assert_eq!(act(&mortal.server, &table, secret, 1, at, &action).await, 200);
    mortal.kill();
    let start = Instant::now();
    mine(&other.server, Some(at)).await;
    // Two seconds, and what a busy machine takes.
    assert!(start.elapsed() < Duration::from_secs(6), "{:?}", start.elapsed());
    while !play_one(&other.server, &other.server, &table, &secrets, 3).await {}
    verified(&other.server, &table).await;
    other.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_restarts_in_the_middle_loses_nothing_and_is_said_in_words() {
    let Some(cluster) = Cluster::start(Durability::Hurried).unwrap() else { return };
    let servers = two_on(&cluster.database().unwrap(), Duration::from_secs(1)).await;
    let wanted = json!({ "game": "cubosaurs", "players": ["person", "person", "person"] });
    let (table, secrets) = make(&servers[0], wanted).await;
    for count in 0..6 {
        play_one(&servers[count % 2], &servers[(count + 1) % 2], &table, &secrets, count).await;
    }
    // While it is away, whoever acts waits a little, and is then told; nothing is half done.
    let (seat, at) = pending(&servers[0], &table).await;
    let (seat, secret) = (seat.unwrap(), secrets[seat.unwrap() as usize - 1].as_deref().unwrap());
    tokio::task::block_in_place(|| cluster.kill()).unwrap();
    let refused = post(
        &servers[0],
        Some(secret),
        &format!("{table}/act"),
        json!({ "seat": seat, "action": "keep", "at": at }),
    )
    .await;
    assert_eq!((refused.status, refused.json()["error"]["code"].as_str()), (503, Some("not-ready")));
    assert_eq!(pending(&servers[0], &table).await, (Some(seat), at), "the table is still shown as it was");
    assert_eq!(Client::new(&servers[1]).get("/ready").await.status, 503);
    assert_eq!(Client::new(&servers[1]).get("/health").await.status, 200);
    tokio::task::block_in_place(|| cluster.resume()).unwrap();
    let start = Instant::now();
    while Client::new(&servers[1]).get("/ready").await.status != 200 {
        assert!(start.elapsed() < LATE);
    }
    let mut count = 0;
    while !play_one(&servers[count % 2], &servers[count / 2 % 2], &table, &secrets, count).await {
        count += 1;
        assert!(start.elapsed() < Duration::from_secs(60));
    }
    verified(&servers[1], &table).await;
}
