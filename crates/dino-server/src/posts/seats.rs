//! Who sits where.

use crate::app::App;
use crate::desk::Ask;
use crate::error::Error;
use crate::lobby::{self, Lobby};
use crate::pages::answer;
use crate::reader::Reader;
use crate::show;
use crate::visit::Wish;
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use dino_bots::Kind;
use dino_page::model::Pace;

pub(crate) async fn sit(wish: Wish) -> Response {
    let reader = &wish.visit.reader;
    let given = wish.field("name").filter(|name| !name.trim().is_empty()).map(lobby::clean);
    let (person, name) = (reader.person.clone(), given.clone().unwrap_or_else(|| reader.own_name()));
    let sat = async {
        let seat = wish.seat()?;
        wish.change(move |lobby| lobby.before_start()?.sit(seat, &person, &name)).await?;
        // Everybody who sits there finds it, also who had taken it off the list.
        for person in wish.visit.moment().lobby.seats.iter().filter_map(|place| place.person.as_deref()) {
            wish.visit.app.store.join(person, &wish.visit.id).await?;
        }
        Ok(())
    };
    // Who seats somebody else at the same device keeps their own name.
    let is_other = !wish.visit.moment().lobby.seats_of(&reader.person).is_empty();
    let sat = sat.await;
    wish.done_as(given.filter(|_| !is_other), sat)
}

pub(crate) async fn stand(wish: &Wish) -> Result<(), Error> {
    let (seat, person) = (wish.seat()?, wish.visit.reader.person.clone());
    wish.change(move |lobby| lobby.stand(seat, &person)).await
}

pub(crate) async fn bot(wish: &Wish) -> Result<(), Error> {
    let kind: Option<Kind> = wish.field("kind").and_then(|kind| kind.parse().ok());
    let (seat, kind, person) = (wish.seat()?, kind.ok_or(Error::BadInput)?, wish.visit.reader.person.clone());
    wish.change(move |lobby| lobby.put_bot(seat, kind, &person)).await
}

pub(crate) async fn name(wish: Wish) -> Response {
    let given = wish.field("name").map(lobby::clean);
    let (name, person) = (given.clone(), wish.visit.reader.person.clone());
    let named = async {
        let seat = wish.seat()?;
        wish.change(move |lobby| {
            lobby.own(seat, &person)?.name = name.ok_or(Error::BadInput)?;
            Ok(())
        })
        .await
    };
    let named = named.await;
    wish.done_as(given, named)
}

/// A bot plays in a person's stead: asked for by the person, or by the others once the person is gone.
pub(crate) async fn away(wish: &Wish) -> Result<(), Error> {
    let (seat, moment) = (wish.seat()?, wish.visit.moment());
    let own = moment.lobby.seats_of(&wish.visit.reader.person);
    if own.is_empty() || moment.here.contains(seat) {
        wish.own_seat()?;
    }
    // Somebody whose line was cut comes back in a moment; in a game of days its own clock tells when one is gone.
    let is_gone = moment.gone[seat.index()].elapsed() >= wish.visit.app.settings.grace
        && !matches!(moment.lobby.pace, Pace::Days(_));
    if !own.contains(seat) && !is_gone {
        return Err(Error::MayComeBack);
    }
    wish.change(move |lobby| {
        let place = lobby.place_mut(seat)?;
        place.away = place.person.is_some();
        Ok(())
    })
    .await
}

pub(crate) async fn back(wish: &Wish) -> Result<(), Error> {
    let seat = wish.own_seat()?;
    wish.change(move |lobby| {
        lobby.place_mut(seat)?.away = false;
        lobby.grant(seat);
        Ok(())
    })
    .await
}

/// A private link. Opening it only asks: a program that looks at links for a chat must not take the seat.
pub(crate) async fn ask_to_move(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(token): Path<String>,
) -> Response {
    let found = async {
        let (id, secret) = token.split_once('-').ok_or(Error::NotFound)?;
        let moment = app.table(id).await?.now();
        let seat = moment.lobby.seat_of(secret).ok_or(Error::NotFound)?;
        if moment.lobby.seats_of(&reader.person).contains(seat) {
            return Ok(Redirect::to(&format!("/t/{id}")).into_response());
        }
        let name = show::name(&moment.lobby, seat, reader.words());
        Ok(dino_page::move_here(&reader.site(), &token, &name).into_response())
    };
    answer(&reader, found.await)
}

/// The seat of a private link now belongs to this browser.
pub(crate) async fn move_here(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(token): Path<String>,
) -> Response {
    let moved = async {
        let (id, token) = token.split_once('-').ok_or(Error::NotFound)?;
        let desk = app.table(id).await?;
        let (person, token) = (reader.person.clone(), token.to_owned());
        let change = move |lobby: &mut Lobby| {
            let place = lobby.seats.iter_mut().find(|place| place.token == token && place.person.is_some());
            let place = place.ok_or(Error::NotFound)?;
            let former = place.person.replace(person.clone());
            place.away = false;
            // Who opened the table takes that along.
            if former.as_deref() == Some(lobby.host.as_str()) {
                lobby.host = person;
            }
            Ok(())
        };
        desk.ask(Ask::Lobby(Box::new(change))).await?;
        app.store.join(&reader.person, id).await?;
        Ok(Redirect::to(&format!("/t/{id}")))
    };
    answer(&reader, moved.await)
}
