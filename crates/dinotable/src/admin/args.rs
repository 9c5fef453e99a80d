//! The command line of `dinotable admin`.

use crate::cli::DataArgs;
use clap::{Args, Subcommand};
use dino_server::{AdminCommand, SanctionArgs};

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(super) what: What,
    /// Print JSON
    #[arg(long, global = true)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) data: DataArgs,
}

#[derive(Subcommand, Debug)]
pub(super) enum What {
    /// Tables: list, show, unlist, close, delete
    #[command(subcommand)]
    Tables(Tables),
    /// People, by the hash of their address that the log shows: mute, ban, bans, unban
    #[command(subcommand)]
    People(People),
    /// Limits: show, set until the server ends
    #[command(subcommand)]
    Limits(Limits),
}

#[derive(Subcommand, Debug)]
pub(super) enum Tables {
    /// List tables, those made last first
    List {
        /// Only lobby, running or over
        #[arg(long)]
        status: Option<String>,
        /// Only those of this game
        #[arg(long)]
        game: Option<String>,
        /// Only those that are listed
        #[arg(long, conflicts_with = "unlisted")]
        listed: bool,
        /// Only those that are not listed
        #[arg(long)]
        unlisted: bool,
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: u32,
    },
    /// Show what is known of a table beside secrets and cards
    Show {
        /// Its id
        table: String,
    },
    /// List a table no longer; who knows its address still finds it
    Unlist {
        /// Its id
        table: String,
    },
    /// End a table; people at it are told why
    Close {
        /// Its id
        table: String,
        /// Why, for those people
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Remove a table with its record and all else, for good
    Delete {
        /// Its id
        table: String,
    },
}

#[derive(Subcommand, Debug)]
pub(super) enum People {
    /// Let nobody at an address say anything at tables
    Mute(ShutOut),
    /// Answer nobody at an address
    Ban(ShutOut),
    /// List the addresses that are muted or banned
    Bans,
    /// Lift what was said of an address
    Unban {
        /// The hash that the log shows
        address: String,
    },
}

#[derive(Args, Debug)]
pub(super) struct ShutOut {
    /// The hash that the log shows
    address: String,
    /// Why, for whoever reads the list
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// For so many hours [default: for good]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    hours: Option<u32>,
}

#[derive(Subcommand, Debug)]
pub(super) enum Limits {
    /// Show the limits that can be set while the server runs
    Show,
    /// Set a limit until the server ends
    Set {
        /// Its name
        name: String,
        /// Its value
        value: usize,
    },
}

impl What {
    /// What the server is asked.
    pub(super) fn command(&self) -> AdminCommand {
        let sanction = |args: &ShutOut| SanctionArgs {
            address: args.address.clone(),
            reason: args.reason.clone(),
            hours: args.hours,
        };
        match self {
            What::Tables(Tables::List { status, game, listed, unlisted, limit }) => {
                AdminCommand::ListTables {
                    status: status.clone(),
                    game: game.clone(),
                    listed: (*listed || *unlisted).then_some(*listed),
                    limit: *limit,
                }
            }
            What::Tables(Tables::Show { table }) => AdminCommand::ShowTable { table: table.clone() },
            What::Tables(Tables::Unlist { table }) => AdminCommand::UnlistTable { table: table.clone() },
            What::Tables(Tables::Close { table, reason }) => {
                AdminCommand::CloseTable { table: table.clone(), reason: reason.clone() }
            }
            What::Tables(Tables::Delete { table }) => AdminCommand::DeleteTable { table: table.clone() },
            What::People(People::Mute(args)) => AdminCommand::Mute(sanction(args)),
            What::People(People::Ban(args)) => AdminCommand::Ban(sanction(args)),
            What::People(People::Bans) => AdminCommand::ListBans {},
            What::People(People::Unban { address }) => AdminCommand::Unban { address: address.clone() },
            What::Limits(Limits::Show) => AdminCommand::ShowLimits {},
            What::Limits(Limits::Set { name, value }) => {
                AdminCommand::SetLimit { name: name.clone(), value: *value }
            }
        }
    }
}
