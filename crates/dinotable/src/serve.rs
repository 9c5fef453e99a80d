//! `dinotable serve`: the table in the browser.

use crate::cli::{ServeArgs, Usage};
use anyhow::{Context, Result, anyhow};
use dino_page::Words;
use dino_server::Settings;
use dino_store::{SqliteStore, Store, StoreError};
use std::io::{ErrorKind, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};

pub(crate) fn run(args: &ServeArgs) -> Result<ExitCode> {
    let filter = tracing_subscriber::EnvFilter::try_from_env("DINOTABLE_LOG");
    tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn")))
        .with_writer(std::io::stderr)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(serve(args))
}

async fn serve(args: &ServeArgs) -> Result<ExitCode> {
    let words = args.lang.words();
    let file = database(args, &words)?;
    let store = SqliteStore::open(&file).await.map_err(|error| anyhow!(not_opened(&error, &words)))?;
    let store: Arc<dyn Store> = Arc::new(store);
    let listener = listen(&args.listen, &words).await?;
    let address = format!("http://{}", listener.local_addr().context("no address")?);
    // Nobody may read what is printed: the tables are there all the same.
    let mut out = std::io::stdout();
    let _ = writeln!(out, "listening on {address}");
    let _ = writeln!(out, "{}", words.with("serve-kept", &[("path", file.display().to_string().into())]));
    if !args.no_open && std::io::stdout().is_terminal() && webbrowser::open(&address).is_err() {
        let _ = writeln!(out, "{}", words.with("serve-open", &[("address", address.into())]));
    }
    let _ = out.flush();
    let settings = Settings {
        bot_delay: Duration::from_millis(args.bot_delay),
        rate: args.rate,
        behind_proxy: args.behind_proxy,
        ..Settings::default()
    };
    dino_server::serve(listener, store.clone(), settings, stop()).await?;
    store.close().await;
    Ok(ExitCode::SUCCESS)
}

/// How many connections may wait to be taken: many browsers come back at once after a restart.
const BACKLOG: u32 = 4096;

/// Listens at an address, or says why not.
async fn listen(address: &str, words: &Words) -> Result<TcpListener> {
    let said = |key: &str| words.with(key, &[("address", address.to_owned().into())]);
    let found = tokio::net::lookup_host(address).await.map_err(|_| Usage(said("serve-bad-address")))?;
    let mut outcome = Err(std::io::ErrorKind::AddrNotAvailable.into());
    for one in found {
        outcome = bind(one);
        if outcome.is_ok() {
            break;
        }
    }
    outcome.map_err(|error: std::io::Error| match error.kind() {
        ErrorKind::AddrInUse => anyhow!(said("serve-port-used")),
        ErrorKind::PermissionDenied => anyhow!(said("serve-port-denied")),
        ErrorKind::AddrNotAvailable => anyhow!(said("serve-not-here")),
        _ => {
            let values = [("address", address.to_owned().into()), ("why", error.to_string().into())];
            anyhow!(words.with("serve-cannot-listen", &values))
        }
    })
}

fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Elsewhere it means that two programs may share a port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Why a database could not be opened, for a person.
fn not_opened(error: &StoreError, words: &Words) -> String {
    let name = |path: &Path| ("path", path.display().to_string().into());
    match error {
        StoreError::NotOurs { path } => words.with("serve-not-ours", &[name(path)]),
        StoreError::TooNew { path, found, known } => {
            let values = [name(path), ("found", (*found).into()), ("known", (*known).into())];
            words.with("serve-too-new", &values)
        }
        StoreError::ReadOnly { path } => words.with("serve-read-only", &[name(path)]),
        StoreError::Locked { path } => words.with("serve-database-used", &[name(path)]),
        StoreError::Emptied { path, lock } => {
            words.with("serve-emptied", &[name(path), ("lock", lock.display().to_string().into())])
        }
        StoreError::LogLost { path, log } => {
            words.with("serve-log-lost", &[name(path), ("log", log.display().to_string().into())])
        }
        StoreError::StrayLog { path, log } => {
            words.with("serve-stray-log", &[name(path), ("log", log.display().to_string().into())])
        }
        StoreError::Damaged(why) => words.with("serve-damaged", &[("why", why.to_string().into())]),
        StoreError::Io { path, source } => {
            words.with("serve-unreadable", &[name(path), ("why", source.to_string().into())])
        }
        other => words.with("serve-database", &[("why", other.to_string().into())]),
    }
}

/// The database file: named, in the folder named, or in the system's place for a person's data.
fn database(args: &ServeArgs, words: &Words) -> Result<PathBuf> {
    if let Some(url) = &args.database {
        let path = url.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path));
        let Some(path) = path.filter(|path| !path.is_empty()) else {
            return Err(Usage(words.with("serve-bad-database", &[("url", url.clone().into())])).into());
        };
        return Ok(PathBuf::from(path));
    }
    let folder = args.data.clone().or_else(data_folder).ok_or_else(|| Usage(words.get("serve-no-folder")))?;
    std::fs::create_dir_all(&folder).map_err(|error| {
        let path = ("path", folder.display().to_string().into());
        anyhow!(words.with("serve-no-such-folder", &[path, ("why", error.to_string().into())]))
    })?;
    Ok(folder.join("tables.db"))
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

/// Done when the program is asked to end.
async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
        else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
