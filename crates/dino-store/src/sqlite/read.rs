//! What is read of one table.

use super::listing::select_table;
use crate::error::{Result, StoreError};
use crate::record_lines::decompressed;
use crate::store::{ChatMessage, Millis, OpenedTables, StoredTable};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

/// What is known of a table beside its record.
pub(super) async fn table(pool: &SqlitePool, id: &str) -> Result<StoredTable> {
    let row = sqlx::query(select_table!("WHERE id = ?1")).bind(id).fetch_optional(pool).await?;
    Ok(read_table(&row.ok_or(StoreError::NotFound)?)?)
}

/// The lines of a table's record from number `from` on.
pub(super) async fn lines(pool: &SqlitePool, id: &str, from: u32) -> Result<Vec<String>> {
    let lines = lines_of(&mut *pool.acquire().await?, id, from).await?;
    rows_of(pool, id, lines).await
}

/// The same: those in one piece, where there is one, and those behind it.
pub(super) async fn lines_of(conn: &mut SqliteConnection, id: &str, from: u32) -> sqlx::Result<Vec<String>> {
    let archived: Option<Vec<u8>> = sqlx::query_scalar(
        "SELECT record FROM archives WHERE table_no = (SELECT no FROM tables WHERE id = ?1)",
    )
    .bind(id)
    .fetch_optional(&mut *conn)
    .await?;
    let mut lines = match archived {
        // A piece that is none was damaged.
        Some(record) => decompressed(&record).map_err(|error| sqlx::Error::Decode(Box::new(error)))?,
        None => Vec::new(),
    };
    lines.drain(..lines.len().min(from as usize));
    let others: Vec<String> = sqlx::query_scalar(
        "SELECT text FROM lines WHERE table_no = (SELECT no FROM tables WHERE id = ?1) AND at >= ?2 \
         ORDER BY at",
    )
    .bind(id)
    .bind(from)
    .fetch_all(conn)
    .await?;
    lines.extend(others);
    Ok(lines)
}

/// What was said at a table from number `from` on.
pub(super) async fn chat(pool: &SqlitePool, id: &str, from: u32) -> Result<Vec<ChatMessage>> {
    let rows: Vec<(u32, String, Option<String>, bool, String, Millis)> = sqlx::query_as(
        "SELECT number, who, voice, removed, text, said_at FROM chat \
         WHERE table_no = (SELECT no FROM tables WHERE id = ?1) AND number >= ?2 ORDER BY number",
    )
    .bind(id)
    .bind(from)
    .fetch_all(pool)
    .await?;
    let message = |(number, author, voice, removed, text, sent_at)| ChatMessage {
        number,
        author,
        voice,
        removed,
        text,
        sent_at,
    };
    rows_of(pool, id, rows.into_iter().map(message).collect()).await
}

/// How many tables of an opener there are.
pub(super) async fn opened_tables(pool: &SqlitePool, opener: &str, since: Millis) -> Result<OpenedTables> {
    let (open, listed, bots_only) = sqlx::query_as(
        "SELECT count(*) FILTER (WHERE status <> 'over'), count(*) FILTER (WHERE status <> 'over' AND visible), \
         count(*) FILTER (WHERE bots_only AND created_at >= ?2) FROM tables WHERE opener = ?1",
    )
    .bind(opener)
    .bind(since)
    .fetch_one(pool)
    .await?;
    Ok(OpenedTables { open, listed, bots_only })
}

/// Rows that a table has: none because there are none, or because there is no such table.
async fn rows_of<T>(pool: &SqlitePool, id: &str, rows: Vec<T>) -> Result<Vec<T>> {
    if rows.is_empty() {
        let found: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)")
            .bind(id)
            .fetch_one(pool)
            .await?;
        if !found {
            return Err(StoreError::NotFound);
        }
    }
    Ok(rows)
}

pub(super) fn read_table(row: &SqliteRow) -> sqlx::Result<StoredTable> {
    let status: &str = row.try_get("status")?;
    Ok(StoredTable {
        id: row.try_get("id")?,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
        clock_started_at: row.try_get("clock_started_at")?,
        pending: row.try_get("pending")?,
        opener: row.try_get("opener")?,
        seen_at: row.try_get("seen_at")?,
        archived: row.try_get("archived")?,
        status: status.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))?,
        visible: row.try_get("visible")?,
        lines: row.try_get("lines")?,
        version: row.try_get("version")?,
        meta: row.try_get("meta")?,
    })
}
