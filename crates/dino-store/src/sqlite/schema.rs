//! Whose file it is, and bringing its schema up to date.
//!
//! SQLite keeps two numbers at the beginning of a file for the program it belongs to: the application id says that the
//! file is ours, the user version how many of our migrations it has been through.

use crate::error::{Result, StoreError, code_of, is_damage};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use std::time::{Duration, Instant};

/// What brings a schema from each version to the next. Only ever add to it: files in the world have been through these.
const MIGRATIONS: [&str; 5] = [
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
];

/// The newest version this program knows.
const LATEST_VERSION: u32 = MIGRATIONS.len() as u32;

/// The first version that counts its commits.
pub(super) const COUNTED_VERSION: u32 = 2;

/// The first version with all that is read of tables and chats today.
const ARCHIVED_VERSION: u32 = 3;

/// How a file of an older version looks to who reads it as it is: names of the connection's own go before those of the file.
const OLDER_VIEWS: &str = "CREATE TEMP VIEW tables AS \
     SELECT *, updated_at AS clock_started_at, NULL AS pending, NULL AS opener, 0 AS bots_only, updated_at AS seen_at \
     FROM main.tables; \
     CREATE TEMP VIEW chat AS SELECT *, NULL AS voice, 0 AS removed FROM main.chat; \
     CREATE TEMP VIEW archives AS SELECT 0 AS table_no, x'' AS record WHERE FALSE;";

/// Says that a file is ours: "Dino".
const APPLICATION_ID: u32 = u32::from_be_bytes(*b"Dino");

/// How long to wait between two tries to switch the log on.
const RETRY_DELAY: Duration = Duration::from_millis(5);

/// Result codes of SQLite (<https://sqlite.org/rescode.html>), without what extends them.
const SQLITE_BUSY: u32 = 5;
const SQLITE_READONLY: u32 = 8;
const SQLITE_CANTOPEN: u32 = 14;
/// With its extension: a journal has to be rolled back.
const SQLITE_READONLY_ROLLBACK: u32 = 776;
const SQLITE_NOTADB: u32 = 26;

/// Brings the schema up to date, in one transaction: all of it or nothing.
pub(super) async fn migrate(conn: &mut SqliteConnection, path: &Path) -> Result<()> {
    let outcome = migrations(conn, path).await;
    let end = if outcome.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = sqlx::raw_sql(end).execute(conn).await;
    // A failed ROLLBACK only says that there was nothing to roll back.
    outcome.and(ended.map(drop).map_err(|error| opening_error(path, error)))
}

async fn migrations(conn: &mut SqliteConnection, path: &Path) -> Result<()> {
    let failed = |error| opening_error(path, error);
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *conn).await.map_err(failed)?;
    // Looked at again under the lock: another process may have been first, or the write-ahead log knew more.
    let (application, version) = read_versions(conn).await.map_err(failed)?;
    let is_new = (application, version) == (0, 0) && is_empty(conn).await.map_err(failed)?;
    if !is_new {
        check_versions(path, application, version)?;
    }
    // Said again to a file that knows: SQLite opens a read-only one without a word and refuses the first write.
    let ours = format!("PRAGMA application_id = {APPLICATION_ID}");
    sqlx::raw_sql(AssertSqlSafe(ours)).execute(&mut *conn).await.map_err(failed)?;
    for (migration, number) in MIGRATIONS.iter().zip(1_u32..).skip(version as usize) {
        let steps = format!("{migration}\nPRAGMA user_version = {number}");
        sqlx::raw_sql(AssertSqlSafe(steps)).execute(&mut *conn).await.map_err(failed)?;
    }
    Ok(())
}

pub(super) fn check_versions(path: &Path, application: u32, version: u32) -> Result<()> {
    if application != APPLICATION_ID {
        return Err(StoreError::NotOurs { path: path.into() });
    }
    if version > LATEST_VERSION {
        return Err(StoreError::TooNew { path: path.into(), found: version, known: LATEST_VERSION });
    }
    Ok(())
}

/// The application id and the user version.
pub(super) async fn read_versions(conn: &mut SqliteConnection) -> sqlx::Result<(u32, u32)> {
    let (application, version): (i32, i32) =
        sqlx::query_as("SELECT application_id, user_version FROM pragma_application_id, pragma_user_version")
            .fetch_one(conn)
            .await?;
    Ok((application.cast_unsigned(), version.cast_unsigned()))
}

/// How many commits the database with its log has counted; `None` for one that does not count, or cannot say because it
/// is damaged there. This connection only reads, so it leaves the log where it is.
pub(super) async fn count_commits(path: &Path) -> Result<Option<u64>> {
    let options = SqliteConnectOptions::new().filename(path);
    let counted = match count_with(options.clone().read_only(true)).await {
        // Somebody was cut short before there was a log, while the file was made. What was begun is undone first.
        Err(error) if is_cut_short(&error) => count_with(options).await,
        counted => counted,
    };
    counted.map_err(|error| opening_error(path, error))
}

async fn count_with(options: SqliteConnectOptions) -> sqlx::Result<Option<u64>> {
    let mut conn = options.connect().await?;
    let found = read_commits(&mut conn).await;
    conn.close().await?;
    found
}

/// Whether a transaction without a log was cut short, which a connection that only reads cannot undo.
fn is_cut_short(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse().ok());
    code == Some(SQLITE_READONLY_ROLLBACK)
}

/// The same on a connection.
pub(super) async fn read_commits(conn: &mut SqliteConnection) -> sqlx::Result<Option<u64>> {
    let (_, version) = read_versions(conn).await?;
    if version < COUNTED_VERSION {
        return Ok(None);
    }
    match sqlx::query_scalar::<_, i64>("SELECT number FROM commits").fetch_optional(conn).await {
        Err(error) if is_damage(&error) => Ok(None),
        found => Ok(found?.map(i64::cast_unsigned)),
    }
}

/// Lets a connection that must not change a file read one of an older version like one of today's.
pub(super) async fn adapt(conn: &mut SqliteConnection) -> sqlx::Result<()> {
    let (_, version) = read_versions(conn).await?;
    if version < ARCHIVED_VERSION {
        sqlx::raw_sql(OLDER_VIEWS).execute(conn).await?;
    }
    Ok(())
}

async fn is_empty(conn: &mut SqliteConnection) -> sqlx::Result<bool> {
    let things: u32 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(conn).await?;
    Ok(things == 0)
}

/// Switches the write-ahead log on, which the file remembers. For this alone SQLite does not wait by itself until
/// others are done with the file.
pub(super) async fn enable_wal(conn: &mut SqliteConnection, timeout: Duration) -> sqlx::Result<()> {
    let begin = Instant::now();
    loop {
        match sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(&mut *conn).await {
            Err(error) if code_of(&error) == Some(SQLITE_BUSY) && begin.elapsed() < timeout => {
                tokio::time::sleep(RETRY_DELAY).await;
            }
            done => return done.map(drop),
        }
    }
}

/// What an error means while a file is being opened.
pub(super) fn opening_error(path: &Path, error: sqlx::Error) -> StoreError {
    match (code_of(&error), error) {
        (Some(SQLITE_NOTADB), _) => StoreError::NotOurs { path: path.into() },
        (Some(SQLITE_READONLY | SQLITE_CANTOPEN), _) => StoreError::ReadOnly { path: path.into() },
        (_, sqlx::Error::Io(error)) => StoreError::io(path, error),
        (_, error) => error.into(),
    }
}
