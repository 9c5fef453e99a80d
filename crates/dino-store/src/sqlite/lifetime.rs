//! The end of tables: finished ones become small, others go and leave behind why.

use super::listing::select_table;
use super::read::{lines_of, read_table};
use crate::error::{Result, StoreError, is_damage};
use crate::record_lines::compressed;
use crate::store::{EndedTable, IdleTables, Millis};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

/// What is kept in other places of the database for a table; the first of it goes when the table is archived.
const BELONGINGS: [&str; 6] = ["lines", "chat", "archives", "reviews", "joined", "metas"];
const ARCHIVED: usize = 4;

/// Tables that nobody has changed or looked at since, from a place on.
pub(super) async fn idle_tables(
    pool: &SqlitePool,
    after: i64,
    before: Millis,
    limit: u32,
) -> Result<IdleTables> {
    let numbers: Vec<i64> = sqlx::query_scalar(
        "SELECT no FROM tables WHERE no > ?1 AND max(updated_at, seen_at) < ?2 ORDER BY no LIMIT ?3",
    )
    .bind(after)
    .bind(before)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    let mut tables = Vec::with_capacity(numbers.len());
    for no in &numbers {
        let row = sqlx::query(select_table!("WHERE no = ?1")).bind(no).fetch_optional(pool).await;
        match row.and_then(|row| row.as_ref().map(read_table).transpose()) {
            Ok(table) => tables.extend(table),
            // A table that cannot be read stays where it is, and hides no other.
            Err(error) if is_damage(&error) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(IdleTables { tables, next: numbers.last().copied().filter(|_| numbers.len() == limit as usize) })
}

/// Why there is no such table any more, if there was one.
pub(super) async fn ended(pool: &SqlitePool, id: &str) -> Result<Option<EndedTable>> {
    let found: Option<(Millis, String)> =
        sqlx::query_as("SELECT ended_at, why FROM ended WHERE id = ?1").bind(id).fetch_optional(pool).await?;
    Ok(found.map(|(ended_at, why)| EndedTable { ended_at, why }))
}

/// Removes a table that is still idle; leaves behind why.
pub(super) async fn end(
    conn: &mut SqliteConnection,
    table: &str,
    idle_before: Millis,
    ended: &EndedTable,
) -> sqlx::Result<Result<u32>> {
    let no = match idle(conn, table, idle_before).await? {
        Ok(no) => no,
        Err(refused) => return Ok(Err(refused)),
    };
    remove(conn, no).await?;
    sqlx::query("INSERT INTO ended (id, ended_at, why) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(ended.ended_at)
        .bind(&ended.why)
        .execute(conn)
        .await?;
    Ok(Ok(0))
}

/// Puts the record of a table that is still idle into one small piece; what was said there goes.
pub(super) async fn archive(
    conn: &mut SqliteConnection,
    table: &str,
    idle_before: Millis,
    meta: &str,
) -> sqlx::Result<Result<u32>> {
    let no = match idle(conn, table, idle_before).await? {
        Ok(no) => no,
        Err(refused) => return Ok(Err(refused)),
    };
    let lines = lines_of(&mut *conn, table, 0).await?;
    remove_from(conn, &BELONGINGS[..ARCHIVED], no).await?;
    sqlx::query("INSERT INTO archives (table_no, record) VALUES (?1, ?2)")
        .bind(no)
        .bind(compressed(&lines)?)
        .execute(&mut *conn)
        .await?;
    sqlx::query("UPDATE metas SET meta = ?2 WHERE table_no = ?1")
        .bind(no)
        .bind(meta)
        .execute(&mut *conn)
        .await?;
    // The version moves with the meta; when it was last changed does not, for nothing happened at the table.
    sqlx::query("UPDATE tables SET version = version + 1, opener = NULL WHERE no = ?1")
        .bind(no)
        .execute(conn)
        .await?;
    Ok(Ok(0))
}

/// Forgets of some tables that they ended.
pub(super) async fn forget_ended(
    conn: &mut SqliteConnection,
    before: Millis,
    limit: u32,
) -> sqlx::Result<Result<u32>> {
    let done =
        sqlx::query("DELETE FROM ended WHERE id IN (SELECT id FROM ended WHERE ended_at < ?1 LIMIT ?2)")
            .bind(before)
            .bind(limit)
            .execute(conn)
            .await?;
    Ok(Ok(u32::try_from(done.rows_affected()).unwrap_or(u32::MAX)))
}

/// Notes that tables are looked through now. Time in which that was not done, as while the server was off or before there
/// was an end of tables, counts for no table.
pub(super) async fn note_sweep(
    conn: &mut SqliteConnection,
    now: Millis,
    max_gap: Millis,
) -> sqlx::Result<Result<u32>> {
    let last: Option<Millis> = sqlx::query_scalar("SELECT at FROM sweeps").fetch_optional(&mut *conn).await?;
    let forgiven = match last.map(|last| now.saturating_sub(last)) {
        Some(gap) if gap <= max_gap => None,
        Some(gap) => Some(gap),
        None => Some(now),
    };
    if let Some(forgiven) = forgiven {
        sqlx::query("UPDATE tables SET seen_at = min(?2, max(updated_at, seen_at) + ?1)")
            .bind(forgiven)
            .bind(now)
            .execute(&mut *conn)
            .await?;
    }
    sqlx::query("DELETE FROM sweeps").execute(&mut *conn).await?;
    sqlx::query("INSERT INTO sweeps (at) VALUES (?1)").bind(now).execute(conn).await?;
    Ok(Ok(0))
}

/// Removes all that is kept of a table, and the table.
pub(super) async fn remove(conn: &mut SqliteConnection, no: i64) -> sqlx::Result<()> {
    // What belongs to it first: nothing may refer to what is not there.
    remove_from(conn, &BELONGINGS, no).await?;
    sqlx::query("DELETE FROM tables WHERE no = ?1").bind(no).execute(conn).await.map(drop)
}

/// The number of a table that nobody has changed or looked at since; somebody may have been faster.
async fn idle(conn: &mut SqliteConnection, table: &str, before: Millis) -> sqlx::Result<Result<i64>> {
    let row =
        sqlx::query("SELECT no, max(updated_at, seen_at) < ?2 AS idle, version FROM tables WHERE id = ?1")
            .bind(table)
            .bind(before)
            .fetch_optional(conn)
            .await?;
    let Some(row) = row else { return Ok(Err(StoreError::NotFound)) };
    if row.try_get("idle")? {
        return Ok(Ok(row.try_get("no")?));
    }
    let version: u32 = row.try_get("version")?;
    Ok(Err(StoreError::Conflict { at: version, end: version }))
}

async fn remove_from(conn: &mut SqliteConnection, places: &[&'static str], no: i64) -> sqlx::Result<()> {
    for place in places {
        let query = format!("DELETE FROM {place} WHERE table_no = ?1");
        sqlx::query(sqlx::AssertSqlSafe(query)).bind(no).execute(&mut *conn).await?;
    }
    Ok(())
}
