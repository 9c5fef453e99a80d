//! Tables: listed, made, and what all may know of one.

use super::body::JsonBody;
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
use dino_core::record::Header;
use dino_core::{PERSON, Seat, TableStatus};
use dino_games::Setup;
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
    /// The name of the component sheet, where it is not the game's own.
    #[serde(default)]
    components: Option<String>,
    #[serde(default)]
    pace: Option<String>,
    /// A ticket of a seed that was committed to, and for each seat what its person adds to it. Only where it starts at
    /// once.
    #[serde(default)]
    ticket: Option<String>,
    #[serde(default)]
    parts: Vec<Option<String>>,
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
    JsonBody(new): JsonBody<NewTableBody>,
) -> Result<Json<Value>, Error> {
    let mut lobby = lobby(&app, &new)?;
    if new.start && lobby.entries().any(|(seat, _)| lobby.is_free(seat)) {
        return Err(Error::SeatsFree);
    }
    let mut parts = Vec::new();
    if let Some(ticket) = &new.ticket {
        let seed = app.seed_tickets.redeem(ticket).ok_or(Error::Stale)?;
        lobby.seed = seed.to_string();
        for (seat, part) in Seat::all(lobby.seats.len() as u8).zip(&new.parts) {
            let is_person = lobby.entry(seat)?.person.is_some();
            if let Some(part) = part.as_ref().filter(|_| is_person) {
                parts.push((seat, part.parse().map_err(|_| Error::BadInput)?));
            }
        }
    }
    let tokens: Vec<Option<&str>> =
        lobby.seats.iter().map(|entry| entry.person.as_ref().map(|_| entry.token.as_str())).collect();
    let bots_only = lobby.seats.iter().all(|entry| entry.bot.is_some());
    let admission = table_limits::admit(&app, address, lobby.listed, bots_only).await?;
    let id = tables::store_opened(&app, &lobby, admission.opener.as_ref()).await?;
    drop(admission);
    if new.start {
        app.load_table(&id).await?.request(Command::Begin { fill: false, parts }).await?;
    }
    Ok(Json(json!({ "id": id, "tokens": tokens })))
}

/// The first person is the host; where there is none, whoever sits down first.
fn lobby(app: &App, new: &NewTableBody) -> Result<Lobby, Error> {
    let meta = dino_games::meta(&new.game).ok_or(Error::NotFound)?;
    let seats = u8::try_from(new.players.len()).map_err(|_| Error::BadInput)?;
    // Before so many seats are made.
    Setup { options: &new.options, ..Setup::new(&new.game, seats) }.configured()?;
    let mut lobby = Lobby::new(meta, "", seats)?;
    lobby.options.clone_from(&new.options);
    lobby.choose_sheet(new.components.as_deref().unwrap_or_default(), &app.settings.sheets)?;
    lobby.setup().configured()?;
    lobby.listed = new.listed;
    if let Some(pace) = &new.pace {
        lobby.pace = pace.parse().map_err(|_| Error::BadInput)?;
    }
    for (seat, player) in Seat::all(seats).zip(&new.players) {
        match player.as_str() {
            "free" => {}
            PERSON => {
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
        "closed": lobby.closed,
        "seats": lobby.seats.len(),
        "players": lobby.players(),
        "options": lobby.options,
        "components": lobby.sheet.as_ref().map(|sheet| &sheet.name),
        "seed_sha256": lobby.commitment().map(|commitment| commitment.to_string()),
        "parts": table.map(|table| parts(&table.record(false).header)),
        "events": table.map(|table| table.events()),
        "pending": table.map(|table| pending(&**table)),
        "result": table.and_then(|table| table.standing())
            .filter(|standing| standing.resigned.is_empty()).map(|standing| standing.totals),
        "resigned": table.map(|table| table.resigned()).unwrap_or_default(),
    }))
}

/// What seats added to the seed: each seat with its part.
fn parts(header: &Header) -> Vec<(Seat, String)> {
    header.parts.iter().map(|(seat, part)| (*seat, part.to_string())).collect()
}
