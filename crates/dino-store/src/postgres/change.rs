//! What is changed beside appending. Each change is one statement, so that it happens as a whole or not at all.
//!
//! What was cut off may have happened: where it would make a difference to do it twice, it is looked for before it is tried
//! again.

use super::number;
use super::retry::Try;
use crate::error::{Result, StoreError};
use crate::store::{Millis, NewMessage, NewTable, Sanction};
use dino_core::TableStatus;
use sqlx::postgres::PgPool;

pub(super) async fn create(pool: &PgPool, tried: Try, table: &NewTable) -> sqlx::Result<Result<()>> {
    let done = sqlx::query(
        "WITH made AS (INSERT INTO dinotable.tables \
         (id, created_at, updated_at, clock_started_at, seen_at, status, visible, opener, bots_only) \
         VALUES ($1, $2, $2, $2, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING no) \
         INSERT INTO dinotable.metas (table_no, meta) SELECT no, $7 FROM made",
    )
    .bind(&table.id)
    .bind(table.created_at)
    .bind(TableStatus::Lobby.name())
    .bind(table.visible)
    .bind(table.opener.as_ref().map(|opener| opener.name.as_str()))
    .bind(table.opener.as_ref().is_some_and(|opener| opener.bots_only))
    .bind(&table.meta)
    .execute(pool)
    .await?;
    if done.rows_affected() > 0 {
        return Ok(Ok(()));
    }
    let is_ours =
        tried.is_again() && meta_of(pool, &table.id).await?.is_some_and(|(_, meta)| meta == table.meta);
    Ok(if is_ours { Ok(()) } else { Err(StoreError::Exists) })
}

pub(super) async fn update_meta(
    pool: &PgPool,
    tried: Try,
    id: &str,
    version: u32,
    meta: &str,
    now: Millis,
) -> sqlx::Result<Result<u32>> {
    let done = sqlx::query(
        "WITH moved AS (UPDATE dinotable.tables SET version = version + 1, updated_at = $4 \
         WHERE id = $1 AND version = $2 RETURNING no) \
         UPDATE dinotable.metas SET meta = $3 FROM moved WHERE table_no = moved.no",
    )
    .bind(id)
    .bind(i64::from(version))
    .bind(meta)
    .bind(now)
    .execute(pool)
    .await?;
    if done.rows_affected() > 0 {
        return Ok(Ok(version + 1));
    }
    Ok(match meta_of(pool, id).await? {
        None => Err(StoreError::NotFound),
        Some((end, stored)) if tried.is_again() && end == version + 1 && stored == meta => Ok(end),
        Some((end, _)) => Err(StoreError::Conflict { at: version, end }),
    })
}

/// The version of a table's meta, and the meta.
async fn meta_of(pool: &PgPool, id: &str) -> sqlx::Result<Option<(u32, String)>> {
    let found: Option<(i64, String)> = sqlx::query_as(
        "SELECT version, meta FROM dinotable.tables JOIN dinotable.metas ON table_no = no WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(pool)
    .await?;
    Ok(found.map(|(version, meta)| (number(version), meta)))
}

pub(super) async fn set_status(
    pool: &PgPool,
    id: &str,
    status: TableStatus,
    now: Millis,
) -> sqlx::Result<bool> {
    let set = sqlx::query("UPDATE dinotable.tables SET status = $2, updated_at = $3 WHERE id = $1");
    Ok(set.bind(id).bind(status.name()).bind(now).execute(pool).await?.rows_affected() > 0)
}

pub(super) async fn set_visible(pool: &PgPool, id: &str, visible: bool, now: Millis) -> sqlx::Result<bool> {
    let set = sqlx::query("UPDATE dinotable.tables SET visible = $2, updated_at = $3 WHERE id = $1");
    Ok(set.bind(id).bind(visible).bind(now).execute(pool).await?.rows_affected() > 0)
}

pub(super) async fn see(pool: &PgPool, id: &str, now: Millis) -> sqlx::Result<bool> {
    let set = sqlx::query("UPDATE dinotable.tables SET seen_at = greatest(seen_at, $2) WHERE id = $1");
    Ok(set.bind(id).bind(now).execute(pool).await?.rows_affected() > 0)
}

pub(super) async fn join(pool: &PgPool, person: &str, table: &str) -> sqlx::Result<bool> {
    let found: bool = sqlx::query_scalar(
        "WITH found AS (SELECT no FROM dinotable.tables WHERE id = $2), added AS (INSERT INTO dinotable.joined \
         (person, table_no) SELECT $1, no FROM found ON CONFLICT DO NOTHING) SELECT EXISTS (SELECT 1 FROM found)",
    )
    .bind(person)
    .bind(table)
    .fetch_one(pool)
    .await?;
    Ok(found)
}

pub(super) async fn leave(pool: &PgPool, person: &str, table: &str) -> sqlx::Result<bool> {
    let found: bool = sqlx::query_scalar(
        "WITH found AS (SELECT no FROM dinotable.tables WHERE id = $2), removed AS (DELETE FROM dinotable.joined \
         USING found WHERE person = $1 AND table_no = found.no) SELECT EXISTS (SELECT 1 FROM found)",
    )
    .bind(person)
    .bind(table)
    .fetch_one(pool)
    .await?;
    Ok(found)
}

/// Answers the number of what was said.
pub(super) async fn add_message(
    pool: &PgPool,
    tried: Try,
    table: &str,
    message: &NewMessage,
) -> sqlx::Result<Option<u32>> {
    // The one character that PostgreSQL cannot keep in a text.
    let clean = |text: &str| text.replace('\0', "\u{fffd}");
    let (author, text) = (clean(&message.author), clean(&message.text));
    if tried.is_again() {
        let said: Option<i64> = sqlx::query_scalar(
            "SELECT number FROM dinotable.chat JOIN dinotable.tables ON table_no = no \
             WHERE id = $1 AND said_at = $2 AND who = $3 AND text = $4 ORDER BY number DESC LIMIT 1",
        )
        .bind(table)
        .bind(message.sent_at)
        .bind(&author)
        .bind(&text)
        .fetch_optional(pool)
        .await?;
        if said.is_some() {
            return Ok(said.map(number));
        }
    }
    let said: Option<i64> = sqlx::query_scalar(
        "WITH moved AS (UPDATE dinotable.tables SET messages = messages + 1, said = said + 1 WHERE id = $1 \
         RETURNING no, messages - 1 AS number) \
         INSERT INTO dinotable.chat (table_no, number, who, text, said_at, voice) \
         SELECT no, number, $2, $3, $4, $5 FROM moved RETURNING number",
    )
    .bind(table)
    .bind(author)
    .bind(text)
    .bind(message.sent_at)
    .bind(&message.voice)
    .fetch_optional(pool)
    .await?;
    Ok(said.map(number))
}

pub(super) async fn remove_message(pool: &PgPool, table: &str, number: u32) -> sqlx::Result<bool> {
    let found: bool = sqlx::query_scalar(
        "WITH found AS (SELECT table_no, removed FROM dinotable.chat JOIN dinotable.tables ON table_no = no \
             WHERE id = $1 AND number = $2), \
         moved AS (UPDATE dinotable.tables SET said = said + 1 FROM found WHERE no = found.table_no AND NOT found.removed), \
         emptied AS (UPDATE dinotable.chat AS chat SET text = '', removed = TRUE FROM found \
             WHERE chat.table_no = found.table_no AND number = $2) \
         SELECT EXISTS (SELECT 1 FROM found)",
    )
    .bind(table)
    .bind(i64::from(number))
    .fetch_one(pool)
    .await?;
    Ok(found)
}

pub(super) async fn keep_secret(pool: &PgPool, name: &str, value: &[u8]) -> sqlx::Result<()> {
    let keep =
        sqlx::query("INSERT INTO dinotable.secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    keep.bind(name).bind(value).execute(pool).await.map(drop)
}

pub(super) async fn add_sanction(pool: &PgPool, sanction: &Sanction) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO dinotable.sanctions (address, kind, reason, created_at, ends_at) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (address, kind) DO UPDATE SET reason = excluded.reason, created_at = excluded.created_at, \
         ends_at = excluded.ends_at",
    )
    .bind(&sanction.address)
    .bind(sanction.kind.name())
    .bind(&sanction.reason)
    .bind(sanction.created_at)
    .bind(sanction.ends_at)
    .execute(pool)
    .await
    .map(drop)
}

/// Answers how many there were.
pub(super) async fn remove_sanctions(pool: &PgPool, address: &str) -> sqlx::Result<u32> {
    let remove = sqlx::query("DELETE FROM dinotable.sanctions WHERE address = $1").bind(address);
    Ok(u32::try_from(remove.execute(pool).await?.rows_affected()).unwrap_or(u32::MAX))
}
