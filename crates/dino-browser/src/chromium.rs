//! The browser itself.

use crate::error::Error;
use crate::look::Look;
use crate::page::Page;
use crate::wire::{Wire, lock};
use serde_json::json;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Weak};
use std::thread::JoinHandle;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{Mutex, oneshot};

/// How long Chromium may take to start.
const START: Duration = Duration::from_secs(30);

/// What keeps Chromium to itself: no window, no network of its own, nothing asked.
const FLAGS: [&str; 14] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--remote-debugging-port=0",
];

/// Where Chromium is, if it is anywhere.
pub fn find_chromium() -> Option<PathBuf> {
    let usual = PathBuf::from("/usr/bin/chromium");
    if usual.is_file() {
        return Some(usual);
    }
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().flat_map(|name| places.iter().map(move |place| place.join(name))).find(|file| file.is_file())
}

/// A running Chromium; ended when dropped.
struct Chromium {
    wire: Wire,
    /// Dropped to end the process.
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// The one that runs now, as long as anybody uses it. To start one takes longer than many a test.
static RUNNING: Mutex<Weak<Chromium>> = Mutex::const_new(Weak::new());

impl Chromium {
    async fn shared() -> Result<Arc<Chromium>, Error> {
        let mut running = RUNNING.lock().await;
        if let Some(chromium) = running.upgrade().filter(|chromium| !chromium.wire.is_closed()) {
            return Ok(chromium);
        }
        let chromium = Arc::new(Chromium::start().await?);
        *running = Arc::downgrade(&chromium);
        Ok(chromium)
    }

    /// Starts Chromium on a thread of its own: it outlives the test that needed it first, and that test's runtime.
    async fn start() -> Result<Chromium, Error> {
        let (started, start) = oneshot::channel();
        let (end, ended) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
                Ok(runtime) => runtime,
                Err(error) => return drop(started.send(Err(Error::io("a runtime")(error)))),
            };
            runtime.block_on(async {
                match Process::start().await {
                    // Nobody may wait for it any more.
                    Err(error) => drop(started.send(Err(error))),
                    Ok((process, wire)) => {
                        if started.send(Ok(wire)).is_ok() {
                            let _ = ended.await;
                        }
                        process.end().await;
                    }
                }
            });
        });
        let wire = start.await.map_err(|_| Error::Closed("its start".to_owned()))??;
        Ok(Chromium { wire, end: Some(end), thread: Some(thread) })
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            // What went wrong there was told when it was asked for something.
            let _ = thread.join();
        }
    }
}

/// The process itself, with its files.
struct Process {
    process: Child,
    _files: TempDir,
}

impl Process {
    async fn start() -> Result<(Process, Wire), Error> {
        let program = find_chromium().ok_or(Error::NoChromium)?;
        let files = tempfile::tempdir().map_err(Error::io("a temporary folder"))?;
        let mut process = Command::new(&program)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", files.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(Error::io(program.display().to_string()))?;
        let address = tokio::time::timeout(START, address(&mut process)).await;
        let address = address.map_err(|_| Error::NoAnswer("its start".to_owned()))??;
        Ok((Process { process, _files: files }, Wire::connect(&address).await?))
    }

    /// Ends the process before its files go.
    async fn end(mut self) {
        // It may have ended by itself.
        let _ = self.process.kill().await;
    }
}

/// A browser, as if nobody else used one: all that run in this program share one Chromium, but no cookie, page or
/// report. Its people are gone when it is dropped.
pub struct Browser {
    wire: Wire,
    contexts: std::sync::Mutex<Vec<String>>,
    // After the line, which it ends.
    _chromium: Arc<Chromium>,
}

impl Browser {
    /// A browser without pages; starts Chromium where it does not run.
    pub async fn start() -> Result<Browser, Error> {
        let chromium = Chromium::shared().await?;
        Ok(Browser { wire: chromium.wire.apart(), contexts: Default::default(), _chromium: chromium })
    }

    /// Somebody with a browser of their own: no cookie is shared with anybody else.
    pub async fn person(&self, look: Look) -> Result<Person, Error> {
        let made = self.wire.call(None, "Target.createBrowserContext", json!({})).await?;
        let context = made["browserContextId"].as_str().unwrap_or_default().to_owned();
        lock(&self.contexts).push(context.clone());
        Ok(Person { wire: self.wire.clone(), context, look })
    }

    /// What any page of anybody here has reported as wrong and nobody has taken note of.
    pub fn errors(&self) -> Vec<String> {
        self.wire.errors()
    }

    /// A page of somebody new.
    pub async fn page(&self, look: Look) -> Result<Page, Error> {
        self.person(look).await?.page().await
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.wire.forget();
        for context in lock(&self.contexts).drain(..) {
            // Nobody waits for the answer, and with Chromium gone they are gone too.
            let _ = self.wire.tell("Target.disposeBrowserContext", &json!({ "browserContextId": context }));
        }
    }
}

/// Reads what Chromium says until it tells its address; the rest is read and dropped, so that it never blocks.
async fn address(process: &mut Child) -> Result<String, Error> {
    let mut said = String::new();
    if let Some(stderr) = process.stderr.take() {
        let mut lines = BufReader::new(stderr).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            if let Some(address) = line.strip_prefix("DevTools listening on ") {
                let address = address.trim().to_owned();
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(address);
            }
            said.push_str(&line);
            said.push('\n');
        }
    }
    Err(Error::Silent { program: "chromium".to_owned(), said })
}

/// Somebody with a browser of their own.
pub struct Person {
    wire: Wire,
    context: String,
    look: Look,
}

impl Person {
    /// A new page of this person.
    pub async fn page(&self) -> Result<Page, Error> {
        let target = json!({ "url": "about:blank", "browserContextId": self.context });
        let made = self.wire.call(None, "Target.createTarget", target).await?;
        let attach = json!({ "targetId": made["targetId"], "flatten": true });
        let attached = self.wire.call(None, "Target.attachToTarget", attach).await?;
        let session = attached["sessionId"].as_str().unwrap_or_default().to_owned();
        Page::new(self.wire.clone(), session, self.look).await
    }
}
