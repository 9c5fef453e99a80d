//! `dinotable serve`: the table in the browser.

use crate::cli::{ServeArgs, Usage};
use crate::data::{Place, refused_at};
use crate::setup::read_text;
use anyhow::{Context, Result, anyhow, ensure};
use dino_bots::review::Effort;
use dino_page::Words;
use dino_server::{Lifetimes, Listeners, NamedSheet, Settings};
use dino_store::{PostgresStore, SqliteStore, Store, StoreError};
use std::io::{ErrorKind, IsTerminal, Write};
use std::net::{SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};

pub(crate) fn run(args: &ServeArgs) -> Result<ExitCode> {
    args.log.start();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    let done = runtime.block_on(serve(args));
    // A bot may think on: nobody waits for it.
    runtime.shutdown_background();
    done
}

async fn serve(args: &ServeArgs) -> Result<ExitCode> {
    let words = args.data.lang.words();
    let sheets = sheets(&args.components, &words)?;
    let place = args.data.place(&words)?;
    let opened = open(&place, args.database_direct.as_deref()).await;
    let store = opened.map_err(|error| anyhow!(refused_at(&place, &error, &words)))?;
    let http = listen(&args.listen, "--listen", &words).await?;
    let bound = http.local_addr().context("no address")?;
    let address = format!("http://{bound}");
    let metrics = match &args.metrics {
        Some(address) => Some(listen(address, "--metrics", &words).await?),
        None => None,
    };
    #[cfg(unix)]
    let socket = args.data.socket(&words)?.map(AdminSocket);
    #[cfg(unix)]
    let admin = socket.as_ref().and_then(AdminSocket::listen);
    // Nobody may read what is printed: the tables are there all the same.
    let mut out = std::io::stdout();
    let _ = writeln!(out, "listening on {address}");
    if let Some(address) = metrics.as_ref().and_then(|metrics| metrics.local_addr().ok()) {
        let _ = writeln!(out, "metrics on http://{address}/metrics");
    }
    let _ = writeln!(out, "{}", words.with("serve-kept", &[("path", place.shown().into())]));
    if !args.no_open && std::io::stdout().is_terminal() && webbrowser::open(&address).is_err() {
        let _ = writeln!(out, "{}", words.with("serve-open", &[("address", address.into())]));
    }
    let _ = out.flush();
    let settings = Settings {
        bot_delay: Duration::from_millis(args.bot_delay),
        review: [1, 6].map(|part| Effort::Time(Duration::from_secs(args.review_time) * part / 6)),
        rate: args.rate,
        behind_proxy: args.behind_proxy,
        max_connections: args
            .max_connections
            .min(descriptors().saturating_sub(OWN_DESCRIPTORS).max(OWN_DESCRIPTORS)),
        max_connections_per_address: args.max_connections_per_address,
        reachable: reachable(bound),
        sheets,
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
    let listeners = Listeners {
        http,
        metrics,
        #[cfg(unix)]
        admin,
    };
    dino_server::serve(listeners, store.clone(), settings, stop()).await?;
    store.close().await;
    Ok(ExitCode::SUCCESS)
}

/// Opens the store: a file is for one server, a database for as many as one likes.
async fn open(place: &Place, direct: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match place {
        Place::File(file) => Arc::new(SqliteStore::open(file).await?),
        Place::Postgres(url) => Arc::new(PostgresStore::open(url, direct).await?),
    })
}

/// Where others in the network find a server that listens to all of them: at the address this computer would send from.
/// Nothing is sent to find it out.
fn reachable(bound: SocketAddr) -> Option<String> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok().filter(|_| bound.ip().is_unspecified())?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then(|| format!("http://{ip}:{}", bound.port()))
}

/// The socket for `dinotable admin`, which goes with the server.
#[cfg(unix)]
struct AdminSocket(std::path::PathBuf);

#[cfg(unix)]
impl AdminSocket {
    /// Listens for commands, for the eyes of the owner alone. A server goes on without where that cannot be, as in a folder
    /// whose name is longer than the system lets a socket's be.
    fn listen(&self) -> Option<tokio::net::UnixListener> {
        use std::os::unix::fs::PermissionsExt;
        // Nobody else has it: what is there was left by a server that was killed.
        let _ = std::fs::remove_file(&self.0);
        let listen = || {
            let listener = tokio::net::UnixListener::bind(&self.0)?;
            std::fs::set_permissions(&self.0, std::fs::Permissions::from_mode(0o600))?;
            Ok::<_, std::io::Error>(listener)
        };
        let path = self.0.display();
        listen().inspect_err(|error| tracing::warn!(%path, %error, "this server cannot be administered")).ok()
    }
}

#[cfg(unix)]
impl Drop for AdminSocket {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// The component sheets of files, each called by the name of its file. No two of a game may be called the same.
fn sheets(files: &[PathBuf], words: &Words) -> Result<Arc<[NamedSheet]>> {
    let mut sheets: Vec<NamedSheet> = Vec::new();
    for file in files {
        let path = file.display().to_string();
        let refused = |why: String| {
            Usage(words.with("serve-bad-sheet", &[("file", path.clone().into()), ("why", why.into())]))
        };
        let name = file.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let sheet = NamedSheet::new(name, read_text(file)?).map_err(|error| refused(error.to_string()))?;
        let is_same = |other: &NamedSheet| other.name() == sheet.name() && other.game() == sheet.game();
        ensure!(!sheets.iter().any(is_same), refused(words.get("serve-same-sheet")));
        sheets.push(sheet);
    }
    Ok(sheets.into())
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

/// Listens at the address of an option, or says why not.
async fn listen(address: &str, option: &'static str, words: &Words) -> Result<TcpListener> {
    let said =
        |key: &str| words.with(key, &[("address", address.to_owned().into()), ("option", option.into())]);
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
