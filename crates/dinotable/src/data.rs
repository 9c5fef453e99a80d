//! Where tables are kept, and `dinotable backup` and `restore`.

use crate::cli::{BackupArgs, DataArgs, RestoreArgs, Usage};
use anyhow::{Context, Result, anyhow};
use dino_page::Words;
use dino_store::StoreError;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// Copies the database, also while a server uses it.
pub(crate) fn back_up(args: &BackupArgs) -> Result<ExitCode> {
    let words = args.data.lang.words();
    let database = args.data.database(&words)?;
    block_on(dino_store::backup(&database, &args.file, args.force))?
        .map_err(|error| anyhow!(refused(&error, &words)))?;
    say(&words, "data-backed-up", &[("path", shown(&args.file))])
}

/// Puts a backup in the place of the database.
pub(crate) fn restore(args: &RestoreArgs) -> Result<ExitCode> {
    let words = args.data.lang.words();
    let database = args.data.new_database(&words)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    let kept = block_on(dino_store::restore(&args.file, &database, args.force, now))?
        .map_err(|error| anyhow!(refused(&error, &words)))?;
    if let Some(kept) = kept {
        say(&words, "data-kept", &[("path", shown(&kept))])?;
    }
    say(&words, "data-restored", &[("from", shown(&args.file)), ("path", shown(&database))])
}

/// Where tables are kept.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// In a file.
    File(PathBuf),
    /// In a PostgreSQL database, at this address.
    Postgres(String),
}

impl Place {
    /// What it is called where others may read: without a password.
    pub(crate) fn shown(&self) -> String {
        match self {
            Place::File(file) => file.display().to_string(),
            Place::Postgres(url) => dino_store::without_password(url),
        }
    }
}

impl DataArgs {
    /// Where tables are kept, and may be made: a folder for them is there then.
    pub(crate) fn place(&self, words: &Words) -> Result<Place> {
        match &self.database {
            Some(url) if dino_store::is_postgres_url(url) => Ok(Place::Postgres(url.clone())),
            _ => Ok(Place::File(self.new_database(words)?)),
        }
    }

    /// The socket on which the server of these tables is spoken to, if there is one.
    pub(crate) fn socket(&self, words: &Words) -> Result<Option<PathBuf>> {
        match (&self.admin_socket, &self.database) {
            (Some(socket), _) => Ok(Some(socket.clone())),
            (None, Some(url)) if dino_store::is_postgres_url(url) => Ok(None),
            _ => Ok(Some(crate::admin::socket_path(&self.database(words)?))),
        }
    }

    /// The database file: named, in the folder named, or in the system's place for a person's data.
    pub(crate) fn database(&self, words: &Words) -> Result<PathBuf> {
        if let Some(url) = &self.database {
            if dino_store::is_postgres_url(url) {
                let url = dino_store::without_password(url);
                return Err(Usage(words.with("data-not-a-file", &[("url", url.into())])).into());
            }
            let path = url.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path));
            let Some(path) = path.filter(|path| !path.is_empty()) else {
                return Err(Usage(words.with("serve-bad-database", &[("url", url.clone().into())])).into());
            };
            return Ok(PathBuf::from(path));
        }
        let folder = self.data.clone().or_else(data_folder);
        Ok(folder.ok_or_else(|| Usage(words.get("serve-no-folder")))?.join("tables.db"))
    }

    /// The same, where one may be made: the folder is there then, unless the file itself was named.
    pub(crate) fn new_database(&self, words: &Words) -> Result<PathBuf> {
        let file = self.database(words)?;
        if self.database.is_none()
            && let Some(folder) = file.parent()
        {
            std::fs::create_dir_all(folder).map_err(|error| {
                let values = [("path", shown(folder)), ("why", error.to_string().into())];
                anyhow!(words.with("serve-no-such-folder", &values))
            })?;
        }
        Ok(file)
    }
}

/// Why the store refused something, for a person.
pub(crate) fn refused(error: &StoreError, words: &Words) -> String {
    match error {
        StoreError::NotOurs { path } => words.with("serve-not-ours", &[("path", shown(path))]),
        StoreError::TooNew { path, found, known } => {
            let values = [("path", shown(path)), ("found", (*found).into()), ("known", (*known).into())];
            words.with("serve-too-new", &values)
        }
        StoreError::ReadOnly { path } => words.with("serve-read-only", &[("path", shown(path))]),
        StoreError::Locked { path } => words.with("serve-database-used", &[("path", shown(path))]),
        StoreError::Emptied { path, lock } => {
            words.with("serve-emptied", &[("path", shown(path)), ("lock", shown(lock))])
        }
        StoreError::LogLost { path, log } => {
            words.with("serve-log-lost", &[("path", shown(path)), ("log", shown(log))])
        }
        StoreError::StrayLog { path, log } => {
            words.with("serve-stray-log", &[("path", shown(path)), ("log", shown(log))])
        }
        StoreError::BadAddress { url, why } => {
            words.with("serve-unknown-database", &[("url", url.clone().into()), ("why", why.clone().into())])
        }
        StoreError::Damaged(why) => words.with("serve-damaged", &[("why", why.to_string().into())]),
        StoreError::Taken { path } => words.with("data-taken", &[("path", shown(path))]),
        StoreError::Io { path, source } => {
            words.with("serve-unreadable", &[("path", shown(path)), ("why", source.to_string().into())])
        }
        other => words.with("serve-database", &[("why", other.to_string().into())]),
    }
}

/// The same for a database at an address.
pub(crate) fn refused_at(place: &Place, error: &StoreError, words: &Words) -> String {
    match error {
        StoreError::Unavailable(why) => {
            let values = [("url", place.shown().into()), ("why", why.to_string().into())];
            words.with("serve-unavailable", &values)
        }
        other => refused(other, words),
    }
}

/// Prints a sentence.
pub(crate) fn say(words: &Words, key: &str, values: &[(&str, dino_page::Value<'_>)]) -> Result<ExitCode> {
    writeln!(std::io::stdout(), "{}", words.with(key, values))?;
    Ok(ExitCode::SUCCESS)
}

/// A path among words.
pub(crate) fn shown(path: &Path) -> dino_page::Value<'static> {
    path.display().to_string().into()
}

/// Waits for a store, for a command that does nothing else.
pub(crate) fn block_on<T>(work: impl Future<Output = T>) -> Result<T> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start")?;
    Ok(runtime.block_on(work))
}

/// Where the system keeps a person's data.
fn data_folder() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        return Some(variable("APPDATA")?.join("dinotable"));
    }
    let home = variable("HOME")?;
    let mac = Path::new("Library/Application Support");
    let share = if cfg!(target_os = "macos") { home.join(mac) } else { home.join(".local/share") };
    Some(variable("XDG_DATA_HOME").unwrap_or(share).join("dinotable"))
}
