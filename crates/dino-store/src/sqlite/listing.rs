//! Lists of tables, also where a page of the file is damaged.
//!
//! A list is one query. When that meets a damaged page, it fails as a whole; then the tables are found by their numbers
//! and read one by one, and those that cannot be read are left out: they must not hide the others.

use super::read::read_table;
use crate::error::{Result, is_damage};
use crate::store::StoredTable;
use dino_core::TableStatus;
use futures_util::TryStreamExt;
use sqlx::sqlite::SqlitePool;
use std::cmp::Reverse;
use std::collections::HashMap;

/// All columns of [`StoredTable`].
macro_rules! select_table {
    ($rest:literal) => {
        concat!(
            "SELECT id, created_at, updated_at, clock_started_at, pending, opener, seen_at, \
             EXISTS (SELECT 1 FROM archives WHERE archives.table_no = no) AS archived, status, visible, lines, version, meta \
             FROM tables JOIN metas ON metas.table_no = tables.no ",
            $rest
        )
    };
}
pub(super) use select_table;

/// So many tables of one opener are listed.
const MAX_LISTED_EACH: u32 = 10; // also in the query below

/// The newest tables are looked through for those to be listed: at least so many.
const MIN_LOOKED_THROUGH: u32 = 500; // also in the query below

/// The tables anybody may watch: the newest of each opener, then the second of each, and so on.
pub(super) async fn open_tables(pool: &SqlitePool, limit: u32) -> Result<Vec<StoredTable>> {
    // Word for word the condition of the index `tables_open`.
    let whole = select_table!(
        "JOIN (SELECT no AS number, row_number() OVER \
             (PARTITION BY coalesce(opener, id) ORDER BY created_at DESC, no DESC) AS round \
             FROM (SELECT no, id, opener, created_at FROM tables WHERE visible AND status <> 'over' \
                 ORDER BY created_at DESC, no DESC LIMIT max(?1, 500))) ON number = no \
         WHERE round <= 10 ORDER BY round, created_at DESC, no DESC LIMIT ?1"
    );
    match read_list(pool, whole, limit, None).await {
        Err(error) if is_damage(&error) => {}
        tables => return Ok(tables?),
    }
    // The index holds nothing but numbers. Where it is damaged itself, the rows are gone through as far as they go.
    let by_index =
        "SELECT no FROM tables WHERE visible AND status <> 'over' ORDER BY created_at DESC, no DESC";
    let by_rows = "SELECT no FROM tables NOT INDEXED WHERE visible AND status <> 'over'";
    let (mut numbers, is_whole) = read_numbers(pool, by_index, None).await?;
    if !is_whole {
        numbers.extend(read_numbers(pool, by_rows, None).await?.0);
    }
    let mut tables = read_one_by_one(pool, numbers).await?;
    tables.sort_by_key(|(no, table)| Reverse((table.created_at, *no)));
    let tables = tables.into_iter().map(|(_, table)| table).take(limit.max(MIN_LOOKED_THROUGH) as usize);
    Ok(in_rounds(tables, limit))
}

/// The same order for tables that are newest first.
fn in_rounds(tables: impl Iterator<Item = StoredTable>, limit: u32) -> Vec<StoredTable> {
    let mut rounds = HashMap::<String, u32>::new();
    let round = |table: StoredTable| {
        let round = table.opener.as_ref().map_or(0, |opener| {
            let round = rounds.entry(opener.clone()).or_default();
            *round += 1;
            *round - 1
        });
        (round, table)
    };
    let mut tables: Vec<_> = tables.map(round).filter(|(round, _)| *round < MAX_LISTED_EACH).collect();
    // What is in one round stays newest first.
    tables.sort_by_key(|(round, _)| *round);
    tables.into_iter().map(|(_, table)| table).take(limit as usize).collect()
}

/// Tables of all kinds, those made last first.
pub(super) async fn tables(pool: &SqlitePool, skip: u32, limit: u32) -> Result<Vec<StoredTable>> {
    let page = sqlx::query(select_table!("ORDER BY no DESC LIMIT ?1 OFFSET ?2")).bind(limit).bind(skip);
    let rows = page.fetch_all(pool).await?;
    Ok(rows.iter().map(read_table).collect::<sqlx::Result<_>>()?)
}

/// A person's tables: those not over first, each kind newest first.
pub(super) async fn tables_of(pool: &SqlitePool, person: &str, limit: u32) -> Result<Vec<StoredTable>> {
    let whole = select_table!(
        "JOIN joined ON joined.table_no = tables.no WHERE person = ?2 \
         ORDER BY status = 'over', created_at DESC, no DESC LIMIT ?1"
    );
    match read_list(pool, whole, limit, Some(person)).await {
        Err(error) if is_damage(&error) => {}
        tables => return Ok(tables?),
    }
    let joined = "SELECT table_no FROM joined WHERE person = ?1";
    let (numbers, _) = read_numbers(pool, joined, Some(person)).await?;
    let mut tables = read_one_by_one(pool, numbers).await?;
    tables.sort_by_key(|(no, table)| (table.status == TableStatus::Over, Reverse((table.created_at, *no))));
    Ok(tables.into_iter().map(|(_, table)| table).take(limit as usize).collect())
}

/// The ids of all tables in the order in which they were made, and whether those are all.
pub(super) async fn all_ids(pool: &SqlitePool) -> Result<(Vec<String>, bool)> {
    let (mut numbers, is_whole) =
        read_numbers(pool, "SELECT no FROM tables NOT INDEXED ORDER BY no", None).await?;
    if !is_whole {
        // The other index knows some of those behind the damaged page.
        numbers.extend(read_numbers(pool, "SELECT no FROM tables ORDER BY id", None).await?.0);
    }
    numbers.sort_unstable();
    numbers.dedup();
    let (mut ids, mut is_all) = (Vec::with_capacity(numbers.len()), is_whole);
    for no in numbers {
        match sqlx::query_scalar("SELECT id FROM tables WHERE no = ?1").bind(no).fetch_one(pool).await {
            Ok(id) => ids.push(id),
            Err(error) if is_damage(&error) => is_all = false,
            Err(error) => return Err(error.into()),
        }
    }
    Ok((ids, is_all))
}

async fn read_list(
    pool: &SqlitePool,
    query: &'static str,
    limit: u32,
    person: Option<&str>,
) -> sqlx::Result<Vec<StoredTable>> {
    let rows = sqlx::query(query).bind(limit).bind(person).fetch_all(pool).await?;
    rows.iter().map(read_table).collect()
}

/// Numbers of tables as far as they can be read, and whether those were all.
async fn read_numbers(
    pool: &SqlitePool,
    query: &'static str,
    person: Option<&str>,
) -> sqlx::Result<(Vec<i64>, bool)> {
    let mut numbers = Vec::new();
    let mut rows = sqlx::query_scalar(query).bind(person).fetch(pool);
    loop {
        match rows.try_next().await {
            Ok(Some(number)) => numbers.push(number),
            Ok(None) => return Ok((numbers, true)),
            Err(error) if is_damage(&error) => return Ok((numbers, false)),
            Err(error) => return Err(error),
        }
    }
}

/// The tables of these numbers that can be read, each once.
async fn read_one_by_one(pool: &SqlitePool, mut numbers: Vec<i64>) -> Result<Vec<(i64, StoredTable)>> {
    numbers.sort_unstable();
    numbers.dedup();
    let mut tables = Vec::with_capacity(numbers.len());
    for no in numbers {
        let row = sqlx::query(select_table!("WHERE no = ?1")).bind(no).fetch_optional(pool).await;
        match row.and_then(|row| row.as_ref().map(read_table).transpose()) {
            Ok(table) => tables.extend(table.map(|table| (no, table))),
            Err(error) if is_damage(&error) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(tables)
}
