//! Whose schema it is, and bringing it up to date.
//!
//! All that is ours stands in the schema `dinotable`, and a table there tells how many of our migrations it has been through.
//! Several servers may start at once: one of them migrates, and the others wait for it.

use crate::error::{Result, StoreError};
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{AssertSqlSafe, Connection};
use std::path::PathBuf;

/// What brings a schema from each version to the next. Only ever add to it.
const MIGRATIONS: [&str; 2] = [include_str!("schema/1.sql"), include_str!("schema/2.sql")];

/// The newest version this program knows.
const LATEST_VERSION: u32 = MIGRATIONS.len() as u32;

/// The first version with all that is read of whole tables.
const READABLE_VERSION: u32 = 1;

/// Who migrates holds this until it is committed: "Dino", as in the files of SQLite.
const MIGRATION_LOCK: i64 = 0x4469_6e6f;

/// Brings the schema up to date, in one transaction: all of it or nothing. `name` is what the database is called in errors.
pub(super) async fn migrate(pool: &PgPool, name: &str) -> Result<()> {
    let mut conn = pool.acquire().await?;
    if read_version(&mut conn, name).await? == Some(LATEST_VERSION) {
        return Ok(());
    }
    let mut transaction = conn.begin().await?;
    // Held until the end of the transaction, so that a pooler in between changes nothing.
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK).execute(&mut *transaction).await?;
    let version = read_version(&mut transaction, name).await?;
    if version.is_none() {
        let ours = "CREATE SCHEMA dinotable; CREATE TABLE dinotable.schema (version BIGINT NOT NULL); \
                    INSERT INTO dinotable.schema (version) VALUES (0)";
        sqlx::raw_sql(ours).execute(&mut *transaction).await?;
    }
    for (migration, number) in MIGRATIONS.iter().zip(1_u32..).skip(version.unwrap_or_default() as usize) {
        let steps = format!("{migration}\nUPDATE dinotable.schema SET version = {number}");
        sqlx::raw_sql(AssertSqlSafe(steps)).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}

/// Makes sure that there is a schema of ours that this program can read.
pub(super) async fn check(conn: &mut PgConnection, name: &str) -> Result<()> {
    match read_version(conn, name).await? {
        Some(READABLE_VERSION..=LATEST_VERSION) => Ok(()),
        _ => Err(StoreError::NotOurs { path: PathBuf::from(name) }),
    }
}

/// The version of the schema; `None` where there is none yet. One that is not ours, or too new, is refused.
async fn read_version(conn: &mut PgConnection, name: &str) -> Result<Option<u32>> {
    let path = || PathBuf::from(name);
    let (has_schema, is_ours): (bool, bool) = sqlx::query_as(
        // Asked of the tables of the system: functions that find a name may remember that there was none.
        "SELECT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'dinotable'), EXISTS (SELECT 1 FROM pg_class \
         JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'dinotable' AND relname = 'schema')",
    )
    .fetch_one(&mut *conn)
    .await?;
    match (has_schema, is_ours) {
        (false, _) => return Ok(None),
        (true, false) => return Err(StoreError::NotOurs { path: path() }),
        (true, true) => {}
    }
    let version: i64 = sqlx::query_scalar("SELECT version FROM dinotable.schema").fetch_one(conn).await?;
    let found = u32::try_from(version).unwrap_or(u32::MAX);
    if found > LATEST_VERSION {
        return Err(StoreError::TooNew { path: path(), found, known: LATEST_VERSION });
    }
    Ok(Some(found))
}
