//! What is said at a table.

use super::{Caller, done};
use crate::error::Error;
use crate::posts::play;
use crate::show;
use axum::Json;
use dino_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

/// What was said from a number on.
pub(super) async fn said(caller: Caller) -> Json<Value> {
    let said = show::chat_from(&caller.moment.chat, caller.asking.from);
    let line = |line: &dino_page::model::ChatLine| json!({ "number": line.number, "name": line.name, "text": line.text });
    Json(json!({ "said": said.iter().map(line).collect::<Vec<_>>() }))
}

/// Something to be said by a seat.
#[derive(Deserialize)]
pub(super) struct Saying {
    seat: Seat,
    text: String,
}

pub(super) async fn say(caller: Caller, Json(saying): Json<Saying>) -> Result<Json<Value>, Error> {
    let seat = caller.sits_in(saying.seat)?;
    play::say(&caller.desk, caller.name(seat), &saying.text).await?;
    Ok(done())
}
