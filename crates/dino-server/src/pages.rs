//! Pages: everything that is only read.

use crate::app::{App, is_id};
use crate::chat_page;
use crate::clock::now;
use crate::error::Error;
use crate::history::date;
use crate::learn;
use crate::lobby::Lobby;
use crate::page_version::Update;
use crate::panic::catch_async;
use crate::projection::{self, Projection};
use crate::reader::Reader;
use crate::request::TableRequest;
use crate::table_task::Snapshot;
use crate::waiting;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use dino_core::{Pending, Seat, SeatSet, Viewer};
use dino_page::TableSheet;
use dino_page::model::{Advice, HomePage, TableLine};
use dino_store::{StoredTable, TableStatus};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;

/// How many tables a list shows.
const MAX_LISTED: u32 = 20;

/// How many tables a list brings back into memory at most: those that wait for a bot since the server began, and those of
/// which the store does not know whom they wait for. The others wait for the next list.
const MAX_WOKEN: u32 = 3;

/// How many of one's own tables are looked through for those that wait.
const MAX_OWN_TABLES: u32 = 200;

/// The table that was just taken off the list.
#[derive(Deserialize)]
pub(crate) struct HomeQuery {
    gone: Option<String>,
}

pub(crate) async fn home(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    query: Result<Query<HomeQuery>, QueryRejection>,
) -> Result<Markup, Error> {
    let gone = query.ok().and_then(|Query(HomeQuery { gone })| gone);
    let (app, reader, gone) = (&app, &reader, gone.as_deref());
    let (mut yours, mut wakes) = (Vec::new(), MAX_WOKEN);
    for stored in app.store.tables_of(&reader.person, MAX_OWN_TABLES).await? {
        yours.extend(readable_line(app, &stored, reader, &mut wakes).await);
    }
    let gone = match gone.filter(|gone| is_id(gone) && !yours.iter().any(|own| own.id == *gone)) {
        Some(gone) => just_removed(app, reader, gone).await,
        None => None,
    };
    yours.sort_by_key(|line| !line.waits_for_you);
    yours.truncate(MAX_LISTED as usize);
    let mut open = open_tables(app, reader).await?;
    open.retain(|open| !yours.iter().any(|own| own.id == open.id));
    let played = dino_page::games::PAGES.into_iter().map(|page| page.meta.id);
    let played = played.filter(|game| {
        yours.iter().any(|line| line.game.meta.id == *game)
            || reader.started.split('.').any(|entry| entry.starts_with(game))
    });
    let (played, learning) = (played.collect(), learn::all_progress(reader));
    let (day, deals) = (date(now()), app.daily.lines(app, &reader.person).await);
    Ok(dino_page::home(&reader.site(), &HomePage { yours, open, gone, played, learning, day, deals }))
}

/// A table that could be put on the reader's list again.
async fn just_removed(app: &App, reader: &Reader, id: &str) -> Option<TableLine> {
    let stored = app.store.table(id).await.ok()?;
    readable_line(app, &stored, reader, &mut 0).await.filter(|line| line.may_go)
}

/// The tables anybody may watch or join.
pub(crate) async fn open_tables(app: &App, reader: &Reader) -> Result<Vec<TableLine>, Error> {
    let mut open = Vec::new();
    for stored in app.store.open_tables(MAX_LISTED).await? {
        open.extend(readable_line(app, &stored, reader, &mut 0).await);
    }
    Ok(open)
}

/// A table in a list; `None` for one that cannot be read any more, which must not hide the others.
async fn readable_line(
    app: &App,
    stored: &StoredTable,
    reader: &Reader,
    wakes: &mut u32,
) -> Option<TableLine> {
    catch_async(table_line(app, stored, reader, wakes)).await.map_err(Error::from).flatten().ok().flatten()
}

/// A table in a list, as the store knows it: that costs no replay. Only where somebody is at it anyway, or it needs to be
/// brought back and `wakes` has some left, it is the table itself that tells.
async fn table_line(
    app: &App,
    stored: &StoredTable,
    reader: &Reader,
    wakes: &mut u32,
) -> Result<Option<TableLine>, Error> {
    if let Some(handle) = app.loaded_table(&stored.id) {
        return Ok(line_of(&handle.snapshot(), reader));
    }
    let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
    let pending = match stored.status {
        TableStatus::Lobby => None,
        TableStatus::Over => Some(Pending::Over),
        TableStatus::Running => {
            let seats = stored.pending.as_deref().map_or(SeatSet::EMPTY, waiting::seats_of);
            Some(Pending::Seats(seats))
        }
    };
    let is_own = !lobby.seats_of(&reader.person).is_empty();
    let is_running = stored.status == TableStatus::Running;
    let waits_for_bot =
        pending.is_some_and(|pending| pending.seats().iter().any(|seat| lobby.bot_in(seat).is_some()));
    if *wakes > 0 && is_own && is_running && (waits_for_bot || stored.pending.is_none()) {
        *wakes -= 1;
        return Ok(line_of(&app.load_table(&stored.id).await?.snapshot(), reader));
    }
    Ok(projection::table_line(&stored.id, &lobby, pending, reader))
}

fn line_of(snapshot: &Snapshot, reader: &Reader) -> Option<TableLine> {
    let pending = snapshot.table.as_ref().map(|table| table.pending());
    projection::table_line(&snapshot.id, &snapshot.lobby, pending, reader)
}

pub(crate) async fn table(request: TableRequest) -> Result<Response, Error> {
    let own = request.snapshot().lobby.seats_of(&request.reader.person);
    request.handle.touch(own);
    // Who comes back to a table of theirs finds it again next time, also after having taken it off the list.
    if !own.is_empty()
        && let Err(error) = request.app.store.join(&request.reader.person, &request.id).await
    {
        // The page is there all the same.
        Error::store(&error);
    }
    // An address of before the seat moved to another device.
    if request.seat.is_some_and(|seat| !own.contains(seat)) {
        return Ok(Redirect::to(&format!("/t/{}", request.id)).into_response());
    }
    Ok(table_page(&request.reader, &request.snapshot(), request.seat, None)?.into_response())
}

/// The game, with what the reader is advised to do.
pub(crate) fn advised_page(
    reader: &Reader,
    snapshot: &Snapshot,
    seat: Option<Seat>,
    advice: Advice,
) -> Result<Markup, Error> {
    let shown = Projection::new(snapshot, &reader.person, seat)?;
    let view = shown.view();
    let mut page = shown.page(view.as_ref(), reader);
    page.log = shown.log(reader.words());
    page.chat = chat_page::heard_from(snapshot, 0, reader);
    page.advice = Some(advice);
    let parts = dino_page::parts(&reader.site(), &page);
    let version = projection::page_version(snapshot, &Update::of(&parts)).to_string();
    Ok(dino_page::table(&reader.site(), &page, &parts, &version))
}

/// The lobby, or the game; `error` is what went wrong with the last thing this reader did.
pub(crate) fn table_page(
    reader: &Reader,
    snapshot: &Snapshot,
    seat: Option<Seat>,
    error: Option<&Error>,
) -> Result<Markup, Error> {
    #[cfg(test)]
    reader.hit_failpoint();
    let (words, site) = (reader.words(), reader.site());
    let names = snapshot.seat_names(words);
    if snapshot.table.is_none() {
        let error = error.map(|error| error.sentence(names, words));
        let page = projection::lobby(snapshot, reader, error)?;
        let parts = dino_page::lobby_parts(&site, &page);
        let version = projection::page_version(snapshot, &Update::of(&parts)).to_string();
        return Ok(dino_page::lobby(&site, &page, &parts, &version));
    }
    let shown = Projection::new(snapshot, &reader.person, seat)?;
    let view = shown.view();
    let mut page = shown.page(view.as_ref(), reader);
    page.log = shown.log(words);
    page.chat = chat_page::heard_from(snapshot, 0, reader);
    page.refusal = error.map(|error| projection::refusal(error, names, words)).or(page.refusal);
    let parts = dino_page::parts(&site, &page);
    let version = projection::page_version(snapshot, &Update::of(&parts)).to_string();
    Ok(dino_page::table(&site, &page, &parts, &version))
}

/// The moment chosen with a slider.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    #[serde(default)]
    at: usize,
}

/// The slider of a browser without script leads to the moment's own address.
pub(crate) async fn to_replay(
    Path(id): Path<String>,
    Query(ReplayQuery { at }): Query<ReplayQuery>,
) -> Result<Redirect, Error> {
    if is_id(&id) { Ok(Redirect::to(&format!("/t/{id}/replay/{at}"))) } else { Err(Error::NotFound) }
}

pub(crate) async fn replay(
    request: TableRequest,
    Path((_, at)): Path<(String, String)>,
) -> Result<Markup, Error> {
    let at: usize = at.parse().map_err(|_| Error::NotFound)?;
    let (reader, snapshot) = (&request.reader, request.snapshot());
    let mut shown = Projection::new(&snapshot, &reader.person, request.seat)?;
    // Once a game is over there is nothing left to hide.
    if shown.table.pending() == Pending::Over && shown.yours.is_empty() {
        shown.viewer = Viewer::Everything;
    }
    let at = at.min(shown.table.events());
    let view = shown.table.view_at(at, shown.viewer);
    let page = shown.replay(at, view.as_ref(), reader);
    Ok(dino_page::table(&reader.site(), &page, &dino_page::parts(&reader.site(), &page), ""))
}

pub(crate) async fn record(request: TableRequest) -> Result<impl IntoResponse, Error> {
    record_file(&request.snapshot())
}

/// The record as a file: with the seed once the game is over. While it runs, only a game without secrets could be
/// given away, so it is given to nobody.
pub(crate) fn record_file(snapshot: &Snapshot) -> Result<impl IntoResponse + use<>, Error> {
    let over = snapshot.table.as_ref().filter(|table| table.pending() == Pending::Over);
    let table = over.ok_or(Error::WrongTime)?;
    let name = format!("attachment; filename=\"{}-{}.rec\"", table.meta().id, snapshot.id);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=us-ascii".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, table.record(true).sealed_text()))
}

/// A question about an action.
#[derive(Deserialize)]
pub(crate) struct WhyQuery {
    seat: String,
    action: String,
}

/// Why an action is not allowed, as JSON; nothing when it is.
pub(crate) async fn why(request: TableRequest, Query(query): Query<WhyQuery>) -> Result<Response, Error> {
    let (words, snapshot) = (request.reader.words(), request.snapshot());
    let seat: Seat = query.seat.parse().map_err(|_| Error::BadInput)?;
    // Who may not look with the eyes of this seat is told nothing.
    Projection::new(&snapshot, &request.reader.person, Some(seat))?;
    let table = snapshot.table_now().ok_or(Error::WrongTime)?;
    let Err(error) = table.check(seat, &query.action).map_err(Error::from) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let refusal = projection::refusal(&error, snapshot.seat_names(words), words);
    Ok(Json(json!({ "sentence": refusal.sentence, "rule": refusal.rule })).into_response())
}

/// A question about what somebody considers: an action, or a thing in the place of a seat.
#[derive(Deserialize)]
pub(crate) struct ConsiderQuery {
    seat: String,
    about: String,
}

/// What there is to know about it, as JSON; nothing when there is nothing to say.
pub(crate) async fn consider(
    request: TableRequest,
    Query(query): Query<ConsiderQuery>,
) -> Result<Response, Error> {
    let (words, snapshot) = (request.reader.words(), request.snapshot());
    let seat: Seat = query.seat.parse().map_err(|_| Error::BadInput)?;
    let shown = Projection::new(&snapshot, &request.reader.person, request.seat)?;
    let view = shown.view();
    let considered = view.consider(seat, &query.about, words);
    Ok(considered.map_or_else(
        || StatusCode::NO_CONTENT.into_response(),
        |about| {
            Json(json!({ "sentence": about.sentence, "short": about.short, "marks": about.marks }))
                .into_response()
        },
    ))
}

pub(crate) async fn rules(
    Extension(reader): Extension<Reader>,
    Path(game): Path<String>,
) -> Result<Markup, Error> {
    dino_page::rules(&reader.site(), &game).ok_or(Error::NotFound)
}

pub(crate) async fn components(
    Extension(reader): Extension<Reader>,
    Path(game): Path<String>,
) -> Result<Markup, Error> {
    dino_page::components(&reader.site(), &game).ok_or(Error::NotFound)
}

/// Every piece of every game, in every size and state.
pub(crate) async fn gallery(Extension(reader): Extension<Reader>) -> Markup {
    dino_page::gallery(&reader.site())
}

/// The components of a table that is played with a sheet of its own.
pub(crate) async fn table_components(request: TableRequest) -> Result<Markup, Error> {
    let lobby = &request.snapshot().lobby;
    let sheet = lobby.sheet.as_ref().ok_or(Error::NotFound)?;
    let sheet = TableSheet { table: &request.id, name: &sheet.name, text: &sheet.text };
    dino_page::table_components(&request.reader.site(), &lobby.game, &sheet).ok_or(Error::NotFound)
}

/// The same sheet as a file, for `--components`.
pub(crate) async fn table_sheet(request: TableRequest) -> Result<impl IntoResponse, Error> {
    let snapshot = request.snapshot();
    let text = snapshot.lobby.sheet_text().ok_or(Error::NotFound)?.to_owned();
    let name = format!("attachment; filename=\"{}-{}.toml\"", snapshot.lobby.game, snapshot.id);
    let headers = [
        (header::CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text))
}

/// The QR code of a table's address.
pub(crate) async fn table_code(request: TableRequest) -> Result<Response, Error> {
    code(&format!("{}/t/{}", request.reader.shared_origin(), request.id))
}

/// The QR code of an address of ours, as a picture. Whoever asks for it knows the address.
pub(crate) fn code(address: &str) -> Result<Response, Error> {
    let picture = dino_page::qr_code(address).ok_or(Error::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

pub(crate) async fn not_found() -> Error {
    Error::NotFound
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forms::tables;
    use crate::reader::test_cookie;
    use axum::body::Body;
    use axum::http::Request;
    use dino_store::SqliteStore;
    use std::sync::Arc;
    use tower_service::Service;

    #[tokio::test]
    async fn a_table_in_a_list_costs_nothing_but_its_record() {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, crate::Settings::default()).await.unwrap();
        let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
        lobby.sit(Seat::FIRST, "ann", "Ann").unwrap();
        let id = tables::store_new(&app, &lobby).await.unwrap();
        app.store.join("ann", &id).await.unwrap();
        for person in ["ann", "ben"] {
            let cookie = test_cookie(&app, person);
            let request = Request::get("/").header(header::COOKIE, cookie).body(Body::empty()).unwrap();
            let Ok(response) = crate::app::routes(app.clone()).call(request).await;
            let page = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
            assert!(String::from_utf8_lossy(&page).contains(&id), "{person} finds it");
            assert!(app.loaded_table(&id).is_none(), "and it was not brought into memory");
        }
    }
}
