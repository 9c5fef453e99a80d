//! What a table's task does with each command.

use super::bots::Bots;
use super::chat::Speakers;
use super::clock::Clocks;
use super::presence::Presence;
use super::run::retry_delay;
use super::seed_parts::Reveal;
use super::sharing::{Driver, MAX_TRIES};
use super::telling::Telling;
use super::{Command, LobbyChange, Reply, load};
use crate::app::App;
use crate::clock::now;
use crate::credential::Credential;
use crate::deals::Deal;
use crate::derived::ActionTexts;
use crate::error::Error;
use crate::lobby::{Lobby, TableResult};
use crate::peers::NewsSlot;
use dino_core::{Pace, Seat, SeatSet, Seed, TableStatus};
use dino_games::AnyTable;
use dino_page::Drawings;
use dino_store::{ChatMessage, Millis, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How often the store is told that a table is in use.
const SEEN_INTERVAL_MILLIS: Millis = 3_600_000;

/// A table in memory. The store knows all of it but who looks, and how long those who are to act have thought.
pub(crate) struct TableTask {
    pub(crate) app: App,
    pub(crate) id: String,
    pub(crate) lobby: Arc<Lobby>,
    pub(super) stored: Stored,
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) chat: Arc<Vec<ChatMessage>>,
    /// How many lines of the chat the host has taken away.
    pub(super) removed_lines: usize,
    pub(super) speakers: Speakers,
    pub(super) presence: Arc<Presence>,
    /// Since when the clocks of those who are to act run.
    pub(crate) clock_started: Instant,
    pub(super) bots: Bots,
    /// Until when pages tell what happened last.
    pub(super) telling: Telling,
    /// The clocks of the rules.
    pub(crate) clocks: Clocks,
    /// What seats did, in words.
    pub(super) action_texts: Arc<ActionTexts>,
    /// What was drawn of the table as it is now.
    pub(super) drawings: Arc<Drawings>,
    /// What was found out about what was played.
    pub(super) studies: Arc<Drawings>,
    /// When the store is asked again for what it failed to do; until then only requests use it.
    pub(super) retry_at: Option<Instant>,
    /// How often in a row the store has failed to do what nobody waited for.
    pub(super) store_failures: u32,
    /// A start that waits for what is added to the seed.
    pub(super) reveal: Option<Reveal>,
    /// Who is told that a start that had to wait is done, and how it went.
    pub(super) begun: Option<(Reply, Result<(), Error>)>,
    /// How the table was before what is being stored now, where another server may be faster.
    pub(super) former: Option<Box<dyn AnyTable>>,
    /// Who moved the bots last.
    pub(super) driver: Driver,
    /// What other servers did.
    pub(super) news: Arc<NewsSlot>,
    /// Whether the table in memory may hold what the store does not: then nobody may see it, and the task must end.
    pub(super) is_ahead: bool,
    /// Whether the table was removed: the task must end.
    pub(super) is_deleted: bool,
    /// When somebody last wanted something of the table, or came or went.
    pub(super) active_at: Instant,
}

/// What the store is known to have beside record and chat.
pub(super) struct Stored {
    /// The version of the lobby.
    pub(super) version: u32,
    pub(super) status: TableStatus,
    pub(super) visible: bool,
    /// When somebody last had the table open.
    pub(super) seen_at: Millis,
    /// Whether it is over for good: nothing is said there any more.
    pub(super) archived: bool,
}

impl TableTask {
    pub(crate) async fn apply(&mut self, command: Command) -> Result<(), Error> {
        if !matches!(command, Command::Admin(..) | Command::Chat { .. } | Command::Moderate { .. }) {
            self.lobby.check_open()?;
        }
        match command {
            Command::Admin(change, _operator) => self.administer(change).await,
            Command::Lobby { by, change } => self.change(&by, change).await,
            Command::Away { by, seat } => self.send_away(&by, seat).await,
            Command::Resign { by, seat } => self.resign(&by, seat).await,
            Command::Rematch { by, next, seed, opener } => self.open_rematch(&by, next, seed, opener).await,
            Command::Start { by, fill } => self.start(&by, fill).await,
            Command::Begin { fill, parts } => self.begin(self.ready_lobby(fill)?, parts).await,
            Command::SeedPart { by, seat, part } => self.take_seed_part(&by, seat, part).await,
            Command::Act { by, seat, action, at } => {
                self.act(self.alive(&by, seat)?, &action, at).await?;
                self.app.metrics.person_actions.add(1);
                Ok(())
            }
            Command::ActTimed { by, seat, resyncs, actions } => {
                let before = self.table.as_ref().map_or(0, |table| table.lines());
                self.act_timed(self.alive(&by, seat)?, resyncs, &actions).await?;
                let after = self.table.as_ref().map_or(0, |table| table.lines());
                self.app.metrics.person_actions.add(after.saturating_sub(before) as u64);
                Ok(())
            }
            Command::TakeBack { by, seat } => self.take_back(self.alive(&by, seat)?).await,
            Command::Chat { by, seat, author, text, origin } => {
                self.say(&by, seat, author, text, origin).await
            }
            Command::Moderate { by, what } => self.moderate(&by, what).await,
        }
    }

    /// The seat, if it is the sender's now; then this is a sign of life of its person.
    pub(super) fn alive(&self, by: &Credential, seat: Seat) -> Result<Seat, Error> {
        let seat = by.authorize(&self.lobby, seat)?;
        self.presence.touch(SeatSet::one(seat));
        Ok(seat)
    }

    async fn change(&mut self, by: &Credential, change: LobbyChange) -> Result<(), Error> {
        // What the game begins with is settled.
        if self.reveal.is_some() {
            return Err(Error::WrongTime);
        }
        // Of the seats that were theirs before.
        let seats = by.seats(&self.lobby);
        self.change_lobby(&change).await?;
        self.presence.touch(seats);
        Ok(())
    }

    /// Changes the lobby; once more where another server was faster and it still makes sense.
    pub(super) async fn change_lobby(
        &mut self,
        change: &(dyn Fn(&mut Lobby) -> Result<(), Error> + Send + Sync),
    ) -> Result<(), Error> {
        let mut tries = 0;
        loop {
            let mut lobby = Lobby::clone(&self.lobby);
            change(&mut lobby)?;
            tries += 1;
            match self.store_lobby(lobby).await {
                Err(Error::Stale) if tries < MAX_TRIES => {}
                stored => return stored,
            }
        }
    }

    /// Stores a lobby, then takes it for ours. When that fails it may have happened or not, so the truth is read again.
    pub(super) async fn store_lobby(&mut self, lobby: Lobby) -> Result<(), Error> {
        let meta = serde_json::to_string(&lobby).map_err(|error| Error::internal(&error))?;
        match self.app.store.update_meta(&self.id, self.stored.version, &meta, now()).await {
            Ok(version) => {
                self.store_failures = 0;
                self.stored.version = version;
                self.set_lobby(lobby);
                Ok(())
            }
            Err(error) => {
                let stored = self.app.store.table(&self.id).await?;
                let lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
                self.stored.version = stored.version;
                self.set_lobby(lobby);
                Err(error.into())
            }
        }
    }

    pub(super) fn set_lobby(&mut self, lobby: Lobby) {
        if !lobby.has_names_of(&self.lobby) {
            // What was found out under other names is never asked for again, and would only pile up.
            self.studies = Arc::default();
        }
        self.lobby = Arc::new(lobby);
        // Somebody may be called otherwise.
        self.action_texts = Arc::default();
    }

    /// Tells the store where the table stands, where it does not know. What is stored and acknowledged does not depend
    /// on it: when it fails it is tried again later, and when the table comes back into memory.
    pub(super) async fn sync_store(&mut self) {
        if self.retry_at.is_some_and(|at| at > Instant::now()) {
            return;
        }
        self.retry_at = None;
        let status = if self.is_closed() {
            TableStatus::Over
        } else {
            TableStatus::of(self.table.as_ref().map(|table| table.pending()))
        };
        if let Err(error) = self.store_standing(status, self.lobby.listed).await {
            Error::store(&error);
            self.retry_later();
        }
        self.note_result().await;
    }

    /// Tells the store how the game ended, once it has; and no longer where its end was taken back.
    async fn note_result(&mut self) {
        let standing = self.table.as_ref().and_then(|table| table.standing());
        let result = standing.as_ref().map(TableResult::from);
        if self.table.is_none() || self.stored.archived || self.lobby.result == result {
            return;
        }
        let note = move |lobby: &mut Lobby| {
            lobby.result.clone_from(&result);
            Ok(())
        };
        if self.change_lobby(&note).await.is_err() {
            // A list can do without; it is tried again.
            self.retry_later();
        } else if self.lobby.deal.is_some() {
            self.app.daily.forget();
        }
    }

    async fn store_standing(&mut self, status: TableStatus, visible: bool) -> dino_store::Result<()> {
        if self.stored.status != status {
            self.app.store.set_status(&self.id, status, now()).await?;
            self.stored.status = status;
            self.store_failures = 0;
        }
        if self.stored.visible != visible {
            self.app.store.set_visible(&self.id, visible, now()).await?;
            self.stored.visible = visible;
            self.store_failures = 0;
        }
        Ok(())
    }

    /// Tells the store from time to time that the table is in use, so that it is not taken for one that nobody needs.
    pub(super) async fn note_seen(&mut self) {
        let now = now();
        if now - self.stored.seen_at < SEEN_INTERVAL_MILLIS {
            return;
        }
        match self.app.store.see(&self.id, now).await {
            Ok(()) => self.stored.seen_at = now,
            // It is tried again the next time.
            Err(error) => drop(Error::store(&error)),
        }
    }

    /// What failed is tried again, the later the more often the store has failed.
    pub(super) fn retry_later(&mut self) {
        self.store_failures = self.store_failures.saturating_add(1);
        self.retry_at = Some(Instant::now() + retry_delay(self.store_failures));
    }

    async fn start(&mut self, by: &Credential, fill: bool) -> Result<(), Error> {
        self.may_start(by)?;
        self.presence.touch(by.seats(&self.lobby));
        // Who starts twice is not refused: it is about to begin.
        if self.reveal.is_some() {
            return Ok(());
        }
        self.begin_with_parts(fill).await
    }

    /// The lobby with all seats taken.
    pub(super) fn ready_lobby(&self, fill: bool) -> Result<Lobby, Error> {
        if self.table.is_some() {
            return Err(Error::WrongTime);
        }
        let mut lobby = Lobby::clone(&self.lobby);
        if fill {
            lobby.fill_with_bots();
        }
        if lobby.entries().any(|(seat, _)| lobby.is_free(seat)) {
            return Err(Error::SeatsFree);
        }
        Ok(lobby)
    }

    /// The game of this lobby begins, with what was added to its seed.
    pub(super) async fn begin(&mut self, mut lobby: Lobby, parts: Vec<(Seat, Seed)>) -> Result<(), Error> {
        let Ok(seed) = lobby.seed.parse() else { return Err(Error::internal(&"a seed that is none")) };
        // A deal that others have played stays as it is.
        let parts = lobby.deal.as_ref().map_or(parts, Deal::seed_parts);
        let mut table = lobby.setup().open(seed, parts, lobby.players())?;
        lobby.header = Some(table.record(false).header.to_string());
        table.draw_all();
        self.clocks = Clocks::new();
        match self.store_lobby(lobby).await {
            // It begins on another server.
            Err(Error::Stale) if self.lobby.header.is_some() => return self.read_on().await,
            stored => stored?,
        }
        self.clock_started = Instant::now();
        (self.former, self.table) = (None, Some(table));
        self.append_from(0).await?;
        self.driver = Driver::Own;
        Ok(())
    }

    /// The host starts; any other who sits there may once the host has been gone for a while.
    fn may_start(&self, by: &Credential) -> Result<(), Error> {
        let person = by.person(&self.lobby).ok_or(Error::NotHost)?;
        if self.lobby.host == person {
            return Ok(());
        }
        let (host, (present, absent_since)) = (self.lobby.seats_of(&self.lobby.host), self.presence.now());
        if self.lobby.seats_of(person).is_empty() || host.iter().any(|seat| present.contains(seat)) {
            return Err(Error::NotHost);
        }
        let grace = self.app.settings.absence_grace;
        if host.iter().any(|seat| absent_since[seat.index()].elapsed() < grace) {
            return Err(Error::MayComeBack);
        }
        Ok(())
    }

    pub(super) async fn act(&mut self, seat: Seat, action: &str, at: Option<usize>) -> Result<(), Error> {
        let mut tries = 0;
        loop {
            let table = self.table.as_ref().ok_or(Error::WrongTime)?;
            let is_known = at.is_none_or(|at| at <= table.events());
            // A page that was drawn by another server may know more than we do.
            if !is_known && tries == 0 && self.app.store.is_shared() {
                tries += 1;
                self.read_on().await?;
                continue;
            }
            // What others chose at the same time does not make a choice stale.
            if !is_known || at.is_some_and(|at| at < table.asked_since(seat)) {
                return Err(Error::Stale);
            }
            let (pending, first) = (table.pending().seats(), table.lines());
            self.keep_former();
            self.act_now(seat, action, None)?;
            tries += 1;
            match self.store_lines_from(first, pending).await {
                Err(Error::Stale) if tries < MAX_TRIES => {}
                stored => return stored,
            }
        }
    }

    async fn take_back(&mut self, seat: Seat) -> Result<(), Error> {
        self.keep_former();
        let table = self.table.as_mut().ok_or(Error::WrongTime)?;
        let (before, first) = (table.pending().seats(), table.lines());
        table.take_back(seat).map_err(Error::NoTakeback)?;
        // The numbers of events now stand for others, and what bots think about may not be asked any more.
        self.bots.forget();
        self.action_texts = Arc::default();
        self.store_lines_from(first, before).await
    }

    /// Stores the record's lines from this one on, and charges the time they took to those who were to act.
    pub(super) async fn store_lines_from(&mut self, first: usize, before: SeatSet) -> Result<(), Error> {
        self.append_from(first).await?;
        self.charge_clocks(before).await;
        Ok(())
    }

    /// Appends the record's lines from this one on. When that fails the table in memory may be ahead of the truth, so
    /// the truth is read again.
    async fn append_from(&mut self, first: usize) -> Result<(), Error> {
        let Some(table) = &self.table else { return Ok(()) };
        let lines = table.lines_from(first);
        let turn = load::turn(table.as_ref(), lines.clone());
        let Err(error) = self.app.store.append_turn(&self.id, first as u32, turn).await else {
            self.store_failures = 0;
            self.former = None;
            return Ok(());
        };
        if self.app.store.is_shared() {
            return self.fall_back(first, &lines, error).await;
        }
        self.is_ahead = true;
        let table = load::reload(&self.app, &self.id, &self.lobby).await?;
        self.table = load::repaired(&self.app, &self.id, table).await?;
        self.is_ahead = false;
        if let Some(table) = &self.table {
            self.clocks.resume(table.as_ref());
        }
        let is_stored = self.table.as_ref().is_some_and(|table| table.lines_from(first) == lines);
        // What was written to a file that nobody will open again is read from there, and yet lost.
        let is_kept = is_stored && !matches!(error, StoreError::Replaced { .. });
        if is_kept { Ok(()) } else { Err(error.into()) }
    }

    /// Charges the time since the last change to who was to act. The action itself is stored already: a clock that
    /// cannot be is no reason to refuse it.
    async fn charge_clocks(&mut self, before: SeatSet) {
        let passed = u64::try_from(self.clock_started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.clock_started = Instant::now();
        if !matches!(self.lobby.pace, Pace::Minutes(_)) {
            return;
        }
        let charge = move |lobby: &mut Lobby| {
            lobby.used.resize(lobby.seats.len(), 0);
            for seat in before.iter() {
                lobby.used[seat.index()] = lobby.used[seat.index()].saturating_add(passed);
            }
            Ok(())
        };
        // What went wrong is logged where it did.
        let _ = self.change_lobby(&charge).await;
    }

    /// The server ends: what those who are to act have thought so far is charged to them. Where others go on, their clocks do.
    pub(crate) async fn shut_down(&mut self) {
        if let Some(table) = self.table.as_ref().filter(|_| !self.app.store.is_shared()) {
            self.charge_clocks(table.pending().seats()).await;
        }
        self.note_seen().await;
    }

    /// A clock ran out. That of the rules is an event; for a person who is late a bot plays, until the person is back.
    pub(crate) async fn clock_ran_out(&mut self) -> Result<(), Error> {
        if self.rules_clock_ran_out().await? {
            return Ok(());
        }
        let table = self.table.as_ref().ok_or(Error::WrongTime)?;
        let is_late = |seat: &Seat| self.clock_end(*seat).is_some_and(|end| end <= Instant::now());
        let late: Vec<Seat> = table.pending().seats().iter().filter(is_late).collect();
        let send_away = move |lobby: &mut Lobby| {
            for seat in &late {
                lobby.entry_mut(*seat)?.away = true;
            }
            Ok(())
        };
        self.change_lobby(&send_away).await?;
        self.driver = Driver::Own;
        Ok(())
    }

    /// When the clock of a person runs out, if the person is to act now.
    pub(crate) fn clock_end(&self, seat: Seat) -> Option<Instant> {
        if self.lobby.bot_in(seat).is_some() {
            return None;
        }
        let left = match self.lobby.pace {
            Pace::Free => return None,
            Pace::Days(days) => Duration::from_secs(86_400 * u64::from(days)),
            Pace::Minutes(minutes) => {
                Duration::from_millis((60_000 * u64::from(minutes)).saturating_sub(self.lobby.used(seat)))
            }
        };
        self.clock_started.checked_add(left)
    }
}
