//! The same tables for programs: JSON, and a seat's secret instead of a cookie.

use crate::app::{App, Route};
use crate::desk::{Ask, Desk, Moment};
use crate::error::Error;
use crate::lobby::Lobby;
use crate::posts::tables;
use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use dino_bots::Kind;
use dino_core::{Pending, Seat, Viewer};
use dino_games::AnyTable;
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;

pub(crate) fn routes() -> Vec<Route> {
    vec![
        ("/api/v1/tables", post(create)),
        ("/api/v1/tables/{id}", get(table)),
        ("/api/v1/tables/{id}/view", get(view)),
        ("/api/v1/tables/{id}/legal", get(legal)),
        ("/api/v1/tables/{id}/act", post(act)),
        ("/api/v1/tables/{id}/events", get(events)),
    ]
}

/// A program at a table.
struct Caller {
    app: App,
    desk: Desk,
    moment: Arc<Moment>,
    bearer: Option<String>,
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
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refused> {
        let id = Path::<String>::from_request_parts(parts, app).await.map_err(|_| Error::NotFound)?;
        let asking = Query::<Asking>::from_request_parts(parts, app).await.map_err(|_| Error::BadInput)?;
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = bearer.and_then(|bearer| bearer.strip_prefix("Bearer ")).map(str::to_owned);
        let desk = app.table(&id).await?;
        Ok(Caller { app: app.clone(), moment: desk.now(), desk, bearer, asking: asking.0 })
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

    /// The game, once it has begun.
    fn game(&self) -> Result<&dyn AnyTable, Error> {
        self.moment.table.as_deref().ok_or(Error::WrongTime)
    }
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
    let id = tables::keep(&app, &lobby).await?;
    app.desk(&id).await?.ask(Ask::Start { fill: false }).await?;
    Ok(Json(json!({ "id": id, "tokens": tokens })))
}

async fn table(caller: Caller) -> Json<Value> {
    let (lobby, table) = (&caller.moment.lobby, caller.moment.table.as_ref());
    Json(json!({
        "id": caller.moment.id,
        "game": lobby.game,
        "seats": lobby.seats.len(),
        "players": lobby.players(),
        "options": lobby.options,
        "events": table.map(|table| table.events()),
        "pending": table.map(|table| pending(&**table)),
        "result": table.and_then(|table| table.standing()).map(|standing| standing.totals),
    }))
}

/// What the game waits for: the numbers of seats, or a word.
fn pending(table: &dyn AnyTable) -> Value {
    match table.pending() {
        Pending::Seats(seats) => json!(seats),
        Pending::Chance => json!("chance"),
        Pending::Over => json!("over"),
    }
}

async fn view(caller: Caller) -> Result<Json<Value>, Refused> {
    let (viewer, table) = (caller.viewer()?, caller.game()?);
    Ok(Json(json!({ "events": table.events(), "view": table.view_json(table.events(), viewer) })))
}

async fn legal(caller: Caller) -> Result<Json<Value>, Refused> {
    let seat = caller.sits_in(caller.asking.seat.ok_or(Error::BadInput)?)?;
    let table = caller.game()?;
    Ok(Json(json!({ "events": table.events(), "actions": table.legal(seat) })))
}

/// An action; `at` is the number of events the seat has seen, so that nothing is done twice.
#[derive(Deserialize)]
struct Acting {
    seat: Seat,
    action: String,
    at: Option<usize>,
}

async fn act(caller: Caller, Json(acting): Json<Acting>) -> Result<Json<Value>, Refused> {
    let seat = caller.sits_in(acting.seat)?;
    caller.desk.ask(Ask::Act { seat, action: acting.action, at: acting.at }).await?;
    Ok(Json(json!({ "ok": true })))
}

/// What the viewer sees of each event from a number on, as it happens.
async fn events(caller: Caller) -> Result<Response, Refused> {
    let viewer = caller.viewer()?;
    let mut moments = caller.desk.follow();
    moments.mark_changed();
    let started = (moments, caller.asking.from, caller.app);
    let stream = stream::unfold(started, move |(mut moments, from, app)| async move {
        loop {
            tokio::select! {
                changed = moments.changed() => changed.ok()?,
                () = app.closing() => return None,
            }
            let moment = moments.borrow_and_update().clone();
            let Some(table) = moment.table.as_deref().filter(|table| table.events() != from) else {
                continue;
            };
            let event = seen(table, from, viewer);
            return Some((Ok::<_, Infallible>(event), (moments, table.events(), app)));
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

/// An error of a program's request.
struct Refused(Error);

impl<E: Into<Error>> From<E> for Refused {
    fn from(error: E) -> Self {
        Refused(error.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        self.0.into_response()
    }
}
