//! Addresses that are shut out.

use crate::error::{Result, StoreError};
use crate::store::{Millis, Sanction, SanctionKind};
use sqlx::sqlite::{SqliteConnection, SqlitePool};

/// All of them, the last first.
pub(super) async fn all(pool: &SqlitePool) -> Result<Vec<Sanction>> {
    let rows: Vec<(String, String, String, Millis, Option<Millis>)> = sqlx::query_as(
        "SELECT address, kind, reason, created_at, ends_at FROM sanctions ORDER BY created_at DESC, address, kind",
    )
    .fetch_all(pool)
    .await?;
    let sanction = |(address, kind, reason, created_at, ends_at): (String, String, String, _, _)| {
        let unknown = || sqlx::Error::Decode(format!("no sanction is called {kind}").into());
        let kind = SanctionKind::of_name(&kind).ok_or_else(unknown)?;
        Ok(Sanction { address, kind, reason, created_at, ends_at })
    };
    rows.into_iter().map(sanction).collect::<sqlx::Result<_>>().map_err(StoreError::from)
}

/// Adds one in place of the one of its kind.
pub(super) async fn add(conn: &mut SqliteConnection, sanction: &Sanction) -> sqlx::Result<Result<u32>> {
    sqlx::query(
        "INSERT OR REPLACE INTO sanctions (address, kind, reason, created_at, ends_at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )
    .bind(&sanction.address)
    .bind(sanction.kind.name())
    .bind(&sanction.reason)
    .bind(sanction.created_at)
    .bind(sanction.ends_at)
    .execute(conn)
    .await?;
    Ok(Ok(0))
}

/// Removes all of an address; answers how many there were.
pub(super) async fn remove(conn: &mut SqliteConnection, address: &str) -> sqlx::Result<Result<u32>> {
    let done = sqlx::query("DELETE FROM sanctions WHERE address = ?1").bind(address).execute(conn).await?;
    Ok(Ok(u32::try_from(done.rows_affected()).unwrap_or(u32::MAX)))
}
