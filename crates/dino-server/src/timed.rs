//! What happens under a running clock, and what takes a while to find out.

use crate::error::Error;
use crate::projection::Projection;
use crate::rate_limit::ClientAddress;
use crate::request::{FormRequest, TableRequest};
use crate::table_task::clock::TimedAction;
use crate::table_task::{Command, TableHandle};
use axum::Json;
use axum::extract::Extension;
use dino_core::Seat;
use dino_page::model::TablePage;
use maud::Markup;
use serde_json::{Value, json};

/// The most timed actions that are taken from one request: more than anybody does while an answer is on its way.
const MAX_ACTIONS: usize = 64;

/// How many may wait for a study: it takes a second or so each, once for a round of a table.
const MAX_STUDIES: usize = 32;
/// How many of one address: a family after a round.
const MAX_STUDIES_PER_ADDRESS: usize = 6;

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
    let seat = request.seat.ok_or(Error::BadInput)?;
    let seat = request.credential().authorize(&request.snapshot().lobby, seat)?;
    Ok(Json(clock_json(&request.handle, seat)))
}

/// What a game has to say about what was played and what takes a while to compute, as a page or a piece of one. Nobody
/// waits for it who plays: it has a thread of its own, for which few of an address may wait.
pub(crate) async fn study(
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    request: TableRequest,
) -> Result<Markup, Error> {
    let place = request
        .app
        .study_queue
        .permit(address, MAX_STUDIES_PER_ADDRESS, MAX_STUDIES)
        .ok_or(Error::TooMany)?;
    let turn = request.app.study_permits.clone().acquire_owned().await.map_err(|_| Error::Busy)?;
    // Whose eyes it is seen with is decided now, after the wait.
    let (snapshot, reader, seat) = (request.snapshot(), request.reader.clone(), request.seat);
    let study = move || {
        let _held = (place, turn);
        let shown = Projection::new(&snapshot, &reader.person, seat)?;
        let view = shown.view();
        let page = TablePage { drawings: Some(snapshot.studies()), ..shown.page(view.as_ref(), &reader) };
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

    #[tokio::test]
    async fn few_of_an_address_wait_for_a_study_and_it_waits_for_no_bot() {
        let store = std::sync::Arc::new(dino_store::SqliteStore::memory().await.unwrap());
        let app = crate::app::App::new(store, crate::Settings::default()).await.unwrap();
        let lobby = crate::lobby::Lobby::new(dino_games::meta("mesozooic").unwrap(), "ann", 2).unwrap();
        let id = crate::forms::tables::store_new(&app, &lobby).await.unwrap();
        let status = async || {
            let request = axum::http::Request::get(format!("/t/{id}/study"));
            let request = request.body(axum::body::Body::empty()).unwrap();
            let Ok(answer) =
                tower_service::Service::call(&mut crate::app::routes(app.clone()), request).await;
            answer.status().as_u16()
        };
        let nowhere = crate::rate_limit::address(&axum::http::Request::new(()), false);
        let permit = || app.study_queue.permit(nowhere, MAX_STUDIES_PER_ADDRESS, MAX_STUDIES);
        let places: Vec<_> = std::iter::from_fn(permit).collect();
        assert_eq!(places.len(), MAX_STUDIES_PER_ADDRESS);
        assert_eq!(status().await, 429, "as many of this address wait already");
        drop(places);
        // All bots think: a study does not wait for them either.
        let _thinking = app.bot_permits.clone().acquire_many_owned(app.settings.bot_threads as u32).await;
        assert_eq!(status().await, 409, "nothing was played that could be studied");
    }
}
