//! A reader at a table: what most requests begin with.

use crate::app::{App, is_id};
use crate::desk::{Ask, Desk, Moment};
use crate::error::Error;
use crate::lobby::Lobby;
use crate::reader::{Reader, lasting, set_cookies};
use crate::{pages, show};
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
pub(crate) struct Visit {
    pub(crate) app: App,
    pub(crate) reader: Reader,
    pub(crate) id: String,
    pub(crate) desk: Desk,
    /// Whose eyes to look with, when one has several seats.
    pub(crate) seat: Option<Seat>,
}

/// A visit with a form: somebody wishes something to be done.
pub(crate) struct Wish {
    pub(crate) visit: Visit,
    pub(crate) fields: HashMap<String, String>,
}

#[derive(Deserialize)]
struct As {
    #[serde(rename = "as")]
    seat: Option<String>,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, Response> {
        let reader = Extension::<Reader>::from_request_parts(parts, app).await;
        let Extension(reader) = reader.map_err(IntoResponse::into_response)?;
        let found = async {
            let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Error::NotFound)?;
            let id = params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned());
            let id = id.filter(|id| is_id(id)).ok_or(Error::NotFound)?;
            let look = Query::<As>::from_request_parts(parts, app).await.map_err(|_| Error::BadInput)?;
            let seat = look.0.seat.map(|seat| seat.parse().map_err(|_| Error::BadInput)).transpose()?;
            Ok((app.desk(&id).await?, id, seat))
        };
        match found.await {
            Ok((desk, id, seat)) => Ok(Visit { app: app.clone(), reader, id, desk, seat }),
            Err(error) => Err(Error::response(&error, &reader, &[])),
        }
    }
}

impl FromRequest<App> for Wish {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Wish, Response> {
        let (mut parts, body) = request.into_parts();
        let visit = Visit::from_request_parts(&mut parts, app).await?;
        let request = Request::from_parts(parts, body);
        let Form(fields) = Form::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        Ok(Wish { visit, fields })
    }
}

impl Visit {
    /// The table as it is now.
    pub(crate) fn moment(&self) -> Arc<Moment> {
        self.desk.now()
    }

    /// What to call each seat.
    pub(crate) fn names(&self) -> Vec<String> {
        show::names(&self.moment(), self.reader.words())
    }

    /// A page, or what went wrong.
    pub(crate) fn answer(&self, page: Result<impl IntoResponse, Error>) -> Response {
        match page {
            Ok(page) => page.into_response(),
            Err(error) => error.response(&self.reader, &self.names()),
        }
    }
}

impl Wish {
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
        let own = self.visit.moment().lobby.seats_of(&self.visit.reader.person);
        if own.contains(seat) { Ok(seat) } else { Err(Error::NotYourSeat) }
    }

    /// Asks the table, and waits until it is done and stored.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<(), Error> {
        self.visit.desk.ask(ask).await
    }

    /// Changes the lobby.
    pub(crate) async fn change(
        &self,
        change: impl FnOnce(&mut Lobby) -> Result<(), Error> + Send + 'static,
    ) -> Result<(), Error> {
        self.ask(Ask::Lobby(Box::new(change))).await
    }

    /// The answer to something done: for a script a word, for a form the page it came from, with what went wrong on it.
    pub(crate) fn done(&self, result: Result<(), Error>) -> Response {
        let (reader, moment) = (&self.visit.reader, self.visit.moment());
        let yours = moment.lobby.seats_of(&reader.person);
        let own = self.seat().ok().filter(|seat| yours.contains(*seat));
        let error = match result {
            Ok(()) if reader.wants_json => return axum::Json(json!({ "ok": true })).into_response(),
            Ok(()) => {
                let several = moment.table.is_some() && yours.len() > 1;
                let look = own.filter(|_| several).map_or_else(String::new, |seat| format!("?as={seat}"));
                return Redirect::to(&format!("/t/{}{look}", self.visit.id)).into_response();
            }
            Err(error) => error,
        };
        if reader.wants_json {
            return error.response(reader, &self.visit.names());
        }
        match pages::table_page(reader, &moment, own, Some(&error)) {
            Ok(page) => error.on(page),
            Err(_) => error.response(reader, &self.visit.names()),
        }
    }

    /// The same, and the browser remembers the name that was given.
    pub(crate) fn done_as(&self, name: Option<String>, result: Result<(), Error>) -> Response {
        let name = name.filter(|_| result.is_ok());
        let mut response = self.done(result);
        if let Some(name) = name {
            let jar = SignedCookieJar::new(self.visit.app.key.clone()).add(lasting("name", name));
            set_cookies(&mut response, &jar);
        }
        response
    }
}
