//! Find the better move: a decision of a review, tried again. Whatever is nearly as good as the best counts.

use crate::error::Error;
use crate::forms::play;
use crate::hints;
use crate::learn::{Question, escaped};
use crate::projection::{self, Projection};
use crate::request::{FormRequest, TableRequest};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use dino_bots::review::{Judged, Review};
use dino_core::{SeatSet, Viewer};
use dino_page::Tried;
use dino_page::model::{Advice, Suggestion};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;

/// What gives away no more than so much of a game counts as the best.
const CLOSE_ENOUGH: f64 = 0.02;
/// In how many worlds a try is compared with the best.
const WORLDS: u32 = 160;

/// What one wants to see of it.
#[derive(Deserialize, Default)]
pub(crate) struct Look {
    /// What was tried, in notation.
    tried: Option<String>,
    /// Whether one wants to be shown the best.
    show: Option<String>,
}

/// The decision after so many events, to be tried; with what came of a try.
pub(crate) async fn page(
    request: TableRequest,
    Path((_, at)): Path<(String, String)>,
    look: Result<Query<Look>, QueryRejection>,
) -> Result<Markup, Error> {
    let look = look.map(|Query(look)| look).unwrap_or_default();
    let review = review(&request).await?;
    let (events, judged) = decision(&review, &at)?;
    let mut tried = match look.tried {
        Some(action) => Some(judge(&request, events, judged, action).await?),
        None => look.show.map(|_| Tried::default()),
    };
    if let Some(tried) = tried.as_mut().filter(|tried| tried.is_good || tried.label.is_none()) {
        tried.best = best(&request, events, judged);
    }
    drawn(&request, &review, (events, judged), tried.as_ref())
}

/// A try, or a wish to be shown: both are an address.
pub(crate) async fn attempt(
    Path((_, at)): Path<(String, String)>,
    request: FormRequest,
) -> Result<Response, Error> {
    let review = review(&request).await?;
    let (events, judged) = decision(&review, &at)?;
    let query = if request.field("show").is_some() {
        "show=on".to_owned()
    } else {
        let action = play::action_of(|name| request.field(name))?;
        said(&request, events, judged, &action)?;
        format!("tried={}", escaped(&action))
    };
    let next = format!("/t/{}/review/{at}?{query}", request.id);
    if request.reader.wants_json {
        return Ok(Json(json!({ "next": next, "again": true })).into_response());
    }
    Ok(Redirect::to(&next).into_response())
}

/// How a try compares with the best.
async fn judge(
    request: &TableRequest,
    events: usize,
    judged: &Judged<String>,
    action: String,
) -> Result<Tried, Error> {
    let mut tried = Tried { label: Some(said(request, events, judged, &action)?), ..Tried::default() };
    let (snapshot, seat, best) = (request.snapshot(), judged.seat, judged.best.clone());
    let (loss, error) = hints::think(&request.app, request.address, move || {
        let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
        table.given_away(events, seat, [&action, &best], WORLDS).ok_or(Error::Unreadable)
    })
    .await?;
    tried.is_good = loss <= CLOSE_ENOUGH.max(error);
    tried.loss = (loss.max(0.0) * 1000.0).round() as i32;
    Ok(tried)
}

/// An action in words; refused where it could not be done then.
fn said(
    request: &TableRequest,
    events: usize,
    judged: &Judged<String>,
    action: &str,
) -> Result<String, Error> {
    let (snapshot, words) = (request.snapshot(), request.reader.words());
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    let said = table.said(events, judged.seat, action, snapshot.seat_names(words), words);
    said.map(|(label, ..)| label).ok_or(Error::Unreadable)
}

/// Why an action could not be done then, as at a table.
pub(crate) async fn why(
    request: TableRequest,
    Path((_, at)): Path<(String, String)>,
    Query(question): Query<Question>,
) -> Result<Response, Error> {
    let review = review(&request).await?;
    let (events, judged) = decision(&review, &at)?;
    let (snapshot, words) = (request.snapshot(), request.reader.words());
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    let action = question.action.ok_or(Error::BadInput)?;
    let then = table.replayed(events, snapshot.lobby.players()).ok_or(Error::WrongTime)?;
    let Err(error) = then.check(judged.seat, &action).map_err(Error::from) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let refused = projection::refusal(&error, snapshot.seat_names(words), words);
    Ok(Json(json!({ "sentence": refused.sentence, "rule": refused.rule })).into_response())
}

/// What there is to know about what somebody considers, as at a table.
pub(crate) async fn consider(
    request: TableRequest,
    Path((_, at)): Path<(String, String)>,
    Query(question): Query<Question>,
) -> Result<Response, Error> {
    let review = review(&request).await?;
    let (events, judged) = decision(&review, &at)?;
    let snapshot = request.snapshot();
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    let seat = question.seat().filter(|seat| seat.number() <= table.seats()).ok_or(Error::BadInput)?;
    let about = question.about.ok_or(Error::BadInput)?;
    let view = table.view_at(events, Viewer::Seat(judged.seat));
    Ok(view.consider(seat, &about, request.reader.words()).map_or_else(
        || StatusCode::NO_CONTENT.into_response(),
        |about| {
            Json(json!({ "sentence": about.sentence, "short": about.short, "marks": about.marks }))
                .into_response()
        },
    ))
}

/// What would have been best, as a hint says it.
fn best(request: &TableRequest, at: usize, judged: &Judged<String>) -> Option<Advice> {
    let (snapshot, words) = (request.snapshot(), request.reader.words());
    let table = snapshot.table.as_ref()?;
    let (label, why, elements) =
        table.said(at, judged.seat, &judged.best, snapshot.seat_names(words), words)?;
    let one =
        Suggestion { action: judged.best.clone(), label, wins: None, why, elements, is_together: false };
    Some(Advice { seat: judged.seat, at, suggestions: vec![one] })
}

/// The review of the table, as far as it is made.
async fn review(request: &TableRequest) -> Result<std::sync::Arc<Review<String>>, Error> {
    request.app.reviews.of(&request.app, &request.snapshot()).await?.review()?.ok_or(Error::WrongTime)
}

/// The decision after so many events, if it could have been better.
fn decision<'r>(review: &'r Review<String>, at: &str) -> Result<(usize, &'r Judged<String>), Error> {
    let at: usize = at.parse().map_err(|_| Error::NotFound)?;
    let step = review.steps.iter().find(|step| step.from == at).and_then(|step| step.decision());
    let judged = step.filter(|judged| judged.mark().is_some()).ok_or(Error::NotFound)?;
    Ok((at, judged))
}

fn drawn(
    request: &TableRequest,
    review: &Review<String>,
    (at, judged): (usize, &Judged<String>),
    tried: Option<&Tried>,
) -> Result<Markup, Error> {
    let (snapshot, reader) = (request.snapshot(), &request.reader);
    let mut shown = Projection::new(&snapshot, &reader.person, None)?;
    // Once a game is over there is nothing left to hide: the table is seen as whoever decided saw it.
    (shown.viewer, shown.yours) = (Viewer::Seat(judged.seat), SeatSet::one(judged.seat));
    let view = shown.table.view_at(at, shown.viewer);
    let mut page = shown.replay(at, view.as_ref(), reader);
    // Whoever sat there, now the reader does.
    (page.replay, page.follows, page.automatic) = (false, None, SeatSet::EMPTY);
    page.seats.iter_mut().filter(|entry| entry.seat == judged.seat).for_each(|entry| entry.bot = false);
    let words = reader.words();
    let done = shown.table.said(at, judged.seat, &judged.chosen, snapshot.seat_names(words), words);
    let done = done.map_or_else(|| judged.chosen.clone(), |(label, ..)| label);
    let later =
        review.decisions(judged.seat).filter(|(step, other)| step.from > at && other.mark().is_some());
    let next = later.map(|(step, _)| step.from).next();
    Ok(dino_page::puzzle(&reader.site(), &page, &done, tried, next))
}
