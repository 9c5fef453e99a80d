//! One task for each table somebody looks at. It takes what happens in turn, stores what it changes, then tells.

use crate::admin::Operator;
use crate::credential::Credential;
use crate::derived::Derived;
use crate::error::Error;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::peers::NewsSlot;
use crate::request_id::RequestId;
use chat::Moderation;
use clock::Clocks;
use dino_core::{Seat, SeatSet, Seed};
use dino_games::AnyTable;
use dino_page::Tempo;
use dino_store::{ChatMessage, KnownTable, Opener};
use presence::{Presence, PresenceGuard};
use seed_parts::{PartHashes, SeedPart};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

mod admin;
mod away;
mod bots;
pub(crate) mod chat;
pub(crate) mod clock;
mod commands;
mod load;
pub(crate) mod presence;
mod rematch;
mod run;
pub(crate) mod seed_parts;
mod sharing;
mod telling;
#[cfg(test)]
mod tests;

pub(crate) use load::open;

/// How many requests may wait for a table's turn.
const MAX_QUEUE: usize = 64;

/// A table at one moment: enough to draw it for any viewer.
pub(crate) struct Snapshot {
    pub(crate) id: String,
    pub(crate) lobby: Arc<Lobby>,
    /// The game, once it has begun.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) chat: Arc<Vec<ChatMessage>>,
    /// While the game is about to begin: what was announced to be added to its seed. Now is the time to send it.
    pub(crate) reveal: Option<PartHashes>,
    /// Which seats' persons look at the table now.
    pub(crate) present: SeatSet,
    /// Since when the clocks of those who are to act run.
    pub(crate) clock_started: Instant,
    /// The clocks of the rules.
    pub(crate) clocks: Clocks,
    /// Whether the table was removed: nobody finds it any more.
    pub(crate) is_deleted: bool,
    /// When it was made.
    pub(crate) made_at: Instant,
    /// Two snapshots with the same version look the same.
    pub(crate) version: String,
    /// What is the same for several viewers.
    pub(crate) derived: Derived,
}

/// A command and where its answer goes.
struct Request {
    /// The request of a person or program that it is part of.
    id: Option<RequestId>,
    command: Command,
    reply: Reply,
}

/// Where the answer to a command goes.
type Reply = oneshot::Sender<Result<(), Error>>;

/// A change to a lobby, or why not.
///
/// It may be tried more than once, where another server was faster.
pub(crate) type LobbyChange = Box<dyn Fn(&mut Lobby) -> Result<(), Error> + Send + Sync>;

/// What a table may be asked to do.
pub(crate) enum Command {
    /// Change the lobby, before or during the game; who did it is there.
    Lobby { by: Credential, change: LobbyChange },
    /// Let a bot play in a person's stead: asked for by the person, or by the others once the person is gone.
    Away { by: Credential, seat: Seat },
    /// Give a seat of a game that runs up for good: a bot plays on.
    Resign { by: Credential, seat: Seat },
    /// Open a table of this id for one more game, unless there is one already; with a seed that was committed to.
    Rematch { by: Credential, next: String, seed: Option<Seed>, opener: Option<Opener> },
    /// Begin; fill free seats with bots first if asked to.
    Start { by: Credential, fill: bool },
    /// Begin a table that was just made, with all seats taken or filled with bots, and what was added to its seed.
    Begin { fill: bool, parts: Vec<(Seat, Seed)> },
    /// A seat adds to the seed of the draws.
    SeedPart { by: Credential, seat: Seat, part: SeedPart },
    /// A seat acts; `at` is the number of events it has seen.
    Act { by: Credential, seat: Seat, action: String, at: Option<usize> },
    /// A seat acts under a running clock, several times in order; `resyncs` tells how often it has read the table again.
    ActTimed { by: Credential, seat: Seat, resyncs: u32, actions: Vec<clock::TimedAction> },
    /// A seat takes its last action back.
    TakeBack { by: Credential, seat: Seat },
    /// Whoever runs the server asks for something.
    Admin(AdminChange, Operator),
    /// Somebody says something: for a seat, or as one who watches, of whom `origin` tells where from.
    Chat { by: Credential, seat: Option<Seat>, author: String, text: String, origin: Option<String> },
    /// The host does something about what is said.
    Moderate { by: Credential, what: Moderation },
}

/// What whoever runs the server may ask of a table.
pub(crate) enum AdminChange {
    /// List it no longer.
    Unlist,
    /// End it, for a reason that people are told.
    Close { reason: String },
    /// Remove it with all that belongs to it.
    Delete,
}

/// The way to a table's task. As long as somebody has one, the table stays in memory.
#[derive(Clone)]
pub(crate) struct TableHandle {
    requests: mpsc::Sender<Request>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    presence: Arc<Presence>,
    /// What other servers did at the table.
    news: Arc<NewsSlot>,
    /// How long a request waits for its place in the queue before it is refused.
    queue_timeout: Duration,
    metrics: Arc<Metrics>,
}

impl TableHandle {
    /// The table as it is now.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshots.borrow().clone()
    }

    /// Receives every change; slow receivers skip some.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    /// Somebody looks at the table for these seats, as long as the guard is held, and wants to be told at this tempo.
    pub(crate) fn enter(&self, seats: SeatSet, tempo: Tempo) -> PresenceGuard {
        self.presence.enter(seats, tempo)
    }

    /// A sign of life of the persons of these seats.
    pub(crate) fn touch(&self, seats: SeatSet) {
        self.presence.touch(seats);
    }

    /// What is known of the table here.
    pub(crate) fn known(&self) -> KnownTable {
        let snapshot = self.snapshots.borrow();
        let lines = snapshot.table.as_ref().map_or(0, |table| table.lines()) as u32;
        KnownTable { id: snapshot.id.clone(), lines }
    }

    /// Where the task finds what other servers did.
    pub(crate) fn news(&self) -> &NewsSlot {
        &self.news
    }

    /// The seats somebody looks for on this server, and the slowest tempo they want to be told at.
    pub(crate) fn local_presence(&self) -> (SeatSet, Tempo) {
        self.presence.local()
    }

    /// The seats somebody looks for on another server, and the slowest tempo there.
    pub(crate) fn hear_presence(&self, seats: SeatSet, tempo: Tempo) {
        self.presence.hear(seats, tempo);
    }

    /// Whether the task still takes requests.
    pub(crate) fn is_open(&self) -> bool {
        !self.requests.is_closed()
    }

    /// Sends a command, and waits until it is done and stored. When so many others wait that there is no place in the
    /// queue, the command is refused, and nothing was done.
    pub(crate) async fn request(&self, command: Command) -> Result<(), Error> {
        let started = matches!(command, Command::Act { .. } | Command::ActTimed { .. }).then(Instant::now);
        let place = tokio::time::timeout(self.queue_timeout, self.requests.reserve()).await;
        let Ok(Ok(place)) = place else { return Err(Error::Busy) };
        let (reply, replied) = oneshot::channel();
        place.send(Request { id: RequestId::current(), command, reply });
        // Only a server that ends drops a request, and then has not begun with it.
        let answer = replied.await.unwrap_or(Err(Error::Stopping));
        if let (Some(started), Ok(())) = (started, &answer) {
            self.metrics.act_time.observe_duration(started.elapsed());
        }
        answer
    }
}

impl Snapshot {
    /// The game at this very moment: where a clock runs, what a seat may do changes while nothing happens.
    pub(crate) fn table_now(&self) -> Option<Box<dyn AnyTable>> {
        let mut table = self.table.as_ref()?.boxed();
        table.set_time(self.clocks.now());
        Some(table)
    }
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
            reveal: None,
            present: SeatSet::EMPTY,
            clock_started: Instant::now(),
            clocks: Clocks::new(),
            is_deleted: false,
            made_at: Instant::now(),
            version: String::new(),
            derived: Derived::default(),
        }
    }
}

#[cfg(test)]
impl Snapshot {
    /// What a command would be answered.
    fn check(&self, command: Command) -> Result<(), Error> {
        let table = self.table.as_ref().ok_or(Error::WrongTime)?;
        match command {
            Command::Lobby { change, .. } => change(&mut Lobby::clone(&self.lobby)),
            Command::Start { .. } | Command::Begin { .. } | Command::Rematch { .. } | Command::Admin(..) => {
                Err(Error::WrongTime)
            }
            Command::SeedPart { by, seat, .. } => {
                by.authorize(&self.lobby, seat)?;
                Err(Error::WrongTime)
            }
            Command::Act { by, seat, action, at } => {
                by.authorize(&self.lobby, seat)?;
                if at.is_some_and(|at| at > table.events() || at < table.asked_since(seat)) {
                    return Err(Error::Stale);
                }
                Ok(table.check(seat, &action)?)
            }
            Command::TakeBack { by, seat } => {
                table.may_take_back(by.authorize(&self.lobby, seat)?).map_err(Error::NoTakeback)
            }
            Command::ActTimed { by, seat, .. }
            | Command::Away { by, seat }
            | Command::Resign { by, seat } => by.authorize(&self.lobby, seat).map(drop),
            Command::Moderate { by, .. } => match by.person(&self.lobby) {
                Some(person) if person == self.lobby.host => Ok(()),
                _ => Err(Error::NotHost),
            },
            Command::Chat { by, seat, .. } => {
                seat.map_or(Ok(()), |seat| by.authorize(&self.lobby, seat).map(drop))
            }
        }
    }
}

#[cfg(test)]
impl TableHandle {
    /// A table that answers commands without carrying them out, and becomes what it is told to be.
    pub(crate) fn staged(snapshot: Snapshot) -> (TableHandle, watch::Sender<Arc<Snapshot>>) {
        let (snapshot_sender, snapshots) = watch::channel(Arc::new(snapshot));
        let (requests, mut inbox) = mpsc::channel::<Request>(8);
        let now = snapshots.clone();
        tokio::spawn(async move {
            while let Some(request) = inbox.recv().await {
                let checked = now.borrow().check(request.command);
                let _ = request.reply.send(checked);
            }
        });
        let (presence, queue_timeout) = (Presence::new(Duration::ZERO), Duration::from_secs(5));
        let (metrics, news) = (Arc::default(), Arc::default());
        (TableHandle { requests, snapshots, presence, news, queue_timeout, metrics }, snapshot_sender)
    }
}
