//! A real PostgreSQL for tests and measurements.
//!
//! [`shared`] is one server for all tests of a process, or of all processes where whoever runs them has started one
//! ([`URL_VARIABLE`]); each test takes a database of its own. A test that stops its server starts one for itself
//! ([`Cluster::start`]). Where no PostgreSQL is installed there is none, and tests say that they were left out.
//!
//! The server runs on a free port of the loopback address, in a temporary folder, as somebody who is not root: PostgreSQL
//! refuses to run as root. It ends with the process that started it, however that ends: a shell beside it waits for the end
//! of its own input.

#![cfg(unix)]

mod install;

pub use install::programs;

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Names the address of a server that was started for all test programs, without a database.
pub const URL_VARIABLE: &str = "DINO_POSTGRES_URL";

/// Who the server belongs to inside.
const USER: &str = "dinotable";

/// Who runs it where we are root.
const NOBODY: u32 = 65534;

/// How long it may take to start.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// Starts the server `$1` with the options behind it, and ends it when there is no more input; at the end the folder `$0` goes,
/// where it is named.
const KEEPER: &str =
    "\"$@\" >&2 & pid=$!; cat >/dev/null; kill -QUIT $pid; wait $pid; [ -z \"$0\" ] || rm -rf \"$0\"";

/// Whether what is committed is on the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// As in real life.
    Synced,
    /// Not: for tests that ask about everything else, in a hurry.
    Hurried,
}

/// A PostgreSQL server.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    port: u16,
    /// `None` where somebody else has started it.
    own: Option<Own>,
    databases: AtomicU32,
}

#[derive(Debug)]
struct Own {
    folder: TempDir,
    durability: Durability,
    keeper: Mutex<Option<Child>>,
    /// Whether nobody drops it: then its folder goes with the process.
    is_shared: bool,
}

/// The server for all tests of this process; `None` where there is no PostgreSQL, which is said once.
pub fn shared() -> Option<&'static Cluster> {
    static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
    let start = || {
        let cluster = match started_elsewhere() {
            Some(cluster) => Ok(Some(cluster)),
            None => Cluster::start_as(Durability::Hurried, true),
        };
        let cluster = cluster.unwrap_or_else(|error| panic!("PostgreSQL does not start: {error}"));
        if cluster.is_none() {
            eprintln!("no PostgreSQL is installed: its tests are left out");
        }
        cluster
    };
    SHARED.get_or_init(start).as_ref()
}

/// The server that [`URL_VARIABLE`] names.
fn started_elsewhere() -> Option<Cluster> {
    let url = std::env::var(URL_VARIABLE).ok()?;
    let port = url.rsplit_once(':')?.1.trim_end_matches('/').parse().ok()?;
    Some(Cluster { programs: programs()?, port, own: None, databases: AtomicU32::new(0) })
}

impl Cluster {
    /// Starts a server that ends when it is dropped; `None` where no PostgreSQL is installed.
    pub fn start(durability: Durability) -> io::Result<Option<Cluster>> {
        Cluster::start_as(durability, false)
    }

    fn start_as(durability: Durability, is_shared: bool) -> io::Result<Option<Cluster>> {
        let Some(programs) = programs() else { return Ok(None) };
        let folder = tempfile::Builder::new().prefix("dinotable-postgres-").tempdir()?;
        if is_root() {
            chown(folder.path(), Some(NOBODY), Some(NOBODY))?;
        }
        let mut make = command(&programs.join("initdb"), folder.path());
        make.args(["--no-sync", "--no-instructions", "--auth=trust", "--encoding=UTF8", "--locale=C"]);
        make.arg(format!("--username={USER}")).arg("--pgdata").arg(data(folder.path()));
        finish(&mut make)?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let own = Own { folder, durability, keeper: Mutex::new(None), is_shared };
        let cluster = Cluster { programs, port, own: Some(own), databases: AtomicU32::new(0) };
        cluster.resume()?;
        Ok(Some(cluster))
    }

    /// Where the server is, without a database.
    pub fn url(&self) -> String {
        format!("postgres://{USER}@127.0.0.1:{}", self.port)
    }

    /// Makes a database that nobody else uses, and answers its address.
    pub fn database(&self) -> io::Result<String> {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        let mut create = Command::new(self.programs.join("createdb"));
        create.args(["--host=127.0.0.1", "--username", USER, "--port", &self.port.to_string(), &name]);
        finish(&mut create)?;
        Ok(format!("{}/{name}", self.url()))
    }

    /// Ends the server at once, as a power cut would: it does not even say good-bye to who is connected.
    pub fn kill(&self) -> io::Result<()> {
        let Some(own) = &self.own else { return Err(io::Error::other("it is not ours")) };
        own.end()
    }

    /// Starts it again where it was, with all that was committed.
    pub fn resume(&self) -> io::Result<()> {
        let Some(own) = &self.own else { return Err(io::Error::other("it is not ours")) };
        own.end()?;
        let log = std::fs::File::options().create(true).append(true).open(own.folder.path().join("log"))?;
        let mut keeper = command(Path::new("/bin/sh"), own.folder.path());
        let folder: &OsStr = if own.is_shared { own.folder.path().as_os_str() } else { OsStr::new("") };
        keeper.arg("-c").arg(KEEPER).arg(folder).arg(self.programs.join("postgres"));
        keeper.arg("-D").arg(data(own.folder.path())).arg("-p").arg(self.port.to_string());
        let synced = if own.durability == Durability::Synced { "on" } else { "off" };
        for setting in ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"] {
            keeper.arg("-c").arg(setting);
        }
        keeper.arg("-c").arg(format!("fsync={synced}")).arg("-c").arg(format!("full_page_writes={synced}"));
        let child = keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log).spawn()?;
        *own.lock() = Some(child);
        self.wait_until_ready(own)
    }

    fn wait_until_ready(&self, own: &Own) -> io::Result<()> {
        let start = Instant::now();
        loop {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            ready.args(["--quiet", "--host=127.0.0.1", "--port", &self.port.to_string()]);
            // Asked only where somebody listens: the question is a process of its own.
            if TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok() && ready.status()?.success() {
                return Ok(());
            }
            if start.elapsed() > START_TIMEOUT {
                let log = std::fs::read_to_string(own.folder.path().join("log")).unwrap_or_default();
                return Err(io::Error::new(ErrorKind::TimedOut, log));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Own {
    fn end(&self) -> io::Result<()> {
        if let Some(mut keeper) = self.lock().take() {
            drop(keeper.stdin.take());
            keeper.wait()?;
        }
        Ok(())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Child>> {
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // Before the folder goes.
        let _ = self.end();
    }
}

fn data(folder: &Path) -> PathBuf {
    folder.join("data")
}

/// A program that is run by somebody who is not root, in the server's folder.
fn command(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder);
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

/// Whether this process is root's.
fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Runs a program to its end; what it said is the error.
fn finish(command: &mut Command) -> io::Result<()> {
    let output = command.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_starts_stops_and_comes_back_and_leaves_nothing() {
        let Some(cluster) = Cluster::start(Durability::Hurried).unwrap() else { return };
        let folder = cluster.own.as_ref().unwrap().folder.path().to_owned();
        assert_ne!(cluster.database().unwrap(), cluster.database().unwrap());
        cluster.kill().unwrap();
        assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, cluster.port)).is_err());
        cluster.resume().unwrap();
        assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, cluster.port)).is_ok());
        drop(cluster);
        assert!(!folder.exists());
    }
}
