//! What a table's task does with each message.

use super::{Ask, Change, Desk, time};
use crate::app::App;
use crate::error::Error;
use crate::lobby::Lobby;
use dino_core::{Pending, Seat, SeatSet};
use dino_games::AnyTable;
use dino_page::model::Pace;
use dino_store::{Said, Status};
use std::sync::Arc;
use tokio::time::Instant;

/// A table in memory. The store knows all of it but who looks and how the clocks stand.
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
    pub(crate) used: Vec<u64>,
    pub(crate) since: Instant,
    /// The moment a bot is thinking about.
    pub(crate) thinking: Option<(Seat, usize)>,
    pub(crate) over: bool,
}

impl Work {
    pub(crate) async fn take(&mut self, ask: Ask) -> Result<(), Error> {
        match ask {
            Ask::Lobby(change) => self.change(change).await,
            Ask::Start { fill } => self.start(fill).await,
            Ask::Act { seat, action, at } => self.act(seat, &action, at).await,
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
        self.used.resize(lobby.seats.len(), 0);
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
        let lines = table.lines_from(0);
        self.keep(lobby).await?;
        self.app.store.append(&self.id, 0, lines, time()).await?;
        self.app.store.set_status(&self.id, Status::Running, time()).await?;
        self.since = Instant::now();
        self.table = Some(table);
        Ok(())
    }

    async fn act(&mut self, seat: Seat, action: &str, at: Option<usize>) -> Result<(), Error> {
        let table = self.table.as_mut().ok_or(Error::WrongTime)?;
        // Where several seats act at once, what others did meanwhile makes nobody's page stale. What the seat itself did
        // since does, and so does chance.
        let since = |at: usize| table.actors(at).iter().any(|actor| actor.is_none_or(|actor| actor == seat));
        if at.is_some_and(|at| at > table.events() || since(at)) {
            return Err(Error::Stale);
        }
        let (before, first) = (table.pending().seats(), table.lines());
        table.act(seat, action)?;
        table.draw_all();
        self.stored_from(first, before).await
    }

    async fn take_back(&mut self, seat: Seat) -> Result<(), Error> {
        let table = self.table.as_mut().ok_or(Error::WrongTime)?;
        let (before, first) = (table.pending().seats(), table.lines());
        table.take_back(seat).map_err(Error::NoTakeback)?;
        self.stored_from(first, before).await
    }

    /// Stores the record's lines from this one on. When that fails the table in memory is ahead of the truth, so the
    /// truth is read again.
    async fn stored_from(&mut self, first: usize, before: SeatSet) -> Result<(), Error> {
        let Some(table) = &self.table else { return Ok(()) };
        let lines = table.lines_from(first);
        if let Err(error) = self.app.store.append(&self.id, first as u32, lines, time()).await {
            self.table = super::reload(&self.app, &self.id, &self.lobby).await?;
            return Err(error.into());
        }
        self.clock(before);
        let over = self.table.as_ref().is_some_and(|table| table.pending() == Pending::Over);
        if over && !self.over {
            self.over = true;
            self.app.store.set_status(&self.id, Status::Over, time()).await?;
        }
        Ok(())
    }

    /// Charges the time since the last change to who was to act.
    fn clock(&mut self, before: SeatSet) {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        for seat in before.iter() {
            if let Some(used) = self.used.get_mut(seat.index()) {
                *used = used.saturating_add(passed);
            }
        }
        self.since = Instant::now();
    }

    /// Somebody's clock ran out: a bot plays in that person's stead, who may come back at any time.
    pub(crate) async fn time_is_up(&mut self) -> bool {
        let Some(table) = &self.table else { return false };
        let late: Vec<Seat> = table
            .pending()
            .seats()
            .iter()
            .filter(|seat| self.lobby.bot_in(*seat).is_none() && self.is_late(*seat))
            .collect();
        let mut lobby = Lobby::clone(&self.lobby);
        for seat in late {
            if let Ok(place) = lobby.place_mut(seat) {
                place.away = true;
            }
        }
        self.keep(lobby).await.is_ok()
    }

    fn is_late(&self, seat: Seat) -> bool {
        let passed = self.since.elapsed();
        match self.lobby.pace {
            Pace::Free => false,
            Pace::Days(days) => passed.as_secs() >= 86_400 * u64::from(days),
            Pace::Minutes(minutes) => {
                let used = self.used.get(seat.index()).copied().unwrap_or_default();
                u128::from(used) + passed.as_millis() >= 60_000 * u128::from(minutes)
            }
        }
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
        }
    }

    /// Lets a bot think about the moment, if it is a bot's turn and none thinks about it yet.
    pub(crate) fn wake_bots(&mut self, desk: &Desk) {
        let Some(table) = &self.table else { return };
        let at = table.events();
        let bots = table.pending().seats();
        let Some((seat, bot)) = bots.iter().find_map(|seat| Some((seat, self.lobby.bot_in(seat)?))) else {
            return;
        };
        if self.thinking == Some((seat, at)) {
            return;
        }
        self.thinking = Some((seat, at));
        let chance = at as u64 + u64::from(seat.number()) * 1_000_003;
        let thought = table.think(seat, bot, self.app.bot_chance(&self.lobby.seed).wrapping_add(chance));
        let (app, desk) = (self.app.clone(), desk.clone());
        tokio::spawn(async move {
            tokio::time::sleep(app.settings.bot_delay).await;
            let Ok(_place) = app.thinkers.acquire().await else { return };
            if let Ok(action) = tokio::task::spawn_blocking(thought).await {
                // A person may have come back meanwhile: then this is too late, and refused.
                desk.tell(Ask::Act { seat, action, at: Some(at) });
            }
        });
    }
}
