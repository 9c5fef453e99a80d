//! What a store does.

use crate::error::{Result, StoreError};
use crate::hint::{Hint, KnownTable, TableNews};
use crate::metrics::StoreMetrics;
use async_trait::async_trait;
use dino_core::TableStatus;
use tokio::sync::broadcast;

/// A time: milliseconds since the beginning of 1970, UTC.
pub type Millis = i64;

/// Keeps tables. What it acknowledged survives the end of the process and of the power.
///
/// A call whose future is dropped before its answer may have happened or not. Calls for different tables never wait
/// for each other's caller; calls for one table are done in the order in which they were first polled.
#[async_trait]
pub trait Store: Send + Sync {
    /// Makes a table: in its lobby, with an empty record, its meta at version 0.
    /// [`Exists`](crate::StoreError::Exists) when the id is taken.
    async fn create_table(&self, table: NewTable) -> Result<()>;

    /// What is known of a table beside its record.
    async fn table(&self, id: &str) -> Result<StoredTable>;

    /// Replaces a table's meta, if it is still at this version; answers the new version.
    /// [`Conflict`](crate::StoreError::Conflict) with the current version when somebody else was first.
    async fn update_meta(&self, id: &str, version: u32, meta: &str, now: Millis) -> Result<u32>;

    /// Says where in its life a table is.
    async fn set_status(&self, id: &str, status: TableStatus, now: Millis) -> Result<()>;

    /// Says whether a table is listed among the open ones.
    async fn set_visible(&self, id: &str, visible: bool, now: Millis) -> Result<()>;

    /// How many tables of an opener there are; `since` says which were made lately.
    async fn opened_tables(&self, opener: &str, since: Millis) -> Result<OpenedTables>;

    /// The tables anybody may watch: visible and not over, at most `limit`. No opener pushes out another: first comes the
    /// newest of each, then the second of each, and so on up to a limit; each round newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<StoredTable>>;

    /// Adds lines to a table's record, all or none, the first of them as line number `at` (from 0), and with them whom
    /// the table waits for then; answers the new end. Where there are lines, the clocks of the table start anew.
    /// [`Conflict`](crate::StoreError::Conflict) with the current end when `at` is not the end.
    async fn append_turn(&self, id: &str, at: u32, turn: Turn) -> Result<u32>;

    /// The same where it is not known whom the table waits for.
    async fn append(&self, id: &str, at: u32, lines: Vec<String>, now: Millis) -> Result<u32> {
        self.append_turn(id, at, Turn { lines, pending: None, now }).await
    }

    /// The lines of a table's record from number `from` on, in order; none when it has no more.
    async fn lines(&self, id: &str, from: u32) -> Result<Vec<String>>;

    /// Puts a table among a person's tables; once is as good as twice.
    async fn join(&self, person: &str, table: &str) -> Result<()>;

    /// Takes a table off a person's tables; the table itself stays as it is.
    async fn leave(&self, person: &str, table: &str) -> Result<()>;

    /// A person's tables, at most `limit`: those not over first, each kind newest first.
    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTable>>;

    /// Adds to a table's chat; answers the number of what was said (from 0, without gaps).
    async fn add_message(&self, table: &str, message: NewMessage) -> Result<u32>;

    /// The same where nothing but a name is known of who said it.
    async fn add_chat(&self, table: &str, author: &str, text: &str, now: Millis) -> Result<u32> {
        let message = NewMessage { author: author.into(), voice: None, text: text.into(), sent_at: now };
        self.add_message(table, message).await
    }

    /// Takes away what was said under a number: its text is gone for good, that there was something stays.
    async fn remove_message(&self, table: &str, number: u32) -> Result<()>;

    /// What was said at a table from number `from` on, in order.
    async fn chat(&self, table: &str, from: u32) -> Result<Vec<ChatMessage>>;

    /// Says that somebody has the table open.
    async fn see(&self, table: &str, now: Millis) -> Result<()>;

    /// Some tables that nobody has changed or had open since `before`, from a place on: 0, or that of the answer before.
    async fn idle_tables(&self, after: i64, before: Millis, limit: u32) -> Result<IdleTables>;

    /// Removes a table with all that belongs to it, and keeps that and why it ended.
    /// [`Conflict`](crate::StoreError::Conflict) when somebody has changed it or had it open since `idle_before`.
    async fn end_table(&self, table: &str, idle_before: Millis, ended: EndedTable) -> Result<()>;

    /// Makes a finished table small: its record becomes one compressed piece, which [`lines`](Self::lines) reads like any
    /// other; what was said there and where it was opened goes; its meta is replaced.
    /// [`Conflict`](crate::StoreError::Conflict) as above.
    async fn archive_table(&self, table: &str, idle_before: Millis, meta: &str) -> Result<()>;

    /// Keeps the review of a table in place of the one before. It goes with the table, and when that is archived.
    async fn keep_review(&self, table: &str, review: StoredReview) -> Result<()>;

    /// The review of a table, if there is one.
    async fn review(&self, table: &str) -> Result<Option<StoredReview>>;

    /// When and why a table ended, if it did.
    async fn ended(&self, table: &str) -> Result<Option<EndedTable>>;

    /// Forgets of some tables that they ended, if that was before; answers how many.
    async fn forget_ended(&self, before: Millis, limit: u32) -> Result<u32>;

    /// Notes that idle tables are looked for now. Where that was not done for longer than `max_gap`, the time between
    /// counts for no table.
    async fn note_sweep(&self, now: Millis, max_gap: Millis) -> Result<()>;

    /// The server's secret of this name. The first call keeps what `make` makes; all others, also after a restart and
    /// from other servers on the same database, get the same.
    async fn secret(&self, name: &str, make: fn() -> Vec<u8>) -> Result<Vec<u8>>;

    /// Tables of all kinds, those made last first: at most `limit`, after so many others.
    async fn tables(&self, skip: u32, limit: u32) -> Result<Vec<StoredTable>>;

    /// Removes a table and all that belongs to it: record, chat, and its place among people's tables.
    async fn delete_table(&self, id: &str) -> Result<()>;

    /// Shuts an address out, in place of what was said of it before in the same way.
    async fn add_sanction(&self, sanction: Sanction) -> Result<()>;

    /// Lifts all that was said of an address; answers how much that was.
    async fn remove_sanctions(&self, address: &str) -> Result<u32>;

    /// All addresses that are shut out, the last first.
    async fn sanctions(&self) -> Result<Vec<Sanction>>;

    /// Whether it answers, and may acknowledge: [`Replaced`](crate::StoreError::Replaced) where it does not until it is
    /// opened again. A full disk is no reason to fail here: what is stored can still be read.
    async fn ping(&self) -> Result<()>;

    /// Whether other servers may change the same tables at any time.
    fn is_shared(&self) -> bool {
        false
    }

    /// Hears that there may be something new; `None` where nobody else could have changed anything. What is heard is only a
    /// hint: it may come twice, late, or not at all, so whoever hears it looks for [`news`](Self::news), and does so without
    /// it from time to time.
    fn hints(&self) -> Option<broadcast::Receiver<Hint>> {
        None
    }

    /// What is new at tables, by the numbers of what is known of them already. A table that is gone is left out.
    async fn news(&self, known: &[KnownTable]) -> Result<Vec<TableNews>> {
        let mut news = Vec::with_capacity(known.len());
        for KnownTable { id, lines: from } in known {
            let table = match self.table(id).await {
                Err(StoreError::NotFound) => continue,
                table => table?,
            };
            let (lines, chat) = (self.lines(id, *from).await?, self.chat(id, 0).await?);
            let said = chat.len() + chat.iter().filter(|said| said.removed).count();
            let version = table.version;
            news.push(TableNews { id: id.clone(), from: *from, lines, version, said: said as u32 });
        }
        Ok(news)
    }

    /// Says something to the other servers on the same database, in the caller's words: it may get lost, and nobody answers.
    /// Nothing is done where there are no others.
    fn announce(&self, _text: String) {}

    /// What it counts of its own work.
    fn metrics(&self) -> &StoreMetrics;

    /// Finishes what is under way and lets go of the database; calls from now on get
    /// [`Closed`](crate::StoreError::Closed). Nothing acknowledged is lost without it.
    async fn close(&self);
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// What it is found by. Whoever knows it may look, so it should be hard to guess.
    pub id: String,
    /// When it was made.
    pub created_at: Millis,
    /// Whether it is listed among the open tables.
    pub visible: bool,
    /// Whatever the caller needs to know of it; the store does not look into it.
    pub meta: String,
    /// For whom it counts; `None` where it does not count for anybody.
    pub opener: Option<Opener>,
}

/// For whom a new table counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opener {
    /// What stands for the address it was opened from.
    pub name: String,
    /// Whether nobody but bots is to sit there.
    pub bots_only: bool,
}

/// How many tables of one opener there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenedTables {
    /// Those that are not over.
    pub open: u32,
    /// Those of them that are listed.
    pub listed: u32,
    /// Those for bots alone that were made lately, over or not.
    pub bots_only: u32,
}

/// What one turn adds to a table's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The lines.
    pub lines: Vec<String>,
    /// Whom the table waits for after them, in the caller's words, if it is known.
    pub pending: Option<String>,
    /// When it is.
    pub now: Millis,
}

/// What was found out about a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReview {
    /// What found it out, in the caller's words.
    pub evaluator: String,
    /// What it found, one line in the caller's words.
    pub review: String,
}

/// A table that is gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedTable {
    /// When it ended.
    pub ended_at: Millis,
    /// Why, in the caller's words.
    pub why: String,
}

/// Some tables that nobody has changed or had open for a while.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdleTables {
    /// The tables that can be read.
    pub tables: Vec<StoredTable>,
    /// Where to go on; `None` when these were the last.
    pub next: Option<i64>,
}

/// What is known of a table beside its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What it is found by.
    pub id: String,
    /// When it was made.
    pub created_at: Millis,
    /// When its record, its meta or its status last changed.
    pub updated_at: Millis,
    /// Since when the clocks of those who are to act run: when its record last grew.
    pub clock_started_at: Millis,
    /// Whom it waits for, in the caller's words, if it is known.
    pub pending: Option<String>,
    /// What stands for the address it was opened from, where it counts for one.
    pub opener: Option<String>,
    /// When somebody last had it open.
    pub seen_at: Millis,
    /// Whether its record is in one compressed piece.
    pub archived: bool,
    /// Where in its life it is.
    pub status: TableStatus,
    /// Whether it is listed among the open tables.
    pub visible: bool,
    /// How many lines its record has: where the next one goes.
    pub lines: u32,
    /// How often its meta was replaced.
    pub version: u32,
    /// Whatever the caller needs to know of it.
    pub meta: String,
}

/// How an address is shut out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanctionKind {
    /// It may not say anything.
    Mute,
    /// It is answered nothing.
    Ban,
}

impl SanctionKind {
    /// Its name where it is stored and told.
    pub const fn name(self) -> &'static str {
        match self {
            SanctionKind::Mute => "mute",
            SanctionKind::Ban => "ban",
        }
    }

    /// The kind of this name.
    pub fn of_name(name: &str) -> Option<SanctionKind> {
        [SanctionKind::Mute, SanctionKind::Ban].into_iter().find(|kind| kind.name() == name)
    }
}

/// An address that is shut out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sanction {
    /// The address, under the name that the caller has for it.
    pub address: String,
    /// How.
    pub kind: SanctionKind,
    /// Why, for whoever reads the list.
    pub reason: String,
    /// Since when.
    pub created_at: Millis,
    /// Until when; for good where there is none.
    pub ends_at: Option<Millis>,
}

impl StoredTable {
    /// Since when nobody has changed it or had it open.
    pub fn idle_since(&self) -> Millis {
        self.updated_at.max(self.seen_at)
    }
}

/// Something to be said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    /// The name of whoever says it.
    pub author: String,
    /// Who that is, in the caller's words, if it is known: a name may be anybody's.
    pub voice: Option<String>,
    /// What is said.
    pub text: String,
    /// When.
    pub sent_at: Millis,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Its number at this table, from 0.
    pub number: u32,
    /// The name of whoever said it.
    pub author: String,
    /// Who that was, in the caller's words, if it is known.
    pub voice: Option<String>,
    /// Whether it was taken away: then it has no text any more.
    pub removed: bool,
    /// What was said.
    pub text: String,
    /// When.
    pub sent_at: Millis,
}
