//! What a table's task does with each message.

use super::clock::Clocks;
use super::{Ask, Change, Desk, time};
use crate::app::App;
use crate::error::Error;
use crate::lobby::Lobby;
use dino_core::{MAX_SEATS, Pending, Seat, SeatSet};
use dino_games::AnyTable;
use dino_page::model::Pace;
use dino_store::{Said, Status};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// A table in memory. The store knows all of it but who looks, and how long those who are to act have thought.
pub(crate) struct Work {
    pub(crate) app: App,
    pub(crate) id: String,
    pub(crate) lobby: Arc<Lobby>,
    /// The version of the lobby in the store.
    pub(crate) version: u32,
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) chat: Arc<Vec<Said>>,
    /// The seats of everybody who looks at the table now.
    pub(crate) looking: Vec<SeatSet>,
    /// Since when nobody looks for each seat, where nobody does.
    pub(crate) gone: [Instant; MAX_SEATS],
    /// Since when the clocks of those who are to act run.
    pub(crate) since: Instant,
    /// For each seat the moment a bot is thinking about: since when it is asked the same.
    pub(crate) thinking: [Option<usize>; MAX_SEATS],
    /// The clocks of the rules.
    pub(crate) clocks: Clocks,
    pub(crate) over: bool,
}

impl Work {
    pub(crate) async fn take(&mut self, ask: Ask) -> Result<(), Error> {
        match ask {
            Ask::Lobby(change) => self.change(change).await,
            Ask::Start { fill } => self.start(fill).await,
            Ask::Act { seat, action, at } => self.act(seat, &action, at).await,
            Ask::Bot { seat, action, at } => {
                self.thinking[seat.index()] = None;
                self.act(seat, &action, Some(at)).await
            }
            Ask::Timed { seat, looked, timed } => self.take_timed(seat, looked, &timed).await,
            Ask::TakeBack(seat) => self.take_back(seat).await,
            Ask::Say { who, text } => self.say(&who, &text).await,
            Ask::Look { seats, came } => {
                self.look(seats, came);
                Ok(())
            }
        }
    }

    async fn change(&mut self, change: Change) -> Result<(), Error> {
        let mut lobby = Lobby::clone(&self.lobby);
        change(&mut lobby)?;
        self.keep(lobby).await
    }

    /// Stores a lobby, then takes it for ours.
    async fn keep(&mut self, lobby: Lobby) -> Result<(), Error> {
        let meta = serde_json::to_string(&lobby).map_err(|error| Error::internal(&error))?;
        self.version = self.app.store.update_meta(&self.id, self.version, &meta, time()).await?;
        if lobby.listed != self.lobby.listed {
            self.app.store.set_visible(&self.id, lobby.listed, time()).await?;
        }
        self.lobby = Arc::new(lobby);
        Ok(())
    }

    async fn start(&mut self, fill: bool) -> Result<(), Error> {
        if self.table.is_some() {
            return Err(Error::WrongTime);
        }
        let mut lobby = Lobby::clone(&self.lobby);
        if fill {
            lobby.fill();
        }
        if lobby.each().any(|(seat, _)| lobby.is_free(seat)) {
            return Err(Error::SeatsFree);
        }
        let Ok(seed) = lobby.seed.parse() else { return Err(Error::internal(&"a seed that is none")) };
        let seats = lobby.seats.len() as u8;
        let mut table = dino_games::open(&lobby.game, seats, &lobby.options, seed, lobby.players())?;
        lobby.header = Some(table.record(false).header.to_string());
        table.draw_all();
        self.clocks = Clocks::new();
        let lines = table.lines_from(0);
        self.keep(lobby).await?;
        self.app.store.append(&self.id, 0, lines, time()).await?;
        self.app.store.set_status(&self.id, Status::Running, time()).await?;
        self.since = Instant::now();
        self.table = Some(table);
        Ok(())
    }

    async fn act(&mut self, seat: Seat, action: &str, at: Option<usize>) -> Result<(), Error> {
        let table = self.table.as_ref().ok_or(Error::WrongTime)?;
        // What others chose at the same time does not make a choice stale.
        if at.is_some_and(|at| at > table.events() || at < table.asked_since(seat)) {
            return Err(Error::Stale);
        }
        let (pending, first) = (table.pending().seats(), table.lines());
        self.act_now(seat, action, None)?;
        self.stored_from(first, pending).await
    }

    async fn take_back(&mut self, seat: Seat) -> Result<(), Error> {
        let table = self.table.as_mut().ok_or(Error::WrongTime)?;
        let (before, first) = (table.pending().seats(), table.lines());
        table.take_back(seat).map_err(Error::NoTakeback)?;
        self.stored_from(first, before).await
    }

    /// Stores the record's lines from this one on. When that fails the table in memory is ahead of the truth, so the
    /// truth is read again.
    pub(crate) async fn stored_from(&mut self, first: usize, before: SeatSet) -> Result<(), Error> {
        let Some(table) = &self.table else { return Ok(()) };
        let lines = table.lines_from(first);
        if let Err(error) = self.app.store.append(&self.id, first as u32, lines, time()).await {
            self.table = super::reload(&self.app, &self.id, &self.lobby).await?;
            if let Some(table) = &self.table {
                self.clocks.resume(table.as_ref());
            }
            return Err(error.into());
        }
        self.clock(before).await;
        let over = self.table.as_ref().is_some_and(|table| table.pending() == Pending::Over);
        if over && !self.over {
            self.over = true;
            self.app.store.set_status(&self.id, Status::Over, time()).await?;
        }
        Ok(())
    }

    /// Charges the time since the last change to who was to act. The action itself is stored already: a clock that
    /// cannot be is no reason to refuse it.
    async fn clock(&mut self, before: SeatSet) {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.since = Instant::now();
        if !matches!(self.lobby.pace, Pace::Minutes(_)) {
            return;
        }
        let mut lobby = Lobby::clone(&self.lobby);
        lobby.used.resize(lobby.seats.len(), 0);
        for seat in before.iter() {
            lobby.used[seat.index()] = lobby.used[seat.index()].saturating_add(passed);
        }
        if let Err(error) = self.keep(lobby).await {
            tracing::warn!(%error, "the clocks of a table could not be stored");
        }
    }

    /// The server ends: what those who are to act have thought so far is charged to them.
    pub(crate) async fn rest(&mut self) {
        if let Some(table) = &self.table {
            self.clock(table.pending().seats()).await;
        }
    }

    /// A clock ran out. That of the rules is an event; for a person who is late a bot plays, until the person is back.
    pub(crate) async fn time_is_up(&mut self) -> Result<(), Error> {
        if self.rules_time_up().await? {
            return Ok(());
        }
        let table = self.table.as_ref().ok_or(Error::WrongTime)?;
        let is_late = |seat: &Seat| self.runs_out(*seat).is_some_and(|end| end <= Instant::now());
        let late: Vec<Seat> = table.pending().seats().iter().filter(is_late).collect();
        let mut lobby = Lobby::clone(&self.lobby);
        for seat in late {
            if let Ok(place) = lobby.place_mut(seat) {
                place.away = true;
            }
        }
        self.keep(lobby).await
    }

    /// When the clock of a person runs out, if the person is to act now.
    pub(crate) fn runs_out(&self, seat: Seat) -> Option<Instant> {
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
        self.since.checked_add(left)
    }

    async fn say(&mut self, who: &str, text: &str) -> Result<(), Error> {
        let now = time();
        let number = self.app.store.say(&self.id, who, text, now).await?;
        let said = Said { number, who: who.to_owned(), text: text.to_owned(), said_at: now };
        Arc::make_mut(&mut self.chat).push(said);
        Ok(())
    }

    fn look(&mut self, seats: SeatSet, came: bool) {
        if came {
            self.looking.push(seats);
        } else if let Some(at) = self.looking.iter().position(|other| *other == seats) {
            self.looking.swap_remove(at);
            for seat in seats.iter() {
                self.gone[seat.index()] = Instant::now();
            }
        }
    }

    /// Lets every bot that is asked think, unless it thinks about that already. Where a clock runs each keeps its own
    /// human pace.
    pub(crate) fn wake_bots(&mut self, desk: &Desk) {
        let Some(table) = &self.table else { return };
        let at = table.events();
        for seat in table.pending().seats().iter() {
            let Some(bot) = self.lobby.bot_in(seat) else { continue };
            let since = table.asked_since(seat);
            if self.thinking[seat.index()] == Some(since) {
                continue;
            }
            self.thinking[seat.index()] = Some(since);
            let chance = at as u64 + u64::from(seat.number()) * 1_000_003;
            let thought = table.think(seat, bot, self.app.bot_chance(&self.lobby.seed).wrapping_add(chance));
            let pace = Duration::from_millis(60_000 / u64::from(bot.rate().max(1)));
            let is_timed = self.clocks.reading(table.as_ref(), seat).is_some();
            let delay = if is_timed { pace } else { self.app.settings.bot_delay };
            let (app, desk) = (self.app.clone(), desk.clone());
            tokio::spawn(async move {
                tokio::time::sleep(delay).await;
                let Ok(_place) = app.thinkers.acquire().await else { return };
                if let Ok(action) = tokio::task::spawn_blocking(thought).await {
                    // A person may have come back meanwhile: then this is too late, and refused.
                    desk.tell(Ask::Bot { seat, action, at });
                }
            });
        }
    }
}
