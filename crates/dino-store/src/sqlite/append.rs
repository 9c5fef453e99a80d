//! Appending to many records at once.
//!
//! However many appends wait, three statements do: one finds the ends, one adds the lines, one moves the ends. Each
//! statement gets its rows as one JSON text, which SQLite turns back into rows itself, so that a row costs no trip to
//! the thread that holds the connection.

use crate::error::{Result, StoreError};
use crate::store::{Millis, Turn};
use sqlx::sqlite::SqliteConnection;
use std::collections::{BTreeMap, BTreeSet};

/// Lines to be added to a record.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) table: String,
    pub(super) at: u32,
    pub(super) turn: Turn,
}

/// Where a record ends.
struct RecordEnd<'a> {
    no: i64,
    lines: u32,
    moved: Option<Moved<'a>>,
}

/// What else changes with a record.
#[derive(Clone, Copy)]
struct Moved<'a> {
    updated_at: Millis,
    /// Set where lines were added.
    clock_started_at: Option<Millis>,
    pending: Option<&'a str>,
}

/// Appends in order; each gets its own answer. An error means that the database failed all of them.
pub(super) async fn append_all(
    conn: &mut SqliteConnection,
    appends: &[&Append],
) -> sqlx::Result<Vec<Result<u32>>> {
    let mut ends = find_ends(conn, appends).await?;
    let mut rows = Vec::new();
    let answers = appends.iter().map(|append| settle(append, &mut ends, &mut rows)).collect();
    let moved: Vec<_> = ends
        .values()
        .filter_map(|end| {
            let Moved { updated_at, clock_started_at, pending } = end.moved?;
            Some((end.no, end.lines, updated_at, clock_started_at, pending))
        })
        .collect();
    sqlx::query(
        "INSERT INTO lines (table_no, at, text) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)",
    )
    .bind(json(&rows)?)
    .execute(&mut *conn)
    .await?;
    sqlx::query(
        "UPDATE tables SET lines = moved.value ->> 1, updated_at = moved.value ->> 2, \
         clock_started_at = coalesce(moved.value ->> 3, clock_started_at), pending = moved.value ->> 4 \
         FROM json_each(?1) AS moved WHERE no = moved.value ->> 0",
    )
    .bind(json(&moved)?)
    .execute(conn)
    .await?;
    Ok(answers)
}

/// The ends of all records that are appended to.
async fn find_ends<'a>(
    conn: &mut SqliteConnection,
    appends: &[&'a Append],
) -> sqlx::Result<BTreeMap<&'a str, RecordEnd<'a>>> {
    let ids: BTreeSet<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let ids: Vec<&str> = ids.into_iter().collect();
    let found: Vec<(u32, i64, u32)> = sqlx::query_as(
        "SELECT wanted.key, no, lines FROM json_each(?1) AS wanted CROSS JOIN tables ON tables.id = wanted.value",
    )
    .bind(json(&ids)?)
    .fetch_all(conn)
    .await?;
    let end = |(key, no, lines): (u32, i64, u32)| (ids[key as usize], RecordEnd { no, lines, moved: None });
    Ok(found.into_iter().map(end).collect())
}

/// Decides one append: its lines go to the rows to be written, and its record's end moves for those after it.
fn settle<'a>(
    append: &'a Append,
    ends: &mut BTreeMap<&str, RecordEnd<'a>>,
    rows: &mut Vec<(i64, u32, &'a str)>,
) -> Result<u32> {
    let end = ends.get_mut(append.table.as_str()).ok_or(StoreError::NotFound)?;
    if end.lines != append.at {
        return Err(StoreError::Conflict { at: append.at, end: end.lines });
    }
    let Turn { lines, pending, now } = &append.turn;
    for line in lines {
        rows.push((end.no, end.lines, line));
        // A record of 2^32 lines would not fit any disk this runs on.
        end.lines += 1;
    }
    let before = end.moved.and_then(|moved| moved.clock_started_at);
    let clock_started_at = if lines.is_empty() { before } else { Some(*now) };
    end.moved = Some(Moved { updated_at: *now, clock_started_at, pending: pending.as_deref() });
    Ok(end.lines)
}

pub(super) fn json(rows: &impl serde::Serialize) -> sqlx::Result<String> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}
