//! What is read.

use super::number;
use crate::hint::{KnownTable, TableNews};
use crate::record_lines::decompressed;
use crate::store::{ChatMessage, Millis, OpenedTables, Sanction, SanctionKind, StoredTable};
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgExecutor, PgPool, PgRow};

/// All columns of [`StoredTable`], and its number.
macro_rules! select_table {
    ($rest:literal) => {
        concat!(
            "SELECT no, id, created_at, updated_at, clock_started_at, pending, opener, seen_at, \
             EXISTS (SELECT 1 FROM dinotable.archives WHERE archives.table_no = no) AS archived, status, visible, \
             lines, version, meta FROM dinotable.tables JOIN dinotable.metas ON metas.table_no = tables.no ",
            $rest
        )
    };
}
pub(super) use select_table;

/// What is known of a table beside its record, if there is one.
pub(super) async fn table(on: impl PgExecutor<'_>, id: &str) -> sqlx::Result<Option<StoredTable>> {
    let row = sqlx::query(select_table!("WHERE id = $1")).bind(id).fetch_optional(on).await?;
    row.as_ref().map(read_table).transpose()
}

/// The lines of a table's record from number `from` on: those in one piece, where there is one, and those behind it.
pub(super) async fn lines_of(conn: &mut PgConnection, id: &str, from: u32) -> sqlx::Result<Vec<String>> {
    let archived: Option<Vec<u8>> = sqlx::query_scalar(
        "SELECT record FROM dinotable.archives WHERE table_no = (SELECT no FROM dinotable.tables WHERE id = $1)",
    )
    .bind(id)
    .fetch_optional(&mut *conn)
    .await?;
    let mut lines = match archived {
        Some(record) => decompressed(&record).map_err(|error| sqlx::Error::Decode(Box::new(error)))?,
        None => Vec::new(),
    };
    lines.drain(..lines.len().min(from as usize));
    let others: Vec<String> = sqlx::query_scalar(
        "SELECT text FROM dinotable.lines WHERE table_no = (SELECT no FROM dinotable.tables WHERE id = $1) \
         AND at >= $2 ORDER BY at",
    )
    .bind(id)
    .bind(i64::from(from))
    .fetch_all(conn)
    .await?;
    lines.extend(others);
    Ok(lines)
}

/// What was said at a table from number `from` on.
pub(super) async fn chat(on: impl PgExecutor<'_>, id: &str, from: u32) -> sqlx::Result<Vec<ChatMessage>> {
    let rows: Vec<(i64, String, Option<String>, bool, String, Millis)> = sqlx::query_as(
        "SELECT number, who, voice, removed, text, said_at FROM dinotable.chat \
         WHERE table_no = (SELECT no FROM dinotable.tables WHERE id = $1) AND number >= $2 ORDER BY number",
    )
    .bind(id)
    .bind(i64::from(from))
    .fetch_all(on)
    .await?;
    let message = |(at, author, voice, removed, text, sent_at)| ChatMessage {
        number: number(at),
        author,
        voice,
        removed,
        text,
        sent_at,
    };
    Ok(rows.into_iter().map(message).collect())
}

/// What is new at tables: one statement, one moment.
pub(super) async fn news(pool: &PgPool, known: &[KnownTable]) -> sqlx::Result<Vec<TableNews>> {
    let rows: Vec<(String, i64, i64, i64, Option<String>)> = sqlx::query_as(
        "SELECT known.id, known.from_line, version, said, text \
         FROM UNNEST($1::text[], $2::bigint[]) AS known (id, from_line) JOIN dinotable.tables ON tables.id = known.id \
         LEFT JOIN dinotable.lines ON table_no = no AND at >= known.from_line AND tables.lines > known.from_line \
         ORDER BY known.id, at",
    )
    .bind(known.iter().map(|known| known.id.as_str()).collect::<Vec<_>>())
    .bind(known.iter().map(|known| i64::from(known.lines)).collect::<Vec<_>>())
    .fetch_all(pool)
    .await?;
    let mut news: Vec<TableNews> = Vec::with_capacity(known.len());
    for (id, from, version, said, line) in rows {
        if news.last().is_none_or(|last| last.id != id) {
            let (from, version, said) = (number(from), number(version), number(said));
            news.push(TableNews { id, from, lines: Vec::new(), version, said });
        }
        if let Some(last) = news.last_mut() {
            last.lines.extend(line);
        }
    }
    Ok(news)
}

/// How many tables of an opener there are.
pub(super) async fn opened_tables(pool: &PgPool, opener: &str, since: Millis) -> sqlx::Result<OpenedTables> {
    let (open, listed, bots_only): (i64, i64, i64) = sqlx::query_as(
        "SELECT count(*) FILTER (WHERE status <> 'over'), count(*) FILTER (WHERE status <> 'over' AND visible), \
         count(*) FILTER (WHERE bots_only AND created_at >= $2) FROM dinotable.tables WHERE opener = $1",
    )
    .bind(opener)
    .bind(since)
    .fetch_one(pool)
    .await?;
    Ok(OpenedTables { open: number(open), listed: number(listed), bots_only: number(bots_only) })
}

/// The tables anybody may watch: the newest of each opener, then the second of each, and so on.
pub(super) async fn open_tables(pool: &PgPool, limit: u32) -> sqlx::Result<Vec<StoredTable>> {
    let query = select_table!(
        "JOIN (SELECT newest.no AS number, row_number() OVER \
             (PARTITION BY coalesce(opener, id) ORDER BY created_at DESC, no DESC) AS round \
             FROM (SELECT no, id, opener, created_at FROM dinotable.tables WHERE visible AND status <> 'over' \
                 ORDER BY created_at DESC, no DESC LIMIT greatest($1, 500)) AS newest) AS rounds ON number = no \
         WHERE round <= 10 ORDER BY round, created_at DESC, no DESC LIMIT $1"
    );
    let rows = sqlx::query(query).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(read_table).collect()
}

/// Tables of all kinds, those made last first.
pub(super) async fn tables(pool: &PgPool, skip: u32, limit: u32) -> sqlx::Result<Vec<StoredTable>> {
    let page = sqlx::query(select_table!("ORDER BY no DESC LIMIT $1 OFFSET $2"));
    let rows = page.bind(i64::from(limit)).bind(i64::from(skip)).fetch_all(pool).await?;
    rows.iter().map(read_table).collect()
}

/// A person's tables: those not over first, each kind newest first.
pub(super) async fn tables_of(pool: &PgPool, person: &str, limit: u32) -> sqlx::Result<Vec<StoredTable>> {
    let query = select_table!(
        "JOIN dinotable.joined ON joined.table_no = tables.no WHERE person = $2 \
         ORDER BY status = 'over', created_at DESC, no DESC LIMIT $1"
    );
    let rows = sqlx::query(query).bind(i64::from(limit)).bind(person).fetch_all(pool).await?;
    rows.iter().map(read_table).collect()
}

/// Whether there is a table of this id.
pub(super) async fn exists(pool: &PgPool, id: &str) -> sqlx::Result<bool> {
    let query = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM dinotable.tables WHERE id = $1)");
    query.bind(id).fetch_one(pool).await
}

pub(super) async fn secret(pool: &PgPool, name: &str) -> sqlx::Result<Option<Vec<u8>>> {
    let query = sqlx::query_scalar("SELECT value FROM dinotable.secrets WHERE name = $1");
    query.bind(name).fetch_optional(pool).await
}

/// All addresses that are shut out, the last first.
pub(super) async fn sanctions(pool: &PgPool) -> sqlx::Result<Vec<Sanction>> {
    let rows: Vec<(String, String, String, Millis, Option<Millis>)> = sqlx::query_as(
        "SELECT address, kind, reason, created_at, ends_at FROM dinotable.sanctions \
         ORDER BY created_at DESC, address, kind",
    )
    .fetch_all(pool)
    .await?;
    let sanction = |(address, kind, reason, created_at, ends_at): (String, String, String, _, _)| {
        let unknown = || sqlx::Error::Decode(format!("no sanction is called {kind}").into());
        let kind = SanctionKind::of_name(&kind).ok_or_else(unknown)?;
        Ok(Sanction { address, kind, reason, created_at, ends_at })
    };
    rows.into_iter().map(sanction).collect()
}

pub(super) fn read_table(row: &PgRow) -> sqlx::Result<StoredTable> {
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
        lines: number(row.try_get("lines")?),
        version: number(row.try_get("version")?),
        meta: row.try_get("meta")?,
    })
}
