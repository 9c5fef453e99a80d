//! A reader at a table: what most requests begin with.

use crate::app::{App, is_id};
use crate::error::Error;
use crate::lobby::Lobby;
use crate::reader::{Reader, permanent_cookie, set_cookies};
use crate::table_task::{Command, Snapshot, TableHandle};
use crate::{pages, projection};
use axum::extract::{Extension, Form, FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use dino_core::Seat;
use serde::Deserialize;
use serde_json::json;
use std::collections::HashMap;
use std::sync::Arc;

/// A reader at the table in the address.
pub(crate) struct TableRequest {
    pub(crate) app: App,
    pub(crate) reader: Reader,
    pub(crate) id: String,
    pub(crate) handle: TableHandle,
    /// Whose eyes to look with, when one has several seats.
    pub(crate) seat: Option<Seat>,
}

/// A request with a form: what changes something.
pub(crate) struct FormRequest {
    pub(crate) table: TableRequest,
    pub(crate) fields: HashMap<String, String>,
}

#[derive(Deserialize)]
struct SeatQuery {
    #[serde(rename = "as")]
    seat: Option<String>,
}

impl FromRequestParts<App> for TableRequest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableRequest, Response> {
        let reader = Extension::<Reader>::from_request_parts(parts, app).await;
        let Extension(reader) = reader.map_err(IntoResponse::into_response)?;
        let found = async {
            let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Error::NotFound)?;
            let id = params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned());
            let id = id.filter(|id| is_id(id)).ok_or(Error::NotFound)?;
            let look =
                Query::<SeatQuery>::from_request_parts(parts, app).await.map_err(|_| Error::BadInput)?;
            let seat = look.0.seat.map(|seat| seat.parse().map_err(|_| Error::BadInput)).transpose()?;
            Ok((app.load_table(&id).await?, id, seat))
        };
        match found.await {
            Ok((handle, id, seat)) => Ok(TableRequest { app: app.clone(), reader, id, handle, seat }),
            Err(error) => Err(Error::response(&error, &reader, &[])),
        }
    }
}

impl std::ops::Deref for FormRequest {
    type Target = TableRequest;

    fn deref(&self) -> &TableRequest {
        &self.table
    }
}

impl FromRequest<App> for FormRequest {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<FormRequest, Response> {
        let (mut parts, body) = request.into_parts();
        let table = TableRequest::from_request_parts(&mut parts, app).await?;
        let request = Request::from_parts(parts, body);
        let Form(fields) = Form::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        Ok(FormRequest { table, fields })
    }
}

impl TableRequest {
    /// The table as it is now.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.handle.snapshot()
    }

    /// What to call each seat.
    pub(crate) fn names(&self) -> Vec<String> {
        projection::seat_names(&self.snapshot(), self.reader.words())
    }

    /// A page, or what went wrong.
    pub(crate) fn answer(&self, page: Result<impl IntoResponse, Error>) -> Response {
        match page {
            Ok(page) => page.into_response(),
            Err(error) => error.response(&self.reader, &self.names()),
        }
    }
}

impl FormRequest {
    /// What a field says.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields.get(name).map(String::as_str)
    }

    /// The seat it is about.
    pub(crate) fn seat(&self) -> Result<Seat, Error> {
        self.field("seat").and_then(|seat| seat.parse().ok()).ok_or(Error::BadInput)
    }

    /// The seat it is about, which is the reader's own.
    pub(crate) fn own_seat(&self) -> Result<Seat, Error> {
        let seat = self.seat()?;
        let own = self.snapshot().lobby.seats_of(&self.reader.person);
        if own.contains(seat) { Ok(seat) } else { Err(Error::NotYourSeat) }
    }

    /// Asks the table, and waits until it is done and stored.
    pub(crate) async fn send(&self, command: Command) -> Result<(), Error> {
        self.handle.request(command).await
    }

    /// Changes the lobby.
    pub(crate) async fn change(
        &self,
        change: impl FnOnce(&mut Lobby) -> Result<(), Error> + Send + 'static,
    ) -> Result<(), Error> {
        self.send(Command::Lobby(Box::new(change))).await
    }

    /// The answer to something done: for a script a word, for a form the page it came from, with what went wrong on it.
    pub(crate) fn done(&self, result: Result<(), Error>) -> Response {
        let (reader, snapshot) = (&self.reader, self.snapshot());
        let yours = snapshot.lobby.seats_of(&reader.person);
        let own = self.seat().ok().filter(|seat| yours.contains(*seat));
        let error = match result {
            Ok(()) if reader.wants_json => return axum::Json(json!({ "ok": true })).into_response(),
            Ok(()) => {
                let several = snapshot.table.is_some() && yours.len() > 1;
                let look = own.filter(|_| several).map_or_else(String::new, |seat| format!("?as={seat}"));
                return Redirect::to(&format!("/t/{}{look}", self.id)).into_response();
            }
            Err(error) => error,
        };
        if reader.wants_json {
            return error.response(reader, &self.names());
        }
        match pages::table_page(reader, &snapshot, own, Some(&error)) {
            Ok(page) => error.on(page),
            Err(_) => error.response(reader, &self.names()),
        }
    }

    /// The same, and the browser remembers the name that was given.
    pub(crate) fn done_as(&self, name: Option<String>, result: Result<(), Error>) -> Response {
        let name = name.filter(|_| result.is_ok());
        let mut response = self.done(result);
        if let Some(name) = name {
            let jar = SignedCookieJar::new(self.app.key.clone()).add(permanent_cookie("name", name));
            set_cookies(&mut response, &jar);
        }
        response
    }
}
