//! Pages: everything that is only read.

use crate::app::{App, is_id};
use crate::desk::Moment;
use crate::error::Error;
use crate::reader::Reader;
use crate::show::{self, Shown};
use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use dino_core::{Pending, Seat, Viewer};
use dino_page::model::HomePage;
use maud::Markup;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// How many tables a list shows.
const LISTED: u32 = 20;

pub(crate) async fn home(State(app): State<App>, Extension(reader): Extension<Reader>) -> Response {
    answer(&reader, home_page(&app, &reader).await)
}

async fn home_page(app: &App, reader: &Reader) -> Result<Markup, Error> {
    let words = reader.words();
    let mut yours = Vec::new();
    for stored in app.store.tables_of(&reader.person, LISTED).await? {
        // A table that cannot be opened any more must not hide the others.
        if let Ok(desk) = app.desk(&stored.id).await {
            yours.extend(show::line(&desk.now(), &reader.person, words));
        }
    }
    yours.sort_by_key(|line| !line.waits_for_you);
    let mut open = Vec::new();
    for stored in app.store.open_tables(LISTED).await? {
        if let Ok(desk) = app.desk(&stored.id).await {
            let moment = desk.now();
            let own = !moment.lobby.seats_of(&reader.person).is_empty();
            open.extend(show::line(&moment, &reader.person, words).filter(|_| !own && moment.lobby.listed));
        }
    }
    let games = dino_games::IDS.iter().filter_map(|id| dino_games::meta(id)).collect();
    Ok(dino_page::home(&reader.site(), &HomePage { games, yours, open }))
}

/// Whose eyes to look with, when one has several seats.
#[derive(Deserialize)]
pub(crate) struct As {
    #[serde(rename = "as")]
    pub(crate) seat: Option<String>,
}

impl As {
    pub(crate) fn seat(&self) -> Result<Option<Seat>, Error> {
        self.seat.as_deref().map(|seat| seat.parse().map_err(|_| Error::BadInput)).transpose()
    }
}

pub(crate) async fn table(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Query(look): Query<As>,
) -> Response {
    let page = async {
        let moment = moment(&app, &id).await?;
        table_page(&reader, &moment, look.seat()?, None)
    };
    answer(&reader, page.await)
}

/// The lobby, or the game; `error` is what went wrong with the last thing this reader did.
pub(crate) fn table_page(
    reader: &Reader,
    moment: &Moment,
    seat: Option<Seat>,
    error: Option<&Error>,
) -> Result<Markup, Error> {
    let words = reader.words();
    let names = show::names(moment, words);
    if moment.table.is_none() {
        let error = error.map(|error| error.sentence(&names, words));
        let page = show::lobby(moment, &reader.person, &reader.origin, error)?;
        return Ok(dino_page::lobby(&reader.site(), &page));
    }
    let shown = Shown::new(moment, &reader.person, seat)?;
    let view = shown.table.view(shown.viewer);
    let log = shown.log(0, shown.table.events(), words);
    let mut page = shown.page(None, view.as_ref(), log, reader);
    page.refusal = error.map(|error| show::refused(error, &names, words));
    Ok(dino_page::table(&reader.site(), &page))
}

/// The moment chosen with a slider.
#[derive(Deserialize)]
pub(crate) struct At {
    #[serde(default)]
    at: usize,
}

/// The slider of a browser without script leads to the moment's own address.
pub(crate) async fn to_replay(Path(id): Path<String>, Query(At { at }): Query<At>) -> Response {
    if is_id(&id) {
        Redirect::to(&format!("/t/{id}/replay/{at}")).into_response()
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}

pub(crate) async fn replay(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path((id, at)): Path<(String, usize)>,
    Query(look): Query<As>,
) -> Response {
    let page = async {
        let moment = moment(&app, &id).await?;
        let mut shown = Shown::new(&moment, &reader.person, look.seat()?)?;
        // Once a game is over there is nothing left to hide.
        if shown.table.pending() == Pending::Over && shown.yours.is_empty() {
            shown.viewer = Viewer::Everything;
        }
        let at = at.min(shown.table.events());
        let view = shown.table.view_at(at, shown.viewer);
        let log = shown.log(0, at, reader.words());
        Ok(dino_page::table(&reader.site(), &shown.page(Some(at), view.as_ref(), log, &reader)))
    };
    answer(&reader, page.await)
}

/// The record as a file: with the seed once the game is over. While it runs, only a game without secrets could be
/// given away, so it is given to nobody.
pub(crate) async fn record(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
) -> Response {
    let file = async {
        let moment = moment(&app, &id).await?;
        let table = moment.table.as_ref().ok_or(Error::WrongTime)?;
        if table.pending() != Pending::Over {
            return Err(Error::WrongTime);
        }
        Ok((table.record(true).sealed_text(), table.meta().id))
    };
    match file.await {
        Ok((text, game)) => {
            let name = format!("attachment; filename=\"{game}-{id}.rec\"");
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=us-ascii".to_owned()),
                (header::CONTENT_DISPOSITION, name),
            ];
            (headers, text).into_response()
        }
        Err(error) => error.response(&reader, &[]),
    }
}

/// A question about an action.
#[derive(Deserialize)]
pub(crate) struct Why {
    seat: String,
    action: String,
}

/// Why an action is not allowed, as JSON; nothing when it is.
pub(crate) async fn why(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Query(why): Query<Why>,
) -> Response {
    let asked = async {
        let moment = moment(&app, &id).await?;
        let seat: Seat = why.seat.parse().map_err(|_| Error::BadInput)?;
        let shown = Shown::new(&moment, &reader.person, Some(seat))?;
        let names = show::names(&moment, reader.words());
        let checked = shown.table.check(seat, &why.action).map_err(Error::from);
        Ok::<_, Error>(checked.err().map(|error| show::refused(&error, &names, reader.words())))
    };
    match asked.await {
        Ok(None) => StatusCode::NO_CONTENT.into_response(),
        Ok(Some(refused)) => {
            Json(json!({ "sentence": refused.sentence, "rule": refused.rule })).into_response()
        }
        Err(error) => error.json(&error.sentence(&[], reader.words())),
    }
}

pub(crate) async fn rules(Extension(reader): Extension<Reader>, Path(game): Path<String>) -> Response {
    answer(&reader, dino_page::rules(&reader.site(), &game).ok_or(Error::NotFound))
}

pub(crate) async fn components(Extension(reader): Extension<Reader>, Path(game): Path<String>) -> Response {
    answer(&reader, dino_page::components(&reader.site(), &game).ok_or(Error::NotFound))
}

pub(crate) async fn nothing(Extension(reader): Extension<Reader>) -> Response {
    Error::NotFound.response(&reader, &[])
}

/// Style, script and pictures: part of the program, so they change only with it.
pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some((_, kind, bytes)) =
        dino_page::ASSETS.iter().find(|(name, _, _)| name.strip_prefix("/assets/") == Some(path.as_str()))
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!("\"{}-{}\"", env!("CARGO_PKG_VERSION"), bytes.len());
    if headers.get(header::IF_NONE_MATCH).is_some_and(|given| given.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let headers = [
        (header::CONTENT_TYPE, (*kind).to_owned()),
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    (headers, *bytes).into_response()
}

/// The table now.
pub(crate) async fn moment(app: &App, id: &str) -> Result<Arc<Moment>, Error> {
    if !is_id(id) {
        return Err(Error::NotFound);
    }
    Ok(app.desk(id).await?.now())
}

/// A page, or what went wrong.
pub(crate) fn answer(reader: &Reader, page: Result<Markup, Error>) -> Response {
    match page {
        Ok(page) => page.into_response(),
        Err(error) => error.response(reader, &[]),
    }
}
