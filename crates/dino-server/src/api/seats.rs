//! Who sits where, before the game begins: what the forms of the lobby do, for programs.

use super::body::JsonBody;
use super::{ApiRequest, SeatBody, done};
use crate::credential::Credential;
use crate::error::Error;
use crate::ids;
use crate::lobby::Lobby;
use crate::table_task::Command;
use crate::table_task::seed_parts::SeedPart;
use axum::Json;
use dino_bots::Kind;
use dino_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

/// A person nobody knows by a cookie: a program, known by the secret of its seat alone.
pub(super) fn new_program_id() -> Result<String, Error> {
    Ok(format!("api-{}", ids::random_id()?))
}

/// Everybody at the table, as anybody may see them.
pub(super) async fn seats(request: ApiRequest) -> Json<Value> {
    let snapshot = request.snapshot();
    let lobby = &snapshot.lobby;
    let host = lobby.seats_of(&lobby.host);
    let players = lobby.players();
    let seat = |(seat, entry): (Seat, &crate::lobby::SeatEntry)| {
        json!({
            "seat": seat,
            "player": if lobby.is_free(seat) { "free" } else { players[seat.index()].as_str() },
            "name": request.name(&snapshot, seat),
            "host": host.contains(seat),
            "here": snapshot.present.contains(seat),
            "away": entry.away,
        })
    };
    Json(json!({ "seats": lobby.entries().map(seat).collect::<Vec<_>>() }))
}

/// Somebody who sits down: in a seat, or in the first free one.
#[derive(Deserialize)]
pub(super) struct SitBody {
    seat: Option<Seat>,
    #[serde(default)]
    name: String,
}

/// Takes a free seat; answers its secret.
pub(super) async fn sit(
    request: ApiRequest,
    JsonBody(body): JsonBody<SitBody>,
) -> Result<Json<Value>, Error> {
    let person = new_program_id()?;
    let sitter = person.clone();
    change(&request, Credential::Person(person.clone()), move |lobby| {
        let free = lobby.entries().map(|(seat, _)| seat).find(|seat| lobby.is_free(*seat));
        let seat = body.seat.or(free).ok_or(Error::SeatTaken)?;
        lobby.before_start()?.sit(seat, &sitter, &body.name)
    })
    .await?;
    let lobby = request.handle.snapshot().lobby.clone();
    let seat = lobby.seats_of(&person).first().ok_or(Error::Stale)?;
    Ok(Json(json!({ "seat": seat, "token": lobby.entry(seat)?.token })))
}

/// Frees a seat: with its own secret, or with the host's.
pub(super) async fn stand(
    request: ApiRequest,
    JsonBody(about): JsonBody<SeatBody>,
) -> Result<Json<Value>, Error> {
    let by = request.credential()?;
    change(&request, by.clone(), move |lobby| {
        let Some(person) = by.person(lobby).map(str::to_owned) else {
            return by.authorize(lobby, about.seat).map(drop);
        };
        // A secret opens its own seat, even where others belong to the same person.
        if person != lobby.host {
            by.authorize(lobby, about.seat)?;
        }
        lobby.stand(about.seat, &person)
    })
    .await?;
    Ok(done())
}

/// A bot plays in the seat's stead until it is back.
pub(super) async fn away(
    request: ApiRequest,
    JsonBody(about): JsonBody<SeatBody>,
) -> Result<Json<Value>, Error> {
    request.handle.request(Command::Away { by: request.credential()?, seat: about.seat }).await?;
    Ok(done())
}

/// The seat plays itself again.
pub(super) async fn back(
    request: ApiRequest,
    JsonBody(about): JsonBody<SeatBody>,
) -> Result<Json<Value>, Error> {
    let by = request.credential()?;
    change(&request, by.clone(), move |lobby| lobby.come_back(about.seat, &by)).await?;
    Ok(done())
}

/// All others lose the seat, who hold it by its secret or in a browser; answers the new secret.
pub(super) async fn sign_out(
    request: ApiRequest,
    JsonBody(about): JsonBody<SeatBody>,
) -> Result<Json<Value>, Error> {
    let (by, token, program) = (request.credential()?, ids::random_id()?, new_program_id()?);
    let new = token.clone();
    change(&request, by.clone(), move |lobby| lobby.sign_out_others(about.seat, &by, new.clone(), &program))
        .await?;
    Ok(Json(json!({ "seat": about.seat, "token": token })))
}

/// A bot for a seat.
#[derive(Deserialize)]
pub(super) struct BotBody {
    seat: Seat,
    kind: String,
}

/// Puts a bot into a seat nobody sits in: with the host's secret.
pub(super) async fn bot(
    request: ApiRequest,
    JsonBody(seated): JsonBody<BotBody>,
) -> Result<Json<Value>, Error> {
    let by = request.credential.clone().ok_or(Error::NotHost)?;
    let kind: Kind = seated.kind.parse().map_err(|_| Error::BadInput)?;
    change(&request, by.clone(), move |lobby| {
        let person = by.person(lobby).ok_or(Error::NotHost)?.to_owned();
        lobby.put_bot(seated.seat, kind, &person)
    })
    .await?;
    Ok(done())
}

/// What a seat adds to the seed of the draws: its SHA-256 before the game starts, and all of it when it is asked for.
#[derive(Deserialize)]
pub(super) struct SeedPartBody {
    seat: Seat,
    sha256: Option<String>,
    part: Option<String>,
}

pub(super) async fn add_to_seed(
    request: ApiRequest,
    JsonBody(body): JsonBody<SeedPartBody>,
) -> Result<Json<Value>, Error> {
    let part = SeedPart::read(body.sha256.as_deref(), body.part.as_deref())?;
    let by = request.credential()?;
    request.handle.request(Command::SeedPart { by, seat: body.seat, part }).await?;
    Ok(done())
}

/// How to start.
#[derive(Deserialize)]
pub(super) struct StartBody {
    /// Whether free seats are filled with bots.
    #[serde(default)]
    fill: bool,
}

/// Starts the game: with the host's secret.
pub(super) async fn start(
    request: ApiRequest,
    JsonBody(body): JsonBody<StartBody>,
) -> Result<Json<Value>, Error> {
    let by = request.credential.clone().ok_or(Error::NotHost)?;
    request.handle.request(Command::Start { by, fill: body.fill }).await?;
    Ok(done())
}

async fn change(
    request: &ApiRequest,
    by: Credential,
    change: impl Fn(&mut Lobby) -> Result<(), Error> + Send + Sync + 'static,
) -> Result<(), Error> {
    request.handle.request(Command::Lobby { by, change: Box::new(change) }).await
}
