//! The end of tables: finished ones become small, others go and leave behind why. Who does it holds the table's row, so that of
//! several servers one does, and nobody appends meanwhile.

use super::number;
use super::read::{lines_of, read_table, select_table};
use crate::error::{Result, StoreError};
use crate::record_lines::compressed;
use crate::store::{EndedTable, IdleTables, Millis};
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{AssertSqlSafe, Row};

/// What is kept in other places of the database for a table; the first of it goes when the table is archived.
const BELONGINGS: [&str; 6] = ["lines", "chat", "archives", "reviews", "joined", "metas"];
const ARCHIVED: usize = 4;

/// Tables that nobody has changed or looked at since, from a place on.
pub(super) async fn idle_tables(
    pool: &PgPool,
    after: i64,
    before: Millis,
    limit: u32,
) -> sqlx::Result<IdleTables> {
    let query = select_table!("WHERE no > $1 AND greatest(updated_at, seen_at) < $2 ORDER BY no LIMIT $3");
    let rows = sqlx::query(query).bind(after).bind(before).bind(i64::from(limit)).fetch_all(pool).await?;
    let is_full = rows.len() == limit as usize;
    let next = rows.last().map(|row| row.try_get("no")).transpose()?;
    let tables = rows.iter().map(read_table).collect::<sqlx::Result<_>>()?;
    Ok(IdleTables { tables, next: next.filter(|_| is_full) })
}

/// Why there is no such table any more, if there was one.
pub(super) async fn ended(pool: &PgPool, id: &str) -> sqlx::Result<Option<EndedTable>> {
    let found: Option<(Millis, String)> =
        sqlx::query_as("SELECT ended_at, why FROM dinotable.ended WHERE id = $1")
            .bind(id)
            .fetch_optional(pool)
            .await?;
    Ok(found.map(|(ended_at, why)| EndedTable { ended_at, why }))
}

/// Removes a table that is still idle; leaves behind why.
pub(super) async fn end(
    pool: &PgPool,
    table: &str,
    idle_before: Millis,
    ended: &EndedTable,
) -> sqlx::Result<Result<()>> {
    let mut transaction = pool.begin().await?;
    let no = match idle(&mut transaction, table, Some(idle_before)).await? {
        Ok(no) => no,
        Err(refused) => return Ok(Err(refused)),
    };
    remove(&mut transaction, no).await?;
    sqlx::query("INSERT INTO dinotable.ended (id, ended_at, why) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(ended.ended_at)
        .bind(&ended.why)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await.map(Ok)
}

/// Removes a table and all that belongs to it.
pub(super) async fn delete(pool: &PgPool, table: &str) -> sqlx::Result<Result<()>> {
    let mut transaction = pool.begin().await?;
    let no = match idle(&mut transaction, table, None).await? {
        Ok(no) => no,
        Err(refused) => return Ok(Err(refused)),
    };
    remove(&mut transaction, no).await?;
    transaction.commit().await.map(Ok)
}

/// Puts the record of a table that is still idle into one small piece; what was said there goes.
pub(super) async fn archive(
    pool: &PgPool,
    table: &str,
    idle_before: Millis,
    meta: &str,
) -> sqlx::Result<Result<()>> {
    let mut transaction = pool.begin().await?;
    let no = match idle(&mut transaction, table, Some(idle_before)).await? {
        Ok(no) => no,
        Err(refused) => return Ok(Err(refused)),
    };
    let lines = lines_of(&mut transaction, table, 0).await?;
    remove_from(&mut transaction, &BELONGINGS[..ARCHIVED], no).await?;
    sqlx::query("INSERT INTO dinotable.archives (table_no, record) VALUES ($1, $2)")
        .bind(no)
        .bind(compressed(&lines)?)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("UPDATE dinotable.metas SET meta = $2 WHERE table_no = $1")
        .bind(no)
        .bind(meta)
        .execute(&mut *transaction)
        .await?;
    // The version moves with the meta; when it was last changed does not, for nothing happened at the table.
    let small = "UPDATE dinotable.tables SET version = version + 1, opener = NULL, messages = 0, said = 0 WHERE no = $1";
    sqlx::query(small).bind(no).execute(&mut *transaction).await?;
    transaction.commit().await.map(Ok)
}

/// Forgets of some tables that they ended.
pub(super) async fn forget_ended(pool: &PgPool, before: Millis, limit: u32) -> sqlx::Result<u32> {
    let forget = sqlx::query(
        "DELETE FROM dinotable.ended WHERE id IN (SELECT id FROM dinotable.ended WHERE ended_at < $1 LIMIT $2)",
    );
    let done = forget.bind(before).bind(i64::from(limit)).execute(pool).await?;
    Ok(u32::try_from(done.rows_affected()).unwrap_or(u32::MAX))
}

/// Notes that tables are looked through now. Time in which no server did that counts for no table.
pub(super) async fn note_sweep(pool: &PgPool, now: Millis, max_gap: Millis) -> sqlx::Result<()> {
    let mut transaction = pool.begin().await?;
    let last: Option<Millis> = sqlx::query_scalar("SELECT at FROM dinotable.sweeps FOR UPDATE")
        .fetch_optional(&mut *transaction)
        .await?;
    let forgiven = match last.map(|last| now.saturating_sub(last)) {
        Some(gap) if gap <= max_gap => None,
        Some(gap) => Some(gap),
        None => Some(now),
    };
    if let Some(forgiven) = forgiven {
        sqlx::query("UPDATE dinotable.tables SET seen_at = least($2, greatest(updated_at, seen_at) + $1)")
            .bind(forgiven)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
    }
    sqlx::query(
        "INSERT INTO dinotable.sweeps (at) VALUES ($1) ON CONFLICT (one) DO UPDATE SET at = excluded.at",
    )
    .bind(now)
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await
}

/// Removes all that is kept of a table, and the table.
async fn remove(conn: &mut PgConnection, no: i64) -> sqlx::Result<()> {
    remove_from(conn, &BELONGINGS, no).await?;
    sqlx::query("DELETE FROM dinotable.tables WHERE no = $1").bind(no).execute(conn).await.map(drop)
}

/// The number of a table, whose row is held from now on; where a time is named, only if nobody has changed it or looked at
/// it since.
async fn idle(conn: &mut PgConnection, table: &str, before: Option<Millis>) -> sqlx::Result<Result<i64>> {
    let row: Option<(i64, Millis, i64)> = sqlx::query_as(
        "SELECT no, greatest(updated_at, seen_at), version FROM dinotable.tables WHERE id = $1 FOR UPDATE",
    )
    .bind(table)
    .fetch_optional(conn)
    .await?;
    let Some((no, since, version)) = row else { return Ok(Err(StoreError::NotFound)) };
    if before.is_none_or(|before| since < before) {
        return Ok(Ok(no));
    }
    let version = number(version);
    Ok(Err(StoreError::Conflict { at: version, end: version }))
}

async fn remove_from(conn: &mut PgConnection, places: &[&'static str], no: i64) -> sqlx::Result<()> {
    for place in places {
        let query = format!("DELETE FROM dinotable.{place} WHERE table_no = $1");
        sqlx::query(AssertSqlSafe(query)).bind(no).execute(&mut *conn).await?;
    }
    Ok(())
}
