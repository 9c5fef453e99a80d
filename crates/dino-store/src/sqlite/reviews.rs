//! Reviews of finished games.

use super::change::number_of;
use crate::error::{Result, StoreError};
use crate::record_lines::decompressed_review;
use crate::store::StoredReview;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

/// The review of a table.
pub(super) async fn of(pool: &SqlitePool, table: &str) -> Result<Option<StoredReview>> {
    let found: Option<(String, Vec<u8>)> = sqlx::query_as(
        "SELECT evaluator, review FROM reviews WHERE table_no = (SELECT no FROM tables WHERE id = ?1)",
    )
    .bind(table)
    .fetch_optional(pool)
    .await?;
    let read = |(evaluator, piece): (String, Vec<u8>)| {
        Some(StoredReview { evaluator, review: decompressed_review(&piece)? })
    };
    Ok(found.and_then(read))
}

/// Keeps one in place of the one before.
pub(super) async fn keep(
    conn: &mut SqliteConnection,
    table: &str,
    evaluator: &str,
    piece: &[u8],
) -> sqlx::Result<Result<u32>> {
    let Some(no) = number_of(conn, table).await? else { return Ok(Err(StoreError::NotFound)) };
    sqlx::query("INSERT OR REPLACE INTO reviews (table_no, evaluator, review) VALUES (?1, ?2, ?3)")
        .bind(no)
        .bind(evaluator)
        .bind(piece)
        .execute(conn)
        .await?;
    Ok(Ok(0))
}
