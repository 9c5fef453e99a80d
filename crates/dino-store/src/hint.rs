//! What servers on the same database tell each other, and what is read when they do.

use std::sync::Arc;

/// That there may be something new.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Another server has changed something at these tables.
    Changed(Arc<[String]>),
    /// Another server says something, in the caller's words.
    Said(Arc<str>),
    /// Hints may have been lost: something may be new anywhere.
    Missed,
}

/// How much of a table is known already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownTable {
    /// What it is found by.
    pub id: String,
    /// How many lines of its record are known.
    pub lines: u32,
}

/// What a table has now, at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableNews {
    /// What it is found by.
    pub id: String,
    /// The number of the first of the lines below.
    pub from: u32,
    /// The lines of its record from there on.
    pub lines: Vec<String>,
    /// How often its meta was replaced.
    pub version: u32,
    /// How often something was said or taken away there.
    pub said: u32,
}
