//! How an error is answered: by the guard alone, which knows who reads, and from the request where it went wrong.

use crate::error::Error;
use crate::pages;
use crate::panic::catch;
use crate::reader::Reader;
use crate::request_id::RequestId;
use crate::table_task::{Snapshot, TableHandle};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use dino_core::{MAX_SEATS, Seat};
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};

/// What a request turned out to be about, for whoever answers when it fails. The guard adds one to each request, and
/// extractors fill it in.
#[derive(Clone)]
pub(crate) struct RequestContext(Arc<Context>);

struct Context {
    request: RequestId,
    table: OnceLock<TableHandle>,
    form: OnceLock<Option<Seat>>,
}

impl RequestContext {
    /// Nothing is known of the request yet but its id.
    pub(crate) fn new(request: RequestId) -> RequestContext {
        RequestContext(Arc::new(Context { request, table: OnceLock::new(), form: OnceLock::new() }))
    }

    /// The table the request is about, as far as there is one.
    pub(crate) fn table(&self) -> Option<&TableHandle> {
        self.0.table.get()
    }

    /// The request is about this table.
    pub(crate) fn set_table(&self, table: &TableHandle) {
        let _ = self.0.table.set(table.clone());
    }

    /// The request is a form of the table's page, about this seat.
    pub(crate) fn set_form(&self, seat: Option<Seat>) {
        let _ = self.0.form.set(seat);
    }
}

/// What a program is told about an error.
pub(crate) fn object(error: &Error, sentence: &str) -> Value {
    json!({ "code": error.code(), "sentence": sentence, "rule": error.rule() })
}

/// The same where the error is the answer to a request.
fn answer_object(error: &Error, sentence: &str, request: RequestId) -> Value {
    let mut object = object(error, sentence);
    object["request"] = request.to_string().into();
    json!({ "error": object })
}

/// The answer in place of one that failed: JSON for a program; for a person the table's page with what went wrong on
/// it, where a form was sent from there, or a page that says so.
pub(crate) fn answer(
    error: &Error,
    failed: &Response,
    reader: &Reader,
    context: &RequestContext,
) -> Response {
    let snapshot = context.0.table.get().map(TableHandle::snapshot);
    let sentence = error.sentence(&names(snapshot.as_deref(), reader), reader.words());
    let mut answer = if reader.wants_json {
        Json(answer_object(error, &sentence, context.0.request)).into_response()
    } else {
        let page = snapshot.as_deref().and_then(|snapshot| table_page(error, snapshot, reader, context));
        page.unwrap_or_else(|| error_page(reader, &sentence, context.0.request))
    };
    *answer.status_mut() = error.status();
    for kept in [header::ALLOW, header::SET_COOKIE] {
        for value in failed.headers().get_all(&kept) {
            answer.headers_mut().append(kept.clone(), value.clone());
        }
    }
    if let Some(seconds) = error.retry_after() {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
    }
    answer
}

/// A page that says what went wrong, and the id to name to whoever runs the server.
fn error_page(reader: &Reader, sentence: &str, request: RequestId) -> Response {
    dino_page::error(&reader.site(), sentence, &request.to_string()).into_response()
}

/// The table's page with the error on it, where its form was sent from there and it can be drawn.
fn table_page(
    error: &Error,
    snapshot: &Snapshot,
    reader: &Reader,
    context: &RequestContext,
) -> Option<Response> {
    let seat = *context.0.form.get()?;
    let own = seat.filter(|seat| snapshot.lobby.seats_of(&reader.person).contains(*seat));
    let page = catch(|| pages::table_page(reader, snapshot, own, Some(error))).map_err(Error::from);
    Some(page.flatten().ok()?.into_response())
}

/// What to call each seat: by its number where it is not known who sits there.
fn names(snapshot: Option<&Snapshot>, reader: &Reader) -> Vec<String> {
    let name = |seat: Seat| reader.words().with("seat-name", &[("seat", seat.number().into())]);
    match snapshot {
        Some(snapshot) => snapshot.seat_names(reader.words()).to_vec(),
        None => Seat::all(MAX_SEATS as u8).map(name).collect(),
    }
}

/// The error of an answer, if it is one: ours, or what the status of the framework's answer means.
pub(crate) fn error_of(response: &mut Response) -> Option<Error> {
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    is_error.then(|| response.extensions_mut().remove::<Error>().unwrap_or_else(|| of_status(status)))
}

/// What a status of the framework means.
pub(crate) fn of_status(status: StatusCode) -> Error {
    match status {
        StatusCode::NOT_FOUND => Error::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Error::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Error::WrongKind,
        status if status.is_client_error() => Error::BadInput,
        status => Error::internal(&status),
    }
}
