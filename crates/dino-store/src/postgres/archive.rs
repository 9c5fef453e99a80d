//! Whole tables, out of a database and into one.

use super::{PoolSize, PostgresStore, address, connect_lazily, read, schema};
use crate::archived::{ArchivedTable, Secret};
use crate::error::{Result, StoreError};
use crate::record_lines::check_lines;
use sqlx::postgres::{PgConnection, PgPool, Postgres};
use sqlx::{Connection, Transaction};
use tokio::sync::{Mutex, MutexGuard};

/// Reads a database as it is at one moment, also while servers use it. It changes nothing.
#[derive(Debug)]
pub struct PostgresReader {
    /// A transaction that only reads: that is the moment.
    moment: Mutex<Transaction<'static, Postgres>>,
}

impl PostgresReader {
    /// Opens the database at this address.
    pub async fn open(url: &str) -> Result<Self> {
        let (options, name) = address(url)?;
        let pool: PgPool = connect_lazily(options, PoolSize::One);
        let mut transaction = pool.begin().await?;
        sqlx::raw_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            .execute(&mut *transaction)
            .await?;
        schema::check(&mut transaction, &name).await?;
        Ok(Self { moment: Mutex::new(transaction) })
    }

    /// The ids of all tables, in the order in which they were made.
    pub async fn table_ids(&self) -> Result<Vec<String>> {
        let mut conn = self.conn().await;
        Ok(sqlx::query_scalar("SELECT id FROM dinotable.tables ORDER BY no").fetch_all(&mut **conn).await?)
    }

    /// A table with all that belongs to it.
    pub async fn table(&self, id: &str) -> Result<ArchivedTable> {
        let mut conn = self.conn().await;
        let people = sqlx::query_scalar(
            "SELECT person FROM dinotable.joined WHERE table_no = (SELECT no FROM dinotable.tables WHERE id = $1) \
             ORDER BY person COLLATE \"C\"",
        );
        Ok(ArchivedTable {
            table: read::table(&mut **conn, id).await?.ok_or(StoreError::NotFound)?,
            people: people.bind(id).fetch_all(&mut **conn).await?,
            lines: read::lines_of(&mut conn, id, 0).await?,
            chat: read::chat(&mut **conn, id, 0).await?,
        })
    }

    /// The server's secrets.
    pub async fn secrets(&self) -> Result<Vec<Secret>> {
        let mut conn = self.conn().await;
        let secrets = sqlx::query_as("SELECT name, value FROM dinotable.secrets ORDER BY name COLLATE \"C\"");
        Ok(secrets.fetch_all(&mut **conn).await?)
    }

    async fn conn(&self) -> MutexGuard<'_, Transaction<'static, Postgres>> {
        self.moment.lock().await
    }
}

impl PostgresStore {
    /// Adds tables, all or none; answers how many. [`Exists`](StoreError::Exists) when there is one of the same id.
    ///
    /// A secret is taken over where there is none of its name: cookies that this server has signed go on being good.
    pub async fn import<E: From<StoreError>>(
        &self,
        secrets: &[Secret],
        tables: impl Iterator<Item = std::result::Result<ArchivedTable, E>>,
    ) -> std::result::Result<usize, E> {
        let said = |error: sqlx::Error| E::from(error.into());
        let mut conn = self.pool().acquire().await.map_err(said)?;
        let mut transaction = conn.begin().await.map_err(said)?;
        for (name, value) in secrets {
            sqlx::query("INSERT INTO dinotable.secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(name)
                .bind(value)
                .execute(&mut *transaction)
                .await
                .map_err(said)?;
        }
        let mut count = 0;
        for table in tables {
            add(&mut transaction, &table?).await?;
            count += 1;
        }
        transaction.commit().await.map_err(said)?;
        Ok(count)
    }
}

async fn add(conn: &mut PgConnection, archived: &ArchivedTable) -> Result<()> {
    let ArchivedTable { table, people, lines, chat } = archived;
    check_lines(lines)?;
    let removed = chat.iter().filter(|said| said.removed).count();
    let no: Option<i64> = sqlx::query_scalar(
        "INSERT INTO dinotable.tables (id, created_at, updated_at, clock_started_at, seen_at, status, visible, lines, \
         version, messages, said, pending, opener) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) \
         ON CONFLICT DO NOTHING RETURNING no",
    )
    .bind(&table.id)
    .bind(table.created_at)
    .bind(table.updated_at)
    .bind(table.clock_started_at)
    .bind(table.seen_at)
    .bind(table.status.name())
    .bind(table.visible)
    .bind(lines.len() as i64)
    .bind(i64::from(table.version))
    .bind(chat.len() as i64)
    .bind((chat.len() + removed) as i64)
    .bind(&table.pending)
    .bind(&table.opener)
    .fetch_optional(&mut *conn)
    .await?;
    let no = no.ok_or(StoreError::Exists)?;
    sqlx::query("INSERT INTO dinotable.metas (table_no, meta) VALUES ($1, $2)")
        .bind(no)
        .bind(&table.meta)
        .execute(&mut *conn)
        .await?;
    sqlx::query(
        "INSERT INTO dinotable.lines (table_no, at, text) \
         SELECT $1, number - 1, text FROM UNNEST($2::text[]) WITH ORDINALITY AS line (text, number)",
    )
    .bind(no)
    .bind(lines)
    .execute(&mut *conn)
    .await?;
    sqlx::query(
        "INSERT INTO dinotable.joined (person, table_no) SELECT person, $1 FROM UNNEST($2::text[]) AS person",
    )
    .bind(no)
    .bind(people)
    .execute(&mut *conn)
    .await?;
    for said in chat {
        sqlx::query(
            "INSERT INTO dinotable.chat (table_no, number, who, voice, removed, text, said_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(no)
        .bind(i64::from(said.number))
        .bind(&said.author)
        .bind(&said.voice)
        .bind(said.removed)
        .bind(&said.text)
        .bind(said.sent_at)
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}
