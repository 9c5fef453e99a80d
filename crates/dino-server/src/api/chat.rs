//! What is said at a table.

use super::body::JsonBody;
use super::{ApiRequest, done};
use crate::chat_page::{CHAT_PAGE, line, page_before};
use crate::error::Error;
use crate::forms::chat;
use crate::table_task::Command;
use crate::table_task::chat::Moderation;
use axum::Json;
use axum::extract::Query;
use dino_core::Seat;
use dino_page::model::ChatAuthor;
use dino_store::ChatMessage;
use serde::Deserialize;
use serde_json::{Value, json};

/// Where to look back from.
#[derive(Deserialize)]
pub(super) struct ChatQuery {
    before: Option<u32>,
}

/// A page of what was said: from a number on, or the last before a number. `next` and `before` lead to the pages around it.
pub(super) async fn list(request: ApiRequest, Query(query): Query<ChatQuery>) -> Json<Value> {
    let chat = &request.snapshot().chat;
    let shown = match query.before {
        Some(before) => page_before(chat, Some(before as usize)),
        None => {
            let from = (request.query.from as usize).min(chat.len());
            from..chat.len().min(from + CHAT_PAGE)
        }
    };
    let next = Some(shown.end).filter(|next| *next < chat.len());
    let before = Some(shown.start).filter(|before| *before > 0);
    let said: Vec<Value> = chat[shown].iter().map(message).collect();
    Json(json!({ "said": said, "next": next, "before": before }))
}

fn message(said: &ChatMessage) -> Value {
    let line = line(said);
    let (seat, watching) = match line.author {
        ChatAuthor::Seat(seat) => (Some(seat), Some(false)),
        ChatAuthor::Watcher => (None, Some(true)),
        ChatAuthor::Unknown => (None, None),
    };
    json!({
        "number": line.number,
        "name": line.name,
        "text": line.text,
        "seat": seat,
        "watching": watching,
        "voice": said.voice,
        "removed": line.removed,
    })
}

/// Something to be said by a seat.
#[derive(Deserialize)]
pub(super) struct ChatBody {
    seat: Seat,
    text: String,
}

pub(super) async fn send(
    request: ApiRequest,
    JsonBody(body): JsonBody<ChatBody>,
) -> Result<Json<Value>, Error> {
    let name = request.name(&request.snapshot(), body.seat);
    chat::send(&request.handle, request.credential()?, Some(body.seat), name, &body.text, None).await?;
    Ok(done())
}

/// A line to be taken away.
#[derive(Deserialize)]
pub(super) struct RemoveBody {
    number: u32,
}

pub(super) async fn remove(
    request: ApiRequest,
    JsonBody(body): JsonBody<RemoveBody>,
) -> Result<Json<Value>, Error> {
    moderate(&request, Moderation::RemoveLine(body.number)).await
}

/// Whether those who watch are silenced.
#[derive(Deserialize)]
pub(super) struct SilenceBody {
    silent: bool,
}

pub(super) async fn silence(
    request: ApiRequest,
    JsonBody(body): JsonBody<SilenceBody>,
) -> Result<Json<Value>, Error> {
    moderate(&request, Moderation::SilenceWatchers(body.silent)).await
}

/// Somebody who spoke.
#[derive(Deserialize)]
pub(super) struct VoiceBody {
    voice: String,
}

pub(super) async fn keep_out(
    request: ApiRequest,
    JsonBody(body): JsonBody<VoiceBody>,
) -> Result<Json<Value>, Error> {
    let voice = body.voice.parse().map_err(|_| Error::BadInput)?;
    moderate(&request, Moderation::KeepOut(voice)).await
}

pub(super) async fn let_in(
    request: ApiRequest,
    JsonBody(body): JsonBody<VoiceBody>,
) -> Result<Json<Value>, Error> {
    let voice = body.voice.parse().map_err(|_| Error::BadInput)?;
    moderate(&request, Moderation::LetIn(voice)).await
}

async fn moderate(request: &ApiRequest, what: Moderation) -> Result<Json<Value>, Error> {
    let by = request.credential.clone().ok_or(Error::NotHost)?;
    request.handle.request(Command::Moderate { by, what }).await?;
    Ok(done())
}
