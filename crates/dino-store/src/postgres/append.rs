//! Appending to many records at once: one statement, whatever there is to append, and one wait for the disk.
//!
//! The statement moves the ends of those records that end where the caller thought, and adds lines to these alone. Of two
//! servers that append at the same place the second waits for the first's row, finds that it has moved, and adds nothing;
//! the key of `lines` would refuse it in any case. Rows are locked in the order of their numbers, so that two servers that
//! append to the same tables never wait for each other in a circle.

use super::number;
use super::retry::Try;
use crate::error::{Result, StoreError};
use crate::store::Turn;
use sqlx::postgres::PgConnection;
use std::collections::{HashMap, HashSet};

/// Lines to be added to a record.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) table: String,
    pub(super) at: u32,
    pub(super) turn: Turn,
}

const STATEMENT: &str = "WITH wanted AS (\
     SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) \
         AS wanted (id, at, end_at, now, pending)), \
     locked AS (SELECT t.no FROM dinotable.tables AS t JOIN wanted ON t.id = wanted.id AND t.lines = wanted.at \
         ORDER BY t.no FOR UPDATE OF t), \
     moved AS (UPDATE dinotable.tables AS t SET lines = wanted.end_at, updated_at = wanted.now, \
         clock_started_at = CASE WHEN wanted.end_at > wanted.at THEN wanted.now ELSE t.clock_started_at END, \
         pending = wanted.pending FROM wanted, locked \
         WHERE t.no = locked.no AND t.id = wanted.id AND t.lines = wanted.at RETURNING t.id, t.no), \
     added AS (INSERT INTO dinotable.lines (table_no, at, text) SELECT moved.no, line.at, line.text \
         FROM UNNEST($6::text[], $7::bigint[], $8::text[]) AS line (id, at, text) JOIN moved ON moved.id = line.id) \
     SELECT id FROM moved";

/// Appends to different tables; each gets its own answer. An error means that the database failed all of them.
pub(super) async fn append_all(
    conn: &mut PgConnection,
    appends: &[&Append],
    tried: Try,
) -> sqlx::Result<Vec<Result<u32>>> {
    let moved = execute(conn, appends).await?;
    let late: Vec<&Append> =
        appends.iter().copied().filter(|append| !moved.contains(append.table.as_str())).collect();
    let ends = if late.is_empty() { HashMap::new() } else { find_ends(conn, &late).await? };
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        let own_end = append.at.saturating_add(append.turn.lines.len() as u32);
        answers.push(match ends.get(append.table.as_str()) {
            _ if moved.contains(append.table.as_str()) => Ok(own_end),
            None => Err(StoreError::NotFound),
            // It was we who moved it, and only the answer was lost.
            Some(end) if tried.is_again() && *end >= own_end && is_stored(conn, append).await? => Ok(own_end),
            Some(end) => Err(StoreError::Conflict { at: append.at, end: *end }),
        });
    }
    Ok(answers)
}

/// Answers which records were appended to.
async fn execute<'a>(conn: &mut PgConnection, appends: &[&'a Append]) -> sqlx::Result<HashSet<&'a str>> {
    let column = |of: fn(&Append) -> i64| appends.iter().map(|append| of(append)).collect::<Vec<i64>>();
    let ids: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let lines = || {
        appends.iter().flat_map(|append| {
            (i64::from(append.at)..)
                .zip(&append.turn.lines)
                .map(|(at, line)| (append.table.as_str(), at, line))
        })
    };
    let moved: Vec<String> = sqlx::query_scalar(STATEMENT)
        .bind(&ids)
        .bind(column(|append| append.at.into()))
        .bind(column(|append| i64::from(append.at) + append.turn.lines.len() as i64))
        .bind(column(|append| append.turn.now))
        .bind(appends.iter().map(|append| append.turn.pending.as_deref()).collect::<Vec<_>>())
        .bind(lines().map(|(id, ..)| id).collect::<Vec<&str>>())
        .bind(lines().map(|(_, at, _)| at).collect::<Vec<i64>>())
        .bind(lines().map(|(.., line)| line.as_str()).collect::<Vec<&str>>())
        .fetch_all(conn)
        .await?;
    let moved: HashSet<String> = moved.into_iter().collect();
    Ok(ids.into_iter().filter(|id| moved.contains(*id)).collect())
}

async fn find_ends(conn: &mut PgConnection, appends: &[&Append]) -> sqlx::Result<HashMap<String, u32>> {
    let ids: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let found: Vec<(String, i64)> =
        sqlx::query_as("SELECT id, lines FROM dinotable.tables WHERE id = ANY($1)")
            .bind(ids)
            .fetch_all(conn)
            .await?;
    Ok(found.into_iter().map(|(id, end)| (id, number(end))).collect())
}

/// Whether the lines stand where they were to be appended.
async fn is_stored(conn: &mut PgConnection, append: &Append) -> sqlx::Result<bool> {
    let stored: Vec<String> = sqlx::query_scalar(
        "SELECT text FROM dinotable.lines WHERE table_no = (SELECT no FROM dinotable.tables WHERE id = $1) \
         AND at >= $2 ORDER BY at LIMIT $3",
    )
    .bind(&append.table)
    .bind(i64::from(append.at))
    .bind(append.turn.lines.len() as i64)
    .fetch_all(conn)
    .await?;
    Ok(!stored.is_empty() && stored == append.turn.lines)
}
