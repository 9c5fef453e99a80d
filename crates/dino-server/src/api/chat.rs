//! What is said at a table.

use super::body::JsonBody;
use super::{ApiRequest, done};
use crate::error::Error;
use crate::forms::play;
use crate::projection;
use axum::Json;
use dino_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

/// What was said from a number on.
pub(super) async fn list(request: ApiRequest) -> Json<Value> {
    let said = projection::chat_from(&request.snapshot().chat, request.query.from as usize);
    let line = |line: &dino_page::model::ChatLine| json!({ "number": line.number, "name": line.name, "text": line.text });
    Json(json!({ "said": said.iter().map(line).collect::<Vec<_>>() }))
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
    play::send_chat(&request.handle, request.credential()?, Some(body.seat), name, &body.text).await?;
    Ok(done())
}
