//! Reviews of finished games.

use crate::record_lines::decompressed_review;
use crate::store::StoredReview;
use sqlx::postgres::PgPool;

/// The review of a table.
pub(super) async fn of(pool: &PgPool, table: &str) -> sqlx::Result<Option<StoredReview>> {
    let found: Option<(String, Vec<u8>)> = sqlx::query_as(
        "SELECT evaluator, review FROM dinotable.reviews JOIN dinotable.tables ON no = table_no WHERE id = $1",
    )
    .bind(table)
    .fetch_optional(pool)
    .await?;
    let read = |(evaluator, piece): (String, Vec<u8>)| {
        Some(StoredReview { evaluator, review: decompressed_review(&piece)? })
    };
    Ok(found.and_then(read))
}

/// Keeps one in place of the one before; answers whether there is such a table.
pub(super) async fn keep(pool: &PgPool, table: &str, evaluator: &str, piece: &[u8]) -> sqlx::Result<bool> {
    let done = sqlx::query(
        "INSERT INTO dinotable.reviews (table_no, evaluator, review) \
         SELECT no, $2, $3 FROM dinotable.tables WHERE id = $1 \
         ON CONFLICT (table_no) DO UPDATE SET evaluator = excluded.evaluator, review = excluded.review",
    )
    .bind(table)
    .bind(evaluator)
    .bind(piece)
    .execute(pool)
    .await?;
    Ok(done.rows_affected() > 0)
}
