//! How a table comes from the store into memory.

use super::clock::Clocks;
use super::commands::{Stored, TableTask};
use super::presence::Presence;
use super::{MAX_QUEUE, TableHandle, run};
use crate::app::App;
use crate::clock::{instant_of, now};
use crate::error::Error;
use crate::lobby::Lobby;
use crate::panic::catch;
use dino_core::{Pace, Record};
use dino_games::{AnyTable, OpenError};
use std::sync::Arc;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// Brings a table back from the store and starts its task.
pub(crate) async fn open(app: &App, id: &str) -> Result<TableHandle, Error> {
    let stored = app.store.table(id).await?;
    let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
    let table = repaired(app, id, reload(app, id, &lobby).await?).await?;
    let chat = app.store.chat(id, 0).await?;
    // Days go on while nobody looks; of minutes only those count in which one could have acted.
    let clock_started = match lobby.pace {
        Pace::Days(_) => instant_of(stored.updated_at),
        Pace::Free | Pace::Minutes(_) => Instant::now(),
    };
    let presence = Presence::new(app.settings.absence_grace);
    let clocks = table.as_deref().map_or_else(Clocks::new, Clocks::resumed);
    let stored = Stored { version: stored.version, status: stored.status, visible: stored.visible };
    let mut task = TableTask {
        app: app.clone(),
        id: id.to_owned(),
        lobby: Arc::new(lobby),
        stored,
        table,
        chat: Arc::new(chat),
        presence: presence.clone(),
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
        is_ahead: false,
        is_deleted: false,
    };
    task.sync_store().await;
    let (snapshot_sender, snapshots) = watch::channel(Arc::new(task.snapshot()));
    let (requests, inbox) = mpsc::channel(MAX_QUEUE);
    task.wake_bots();
    tokio::spawn(run::run(task, inbox, snapshot_sender));
    let (queue_timeout, metrics) = (app.settings.queue_timeout, app.metrics.clone());
    Ok(TableHandle { requests, snapshots, presence, queue_timeout, metrics })
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
        app.store.append(id, first as u32, table.lines_from(first), now()).await?;
    }
    Ok(Some(table))
}

/// The game of a table, replayed from its record; `None` while it has not begun.
pub(crate) async fn reload(app: &App, id: &str, lobby: &Lobby) -> Result<Option<Box<dyn AnyTable>>, Error> {
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
