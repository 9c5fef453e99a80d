//! A reader at a table: what most requests begin with.

use crate::app::App;
use crate::credential::Credential;
use crate::error::Error;
use crate::error_answer::{RequestContext, of_status};
use crate::lobby::Lobby;
use crate::rate_limit::ClientAddress;
use crate::reader::Reader;
use crate::table_task::{Command, Snapshot, TableHandle};
use axum::Json;
use axum::extract::{Form, FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use dino_core::{MAX_SEATS, Seat};
use dino_page::model::Follow;
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
    /// Where the request comes from.
    pub(crate) address: ClientAddress,
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
    /// Whose board lies in the middle for who looks on.
    follow: Option<u8>,
}

impl FromRequestParts<App> for TableRequest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableRequest, Error> {
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Error::NotFound)?;
        let id = params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned());
        let id = id.ok_or(Error::NotFound)?;
        let query = Query::<SeatQuery>::from_request_parts(parts, app).await.map_err(|_| Error::BadInput)?;
        let seat = query.0.seat.map(|seat| seat.parse().map_err(|_| Error::BadInput)).transpose()?;
        let (mut reader, context) = (extension::<Reader>(parts)?, extension::<RequestContext>(parts)?);
        reader.follows = query.0.follow.and_then(|number| match number {
            0 => Some(Follow::Turn),
            _ => Seat::all(MAX_SEATS as u8).nth(usize::from(number) - 1).map(Follow::Seat),
        });
        let handle = app.find_table(&id).await?;
        context.set_table(&handle);
        let address = extension::<ClientAddress>(parts)?;
        Ok(TableRequest { app: app.clone(), reader, id, handle, seat, address })
    }
}

/// What the guard has added to a request.
pub(crate) fn extension<T: Clone + Send + Sync + 'static>(parts: &Parts) -> Result<T, Error> {
    parts.extensions.get().cloned().ok_or_else(|| Error::internal(&"a request that passed no guard"))
}

impl std::ops::Deref for FormRequest {
    type Target = TableRequest;

    fn deref(&self) -> &TableRequest {
        &self.table
    }
}

impl FromRequest<App> for FormRequest {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<FormRequest, Error> {
        let (mut parts, body) = request.into_parts();
        let table = TableRequest::from_request_parts(&mut parts, app).await?;
        let context = extension::<RequestContext>(&parts)?;
        let form = Form::from_request(Request::from_parts(parts, body), app).await;
        let Form(fields) = form.map_err(|rejection| of_status(rejection.status()))?;
        let request = FormRequest { table, fields };
        context.set_form(request.seat().ok());
        Ok(request)
    }
}

impl TableRequest {
    /// What the reader shows: a cookie.
    pub(crate) fn credential(&self) -> Credential {
        Credential::Person(self.reader.person.clone())
    }

    /// The table as it is now.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.handle.snapshot()
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

    /// Asks the table, and waits until it is done and stored.
    pub(crate) async fn send(&self, command: Command) -> Result<(), Error> {
        self.handle.request(command).await
    }

    /// Changes the lobby.
    pub(crate) async fn change(
        &self,
        change: impl Fn(&mut Lobby) -> Result<(), Error> + Send + Sync + 'static,
    ) -> Result<(), Error> {
        self.send(Command::Lobby { by: self.credential(), change: Box::new(change) }).await
    }

    /// The answer to something done: for a script a word, for a form the page it came from.
    pub(crate) fn done(&self) -> Response {
        if self.reader.wants_json {
            return Json(json!({ "ok": true })).into_response();
        }
        let snapshot = self.snapshot();
        let yours = snapshot.lobby.seats_of(&self.reader.person);
        let is_shared = snapshot.table.is_some() && yours.len() > 1;
        let own = self.seat().ok().filter(|seat| is_shared && yours.contains(*seat));
        let query = own.map_or_else(String::new, |seat| format!("?as={seat}"));
        Redirect::to(&format!("/t/{}{query}", self.id)).into_response()
    }

    /// The same, and the browser remembers the name that was given.
    pub(crate) fn done_as(&self, name: Option<String>) -> Response {
        let mut response = self.done();
        if let Some(name) = name {
            self.reader.set_signed_cookie(&mut response, "name", &name);
        }
        response
    }
}
