//! Who sits where.

use crate::app::App;
use crate::credential::Credential;
use crate::error::Error;
use crate::ids;
use crate::lobby::{self, Lobby};
use crate::reader::Reader;
use crate::request::FormRequest;
use crate::table_task::Command;
use crate::{pages, projection};
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use dino_bots::Kind;

pub(crate) async fn sit(request: FormRequest) -> Result<Response, Error> {
    let reader = &request.reader;
    let given = request.field("name").filter(|name| !name.trim().is_empty()).map(lobby::clean_name);
    let (person, name) = (reader.person.clone(), given.clone().unwrap_or_else(|| reader.own_name()));
    // Who seats somebody else at the same device keeps their own name.
    let is_other = !request.snapshot().lobby.seats_of(&reader.person).is_empty();
    let seat = request.seat()?;
    request.change(move |lobby| lobby.before_start()?.sit(seat, &person, &name)).await?;
    // Everybody who sits there finds it, also who had taken it off the list.
    for person in request.snapshot().lobby.seats.iter().filter_map(|entry| entry.person.as_deref()) {
        request.app.store.join(person, &request.id).await?;
    }
    Ok(request.done_as(given.filter(|_| !is_other)))
}

pub(crate) async fn stand(request: &FormRequest) -> Result<(), Error> {
    let (seat, person) = (request.seat()?, request.reader.person.clone());
    request.change(move |lobby| lobby.stand(seat, &person)).await
}

pub(crate) async fn bot(request: &FormRequest) -> Result<(), Error> {
    let kind: Option<Kind> = request.field("kind").and_then(|kind| kind.parse().ok());
    let (seat, kind, person) = (request.seat()?, kind.ok_or(Error::BadInput)?, request.reader.person.clone());
    request.change(move |lobby| lobby.put_bot(seat, kind, &person)).await
}

pub(crate) async fn name(request: FormRequest) -> Result<Response, Error> {
    let given = request.field("name").map(lobby::clean_name);
    let (seat, name, person) = (request.seat()?, given.clone(), request.reader.person.clone());
    request
        .change(move |lobby| {
            lobby.own_entry(seat, &person)?.name = name.clone().ok_or(Error::BadInput)?;
            Ok(())
        })
        .await?;
    Ok(request.done_as(given))
}

/// A bot plays in a person's stead: asked for by the person, or by the others once the person is gone.
pub(crate) async fn away(request: &FormRequest) -> Result<(), Error> {
    request.send(Command::Away { by: request.credential(), seat: request.seat()? }).await
}

pub(crate) async fn back(request: &FormRequest) -> Result<(), Error> {
    let (seat, by) = (request.seat()?, request.credential());
    request.change(move |lobby| lobby.come_back(seat, &by)).await
}

/// Leaves a game that runs: bots play in the reader's seats until the reader is back.
pub(crate) async fn leave(request: FormRequest) -> Result<Redirect, Error> {
    let own = request.snapshot().lobby.seats_of(&request.reader.person);
    if own.is_empty() {
        return Err(Error::NotYourSeat);
    }
    for seat in own.iter() {
        request.send(Command::Away { by: request.credential(), seat }).await?;
    }
    Ok(Redirect::to("/"))
}

/// Gives a seat up for good. Who has no other is not at the table any more.
pub(crate) async fn resign(request: FormRequest) -> Result<Redirect, Error> {
    request.send(Command::Resign { by: request.credential(), seat: request.seat()? }).await?;
    let person = &request.reader.person;
    if request.snapshot().lobby.seats_of(person).is_empty() {
        request.app.store.leave(person, &request.id).await?;
    }
    Ok(Redirect::to(&format!("/t/{}", request.id)))
}

/// All other devices lose the seat.
pub(crate) async fn sign_out(request: &FormRequest) -> Result<(), Error> {
    let (seat, by, token) = (request.seat()?, request.credential(), ids::random_id()?);
    let person = request.reader.person.clone();
    request.change(move |lobby| lobby.sign_out_others(seat, &by, token.clone(), &person)).await
}

/// A private link. Opening it only asks: a program that looks at links for a chat must not take the seat.
pub(crate) async fn ask_to_move(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(token): Path<String>,
) -> Result<Response, Error> {
    let (id, secret) = token.split_once('-').ok_or(Error::NotFound)?;
    let snapshot = app.find_table(id).await?.snapshot();
    let seat = snapshot.lobby.seat_of(secret).ok_or(Error::NotFound)?;
    if snapshot.lobby.seats_of(&reader.person).contains(seat) {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let name = projection::seat_name(&snapshot.lobby, seat, reader.words());
    Ok(dino_page::move_here(&reader.site(), &token, &name).into_response())
}

/// The QR code of a private link.
pub(crate) async fn link_code(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(token): Path<String>,
) -> Result<Response, Error> {
    let (id, secret) = token.split_once('-').ok_or(Error::NotFound)?;
    app.find_table(id).await?.snapshot().lobby.seat_of(secret).ok_or(Error::NotFound)?;
    pages::code(&format!("{}/s/{token}", reader.shared_origin()))
}

/// The seat of a private link now belongs to this browser.
pub(crate) async fn move_here(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(token): Path<String>,
) -> Result<Redirect, Error> {
    let (id, token) = token.split_once('-').ok_or(Error::NotFound)?;
    let handle = app.find_table(id).await?;
    let (person, token) = (reader.person.clone(), token.to_owned());
    let change = move |lobby: &mut Lobby| lobby.move_seat(&token, &person);
    handle
        .request(Command::Lobby { by: Credential::Person(reader.person.clone()), change: Box::new(change) })
        .await?;
    app.store.join(&reader.person, id).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}
