//! The same tables for programs: JSON, and a seat's secret instead of a cookie.

use crate::app::{App, is_id};
use crate::desk::{Ask, Desk, Moment};
use crate::error::Error;
use crate::lobby::Lobby;
use crate::posts;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use dino_bots::Kind;
use dino_core::{Pending, Seat, Viewer};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/tables", post(create))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/view", get(view))
        .route("/tables/{id}/legal", get(legal))
        .route("/tables/{id}/act", post(act))
        .route("/tables/{id}/events", get(events))
}

/// A table to be made: it starts at once.
#[derive(Deserialize)]
struct NewTable {
    game: String,
    /// `person` or the name of a bot, for each seat.
    players: Vec<String>,
    #[serde(default)]
    options: Vec<(String, String)>,
}

/// Makes a table and starts it; answers its id and the secret of each person's seat.
async fn create(State(app): State<App>, Json(new): Json<NewTable>) -> Result<Json<Value>, Refused> {
    let meta = dino_games::meta(&new.game).ok_or(Error::NotFound)?;
    let seats = u8::try_from(new.players.len()).map_err(|_| Error::BadInput)?;
    dino_games::configured(&new.game, seats, &new.options)?;
    let mut lobby = Lobby::new(meta, "api", seats)?;
    lobby.options = new.options;
    for (place, player) in lobby.seats.iter_mut().zip(&new.players) {
        if player == "person" {
            place.person = Some(format!("api-{}", place.token));
            place.name = "API".to_owned();
        } else {
            place.bot = Some(player.parse::<Kind>().map_err(|_| Error::BadInput)?.name().to_owned());
        }
    }
    let tokens: Vec<Option<String>> =
        lobby.seats.iter().map(|place| place.person.as_ref().map(|_| place.token.clone())).collect();
    let id = posts::keep(&app, "api", &lobby).await?;
    app.desk(&id).await?.ask(Ask::Start { fill: false }).await?;
    Ok(Json(json!({ "id": id, "tokens": tokens })))
}

async fn table(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    let moment = desk(&app, &id).await?.now();
    let pending = moment.table.as_ref().map(|table| match table.pending() {
        Pending::Seats(seats) => json!(seats),
        Pending::Chance => json!("chance"),
        Pending::Over => json!("over"),
    });
    Ok(Json(json!({
        "id": id,
        "game": moment.lobby.game,
        "seats": moment.lobby.seats.len(),
        "players": moment.lobby.players(),
        "options": moment.lobby.options,
        "events": moment.table.as_ref().map(|table| table.events()),
        "pending": pending,
        "result": moment.table.as_ref().and_then(|table| table.standing()).map(|standing| standing.totals),
    })))
}

/// Which seat asks.
#[derive(Deserialize)]
struct Asking {
    seat: Option<Seat>,
    #[serde(default)]
    from: usize,
}

async fn view(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
    headers: HeaderMap,
) -> Result<Json<Value>, Refused> {
    let moment = desk(&app, &id).await?.now();
    let viewer = viewer(&moment, asking.seat, &headers)?;
    let table = moment.table.as_ref().ok_or(Error::WrongTime)?;
    Ok(Json(json!({ "events": table.events(), "view": table.view_json(table.events(), viewer) })))
}

async fn legal(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
    headers: HeaderMap,
) -> Result<Json<Value>, Refused> {
    let moment = desk(&app, &id).await?.now();
    viewer(&moment, asking.seat, &headers)?;
    let table = moment.table.as_ref().ok_or(Error::WrongTime)?;
    let seat = asking.seat.ok_or(Error::BadInput)?;
    Ok(Json(json!({ "events": table.events(), "actions": table.legal(seat) })))
}

/// An action; `at` is the number of events the seat has seen, so that nothing is done twice.
#[derive(Deserialize)]
struct Acting {
    seat: Seat,
    action: String,
    at: Option<usize>,
}

async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(acting): Json<Acting>,
) -> Result<Json<Value>, Refused> {
    let desk = desk(&app, &id).await?;
    viewer(&desk.now(), Some(acting.seat), &headers)?;
    desk.ask(Ask::Act { seat: acting.seat, action: acting.action, at: acting.at }).await?;
    Ok(Json(json!({ "ok": true })))
}

/// What the viewer sees of each event from a number on, as it happens.
async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let desk = desk(&app, &id).await?;
    let viewer = viewer(&desk.now(), asking.seat, &headers)?;
    let mut moments = desk.follow();
    moments.mark_changed();
    let started = (moments, asking.from, app);
    let stream = stream::unfold(started, move |(mut moments, from, app)| async move {
        loop {
            tokio::select! {
                changed = moments.changed() => changed.ok()?,
                () = app.closing() => return None,
            }
            let moment = moments.borrow_and_update().clone();
            let Some(table) = &moment.table else { continue };
            if table.events() == from {
                continue;
            }
            // After a take-back the number is smaller: the listener counts on from there.
            let seen = if table.events() > from { table.seen_json(from, viewer) } else { Vec::new() };
            let pending = match table.pending() {
                Pending::Seats(seats) => json!(seats),
                Pending::Chance => json!("chance"),
                Pending::Over => json!("over"),
            };
            let data = json!({ "events": table.events(), "seen": seen, "pending": pending });
            let event = Event::default().event("seen").id(table.events().to_string()).data(data.to_string());
            return Some((Ok::<_, Infallible>(event), (moments, table.events(), app)));
        }
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()).into_response())
}

/// Whose eyes a request looks with: a seat's only with its secret.
fn viewer(moment: &Moment, seat: Option<Seat>, headers: &HeaderMap) -> Result<Viewer, Error> {
    let Some(seat) = seat else { return Ok(Viewer::Public) };
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = bearer.and_then(|bearer| bearer.strip_prefix("Bearer "));
    if token == Some(moment.lobby.place(seat)?.token.as_str()) {
        Ok(Viewer::Seat(seat))
    } else {
        Err(Error::NotYourSeat)
    }
}

async fn desk(app: &App, id: &str) -> Result<Desk, Error> {
    if is_id(id) { app.desk(id).await } else { Err(Error::NotFound) }
}

/// An error as a program reads it.
struct Refused(Error);

impl<E: Into<Error>> From<E> for Refused {
    fn from(error: E) -> Self {
        Refused(error.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        self.0.json(&self.0.to_string())
    }
}
