//! One damaged page of a file hurts the tables on it and no others.

use super::{NOW, open};
use dino_store::{NewTable, SqliteReader, Store, StoreError, TableStatus, backup};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const PAGE: usize = 4096;
const TABLES: usize = 40;

fn id(number: usize) -> String {
    format!("table-{number:02}")
}

/// Forty tables, each of which fills some pages of its own.
async fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("tables.db")).await;
    for number in 0..TABLES {
        let (id, meta) = (id(number), format!("\"{}\"", number.to_string().repeat(3000)));
        store
            .create_table(NewTable { id: id.clone(), created_at: NOW, visible: true, meta, opener: None })
            .await
            .unwrap();
        let lines = (0..300).map(|at| format!("{id} {at} {}", "x".repeat(20))).collect();
        store.append(&id, 0, lines, NOW).await.unwrap();
        store.join("anna", &id).await.unwrap();
        store.set_status(&id, TableStatus::Running, NOW).await.unwrap();
    }
    store.close().await;
    folder
}

/// The leaves of a table or index of the database.
async fn pages_of(path: &Path, name: &str) -> Vec<usize> {
    let mut conn = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    let root = format!("SELECT rootpage FROM sqlite_schema WHERE name = '{name}'");
    let root: u32 = sqlx::query_scalar(AssertSqlSafe(root)).fetch_one(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    leaves(&fs::read(path).unwrap(), root as usize)
}

/// The leaves below a page: an inner one (2, 5) names the pages below it.
fn leaves(bytes: &[u8], page: usize) -> Vec<usize> {
    let begin = (page - 1) * PAGE;
    if !matches!(bytes[begin], 2 | 5) {
        return vec![page];
    }
    let short = |at: usize| usize::from(u16::from_be_bytes(bytes[at..at + 2].try_into().unwrap()));
    let long = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
    let below = (0..short(begin + 3)).map(|cell| long(begin + short(begin + 12 + 2 * cell)));
    below.chain([long(begin + 8)]).flat_map(|page| leaves(bytes, page)).collect()
}

/// Writes nonsense over a page.
fn damage(path: &Path, page: usize) {
    let mut bytes = fs::read(path).unwrap();
    bytes[(page - 1) * PAGE..page * PAGE].fill(0xd1);
    fs::write(path, bytes).unwrap();
}

/// How many tables can be read with everything, and how many take another line.
async fn healthy(store: &dyn Store) -> (usize, usize) {
    let (mut read, mut written) = (0, 0);
    for id in (0..TABLES).map(id) {
        match (store.table(&id).await, store.lines(&id, 0).await) {
            (Ok(table), Ok(lines)) if table.lines as usize == lines.len() => read += 1,
            (Err(StoreError::Damaged(_)), _) | (_, Err(StoreError::Damaged(_))) => {}
            other => panic!("{id}: {other:?}"),
        }
        match store.append(&id, 300, vec!["one more".into()], NOW).await {
            Ok(301) => written += 1,
            Err(StoreError::Damaged(_)) => {}
            other => panic!("{id}: {other:?}"),
        }
    }
    (read, written)
}

/// Damages a page of something; at least so many tables must be well and listed.
async fn one_damaged_page_of(name: &str, which: impl Fn(&[usize]) -> usize, well: usize, listed: usize) {
    let folder = folder().await;
    let path = folder.path().join("tables.db");
    let pages = pages_of(&path, name).await;
    damage(&path, which(&pages));
    let store = open(&path).await;
    let open = store.open_tables(100).await.unwrap().len();
    let own = store.tables_of("anna", 100).await.unwrap().len();
    assert!(open >= listed && own >= listed, "{name}: {open} and {own} of {TABLES} are listed");
    let (read, written) = healthy(&*store).await;
    assert!(read >= well && written >= well, "{name}: {read} can be read, {written} can be written");
}

fn middle(pages: &[usize]) -> usize {
    assert!(pages.len() > 10, "{pages:?}");
    pages[pages.len() / 2]
}

#[tokio::test]
async fn page_of_a_record_hurts_the_records_on_it() {
    one_damaged_page_of("lines", middle, TABLES - 2, TABLES).await;
}

#[tokio::test]
async fn page_of_metas_hurts_the_tables_on_it_and_lists_the_others() {
    one_damaged_page_of("metas", middle, TABLES - 4, TABLES - 4).await;
}

#[tokio::test]
async fn page_of_the_index_of_open_tables_hurts_nobody() {
    one_damaged_page_of("tables_open", |pages| pages[0], TABLES, TABLES).await;
}

#[tokio::test]
async fn page_that_counts_commits_hurts_nobody() {
    one_damaged_page_of("commits", |pages| pages[0], TABLES, TABLES).await;
}

#[tokio::test]
async fn text_that_is_none_hurts_its_table_alone() {
    let folder = folder().await;
    let path = folder.path().join("tables.db");
    let mut bytes = fs::read(&path).unwrap();
    let meta = b"77777777".repeat(20);
    let at = bytes.windows(meta.len()).position(|window| window == meta).unwrap();
    bytes[at] = 0xff;
    fs::write(&path, bytes).unwrap();
    let store = open(&path).await;
    assert_eq!(store.open_tables(100).await.unwrap().len(), TABLES - 1);
    assert_eq!(store.tables_of("anna", 100).await.unwrap().len(), TABLES - 1);
    assert_eq!(healthy(&*store).await, (TABLES - 1, TABLES));
}

#[tokio::test]
async fn what_is_not_damaged_can_be_exported_and_is_not_backed_up_by_halves() {
    for name in ["lines", "metas"] {
        let folder = folder().await;
        let path = folder.path().join("tables.db");
        damage(&path, middle(&pages_of(&path, name).await));
        let reader = SqliteReader::open(&path).await.unwrap();
        let (ids, is_whole) = reader.table_ids().await.unwrap();
        assert_eq!((ids.len(), is_whole), (TABLES, true));
        let mut well = 0;
        for id in &ids {
            match reader.table(id).await {
                Ok(archived) => well += usize::from(archived.lines.len() == 300),
                Err(error) => assert!(matches!(error, StoreError::Damaged(_)), "{error:?}"),
            }
        }
        assert!((TABLES - 4..TABLES).contains(&well), "{name}: {well}");
        let copy = folder.path().join("copy.db");
        let answer = backup(&path, &copy, false).await;
        assert!(matches!(answer, Err(StoreError::Damaged(_))), "{answer:?}");
        assert!(!copy.exists() && !folder.path().join("copy.db.partial").exists());
    }
}

#[tokio::test]
async fn damaged_page_of_the_list_of_tables_leaves_the_others_to_be_exported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = open(&path).await;
    for number in 0..1000 {
        let id = format!("{number:0100}");
        store
            .create_table(NewTable { id, created_at: NOW, visible: true, meta: "{}".into(), opener: None })
            .await
            .unwrap();
    }
    store.close().await;
    damage(&path, middle(&pages_of(&path, "tables").await));
    let reader = SqliteReader::open(&path).await.unwrap();
    let (ids, is_whole) = reader.table_ids().await.unwrap();
    assert!(!is_whole && (940..1000).contains(&ids.len()), "{}", ids.len());
    for id in ids {
        reader.table(&id).await.unwrap();
    }
    drop(reader);
    let listed = open(&path).await.open_tables(2000).await.unwrap().len();
    assert!((940..1000).contains(&listed), "{listed}");
}

/// Damages the first page of an index.
pub(super) async fn damage_index(path: &Path, name: &str) {
    let page = pages_of(path, name).await[0];
    damage(path, page);
}
