//! Everything that changes the database, as values that can wait in a queue and be tried again.

use super::append::{Append, append_all};
use super::{lifetime, reviews, sanctions};
use crate::error::{Result, StoreError};
use crate::store::{EndedTable, Millis, NewMessage, NewTable, Sanction};
use dino_core::TableStatus;
use sqlx::sqlite::SqliteConnection;

/// One change. Each is answered with a number, where there is one to tell.
#[derive(Debug)]
pub(super) enum Change {
    Create(NewTable),
    /// Answered with the new version.
    Meta {
        table: String,
        version: u32,
        meta: String,
        now: Millis,
    },
    Status {
        table: String,
        status: TableStatus,
        now: Millis,
    },
    Visible {
        table: String,
        visible: bool,
        now: Millis,
    },
    /// Answered with the new end.
    Append(Append),
    Join {
        person: String,
        table: String,
    },
    Leave {
        person: String,
        table: String,
    },
    /// Answered with the number of what was said.
    AddMessage {
        table: String,
        message: NewMessage,
    },
    RemoveMessage {
        table: String,
        number: u32,
    },
    See {
        table: String,
        now: Millis,
    },
    /// Removes a table with all that belongs to it.
    Delete {
        table: String,
    },
    AddSanction(Sanction),
    /// Answered with how many there were.
    RemoveSanctions {
        address: String,
    },
    End {
        table: String,
        idle_before: Millis,
        ended: EndedTable,
    },
    Archive {
        table: String,
        idle_before: Millis,
        meta: String,
    },
    /// The review is compressed already.
    Review {
        table: String,
        evaluator: String,
        piece: Vec<u8>,
    },
    /// Answered with how many were forgotten.
    ForgetEnded {
        before: Millis,
        limit: u32,
    },
    NoteSweep {
        now: Millis,
        max_gap: Millis,
    },
    /// Keeps the value unless there is one of that name.
    Secret {
        name: String,
        value: Vec<u8>,
    },
}

/// Makes changes in order; each gets its own answer. An error means that the database failed, and that the transaction
/// must be rolled back.
pub(super) async fn apply_all(
    conn: &mut SqliteConnection,
    changes: &[&Change],
) -> sqlx::Result<Vec<Result<u32>>> {
    let mut answers = Vec::with_capacity(changes.len());
    // Appends are by far the most: those that stand side by side are made together.
    let is_append = |change: &Change| matches!(change, Change::Append(_));
    for run in changes.chunk_by(|one, next| is_append(one) && is_append(next)) {
        let appends: Vec<&Append> = run.iter().filter_map(|change| change.as_append()).collect();
        match appends.as_slice() {
            [] => answers.push(run[0].apply(conn).await?),
            appends => answers.extend(append_all(conn, appends).await?),
        }
    }
    Ok(answers)
}

impl Change {
    fn as_append(&self) -> Option<&Append> {
        match self {
            Change::Append(append) => Some(append),
            _ => None,
        }
    }

    /// How many lines of a record it adds.
    pub(super) fn lines(&self) -> usize {
        self.as_append().map_or(0, |append| append.turn.lines.len())
    }

    /// Checks before it writes: when the answer is an error, nothing was changed.
    async fn apply(&self, conn: &mut SqliteConnection) -> sqlx::Result<Result<u32>> {
        match self {
            Change::Create(table) => create(conn, table).await,
            Change::Meta { table, version, meta, now } => {
                update_meta(conn, table, *version, meta, *now).await
            }
            Change::Status { table, status, now } => set_status(conn, table, *status, *now).await,
            Change::Visible { table, visible, now } => set_visible(conn, table, *visible, *now).await,
            Change::Append(append) => append_all(conn, &[append]).await.map(|mut one| one.remove(0)),
            Change::Join { person, table } => join(conn, person, table).await,
            Change::Leave { person, table } => leave(conn, person, table).await,
            Change::AddMessage { table, message } => add_message(conn, table, message).await,
            Change::RemoveMessage { table, number } => remove_message(conn, table, *number).await,
            Change::See { table, now } => see(conn, table, *now).await,
            Change::End { table, idle_before, ended } => {
                lifetime::end(conn, table, *idle_before, ended).await
            }
            Change::Archive { table, idle_before, meta } => {
                lifetime::archive(conn, table, *idle_before, meta).await
            }
            Change::Review { table, evaluator, piece } => reviews::keep(conn, table, evaluator, piece).await,
            Change::ForgetEnded { before, limit } => lifetime::forget_ended(conn, *before, *limit).await,
            Change::NoteSweep { now, max_gap } => lifetime::note_sweep(conn, *now, *max_gap).await,
            Change::Delete { table } => delete(conn, table).await,
            Change::AddSanction(sanction) => sanctions::add(conn, sanction).await,
            Change::RemoveSanctions { address } => sanctions::remove(conn, address).await,
            Change::Secret { name, value } => keep_secret(conn, name, value).await,
        }
    }
}

async fn create(conn: &mut SqliteConnection, table: &NewTable) -> sqlx::Result<Result<u32>> {
    let no: Option<i64> = sqlx::query_scalar(
        "INSERT INTO tables \
         (id, created_at, updated_at, clock_started_at, status, visible, lines, version, opener, bots_only, seen_at) \
         VALUES (?1, ?2, ?2, ?2, ?3, ?4, 0, 0, ?5, ?6, ?2) ON CONFLICT DO NOTHING RETURNING no",
    )
    .bind(&table.id)
    .bind(table.created_at)
    .bind(TableStatus::Lobby.name())
    .bind(table.visible)
    .bind(table.opener.as_ref().map(|opener| opener.name.as_str()))
    .bind(table.opener.as_ref().is_some_and(|opener| opener.bots_only))
    .fetch_optional(&mut *conn)
    .await?;
    let Some(no) = no else { return Ok(Err(StoreError::Exists)) };
    sqlx::query("INSERT INTO metas (table_no, meta) VALUES (?1, ?2)")
        .bind(no)
        .bind(&table.meta)
        .execute(conn)
        .await?;
    Ok(Ok(0))
}

async fn update_meta(
    conn: &mut SqliteConnection,
    table: &str,
    version: u32,
    meta: &str,
    now: Millis,
) -> sqlx::Result<Result<u32>> {
    let found: Option<(i64, u32)> = sqlx::query_as("SELECT no, version FROM tables WHERE id = ?1")
        .bind(table)
        .fetch_optional(&mut *conn)
        .await?;
    let Some((no, end)) = found else { return Ok(Err(StoreError::NotFound)) };
    if end != version {
        return Ok(Err(StoreError::Conflict { at: version, end }));
    }
    sqlx::query("UPDATE tables SET version = ?2, updated_at = ?3 WHERE no = ?1")
        .bind(no)
        .bind(version + 1)
        .bind(now)
        .execute(&mut *conn)
        .await?;
    sqlx::query("UPDATE metas SET meta = ?2 WHERE table_no = ?1").bind(no).bind(meta).execute(conn).await?;
    Ok(Ok(version + 1))
}

async fn set_status(
    conn: &mut SqliteConnection,
    table: &str,
    status: TableStatus,
    now: Millis,
) -> sqlx::Result<Result<u32>> {
    let done = sqlx::query("UPDATE tables SET status = ?2, updated_at = ?3 WHERE id = ?1")
        .bind(table)
        .bind(status.name())
        .bind(now)
        .execute(conn)
        .await?;
    Ok(if done.rows_affected() == 0 { Err(StoreError::NotFound) } else { Ok(0) })
}

async fn set_visible(
    conn: &mut SqliteConnection,
    table: &str,
    visible: bool,
    now: Millis,
) -> sqlx::Result<Result<u32>> {
    let done = sqlx::query("UPDATE tables SET visible = ?2, updated_at = ?3 WHERE id = ?1")
        .bind(table)
        .bind(visible)
        .bind(now)
        .execute(conn)
        .await?;
    Ok(if done.rows_affected() == 0 { Err(StoreError::NotFound) } else { Ok(0) })
}

async fn join(conn: &mut SqliteConnection, person: &str, table: &str) -> sqlx::Result<Result<u32>> {
    let Some(no) = number_of(conn, table).await? else { return Ok(Err(StoreError::NotFound)) };
    sqlx::query("INSERT INTO joined (person, table_no) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
        .bind(person)
        .bind(no)
        .execute(conn)
        .await?;
    Ok(Ok(0))
}

async fn leave(conn: &mut SqliteConnection, person: &str, table: &str) -> sqlx::Result<Result<u32>> {
    let Some(no) = number_of(conn, table).await? else { return Ok(Err(StoreError::NotFound)) };
    sqlx::query("DELETE FROM joined WHERE person = ?1 AND table_no = ?2")
        .bind(person)
        .bind(no)
        .execute(conn)
        .await?;
    Ok(Ok(0))
}

pub(super) async fn number_of(conn: &mut SqliteConnection, table: &str) -> sqlx::Result<Option<i64>> {
    sqlx::query_scalar("SELECT no FROM tables WHERE id = ?1").bind(table).fetch_optional(conn).await
}

async fn add_message(
    conn: &mut SqliteConnection,
    table: &str,
    message: &NewMessage,
) -> sqlx::Result<Result<u32>> {
    let number: Option<u32> = sqlx::query_scalar(
        "INSERT INTO chat (table_no, number, who, text, said_at, voice) \
         SELECT no, (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_no = no), ?2, ?3, ?4, ?5 \
         FROM tables WHERE id = ?1 RETURNING number",
    )
    .bind(table)
    .bind(&message.author)
    .bind(&message.text)
    .bind(message.sent_at)
    .bind(&message.voice)
    .fetch_optional(conn)
    .await?;
    Ok(number.ok_or(StoreError::NotFound))
}

async fn delete(conn: &mut SqliteConnection, table: &str) -> sqlx::Result<Result<u32>> {
    let Some(no) = number_of(conn, table).await? else { return Ok(Err(StoreError::NotFound)) };
    lifetime::remove(conn, no).await?;
    Ok(Ok(0))
}

async fn remove_message(conn: &mut SqliteConnection, table: &str, number: u32) -> sqlx::Result<Result<u32>> {
    let done = sqlx::query(
        "UPDATE chat SET text = '', removed = 1 \
         WHERE table_no = (SELECT no FROM tables WHERE id = ?1) AND number = ?2",
    )
    .bind(table)
    .bind(number)
    .execute(conn)
    .await?;
    Ok(if done.rows_affected() == 0 { Err(StoreError::NotFound) } else { Ok(0) })
}

async fn see(conn: &mut SqliteConnection, table: &str, now: Millis) -> sqlx::Result<Result<u32>> {
    let done = sqlx::query("UPDATE tables SET seen_at = ?2 WHERE id = ?1")
        .bind(table)
        .bind(now)
        .execute(conn)
        .await?;
    Ok(if done.rows_affected() == 0 { Err(StoreError::NotFound) } else { Ok(0) })
}

pub(super) async fn keep_secret(
    conn: &mut SqliteConnection,
    name: &str,
    value: &[u8],
) -> sqlx::Result<Result<u32>> {
    sqlx::query("INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(value)
        .execute(conn)
        .await?;
    Ok(Ok(0))
}
