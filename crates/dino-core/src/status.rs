//! Where in its life a table is.

use crate::event::Pending;
use std::fmt;
use std::str::FromStr;

/// Where in its life a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStatus {
    /// Seats are taken and options chosen.
    Lobby,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
}

impl TableStatus {
    /// The status of a table whose game waits for this; `None` before the game begins.
    pub fn of(pending: Option<Pending>) -> TableStatus {
        match pending {
            None => TableStatus::Lobby,
            Some(Pending::Over) => TableStatus::Over,
            Some(Pending::Seats(_) | Pending::Chance) => TableStatus::Running,
        }
    }

    /// Its name where it is stored and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            TableStatus::Lobby => "lobby",
            TableStatus::Running => "running",
            TableStatus::Over => "over",
        }
    }
}

impl fmt::Display for TableStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No status has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no status is called \"{0}\"; there are: lobby, running, over")]
pub struct UnknownStatus(String);

impl FromStr for TableStatus {
    type Err = UnknownStatus;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        [TableStatus::Lobby, TableStatus::Running, TableStatus::Over]
            .into_iter()
            .find(|status| status.name() == name)
            .ok_or_else(|| UnknownStatus(name.to_owned()))
    }
}
