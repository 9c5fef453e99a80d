//! What happens under a running clock, and what takes a while to find out.

use crate::app::{App, is_id};
use crate::desk::clock::Timed;
use crate::desk::{Ask, Desk};
use crate::error::Error;
use crate::pages::As;
use crate::reader::Reader;
use crate::show::Shown;
use axum::Json;
use axum::extract::{Extension, Form, Path, Query, State};
use axum::response::{IntoResponse, Response};
use dino_core::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

/// The most timed actions that are taken from one request: more than anybody does while an answer is on its way.
const MOST: usize = 64;

/// Timed actions of a seat, all that were not answered yet: `number:milliseconds:action` each, joined by commas.
#[derive(Deserialize)]
pub(crate) struct Acting {
    seat: Seat,
    looked: u32,
    actions: String,
}

/// Takes timed actions, and says how far it came.
pub(crate) async fn act(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Form(acting): Form<Acting>,
) -> Response {
    let taken = async {
        let (desk, timed) = (own_desk(&app, &reader, &id, acting.seat).await?, read(&acting.actions)?);
        desk.ask(Ask::Timed { seat: acting.seat, looked: acting.looked, timed }).await?;
        Ok(reading(&desk, acting.seat))
    };
    answer(&reader, taken.await)
}

/// How the clock of a seat stands.
pub(crate) async fn clock(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Query(look): Query<As>,
) -> Response {
    let read = async {
        let seat = look.seat()?.ok_or(Error::BadInput)?;
        Ok(reading(&own_desk(&app, &reader, &id, seat).await?, seat))
    };
    answer(&reader, read.await)
}

/// What a game has to say about what was played and what takes a while to compute, as a page or a piece of one.
pub(crate) async fn study(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Query(look): Query<As>,
) -> Response {
    let studied = async {
        if !is_id(&id) {
            return Err(Error::NotFound);
        }
        let (moment, seat) = (app.desk(&id).await?.now(), look.seat()?);
        let Ok(_place) = app.thinkers.acquire().await else { return Err(Error::Stale) };
        let by = reader.clone();
        let study = move || {
            let shown = Shown::new(&moment, &by.person, seat)?;
            let view = shown.table.view(shown.viewer);
            let page = shown.page(None, view.as_ref(), Vec::new(), &by);
            let made = if by.wants_json { dino_page::study } else { dino_page::study_page };
            made(&by.site(), &page).ok_or(Error::WrongTime)
        };
        tokio::task::spawn_blocking(study).await.map_err(|error| Error::internal(&error))?
    };
    match studied.await {
        Ok(page) => page.into_response(),
        Err(error) => error.response(&reader, &[]),
    }
}

fn answer(reader: &Reader, result: Result<Value, Error>) -> Response {
    match result {
        Ok(value) => Json(value).into_response(),
        Err(error) => error.json(&error.sentence(&[], reader.words())),
    }
}

/// The desk of a table at which the seat is this reader's.
async fn own_desk(app: &App, reader: &Reader, id: &str, seat: Seat) -> Result<Desk, Error> {
    if !is_id(id) {
        return Err(Error::NotFound);
    }
    let desk = app.desk(id).await?;
    let yours = desk.now().lobby.seats_of(&reader.person).contains(seat);
    if yours { Ok(desk) } else { Err(Error::NotYourSeat) }
}

/// The clock of a seat, and how far its timed actions are taken.
fn reading(desk: &Desk, seat: Seat) -> Value {
    let moment = desk.now();
    let clock = moment.table.as_ref().and_then(|table| moment.clocks.reading(table.as_ref(), seat));
    let (done, told) = moment.clocks.numbers[seat.index()];
    json!({
        "elapsed": clock.map(|(elapsed, _)| elapsed.as_millis() as u64),
        "limit": clock.map(|(_, limit)| limit.as_millis() as u64),
        "done": done,
        "look": told,
    })
}

fn read(text: &str) -> Result<Vec<Timed>, Error> {
    let one = |text: &str| {
        let (number, rest) = text.split_once(':')?;
        let (clock, action) = rest.split_once(':')?;
        Some((number.parse().ok()?, clock.parse().ok()?, action.to_owned()))
    };
    let timed: Option<Vec<Timed>> = text.split(',').take(MOST + 1).map(one).collect();
    timed.filter(|timed| timed.len() <= MOST).ok_or(Error::BadInput)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timed_actions_are_read_or_refused() {
        let two = vec![(3, 5_000, "slide b01#1".to_owned()), (4, 5_200, "done".to_owned())];
        assert_eq!(read("3:5000:slide b01#1,4:5200:done").ok(), Some(two));
        let many = vec!["1:1:done"; MOST + 1].join(",");
        for junk in ["", "1", "1:2", "x:2:done", "1:-2:done", "1:99999999999:done", &many] {
            assert!(read(junk).is_err(), "{junk}");
        }
    }
}
