//! Whatever is sent to whatever address: the answer is ours, in the reader's language and with the right status.
//!
//! The routes are those of the router itself, so none can be forgotten.

use crate::Settings;
use crate::app::{self, App};
use crate::forms::tables;
use crate::lobby::Lobby;
use crate::table_task::Command;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use dino_core::Seat;
use dino_page::{Lang, Words};
use dino_store::SqliteStore;
use std::sync::Arc;
use tower_service::Service;

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

/// An answer, read to its end unless it is a stream.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn is(&self, kind: &str) -> bool {
        self.headers
            .get(header::CONTENT_TYPE)
            .is_some_and(|given| given.as_bytes().starts_with(kind.as_bytes()))
    }

    /// The code of what went wrong, and whether the sentence is the French one of that code.
    fn error(&self, words: &Words) -> Option<(String, bool)> {
        let error = serde_json::from_str::<serde_json::Value>(&self.body).ok()?["error"].take();
        let (code, sentence) = (error["code"].as_str()?.to_owned(), error["sentence"].as_str()?);
        let key = format!("error-{code}");
        let is_french = !words.has(&key) || !error["rule"].is_null() || words.get(&key) == sentence;
        Some((code, is_french))
    }
}

async fn ask(
    routes: &mut Router,
    method: &Method,
    path: &str,
    kind: &str,
    body: Body,
    accept: &str,
) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, "table")
        .header(header::ACCEPT_LANGUAGE, "fr")
        .header(header::CONTENT_TYPE, kind)
        .header(header::ACCEPT, accept);
    read(routes, request.body(body).unwrap()).await
}

async fn read(routes: &mut Router, request: Request<Body>) -> Answer {
    let Ok(response) = routes.call(request).await;
    let (head, body) = response.into_parts();
    let mut answer = Answer { status: head.status, headers: head.headers, body: String::new() };
    if !answer.is("text/event-stream") {
        let bytes = axum::body::to_bytes(body, 1 << 24).await.unwrap();
        answer.body = String::from_utf8_lossy(&bytes).into_owned();
    }
    answer
}

/// A server with a table that waits and one that has begun.
async fn server() -> (App, Vec<String>) {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    let settings = Settings { rate: 1_000_000, ..Settings::default() };
    let app = App::new(store, settings).await.unwrap();
    let mut ids = Vec::new();
    for starts in [false, true] {
        let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
        lobby.sit(Seat::FIRST, "ann", "Ann").unwrap();
        let id = tables::store_new(&app, &lobby).await.unwrap();
        if starts {
            app.load_table(&id)
                .await
                .unwrap()
                .request(Command::Begin { fill: true, parts: Vec::new() })
                .await
                .unwrap();
        }
        ids.push(id);
    }
    (app, ids)
}

/// Addresses of a route, with what may and what may not stand in it.
fn addresses(path: &str, ids: &[String]) -> Vec<String> {
    let junk = ["nosuchtable", "..%2f..", "%ff", "%3Cscript%3E"].map(str::to_owned);
    let ids: Vec<&String> =
        if path.contains("{id}") { ids.iter().chain(&junk).collect() } else { vec![&junk[0]] };
    let filled = |id: &String, junk: &str| {
        let path = path.replace("{id}", id).replace("{game}", junk).replace("{token}", junk);
        path.replace("{at}", junk).replace("{*path}", junk)
    };
    let paths = ids
        .iter()
        .flat_map(|id| ["cubosaurs", "x", "-1", "99999999999999999999", "%ff"].map(|junk| filled(id, junk)));
    let mut paths: Vec<String> = paths.collect();
    paths.dedup();
    let queries =
        ["", "?as=junk", "?as=1", "?as=9&seat=9&from=-1&at=x", "?seat=1&action=%ff&about=%00", "?as=1&as=2"];
    paths.iter().flat_map(|path| queries.map(|query| format!("{path}{query}"))).collect()
}

/// Bodies nobody should send, and what they claim to be.
fn bodies() -> Vec<(&'static str, Vec<u8>)> {
    let large = format!("text={}", "x".repeat(20_000)).into_bytes();
    vec![
        (FORM, Vec::new()),
        (FORM, b"seat=junk&name=&kind=x&at=y&action=sing&actions=1&looked=-1&text=&pace=x&seats=99".to_vec()),
        (FORM, b"%ff%zz=&&==\xff".to_vec()),
        (FORM, large.clone()),
        (JSON, b"{".to_vec()),
        (JSON, b"[1,2]".to_vec()),
        (
            JSON,
            br#"{"game":"chess","players":[],"seat":0,"action":7,"text":null,"kind":"x","name":3}"#.to_vec(),
        ),
        (JSON, large),
        ("text/plain", b"seat=1".to_vec()),
    ]
}

#[tokio::test]
async fn whatever_is_asked_of_any_address_is_answered_in_the_readers_language() {
    let (app, ids) = server().await;
    let (mut routes, french) = (app::routes(app), Words::new(Lang::Fr));
    let title = french.get("error-title");
    let mut seen = std::collections::BTreeSet::new();
    for (path, _) in app::page_routes()
        .into_iter()
        .chain(app::other_routes())
        .chain([("/nowhere/{id}", axum::routing::any(|| async {}))])
    {
        for address in addresses(path, &ids) {
            let (get, others) = (Method::GET, [Method::POST, Method::PUT, Method::DELETE, Method::PATCH]);
            let mut tries = vec![(get, "", Vec::new())];
            // Queries are asked about only where something is read.
            if !address.contains('?') {
                let of = |method: Method| {
                    bodies().into_iter().map(move |(kind, body)| (method.clone(), kind, body))
                };
                tries.extend(of(others[0].clone()));
                tries.extend(others[1..].iter().map(|method| (method.clone(), FORM, Vec::new())));
            }
            for (method, kind, body) in tries {
                for accept in ["text/html", JSON] {
                    let what = format!("{method} {address} {kind} {} for {accept}", body.len());
                    let answer = ask(&mut routes, &method, &address, kind, body.clone().into(), accept).await;
                    seen.insert(answer.status.as_u16());
                    assert!(!answer.status.is_server_error(), "{what}: {}", answer.body);
                    if !answer.status.is_client_error() {
                        continue;
                    }
                    if accept == JSON || path.starts_with("/api/") {
                        let told = answer.error(&french);
                        assert!(told.as_ref().is_some_and(|told| told.1), "{what}: {told:?} {}", answer.body);
                    } else if answer.is("application/json") {
                        // What only scripts ask for is told as to scripts.
                        assert!(answer.error(&french).is_some_and(|told| told.1), "{what}: {}", answer.body);
                    } else {
                        let page = answer.is("text/html") && answer.body.contains("lang=\"fr\"");
                        let says = answer.body.contains(&title) || answer.body.contains("role=\"alert\"");
                        assert!(page && says, "{what}: {}", answer.body);
                    }
                }
            }
        }
    }
    for status in [403, 404, 405, 409, 413, 415, 422] {
        assert!(seen.contains(&status), "nothing was answered with {status}: {seen:?}");
    }
}

#[tokio::test]
async fn refusals_have_the_right_status_and_code() {
    let (app, ids) = server().await;
    let (mut routes, french) = (app::routes(app), Words::new(Lang::Fr));
    let (waits, runs) = (format!("/t/{}", ids[0]), format!("/t/{}", ids[1]));
    let api = "/api/v1/tables";
    let large = "x".repeat(20_000);
    let make = r#"{"game":"cubosaurs","players":"two"}"#;
    for (method, path, kind, body, status, code) in [
        (Method::POST, format!("{waits}/chat"), FORM, large.as_str(), 413, "too-large"),
        (Method::POST, format!("{waits}/chat"), JSON, "{}", 415, "wrong-kind"),
        (Method::PUT, format!("{waits}/chat"), FORM, "", 405, "wrong-method"),
        (Method::GET, format!("{waits}/sit"), FORM, "", 405, "wrong-method"),
        (Method::GET, format!("{runs}/replay/soon"), FORM, "", 404, "not-found"),
        (Method::GET, format!("{runs}/replay?at=soon"), FORM, "", 422, "bad-input"),
        (Method::GET, format!("{runs}?as=junk"), FORM, "", 422, "bad-input"),
        (Method::GET, format!("{runs}/replay/0?as=1"), FORM, "", 403, "not-your-seat"),
        (Method::GET, format!("{runs}/record"), FORM, "", 409, "wrong-time"),
        (Method::GET, "/assets/none.css".to_owned(), FORM, "", 404, "not-found"),
        (Method::POST, api.to_owned(), JSON, "{", 422, "bad-input"),
        (Method::POST, api.to_owned(), JSON, make, 422, "bad-input"),
        (Method::POST, api.to_owned(), FORM, "game=cubosaurs", 415, "wrong-kind"),
        (Method::POST, api.to_owned(), JSON, large.as_str(), 413, "too-large"),
        (Method::DELETE, api.to_owned(), JSON, "", 405, "wrong-method"),
        (Method::GET, format!("{api}/none"), JSON, "", 404, "not-found"),
        (Method::GET, format!("{api}/{}/view?seat=soon", ids[1]), JSON, "", 422, "bad-input"),
    ] {
        let answer = ask(&mut routes, &method, &path, kind, Body::from(body.to_owned()), JSON).await;
        let (told, is_french) = answer.error(&french).unwrap_or_default();
        assert_eq!((answer.status.as_u16(), told.as_str()), (status, code), "{method} {path}");
        assert!(is_french, "{}", answer.body);
        assert_eq!(answer.headers.contains_key(header::ALLOW), status == 405, "{method} {path}");
    }
}

#[tokio::test]
async fn who_asks_too_much_or_from_elsewhere_is_told_so_in_their_language() {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    let app = App::new(store, Settings { rate: 1, ..Settings::default() }).await.unwrap();
    let (mut routes, french) = (app::routes(app), Words::new(Lang::Fr));
    let foreign = Request::post("/tables").header(header::ORIGIN, "http://elsewhere.example");
    let foreign = foreign.header(header::ACCEPT_LANGUAGE, "fr").body(Body::empty()).unwrap();
    let Ok(refused) = routes.call(foreign).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    let page = axum::body::to_bytes(refused.into_body(), 1 << 20).await.unwrap();
    assert!(String::from_utf8_lossy(&page).contains(&french.get("error-foreign-origin")));

    // Inventing cookies and secrets changes nothing: they are not signed.
    let post = async |routes: &mut Router, accept: &str, number: usize| {
        let request = Request::post("/tables").header(header::ACCEPT, accept);
        let request = request.header(header::ACCEPT_LANGUAGE, "fr").header(header::CONTENT_TYPE, FORM);
        let request = request.header(header::COOKIE, format!("person={number}"));
        let request = request.header(header::AUTHORIZATION, format!("Bearer {number}"));
        read(routes, request.body(Body::empty()).unwrap()).await
    };
    let mut answer = post(&mut routes, JSON, 0).await;
    for number in 1..100 {
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        answer = post(&mut routes, JSON, number).await;
    }
    assert_eq!(answer.error(&french), Some(("too-many".to_owned(), true)));
    assert_eq!(answer.headers[header::RETRY_AFTER], "1");
    let page = post(&mut routes, "text/html", 100).await;
    assert!(page.is("text/html") && page.body.contains(&french.get("error-too-many")), "{}", page.body);
    let asset = ask(&mut routes, &Method::GET, "/assets/table.js", "", Body::empty(), "*/*").await;
    assert_eq!(asset.status, StatusCode::OK, "what a page is made of is not counted");
}
