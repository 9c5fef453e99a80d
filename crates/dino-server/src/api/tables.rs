//! Tables: listed, made, and what all may know of one.

use super::{ApiRequest, pending};
use crate::app::App;
use crate::error::Error;
use crate::forms::tables;
use crate::lobby::Lobby;
use crate::pages;
use crate::rate_limit::ClientAddress;
use crate::reader::Reader;
use crate::table_limits;
use crate::table_task::Command;
use axum::Json;
use axum::extract::{Extension, State};
use dino_bots::Kind;
use dino_core::{Seat, TableStatus};
use serde::Deserialize;
use serde_json::{Value, json};

/// The tables anybody may watch or join.
pub(super) async fn list(
    State(app): State<App>,
    Extension(mut reader): Extension<Reader>,
) -> Result<Json<Value>, Error> {
    // A program is nobody in particular.
    reader.person.clear();
    let tables = pages::open_tables(&app, &reader).await?;
    let table = |line: &dino_page::model::TableLine| {
        json!({
            "id": line.id,
            "game": line.game.meta.id,
            "status": line.status.name(),
            "free": line.free,
            "names": line.names,
        })
    };
    Ok(Json(json!({ "tables": tables.iter().map(table).collect::<Vec<_>>() })))
}

/// A table to be made.
#[derive(Deserialize)]
pub(super) struct NewTableBody {
    game: String,
    /// For each seat `person`, `free` or the name of a bot.
    players: Vec<String>,
    /// For each seat what to call the person.
    #[serde(default)]
    names: Vec<Option<String>>,
    #[serde(default)]
    options: Vec<(String, String)>,
    #[serde(default)]
    pace: Option<String>,
    /// Whether it starts at once.
    #[serde(default = "yes")]
    start: bool,
    /// Whether it is listed for all.
    #[serde(default)]
    listed: bool,
}

fn yes() -> bool {
    true
}

/// Makes a table; answers its id and the secret of each person's seat.
pub(super) async fn create(
    State(app): State<App>,
    Extension(address): Extension<ClientAddress>,
    Json(new): Json<NewTableBody>,
) -> Result<Json<Value>, Error> {
    let lobby = lobby(&new)?;
    if new.start && lobby.entries().any(|(seat, _)| lobby.is_free(seat)) {
        return Err(Error::SeatsFree);
    }
    let tokens: Vec<Option<&str>> =
        lobby.seats.iter().map(|entry| entry.person.as_ref().map(|_| entry.token.as_str())).collect();
    let bots_only = lobby.seats.iter().all(|entry| entry.bot.is_some());
    let admission = table_limits::admit(&app, address, lobby.listed, bots_only).await?;
    let id = tables::store_opened(&app, &lobby, admission.opener.as_ref()).await?;
    drop(admission);
    if new.start {
        app.load_table(&id).await?.request(Command::Start { by: None, fill: false }).await?;
    }
    Ok(Json(json!({ "id": id, "tokens": tokens })))
}

/// The first person is the host; where there is none, whoever sits down first.
fn lobby(new: &NewTableBody) -> Result<Lobby, Error> {
    let meta = dino_games::meta(&new.game).ok_or(Error::NotFound)?;
    let seats = u8::try_from(new.players.len()).map_err(|_| Error::BadInput)?;
    dino_games::configured(&new.game, seats, &new.options)?;
    let mut lobby = Lobby::new(meta, "", seats)?;
    lobby.options.clone_from(&new.options);
    lobby.listed = new.listed;
    if let Some(pace) = &new.pace {
        lobby.pace = pace.parse().map_err(|_| Error::BadInput)?;
    }
    for (seat, player) in Seat::all(seats).zip(&new.players) {
        match player.as_str() {
            "free" => {}
            "person" => {
                let name = new.names.get(seat.index()).cloned().flatten().unwrap_or_default();
                lobby.sit(seat, &super::seats::new_program_id()?, &name)?;
            }
            bot => {
                let kind: Kind = bot.parse().map_err(|_| Error::BadInput)?;
                lobby.entry_mut(seat)?.bot = Some(kind.name().to_owned());
            }
        }
    }
    Ok(lobby)
}

pub(super) async fn table(request: ApiRequest) -> Json<Value> {
    let snapshot = request.snapshot();
    let (lobby, table) = (&snapshot.lobby, snapshot.table.as_ref());
    let status = TableStatus::of(table.map(|table| table.pending()));
    Json(json!({
        "id": snapshot.id,
        "game": lobby.game,
        "status": status.name(),
        "seats": lobby.seats.len(),
        "players": lobby.players(),
        "options": lobby.options,
        "events": table.map(|table| table.events()),
        "pending": table.map(|table| pending(&**table)),
        "result": table.and_then(|table| table.standing()).map(|standing| standing.totals),
    }))
}
