//! The commands.

use serde::{Deserialize, Serialize};

/// What whoever runs the server may ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
// All of them have braces, also where there is nothing inside: serde takes any field for a variant without.
#[serde(tag = "command", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminCommand {
    /// Tables, those made last first.
    ListTables {
        /// Only those of this status: lobby, running or over.
        status: Option<String>,
        /// Only those of this game.
        game: Option<String>,
        /// Only those that are listed, or those that are not.
        listed: Option<bool>,
        /// At most so many.
        limit: u32,
    },
    /// What is known of a table beside secrets and hidden cards.
    ShowTable {
        /// Its id.
        table: String,
    },
    /// Lists a table no longer.
    UnlistTable {
        /// Its id.
        table: String,
    },
    /// Ends a table; people at it are told why.
    CloseTable {
        /// Its id.
        table: String,
        /// Why, for those people.
        reason: String,
    },
    /// Removes a table with all that belongs to it.
    DeleteTable {
        /// Its id.
        table: String,
    },
    /// Lets nobody at an address say anything at tables.
    Mute(SanctionArgs),
    /// Answers nobody at an address.
    Ban(SanctionArgs),
    /// The addresses that are shut out.
    ListBans {},
    /// Lifts all that was said of an address.
    Unban {
        /// The address, as the log shows it.
        address: String,
    },
    /// The limits that can be set while the server runs.
    ShowLimits {},
    /// Sets a limit until the server ends.
    SetLimit {
        /// Its name, as `ShowLimits` tells it.
        name: String,
        /// Its value.
        value: usize,
    },
}

/// How an address is shut out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SanctionArgs {
    /// The address, as the log shows it.
    pub address: String,
    /// Why, for whoever reads the list.
    pub reason: String,
    /// For how many hours; for good where nothing is said.
    pub hours: Option<u32>,
}
