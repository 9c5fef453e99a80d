//! Several servers on one database.
//!
//! Nobody owns a table: every server that has one awake may change it, and the store lets the first of those win who add
//! the line of a number. This task hears that another server has done something, reads what is new at the tables that are
//! awake here, many at once, and hands it to their tasks. What it hears is only a hint, so it also looks from time to time
//! without one. It tells the other servers who looks at which table here.

use crate::app::App;
use crate::error::Error;
use crate::table_task::TableHandle;
use crate::table_task::clock::TimedProgress;
use dino_core::{MAX_SEATS, Seat, SeatSet};
use dino_page::Tempo;
use dino_store::{Hint, KnownTable, TableNews};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;

/// So many tables are asked about at once.
const MAX_TABLES: usize = 500;

/// How often it is looked who looks at tables here, so that others hear of it.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(250);

/// How often what has not changed is said again, and for how long it counts: a server that was killed says nothing.
pub(crate) const PRESENCE_REPEAT: Duration = Duration::from_secs(8);
pub(crate) const PRESENCE_TIMEOUT: Duration = Duration::from_secs(20);

/// What is announced when an address was shut out, or is no more.
pub(crate) const SANCTIONS: &str = "sanctions";

/// The longest text that is announced.
const MAX_TEXT: usize = 7_000;

/// What is new at a table, for its task.
#[derive(Debug)]
pub(crate) enum Heard {
    News(TableNews),
    /// There is no such table any more.
    Gone,
}

/// Where the task of a table finds what is new. Of several that come while it is busy the last is enough: it begins where
/// the table was when it was asked for.
#[derive(Debug, Default)]
pub(crate) struct NewsSlot {
    heard: Mutex<Option<Heard>>,
    /// Timed actions that another server has refused: of which seat, and how far it came.
    resyncs: Mutex<Vec<(Seat, TimedProgress)>>,
    notify: Notify,
}

impl NewsSlot {
    fn put(&self, heard: Heard) {
        *self.lock() = Some(heard);
        self.notify.notify_one();
    }

    /// What is new, if anything.
    pub(crate) fn take(&self) -> Option<Heard> {
        self.lock().take()
    }

    /// Timed actions that another server has refused.
    pub(crate) fn take_resyncs(&self) -> Vec<(Seat, TimedProgress)> {
        std::mem::take(&mut self.resyncs.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn put_resync(&self, seat: Seat, progress: TimedProgress) {
        self.resyncs.lock().unwrap_or_else(PoisonError::into_inner).push((seat, progress));
        self.notify.notify_one();
    }

    /// Done when something was put there since the last call was done.
    pub(crate) async fn changed(&self) {
        self.notify.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Option<Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Hears of what other servers do until this one ends. Where there are no others nothing is done.
pub(crate) async fn run(app: App) {
    let Some(mut hints) = app.store.hints() else { return };
    let mut said = HashMap::new();
    let (mut poll_at, mut presence_at) = (Instant::now(), Instant::now());
    loop {
        tokio::select! {
            hint = hints.recv() => {
                let Some(changed) = collect(&app, &mut hints, hint).await else { return };
                look(&app, changed).await;
            }
            () = tokio::time::sleep_until(poll_at) => {
                look(&app, Changed::Anything).await;
                poll_at = Instant::now() + app.settings.poll_interval;
            }
            () = tokio::time::sleep_until(presence_at) => {
                announce_presence(&app, &mut said);
                presence_at = Instant::now() + PRESENCE_INTERVAL;
            }
            () = app.shutdown_requested() => return,
        }
    }
}

/// What may be new.
enum Changed {
    Tables(BTreeSet<String>),
    Anything,
}

/// Takes all hints there are; `None` when there will be no more.
async fn collect(app: &App, hints: &mut Receiver<Hint>, first: Result<Hint, RecvError>) -> Option<Changed> {
    let (mut tables, mut is_anything) = (BTreeSet::new(), false);
    let mut next = Some(first);
    while let Some(hint) = next {
        match hint {
            Ok(Hint::Changed(ids)) => tables.extend(ids.iter().cloned()),
            Ok(Hint::Said(text)) => hear(app, &text).await,
            Ok(Hint::Missed) | Err(RecvError::Lagged(_)) => is_anything = true,
            Err(RecvError::Closed) => return None,
        }
        next = hints.try_recv().ok().map(Ok);
    }
    Some(if is_anything { Changed::Anything } else { Changed::Tables(tables) })
}

/// Reads what is new and hands it to the tables that are awake.
async fn look(app: &App, changed: Changed) {
    let handles: Vec<TableHandle> = match changed {
        Changed::Tables(ids) => ids.iter().filter_map(|id| app.loaded_table(id)).collect(),
        Changed::Anything => {
            refresh_sanctions(app).await;
            app.loaded_tables()
        }
    };
    for handles in handles.chunks(MAX_TABLES) {
        let known: Vec<KnownTable> = handles.iter().map(TableHandle::known).collect();
        match app.store.news(&known).await {
            Ok(news) => {
                let mut news: HashMap<String, TableNews> =
                    news.into_iter().map(|news| (news.id.clone(), news)).collect();
                for (handle, known) in handles.iter().zip(known) {
                    handle.news().put(news.remove(&known.id).map_or(Heard::Gone, Heard::News));
                }
            }
            // The next look finds it.
            Err(error) => drop(Error::store(&error)),
        }
    }
}

/// Another server has said something.
async fn hear(app: &App, text: &str) {
    match text.split_once(' ') {
        Some(("present", tables)) => {
            for entry in tables.split(' ') {
                hear_presence(app, entry);
            }
        }
        Some(("resync", entry)) => hear_resync(app, entry),
        None if text == SANCTIONS => refresh_sanctions(app).await,
        _ => {}
    }
}

async fn refresh_sanctions(app: &App) {
    match app.store.sanctions().await {
        Ok(sanctions) => app.sanctions.replace(sanctions),
        Err(error) => drop(Error::store(&error)),
    }
}

/// Tells the others who looks at tables here, where that has changed or was said too long ago.
fn announce_presence(app: &App, said: &mut HashMap<String, (SeatSet, Tempo, Instant)>) {
    let (now, mut text) = (Instant::now(), String::new());
    let mut awake = BTreeSet::new();
    for handle in app.loaded_tables() {
        let id = handle.snapshot().id.clone();
        let (seats, tempo) = handle.local_presence();
        awake.insert(id.clone());
        let before = said.get(&id);
        let is_news = match before {
            Some((known, at_tempo, at)) => {
                *known != seats || *at_tempo != tempo || (!seats.is_empty() && *at + PRESENCE_REPEAT <= now)
            }
            None => !seats.is_empty(),
        };
        if is_news {
            text.push_str(&format!(" {id}:{}:{}", bits(seats), tempo as usize));
            said.insert(id, (seats, tempo, now));
        }
        if text.len() >= MAX_TEXT {
            app.store.announce(format!("present{}", std::mem::take(&mut text)));
        }
    }
    if !text.is_empty() {
        app.store.announce(format!("present{text}"));
    }
    said.retain(|id, _| awake.contains(id));
}

/// `table:seats:tempo`.
fn hear_presence(app: &App, entry: &str) {
    let mut fields = entry.split(':');
    let (Some(id), Some(seats), Some(tempo)) = (fields.next(), fields.next(), fields.next()) else { return };
    let (Ok(seats), Ok(tempo)) = (seats.parse::<u8>(), tempo.parse::<usize>()) else { return };
    let seats = Seat::all(MAX_SEATS as u8).filter(|seat| seats & (1 << seat.index()) != 0).collect();
    if let (Some(handle), Some(tempo)) = (app.loaded_table(id), Tempo::ALL.get(tempo)) {
        handle.hear_presence(seats, *tempo);
    }
}

/// `table:seat:last:resyncs`.
fn hear_resync(app: &App, entry: &str) {
    let fields: Vec<&str> = entry.split(':').collect();
    let [id, seat, last, resyncs] = fields.as_slice() else { return };
    if let (Some(handle), Ok(seat), Ok(last), Ok(resyncs)) =
        (app.loaded_table(id), seat.parse(), last.parse(), resyncs.parse())
    {
        handle.news().put_resync(seat, TimedProgress { last, resyncs });
    }
}

fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
