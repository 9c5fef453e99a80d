//! What happens under a running clock, and what takes a while to find out.

use crate::error::Error;
use crate::projection::Projection;
use crate::request::{FormRequest, TableRequest};
use crate::table_task::clock::TimedAction;
use crate::table_task::{Command, TableHandle};
use axum::Json;
use dino_core::Seat;
use maud::Markup;
use serde_json::{Value, json};

/// The most timed actions that are taken from one request: more than anybody does while an answer is on its way.
const MAX_ACTIONS: usize = 64;

/// Takes timed actions of a seat, all that were not answered yet, and says how far it came. They stand in the field
/// `actions`, joined by commas: `number:milliseconds:action` each.
pub(crate) async fn act(request: FormRequest) -> Result<Json<Value>, Error> {
    let (seat, actions) = (request.seat()?, parse_actions(request.field("actions").unwrap_or_default())?);
    let resyncs = request.field("looked").and_then(|looked| looked.parse().ok()).ok_or(Error::BadInput)?;
    request.send(Command::ActTimed { by: request.credential(), seat, resyncs, actions }).await?;
    Ok(Json(clock_json(&request.handle, seat)))
}

/// How the clock of a seat stands.
pub(crate) async fn clock(request: TableRequest) -> Result<Json<Value>, Error> {
    let own = request.snapshot().lobby.seats_of(&request.reader.person);
    let seat = request.seat.ok_or(Error::BadInput)?;
    if own.contains(seat) { Ok(Json(clock_json(&request.handle, seat))) } else { Err(Error::NotYourSeat) }
}

/// What a game has to say about what was played and what takes a while to compute, as a page or a piece of one.
pub(crate) async fn study(request: TableRequest) -> Result<Markup, Error> {
    let (snapshot, reader, seat) = (request.snapshot(), request.reader.clone(), request.seat);
    let permit = request.app.bot_permits.clone().acquire_owned().await.map_err(|_| Error::Busy)?;
    let study = move || {
        let _permit = permit;
        let shown = Projection::new(&snapshot, &reader.person, seat)?;
        let view = shown.view();
        let page = shown.page(view.as_ref(), &reader);
        let made = if reader.wants_json { dino_page::study } else { dino_page::study_page };
        made(&reader.site(), &page).ok_or(Error::WrongTime)
    };
    tokio::task::spawn_blocking(study).await.map_err(|error| Error::internal(&error))?
}

/// The clock of a seat, and how far its timed actions are taken.
fn clock_json(handle: &TableHandle, seat: Seat) -> Value {
    let snapshot = handle.snapshot();
    let clock = snapshot.table.as_ref().and_then(|table| snapshot.clocks.reading(table.as_ref(), seat));
    let progress = snapshot.clocks.timed[seat.index()];
    json!({
        "elapsed": clock.map(|(elapsed, _)| elapsed.as_millis() as u64),
        "limit": clock.map(|(_, limit)| limit.as_millis() as u64),
        "done": progress.last,
        "look": progress.resyncs,
    })
}

fn parse_actions(text: &str) -> Result<Vec<TimedAction>, Error> {
    let one = |text: &str| {
        let (number, rest) = text.split_once(':')?;
        let (claimed, action) = rest.split_once(':')?;
        let (number, claimed) = (number.parse().ok()?, claimed.parse().ok()?);
        Some(TimedAction { number, claimed, action: action.to_owned() })
    };
    let actions: Option<Vec<TimedAction>> = text.split(',').take(MAX_ACTIONS + 1).map(one).collect();
    actions.filter(|actions| actions.len() <= MAX_ACTIONS).ok_or(Error::BadInput)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timed_actions_are_read_or_refused() {
        let timed =
            |number, claimed, action: &str| TimedAction { number, claimed, action: action.to_owned() };
        let two = vec![timed(3, 5_000, "slide b01#1"), timed(4, 5_200, "done")];
        assert_eq!(parse_actions("3:5000:slide b01#1,4:5200:done").ok(), Some(two));
        let many = vec!["1:1:done"; MAX_ACTIONS + 1].join(",");
        for junk in ["", "1", "1:2", "x:2:done", "1:-2:done", "1:99999999999:done", &many] {
            assert!(parse_actions(junk).is_err(), "{junk}");
        }
    }
}
