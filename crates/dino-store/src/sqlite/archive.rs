//! Whole tables, out of a database and into one.

use super::append::json;
use super::files::Files;
use super::lock::read_commits;
use super::{SqliteStore, listing, options, pool, read, schema};
use crate::archived::{ArchivedTable, Secret};
use crate::error::{Result, StoreError};
use crate::record_lines::check_lines;
use crate::store::ChatMessage;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use std::path::Path;

/// Reads a database as it is at one moment, also while a server uses it. It changes nothing and does not take the lock.
#[derive(Debug)]
pub struct SqliteReader {
    /// One connection in one transaction: that is the moment.
    pool: SqlitePool,
}

impl SqliteReader {
    /// Opens the database. One that lost something is refused, as by [`SqliteStore::open`].
    pub async fn open(path: impl AsRef<Path>) -> Result<Self> {
        let files = Files::of(path.as_ref())?;
        files.check(read_commits(&files)).await?;
        let failed = |error| schema::opening_error(&files.database, error);
        let reader = pool(1).connect_with(options().filename(&files.database).read_only(true)).await;
        let pool = reader.map_err(failed)?;
        // The pool keeps this one connection.
        schema::adapt(&mut *pool.acquire().await.map_err(failed)?).await.map_err(failed)?;
        sqlx::raw_sql("BEGIN; SELECT count(*) FROM sqlite_schema").execute(&pool).await.map_err(failed)?;
        Ok(Self { pool })
    }

    /// The ids of all tables, in the order in which they were made, and whether those are all: on a damaged page there
    /// may be more.
    pub async fn table_ids(&self) -> Result<(Vec<String>, bool)> {
        listing::all_ids(&self.pool).await
    }

    /// A table with all that belongs to it.
    pub async fn table(&self, id: &str) -> Result<ArchivedTable> {
        let people = sqlx::query_scalar(
            "SELECT person FROM joined WHERE table_no = (SELECT no FROM tables WHERE id = ?1) ORDER BY person",
        );
        Ok(ArchivedTable {
            table: read::table(&self.pool, id).await?,
            people: people.bind(id).fetch_all(&self.pool).await?,
            lines: read::lines(&self.pool, id, 0).await?,
            chat: read::chat(&self.pool, id, 0).await?,
        })
    }

    /// The server's secrets.
    pub async fn secrets(&self) -> Result<Vec<Secret>> {
        Ok(sqlx::query_as("SELECT name, value FROM secrets ORDER BY name").fetch_all(&self.pool).await?)
    }
}

impl SqliteStore {
    /// Adds tables, all or none; answers how many. [`Exists`](StoreError::Exists) when there is one of the same id.
    ///
    /// A secret is taken over where there is none of its name: cookies that this server has signed go on being good.
    pub async fn import<E: From<StoreError>>(
        &self,
        secrets: &[Secret],
        tables: impl Iterator<Item = std::result::Result<ArchivedTable, E>>,
    ) -> std::result::Result<usize, E> {
        let conn = &mut *self.write.acquire().await.map_err(StoreError::from)?;
        let said = |error: sqlx::Error| E::from(error.into());
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *conn).await.map_err(said)?;
        let added = add_all(conn, secrets, tables).await;
        let end = if added.is_ok() { "UPDATE commits SET number = number + 1; COMMIT" } else { "ROLLBACK" };
        let ended = sqlx::raw_sql(end).execute(&mut *conn).await.map_err(said);
        let count = added?;
        if ended.is_err() {
            // Fails when SQLite has rolled back already.
            let _ = sqlx::raw_sql("ROLLBACK").execute(conn).await;
        }
        ended.map(|_| count)
    }
}

async fn add_all<E: From<StoreError>>(
    conn: &mut SqliteConnection,
    secrets: &[Secret],
    tables: impl Iterator<Item = std::result::Result<ArchivedTable, E>>,
) -> std::result::Result<usize, E> {
    for (name, value) in secrets {
        super::change::keep_secret(conn, name, value).await.map_err(StoreError::from)??;
    }
    let mut count = 0;
    for table in tables {
        add(conn, &table?).await?;
        count += 1;
    }
    Ok(count)
}

async fn add(conn: &mut SqliteConnection, archived: &ArchivedTable) -> Result<()> {
    let ArchivedTable { table, people, lines, chat } = archived;
    check_lines(lines)?;
    let no: Option<i64> = sqlx::query_scalar(
        "INSERT INTO tables (id, created_at, updated_at, status, visible, lines, version, clock_started_at, pending, \
         opener, seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT DO NOTHING RETURNING no",
    )
    .bind(&table.id)
    .bind(table.created_at)
    .bind(table.updated_at)
    .bind(table.status.name())
    .bind(table.visible)
    .bind(lines.len() as i64)
    .bind(table.version)
    .bind(table.clock_started_at)
    .bind(&table.pending)
    .bind(&table.opener)
    .bind(table.seen_at)
    .fetch_optional(&mut *conn)
    .await?;
    let no = no.ok_or(StoreError::Exists)?;
    sqlx::query("INSERT INTO metas (table_no, meta) VALUES (?1, ?2)")
        .bind(no)
        .bind(&table.meta)
        .execute(&mut *conn)
        .await?;
    let said = |said: &ChatMessage| {
        serde_json::json!([said.author, said.text, said.sent_at, said.voice, u8::from(said.removed)])
    };
    let said: Vec<_> = chat.iter().map(said).collect();
    for (query, rows) in [
        ("INSERT INTO lines (table_no, at, text) SELECT ?1, key, value FROM json_each(?2)", json(&lines)?),
        ("INSERT INTO joined (person, table_no) SELECT value, ?1 FROM json_each(?2)", json(&people)?),
        (
            "INSERT INTO chat (table_no, number, who, text, said_at, voice, removed) \
             SELECT ?1, key, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?2)",
            json(&said)?,
        ),
    ] {
        sqlx::query(query).bind(no).bind(rows).execute(&mut *conn).await?;
    }
    Ok(())
}
