//! The same deal again: a finished game's, from its beginning or from any moment, and the deal of the day. Everybody who plays a
//! deal draws the same cards from the same seed, and meets bots that take their chance from it too.

use crate::app::App;
use crate::clock::now;
use crate::daily;
use crate::error::Error;
use crate::forms::tables::store_opened;
use crate::history::date;
use crate::ids::random_id;
use crate::lobby::{Lobby, SeatEntry};
use crate::rate_limit::ClientAddress;
use crate::reader::Reader;
use crate::request::FormRequest;
use crate::table_limits;
use crate::table_task::{Command, Snapshot};
use crate::waiting;
use axum::extract::{Extension, Path, State};
use axum::response::Redirect;
use dino_core::{PERSON, Pending, Record, Seat, Seed};
use dino_page::GamePage;
use dino_page::model::{DealLine, DealPage};
use dino_store::{NewTable, StoredTable, TableStatus, Turn};
use maud::Markup;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// How many tables are looked through for those of a deal, the last first.
const MAX_TABLES: u32 = 1_000;

/// Which deal a table plays, where others play the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Deal {
    /// The id of the table that was dealt so first, or `DAY-GAME` for the deal of a day.
    pub(crate) of: String,
    /// What seats added to the seed then: nothing is added any more.
    pub(crate) parts: Vec<(Seat, String)>,
}

impl Deal {
    /// The parts of the seed.
    pub(crate) fn seed_parts(&self) -> Vec<(Seat, Seed)> {
        self.parts.iter().filter_map(|(seat, part)| Some((*seat, part.parse().ok()?))).collect()
    }
}

/// A finished game's deal again: against bots at once, or at a table that waits for friends.
pub(crate) async fn again(request: FormRequest) -> Result<Redirect, Error> {
    let snapshot = request.snapshot();
    let (lobby, record) = finished(&snapshot)?;
    let own = lobby.seats_of(&request.reader.person).first().ok_or(Error::NotYourSeat)?;
    let mut next = dealt_like(lobby, &record, &snapshot.id, &request.reader)?;
    next.sit(own, &request.reader.person, &request.reader.own_name())?;
    let bots = request.field("with") != Some("friends");
    open(&request.app, &request.reader, request.address, next, bots).await
}

/// Plays a finished game on from a moment, against bots.
pub(crate) async fn play_on(request: FormRequest) -> Result<Redirect, Error> {
    let snapshot = request.snapshot();
    let (lobby, record) = finished(&snapshot)?;
    if lobby.seats_of(&request.reader.person).is_empty() {
        return Err(Error::NotYourSeat);
    }
    let at = request.field("at").and_then(|at| at.parse().ok()).ok_or(Error::BadInput)?;
    let seat = request.seat()?;
    let mut next = dealt_like(lobby, &record, &snapshot.id, &request.reader)?;
    // It is no longer the same game: nobody compares it.
    next.deal = None;
    next.sit(seat, &request.reader.person, &request.reader.own_name())?;
    next.fill_with_bots();
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    let begun = table.replayed(at, next.players()).ok_or(Error::WrongTime)?;
    next.header = Some(begun.record(false).header.to_string());
    let admission = table_limits::admit(&request.app, request.address, false, false).await?;
    let (id, meta) = (random_id()?, serde_json::to_string(&next).map_err(|error| Error::internal(&error))?);
    let made = NewTable {
        id: id.clone(),
        created_at: now(),
        visible: false,
        meta,
        opener: admission.opener.clone(),
    };
    let store = &request.app.store;
    store.create_table(made).await?;
    let turn =
        Turn { lines: begun.lines_from(0), pending: Some(waiting::to_text(begun.pending())), now: now() };
    store.append_turn(&id, 0, turn).await?;
    store.set_status(&id, TableStatus::Running, now()).await?;
    store.join(&request.reader.person, &id).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// The lobby and the record of a game that is over.
fn finished(snapshot: &Snapshot) -> Result<(&Lobby, Record), Error> {
    let over = snapshot.table.as_ref().filter(|table| table.pending() == Pending::Over);
    Ok((&snapshot.lobby, over.ok_or(Error::WrongTime)?.record(true)))
}

/// A lobby with the same game and the same seed, and free seats.
fn dealt_like(lobby: &Lobby, record: &Record, id: &str, reader: &Reader) -> Result<Lobby, Error> {
    let meta = dino_games::meta(&lobby.game).ok_or(Error::NotFound)?;
    let mut next = Lobby::new(meta, &reader.person, lobby.seats.len() as u8)?;
    (next.options, next.sheet) = (lobby.options.clone(), lobby.sheet.clone());
    let bot = lobby.seats.iter().find_map(|entry: &SeatEntry| entry.bot.clone());
    next.bot = bot.unwrap_or_else(|| lobby.bot.clone());
    (next.seed, next.listed) = (lobby.seed.clone(), false);
    let parts = record.header.parts.iter().map(|(seat, part)| (*seat, part.to_string())).collect();
    let of = lobby.deal.as_ref().map_or_else(|| id.to_owned(), |deal| deal.of.clone());
    next.deal = Some(Deal { of, parts });
    Ok(next)
}

pub(crate) async fn open(
    app: &App,
    reader: &Reader,
    address: ClientAddress,
    lobby: Lobby,
    bots: bool,
) -> Result<Redirect, Error> {
    let admission = table_limits::admit(app, address, false, false).await?;
    let id = store_opened(app, &lobby, admission.opener.as_ref()).await?;
    app.store.join(&reader.person, &id).await?;
    if bots {
        let begin = Command::Begin { fill: true, parts: Vec::new() };
        app.load_table(&id).await?.request(begin).await?;
    }
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Who played a deal, and how well: of a table, of a day, or `daily-GAME` for today's.
pub(crate) async fn page(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(deal): Path<String>,
) -> Result<Markup, Error> {
    let is_deal = deal.len() <= 64 && deal.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let today = deal.strip_prefix("daily-").map(|game| dino_page::games::page(game).ok_or(Error::NotFound));
    let today = today.transpose()?;
    let key = match today {
        Some(game) => daily::key(game),
        None if is_deal => deal,
        None => return Err(Error::NotFound),
    };
    let tables = tables(&app).await?;
    let (game, played) = played(&tables, &key);
    let game = today.or(game).ok_or(Error::NotFound)?;
    let is_today = today.is_some() || key == daily::key(game);
    let is_solo = if is_today { game.daily.seats < 2 } else { played.iter().all(|one| one.of < 2) };
    let par = if is_today { app.daily.par(&app, game).await } else { None };
    let line = |one: &Played| DealLine {
        table: one.table.clone(),
        name: one.name.clone(),
        is_you: one.person == reader.person,
        rank: one.rank,
        points: one.points,
    };
    let lines = played.iter().map(line).collect();
    let page = DealPage { game, day: is_today.then(|| date(now())), par, is_solo, key, lines };
    Ok(dino_page::deal(&reader.site(), &page))
}

/// What somebody made of a deal, and of how many at that table.
pub(crate) struct Played {
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) points: i32,
    table: String,
    rank: u8,
    of: usize,
}

/// The last tables, the oldest first.
pub(crate) async fn tables(app: &App) -> Result<Vec<(StoredTable, Lobby)>, Error> {
    let mut tables = app.store.tables(0, MAX_TABLES).await?;
    tables.sort_by_key(|table| table.created_at);
    let readable = |stored: StoredTable| Some((serde_json::from_str(&stored.meta).ok()?, stored));
    Ok(tables.into_iter().filter_map(readable).map(|(lobby, stored)| (stored, lobby)).collect())
}

/// All who played a deal at these tables, the best first, and its game. Only the first time counts, where one knows nothing of
/// the deal.
pub(crate) fn played(tables: &[(StoredTable, Lobby)], key: &str) -> (Option<&'static GamePage>, Vec<Played>) {
    let (mut all, mut game, mut people) = (Vec::new(), None, BTreeSet::new());
    for (stored, lobby) in tables {
        if stored.id == key || lobby.deal.as_ref().is_some_and(|deal| deal.of == key) {
            game = game.or_else(|| dino_page::games::page(&lobby.game));
            all.extend(results(stored, lobby).into_iter().filter(|one| people.insert(one.person.clone())));
        }
    }
    all.sort_by_key(|one| (one.rank, std::cmp::Reverse(one.points)));
    (game, all)
}

/// What the people at a finished table made of its deal.
fn results(stored: &StoredTable, lobby: &Lobby) -> Vec<Played> {
    let Some(result) = lobby.result.as_ref().filter(|_| stored.status == TableStatus::Over) else {
        return Vec::new();
    };
    let one = |(seat, entry): (Seat, &SeatEntry)| {
        Some(Played {
            person: entry.person.clone()?,
            name: if entry.name.is_empty() { PERSON.to_owned() } else { entry.name.clone() },
            points: *result.points.get(seat.index())?,
            table: stored.id.clone(),
            rank: *result.ranks.get(seat.index())?,
            of: lobby.seats.len(),
        })
    };
    lobby.entries().filter_map(one).collect()
}
