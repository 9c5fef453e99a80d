//! Law 7 on the bytes of every route: two tables that a viewer cannot tell apart give that viewer the same answers.
//!
//! The tables differ in all that the viewer must not learn: what lies hidden in the game, the seed, the secrets of the
//! other seats and who sits there. The routes are those of the router itself, so none can be forgotten.

use crate::Settings;
use crate::app::{self, App};
use crate::desk::{Desk, Moment};
use crate::lobby::{Lobby, Place};
use crate::reader::lasting;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use axum_extra::extract::cookie::SignedCookieJar;
use dino_core::game::EventOf;
use dino_core::{Configure, Event, Game, Heuristics, OptionSpec, Pending, Seat, Seed, Table, Viewer};
use dino_games::{AnyTable, with_game};
use dino_page::model::Pace;
use dino_store::{NewTable, SqliteStore, Status, Store};
use dino_testkit::laws::twin_game;
use dino_testkit::pool::Pool;
use dino_testkit::trial::{Trial, viewers};
use futures_util::StreamExt;
use std::sync::Arc;
use std::time::Duration;
use tower_service::Service;

const ID: &str = "twin";
const READER: &str = "reader";
const OWN: &str = "ownsecret";

/// A server with one table, and whose eyes look at it.
struct World {
    app: App,
    routes: Router,
    seat: Option<Seat>,
}

/// What an answer tells: all of it but when it was given.
type Answer = (u16, Vec<(String, Vec<u8>)>, String);

impl World {
    /// `number` is what tells this world from its twin.
    async fn new(table: Box<dyn AnyTable>, viewer: Viewer, number: u8) -> World {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Everything => None,
        };
        let lobby = lobby(&*table, seat, number);
        let store: Arc<dyn Store> = Arc::new(SqliteStore::memory().await.unwrap());
        let meta = serde_json::to_string(&lobby).unwrap();
        let stored = NewTable { id: ID.to_owned(), created_at: 0, visible: true, meta };
        store.create_table(stored).await.unwrap();
        store.set_status(ID, Status::Running, 0).await.unwrap();
        if seat.is_some() {
            store.join(READER, ID).await.unwrap();
        }
        let settings = Settings { rate: 1_000_000, ..Settings::default() };
        let app = App::new(store, settings).await.unwrap();
        app.lay(ID, Desk::still(Moment::of(ID, lobby, table)));
        World { routes: app::routes(app.clone()), app, seat }
    }

    /// What is answered to this reader.
    async fn get(&mut self, path: &str) -> Answer {
        let jar = SignedCookieJar::new(self.app.key.clone()).add(lasting("person", READER.to_owned()));
        let cookie = axum::response::IntoResponse::into_response(jar);
        let cookie =
            cookie.headers()[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
        let mut request = Request::get(path).header(header::HOST, "table").header(header::COOKIE, cookie);
        if self.seat.is_some() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {OWN}"));
        }
        let Ok(response) = self.routes.call(request.body(Body::empty()).unwrap()).await;
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
        (head.status.as_u16(), headers.collect(), String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// The same for the reader in both worlds; all else differs.
fn lobby(table: &dyn AnyTable, own: Option<Seat>, number: u8) -> Lobby {
    let place = |seat: Seat| {
        let secret = |word: &str| format!("{word}{number}{seat}");
        let own = own == Some(seat);
        Place {
            token: if own { OWN.to_owned() } else { secret("token") },
            person: Some(if own { READER.to_owned() } else { secret("person") }),
            name: format!("Name {seat}"),
            bot: None,
            away: false,
        }
    };
    Lobby {
        game: table.meta().id.to_owned(),
        seats: Seat::all(table.seats()).map(place).collect(),
        options: table.options().into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        pace: Pace::Free,
        listed: true,
        host: format!("host{number}"),
        seed: Seed::of_series(u64::from(number), 1).to_string(),
        header: Some(String::new()),
        rematch: None,
        used: Vec::new(),
    }
}

/// A table at which just this happened.
fn lay<G: Game>(config: &G::Config, events: &[EventOf<G>], number: u8) -> Table<G> {
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

/// Every address of the server, with what this viewer may put into it.
fn addresses(table: &dyn AnyTable, own: Option<Seat>) -> Vec<String> {
    let events = table.events();
    let moments: Vec<usize> = (0..=events).step_by((events / 6).max(1)).chain([events]).collect();
    let mut queries = vec![String::new(), "?as=1".to_owned(), "?seat=1".to_owned(), "?from=1".to_owned()];
    if let Some(seat) = own {
        queries.extend([format!("?as={seat}"), format!("?seat={seat}"), format!("?seat={seat}&from=2")]);
        let legal = table.legal(seat);
        let asked = legal.iter().step_by((legal.len() / 4).max(1)).map(String::as_str).chain(["keep", "?"]);
        let asked = asked.map(encoded).chain([encoded("0,0")]);
        queries.extend(asked.map(|about| format!("?seat={seat}&action={about}&about={about}")));
    }
    let mut addresses = Vec::new();
    for (path, _) in app::pages().into_iter().chain(app::plain()) {
        let path =
            path.replace("{id}", ID).replace("{game}", table.meta().id).replace("{token}", "twin-none");
        let path = path.replace("{*path}", "table.js");
        let paths = moments.iter().map(|at| path.replace("{at}", &at.to_string()));
        let mut paths: Vec<String> = if path.contains("{at}") { paths.collect() } else { vec![path] };
        for path in &paths {
            assert!(!path.contains('{'), "say here what stands in {path}");
        }
        // Only some ask something.
        let asks = paths[0].contains(ID);
        addresses.extend(paths.drain(..).flat_map(|path| {
            let some = if asks { &queries[..] } else { &queries[..1] };
            some.iter().map(move |query| format!("{path}{query}")).collect::<Vec<_>>()
        }));
    }
    addresses.push("/nowhere".to_owned());
    addresses
}

/// Takes out when an answer was given: its date, and what a running clock shows.
fn without_time((_, headers, body): &mut Answer) {
    headers.retain(|(name, _)| name != "date");
    let Ok(mut reading) = serde_json::from_str::<serde_json::Value>(body) else { return };
    if reading.get("limit").is_some() && reading["elapsed"].take().is_u64() {
        *body = reading.to_string();
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// Plays a random game and its twin for each viewer, and compares all answers at some of their moments.
async fn compare<G: Heuristics>(seats: u8, options: &[(String, String)], seed: u64) {
    let Ok(config) = G::Config::build(seats, options, None) else { return };
    let trial = Trial::<G>::play(&config, seed, Pool::default());
    for viewer in viewers(seats) {
        let twin = twin_game(&trial, viewer);
        for share in [1, 2, 4] {
            let at = twin.len() * share / 4;
            let one = Box::new(lay::<G>(&config, &trial.events[..at], 1));
            let other = Box::new(lay::<G>(&config, &twin[..at], 2));
            // The moments between two draws never stand at a table; once it is over nothing is hidden any more.
            if !matches!(one.state().pending(), Pending::Seats(_)) {
                continue;
            }
            let mut worlds = [World::new(one.boxed(), viewer, 1).await, World::new(other, viewer, 2).await];
            for address in addresses(&*one, worlds[0].seat) {
                let [mut one, mut other] = [worlds[0].get(&address).await, worlds[1].get(&address).await];
                // Errors of ours are numbered.
                assert_ne!(one.0, 500, "{address}: {}", one.2);
                for answer in [&mut one, &mut other] {
                    without_time(answer);
                }
                assert!(
                    one == other,
                    "{viewer:?} at {at} sees a difference in {address}:\n{one:?}\n{other:?}"
                );
            }
        }
    }
}

#[tokio::test]
async fn twins_get_the_same_bytes_from_every_route() {
    for id in dino_games::IDS {
        // The usual game, and those in which one option has its last value; what does not fit is left out.
        let last =
            |spec: &OptionSpec| vec![(spec.key.to_owned(), spec.values[spec.values.len() - 1].to_owned())];
        let others = dino_games::options(id).unwrap().iter().map(last);
        for (options, seed) in [Vec::new()].into_iter().chain(others).zip(3..) {
            let meta = dino_games::meta(id).unwrap();
            for seats in [meta.min_seats, meta.max_seats] {
                with_game!(id, G => compare::<G>(seats, &options, seed).await).unwrap();
            }
        }
    }
}

#[tokio::test]
async fn the_comparison_would_notice_a_difference() {
    let open = || {
        let mut table = dino_games::open("cubosaurs", 3, &[], Seed::of_series(1, 1), Vec::new()).unwrap();
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
    for path in ["", "/view", "/events"] {
        let path = format!("/api/v1/tables/{ID}{path}");
        assert_ne!(one.get(&path).await, other.get(&path).await, "{path}");
    }
}
