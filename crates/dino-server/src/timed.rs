//! What happens under a running clock, and what takes a while to find out.

use crate::desk::clock::Timed;
use crate::desk::{Ask, Desk};
use crate::error::Error;
use crate::show::Shown;
use crate::visit::{Visit, Wish};
use axum::Json;
use axum::response::{IntoResponse, Response};
use dino_core::Seat;
use serde_json::{Value, json};

/// The most timed actions that are taken from one request: more than anybody does while an answer is on its way.
const MOST: usize = 64;

/// Takes timed actions of a seat, all that were not answered yet, and says how far it came. They stand in the field
/// `actions`, joined by commas: `number:milliseconds:action` each.
pub(crate) async fn act(wish: Wish) -> Response {
    let taken = async {
        let (seat, timed) = (wish.own_seat()?, read(wish.field("actions").unwrap_or_default())?);
        let looked = wish.field("looked").and_then(|looked| looked.parse().ok()).ok_or(Error::BadInput)?;
        wish.ask(Ask::Timed { seat, looked, timed }).await?;
        Ok(reading(&wish.visit.desk, seat))
    };
    answer(&wish.visit, taken.await)
}

/// How the clock of a seat stands.
pub(crate) async fn clock(visit: Visit) -> Response {
    let own = visit.moment().lobby.seats_of(&visit.reader.person);
    let read = match visit.seat {
        None => Err(Error::BadInput),
        Some(seat) if own.contains(seat) => Ok(reading(&visit.desk, seat)),
        Some(_) => Err(Error::NotYourSeat),
    };
    answer(&visit, read)
}

/// What a game has to say about what was played and what takes a while to compute, as a page or a piece of one.
pub(crate) async fn study(visit: Visit) -> Response {
    let (moment, by, seat) = (visit.moment(), visit.reader.clone(), visit.seat);
    let studied = async {
        let Ok(_place) = visit.app.thinkers.acquire().await else { return Err(Error::Stale) };
        let study = move || {
            let shown = Shown::new(&moment, &by.person, seat)?;
            let view = shown.table.view(shown.viewer);
            let page = shown.page(None, view.as_ref(), Vec::new(), &by);
            let made = if by.wants_json { dino_page::study } else { dino_page::study_page };
            made(&by.site(), &page).ok_or(Error::WrongTime)
        };
        tokio::task::spawn_blocking(study).await.map_err(|error| Error::internal(&error))?
    };
    visit.answer(studied.await)
}

fn answer(visit: &Visit, result: Result<Value, Error>) -> Response {
    match result {
        Ok(value) => Json(value).into_response(),
        Err(error) => error.json(&error.sentence(&visit.names(), visit.reader.words())),
    }
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
