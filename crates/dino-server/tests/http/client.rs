//! A server of one's own and browsers without a screen.

use crate::conformance::{Conformance, Exchange};
use dino_server::Settings;
use dino_store::{SqliteStore, Store};
use flate2::{Decompress, FlushDecompress};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How long somebody must be gone before the others may let a bot play.
pub(crate) const GRACE: Duration = Duration::from_millis(700);

/// What every answer of the API is held to, whichever test asks.
pub(crate) static API: LazyLock<Conformance> = LazyLock::new(|| Conformance::new(dino_server::openapi()));

/// A running server and its store.
pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) store: Arc<dyn Store>,
    stop: tokio::sync::oneshot::Sender<()>,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::on(Arc::new(SqliteStore::memory().await.unwrap())).await
    }

    /// A server on a store that may hold tables already.
    pub(crate) async fn on(store: Arc<dyn Store>) -> Server {
        Server::with(store, Settings::default()).await
    }

    /// The same with other limits.
    pub(crate) async fn with(store: Arc<dyn Store>, limits: Settings) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let settings =
            Settings { bot_delay: Duration::from_millis(1), absence_grace: GRACE, rate: 1000, ..limits };
        let stop_too = async move { drop(stopped.await) };
        tokio::spawn(dino_server::serve(listener, store.clone(), settings, stop_too));
        Server { address, store, stop }
    }

    /// Ends the server; the store goes on.
    pub(crate) async fn end(self) -> Arc<dyn Store> {
        drop(self.stop);
        tokio::time::sleep(Duration::from_millis(50)).await;
        self.store
    }
}

/// A browser: it keeps cookies.
#[derive(Clone, Default)]
pub(crate) struct Client {
    address: String,
    cookies: BTreeMap<String, String>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }
}

impl Client {
    pub(crate) fn new(server: &Server) -> Client {
        Client { address: server.address.clone(), ..Client::default() }
    }

    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Client {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// The same browser at another server.
    pub(crate) fn at(mut self, server: &Server) -> Client {
        self.address.clone_from(&server.address);
        self
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "", "").await
    }

    pub(crate) async fn post(&mut self, path: &str, form: &str) -> Answer {
        self.ask("POST", path, "application/x-www-form-urlencoded", form).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, "application/json", body).await
    }

    /// Asks with any method; `kind` says what the body is, where there is one.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !cookies.is_empty() {
            request.push_str(&format!("cookie: {}\r\n", cookies.join("; ")));
        }
        for (name, value) in &self.headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        if !kind.is_empty() {
            request.push_str(&format!("content-type: {kind}\r\ncontent-length: {}\r\n", body.len()));
        }
        stream.write_all(format!("{request}\r\n{body}").as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let head = head.replace("\r\n", "\n");
        for cookie in head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let chunked = head.contains("transfer-encoding: chunked");
        let answer = Answer { status, body: if chunked { joined(body) } else { body.to_owned() }, head };
        if path.starts_with("/api/") {
            let header = |name: &str| answer.header(name).map(str::to_owned);
            API.check(&Exchange { method, path, status, header: &header, body: &answer.body });
        }
        answer
    }
}

/// A line on which live updates come.
pub(crate) struct Listener {
    stream: BufReader<TcpStream>,
    /// What came over the wire and was not taken yet, as it came; and what it says.
    wire: usize,
    bytes: Vec<u8>,
    unzip: Option<(usize, Decompress)>,
    path: String,
}

/// An update as it came over the wire.
pub(crate) struct Update {
    /// How many bytes it says, and how many came over the wire.
    pub(crate) bytes: usize,
    pub(crate) wire: usize,
    pub(crate) event: String,
    pub(crate) id: Option<String>,
    pub(crate) data: serde_json::Value,
}

impl Client {
    /// Listens to an address; `last` is the id of the last update heard before.
    pub(crate) async fn listen(&self, path: &str, last: Option<&str>) -> Listener {
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        // By the older protocol, in which the answer is not cut into chunks.
        let mut request =
            format!("GET {path} HTTP/1.0\r\nhost: {}\r\ncookie: {}\r\n", self.address, cookies.join("; "));
        for (name, value) in &self.headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(last) = last {
            request.push_str(&format!("last-event-id: {last}\r\n"));
        }
        stream.write_all(format!("{request}\r\n").as_bytes()).await.unwrap();
        let stream = BufReader::new(stream);
        let mut listener =
            Listener { stream, wire: 0, bytes: Vec::new(), unzip: None, path: path.to_owned() };
        let (head, _) = listener.until("\r\n\r\n", Duration::from_secs(10)).await.unwrap();
        assert!(head.contains(" 200 ") && head.contains("text/event-stream"), "{head}");
        assert!(head.contains("x-accel-buffering: no"), "a proxy would hold updates back: {head}");
        if path.starts_with("/api/") {
            let header = |name: &str| {
                head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).map(str::to_owned)
            };
            API.check(&Exchange { method: "GET", path, status: 200, header: &header, body: "" });
        }
        if head.contains("content-encoding: gzip") {
            // Ten bytes say that it is gzip; below them it is plain deflate. They come with the first update.
            listener.unzip = Some((10, Decompress::new(false)));
        }
        listener
    }
}

impl Listener {
    /// Whether the other side has ended the line.
    pub(crate) async fn has_ended(&mut self) -> bool {
        matches!(tokio::time::timeout(Duration::from_secs(10), self.stream.read_u8()).await, Ok(Err(_)))
    }

    /// The next update; `None` when none comes within this time, or the line has ended.
    pub(crate) async fn next(&mut self, within: Duration) -> Option<Update> {
        loop {
            let (text, wire) = self.until("\n\n", within).await?;
            let field =
                |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            let Some(data) = field("data") else { continue };
            if self.path.starts_with("/api/") {
                let update = json!({ "event": field("event"), "id": field("id"), "data": data });
                API.check_update(&self.path, &update);
            }
            return Some(Update {
                bytes: text.len(),
                wire,
                event: field("event").unwrap_or_default().to_owned(),
                id: field("id").map(str::to_owned),
                data: serde_json::from_str(data).unwrap(),
            });
        }
    }

    /// What comes up to this end, and how many bytes it was over the wire.
    async fn until(&mut self, end: &str, within: Duration) -> Option<(String, usize)> {
        while !self.bytes.ends_with(end.as_bytes()) {
            let byte = tokio::time::timeout(within, self.stream.read_u8()).await.ok()?.ok()?;
            self.wire += 1;
            match &mut self.unzip {
                None => self.bytes.push(byte),
                Some((skip @ 1.., _)) => *skip -= 1,
                Some((_, unzip)) => {
                    // One byte holds eight codes at most, of up to 258 letters each.
                    self.bytes.reserve(4096);
                    unzip.decompress_vec(&[byte], &mut self.bytes, FlushDecompress::None).unwrap();
                }
            }
        }
        let text = String::from_utf8(std::mem::take(&mut self.bytes)).unwrap();
        Some((text, std::mem::take(&mut self.wire)))
    }
}

/// The text of a body sent in chunks.
fn joined(body: &str) -> String {
    let (mut rest, mut whole) = (body, String::new());
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        whole.push_str(&after[..size]);
        rest = after[size..].trim_start_matches("\r\n");
    }
    whole
}
