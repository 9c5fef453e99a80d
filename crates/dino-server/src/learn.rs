//! Lessons and practice. Nothing is kept of them here: an address says the lesson, the step and the way that led there, and
//! the position is played again from the lesson's text. The browser keeps how far one is.

use crate::app::App;
use crate::clock::now;
use crate::error::Error;
use crate::forms::{play, tables};
use crate::lobby::Lobby;
use crate::rate_limit::ClientAddress;
use crate::reader::Reader;
use crate::{table_limits, waiting};
use axum::Json;
use axum::extract::{Extension, Form, Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use dino_bots::Kind as BotKind;
use dino_core::{Pending, Seat, Viewer};
use dino_games::lesson::{Position, Tried, position};
use dino_page::lesson::{Kind, Lesson, LessonPage, Progress, lesson, lessons_of, of_kind};
use dino_store::Turn;
use maud::Markup;
use serde::Deserialize;
use serde_json::json;
use std::collections::HashMap;

/// The cookie that says how far one is: `cub.first.5`, joined by underscores.
pub(crate) const LEARNT: &str = "learnt";

/// The longest part of an address that says a way.
const MAX_WAY: usize = 64;

/// How far a reader is in the lessons of a game.
pub(crate) fn progress(reader: &Reader, game: &str) -> Progress {
    let Some(page) = dino_page::games::page(game) else { return Progress::default() };
    let prefix = page.meta.prefix.to_lowercase();
    let entry = |entry: &str| {
        let [of, id, step] = entry.split('.').collect::<Vec<_>>()[..] else { return None };
        let lesson = lesson(game, id).filter(|_| of == prefix)?;
        Some((lesson, step.parse::<usize>().ok()?.min(lesson.steps.len() + 1)))
    };
    let mut progress = Progress::default();
    for (lesson, step) in reader.learnt.split('_').filter_map(entry) {
        match lesson.kind {
            Kind::Lesson => progress.steps.push((lesson.id.clone(), step)),
            Kind::Practice if step > lesson.steps.len() => progress.solved.push(lesson.id.clone()),
            Kind::Practice => {}
        }
    }
    progress
}

/// Lets the browser keep that this step was reached; what was done once stays done.
fn remember(reader: &Reader, response: &mut Response, lesson: &Lesson, step: usize) {
    let known = progress(reader, lesson.game);
    let is_done = known.of(lesson) > lesson.steps.len() || known.solved.contains(&lesson.id);
    if is_done || (lesson.kind == Kind::Practice && step < lesson.steps.len()) {
        return;
    }
    let prefix =
        dino_page::games::page(lesson.game).map_or_else(String::new, |page| page.meta.prefix.to_lowercase());
    let own = format!("{prefix}.{}.", lesson.id);
    let all = || dino_page::games::PAGES.iter().flat_map(|page| lessons_of(page.meta.id));
    let is_known = |entry: &&str| all().any(|lesson| entry.split('.').nth(1) == Some(&lesson.id));
    let others = reader.learnt.split('_').filter(|entry| !entry.starts_with(&own)).filter(is_known);
    let mut entries: Vec<String> = others.map(str::to_owned).collect();
    entries.push(format!("{own}{}", step + 1));
    if let Ok(value) = HeaderValue::from_str(&reader.lasting_cookie(LEARNT, entries.join("_"))) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// All lessons of a game.
pub(crate) async fn overview(
    Extension(reader): Extension<Reader>,
    Path(game): Path<String>,
) -> Result<Markup, Error> {
    let page = dino_page::games::page(&game).ok_or(Error::NotFound)?;
    Ok(dino_page::lesson::overview(&reader.site(), page, &progress(&reader, &game)))
}

/// A lesson without a step begins at its first.
pub(crate) async fn begin(Path((game, id)): Path<(String, String)>) -> Result<Redirect, Error> {
    let lesson = lesson(&game, &id).ok_or(Error::NotFound)?;
    Ok(Redirect::to(&address(lesson, 0, &[])))
}

/// A step of a lesson, as its address says it.
struct AtStep {
    lesson: &'static Lesson,
    step: usize,
    position: Position,
}

/// The address of a step, from 0.
fn address(lesson: &Lesson, step: usize, way: &[usize]) -> String {
    let way: Vec<String> = way.iter().map(ToString::to_string).collect();
    let way = if way.is_empty() { String::new() } else { format!("~{}", way.join(".")) };
    format!("/learn/{}/{}/{}{way}", lesson.game, lesson.id, step + 1)
}

impl AtStep {
    fn find((game, id, step): &(String, String, String)) -> Result<AtStep, Error> {
        let lesson = lesson(game, id).ok_or(Error::NotFound)?;
        if step.len() > MAX_WAY {
            return Err(Error::NotFound);
        }
        let (step, way) = step.split_once('~').unwrap_or((step, ""));
        let step = step.parse::<usize>().ok().and_then(|step| step.checked_sub(1)).ok_or(Error::NotFound)?;
        let way = way.split('.').filter(|part| !part.is_empty()).map(str::parse::<usize>);
        let way = way.collect::<Result<Vec<_>, _>>().map_err(|_| Error::NotFound)?;
        if step > lesson.steps.len() {
            return Err(Error::NotFound);
        }
        let position = position(lesson, step, &way).map_err(|_| Error::NotFound)?;
        Ok(AtStep { lesson, step, position })
    }

    fn address(&self) -> String {
        address(self.lesson, self.step, &self.position.way)
    }

    /// The step before this one, by the same way.
    fn back(&self) -> Option<String> {
        let step = self.step.checked_sub(1)?;
        let before = position(self.lesson, step, &self.position.way).ok()?;
        Some(address(self.lesson, step, &before.way))
    }

    fn page(&self, reader: &Reader, look: &Look) -> LessonPage<'static> {
        let (lesson, words) = (self.lesson, reader.words());
        let awaits = lesson.steps.get(self.step).is_some_and(|step| !step.awaits.is_empty());
        let tried = look.tried.as_deref().filter(|_| awaits);
        let first = self.position.awaited.first().filter(|_| look.show.is_some());
        let solved = (lesson.kind == Kind::Practice).then(|| {
            let (mut known, all) =
                (progress(reader, lesson.game).solved, of_kind(lesson.game, Kind::Practice));
            if self.step == lesson.steps.len() && !known.contains(&lesson.id) {
                known.push(lesson.id.clone());
            }
            [known.len(), all.count()]
        });
        LessonPage {
            lesson,
            step: self.step,
            address: self.address(),
            back: self.back(),
            next: (self.step < lesson.steps.len() && !awaits)
                .then(|| address(lesson, self.step + 1, &self.position.way)),
            answer: tried.map(|action| self.position.answer(lesson, self.step, action, words)),
            shown: first.and_then(|action| self.position.clicked(lesson, action, words)),
            solved,
        }
    }
}

/// What one wants to see at a step.
#[derive(Deserialize, Default)]
pub(crate) struct Look {
    /// What was tried, in notation.
    tried: Option<String>,
    /// Whether one wants to be shown what to do.
    show: Option<String>,
}

pub(crate) async fn step(
    Extension(reader): Extension<Reader>,
    Path(path): Path<(String, String, String)>,
    look: Result<Query<Look>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Error> {
    let at = AtStep::find(&path)?;
    let look = look.map(|Query(look)| look).unwrap_or_default();
    let said = at.page(&reader, &look);
    let (mut response, origin) = (Response::default(), reader.shared_origin());
    at.position.show(at.lesson, said, &reader.site(), origin, |page, parts| {
        response = dino_page::table(&reader.site(), page, parts, "").into_response();
    });
    remember(&reader, &mut response, at.lesson, at.step);
    Ok(response)
}

/// The learner acts: on to the next step, or an answer at this one.
pub(crate) async fn act(
    Extension(reader): Extension<Reader>,
    Path(path): Path<(String, String, String)>,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Response, Error> {
    let at = AtStep::find(&path)?;
    let action = play::action_of(|name| fields.get(name).map(String::as_str))?;
    let (next, again) = match at.position.tried(&action) {
        Tried::Right(way) => (address(at.lesson, at.step + 1, &way), false),
        Tried::Wrong => (format!("{}?tried={}", at.address(), escaped(&action)), true),
    };
    if reader.wants_json {
        return Ok(Json(json!({ "next": next, "again": again })).into_response());
    }
    Ok(Redirect::to(&next).into_response())
}

/// A text as it may stand in an address.
pub(crate) fn escaped(text: &str) -> String {
    let sign = |byte: u8| match byte {
        byte if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// A question about an action, or about a thing.
#[derive(Deserialize)]
pub(crate) struct Question {
    seat: Option<String>,
    pub(crate) action: Option<String>,
    pub(crate) about: Option<String>,
}

impl Question {
    /// Whose place it is about.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat.as_deref()?.parse().ok()
    }
}

/// Why an action is not allowed, as at a table.
pub(crate) async fn why(
    Extension(reader): Extension<Reader>,
    Path(path): Path<(String, String, String)>,
    Query(question): Query<Question>,
) -> Result<Response, Error> {
    let at = AtStep::find(&path)?;
    let (words, action) = (reader.words(), question.action.ok_or(Error::BadInput)?);
    let Err(error) = at.position.check(at.lesson.you, &action).map_err(Error::from) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let refused = crate::projection::refusal(&error, &at.lesson.seat_names(words), words);
    Ok(Json(json!({ "sentence": refused.sentence, "rule": refused.rule })).into_response())
}

/// What there is to know about what somebody considers, as at a table.
pub(crate) async fn consider(
    Extension(reader): Extension<Reader>,
    Path(path): Path<(String, String, String)>,
    Query(question): Query<Question>,
) -> Result<Response, Error> {
    let at = AtStep::find(&path)?;
    let seat = question.seat().ok_or(Error::BadInput)?;
    if seat.index() >= usize::from(at.lesson.seats) {
        return Err(Error::BadInput);
    }
    let about = question.about.ok_or(Error::BadInput)?;
    let view = at.position.table.view(Viewer::Seat(at.lesson.you));
    Ok(view.consider(seat, &about, reader.words()).map_or_else(
        || StatusCode::NO_CONTENT.into_response(),
        |about| {
            Json(json!({ "sentence": about.sentence, "short": about.short, "marks": about.marks }))
                .into_response()
        },
    ))
}

/// From the end of a lesson into a game with the gentlest bots.
pub(crate) async fn play_on(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Extension(client): Extension<ClientAddress>,
    Path(path): Path<(String, String, String)>,
) -> Result<Redirect, Error> {
    let at = AtStep::find(&path)?;
    let lesson = at.lesson;
    if at.position.table.pending() == Pending::Over {
        return Ok(Redirect::to(&format!("/start/{}", lesson.game)));
    }
    let meta = dino_games::meta(lesson.game).ok_or(Error::NotFound)?;
    let mut lobby = Lobby::new(meta, &reader.person, lesson.seats)?;
    lobby.bot = BotKind::Egg.name().to_owned();
    lobby.options.clone_from(&lesson.options);
    lobby.listed = false;
    lobby.sit(lesson.you, &reader.person, &reader.own_name())?;
    lobby.fill_with_bots();
    let seed = lobby.seed.parse().map_err(|_| Error::internal(&"a seed that is none"))?;
    let mut table = lobby.setup().open(seed, Vec::new(), lobby.players())?;
    let is_event = |line: &&String| !line.starts_with(['#', '@']);
    for event in at.position.table.lines_from(0).iter().filter(is_event) {
        table.lay(event).map_err(|error| Error::internal(&error))?;
    }
    table.settle();
    lobby.header = Some(table.record(false).header.to_string());
    let admission = table_limits::admit(&app, client, lobby.listed, false).await?;
    let id = tables::store_opened(&app, &lobby, admission.opener.as_ref()).await?;
    let pending = Some(waiting::to_text(table.pending()));
    app.store.append_turn(&id, 0, Turn { lines: table.lines_from(0), pending, now: now() }).await?;
    app.store.join(&reader.person, &id).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// How far a reader is, game by game, for the first page.
pub(crate) fn all_progress(reader: &Reader) -> Vec<(&'static str, Progress)> {
    dino_page::games::IDS.into_iter().map(|game| (game, progress(reader, game))).collect()
}

#[cfg(test)]
mod tests;
