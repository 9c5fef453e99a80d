//! `dinotable export` and `import`: every table as files that people can read.
//!
//! ```text
//! DIR/tables/000001-ID/table.json   who sits where, options, secrets of seats
//!                      record.rec   what happened, as `dinotable replay` reads it
//!                      chat.json    what was said
//! DIR/secrets.json                  what signs cookies
//! DIR/export.json                   how many tables there are; written last
//! ```

use crate::cli::{ExportArgs, ImportArgs};
use crate::data::{Place, block_on, refused_at, say, shown};
use anyhow::{Context, Error, Result, anyhow, ensure};
use dino_core::{Record, TableStatus};
use dino_page::Words;
use dino_store::{
    ArchivedTable, ChatMessage, Millis, PostgresReader, PostgresStore, Secret, SqliteReader, SqliteStore,
    Store, StoreError, StoredTable,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What is between the header of a record and its lines.
const HEADER_END: &str = "--\n";

/// The kind of export this program writes and reads.
const FORMAT: u32 = 1;

/// `export.json`.
#[derive(Serialize, Deserialize)]
struct Manifest {
    format: u32,
    tables: usize,
}

/// `table.json`.
#[derive(Serialize, Deserialize)]
struct TableFile {
    id: String,
    status: String,
    visible: bool,
    created_at: Millis,
    updated_at: Millis,
    /// Since when the clocks run; exports of before do not say, and go by the last change.
    #[serde(default)]
    clock_started_at: Option<Millis>,
    /// Whom the table waits for, if it is known.
    #[serde(default)]
    pending: Option<String>,
    /// What stands for the address it was opened from.
    #[serde(default)]
    opener: Option<String>,
    version: u32,
    /// How many lines of the record belong to the table; behind them may stand the result and more.
    lines: usize,
    people: Vec<String>,
    /// What the server knows of the table: an object, or a text where it is none.
    meta: Value,
}

/// One of those in `chat.json`.
#[derive(Serialize, Deserialize)]
struct Saying {
    author: String,
    /// Who that was, if it is known.
    #[serde(default)]
    voice: Option<String>,
    /// Whether the host has taken it away.
    #[serde(default)]
    removed: bool,
    sent_at: Millis,
    text: String,
}

/// Writes every table that can be read to files.
pub(crate) fn export(args: &ExportArgs) -> Result<ExitCode> {
    let words = args.data.lang.words();
    let place = match &args.data.database {
        Some(url) if dino_store::is_postgres_url(url) => Place::Postgres(url.clone()),
        // A file that is not there is not made.
        _ => Place::File(args.data.database(&words)?),
    };
    block_on(export_to(&args.dir, &place, &words))?
}

/// What tables are exported from.
enum Reader {
    File(SqliteReader),
    Postgres(PostgresReader),
}

impl Reader {
    async fn open(place: &Place) -> Result<Reader, StoreError> {
        Ok(match place {
            Place::File(file) => Reader::File(SqliteReader::open(file).await?),
            Place::Postgres(url) => Reader::Postgres(PostgresReader::open(url).await?),
        })
    }

    /// The ids of all tables, and whether those are all.
    async fn table_ids(&self) -> Result<(Vec<String>, bool), StoreError> {
        match self {
            Reader::File(reader) => reader.table_ids().await,
            Reader::Postgres(reader) => reader.table_ids().await.map(|ids| (ids, true)),
        }
    }

    async fn table(&self, id: &str) -> Result<ArchivedTable, StoreError> {
        match self {
            Reader::File(reader) => reader.table(id).await,
            Reader::Postgres(reader) => reader.table(id).await,
        }
    }

    async fn secrets(&self) -> Result<Vec<Secret>, StoreError> {
        match self {
            Reader::File(reader) => reader.secrets().await,
            Reader::Postgres(reader) => reader.secrets().await,
        }
    }
}

async fn export_to(dir: &Path, place: &Place, words: &Words) -> Result<ExitCode> {
    let reader = Reader::open(place).await.map_err(|error| anyhow!(refused_at(place, &error, words)))?;
    make_folder(dir, words)?;
    let (ids, mut is_whole) = reader.table_ids().await?;
    let mut count = 0;
    for (number, id) in (1..).zip(&ids) {
        match reader.table(id).await {
            Ok(archived) => {
                // On some systems two ids that differ in the case of letters would be one folder.
                let name: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
                write_table(&dir.join(format!("tables/{number:06}-{name}")), archived)?;
                count += 1;
            }
            Err(error) => {
                let values = [("id", id.as_str().into()), ("why", error.to_string().into())];
                eprintln!("dinotable: {}", words.with("data-unreadable", &values));
                is_whole = false;
            }
        }
    }
    // Without the secrets people sit down again by their links.
    let secrets = reader.secrets().await.inspect_err(|_| is_whole = false).unwrap_or_default();
    let secrets: BTreeMap<_, _> = secrets.into_iter().map(|(name, value)| (name, hex(&value))).collect();
    write_json(&dir.join("secrets.json"), &secrets)?;
    write_json(&dir.join("export.json"), &Manifest { format: FORMAT, tables: count })?;
    say(words, "data-exported", &[("count", count.into()), ("path", shown(dir))])?;
    ensure!(is_whole, words.get("data-incomplete"));
    Ok(ExitCode::SUCCESS)
}

/// A folder for its owner only, which was not there or is empty: it will hold secrets.
fn make_folder(dir: &Path, words: &Words) -> Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(dir) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let is_empty = fs::read_dir(dir).is_ok_and(|mut files| files.next().is_none());
            ensure!(is_empty, words.with("data-not-empty", &[("path", shown(dir))]));
        }
        made => made.with_context(|| dir.display().to_string())?,
    }
    builder.create(dir.join("tables")).with_context(|| dir.display().to_string())
}

fn write_table(folder: &Path, archived: ArchivedTable) -> Result<()> {
    fs::create_dir(folder).with_context(|| folder.display().to_string())?;
    let ArchivedTable { table, people, lines, chat } = archived;
    let meta = match serde_json::from_str(&table.meta) {
        Ok(Value::Object(meta)) => Value::Object(meta),
        _ => Value::String(table.meta),
    };
    if !lines.is_empty() {
        write(&folder.join("record.rec"), &record_text(&meta, table.status, &lines))?;
    }
    if !chat.is_empty() {
        let saying = |ChatMessage { author, voice, removed, text, sent_at, .. }| Saying {
            author,
            voice,
            removed,
            sent_at,
            text,
        };
        write_json(&folder.join("chat.json"), &chat.into_iter().map(saying).collect::<Vec<_>>())?;
    }
    let table = TableFile {
        id: table.id,
        status: table.status.name().to_owned(),
        visible: table.visible,
        created_at: table.created_at,
        updated_at: table.updated_at,
        clock_started_at: Some(table.clock_started_at),
        pending: table.pending,
        opener: table.opener,
        version: table.version,
        lines: lines.len(),
        people,
        meta,
    };
    write_json(&folder.join("table.json"), &table)
}

/// A record as files have it. That of a game that is over ends with result, seed and sum, which the store does not keep.
fn record_text(meta: &Value, status: TableStatus, lines: &[String]) -> String {
    let text_of = |key: &str| meta.get(key).and_then(Value::as_str).unwrap_or_default();
    let mut text = format!("{}{HEADER_END}", text_of("header"));
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    let whole = || {
        let mut record = Record::read(text.as_bytes()).ok()?;
        record.seed = Some((0, text_of("seed").parse().ok()?));
        let sheet = meta.pointer("/sheet/text").and_then(Value::as_str);
        Some(dino_games::resume_lines(&record, sheet).ok()?.record(true).sealed_text())
    };
    // What cannot be played again, be it that a rule panics at it, is exported as it is.
    let whole = if status == TableStatus::Over { catch_unwind(whole).ok().flatten() } else { None };
    whole.filter(|whole| whole.starts_with(&text)).unwrap_or(text)
}

/// Adds the tables of an export, all or none.
pub(crate) fn import(args: &ImportArgs) -> Result<ExitCode> {
    let words = args.data.lang.words();
    let folders = table_folders(&args.dir)
        .with_context(|| words.with("data-no-export", &[("path", shown(&args.dir))]))?;
    let secrets = read_secrets(&args.dir.join("secrets.json"))?;
    let place = args.data.place(&words)?;
    let count = block_on(async {
        let refused = |error: StoreError| anyhow!(refused_at(&place, &error, &words));
        let tables = folders.iter().map(|folder| read_table(folder));
        let added = match &place {
            Place::File(file) => {
                let store = SqliteStore::open(file).await.map_err(refused)?;
                let added = store.import::<Error>(&secrets, tables).await;
                store.close().await;
                added
            }
            Place::Postgres(url) => {
                let store = PostgresStore::open(url, None).await.map_err(refused)?;
                let added = store.import::<Error>(&secrets, tables).await;
                store.close().await;
                added
            }
        };
        added.with_context(|| words.get("data-nothing-added"))
    })??;
    say(&words, "data-imported", &[("count", count.into()), ("path", place.shown().into())])
}

/// The folders of all tables of an export that is whole.
fn table_folders(dir: &Path) -> Result<Vec<PathBuf>> {
    let Manifest { format, tables } = read_json(&dir.join("export.json"))?;
    ensure!(format == FORMAT, "its format is {format}, this program knows {FORMAT}");
    let mut folders = Vec::new();
    for entry in fs::read_dir(dir.join("tables"))? {
        folders.push(entry?.path());
    }
    ensure!(folders.len() == tables, "it should have {tables} tables and has {}", folders.len());
    // They begin with their number: in this order they were made.
    folders.sort();
    Ok(folders)
}

fn read_table(folder: &Path) -> Result<ArchivedTable> {
    let file: TableFile = read_json(&folder.join("table.json"))?;
    let meta = match file.meta {
        Value::String(text) => text,
        object => object.to_string(),
    };
    let lines = read_lines(&folder.join("record.rec"), file.lines)?;
    let table = StoredTable {
        id: file.id,
        created_at: file.created_at,
        updated_at: file.updated_at,
        clock_started_at: file.clock_started_at.unwrap_or(file.updated_at),
        pending: file.pending,
        opener: file.opener,
        // It is here from now on, however old the export is.
        seen_at: now(),
        archived: false,
        status: file.status.parse().with_context(|| folder.display().to_string())?,
        visible: file.visible,
        lines: lines.len() as u32,
        version: file.version,
        meta,
    };
    let chat = folder.join("chat.json");
    let chat: Vec<Saying> = if chat.exists() { read_json(&chat)? } else { Vec::new() };
    let message = |(number, Saying { author, voice, removed, sent_at, text })| ChatMessage {
        number,
        author,
        voice,
        removed,
        text,
        sent_at,
    };
    let chat = (0..).zip(chat).map(message).collect();
    Ok(ArchivedTable { table, people: file.people, lines, chat })
}

/// So many lines of a record behind its header.
fn read_lines(file: &Path, count: usize) -> Result<Vec<String>> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let text = read(file)?;
    let lines = match text.strip_prefix(HEADER_END) {
        Some(lines) => Some(lines),
        None => text.split_once("\n--\n").map(|(_, lines)| lines),
    };
    let lines = lines.with_context(|| format!("{}: no line -- ends a header", file.display()))?;
    let lines: Vec<_> = lines.split_terminator('\n').take(count).map(str::to_owned).collect();
    ensure!(lines.len() == count, "{}: {count} lines were expected behind the header", file.display());
    Ok(lines)
}

fn read_secrets(file: &Path) -> Result<Vec<Secret>> {
    let secrets: BTreeMap<String, String> = read_json(file)?;
    let secret = |(name, text): (String, String)| {
        let value = unhex(&text).with_context(|| format!("{}: {name} is not hexadecimal", file.display()))?;
        Ok((name, value))
    };
    secrets.into_iter().map(secret).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pair = |at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(pair).collect()
}

fn write_json(file: &Path, value: &impl Serialize) -> Result<()> {
    write(file, &format!("{}\n", serde_json::to_string_pretty(value)?))
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| file.display().to_string())
}

fn read_json<T: DeserializeOwned>(file: &Path) -> Result<T> {
    serde_json::from_str(&read(file)?).with_context(|| file.display().to_string())
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// Milliseconds since the beginning of 1970.
fn now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
}
