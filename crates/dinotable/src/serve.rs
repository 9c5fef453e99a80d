//! `dinotable serve`: the table in the browser.

use crate::cli::{ServeArgs, Usage};
use crate::data::refused;
use anyhow::{Context, Result, anyhow};
use dino_page::Words;
use dino_server::{Lifetimes, Settings};
use dino_store::{SqliteStore, Store};
use std::io::{ErrorKind, IsTerminal, Write};
use std::net::SocketAddr;
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
    let file = args.data.new_database(&words)?;
    let store = SqliteStore::open(&file).await.map_err(|error| anyhow!(refused(&error, &words)))?;
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
        max_connections: args
            .max_connections
            .min(descriptors().saturating_sub(OWN_DESCRIPTORS).max(OWN_DESCRIPTORS)),
        max_connections_per_address: args.max_connections_per_address,
        lifetimes: Lifetimes {
            lobbies: args.keep_lobbies.0,
            abandoned: args.keep_abandoned.0,
            finished: args.keep_finished.0,
            archived: args.keep_archived.0,
        },
        max_tables_per_address: args.max_tables_per_address,
        max_listed_per_address: args.max_listed_per_address,
        max_bot_tables_per_address: args.max_bot_tables_per_address,
        ..Settings::default()
    };
    dino_server::serve(listener, store.clone(), settings, stop()).await?;
    store.close().await;
    Ok(ExitCode::SUCCESS)
}

/// What the program opens beside connections, with some to spare: the database, its log, what it reads.
const OWN_DESCRIPTORS: usize = 128;

/// How many files and connections the program may have open: as many as the system lets it, which is seldom what it
/// begins with.
#[cfg(unix)]
fn descriptors() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let now = if setrlimit(Resource::Nofile, raised).is_ok() { limit.maximum } else { limit.current };
    now.map_or(usize::MAX, |now| usize::try_from(now).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn descriptors() -> usize {
    usize::MAX
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
