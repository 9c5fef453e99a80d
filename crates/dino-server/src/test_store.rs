//! A store for tests that waits or fails when it is told to.

use async_trait::async_trait;
use dino_store::{
    ChatMessage, EndedTable, IdleTables, Millis, NewMessage, NewTable, OpenedTables, Result, Sanction,
    SqliteStore, Store, StoreError, StoreMetrics, StoredReview, StoredTable, TableStatus, Turn,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use tokio::sync::watch;

/// A store in memory with its faults.
pub(crate) struct TestStore {
    inner: SqliteStore,
    /// While this is true, chat is not stored.
    pub(crate) holds_chat: watch::Sender<bool>,
    /// While this is true, no table can be marked as lobby, running or over.
    pub(crate) fails_status: AtomicBool,
    /// While this is true, no record can be read or appended to.
    pub(crate) fails_records: AtomicBool,
    /// While this is true, nothing can be stored, as on a full disk.
    pub(crate) is_full: AtomicBool,
    /// How often something was to be stored while the disk was full.
    pub(crate) refused: AtomicU32,
    /// While this is true, what is appended is stored and yet said to have failed.
    pub(crate) denies_appends: AtomicBool,
    /// While this is true, what is appended goes to a file that was replaced by another.
    pub(crate) is_replaced: AtomicBool,
    /// How many milliseconds more have passed since the clocks of tables started.
    pub(crate) passed: AtomicI64,
    /// How often a record was read.
    pub(crate) records_read: AtomicU32,
}

impl TestStore {
    pub(crate) async fn new() -> Arc<TestStore> {
        let inner = SqliteStore::memory().await.unwrap();
        let holds_chat = watch::Sender::new(false);
        Arc::new(TestStore {
            inner,
            holds_chat,
            fails_status: AtomicBool::new(false),
            fails_records: AtomicBool::new(false),
            is_full: AtomicBool::new(false),
            refused: AtomicU32::new(0),
            denies_appends: AtomicBool::new(false),
            is_replaced: AtomicBool::new(false),
            passed: AtomicI64::new(0),
            records_read: AtomicU32::new(0),
        })
    }

    fn fail_if_full(&self) -> Result<()> {
        fail_if(&self.is_full).inspect_err(|_| {
            self.refused.fetch_add(1, Ordering::SeqCst);
        })
    }
}

/// Fails while this is true.
fn fail_if(fault: &AtomicBool) -> Result<()> {
    if fault.load(Ordering::SeqCst) {
        return Err(StoreError::Database(Arc::new(std::io::Error::other("a fault of the test"))));
    }
    Ok(())
}

#[async_trait]
impl Store for TestStore {
    async fn create_table(&self, table: NewTable) -> Result<()> {
        self.inner.create_table(table).await
    }
    async fn table(&self, id: &str) -> Result<StoredTable> {
        let table = self.inner.table(id).await?;
        Ok(StoredTable {
            clock_started_at: table.clock_started_at - self.passed.load(Ordering::SeqCst),
            ..table
        })
    }
    async fn update_meta(&self, id: &str, version: u32, meta: &str, now: Millis) -> Result<u32> {
        self.fail_if_full()?;
        self.inner.update_meta(id, version, meta, now).await
    }
    async fn set_status(&self, id: &str, status: TableStatus, now: Millis) -> Result<()> {
        fail_if(&self.fails_status)?;
        self.fail_if_full()?;
        self.inner.set_status(id, status, now).await
    }
    async fn set_visible(&self, id: &str, visible: bool, now: Millis) -> Result<()> {
        self.fail_if_full()?;
        self.inner.set_visible(id, visible, now).await
    }
    async fn opened_tables(&self, opener: &str, since: Millis) -> Result<OpenedTables> {
        self.inner.opened_tables(opener, since).await
    }
    async fn open_tables(&self, limit: u32) -> Result<Vec<StoredTable>> {
        self.inner.open_tables(limit).await
    }
    async fn append_turn(&self, id: &str, at: u32, turn: Turn) -> Result<u32> {
        fail_if(&self.fails_records)?;
        self.fail_if_full()?;
        let end = self.inner.append_turn(id, at, turn).await?;
        fail_if(&self.denies_appends)?;
        if self.is_replaced.load(Ordering::SeqCst) {
            return Err(StoreError::Replaced { path: "tables.db".into() });
        }
        Ok(end)
    }
    async fn lines(&self, id: &str, from: u32) -> Result<Vec<String>> {
        self.records_read.fetch_add(1, Ordering::SeqCst);
        fail_if(&self.fails_records)?;
        self.inner.lines(id, from).await
    }
    async fn join(&self, person: &str, table: &str) -> Result<()> {
        self.fail_if_full()?;
        self.inner.join(person, table).await
    }
    async fn leave(&self, person: &str, table: &str) -> Result<()> {
        self.inner.leave(person, table).await
    }
    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTable>> {
        self.inner.tables_of(person, limit).await
    }
    async fn add_message(&self, table: &str, message: NewMessage) -> Result<u32> {
        let _ = self.holds_chat.subscribe().wait_for(|holds| !holds).await;
        self.inner.add_message(table, message).await
    }
    async fn remove_message(&self, table: &str, number: u32) -> Result<()> {
        self.inner.remove_message(table, number).await
    }
    async fn chat(&self, table: &str, from: u32) -> Result<Vec<ChatMessage>> {
        self.inner.chat(table, from).await
    }
    async fn see(&self, table: &str, now: Millis) -> Result<()> {
        self.fail_if_full()?;
        self.inner.see(table, now).await
    }
    async fn idle_tables(&self, after: i64, before: Millis, limit: u32) -> Result<IdleTables> {
        self.inner.idle_tables(after, before, limit).await
    }
    async fn end_table(&self, table: &str, idle_before: Millis, ended: EndedTable) -> Result<()> {
        self.inner.end_table(table, idle_before, ended).await
    }
    async fn archive_table(&self, table: &str, idle_before: Millis, meta: &str) -> Result<()> {
        self.inner.archive_table(table, idle_before, meta).await
    }
    async fn keep_review(&self, table: &str, review: StoredReview) -> Result<()> {
        self.fail_if_full()?;
        self.inner.keep_review(table, review).await
    }
    async fn review(&self, table: &str) -> Result<Option<StoredReview>> {
        self.inner.review(table).await
    }
    async fn ended(&self, table: &str) -> Result<Option<EndedTable>> {
        self.inner.ended(table).await
    }
    async fn forget_ended(&self, before: Millis, limit: u32) -> Result<u32> {
        self.inner.forget_ended(before, limit).await
    }
    async fn note_sweep(&self, now: Millis, max_gap: Millis) -> Result<()> {
        self.inner.note_sweep(now, max_gap).await
    }
    async fn secret(&self, name: &str, make: fn() -> Vec<u8>) -> Result<Vec<u8>> {
        self.inner.secret(name, make).await
    }
    async fn tables(&self, skip: u32, limit: u32) -> Result<Vec<StoredTable>> {
        self.inner.tables(skip, limit).await
    }
    async fn delete_table(&self, id: &str) -> Result<()> {
        self.fail_if_full()?;
        self.inner.delete_table(id).await
    }
    async fn add_sanction(&self, sanction: Sanction) -> Result<()> {
        self.fail_if_full()?;
        self.inner.add_sanction(sanction).await
    }
    async fn remove_sanctions(&self, address: &str) -> Result<u32> {
        self.inner.remove_sanctions(address).await
    }
    async fn sanctions(&self) -> Result<Vec<Sanction>> {
        self.inner.sanctions().await
    }
    async fn ping(&self) -> Result<()> {
        fail_if(&self.fails_records)?;
        self.inner.ping().await
    }
    fn metrics(&self) -> &StoreMetrics {
        self.inner.metrics()
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}
