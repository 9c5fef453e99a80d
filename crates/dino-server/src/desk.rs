//! One task for each table somebody looks at. It takes messages in turn, stores what they change, then tells.

use crate::app::App;
use crate::error::Error;
use crate::ids::now;
use crate::lobby::Lobby;
use clock::Clocks;
use dino_core::{MAX_SEATS, Pending, Record, Seat, SeatSet};
use dino_games::AnyTable;
use dino_page::model::Pace;
use dino_store::{Said, Status};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

pub(crate) mod clock;
mod work;

/// What everybody at a table hears of: enough to draw it for any viewer.
pub(crate) struct Moment {
    pub(crate) id: String,
    pub(crate) lobby: Arc<Lobby>,
    /// The game, once it has begun.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) chat: Arc<Vec<Said>>,
    /// Which seats' persons look at the table now.
    pub(crate) here: SeatSet,
    /// Since when nobody looks for each seat, where nobody does.
    pub(crate) gone: [Instant; MAX_SEATS],
    /// Since when the clocks of those who are to act run.
    pub(crate) since: Instant,
    /// The clocks of the rules.
    pub(crate) clocks: Clocks,
    /// Two moments with the same version look the same.
    pub(crate) version: String,
}

/// A message and where its answer goes.
pub(crate) struct Message {
    ask: Ask,
    answer: oneshot::Sender<Result<(), Error>>,
}

/// A change to a lobby, or why not.
pub(crate) type Change = Box<dyn FnOnce(&mut Lobby) -> Result<(), Error> + Send>;

/// What a table may be asked.
pub(crate) enum Ask {
    /// Change the lobby, before or during the game.
    Lobby(Change),
    /// Begin; fill free seats with bots first if wished.
    Start { fill: bool },
    /// A seat acts; `at` is the number of events it has seen.
    Act { seat: Seat, action: String, at: Option<usize> },
    /// A bot acts for a seat, having thought about the moment after so many events.
    Bot { seat: Seat, action: String, at: usize },
    /// A seat acts under a running clock, several times in order; `looked` tells how often it has looked again.
    Timed { seat: Seat, looked: u32, timed: Vec<clock::Timed> },
    /// A seat takes its last action back.
    TakeBack(Seat),
    /// Somebody says something.
    Say { who: String, text: String },
    /// Somebody came to look or went.
    Look { seats: SeatSet, came: bool },
}

/// The way to a table's task.
#[derive(Clone)]
pub(crate) struct Desk {
    messages: mpsc::Sender<Message>,
    moments: watch::Receiver<Arc<Moment>>,
}

#[cfg(test)]
impl Moment {
    /// A game as it stands, with nobody there.
    pub(crate) fn of(id: &str, lobby: Lobby, table: Box<dyn AnyTable>) -> Moment {
        Moment {
            id: id.to_owned(),
            lobby: Arc::new(lobby),
            table: Some(table),
            chat: Arc::default(),
            here: SeatSet::EMPTY,
            gone: [Instant::now(); MAX_SEATS],
            since: Instant::now(),
            clocks: Clocks::new(),
            version: String::new(),
        }
    }
}

impl Desk {
    /// A table at which nothing can be done.
    #[cfg(test)]
    pub(crate) fn still(moment: Moment) -> Desk {
        let (moments_in, moments) = watch::channel(Arc::new(moment));
        let (messages, mut inbox) = mpsc::channel(8);
        tokio::spawn(async move {
            while inbox.recv().await.is_some() {}
            drop(moments_in);
        });
        Desk { messages, moments }
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Arc<Moment> {
        self.moments.borrow().clone()
    }

    /// Hears of every change.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Moment>> {
        self.moments.clone()
    }

    /// Whether the task still takes messages.
    pub(crate) fn is_open(&self) -> bool {
        !self.messages.is_closed()
    }

    /// Asks, and waits until it is done and stored.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<(), Error> {
        let (answer, answered) = oneshot::channel();
        let sent = self.messages.send(Message { ask, answer }).await;
        sent.map_err(|_| Error::Stale)?;
        answered.await.map_err(|_| Error::Stale)?
    }

    /// Asks without waiting.
    pub(crate) fn tell(&self, ask: Ask) {
        let (answer, _) = oneshot::channel();
        // A full or closed queue means that nobody would notice anyway.
        let _ = self.messages.try_send(Message { ask, answer });
    }
}

/// Brings a table back from the store and starts its task.
pub(crate) async fn open(app: &App, id: &str) -> Result<Desk, Error> {
    let stored = app.store.table(id).await?;
    let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
    let table = match reload(app, id, &lobby).await? {
        Some(table) => Some(mended(app, id, table, stored.status).await?),
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
    let mut work = work::Work {
        app: app.clone(),
        id: id.to_owned(),
        lobby: Arc::new(lobby),
        version: stored.version,
        table,
        chat: Arc::new(chat),
        looking: Vec::new(),
        gone: [Instant::now(); MAX_SEATS],
        since,
        thinking: [None; MAX_SEATS],
        clocks,
        over,
    };
    let (moments_in, moments) = watch::channel(Arc::new(work.moment()));
    let (messages, inbox) = mpsc::channel(64);
    let desk = Desk { messages, moments };
    work.wake_bots(&desk);
    tokio::spawn(run(work, inbox, moments_in, desk.clone()));
    Ok(desk)
}

/// The table as its record says. Where the power went between two writes, what chance owed is drawn again (the seed
/// gives the same), and the store is told how far the game is.
async fn mended(
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

/// Takes messages until nobody is there any more.
async fn run(
    mut work: work::Work,
    mut inbox: mpsc::Receiver<Message>,
    moments: watch::Sender<Arc<Moment>>,
    desk: Desk,
) {
    // This task's own handle and the registry's follow the table too.
    const OURS: usize = 2;
    const BREATH: Duration = Duration::from_secs(1);
    let idle = work.app.settings.idle;
    // The server ends only when all tables have.
    let _open = work.app.open_desk();
    let app = work.app.clone();
    let mut closing = std::pin::pin!(app.closing());
    loop {
        let deadline = work.deadline();
        let wait =
            deadline.map_or(idle, |deadline| deadline.saturating_duration_since(Instant::now()).min(idle));
        let message = tokio::select! {
            message = inbox.recv() => message,
            () = tokio::time::sleep(wait) => None,
            () = &mut closing => return work.rest().await,
        };
        let (done, by_bot, answer) = match message {
            Some(Message { ask, answer }) => {
                let by_bot = matches!(ask, Ask::Bot { .. });
                (work.take(ask).await, by_bot, Some(answer))
            }
            None if deadline.is_some_and(|deadline| deadline <= Instant::now()) => {
                let done = work.time_is_up().await;
                if done.is_err() {
                    // A store that fails is not asked again at once.
                    tokio::time::sleep(BREATH).await;
                }
                (done, false, None)
            }
            None if moments.receiver_count() <= OURS && work.is_idle() => {
                work.app.forget(&work.id);
                return;
            }
            None => continue,
        };
        // A bot whose thought came too late thinks again.
        if done.is_ok() || by_bot {
            let moment = work.moment();
            if moments.borrow().version != moment.version {
                moments.send_replace(Arc::new(moment));
            }
            work.wake_bots(&desk);
        }
        // Everybody waits for the store; and who asked must find it done wherever they look next.
        if let Some(answer) = answer {
            let _ = answer.send(done);
        }
    }
}

impl work::Work {
    /// When the clock of somebody who is to act runs out, or that of the game.
    fn deadline(&self) -> Option<Instant> {
        let seats = self.table.as_ref()?.pending().seats();
        let clocks = seats.iter().filter_map(|seat| self.runs_out(seat));
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
            && !matches!(self.lobby.pace, Pace::Minutes(_) if self.table.is_some() && !self.over)
    }

    /// A copy of how things are.
    pub(crate) fn moment(&self) -> Moment {
        let here: SeatSet = self.looking.iter().flat_map(|seats| seats.iter()).collect();
        let lines = self.table.as_ref().map_or(0, |table| table.lines());
        Moment {
            id: self.id.clone(),
            lobby: self.lobby.clone(),
            table: self.table.as_ref().map(|table| table.boxed()),
            chat: self.chat.clone(),
            here,
            gone: self.gone,
            since: self.since,
            clocks: self.clocks,
            version: format!(
                "{lines}.{}.{}.{here:?}.{}",
                self.version,
                self.chat.len(),
                self.clocks.numbers.iter().map(|(_, told)| u64::from(*told)).sum::<u64>()
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
