//! Where tables are kept.
//!
//! The truth of a table is its record, a list of lines. [`Store::append`] adds lines at a place the caller names and
//! fails when that is not the end, so two writers never mix. When it returns, the lines are on the disk: **store
//! first, then tell**. Everything else here (what a lobby knows, who sits where, what was said) stands beside the
//! record and is as durable.
//!
//! A server holds an `Arc<dyn Store>` and does not know which database is behind it. [`SqliteStore`] needs no other
//! program: one writer puts what many tables append at once into one transaction, so that hundreds of tables share
//! one wait for the disk, and readers never wait for it. [`PostgresStore`] is for several servers on one database: whoever
//! appends at a place first has it, and the others are told that there is something to read ([`Hint`]).
//!
//! There is no clock here: whoever calls says what time it is. Nor does the store look into what it keeps: the meta of
//! a table is a text of the caller's.
//!
//! ```
//! use dino_store::{NewTable, SqliteStore, Store, StoreError};
//! use std::sync::Arc;
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let store: Arc<dyn Store> = Arc::new(SqliteStore::memory().await?);
//! let now = 1_700_000_000_000;
//! store
//!     .create_table(NewTable { id: "k7Qd".into(), created_at: now, visible: true, meta: "{}".into(), opener: None })
//!     .await?;
//! assert_eq!(store.append("k7Qd", 0, vec!["* first 2".into(), "2 keep".into()], now).await?, 2);
//! assert!(matches!(
//!     store.append("k7Qd", 0, vec!["* first 1".into()], now).await,
//!     Err(StoreError::Conflict { at: 0, end: 2 })
//! ));
//! assert_eq!(store.lines("k7Qd", 1).await?, ["2 keep"]);
//! # Ok::<(), StoreError>(())
//! # }).unwrap();
//! ```

mod archived;
mod error;
mod hint;
mod metrics;
mod postgres;
mod record_lines;
mod sqlite;
mod store;

pub use archived::{ArchivedTable, Secret};
pub use dino_core::TableStatus;
pub use error::{Result, StoreError};
pub use hint::{Hint, KnownTable, TableNews};
pub use metrics::StoreMetrics;
pub use postgres::{PostgresReader, PostgresStore, is_postgres_url, without_password};
pub use sqlite::{SqliteReader, SqliteStore, backup, restore};
pub use store::{
    ChatMessage, EndedTable, IdleTables, Millis, NewMessage, NewTable, OpenedTables, Opener, Sanction,
    SanctionKind, Store, StoredReview, StoredTable, Turn,
};
