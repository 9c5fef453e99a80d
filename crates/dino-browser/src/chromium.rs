//! The browser itself.

use crate::error::Error;
use crate::look::Look;
use crate::page::Page;
use crate::wire::Wire;
use serde_json::json;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

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
pub struct Browser {
    wire: Wire,
    // Declared before the folder: the process is ended before its files go.
    _process: Child,
    _files: TempDir,
}

impl Browser {
    /// Starts Chromium.
    pub async fn start() -> Result<Browser, Error> {
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
        Ok(Browser { wire: Wire::connect(&address).await?, _process: process, _files: files })
    }

    /// Somebody with a browser of their own: no cookie is shared with anybody else.
    pub async fn person(&self, look: Look) -> Result<Person, Error> {
        let made = self.wire.call(None, "Target.createBrowserContext", json!({})).await?;
        let context = made["browserContextId"].as_str().unwrap_or_default().to_owned();
        Ok(Person { wire: self.wire.clone(), context, look })
    }

    /// What any page of anybody has reported as wrong and nobody has taken note of.
    pub fn errors(&self) -> Vec<String> {
        self.wire.errors()
    }

    /// A page of somebody new.
    pub async fn page(&self, look: Look) -> Result<Page, Error> {
        self.person(look).await?.page().await
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
