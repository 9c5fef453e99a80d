//! Tables on their way from one database to another.

use crate::store::{ChatMessage, StoredTable};

/// A table with all that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchivedTable {
    /// What is known of it beside its record.
    pub table: StoredTable,
    /// On whose lists it is.
    pub people: Vec<String>,
    /// Its record.
    pub lines: Vec<String>,
    /// What was said at it.
    pub chat: Vec<ChatMessage>,
}

/// A secret of the server's: its name and its value.
pub type Secret = (String, Vec<u8>);
