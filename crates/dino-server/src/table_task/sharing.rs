//! What other servers on the same database do at this table.
//!
//! Whoever adds the line of a number first has it. Who comes second goes back to how the table was before, reads what the
//! other has added, and tries again where that still makes sense.
//!
//! Every server that has the table awake may move its bots and end its clocks. Who did so last goes first; the others hold
//! back for a moment, and take over when nothing happens. So nothing is thought twice while all goes well, and nobody has to
//! know who else is there.

use super::clock::TimedProgress;
use super::commands::TableTask;
use super::load;
use crate::app::App;
use crate::clock::instant_of;
use crate::error::Error;
use crate::lobby::Lobby;
use crate::peers::Heard;
use dino_core::Seat;
use dino_games::AnyTable;
use dino_store::{KnownTable, StoreError, TableNews};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How often somebody who came second tries again.
pub(super) const MAX_TRIES: usize = 4;

/// How much longer those wait who did not move the bots last: longer than a bot thinks, and short enough that a game whose
/// server was killed goes on at once.
const STANDBY_DELAY: Duration = Duration::from_millis(1500);

/// Where nobody has moved the bots yet, each server waits its own number of such steps.
const FIRST_STEP: Duration = Duration::from_millis(30);
const FIRST_STEPS: u64 = 8;

/// Who moved the bots and ended the clocks of the table last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Driver {
    /// Nobody that we know of; this is how long we wait.
    Unknown(Duration),
    /// This server.
    Own,
    /// Another one.
    Other,
}

impl Driver {
    /// Of a table that was just brought into memory.
    pub(super) fn new(app: &App, id: &str) -> Driver {
        if !app.store.is_shared() {
            return Driver::Own;
        }
        let mut hasher = DefaultHasher::new();
        (app.server_id, id).hash(&mut hasher);
        Driver::Unknown(FIRST_STEP * (hasher.finish() % FIRST_STEPS) as u32)
    }

    /// How long this server holds back.
    pub(super) fn delay(self) -> Duration {
        match self {
            Driver::Unknown(delay) => delay,
            Driver::Own => Duration::ZERO,
            Driver::Other => STANDBY_DELAY,
        }
    }
}

impl TableTask {
    /// Remembers how the table is, before something happens that another server may be faster with.
    pub(super) fn keep_former(&mut self) {
        if self.app.store.is_shared() {
            self.former = self.table.as_ref().map(|table| table.boxed());
        }
    }

    /// What was to be appended was not, or it is not known: the table is as it was before, and what another server did is
    /// read. Fine where our lines turn out to be there.
    pub(super) async fn fall_back(
        &mut self,
        first: usize,
        lines: &[String],
        error: StoreError,
    ) -> Result<(), Error> {
        self.table = self.former.take();
        self.bots.forget();
        if !matches!(error, StoreError::Conflict { .. }) {
            return Err(error.into());
        }
        self.read_on().await?;
        let is_stored = self.table.as_ref().is_some_and(|table| table.lines_from(first).starts_with(lines));
        if is_stored && !lines.is_empty() { Ok(()) } else { Err(error.into()) }
    }

    /// Reads what is new at this table.
    pub(super) async fn read_on(&mut self) -> Result<(), Error> {
        let lines = self.table.as_ref().map_or(0, |table| table.lines()) as u32;
        let known = KnownTable { id: self.id.clone(), lines };
        let news = self.app.store.news(std::slice::from_ref(&known)).await?;
        match news.into_iter().next() {
            Some(news) => self.catch_up(news).await,
            None => {
                self.is_deleted = true;
                Err(Error::NotFound)
            }
        }
    }

    /// Takes what another server did, as far as it is new.
    pub(super) async fn hear_news(&mut self) -> Result<(), Error> {
        for (seat, progress) in self.news.take_resyncs() {
            self.hear_resync(seat, progress);
        }
        match self.news.take() {
            None => Ok(()),
            Some(Heard::Gone) => {
                self.is_deleted = true;
                Ok(())
            }
            Some(Heard::News(news)) => self.catch_up(news).await,
        }
    }

    async fn catch_up(&mut self, news: TableNews) -> Result<(), Error> {
        if news.version > self.stored.version {
            self.read_lobby().await?;
        }
        self.read_lines(news.from as usize, &news.lines).await?;
        self.read_chat(news.said as usize).await
    }

    async fn read_lobby(&mut self) -> Result<(), Error> {
        let stored = self.app.store.table(&self.id).await?;
        let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
        (self.stored.version, self.stored.status) = (stored.version, stored.status);
        (self.stored.visible, self.stored.archived) = (stored.visible, stored.archived);
        let has_begun = self.lobby.header.is_none() && lobby.header.is_some();
        self.set_lobby(lobby);
        if has_begun {
            self.reveal = None;
            self.clock_started = instant_of(stored.clock_started_at);
        }
        Ok(())
    }

    /// Takes lines of the record from a number on. Those that are known are skipped.
    async fn read_lines(&mut self, from: usize, lines: &[String]) -> Result<(), Error> {
        let Some(table) = &self.table else {
            if self.lobby.header.is_none() {
                return Ok(());
            }
            // The game has begun on another server; where that was cut off, chance falls as the seed says.
            let table = load::reload(&self.app, &self.id, &self.lobby).await?;
            return self.take_table(load::repaired(&self.app, &self.id, table).await?);
        };
        let known = table.lines().saturating_sub(from);
        let Some(new) = lines.get(known..).filter(|new| !new.is_empty()) else { return Ok(()) };
        let mut next = table.boxed();
        next.set_time(self.clocks.now());
        let is_driven = acts(new).any(|(seat, _)| self.lobby.bot_in(seat).is_some());
        for seat in timed_actors(new) {
            // What a page has sent to another server is taken here as well.
            self.clocks.timed[seat.index()].last += 1;
        }
        if is_driven {
            self.driver = Driver::Other;
        }
        self.clock_started = Instant::now();
        if follow(next.as_mut(), new) {
            self.table = Some(next);
            self.bots
                .forget_others(self.table.as_ref().map_or_else(Default::default, |t| t.pending().seats()));
            return Ok(());
        }
        let table = load::reload(&self.app, &self.id, &self.lobby).await?;
        self.take_table(table)
    }

    /// Puts a table in the place of what is there.
    fn take_table(&mut self, table: Option<Box<dyn AnyTable>>) -> Result<(), Error> {
        self.bots.forget();
        self.action_texts = Arc::default();
        if let Some(table) = &table {
            self.clocks.resume(table.as_ref());
        }
        self.table = table;
        Ok(())
    }

    /// Reads what was said, or taken away.
    async fn read_chat(&mut self, said: usize) -> Result<(), Error> {
        if said == self.chat.len() + self.removed_lines || self.stored.archived {
            return Ok(());
        }
        let new = self.app.store.chat(&self.id, self.chat.len() as u32).await?;
        Arc::make_mut(&mut self.chat).extend(new);
        let removed = |chat: &[dino_store::ChatMessage]| chat.iter().filter(|said| said.removed).count();
        self.removed_lines = removed(&self.chat);
        if said != self.chat.len() + self.removed_lines {
            self.chat = Arc::new(self.app.store.chat(&self.id, 0).await?);
            self.removed_lines = removed(&self.chat);
        }
        Ok(())
    }

    /// Another server has refused a timed action: from there on its count goes.
    fn hear_resync(&mut self, seat: Seat, progress: TimedProgress) {
        let own = &mut self.clocks.timed[seat.index()];
        if progress.resyncs > own.resyncs {
            *own = progress;
        }
    }

    /// Tells the other servers that a timed action was refused.
    pub(super) fn tell_resync(&self, seat: Seat) {
        let TimedProgress { last, resyncs } = self.clocks.timed[seat.index()];
        self.app.store.announce(format!("resync {}:{seat}:{last}:{resyncs}", self.id));
    }
}

/// The actions among lines of a record.
fn acts(lines: &[String]) -> impl Iterator<Item = (Seat, &str)> {
    lines.iter().filter_map(|line| {
        let (seat, action) = line.split_once(' ')?;
        Some((seat.parse().ok()?, action))
    })
}

/// Who acted under a clock: the reading stands before the action.
fn timed_actors(lines: &[String]) -> impl Iterator<Item = Seat> {
    let is_reading = |line: &String| line.starts_with("@ clock");
    lines
        .windows(2)
        .filter(move |pair| is_reading(&pair[0]))
        .flat_map(|pair| acts(&pair[1..]).map(|(seat, _)| seat))
}

/// Plays lines that another server has added; whether the table has just these lines then. What is timed or taken back is
/// left to a replay.
fn follow(table: &mut dyn AnyTable, lines: &[String]) -> bool {
    let first = table.lines();
    for line in lines {
        let played = match line.as_bytes().first() {
            Some(b'*' | b'#') => true,
            Some(b'1'..=b'9') => acts(std::slice::from_ref(line)).all(|(seat, action)| {
                let is_taken = table.act(seat, action).is_ok();
                table.draw_all();
                is_taken
            }),
            _ => false,
        };
        if !played {
            return false;
        }
    }
    table.lines_from(first) == lines
}
