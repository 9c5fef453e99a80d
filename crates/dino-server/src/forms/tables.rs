//! Tables: made, set up, started, played at once more, and forgotten.

use crate::app::App;
use crate::clock::now;
use crate::error::Error;
use crate::forms::{fair, start};
use crate::ids::random_id;
use crate::lobby::Lobby;
use crate::projection;
use crate::rate_limit::ClientAddress;
use crate::reader::Reader;
use crate::request::FormRequest;
use crate::table_limits;
use crate::table_task::Command;
use axum::extract::{Extension, Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use dino_bots::Kind;
use dino_core::{OptionKind, OptionSpec, Seat};
use dino_games::Setup;
use dino_page::GamePage;
use dino_store::{NewTable, Opener, StoreError, TableStatus};
use std::collections::HashMap;

pub(crate) async fn create(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Extension(address): Extension<ClientAddress>,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Response, Error> {
    let game = fields.get("game").map_or("", String::as_str);
    let game = dino_page::games::page(game).ok_or(Error::NotFound)?;
    let bots = fields.get("mode").map(String::as_str) == Some("bots");
    let id = open(&app, &reader, address, game, bots, &fields).await?;
    let mut response = Redirect::to(&format!("/t/{id}")).into_response();
    start::remember(&reader, &mut response, game, &fields);
    Ok(response)
}

/// A new table with the reader in its first seat: playing at once against bots, or waiting for friends.
async fn open(
    app: &App,
    reader: &Reader,
    address: ClientAddress,
    game: &'static GamePage,
    bots: bool,
    fields: &HashMap<String, String>,
) -> Result<String, Error> {
    let meta = game.meta;
    let seats = match fields.get("seats") {
        Some(seats) => seats.parse().map_err(|_| Error::BadInput)?,
        None => 3_u8,
    };
    // The same wish goes for every game, as far as there is room for it.
    let seats = seats.clamp(meta.min_seats, meta.max_seats);
    let mut lobby = Lobby::new(meta, &reader.person, seats)?;
    if let Some(level) = fields.get("level") {
        lobby.bot = level.parse::<Kind>().map_err(|_| Error::BadInput)?.name().to_owned();
    }
    lobby.options = start::options(game, fields)?;
    lobby.setup().configured()?;
    lobby.sit(Seat::FIRST, &reader.person, &reader.own_name())?;
    lobby.listed = !bots;
    let parts = if bots { fair::redeem(app, &mut lobby, Seat::FIRST, fields)? } else { Vec::new() };
    let admission = table_limits::admit(app, address, lobby.listed, false).await?;
    let id = store_opened(app, &lobby, admission.opener.as_ref()).await?;
    app.store.join(&reader.person, &id).await?;
    if bots {
        app.load_table(&id).await?.request(Command::Begin { fill: true, parts }).await?;
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
    // No seed makes two tables: a ticket that was handed in before is of no use. A deal that is played again says so itself.
    let id = if lobby.deal.is_some() { random_id()? } else { app.table_id(&lobby.seed) };
    let table =
        NewTable { id: id.clone(), created_at: now(), visible: lobby.listed, meta, opener: opener.cloned() };
    match app.store.create_table(table).await {
        Err(StoreError::Exists) => Err(Error::Stale),
        made => made.map(|()| id).map_err(Error::from),
    }
}

pub(crate) async fn options(request: &FormRequest) -> Result<(), Error> {
    let (fields, person) = (request.fields.clone(), request.reader.person.clone());
    let sheets = request.app.settings.sheets.clone();
    if fields.contains_key("listed") && !request.snapshot().lobby.listed {
        table_limits::admit_listing(&request.app, &request.id).await?;
    }
    request
        .change(move |lobby| {
            let lobby = lobby.before_start_by(&person)?;
            let game = dino_games::meta(&lobby.game).ok_or(Error::NotFound)?;
            let usual = Setup { options: &[], ..lobby.setup() }.configured()?;
            let before = lobby.seats.len();
            if let Some(seats) = fields.get("seats") {
                lobby.resize(seats.parse().map_err(|_| Error::BadInput)?, game)?;
            }
            if let Some(pace) = fields.get("pace") {
                lobby.pace = pace.parse().map_err(|_| Error::BadInput)?;
            }
            if let Some(name) = fields.get("components") {
                lobby.choose_sheet(name, &sheets)?;
            }
            lobby.listed = fields.contains_key("listed");
            lobby.hints = fields.contains_key("hints");
            let specs = dino_games::options(&lobby.game).unwrap_or_default();
            let seats = lobby.seats.len();
            let given =
                specs.iter().filter_map(|spec| Some((spec.key.to_owned(), value_of(spec, &fields, seats)?)));
            // With another number of seats, what was usual before gives way to what is usual then.
            let resized = before != lobby.seats.len();
            let was_usual = |(key, value): &(String, String)| usual.contains(&(key.as_str(), value.as_str()));
            let given: Vec<(String, String)> = given.filter(|given| !resized || !was_usual(given)).collect();
            // What does not fit is refused as a whole.
            Setup { options: &given, ..lobby.setup() }.configured()?;
            lobby.options = given;
            Ok(())
        })
        .await
}

/// The value of an option as a form says it: as it stands there, or put together from the boxes that are ticked. Boxes of seats that
/// have just left the table say nothing.
fn value_of(spec: &OptionSpec, fields: &HashMap<String, String>, seats: usize) -> Option<String> {
    let value = fields.get(spec.key)?;
    let boxes = || fields.keys().filter_map(|name| name.strip_prefix(spec.key)?.strip_prefix('.'));
    let is_here = |thing: &str| {
        spec.kind() != OptionKind::Seats || thing.parse().is_ok_and(|seat: usize| seat <= seats)
    };
    let ticked: Vec<&str> = boxes().filter(|thing| is_here(thing)).collect();
    if ticked.is_empty() {
        return Some(value.clone());
    }
    // Too few or too many are no value, and refused as such.
    Some(spec.naming(|thing| ticked.contains(&thing)).map_or_else(|| ticked.join("+"), str::to_owned))
}

pub(crate) async fn begin(request: &FormRequest) -> Result<(), Error> {
    let (by, fill) = (request.credential(), request.fields.contains_key("fill"));
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
pub(crate) async fn rematch(request: FormRequest) -> Result<Redirect, Error> {
    let before = request.snapshot();
    let (by, ticket) = (request.credential(), fair::ticket_of(&request.app, &request.fields)?);
    let (seed, part) = ticket.unzip();
    // It counts like any other table, for whoever asks first.
    let admission = match &before.lobby.rematch {
        Some(_) => None,
        None => Some(table_limits::admit(&request.app, request.address, before.lobby.listed, false).await?),
    };
    let opener = admission.as_ref().and_then(|admission| admission.opener.clone());
    let next = match &seed {
        Some(seed) => request.app.table_id(&seed.to_string()),
        None => random_id()?,
    };
    request.handle.request(Command::Rematch { by, next, seed, opener }).await?;
    let snapshot = request.snapshot();
    let next = snapshot.lobby.rematch.clone().ok_or(Error::Stale)?;
    let table = request.app.load_table(&next).await?;
    let made = table.snapshot();
    if made.table.is_none() {
        // Who was second joins a table whose seed the first was told of.
        let is_ours = seed.is_some_and(|seed| made.lobby.commitment() == Some(seed.commitment()));
        let own = made.lobby.seats_of(&request.reader.person).first();
        let parts = own.zip(part).filter(|_| is_ours).into_iter().collect();
        match table.request(Command::Begin { fill: false, parts }).await {
            // Whoever asked at the same time has started it.
            Err(Error::WrongTime) => {}
            started => started?,
        }
    }
    Ok(Redirect::to(&format!("/t/{next}")))
}
