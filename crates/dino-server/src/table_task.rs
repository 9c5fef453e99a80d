//! One task for each table somebody looks at. It takes requests in turn, stores what they change, then tells.

use crate::app::App;
use crate::error::Error;
use crate::ids::now;
use crate::lobby::Lobby;
use clock::Clocks;
use dino_core::{MAX_SEATS, Pending, Record, Seat, SeatSet};
use dino_games::AnyTable;
use dino_page::model::Pace;
use dino_store::{ChatMessage, Status};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

pub(crate) mod clock;
mod commands;

use commands::TableTask;

/// What everybody at a table hears of: enough to draw it for any viewer.
pub(crate) struct Snapshot {
    pub(crate) id: String,
    pub(crate) lobby: Arc<Lobby>,
    /// The game, once it has begun.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) chat: Arc<Vec<ChatMessage>>,
    /// Which seats' persons look at the table now.
    pub(crate) present: SeatSet,
    /// Since when nobody looks for each seat, where nobody does.
    pub(crate) absent_since: [Instant; MAX_SEATS],
    /// Since when the clocks of those who are to act run.
    pub(crate) clock_started: Instant,
    /// The clocks of the rules.
    pub(crate) clocks: Clocks,
    /// Two snapshots with the same version look the same.
    pub(crate) version: String,
}

/// A command and where its answer goes.
struct Request {
    command: Command,
    reply: oneshot::Sender<Result<(), Error>>,
}

/// A change to a lobby, or why not.
pub(crate) type Change = Box<dyn FnOnce(&mut Lobby) -> Result<(), Error> + Send>;

/// What a table may be asked.
pub(crate) enum Command {
    /// Change the lobby, before or during the game.
    Lobby(Change),
    /// Begin; fill free seats with bots first if wished.
    Start { fill: bool },
    /// A seat acts; `at` is the number of events it has seen.
    Act { seat: Seat, action: String, at: Option<usize> },
    /// A bot acts for a seat, having thought about the moment after so many events.
    BotAct { seat: Seat, action: String, at: usize },
    /// A seat acts under a running clock, several times in order; `resyncs` tells how often it has read the table again.
    ActTimed { seat: Seat, resyncs: u32, actions: Vec<clock::TimedAction> },
    /// A seat takes its last action back.
    TakeBack(Seat),
    /// Somebody says something.
    Chat { author: String, text: String },
    /// Somebody came to look or went.
    Presence { seats: SeatSet, came: bool },
}

/// The way to a table's task.
#[derive(Clone)]
pub(crate) struct TableHandle {
    requests: mpsc::Sender<Request>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
}

#[cfg(test)]
impl Snapshot {
    /// A game as it stands, with nobody there.
    pub(crate) fn of(id: &str, lobby: Lobby, table: Box<dyn AnyTable>) -> Snapshot {
        Snapshot {
            id: id.to_owned(),
            lobby: Arc::new(lobby),
            table: Some(table),
            chat: Arc::default(),
            present: SeatSet::EMPTY,
            absent_since: [Instant::now(); MAX_SEATS],
            clock_started: Instant::now(),
            clocks: Clocks::new(),
            version: String::new(),
        }
    }
}

impl TableHandle {
    /// A table at which nothing can be done.
    #[cfg(test)]
    pub(crate) fn frozen(snapshot: Snapshot) -> TableHandle {
        let (snapshot_sender, snapshots) = watch::channel(Arc::new(snapshot));
        let (requests, mut inbox) = mpsc::channel(8);
        tokio::spawn(async move {
            while inbox.recv().await.is_some() {}
            drop(snapshot_sender);
        });
        TableHandle { requests, snapshots }
    }

    /// The table as it is now.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshots.borrow().clone()
    }

    /// Hears of every change.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    /// Whether the task still takes requests.
    pub(crate) fn is_open(&self) -> bool {
        !self.requests.is_closed()
    }

    /// Asks, and waits until it is done and stored.
    pub(crate) async fn request(&self, command: Command) -> Result<(), Error> {
        let (reply, replied) = oneshot::channel();
        let sent = self.requests.send(Request { command, reply }).await;
        sent.map_err(|_| Error::Stale)?;
        replied.await.map_err(|_| Error::Stale)?
    }

    /// Asks without waiting.
    pub(crate) fn tell(&self, command: Command) {
        let (reply, _) = oneshot::channel();
        // A full or closed queue means that nobody would notice anyway.
        let _ = self.requests.try_send(Request { command, reply });
    }
}

/// Brings a table back from the store and starts its task.
pub(crate) async fn open(app: &App, id: &str) -> Result<TableHandle, Error> {
    let stored = app.store.table(id).await?;
    let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
    let table = match reload(app, id, &lobby).await? {
        Some(table) => Some(repaired(app, id, table, stored.status).await?),
        None => None,
    };
    let chat = app.store.chat(id, 0).await?;
    // Days go on while nobody looks; of minutes only those count in which one could have acted.
    let since = match lobby.pace {
        Pace::Days(_) => ago(stored.updated_at),
        Pace::Free | Pace::Minutes(_) => Instant::now(),
    };
    let clocks = table.as_deref().map_or_else(Clocks::new, Clocks::resumed);
    let over = table.as_ref().is_some_and(|table| table.pending() == Pending::Over);
    let mut task = TableTask {
        app: app.clone(),
        id: id.to_owned(),
        lobby: Arc::new(lobby),
        version: stored.version,
        table,
        chat: Arc::new(chat),
        viewers: Vec::new(),
        absent_since: [Instant::now(); MAX_SEATS],
        clock_started: since,
        thinking: [None; MAX_SEATS],
        clocks,
        is_over: over,
    };
    let (snapshot_sender, snapshots) = watch::channel(Arc::new(task.snapshot()));
    let (requests, inbox) = mpsc::channel(64);
    let handle = TableHandle { requests, snapshots };
    task.wake_bots(&handle);
    tokio::spawn(run(task, inbox, snapshot_sender, handle.clone()));
    Ok(handle)
}

/// The table as its record says. Where the power went between two writes, what chance owed is drawn again (the seed
/// gives the same), and the store is told how far the game is.
async fn repaired(
    app: &App,
    id: &str,
    mut table: Box<dyn AnyTable>,
    status: Status,
) -> Result<Box<dyn AnyTable>, Error> {
    let first = table.lines();
    table.draw_all();
    if table.lines() > first {
        app.store.append(id, first as u32, table.lines_from(first), time()).await?;
    }
    let is = if table.pending() == Pending::Over { Status::Over } else { Status::Running };
    if status != is {
        app.store.set_status(id, is, time()).await?;
    }
    Ok(table)
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
    match dino_games::resume_lines(&record) {
        // What happened under older rules may be against those of today.
        Err(dino_games::OpenError::Record(_)) if is_older => Err(Error::Outdated),
        resumed => Ok(Some(resumed?)),
    }
}

/// Takes requests until nobody is there any more.
async fn run(
    mut task: TableTask,
    mut inbox: mpsc::Receiver<Request>,
    snapshots: watch::Sender<Arc<Snapshot>>,
    handle: TableHandle,
) {
    // This task's own handle and the registry's follow the table too.
    const OURS: usize = 2;
    const RETRY_DELAY: Duration = Duration::from_secs(1);
    let idle = task.app.settings.idle_timeout;
    // The server ends only when all tables have.
    let _open = task.app.task_permit();
    let app = task.app.clone();
    let mut closing = std::pin::pin!(app.shutdown_requested());
    loop {
        let deadline = task.deadline();
        let wait =
            deadline.map_or(idle, |deadline| deadline.saturating_duration_since(Instant::now()).min(idle));
        let message = tokio::select! {
            message = inbox.recv() => message,
            () = tokio::time::sleep(wait) => None,
            () = &mut closing => return task.shut_down().await,
        };
        let (done, by_bot, reply) = match message {
            Some(Request { command, reply }) => {
                let by_bot = matches!(command, Command::BotAct { .. });
                (task.apply(command).await, by_bot, Some(reply))
            }
            None if deadline.is_some_and(|deadline| deadline <= Instant::now()) => {
                let done = task.clock_ran_out().await;
                if done.is_err() {
                    // A store that fails is not asked again at once.
                    tokio::time::sleep(RETRY_DELAY).await;
                }
                (done, false, None)
            }
            None if snapshots.receiver_count() <= OURS && task.is_idle() => {
                task.app.unload(&task.id);
                return;
            }
            None => continue,
        };
        // A bot whose thought came too late thinks again.
        if done.is_ok() || by_bot {
            let snapshot = task.snapshot();
            if snapshots.borrow().version != snapshot.version {
                snapshots.send_replace(Arc::new(snapshot));
            }
            task.wake_bots(&handle);
        }
        // Everybody waits for the store; and who asked must find it done wherever they look next.
        if let Some(reply) = reply {
            let _ = reply.send(done);
        }
    }
}

impl TableTask {
    /// When the clock of somebody who is to act runs out, or that of the game.
    fn deadline(&self) -> Option<Instant> {
        let seats = self.table.as_ref()?.pending().seats();
        let clocks = seats.iter().filter_map(|seat| self.clock_end(seat));
        clocks.chain(self.rules_deadline()).min()
    }

    /// Whether nothing is under way that only this task remembers.
    fn is_idle(&self) -> bool {
        let bots = self.table.as_ref().is_some_and(|table| match table.pending() {
            Pending::Seats(seats) => seats.iter().any(|seat| self.lobby.bot_in(seat).is_some()),
            Pending::Chance | Pending::Over => false,
        });
        !bots
            && self.rules_deadline().is_none()
            && !matches!(self.lobby.pace, Pace::Minutes(_) if self.table.is_some() && !self.is_over)
    }

    /// A copy of how things are.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let present: SeatSet = self.viewers.iter().flat_map(|seats| seats.iter()).collect();
        let lines = self.table.as_ref().map_or(0, |table| table.lines());
        Snapshot {
            id: self.id.clone(),
            lobby: self.lobby.clone(),
            table: self.table.as_ref().map(|table| table.boxed()),
            chat: self.chat.clone(),
            present,
            absent_since: self.absent_since,
            clock_started: self.clock_started,
            clocks: self.clocks,
            version: format!(
                "{lines}.{}.{}.{present:?}.{}",
                self.version,
                self.chat.len(),
                self.clocks.timed.iter().map(|seat| u64::from(seat.resyncs)).sum::<u64>()
            ),
        }
    }
}

/// The moment of a time in the store.
fn ago(time: i64) -> Instant {
    let passed = u64::try_from(now().saturating_sub(time)).unwrap_or_default();
    Instant::now().checked_sub(Duration::from_millis(passed)).unwrap_or_else(Instant::now)
}

/// The time now, for the store.
fn time() -> i64 {
    now()
}
