//! Carries commands out.

use super::Operator;
use super::command::{AdminCommand, SanctionArgs};
use super::failure::Failure;
use crate::address_hash;
use crate::app::App;
use crate::clock::now;
use crate::error::Error;
use crate::limits::MAX_VALUE;
use crate::lobby::{Lobby, clean_text};
use crate::peers;
use crate::table_task::{AdminChange, Command};
use dino_core::{Seat, TableStatus};
use dino_store::{Sanction, SanctionKind, StoredTable};
use serde_json::{Value, json};

/// The longest reason.
pub(super) const MAX_REASON_CHARS: usize = 300;

/// How many tables are read at a time while some are looked for.
const PAGE: u32 = 500;

/// Does what was asked for; answers what is to be told.
pub(super) async fn execute(app: &App, operator: Operator, command: AdminCommand) -> Result<Value, Failure> {
    match command {
        AdminCommand::ListTables { status, game, listed, limit } => {
            list_tables(app, &Filter::new(status, game, listed)?, limit).await
        }
        AdminCommand::ShowTable { table } => show_table(app, &table).await,
        AdminCommand::UnlistTable { table } => change(app, operator, &table, AdminChange::Unlist).await,
        AdminCommand::CloseTable { table, reason } => {
            change(app, operator, &table, AdminChange::Close { reason: reason_of(&reason)? }).await
        }
        AdminCommand::DeleteTable { table } => delete_table(app, operator, &table).await,
        AdminCommand::Mute(args) => shut_out(app, SanctionKind::Mute, args).await,
        AdminCommand::Ban(args) => shut_out(app, SanctionKind::Ban, args).await,
        AdminCommand::ListBans {} => {
            let all = app.store.sanctions().await?;
            Ok(all.iter().map(sanction_json).collect())
        }
        AdminCommand::Unban { address } => {
            let lifted = app.store.remove_sanctions(&address).await?;
            app.sanctions.remove(&address);
            app.store.announce(peers::SANCTIONS.to_owned());
            if lifted == 0 { Err(Failure::NoSanction(address)) } else { Ok(json!({ "lifted": lifted })) }
        }
        AdminCommand::ShowLimits {} => Ok(limits_json(app)),
        AdminCommand::SetLimit { name, value } => {
            if !(1..=MAX_VALUE).contains(&value) {
                return Err(Failure::BadValue { max: MAX_VALUE });
            }
            if !app.limits.set(&name, value) {
                let known = app.limits.all().map(|(name, _)| name).join(", ");
                return Err(Failure::NoLimit { name, known });
            }
            Ok(limits_json(app))
        }
    }
}

/// Which tables are looked for.
struct Filter {
    status: Option<TableStatus>,
    game: Option<String>,
    listed: Option<bool>,
}

impl Filter {
    fn new(status: Option<String>, game: Option<String>, listed: Option<bool>) -> Result<Filter, Failure> {
        let statuses = [TableStatus::Lobby, TableStatus::Running, TableStatus::Over];
        let known_status = |value: String| {
            let found = statuses.into_iter().find(|status| status.name() == value);
            let known = || statuses.map(TableStatus::name).join(", ");
            found.ok_or_else(|| Failure::NoFilter { value, known: known() })
        };
        let known_game = |value: String| {
            if dino_games::meta(&value).is_some() {
                return Ok(value);
            }
            Err(Failure::NoFilter { value, known: dino_games::IDS.join(", ") })
        };
        let (status, game) = (status.map(known_status).transpose()?, game.map(known_game).transpose()?);
        Ok(Filter { status, game, listed })
    }

    fn takes(&self, stored: &StoredTable, lobby: &Lobby) -> bool {
        self.status.is_none_or(|status| status == stored.status)
            && self.game.as_ref().is_none_or(|game| *game == lobby.game)
            && self.listed.is_none_or(|listed| listed == stored.visible)
    }
}

async fn list_tables(app: &App, filter: &Filter, limit: u32) -> Result<Value, Failure> {
    let (mut found, mut skip) = (Vec::new(), 0);
    loop {
        let page = app.store.tables(skip, PAGE).await?;
        for stored in &page {
            // What cannot be read hides no other table.
            let Ok(lobby) = serde_json::from_str::<Lobby>(&stored.meta) else { continue };
            if filter.takes(stored, &lobby) {
                found.push(table_json(app, stored, &lobby));
            }
            if found.len() >= limit as usize {
                return Ok(found.into());
            }
        }
        if page.len() < PAGE as usize {
            return Ok(found.into());
        }
        skip += PAGE;
    }
}

/// A table in a list.
fn table_json(app: &App, stored: &StoredTable, lobby: &Lobby) -> Value {
    json!({
        "id": stored.id,
        "game": lobby.game,
        "status": stored.status.name(),
        "listed": stored.visible,
        "closed": lobby.closed,
        "seats": lobby.seats.len(),
        "people": lobby.seats.iter().filter(|entry| entry.person.is_some()).count(),
        "lines": stored.lines,
        "created_at": stored.created_at,
        "updated_at": stored.updated_at,
        "in_memory": app.loaded_table(&stored.id).is_some(),
    })
}

async fn show_table(app: &App, id: &str) -> Result<Value, Failure> {
    let stored = app.store.table(id).await?;
    let lobby: Lobby = serde_json::from_str(&stored.meta).map_err(|error| Error::internal(&error))?;
    let snapshot = app.loaded_table(id).map(|table| table.snapshot());
    let players = lobby.players();
    let seat = |(seat, entry): (Seat, &crate::lobby::SeatEntry)| {
        json!({
            "seat": seat,
            "name": entry.name,
            "player": if lobby.is_free(seat) { "free" } else { players[seat.index()].as_str() },
            "away": entry.away,
            "here": snapshot.as_ref().is_some_and(|snapshot| snapshot.present.contains(seat)),
        })
    };
    let mut shown = table_json(app, &stored, &lobby);
    shown["pace"] = json!(lobby.pace);
    shown["options"] = json!(lobby.options);
    shown["rematch"] = json!(lobby.rematch);
    shown["chat_lines"] = json!(app.store.chat(id, 0).await?.len());
    shown["people_at_seats"] = lobby.entries().map(seat).collect();
    Ok(shown)
}

/// Asks a table, in its own turn.
async fn change(app: &App, operator: Operator, id: &str, change: AdminChange) -> Result<Value, Failure> {
    let table = app.find_table(id).await?;
    table.request(Command::Admin(change, operator)).await?;
    Ok(json!({ "table": id }))
}

/// Removes a table, also one that cannot be opened.
async fn delete_table(app: &App, operator: Operator, id: &str) -> Result<Value, Failure> {
    match app.find_table(id).await {
        Ok(_) => change(app, operator, id, AdminChange::Delete).await,
        Err(Error::NotFound) => Err(Error::NotFound.into()),
        Err(_) => {
            app.store.delete_table(id).await?;
            Ok(json!({ "table": id }))
        }
    }
}

async fn shut_out(app: &App, kind: SanctionKind, args: SanctionArgs) -> Result<Value, Failure> {
    let SanctionArgs { address, reason, hours } = args;
    if !address_hash::is_hash(&address) {
        return Err(Failure::BadAddress(address));
    }
    const HOUR: i64 = 3_600_000;
    let created_at = now();
    let ends_at = hours.map(|hours| created_at.saturating_add(HOUR * i64::from(hours)));
    let sanction = Sanction { address, kind, reason: reason_of(&reason)?, created_at, ends_at };
    app.store.add_sanction(sanction.clone()).await?;
    let told = sanction_json(&sanction);
    app.sanctions.add(sanction);
    app.store.announce(peers::SANCTIONS.to_owned());
    Ok(told)
}

fn reason_of(reason: &str) -> Result<String, Failure> {
    let reason = clean_text(reason);
    let is_good = !reason.is_empty() && reason.chars().count() <= MAX_REASON_CHARS;
    if is_good { Ok(reason) } else { Err(Failure::BadReason) }
}

fn sanction_json(sanction: &Sanction) -> Value {
    json!({
        "address": sanction.address,
        "kind": sanction.kind.name(),
        "reason": sanction.reason,
        "created_at": sanction.created_at,
        "ends_at": sanction.ends_at,
    })
}

fn limits_json(app: &App) -> Value {
    app.limits.all().map(|(name, value)| json!({ "name": name, "value": value })).into_iter().collect()
}
