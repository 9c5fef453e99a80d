//! How a table comes from the store into memory.

use super::chat::Speakers;
use super::clock::Clocks;
use super::commands::{Stored, TableTask};
use super::presence::Presence;
use super::sharing::Driver;
use super::{MAX_QUEUE, TableHandle, run};
use crate::app::App;
use crate::clock::{instant_of, now};
use crate::error::{EndReason, Error};
use crate::lobby::Lobby;
use crate::panic::catch;
use crate::waiting;
use dino_core::{Pace, Record};
use dino_games::{AnyTable, OpenError};
use dino_store::{StoreError, StoredTable, Turn};
use std::sync::Arc;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// Brings a table back from the store and starts its task.
pub(crate) async fn open(app: &App, id: &str) -> Result<TableHandle, Error> {
    let mut task = load(app, id).await?;
    task.sync_store().await;
    task.note_seen().await;
    let (presence, news) = (task.presence.clone(), task.news.clone());
    let (snapshot_sender, snapshots) = watch::channel(Arc::new(task.snapshot()));
    let (requests, inbox) = mpsc::channel(MAX_QUEUE);
    task.wake_bots();
    tokio::spawn(run::run(task, inbox, snapshot_sender));
    let (queue_timeout, metrics) = (app.settings.queue_timeout, app.metrics.clone());
    Ok(TableHandle { requests, snapshots, presence, news, queue_timeout, metrics })
}

/// A table as the store has it.
pub(super) async fn load(app: &App, id: &str) -> Result<TableTask, Error> {
    let stored = match app.store.table(id).await {
        Err(StoreError::NotFound) => return Err(why_gone(app, id).await),
        stored => stored?,
    };
    let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
    let table = repaired(app, id, reload(app, id, &lobby).await?).await?;
    note_waiting(app, &stored, table.as_deref()).await;
    let chat = app.store.chat(id, 0).await?;
    // Days go on while nobody looks; of minutes only those count in which one could have acted.
    // Where there are several servers one can always act.
    let clock_started = match lobby.pace {
        Pace::Days(_) => instant_of(stored.clock_started_at),
        Pace::Minutes(_) if app.store.is_shared() => instant_of(stored.clock_started_at),
        Pace::Free | Pace::Minutes(_) => Instant::now(),
    };
    let clocks = table.as_deref().map_or_else(Clocks::new, Clocks::resumed);
    let stored = Stored {
        version: stored.version,
        status: stored.status,
        visible: stored.visible,
        seen_at: stored.seen_at,
        archived: stored.archived,
    };
    Ok(TableTask {
        app: app.clone(),
        id: id.to_owned(),
        lobby: Arc::new(lobby),
        stored,
        telling: super::telling::Telling::after(table.as_deref()),
        table,
        removed_lines: chat.iter().filter(|said| said.removed).count(),
        chat: Arc::new(chat),
        speakers: Speakers::default(),
        presence: Presence::new(app.settings.absence_grace),
        clock_started,
        bots: super::bots::Bots::default(),
        clocks,
        action_texts: Arc::default(),
        drawings: Arc::default(),
        studies: Arc::default(),
        retry_at: None,
        store_failures: 0,
        reveal: None,
        begun: None,
        former: None,
        driver: Driver::new(app, id),
        news: Arc::default(),
        is_ahead: false,
        is_deleted: false,
        active_at: Instant::now(),
    })
}

/// What to say of a table that is not there: it may have been.
async fn why_gone(app: &App, id: &str) -> Error {
    match app.store.ended(id).await {
        Ok(ended) => {
            let why = ended.and_then(|ended| EndReason::of(&ended.why));
            why.map_or(Error::NotFound, Error::Ended)
        }
        Err(error) => error.into(),
    }
}

/// The table as its record says. Where the power went between two writes, what chance owed is drawn again: the seed
/// gives the same.
pub(super) async fn repaired(
    app: &App,
    id: &str,
    table: Option<Box<dyn AnyTable>>,
) -> Result<Option<Box<dyn AnyTable>>, Error> {
    let Some(mut table) = table else { return Ok(None) };
    let first = table.lines();
    table.draw_all();
    if table.lines() > first {
        let repair = turn(table.as_ref(), table.lines_from(first));
        match app.store.append_turn(id, first as u32, repair).await {
            // Another server has done the same, or gone on: what it did is read with the next news.
            Err(StoreError::Conflict { .. }) if app.store.is_shared() => {}
            done => drop(done?),
        }
    }
    Ok(Some(table))
}

/// What a turn adds to the store: lines, and whom the game waits for after them.
pub(super) fn turn(table: &dyn AnyTable, lines: Vec<String>) -> Turn {
    Turn { lines, pending: Some(waiting::to_text(table.pending())), now: now() }
}

/// Tells the store whom a game waits for, where a program of before has not.
async fn note_waiting(app: &App, stored: &StoredTable, table: Option<&dyn AnyTable>) {
    let Some(table) = table.filter(|_| stored.pending.is_none()) else { return };
    if let Err(error) = app.store.append_turn(&stored.id, table.lines() as u32, turn(table, Vec::new())).await
    {
        // Lists do without it until the next action.
        Error::store(&error);
    }
}

/// The game of a table, replayed from its record; `None` while it has not begun.
pub(super) async fn reload(app: &App, id: &str, lobby: &Lobby) -> Result<Option<Box<dyn AnyTable>>, Error> {
    let Some(header) = &lobby.header else { return Ok(None) };
    let mut text = format!("{header}--\n");
    for line in app.store.lines(id, 0).await? {
        text.push_str(&line);
        text.push('\n');
    }
    let Ok(seed) = lobby.seed.parse() else { return Err(Error::internal(&"a seed that is none")) };
    let mut record = Record::read(text.as_bytes()).map_err(|error| Error::internal(&error))?;
    record.seed = Some((0, seed));
    // The result belongs to the record and not to its lines: the table knows it from its state.
    let is_older = dino_games::meta(&record.header.game).is_some_and(|meta| record.header.rules < meta.rules);
    let resumed = catch(|| {
        #[cfg(test)]
        crate::panic::hit(&app.failpoints.replays);
        dino_games::resume_lines(&record, lobby.sheet_text())
    });
    match resumed.map_err(|panic| Error::broken(&panic))? {
        // What happened under older rules may be against those of today.
        Err(OpenError::Record(_)) if is_older => Err(Error::Outdated),
        resumed => Ok(Some(resumed?)),
    }
}
