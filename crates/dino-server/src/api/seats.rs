//! Who sits where, before the game begins: what the forms of the lobby do, for programs.

use super::{About, Caller, done};
use crate::desk::Ask;
use crate::error::Error;
use crate::ids;
use crate::lobby::Lobby;
use crate::posts::tables;
use axum::Json;
use dino_bots::Kind;
use dino_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

/// A person nobody knows by a cookie: a program, known by the secret of its seat alone.
pub(super) fn stranger() -> Result<String, Error> {
    Ok(format!("api-{}", ids::secret_name()?))
}

/// Everybody at the table, as anybody may see them.
pub(super) async fn seats(caller: Caller) -> Json<Value> {
    let lobby = &caller.moment.lobby;
    let host = lobby.seats_of(&lobby.host);
    let players = lobby.players();
    let seat = |(seat, place): (Seat, &crate::lobby::Place)| {
        json!({
            "seat": seat,
            "player": if lobby.is_free(seat) { "free" } else { players[seat.index()].as_str() },
            "name": caller.name(seat),
            "host": host.contains(seat),
            "here": caller.moment.here.contains(seat),
            "away": place.away,
        })
    };
    Json(json!({ "seats": lobby.each().map(seat).collect::<Vec<_>>() }))
}

/// Somebody who sits down: in a seat, or in the first free one.
#[derive(Deserialize)]
pub(super) struct Sitting {
    seat: Option<Seat>,
    #[serde(default)]
    name: String,
}

/// Takes a free seat; answers its secret.
pub(super) async fn sit(caller: Caller, Json(sitting): Json<Sitting>) -> Result<Json<Value>, Error> {
    let person = stranger()?;
    let sitter = person.clone();
    change(&caller, move |lobby| {
        let free = lobby.each().map(|(seat, _)| seat).find(|seat| lobby.is_free(*seat));
        let seat = sitting.seat.or(free).ok_or(Error::SeatTaken)?;
        lobby.before_start()?.sit(seat, &sitter, &sitting.name)
    })
    .await?;
    let lobby = caller.desk.now().lobby.clone();
    let seat = lobby.seats_of(&person).first().ok_or(Error::Stale)?;
    Ok(Json(json!({ "seat": seat, "token": lobby.place(seat)?.token })))
}

/// Frees a seat: with its own secret, or with the host's.
pub(super) async fn stand(caller: Caller, Json(about): Json<About>) -> Result<Json<Value>, Error> {
    let person = caller.person().ok_or(Error::NotYourSeat)?.to_owned();
    // A secret opens its own seat, even where others belong to the same person.
    if person != caller.moment.lobby.host {
        caller.sits_in(about.seat)?;
    }
    change(&caller, move |lobby| lobby.stand(about.seat, &person)).await?;
    Ok(done())
}

/// A bot for a seat.
#[derive(Deserialize)]
pub(super) struct Seated {
    seat: Seat,
    kind: String,
}

/// Puts a bot into a seat nobody sits in: with the host's secret.
pub(super) async fn bot(caller: Caller, Json(seated): Json<Seated>) -> Result<Json<Value>, Error> {
    let person = caller.person().ok_or(Error::NotHost)?.to_owned();
    let kind: Kind = seated.kind.parse().map_err(|_| Error::BadInput)?;
    change(&caller, move |lobby| lobby.put_bot(seated.seat, kind, &person)).await?;
    Ok(done())
}

/// How to start.
#[derive(Deserialize)]
pub(super) struct Starting {
    /// Whether free seats are filled with bots.
    #[serde(default)]
    fill: bool,
}

/// Starts the game: with the host's secret.
pub(super) async fn start(caller: Caller, Json(starting): Json<Starting>) -> Result<Json<Value>, Error> {
    let person = caller.person().ok_or(Error::NotHost)?;
    tables::begin(&caller.app, &caller.desk, person, starting.fill).await?;
    Ok(done())
}

async fn change(
    caller: &Caller,
    change: impl FnOnce(&mut Lobby) -> Result<(), Error> + Send + 'static,
) -> Result<(), Error> {
    caller.desk.ask(Ask::Lobby(Box::new(change))).await
}
