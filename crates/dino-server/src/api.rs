//! The same tables for programs: JSON, and a seat's secret instead of a cookie. `docs/api.md` tells how to use it.

mod body;
mod chat;
#[cfg(test)]
pub(crate) mod conformance;
mod openapi;
#[cfg(test)]
mod openapi_tests;
mod seats;
mod tables;

use crate::app::{App, Route};
use crate::credential::Credential;
use crate::error::Error;
use crate::error_answer::RequestContext;
use crate::forms::{fair, play};
use crate::panic::catch;
use crate::rate_limit::StreamPermit;
use crate::reader::Reader;
use crate::request::extension;
use crate::table_task::{Command, Snapshot, TableHandle};
use crate::{error_answer, live, pages, projection};
use axum::Json;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use body::JsonBody;
use dino_core::{Pending, Seat, SeatSet, Viewer};
use dino_games::AnyTable;
use dino_page::Tempo;
use futures_util::stream;
pub use openapi::openapi;
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;

pub(crate) fn routes() -> Vec<Route> {
    vec![
        ("/api/v1/openapi.json", get(openapi::document)),
        ("/api/v1/tables", get(tables::list).post(tables::create)),
        ("/api/v1/seed-tickets", post(fair::ticket)),
        ("/api/v1/tables/{id}", get(tables::table)),
        ("/api/v1/tables/{id}/seats", get(seats::seats)),
        ("/api/v1/tables/{id}/sit", post(seats::sit)),
        ("/api/v1/tables/{id}/stand", post(seats::stand)),
        ("/api/v1/tables/{id}/bot", post(seats::bot)),
        ("/api/v1/tables/{id}/fair", post(seats::add_to_seed)),
        ("/api/v1/tables/{id}/start", post(seats::start)),
        ("/api/v1/tables/{id}/away", post(seats::away)),
        ("/api/v1/tables/{id}/back", post(seats::back)),
        ("/api/v1/tables/{id}/sign-out", post(seats::sign_out)),
        ("/api/v1/tables/{id}/view", get(view)),
        ("/api/v1/tables/{id}/legal", get(legal)),
        ("/api/v1/tables/{id}/check", get(check)),
        ("/api/v1/tables/{id}/act", post(act)),
        ("/api/v1/tables/{id}/takeback", post(take_back)),
        ("/api/v1/tables/{id}/resign", post(resign)),
        ("/api/v1/tables/{id}/events", get(events)),
        ("/api/v1/tables/{id}/chat", get(chat::list).post(chat::send)),
        ("/api/v1/tables/{id}/chat/remove", post(chat::remove)),
        ("/api/v1/tables/{id}/chat/silence", post(chat::silence)),
        ("/api/v1/tables/{id}/chat/keep-out", post(chat::keep_out)),
        ("/api/v1/tables/{id}/chat/let-in", post(chat::let_in)),
        ("/api/v1/tables/{id}/record", get(record)),
    ]
}

/// A program at a table.
struct ApiRequest {
    handle: TableHandle,
    credential: Option<Credential>,
    reader: Reader,
    query: ApiQuery,
}

/// Which seat asks, and from which event on.
#[derive(Deserialize)]
struct ApiQuery {
    seat: Option<Seat>,
    #[serde(default)]
    from: u32,
}

impl FromRequestParts<App> for ApiRequest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ApiRequest, Error> {
        let id = Path::<String>::from_request_parts(parts, app).await.map_err(|_| Error::NotFound)?;
        let Query(query) = Query::from_request_parts(parts, app).await.map_err(|_| Error::BadInput)?;
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let secret = bearer.and_then(|bearer| bearer.strip_prefix("Bearer "));
        let credential = secret.map(|secret| Credential::Secret(secret.to_owned()));
        let (reader, context) = (extension::<Reader>(parts)?, extension::<RequestContext>(parts)?);
        let handle = app.find_table(&id).await?;
        context.set_table(&handle);
        Ok(ApiRequest { handle, credential, reader, query })
    }
}

impl ApiRequest {
    /// The table as it is now.
    fn snapshot(&self) -> Arc<Snapshot> {
        self.handle.snapshot()
    }

    /// What the program shows.
    fn credential(&self) -> Result<Credential, Error> {
        self.credential.clone().ok_or(Error::NotYourSeat)
    }

    /// The seat it looks with: with its secret only.
    fn own_seat(&self, snapshot: &Snapshot) -> Result<Seat, Error> {
        self.credential()?.authorize(&snapshot.lobby, self.query.seat.ok_or(Error::BadInput)?)
    }

    /// Whose eyes it looks with now.
    fn viewer(&self, snapshot: &Snapshot) -> Result<Viewer, Error> {
        self.query.seat.map_or(Ok(Viewer::Public), |_| self.own_seat(snapshot).map(Viewer::Seat))
    }

    /// What to call a seat.
    fn name(&self, snapshot: &Snapshot, seat: Seat) -> String {
        projection::seat_name(&snapshot.lobby, seat, self.reader.words())
    }
}

/// What the game waits for: the numbers of seats, or a word.
fn pending(table: &dyn AnyTable) -> Value {
    match table.pending() {
        Pending::Seats(seats) => json!(seats),
        Pending::Chance => json!("chance"),
        Pending::Over => json!("over"),
    }
}

async fn view(request: ApiRequest) -> Result<Json<Value>, Error> {
    let snapshot = request.snapshot();
    let (viewer, table) = (request.viewer(&snapshot)?, snapshot.table.as_deref().ok_or(Error::WrongTime)?);
    Ok(Json(json!({ "events": table.events(), "view": table.view_json(table.events(), viewer) })))
}

async fn legal(request: ApiRequest) -> Result<Json<Value>, Error> {
    let snapshot = request.snapshot();
    let seat = request.own_seat(&snapshot)?;
    let table = snapshot.table_now().ok_or(Error::WrongTime)?;
    Ok(Json(json!({ "events": table.events(), "actions": table.legal(seat) })))
}

/// An action somebody thinks of.
#[derive(Deserialize)]
struct CheckQuery {
    action: String,
}

/// Whether an action is allowed now, and if not why.
async fn check(request: ApiRequest, Query(query): Query<CheckQuery>) -> Result<Json<Value>, Error> {
    let (snapshot, words) = (request.snapshot(), request.reader.words());
    let seat = request.own_seat(&snapshot)?;
    let table = snapshot.table_now().ok_or(Error::WrongTime)?;
    let why = table.check(seat, &query.action).map_err(Error::from).err();
    let told = |why: Error| error_answer::object(&why, &why.sentence(snapshot.seat_names(words), words));
    Ok(Json(json!({ "allowed": why.is_none(), "error": why.map(told) })))
}

async fn record(request: ApiRequest) -> Result<Response, Error> {
    Ok(pages::record_file(&request.snapshot())?.into_response())
}

/// An action; `at` is the number of events the seat has seen, so that nothing is done twice.
#[derive(Deserialize)]
struct ActBody {
    seat: Seat,
    action: String,
    at: Option<u32>,
}

async fn act(request: ApiRequest, JsonBody(body): JsonBody<ActBody>) -> Result<Json<Value>, Error> {
    let at = body.at.map(|at| at as usize);
    play::act_for(&request.handle, request.credential()?, body.seat, body.action, at).await?;
    Ok(done())
}

/// A request that is only about a seat.
#[derive(Deserialize)]
struct SeatBody {
    seat: Seat,
}

async fn take_back(request: ApiRequest, JsonBody(about): JsonBody<SeatBody>) -> Result<Json<Value>, Error> {
    request.handle.request(Command::TakeBack { by: request.credential()?, seat: about.seat }).await?;
    Ok(done())
}

async fn resign(request: ApiRequest, JsonBody(about): JsonBody<SeatBody>) -> Result<Json<Value>, Error> {
    request.handle.request(Command::Resign { by: request.credential()?, seat: about.seat }).await?;
    Ok(done())
}

/// The answer to something done.
fn done() -> Json<Value> {
    Json(json!({ "ok": true }))
}

/// What the viewer sees of each event from a number on, as it happens. Who looks is decided at each update: when the
/// secret is no longer that of the seat, the stream ends.
async fn events(permit: StreamPermit, request: ApiRequest) -> Result<Response, Error> {
    let viewer = request.viewer(&request.snapshot())?;
    let seats = if let Viewer::Seat(seat) = viewer { SeatSet::one(seat) } else { SeatSet::EMPTY };
    // A program that listens is there, like a page that does.
    let presence = request.handle.enter(seats, Tempo::AtOnce); // a program needs no time to see
    let mut snapshots = request.handle.subscribe();
    snapshots.mark_changed();
    let started = Some((request.query.from as usize, snapshots, request, presence, permit));
    let stream = stream::unfold(started, |state| async move {
        let (from, mut snapshots, request, presence, permit) = state?;
        loop {
            if snapshots.changed().await.is_err() {
                return Some((Ok(request.reader.restart_event()?), None));
            }
            let snapshot = snapshots.borrow_and_update().clone();
            request.reader.admit(&permit).ok()?;
            let viewer = request.viewer(&snapshot).ok()?;
            if let Some(hashes) = snapshot.reveal.as_ref().filter(|_| viewer != Viewer::Public) {
                let listening = (from, snapshots, request, presence, permit);
                return Some((Ok(live::reveal(hashes)), Some(listening)));
            }
            let Some(table) = snapshot.table.as_deref().filter(|table| table.events() != from) else {
                continue;
            };
            let event = catch(|| seen(table, from, viewer)).map_err(Error::from).ok()?;
            let listening = (table.events(), snapshots, request, presence, permit);
            return Some((Ok::<_, Infallible>(event), Some(listening)));
        }
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()).into_response())
}

/// What happened since, for one viewer. After a take-back the number is smaller: the listener counts on from there.
fn seen(table: &dyn AnyTable, from: usize, viewer: Viewer) -> Event {
    let seen = if table.events() > from { table.seen_json(from, viewer) } else { Vec::new() };
    let data = json!({ "events": table.events(), "seen": seen, "pending": pending(table) });
    Event::default().event("seen").id(table.events().to_string()).data(data.to_string())
}
