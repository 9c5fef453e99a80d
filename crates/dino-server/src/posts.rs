//! Everything that changes something. Forms work without script: they are followed by a redirect.

use crate::app::{App, is_id, new_id};
use crate::desk::{Ask, Desk};
use crate::error::Error;
use crate::ids::now;
use crate::lobby::{self, Lobby};
use crate::pages;
use crate::reader::{Reader, lasting, set_cookies};
use axum::extract::{Extension, Form, Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use dino_bots::Kind;
use dino_core::Seat;
use dino_store::NewTable;
use serde_json::json;
use std::collections::HashMap;

/// The fields of a form.
type Fields = Form<HashMap<String, String>>;

/// The longest thing that may be said.
const SAYING: usize = 300;

pub(crate) async fn create(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Form(fields): Fields,
) -> Response {
    let game = fields.get("game").map_or("", String::as_str);
    let bots = fields.get("mode").map(String::as_str) == Some("bots");
    match open_table(&app, &reader, game, bots).await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => error.response(&reader, &[]),
    }
}

/// A new table with the reader in its first seat: playing at once against bots, or waiting for friends.
async fn open_table(app: &App, reader: &Reader, game: &str, bots: bool) -> Result<String, Error> {
    let meta = dino_games::meta(game).ok_or(Error::NotFound)?;
    let seats = 3.clamp(meta.min_seats, meta.max_seats);
    let mut lobby = Lobby::new(meta, &reader.person, seats)?;
    lobby.sit(Seat::FIRST, &reader.person, &reader.own_name())?;
    lobby.listed = !bots;
    let id = keep(app, &reader.person, &lobby).await?;
    if bots {
        app.desk(&id).await?.ask(Ask::Start { fill: true }).await?;
    }
    Ok(id)
}

/// Stores a new table.
pub(crate) async fn keep(app: &App, person: &str, lobby: &Lobby) -> Result<String, Error> {
    let meta = serde_json::to_string(lobby).map_err(|error| Error::internal(&error))?;
    let id = new_id()?;
    let table = NewTable { id: id.clone(), created_at: now(), visible: lobby.listed, meta };
    app.store.create_table(table).await?;
    app.store.join(person, &id).await?;
    Ok(id)
}

/// Language and theme.
pub(crate) async fn settings(Extension(reader): Extension<Reader>, Form(fields): Fields) -> Response {
    let back = fields.get("back").filter(|back| back.starts_with('/') && !back.starts_with("//"));
    let mut response = Redirect::to(back.map_or("/", String::as_str)).into_response();
    let allowed = [("lang", ["en", "fr", ""]), ("theme", ["auto", "light", "dark"])];
    for (name, values) in allowed {
        let Some(value) = fields.get(name).filter(|value| values.contains(&value.as_str())) else { continue };
        let mut cookie = Cookie::new(name, value.clone());
        cookie.set_path("/");
        cookie.make_permanent();
        if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    drop(reader);
    response
}

/// A private link: the seat now belongs to this browser.
pub(crate) async fn move_seat(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(token): Path<String>,
) -> Response {
    let moved = async {
        let (id, token) = token.split_once('-').ok_or(Error::NotFound)?;
        let desk = desk(&app, id).await?;
        let (person, token) = (reader.person.clone(), token.to_owned());
        let change = move |lobby: &mut Lobby| {
            let place = lobby.seats.iter_mut().find(|place| place.token == token && place.person.is_some());
            let place = place.ok_or(Error::NotFound)?;
            let former = place.person.replace(person.clone());
            place.away = false;
            // Who opened the table takes that along.
            if former.as_deref() == Some(lobby.host.as_str()) {
                lobby.host = person;
            }
            Ok(())
        };
        desk.ask(Ask::Lobby(Box::new(change))).await?;
        app.store.join(&reader.person, id).await?;
        Ok(id.to_owned())
    };
    match moved.await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => Error::response(&error, &reader, &[]),
    }
}

pub(crate) async fn sit(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let given = fields.get("name").filter(|name| !name.trim().is_empty()).map(|name| lobby::clean(name));
    let name = given.clone().unwrap_or_else(|| reader.own_name());
    let sat = async {
        let (desk, seat) = (desk(&app, &id).await?, seat(&fields)?);
        let person = reader.person.clone();
        desk.ask(Ask::Lobby(Box::new(move |lobby| before_start(lobby)?.sit(seat, &person, &name)))).await?;
        app.store.join(&reader.person, &id).await?;
        Ok(())
    };
    let mut response = done(&app, &reader, &id, None, sat.await).await;
    if let Some(name) = given {
        set_cookies(&mut response, &SignedCookieJar::new(app.key.clone()).add(lasting("name", name)));
    }
    response
}

pub(crate) async fn stand(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let person = reader.person.clone();
    change(&app, &reader, &id, &fields, move |lobby, seat| {
        let host = lobby.host == person;
        let place = before_start(lobby)?.place_mut(seat)?;
        if place.person.is_some() && place.person.as_deref() != Some(person.as_str()) && !host {
            return Err(Error::NotYourSeat);
        }
        (place.person, place.bot) = (None, None);
        place.name.clear();
        Ok(())
    })
    .await
}

pub(crate) async fn bot(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let kind: Option<Kind> = fields.get("kind").and_then(|kind| kind.parse().ok());
    let person = reader.person.clone();
    change(&app, &reader, &id, &fields, move |lobby, seat| {
        let kind = kind.ok_or(Error::BadInput)?;
        let lobby = host_before_start(lobby, &person)?;
        let place = lobby.place_mut(seat)?;
        if place.person.is_some() {
            return Err(Error::SeatTaken);
        }
        place.bot = Some(kind.name().to_owned());
        Ok(())
    })
    .await
}

pub(crate) async fn name(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let name = fields.get("name").map(|name| lobby::clean(name));
    let (given, person) = (name.clone(), reader.person.clone());
    let mut response = change(&app, &reader, &id, &fields, move |lobby, seat| {
        let place = own(lobby, seat, &person)?;
        place.name = given.ok_or(Error::BadInput)?;
        Ok(())
    })
    .await;
    if let Some(name) = name {
        set_cookies(&mut response, &SignedCookieJar::new(app.key.clone()).add(lasting("name", name)));
    }
    response
}

pub(crate) async fn options(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let person = reader.person.clone();
    let changed = async {
        let desk = desk(&app, &id).await?;
        let change = move |lobby: &mut Lobby| {
            let lobby = host_before_start(lobby, &person)?;
            let game = dino_games::meta(&lobby.game).ok_or(Error::NotFound)?;
            if let Some(seats) = fields.get("seats") {
                lobby.resize(seats.parse().map_err(|_| Error::BadInput)?, game)?;
            }
            if let Some(pace) = fields.get("pace") {
                lobby.pace = lobby::pace_of(pace).ok_or(Error::BadInput)?;
            }
            lobby.listed = fields.contains_key("listed");
            let specs = dino_games::options(&lobby.game).unwrap_or_default();
            let given = specs
                .iter()
                .filter_map(|spec| fields.get(spec.key).map(|value| (spec.key.to_owned(), value.clone())));
            let given: Vec<(String, String)> = given.collect();
            // What does not fit is refused as a whole.
            dino_games::configured(&lobby.game, lobby.seats.len() as u8, &given)?;
            lobby.options = given;
            Ok(())
        };
        desk.ask(Ask::Lobby(Box::new(change))).await
    };
    done(&app, &reader, &id, None, changed.await).await
}

pub(crate) async fn start(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let started = async {
        let desk = desk(&app, &id).await?;
        if desk.now().lobby.host != reader.person {
            return Err(Error::NotHost);
        }
        desk.ask(Ask::Start { fill: fields.contains_key("fill") }).await
    };
    done(&app, &reader, &id, None, started.await).await
}

pub(crate) async fn act(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let seat = seat(&fields);
    let acted = async {
        let (desk, seat) = (desk(&app, &id).await?, seat.clone()?);
        mine(&desk, seat, &reader.person)?;
        let at = fields.get("at").map(|at| at.parse().map_err(|_| Error::BadInput)).transpose()?;
        desk.ask(Ask::Act { seat, action: action(&fields)?, at }).await
    };
    let done_as = seat.clone().ok();
    done(&app, &reader, &id, done_as, acted.await).await
}

/// The action of a form: whole, or a template with what was selected.
fn action(fields: &HashMap<String, String>) -> Result<String, Error> {
    if let Some(action) = fields.get("action") {
        return Ok(action.clone());
    }
    let mut action = fields.get("template").cloned().ok_or(Error::BadInput)?;
    for step in 0..4 {
        if let Some(word) = fields.get(&format!("s{step}")) {
            action = action.replace(&format!("{{{step}}}"), word);
        }
    }
    Ok(action)
}

pub(crate) async fn take_back(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let taken = async {
        let (desk, seat) = (desk(&app, &id).await?, seat(&fields)?);
        mine(&desk, seat, &reader.person)?;
        desk.ask(Ask::TakeBack(seat)).await
    };
    done(&app, &reader, &id, seat(&fields).ok(), taken.await).await
}

pub(crate) async fn chat(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let said = async {
        let desk = desk(&app, &id).await?;
        let text = fields.get("text").map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
        let text =
            text.filter(|text| !text.is_empty() && text.chars().count() <= SAYING).ok_or(Error::BadInput)?;
        let lobby = desk.now().lobby.clone();
        let seated = lobby.each().find(|(_, place)| place.person.as_deref() == Some(reader.person.as_str()));
        let who = seated.map_or_else(|| reader.own_name(), |(_, place)| place.name.clone());
        desk.ask(Ask::Say { who, text }).await
    };
    done(&app, &reader, &id, None, said.await).await
}

pub(crate) async fn away(
    state: State<App>,
    reader: Extension<Reader>,
    id: Path<String>,
    fields: Fields,
) -> Response {
    set_away(state, reader, id, fields, true).await
}

pub(crate) async fn back(
    state: State<App>,
    reader: Extension<Reader>,
    id: Path<String>,
    fields: Fields,
) -> Response {
    set_away(state, reader, id, fields, false).await
}

/// A bot plays in a person's stead: asked for by the person, or by the host once the person is gone.
async fn set_away(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(fields): Fields,
    away: bool,
) -> Response {
    let changed = async {
        let (desk, seat) = (desk(&app, &id).await?, seat(&fields)?);
        let moment = desk.now();
        let sits = !moment.lobby.seats_of(&reader.person).is_empty();
        let gone = away && sits && !moment.here.contains(seat);
        if !gone {
            mine(&desk, seat, &reader.person)?;
        }
        let change = move |lobby: &mut Lobby| {
            let place = lobby.place_mut(seat)?;
            place.away = away && place.person.is_some();
            Ok(())
        };
        desk.ask(Ask::Lobby(Box::new(change))).await
    };
    done(&app, &reader, &id, seat(&fields).ok(), changed.await).await
}

/// The same table again: whoever asks second joins the first.
pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
) -> Response {
    let again = async {
        let desk = desk(&app, &id).await?;
        let moment = desk.now();
        let over = moment.table.as_ref().is_some_and(|table| table.standing().is_some());
        if !over || moment.lobby.seats_of(&reader.person).is_empty() {
            return Err(Error::WrongTime);
        }
        if let Some(next) = &moment.lobby.rematch {
            return Ok(next.clone());
        }
        let meta = dino_games::meta(&moment.lobby.game).ok_or(Error::NotFound)?;
        let mut lobby = Lobby::new(meta, &reader.person, moment.lobby.seats.len() as u8)?;
        for (place, before) in lobby.seats.iter_mut().zip(&moment.lobby.seats) {
            (place.person, place.bot) = (before.person.clone(), before.bot.clone());
            place.name.clone_from(&before.name);
        }
        lobby.options.clone_from(&moment.lobby.options);
        (lobby.pace, lobby.listed) = (moment.lobby.pace, moment.lobby.listed);
        let next = keep(&app, &reader.person, &lobby).await?;
        for person in moment.lobby.seats.iter().filter_map(|place| place.person.as_deref()) {
            app.store.join(person, &next).await?;
        }
        let link = next.clone();
        desk.ask(Ask::Lobby(Box::new(move |lobby| {
            lobby.rematch = Some(link);
            Ok(())
        })))
        .await?;
        app.desk(&next).await?.ask(Ask::Start { fill: false }).await?;
        Ok(next)
    };
    match again.await {
        Ok(next) => Redirect::to(&format!("/t/{next}")).into_response(),
        Err(error) => error.response(&reader, &[]),
    }
}

/// Changes something about one seat.
async fn change(
    app: &App,
    reader: &Reader,
    id: &str,
    fields: &HashMap<String, String>,
    change: impl FnOnce(&mut Lobby, Seat) -> Result<(), Error> + Send + 'static,
) -> Response {
    let changed = async {
        let (desk, seat) = (desk(app, id).await?, seat(fields)?);
        desk.ask(Ask::Lobby(Box::new(move |lobby| change(lobby, seat)))).await
    };
    done(app, reader, id, None, changed.await).await
}

async fn desk(app: &App, id: &str) -> Result<Desk, Error> {
    if is_id(id) { app.desk(id).await } else { Err(Error::NotFound) }
}

fn seat(fields: &HashMap<String, String>) -> Result<Seat, Error> {
    fields.get("seat").and_then(|seat| seat.parse().ok()).ok_or(Error::BadInput)
}

/// `Ok` when the seat is this person's.
fn mine(desk: &Desk, seat: Seat, person: &str) -> Result<(), Error> {
    if desk.now().lobby.seats_of(person).contains(seat) { Ok(()) } else { Err(Error::NotYourSeat) }
}

fn own<'l>(lobby: &'l mut Lobby, seat: Seat, person: &str) -> Result<&'l mut lobby::Place, Error> {
    let place = lobby.place_mut(seat)?;
    if place.person.as_deref() == Some(person) { Ok(place) } else { Err(Error::NotYourSeat) }
}

fn before_start(lobby: &mut Lobby) -> Result<&mut Lobby, Error> {
    if lobby.header.is_none() { Ok(lobby) } else { Err(Error::WrongTime) }
}

fn host_before_start<'l>(lobby: &'l mut Lobby, person: &str) -> Result<&'l mut Lobby, Error> {
    if lobby.host == person { before_start(lobby) } else { Err(Error::NotHost) }
}

/// The answer to something done: for a script a word, for a form the page it came from, with what went wrong on it.
async fn done(
    app: &App,
    reader: &Reader,
    id: &str,
    seat: Option<Seat>,
    result: Result<(), Error>,
) -> Response {
    let error = match result {
        Ok(()) if reader.wants_json => return axum::Json(json!({ "ok": true })).into_response(),
        Ok(()) => {
            let several = match app.desk(id).await {
                Ok(desk) => desk.now().lobby.seats_of(&reader.person).len() > 1,
                Err(_) => false,
            };
            let look = seat.filter(|_| several).map_or_else(String::new, |seat| format!("?as={seat}"));
            return Redirect::to(&format!("/t/{id}{look}")).into_response();
        }
        Err(error) => error,
    };
    let Ok(moment) = pages::moment(app, id).await else { return error.response(reader, &[]) };
    let names = crate::show::names(&moment, reader.words());
    if reader.wants_json {
        return error.response(reader, &names);
    }
    let own = seat.filter(|seat| moment.lobby.seats_of(&reader.person).contains(*seat));
    match pages::table_page(reader, &moment, own, Some(&error)) {
        Ok(page) => (error.status(), page).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, error.response(reader, &names)).into_response(),
    }
}
