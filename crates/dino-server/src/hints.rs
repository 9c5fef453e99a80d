//! Hints, and why a bot did something: what a search says from what one seat may know.
//!
//! Hints have threads of their own, so that nobody who asks waits behind bots that think; few of an address may wait for one.

use crate::app::App;
use crate::error::Error;
use crate::lobby::Lobby;
use crate::pages;
use crate::projection::Projection;
use crate::rate_limit::ClientAddress;
use crate::request::{FormRequest, TableRequest};
use crate::table_task::{Command, Snapshot};
use axum::Json;
use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use dino_core::{Pending, Viewer};
use dino_page::model::LogLine;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;

/// How many may wait for a hint: it takes half a second each.
const MAX_WAITING: usize = 32;
/// How many of one address.
const MAX_WAITING_PER_ADDRESS: usize = 6;

/// What the reader should do now: as JSON for a script, as the table with a list for a form. Others are told that somebody asked.
pub(crate) async fn hint(request: FormRequest) -> Result<Response, Error> {
    let (snapshot, seat) = (request.snapshot(), request.seat()?);
    // Who may not look with the eyes of this seat is told nothing.
    Projection::new(&snapshot, &request.reader.person, Some(seat))?;
    if !may_ask(&snapshot.lobby, &request.reader.person) {
        return Err(Error::NoHints);
    }
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    if !table.pending().seats().contains(seat) {
        return Err(Error::NotAsked);
    }
    if has_other_people(&snapshot.lobby, &request.reader.person) {
        let (by, text) = (request.credential(), dino_page::HINT.to_owned());
        let author = snapshot.seat_names(request.reader.words())[seat.index()].clone();
        request.send(Command::Chat { by, seat: Some(seat), author, text, origin: None }).await?;
    }
    let advised = {
        let (snapshot, reader) = (snapshot.clone(), request.reader.clone());
        let budget = request.app.settings.hint;
        think(&request.app, request.address, move || {
            let words = reader.words();
            let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
            Ok(table.advise(table.events(), seat, budget, snapshot.seat_names(words), words))
        })
        .await?
    };
    let advice = advised.ok_or(Error::NotAsked)?;
    if request.reader.wants_json {
        let html = dino_page::advice_panel(Some(&request.id), &advice, request.reader.words()).into_string();
        return Ok(Json(json!({ "html": html })).into_response());
    }
    let own = snapshot.lobby.seats_of(&request.reader.person).len() > 1;
    Ok(pages::advised_page(&request.reader, &snapshot, Some(seat).filter(|_| own), advice)?.into_response())
}

/// Which line of the log.
#[derive(Deserialize)]
pub(crate) struct WhyQuery {
    at: usize,
}

/// Why a bot did what a line of the log tells, as a piece of a page: where everybody else is a bot, or the game is over. While it
/// runs it is found from what the reader may know, and only where the reader saw all of what was done: what the bot alone knew it
/// keeps to itself.
pub(crate) async fn explain(
    request: TableRequest,
    Query(WhyQuery { at }): Query<WhyQuery>,
) -> Result<Response, Error> {
    let snapshot = request.snapshot();
    let viewer = Projection::new(&snapshot, &request.reader.person, request.seat)?.viewer;
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    let event = bot_move(&snapshot, at)?;
    let is_over = table.pending() == Pending::Over;
    if !is_over && has_other_people(&snapshot.lobby, &request.reader.person) {
        return Err(Error::NoHints);
    }
    let advised = {
        let (snapshot, reader) = (snapshot.clone(), request.reader.clone());
        let budget = request.app.settings.hint;
        think(&request.app, request.address, move || {
            let words = reader.words();
            let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
            let viewer = if is_over { Viewer::Everything } else { viewer };
            Ok(table.weigh(event, viewer, budget, snapshot.seat_names(words), words))
        })
        .await?
    };
    let (advice, done) = advised.ok_or(Error::NoHints)?;
    let words = request.reader.words();
    let answer = dino_page::weighed(&advice, &done, snapshot.seat_names(words), words);
    if request.reader.wants_json {
        return Ok(Json(json!({ "html": answer.into_string() })).into_response());
    }
    let game = table.page();
    Ok(dino_page::explained(&request.reader.site(), game, &request.id, at, &answer).into_response())
}

/// The event behind a line of the log that tells what a bot did.
fn bot_move(snapshot: &Snapshot, at: usize) -> Result<usize, Error> {
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    let event = at.checked_sub(1).filter(|event| *event < table.events()).ok_or(Error::NotFound)?;
    let seat = table.actors(event).first().copied().flatten().ok_or(Error::NotFound)?;
    let is_bot = snapshot.lobby.entry(seat)?.bot.is_some();
    if is_bot { Ok(event) } else { Err(Error::NotFound) }
}

impl Snapshot {
    /// Says of which lines one may ask why: those of bots, where one person plays with them alone or the game is over.
    pub(crate) fn mark_explained(&self, lines: &mut [LogLine]) {
        let people = self.lobby.entries().filter_map(|(_, entry)| entry.person.as_deref());
        let people = people.collect::<BTreeSet<_>>().len();
        let is_over = self.table.as_ref().is_some_and(|table| table.pending() == Pending::Over);
        for line in lines.iter_mut().filter(|_| people == 1 || is_over) {
            let bot = line.seat.and_then(|seat| self.lobby.entry(seat).ok()?.bot.as_ref());
            line.why = bot.is_some();
        }
    }
}

/// Whether this person may ask for hints: always against bots alone, with other people where the table was set up so.
pub(crate) fn may_ask(lobby: &Lobby, person: &str) -> bool {
    !lobby.seats_of(person).is_empty() && (lobby.hints || !has_other_people(lobby, person))
}

/// Whether other people play.
pub(crate) fn has_other_people(lobby: &Lobby, person: &str) -> bool {
    lobby.entries().any(|(_, entry)| entry.person.as_deref().is_some_and(|other| other != person))
}

/// Lets somebody's question be thought about on a thread of its own.
pub(crate) async fn think<T: Send + 'static>(
    app: &App,
    ClientAddress(address): ClientAddress,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let place = app.hint_queue.permit(address, MAX_WAITING_PER_ADDRESS, MAX_WAITING).ok_or(Error::TooMany)?;
    let turn = Arc::clone(&app.hint_permits).acquire_owned().await.map_err(|_| Error::Busy)?;
    let held = move || {
        let _held = (place, turn);
        work()
    };
    tokio::task::spawn_blocking(held).await.map_err(|error| Error::internal(&error))?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::forms::tables;
    use crate::reader::test_cookie;
    use axum::body::Body;
    use axum::http::{Request, header};
    use dino_bots::search::Budget;
    use dino_core::Seat;
    use dino_store::SqliteStore;
    use tower_service::Service;

    /// A running table: these people, and bots in the other seats.
    async fn table(game: &str, people: &[&str], seats: u8, hints: bool) -> (App, String) {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let settings = Settings { hint: Budget::iterations(4), rate: 1_000_000, ..Settings::default() };
        let app = App::new(store, settings).await.unwrap();
        let mut lobby = Lobby::new(dino_games::meta(game).unwrap(), "ann", seats).unwrap();
        for (seat, person) in Seat::all(seats).zip(people) {
            lobby.sit(seat, person, person).unwrap();
        }
        lobby.hints = hints;
        // No bot acts before a test has asked.
        let id = tables::store_new(&app, &lobby).await.unwrap();
        let begin = Command::Begin { fill: true, parts: Vec::new() };
        app.load_table(&id).await.unwrap().request(begin).await.unwrap();
        (app, id)
    }

    async fn ask(app: &App, person: &str, id: &str, seat: Seat, accept: &str) -> (u16, String) {
        let request = Request::post(format!("/t/{id}/hint"))
            .header(header::COOKIE, test_cookie(app, person))
            .header(header::ACCEPT, accept)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.body(Body::from(format!("seat={seat}"))).unwrap();
        let Ok(answer) = crate::app::routes(app.clone()).call(request).await;
        let status = answer.status().as_u16();
        let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        (status, String::from_utf8_lossy(&body).into_owned())
    }

    /// Who is asked first, by name.
    async fn asked(app: &App, id: &str) -> Seat {
        let handle = app.load_table(id).await.unwrap();
        for _ in 0..200 {
            let seats = handle.snapshot().table.as_ref().unwrap().pending().seats();
            if let Some(seat) = seats.iter().find(|seat| handle.snapshot().lobby.bot_in(*seat).is_none()) {
                return seat;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("nobody is asked");
    }

    #[tokio::test]
    async fn all_games_advise_what_may_be_done_and_a_form_shows_it_too() {
        for game in dino_games::IDS {
            let (app, id) = table(game, &["ann", "ann", "ann"], 3, false).await;
            let seat = asked(&app, &id).await;
            let (status, json) = ask(&app, "ann", &id, seat, "application/json").await;
            assert_eq!(status, 200, "{game}: {json}");
            let legal = app.load_table(&id).await.unwrap().snapshot().table.as_ref().unwrap().legal(seat);
            let html = serde_json::from_str::<serde_json::Value>(&json).unwrap()["html"].to_string();
            let advised = html.matches("advice__line").count();
            assert!((1..=3).contains(&advised), "{game}: {html}");
            let named = legal.iter().filter(|one| html.contains(&format!("data-action=\\\"{one}\\\"")));
            assert_eq!(named.count(), advised, "{game}: {html}");
            let (status, page) = ask(&app, "ann", &id, seat, "text/html").await;
            assert!(status == 200 && page.contains("advice__line") && page.contains("</html>"), "{game}");
            let chat = app.load_table(&id).await.unwrap().snapshot().chat.len();
            assert_eq!(chat, 0, "nobody else is there to be told");
        }
    }

    #[tokio::test]
    async fn with_other_people_hints_are_an_option_and_everybody_sees_who_asks() {
        let (app, id) = table("cubosaurs", &["ann", "ben"], 2, false).await;
        let (seat, names) = (asked(&app, &id).await, ["ann", "ben"]);
        let (own, other) = (names[seat.index()], names[1 - seat.index()]);
        assert_eq!(ask(&app, own, &id, seat, "application/json").await.0, 403);
        let (app, id) = table("cubosaurs", &["ann", "ben"], 2, true).await;
        let seat = asked(&app, &id).await;
        let (own, other) = (names[seat.index()], if own == names[seat.index()] { other } else { own });
        assert_eq!(ask(&app, other, &id, seat, "application/json").await.0, 403, "not with others' eyes");
        let theirs = Seat::all(2).find(|one| *one != seat).unwrap();
        assert_eq!(ask(&app, other, &id, theirs, "application/json").await.0, 409, "it is not their turn");
        assert_eq!(ask(&app, "eve", &id, seat, "application/json").await.0, 403);
        assert_eq!(ask(&app, own, &id, seat, "application/json").await.0, 200);
        let said: Vec<String> =
            app.load_table(&id).await.unwrap().snapshot().chat.iter().map(|said| said.text.clone()).collect();
        assert_eq!(said, [dino_page::HINT]);
    }
}
