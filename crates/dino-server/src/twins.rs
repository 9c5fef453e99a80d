//! Law 7 on the bytes of every route: two tables that a viewer cannot tell apart give that viewer the same answers.
//!
//! The tables differ in all that the viewer must not learn: what lies hidden in the game, the seed, the secrets of the
//! other seats and who sits there. The routes are those of the router itself, so none can be forgotten.

use crate::Settings;
use crate::app::{self, App};
use crate::lobby::{ChatRules, Lobby, SeatEntry};
use crate::reader::test_cookie;
use crate::table_task::{Snapshot, TableHandle};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, header, request};
use axum::response::Response;
use dino_bots::search::Budget;
use dino_core::game::EventOf;
use dino_core::{Configure, Event, OptionSpec, Pace, Pending, Seat, Seed, Table, Viewer};
use dino_games::{AnyTable, GameTable, with_game};
use dino_page::Show;
use dino_store::{NewTable, SqliteStore, Store, TableStatus};
use dino_testkit::laws::twin_game;
use dino_testkit::pool::Pool;
use dino_testkit::trial::{Trial, viewers};
use futures_util::StreamExt;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tower_service::Service;

mod streams;

const ID: &str = "twin";
const READER: &str = "reader";
const OWN: &str = "ownsecret";

/// A server with one table, and whose eyes look at it.
struct World {
    app: App,
    routes: Router,
    seat: Option<Seat>,
    /// The SHA-256 of the seed, which everybody knows: another seed has another one.
    commitment: String,
    /// What the table becomes.
    stage: watch::Sender<Arc<Snapshot>>,
}

/// What an answer tells: all of it but when it was given.
type Answer = (u16, Vec<(String, Vec<u8>)>, String);

impl World {
    /// `number` is what tells this world from its twin.
    async fn new(table: Box<dyn AnyTable>, viewer: Viewer, number: u8) -> World {
        let lobby = lobby(&*table, seat_of(viewer), number);
        World::at(Snapshot::of(ID, lobby, table), seat_of(viewer)).await
    }

    /// The same with bots in all seats of others.
    async fn with_bots(table: Box<dyn AnyTable>, viewer: Viewer, number: u8) -> World {
        let mut lobby = lobby(&*table, seat_of(viewer), number);
        for entry in lobby.seats.iter_mut().filter(|entry| entry.person.as_deref() != Some(READER)) {
            (entry.person, entry.bot) = (None, Some("hunter".to_owned()));
        }
        World::at(Snapshot::of(ID, lobby, table), seat_of(viewer)).await
    }

    /// A world with the table at this moment.
    async fn at(snapshot: Snapshot, seat: Option<Seat>) -> World {
        let lobby = snapshot.lobby.clone();
        let commitment = lobby.commitment().unwrap().to_string();
        let store: Arc<dyn Store> = Arc::new(SqliteStore::memory().await.unwrap());
        let meta = serde_json::to_string(&*lobby).unwrap();
        let stored = NewTable { id: ID.to_owned(), created_at: 0, visible: true, meta, opener: None };
        store.create_table(stored).await.unwrap();
        store.set_status(ID, TableStatus::Running, 0).await.unwrap();
        if seat.is_some() {
            store.join(READER, ID).await.unwrap();
        }
        // The key that signs cookies is the server's, not the table's.
        store.secret("cookie-key", || vec![7; 64]).await.unwrap();
        // Time would tell two hints apart.
        let hint = Budget::iterations(3);
        let settings = Settings { rate: 1_000_000, hint, ..Settings::default() };
        let app = App::new(store, settings).await.unwrap();
        let (handle, stage) = TableHandle::staged(snapshot);
        app.insert_table(ID, handle);
        World { routes: app::routes(app.clone()), app, seat, commitment, stage }
    }

    /// What is answered to this reader.
    async fn get(&mut self, path: &str) -> Answer {
        self.ask(Request::get(path), Body::empty()).await
    }

    /// What is answered to this reader's form or JSON.
    async fn post(&mut self, path: &str, accept: &str, body: &str) -> Answer {
        let kind =
            if path.starts_with("/api/") { "application/json" } else { "application/x-www-form-urlencoded" };
        let request = Request::post(path).header(header::ACCEPT, accept).header(header::CONTENT_TYPE, kind);
        self.ask(request, Body::from(body.to_owned())).await
    }

    async fn ask(&mut self, request: request::Builder, body: Body) -> Answer {
        let response = self.call(request, body).await;
        let (head, body) = response.into_parts();
        let headers = head.headers.iter().map(|(name, value)| (name.to_string(), value.as_bytes().to_vec()));
        let mut body = body.into_data_stream();
        let kind = head.headers.get(header::CONTENT_TYPE);
        let (mut bytes, streams) = (Vec::new(), kind.is_some_and(|kind| kind == "text/event-stream"));
        // A stream has no end: what is there now is its first update.
        while let Ok(Some(Ok(chunk))) = tokio::time::timeout(Duration::from_secs(5), body.next()).await {
            bytes.extend_from_slice(&chunk);
            if streams {
                break;
            }
        }
        let body = self.without_commitment(&String::from_utf8_lossy(&bytes));
        (head.status.as_u16(), headers.collect(), body)
    }

    /// What everybody knows of the seed is taken out; pages show it in pieces.
    fn without_commitment(&self, text: &str) -> String {
        text.replace("<wbr>", "").replace(&self.commitment, "the commitment")
    }

    async fn call(&mut self, request: request::Builder, body: Body) -> Response {
        let cookie = test_cookie(&self.app, READER);
        let cookie = cookie.split(';').next().unwrap();
        let mut request = request.header(header::HOST, "table").header(header::COOKIE, cookie);
        if self.seat.is_some() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {OWN}"));
        }
        // Which request it was is no secret of a table.
        self.app.request_ids.restart();
        let Ok(response) = self.routes.call(request.body(body).unwrap()).await;
        response
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Everything => None,
    }
}

/// The same for the reader in both worlds; all else differs.
fn lobby(table: &dyn AnyTable, own: Option<Seat>, number: u8) -> Lobby {
    let entry = |seat: Seat| {
        let secret = |word: &str| format!("{word}{number}{seat}");
        let own = own == Some(seat);
        SeatEntry {
            token: if own { OWN.to_owned() } else { secret("token") },
            person: Some(if own { READER.to_owned() } else { secret("person") }),
            name: format!("Name {seat}"),
            bot: None,
            away: false,
            part_sha256: None,
            former: Vec::new(),
        }
    };
    Lobby {
        bot: "greedy".to_owned(),
        game: table.meta().id.to_owned(),
        seats: Seat::all(table.seats()).map(entry).collect(),
        options: table.options().into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        sheet: None,
        pace: Pace::Free,
        listed: true,
        hints: true,
        deal: None,
        host: format!("host{number}"),
        seed: Seed::of_series(u64::from(number), 1).to_string(),
        header: Some(String::new()),
        rematch: None,
        result: None,
        bot_failures: Vec::new(),
        used: Vec::new(),
        closed: None,
        chat: ChatRules::default(),
    }
}

/// A table at which just this happened.
fn lay<G: Show>(config: &G::Config, events: &[EventOf<G>], number: u8) -> Table<G> {
    let mut table = Table::<G>::new(config.clone(), Seed::of_series(u64::from(number), 1), Vec::new());
    for event in events {
        match *event {
            Event::Act(seat, action) => table.act(seat, action),
            Event::Chance(outcome) => table.force_chance(outcome),
            Event::TimeUp => table.time_up(),
        }
        .unwrap();
    }
    table
}

/// All paths of the server, with what they need to be this table's.
fn paths(table: &dyn AnyTable, at: usize) -> Vec<String> {
    let path = |(path, _): (&str, _)| {
        let path = path.replace("{id}", ID).replace("{game}", table.meta().id);
        let path = path.replace("{token}", "twin-none").replace("{*path}", "table.js");
        let path = path.replace("{name}", "192.png").replace("{deal}", "twin-none");
        let path = path.replace("{lesson}", "none").replace("{step}", "0");
        let path = path.replace("{at}", &at.to_string());
        assert!(!path.contains('{'), "say here what stands in {path}");
        path
    };
    let all = app::page_routes().into_iter().chain(app::other_routes()).map(path);
    // A ticket is for another table, and new each time.
    all.filter(|path| !path.ends_with("/seed-tickets")).collect()
}

/// Some actions of a seat, legal or not.
fn some_actions(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let legal = table.legal(seat);
    let some = legal.iter().step_by((legal.len() / 4).max(1)).cloned();
    some.chain(["keep".to_owned(), "?".to_owned()]).collect()
}

/// Every address of the server, with what this viewer may put into it.
fn addresses(table: &dyn AnyTable, own: Option<Seat>) -> Vec<String> {
    let events = table.events();
    let moments: Vec<usize> = (0..=events).step_by((events / 6).max(1)).chain([events]).collect();
    let mut queries = vec![String::new(), "?as=1".to_owned(), "?seat=1".to_owned(), "?from=1".to_owned()];
    if let Some(seat) = own {
        queries.extend([format!("?as={seat}"), format!("?seat={seat}"), format!("?seat={seat}&from=2")]);
        let asked = some_actions(table, seat).into_iter().map(|action| encoded(&action));
        let asked = asked.chain([encoded("0,0")]);
        queries.extend(asked.map(|about| format!("?seat={seat}&action={about}&about={about}")));
    }
    let mut paths: Vec<String> = moments.iter().flat_map(|at| paths(table, *at)).collect();
    paths.sort();
    paths.dedup();
    let mut addresses = vec!["/nowhere".to_owned()];
    for path in paths {
        // Only some ask something.
        let some = if path.contains(ID) { &queries[..] } else { &queries[..1] };
        addresses.extend(some.iter().map(|query| format!("{path}{query}")));
    }
    addresses
}

/// What this viewer may send to any path: for the own seat and for another, what the rules allow and what they do not.
/// No table is opened: what is new has nothing to do with this one.
fn bodies(table: &dyn AnyTable, own: Option<Seat>) -> Vec<[String; 2]> {
    let other = Seat::all(table.seats()).find(|seat| Some(*seat) != own);
    let of = |seat: Seat| {
        let body = move |action: String| {
            let form = format!(
                "seat={seat}&action={0}&actions=1:5:{0}&looked=0&text=hello&name=Eve&kind=greedy&game=chess\
                 &pace=days-1&seats=2&sha256={1}",
                encoded(&action),
                Seed::of_series(1, 1)
            );
            let json = json!({
                "seat": seat, "action": action, "text": "hello", "name": "Eve", "kind": "greedy", "game": "chess",
                "players": [], "sha256": Seed::of_series(1, 1).to_string(),
            });
            [form, json.to_string()]
        };
        // A few say enough: each is sent to every path, and many are answered with a whole page.
        let legal = table.legal(seat);
        let few = [legal.first().cloned(), Some("keep".to_owned())];
        few.into_iter().flatten().take(if Some(seat) == own { 2 } else { 1 }).map(body)
    };
    let empty = [String::new(), "{}".to_owned()];
    own.into_iter().chain(other).flat_map(of).chain([empty]).collect()
}

/// Takes out when an answer was given: its date, what a running clock shows, and a secret drawn just then for its reader.
fn without_time((_, headers, body): &mut Answer) {
    headers.retain(|(name, _)| name != "date");
    let Ok(mut reading) = serde_json::from_str::<serde_json::Value>(body) else { return };
    if reading.get("limit").is_some() && reading["elapsed"].take().is_u64() {
        *body = reading.to_string();
        // A later reading may have a digit more.
        headers.retain(|(name, _)| name != "content-length");
    }
    if reading["token"].take().as_str().is_some_and(|token| token.len() == 26) {
        *body = reading.to_string();
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// Two worlds that a viewer cannot tell apart must answer alike.
fn assert_alike(what: &str, [mut one, mut other]: [Answer; 2]) {
    // Errors of ours are of no table.
    assert!(one.0 < 500, "{what}: {}", one.2);
    without_time(&mut one);
    without_time(&mut other);
    assert_eq!(one.0, other.0, "{what}");
    assert_eq!(one.1, other.1, "{what}");
    assert!(one.2 == other.2, "{what} is a difference:\n{}\n{}", one.2, other.2);
}

/// Plays a random game and its twin for each viewer, and compares all answers at some of their moments.
async fn compare<G: Show>(seats: u8, options: &[(String, String)], seed: u64, posts: bool) {
    let Ok(config) = G::Config::build(seats, options, None) else { return };
    let trial = Trial::<G>::play(&config, seed, Pool::default());
    for viewer in viewers(seats) {
        let twin = twin_game(&trial, viewer);
        for share in [1, 2, 4] {
            let at = twin.len() * share / 4;
            let one = Box::new(GameTable::from(lay::<G>(&config, &trial.events[..at], 1)));
            let other = Box::new(GameTable::from(lay::<G>(&config, &twin[..at], 2)));
            // The moments between two draws never stand at a table; once it is over nothing is hidden any more.
            if !matches!(one.pending(), Pending::Seats(_)) {
                continue;
            }
            let mut worlds = [World::new(one.boxed(), viewer, 1).await, World::new(other, viewer, 2).await];
            let seat = worlds[0].seat;
            for address in addresses(&*one, seat) {
                let answers = [worlds[0].get(&address).await, worlds[1].get(&address).await];
                assert_alike(&format!("{viewer:?} at {at} in GET {address}"), answers);
            }
            if !posts || share != 2 {
                continue;
            }
            for path in paths(&*one, at) {
                let mut is_post = false;
                for [form, json] in bodies(&*one, seat) {
                    let body = if path.starts_with("/api/") { &json } else { &form };
                    for accept in ["text/html", "application/json"] {
                        let answers = [
                            worlds[0].post(&path, accept, body).await,
                            worlds[1].post(&path, accept, body).await,
                        ];
                        is_post |= answers[0].0 != 405;
                        assert_alike(&format!("{viewer:?} at {at} in POST {path} {body}"), answers);
                    }
                    if !is_post {
                        break;
                    }
                }
                assert!(is_post || worlds[0].get(&path).await.0 != 405, "{path} was not compared");
            }
        }
    }
}

/// Compares twins of one game.
async fn compare_game(id: &str) {
    // The usual game, and those in which one option has its last value; what does not fit is left out.
    let last = |spec: &OptionSpec| vec![(spec.key.to_owned(), spec.values[spec.values.len() - 1].to_owned())];
    let others = dino_games::options(id).unwrap().iter().map(last);
    for (options, seed) in [Vec::new()].into_iter().chain(others).zip(3..) {
        let meta = dino_games::meta(id).unwrap();
        for seats in [meta.min_seats, meta.max_seats] {
            with_game!(id, G => compare::<G>(seats, &options, seed, options.is_empty()).await).unwrap();
        }
    }
}

#[test]
fn twins_get_the_same_bytes_from_every_route() {
    // Each game on a thread of its own.
    std::thread::scope(|scope| {
        for id in dino_games::IDS {
            scope.spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(compare_game(id));
            });
        }
    });
}

/// Why bots did what they did: asked of every line of a game and of its twin. Answers how often there was something to say.
async fn compare_whys<G: Show>(seats: u8, seed: u64) -> usize {
    let config = G::Config::build(seats, &[], None).unwrap();
    let trial = Trial::<G>::play(&config, seed, Pool::default());
    let mut answered = 0;
    for viewer in viewers(seats) {
        let twin = twin_game(&trial, viewer);
        // The moments between two draws never stand at a table; once it is over nothing is hidden any more.
        let laid =
            |events: &[EventOf<G>], number| Box::new(GameTable::from(lay::<G>(&config, events, number)));
        let asks = |at: &usize| matches!(laid(&twin[..*at], 2).pending(), Pending::Seats(_));
        let Some(at) = (twin.len() / 3..twin.len()).find(asks) else { continue };
        let mut worlds = [
            World::with_bots(laid(&trial.events[..at], 1), viewer, 1).await,
            World::with_bots(laid(&twin[..at], 2), viewer, 2).await,
        ];
        for line in (at.saturating_sub(40)..=at + 1).step_by(3) {
            let address = format!("/t/{ID}/explain?at={line}");
            let answers = [worlds[0].get(&address).await, worlds[1].get(&address).await];
            answered += usize::from(answers[0].0 == 200);
            assert_alike(&format!("{viewer:?} at {at} in GET {address}"), answers);
        }
    }
    answered
}

#[tokio::test]
async fn why_a_bot_did_something_follows_from_what_its_reader_may_know() {
    let mut silent = Vec::new();
    for id in dino_games::IDS {
        let seats = dino_games::meta(id).unwrap().min_seats.max(2);
        let answered = with_game!(id, G => compare_whys::<G>(seats, 5).await).unwrap();
        silent.extend((answered == 0).then_some(id));
    }
    // Where all choose face down there may be nothing to say before the end.
    assert!(silent.len() <= 1, "nothing was compared in {silent:?}");
}

#[tokio::test]
async fn the_comparison_would_notice_a_difference() {
    let open = || {
        let mut table = dino_games::Setup::new("cubosaurs", 3)
            .open(Seed::of_series(1, 1), Vec::new(), Vec::new())
            .unwrap();
        table.draw_all();
        table
    };
    let mut one = World::new(open(), Viewer::Public, 1).await;
    let mut table = open();
    let seat = table.pending().seats().first().unwrap();
    table.act(seat, "keep").unwrap();
    table.draw_all();
    let mut other = World::new(table, Viewer::Public, 2).await;
    for path in ["", "/live", "/replay/1000"] {
        assert_ne!(
            one.get(&format!("/t/{ID}{path}")).await,
            other.get(&format!("/t/{ID}{path}")).await,
            "{path}"
        );
    }
    // The page on which a form is refused shows the table too.
    for path in ["/act", "/takeback", "/chat"] {
        let path = format!("/t/{ID}{path}");
        let [one, other] =
            [one.post(&path, "text/html", "seat=1").await, other.post(&path, "text/html", "seat=1").await];
        assert!(one.0 >= 400 && one.2 != other.2, "{path}");
    }
    for path in ["", "/view", "/events"] {
        let path = format!("/api/v1/tables/{ID}{path}");
        assert_ne!(one.get(&path).await, other.get(&path).await, "{path}");
    }
}
