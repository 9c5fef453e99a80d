//! `dinotable serve`: the table in the browser.

use crate::cli::ServeArgs;
use anyhow::{Context, Result, bail};
use dino_server::Settings;
use dino_store::{SqliteStore, Store};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

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
    let file = database(args)?;
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&file).await?);
    let listener = TcpListener::bind(&args.listen).await.with_context(|| match args.listen.parse::<std::net::SocketAddr>() {
        Ok(_) => format!("cannot listen on {}: is another program (or another dinotable) using it? --listen picks another", args.listen),
        Err(_) => format!("--listen {}: expected an address such as 127.0.0.1:6565", args.listen),
    })?;
    let address = format!("http://{}", listener.local_addr().context("no address")?);
    let mut out = std::io::stdout();
    writeln!(out, "listening on {address}")?;
    writeln!(out, "tables are kept in {}", file.display())?;
    out.flush()?;
    if !args.no_open && std::io::stdout().is_terminal() && webbrowser::open(&address).is_err() {
        writeln!(out, "open {address} in a browser")?;
    }
    let settings =
        Settings { bot_delay: Duration::from_millis(args.bot_delay), rate: args.rate, ..Settings::default() };
    dino_server::serve(listener, store.clone(), settings, stop()).await?;
    store.close().await;
    Ok(ExitCode::SUCCESS)
}

/// The database file: named, in the folder named, or in the system's place for a person's data.
fn database(args: &ServeArgs) -> Result<PathBuf> {
    if let Some(url) = &args.database {
        let Some(path) = url.strip_prefix("sqlite:") else {
            bail!("--database {url}: expected sqlite: and a file");
        };
        return Ok(PathBuf::from(path.strip_prefix("//").unwrap_or(path)));
    }
    let folder = args
        .data
        .clone()
        .or_else(data_folder)
        .context("no folder for data is known: name one with --data")?;
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
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
