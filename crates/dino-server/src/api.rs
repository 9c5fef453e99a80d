//! The same tables for programs: JSON, and a seat's secret instead of a cookie. `docs/api.md` tells how to use it.

mod seats;
mod tables;
mod talk;

use crate::app::{App, Route};
use crate::desk::{Ask, Desk, Moment};
use crate::error::Error;
use crate::limits::Listening;
use crate::posts::play;
use crate::{pages, reader, show};
use axum::Json;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use dino_core::{Pending, Seat, Viewer};
use dino_games::AnyTable;
use dino_page::Lang;
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;

pub(crate) fn routes() -> Vec<Route> {
    vec![
        ("/api/v1/tables", get(tables::list).post(tables::create)),
        ("/api/v1/tables/{id}", get(tables::table)),
        ("/api/v1/tables/{id}/seats", get(seats::seats)),
        ("/api/v1/tables/{id}/sit", post(seats::sit)),
        ("/api/v1/tables/{id}/stand", post(seats::stand)),
        ("/api/v1/tables/{id}/bot", post(seats::bot)),
        ("/api/v1/tables/{id}/start", post(seats::start)),
        ("/api/v1/tables/{id}/view", get(view)),
        ("/api/v1/tables/{id}/legal", get(legal)),
        ("/api/v1/tables/{id}/check", get(check)),
        ("/api/v1/tables/{id}/act", post(act)),
        ("/api/v1/tables/{id}/takeback", post(take_back)),
        ("/api/v1/tables/{id}/events", get(events)),
        ("/api/v1/tables/{id}/chat", get(talk::said).post(talk::say)),
        ("/api/v1/tables/{id}/record", get(record)),
    ]
}

/// A program at a table.
struct Caller {
    app: App,
    desk: Desk,
    moment: Arc<Moment>,
    bearer: Option<String>,
    lang: Lang,
    asking: Asking,
}

/// Which seat asks, and from which event on.
#[derive(Deserialize)]
struct Asking {
    seat: Option<Seat>,
    #[serde(default)]
    from: usize,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Error> {
        let id = Path::<String>::from_request_parts(parts, app).await.map_err(|_| Error::NotFound)?;
        let asking = Query::<Asking>::from_request_parts(parts, app).await.map_err(|_| Error::BadInput)?;
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = bearer.and_then(|bearer| bearer.strip_prefix("Bearer ")).map(str::to_owned);
        let (lang, desk) = (reader::language(&parts.headers), app.table(&id).await?);
        Ok(Caller { app: app.clone(), moment: desk.now(), desk, bearer, lang, asking: asking.0 })
    }
}

impl Caller {
    /// Whose eyes it looks with: a seat's only with its secret.
    fn viewer(&self) -> Result<Viewer, Error> {
        self.asking.seat.map_or(Ok(Viewer::Public), |seat| self.sits_in(seat).map(Viewer::Seat))
    }

    /// The seat, when the caller has its secret.
    fn sits_in(&self, seat: Seat) -> Result<Seat, Error> {
        let place = self.moment.lobby.place(seat)?;
        let is_own = place.person.is_some() && self.bearer.as_deref() == Some(place.token.as_str());
        if is_own { Ok(seat) } else { Err(Error::NotYourSeat) }
    }

    /// The person whose seat's secret the caller has.
    fn person(&self) -> Option<&str> {
        let seat = self.moment.lobby.seat_of(self.bearer.as_deref()?)?;
        self.moment.lobby.place(seat).ok()?.person.as_deref()
    }

    /// What to call a seat.
    fn name(&self, seat: Seat) -> String {
        show::name(&self.moment.lobby, seat, self.app.words(self.lang))
    }

    /// The game, once it has begun.
    fn game(&self) -> Result<&dyn AnyTable, Error> {
        self.moment.table.as_deref().ok_or(Error::WrongTime)
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

async fn view(caller: Caller) -> Result<Json<Value>, Error> {
    let (viewer, table) = (caller.viewer()?, caller.game()?);
    Ok(Json(json!({ "events": table.events(), "view": table.view_json(table.events(), viewer) })))
}

async fn legal(caller: Caller) -> Result<Json<Value>, Error> {
    let seat = caller.sits_in(caller.asking.seat.ok_or(Error::BadInput)?)?;
    let table = caller.game()?;
    Ok(Json(json!({ "events": table.events(), "actions": table.legal(seat) })))
}

/// An action somebody thinks of.
#[derive(Deserialize)]
struct Thought {
    action: String,
}

/// Whether an action is allowed now, and if not why.
async fn check(caller: Caller, Query(thought): Query<Thought>) -> Result<Json<Value>, Error> {
    let seat = caller.sits_in(caller.asking.seat.ok_or(Error::BadInput)?)?;
    let why = caller.game()?.check(seat, &thought.action).map_err(Error::from).err();
    let names: Vec<String> = caller.moment.lobby.each().map(|(seat, _)| caller.name(seat)).collect();
    let told = |why: Error| why.object(&why.sentence(&names, caller.app.words(caller.lang)));
    Ok(Json(json!({ "allowed": why.is_none(), "error": why.map(told) })))
}

async fn record(caller: Caller) -> Result<Response, Error> {
    Ok(pages::recorded(&caller.moment)?.into_response())
}

/// An action; `at` is the number of events the seat has seen, so that nothing is done twice.
#[derive(Deserialize)]
struct Acting {
    seat: Seat,
    action: String,
    at: Option<usize>,
}

async fn act(caller: Caller, Json(acting): Json<Acting>) -> Result<Json<Value>, Error> {
    let seat = caller.sits_in(acting.seat)?;
    play::act_in(&caller.desk, seat, acting.action, acting.at).await?;
    Ok(done())
}

/// A request that is only about a seat.
#[derive(Deserialize)]
struct About {
    seat: Seat,
}

async fn take_back(caller: Caller, Json(about): Json<About>) -> Result<Json<Value>, Error> {
    caller.desk.ask(Ask::TakeBack(caller.sits_in(about.seat)?)).await?;
    Ok(done())
}

/// The answer to something done.
fn done() -> Json<Value> {
    Json(json!({ "ok": true }))
}

/// What the viewer sees of each event from a number on, as it happens.
async fn events(place: Listening, caller: Caller) -> Result<Response, Error> {
    let viewer = caller.viewer()?;
    let mut moments = caller.desk.follow();
    moments.mark_changed();
    let started = (moments, caller.asking.from, place);
    let stream = stream::unfold(started, move |(mut moments, from, place)| async move {
        loop {
            // When the server ends, so does the table's task, and with it this.
            moments.changed().await.ok()?;
            let moment = moments.borrow_and_update().clone();
            let Some(table) = moment.table.as_deref().filter(|table| table.events() != from) else {
                continue;
            };
            let event = seen(table, from, viewer);
            return Some((Ok::<_, Infallible>(event), (moments, table.events(), place)));
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
