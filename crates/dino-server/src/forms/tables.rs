//! Tables: made, set up, started, played at once more, and forgotten.

use crate::app::App;
use crate::clock::now;
use crate::error::Error;
use crate::ids::random_id;
use crate::lobby::Lobby;
use crate::projection;
use crate::rate_limit::ClientAddress;
use crate::reader::Reader;
use crate::request::{FormRequest, TableRequest};
use crate::table_limits;
use crate::table_task::Command;
use axum::extract::{Extension, Form, Path, State};
use axum::response::Redirect;
use dino_core::Seat;
use dino_store::{NewTable, Opener, TableStatus};
use std::collections::HashMap;

pub(crate) async fn create(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Extension(address): Extension<ClientAddress>,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Redirect, Error> {
    let game = fields.get("game").map_or("", String::as_str);
    let bots = fields.get("mode").map(String::as_str) == Some("bots");
    let id = open(&app, &reader, address, game, bots).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// A new table with the reader in its first seat: playing at once against bots, or waiting for friends.
async fn open(
    app: &App,
    reader: &Reader,
    address: ClientAddress,
    game: &str,
    bots: bool,
) -> Result<String, Error> {
    let meta = dino_games::meta(game).ok_or(Error::NotFound)?;
    let seats = 3.clamp(meta.min_seats, meta.max_seats);
    let mut lobby = Lobby::new(meta, &reader.person, seats)?;
    lobby.sit(Seat::FIRST, &reader.person, &reader.own_name())?;
    lobby.listed = !bots;
    let admission = table_limits::admit(app, address, lobby.listed, false).await?;
    let id = store_opened(app, &lobby, admission.opener.as_ref()).await?;
    app.store.join(&reader.person, &id).await?;
    if bots {
        app.load_table(&id).await?.request(Command::Start { by: None, fill: true }).await?;
    }
    Ok(id)
}

/// Stores a new table that counts for nobody.
#[cfg(test)]
pub(crate) async fn store_new(app: &App, lobby: &Lobby) -> Result<String, Error> {
    store_opened(app, lobby, None).await
}

/// Stores a new table.
pub(crate) async fn store_opened(app: &App, lobby: &Lobby, opener: Option<&Opener>) -> Result<String, Error> {
    let meta = serde_json::to_string(lobby).map_err(|error| Error::internal(&error))?;
    let id = random_id()?;
    let table =
        NewTable { id: id.clone(), created_at: now(), visible: lobby.listed, meta, opener: opener.cloned() };
    app.store.create_table(table).await?;
    Ok(id)
}

pub(crate) async fn options(request: &FormRequest) -> Result<(), Error> {
    let (fields, person) = (request.fields.clone(), request.reader.person.clone());
    if fields.contains_key("listed") && !request.snapshot().lobby.listed {
        table_limits::admit_listing(&request.app, &request.id).await?;
    }
    request
        .change(move |lobby| {
            let lobby = lobby.before_start_by(&person)?;
            let game = dino_games::meta(&lobby.game).ok_or(Error::NotFound)?;
            let usual = dino_games::configured(&lobby.game, lobby.seats.len() as u8, &[])?;
            let before = lobby.seats.len();
            if let Some(seats) = fields.get("seats") {
                lobby.resize(seats.parse().map_err(|_| Error::BadInput)?, game)?;
            }
            if let Some(pace) = fields.get("pace") {
                lobby.pace = pace.parse().map_err(|_| Error::BadInput)?;
            }
            lobby.listed = fields.contains_key("listed");
            let specs = dino_games::options(&lobby.game).unwrap_or_default();
            let given = specs
                .iter()
                .filter_map(|spec| fields.get(spec.key).map(|value| (spec.key.to_owned(), value.clone())));
            // With another number of seats, what was usual before gives way to what is usual then.
            let resized = before != lobby.seats.len();
            let was_usual = |(key, value): &(String, String)| usual.contains(&(key.as_str(), value.as_str()));
            let given: Vec<(String, String)> = given.filter(|given| !resized || !was_usual(given)).collect();
            // What does not fit is refused as a whole.
            dino_games::configured(&lobby.game, lobby.seats.len() as u8, &given)?;
            lobby.options = given;
            Ok(())
        })
        .await
}

pub(crate) async fn start(request: &FormRequest) -> Result<(), Error> {
    let (by, fill) = (Some(request.credential()), request.fields.contains_key("fill"));
    request.send(Command::Start { by, fill }).await
}

/// Takes a table off the reader's list. Nothing else happens to it, and it need not be one that can be opened.
pub(crate) async fn forget(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
) -> Result<Redirect, Error> {
    let (lobby, status) = own_table(&app, &reader.person, &id).await?;
    if !projection::can_forget(&lobby, status == TableStatus::Over, &reader.person) {
        return Err(Error::WrongTime);
    }
    app.store.leave(&reader.person, &id).await?;
    Ok(Redirect::to(&format!("/?gone={id}")))
}

/// Puts a table of the reader's on the list again.
pub(crate) async fn list_again(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
) -> Result<Redirect, Error> {
    own_table(&app, &reader.person, &id).await?;
    app.store.join(&reader.person, &id).await?;
    Ok(Redirect::to("/"))
}

/// A table as the store has it, if the person has a seat there.
async fn own_table(app: &App, person: &str, id: &str) -> Result<(Lobby, TableStatus), Error> {
    let stored = app.store.table(id).await?;
    let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
    if lobby.seats_of(person).is_empty() {
        return Err(Error::NotYourSeat);
    }
    Ok((lobby, stored.status))
}

/// The same table again: whoever asks second joins the first.
pub(crate) async fn rematch(request: TableRequest) -> Result<Redirect, Error> {
    let command = Command::Rematch { by: request.credential(), next: random_id()? };
    request.handle.request(command).await?;
    let next = request.snapshot().lobby.rematch.clone().ok_or(Error::Stale)?;
    let table = request.app.load_table(&next).await?;
    if table.snapshot().table.is_none() {
        match table.request(Command::Start { by: None, fill: false }).await {
            // Whoever asked at the same time has started it.
            Err(Error::WrongTime) => {}
            started => started?,
        }
    }
    Ok(Redirect::to(&format!("/t/{next}")))
}
