//! What is said, what its host does about it, and whom a reader does not want to hear.

use crate::credential::Credential;
use crate::error::Error;
use crate::rate_limit::ClientAddress;
use crate::reader::{MAX_MUTED, Reader};
use crate::request::FormRequest;
use crate::table_task::chat::Moderation;
use crate::table_task::{Command, TableHandle};
use crate::voices::Voice;
use crate::{lobby, projection};
use axum::response::{IntoResponse, Redirect, Response};
use dino_core::Seat;

/// The longest thing that may be said.
const MAX_CHAT_CHARS: usize = 300;

pub(crate) async fn say(request: &FormRequest) -> Result<(), Error> {
    let (reader, snapshot) = (&request.reader, request.snapshot());
    let seat = snapshot.lobby.seats_of(&reader.person).first();
    let author = seat.map_or_else(
        || reader.own_name(),
        |seat| projection::seat_name(&snapshot.lobby, seat, reader.words()),
    );
    // Of this computer itself nobody knows who is behind it.
    let ClientAddress(address) = request.address;
    let origin = (!address.is_loopback()).then(|| request.app.addresses.hash(address));
    let text = request.field("text").unwrap_or_default();
    send(&request.handle, request.credential(), seat, author, text, origin).await
}

/// Says something at a table, for a seat or as one who watches.
pub(crate) async fn send(
    handle: &TableHandle,
    by: Credential,
    seat: Option<Seat>,
    author: String,
    text: &str,
    origin: Option<String>,
) -> Result<(), Error> {
    let text = lobby::clean_text(text);
    if text.is_empty() || text.chars().count() > MAX_CHAT_CHARS {
        return Err(Error::BadInput);
    }
    handle.request(Command::Chat { by, seat, author, text, origin }).await
}

/// Takes a line away.
pub(crate) async fn remove(request: FormRequest) -> Result<Response, Error> {
    let number = request.field("number").and_then(|number| number.parse().ok()).ok_or(Error::BadInput)?;
    moderate(request, Moderation::RemoveLine(number)).await
}

/// Lets those who watch speak, or not.
pub(crate) async fn silence(request: FormRequest) -> Result<Response, Error> {
    let silent = match request.field("watchers") {
        Some("silent") => true,
        Some("heard") => false,
        _ => return Err(Error::BadInput),
    };
    moderate(request, Moderation::SilenceWatchers(silent)).await
}

/// Keeps somebody out of the chat.
pub(crate) async fn keep_out(request: FormRequest) -> Result<Response, Error> {
    let voice = voice(&request)?;
    moderate(request, Moderation::KeepOut(voice)).await
}

/// Lets somebody speak again.
pub(crate) async fn let_in(request: FormRequest) -> Result<Response, Error> {
    let voice = voice(&request)?;
    moderate(request, Moderation::LetIn(voice)).await
}

async fn moderate(request: FormRequest, what: Moderation) -> Result<Response, Error> {
    request.send(Command::Moderate { by: request.credential(), what }).await?;
    Ok(back(&request))
}

/// The reader hears somebody no more. Only the reader's browser knows.
pub(crate) async fn mute(request: FormRequest) -> Result<Response, Error> {
    let voice = voice(&request)?.to_string();
    let mut muted = without(&request.reader, &voice);
    muted.push(voice);
    let excess = muted.len().saturating_sub(MAX_MUTED);
    Ok(heard(&request, &muted[excess..]))
}

/// Or hears them again.
pub(crate) async fn unmute(request: FormRequest) -> Result<Response, Error> {
    let voice = voice(&request)?.to_string();
    Ok(heard(&request, &without(&request.reader, &voice)))
}

fn without(reader: &Reader, voice: &str) -> Vec<String> {
    reader.muted.iter().filter(|muted| *muted != voice).cloned().collect()
}

fn heard(request: &FormRequest, muted: &[String]) -> Response {
    let mut response = back(request);
    request.reader.set_muted(&mut response, &request.id, muted);
    response
}

fn voice(request: &FormRequest) -> Result<Voice, Error> {
    request.field("voice").and_then(|voice| voice.parse().ok()).ok_or(Error::BadInput)
}

/// The page of the chat the form came from; for a script a word.
fn back(request: &FormRequest) -> Response {
    if request.reader.wants_json {
        return request.done();
    }
    let before = request.field("before").and_then(|before| before.parse::<u32>().ok());
    let query = before.map_or_else(String::new, |before| format!("?before={before}"));
    Redirect::to(&format!("/t/{}/chat{query}", request.id)).into_response()
}
