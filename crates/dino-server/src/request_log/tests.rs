//! That a person and the log mean the same request.

use super::*;
use crate::Settings;
use crate::app::{self, App};
use crate::forms::tables;
use crate::lobby::Lobby;
use crate::reader::test_cookie;
use crate::table_task::Command;
use crate::test_store::TestStore;
use axum::body::Body;
use axum::http::{Request, header};
use dino_core::Seat;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tower_service::Service;
use tracing::field::{Field, Visit};

/// The fields of each line of the log.
type Lines = Arc<Mutex<Vec<BTreeMap<String, String>>>>;

struct Capture(Lines);

struct Fields(BTreeMap<String, String>);

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        self.0.insert(field.name().to_owned(), format!("{value:?}").trim_matches('"').to_owned());
    }
}

impl tracing::Subscriber for Capture {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        metadata.target().starts_with("dino")
    }
    fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        tracing::span::Id::from_u64(1)
    }
    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}
    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
    fn event(&self, event: &tracing::Event<'_>) {
        let mut fields = Fields(BTreeMap::new());
        event.record(&mut fields);
        self.0.lock().unwrap().push(fields.0);
    }
    fn enter(&self, _: &tracing::span::Id) {}
    fn exit(&self, _: &tracing::span::Id) {}
}

/// A server with a running table at which Ann sits, and its log.
async fn server() -> (App, Arc<TestStore>, String, Lines, tracing::subscriber::DefaultGuard) {
    let store = TestStore::new().await;
    let app = App::new(store.clone(), Settings::default()).await.unwrap();
    let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
    for seat in Seat::all(2) {
        lobby.sit(seat, "ann", "Ann").unwrap();
    }
    let id = tables::store_new(&app, &lobby).await.unwrap();
    app.load_table(&id)
        .await
        .unwrap()
        .request(Command::Begin { fill: false, parts: Vec::new() })
        .await
        .unwrap();
    let lines = Lines::default();
    let log = tracing::subscriber::set_default(Capture(lines.clone()));
    (app, store, id, lines, log)
}

/// Asks for a page or sends a form as Ann; answers the id that she is shown.
async fn failed(app: &App, request: axum::http::request::Builder, form: &str) -> String {
    let request = request
        .header(header::HOST, "table")
        .header(header::COOKIE, test_cookie(app, "ann").split(';').next().unwrap())
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let Ok(answer) = app::routes(app.clone()).call(request.body(Body::from(form.to_owned())).unwrap()).await;
    assert_eq!(answer.status(), 500);
    let id = answer.headers()["x-request-id"].to_str().unwrap().to_owned();
    let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
    assert!(String::from_utf8_lossy(&body).contains(&id), "the page shows {id}");
    id
}

/// The messages of the lines about this request.
fn told(lines: &Lines, id: &str) -> Vec<String> {
    let lines = lines.lock().unwrap();
    let about = lines.iter().filter(|line| line.get("request").is_some_and(|request| request == id));
    about.map(|line| line["message"].clone()).collect()
}

#[tokio::test]
async fn what_breaks_is_logged_under_the_id_that_is_shown() {
    let (app, _, id, lines, _log) = server().await;
    app.failpoints.drawings.store(1, Ordering::SeqCst);
    let shown = failed(&app, Request::get(format!("/t/{id}")), "").await;
    assert_eq!(told(&lines, &shown), ["internal error", "request failed"]);
    // Also where it breaks in the table's own task.
    app.failpoints.turns.store(1, Ordering::SeqCst);
    let shown = failed(&app, Request::post(format!("/t/{id}/act")), "seat=1&action=keep").await;
    assert_eq!(told(&lines, &shown), ["a table broke", "request failed"]);
}

#[tokio::test]
async fn a_store_that_fails_is_named_as_the_cause_of_all_its_requests() {
    let (app, store, id, lines, _log) = server().await;
    store.is_full.store(true, Ordering::SeqCst);
    let mut shown = Vec::new();
    for number in 0..3 {
        shown.push(
            failed(&app, Request::post(format!("/t/{id}/name")), &format!("seat=1&name=N{number}")).await,
        );
    }
    let lines = lines.lock().unwrap();
    let causes: Vec<_> = shown
        .iter()
        .map(|id| {
            let line =
                lines.iter().find(|line| line["request"] == *id && line.contains_key("route")).unwrap();
            line.get("cause").cloned()
        })
        .collect();
    assert!(causes.iter().skip(1).all(|cause| cause.is_some() && *cause == causes[1]), "{causes:?}");
}

#[test]
fn a_flood_of_refusals_is_counted_instead_of_logged() {
    let start = Instant::now();
    let mut budget = Budget::new(start);
    let logged = (0..10_000).filter_map(|_| budget.take(start)).count();
    assert_eq!(logged, MAX_LINES_AT_ONCE as usize);
    let later = start + Duration::from_secs(1);
    assert_eq!(budget.take(later), Some(10_000 - 400), "the next line tells how many are missing");
    assert_eq!(budget.take(later), Some(0));
    assert_eq!((0..1000).filter_map(|_| budget.take(later)).count(), 18);
}
