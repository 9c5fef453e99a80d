//! A server under test and the browsers that play on it: shared by the programs beside this one.
#![allow(dead_code, reason = "each program uses its part")]

use flate2::write::GzDecoder;
use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::AbortHandle;

pub(crate) type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The program under test; it ends with this.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    folder: PathBuf,
}

impl Server {
    /// Starts it without limits that a measurement could meet.
    pub(crate) fn start(program: &str) -> Result<Server> {
        let folder = std::env::temp_dir().join(format!("dinotable-load-{}", std::process::id()));
        Server::start_in(program, folder)
    }

    /// The same on a database that others share; `number` tells its folder from theirs.
    pub(crate) fn start_on(program: &str, url: &str, number: usize) -> Result<Server> {
        let mut command = Command::new(program);
        command.args(["serve", "--rate", "1000000", "--max-connections-per-address", "100000"]);
        command.args(["--database", url, "--no-open", "--listen", "127.0.0.1:0"]);
        let folder = std::env::temp_dir().join(format!("dinotable-load-{}-{number}", std::process::id()));
        Server::spawn(command, folder)
    }

    /// The same on what is in a folder already.
    pub(crate) fn start_in(program: &str, folder: PathBuf) -> Result<Server> {
        let mut command = Command::new(program);
        command.args(["serve", "--rate", "1000000", "--max-connections-per-address", "100000"]);
        Server::launch(command, folder, "127.0.0.1:0")
    }

    /// Starts what `serve` is the last word of, or is followed by options, with its data in this folder.
    pub(crate) fn launch(mut command: Command, folder: PathBuf, listen: &str) -> Result<Server> {
        command.args(["--no-open", "--listen", listen, "--data"]).arg(&folder);
        Server::spawn(command, folder)
    }

    fn spawn(mut command: Command, folder: PathBuf) -> Result<Server> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut lines =
            std::io::BufRead::lines(std::io::BufReader::new(child.stdout.take().ok_or("no output")?));
        let first = lines.next().ok_or("the server said nothing")??;
        let address = first.strip_prefix("listening on http://").ok_or("no address")?.to_owned();
        Ok(Server { child, address, folder })
    }

    /// Its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Kills it as a power cut would (`SIGKILL`), and leaves its folder.
    pub(crate) fn kill(mut self) -> Result<PathBuf> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(std::mem::take(&mut self.folder))
    }

    /// Asks the program to end, as a service manager does, and waits for it. Answers the folder, which stays.
    pub(crate) fn terminate(mut self) -> Result<PathBuf> {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status()?;
        if !asked.success() || !self.child.wait()?.success() {
            return Err("the server did not end in good order".into());
        }
        Ok(std::mem::take(&mut self.folder))
    }

    /// Resident memory in kB.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }

    /// Processor time used so far, to the microsecond: the sum over all threads.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        let mut nanoseconds = 0;
        for thread in std::fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            // A thread may end between listing and reading.
            let stat = std::fs::read_to_string(thread?.path().join("schedstat")).unwrap_or_default();
            let ran = stat.split_whitespace().next().unwrap_or("0");
            nanoseconds += ran.parse::<u64>()?;
        }
        Ok(Duration::from_nanos(nanoseconds))
    }
}

impl Server {
    /// The same to the hundredth of a second, with the threads that have ended since.
    pub(crate) fn cpu_of_all(&self) -> Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name of the program, which may hold anything, ends with the last parenthesis.
        let fields = stat.rsplit_once(')').ok_or("no stat")?.1.split_whitespace();
        let ticks: Vec<u64> = fields.skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
        Ok(Duration::from_millis(10 * ticks.iter().sum::<u64>()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        // One that was killed has left its folder to somebody else.
        if self.folder.as_os_str() != "" {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// What listens to a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listener {
    /// The pages of four players, as browsers do: `/live`, compressed.
    Pages,
    /// Four programs: the API's stream.
    Programs,
}

/// A table of four and its players: browsers with a cookie each, and the secrets of their seats.
pub(crate) struct Players {
    pub(crate) id: String,
    cookies: Vec<String>,
    pub(crate) tokens: Vec<String>,
    listeners: Vec<AbortHandle>,
}

impl Players {
    /// Four browsers open a table, sit down and start the game.
    pub(crate) async fn open(address: &str, game: &str) -> Result<Players> {
        let mut line = Connection::open(address).await?;
        let made = line.post("/tables", "", &format!("game={game}&mode=friends")).await?;
        let id = made.location.strip_prefix("/t/").ok_or("no table was opened")?.to_owned();
        let mut cookies = vec![made.cookie];
        line.post(&format!("/t/{id}/options"), &cookies[0], "seats=4").await?;
        for seat in 2..=4 {
            let sat = line.post(&format!("/t/{id}/sit"), "", &format!("seat={seat}&name=P{seat}")).await?;
            cookies.push(sat.cookie);
        }
        let started = line.post(&format!("/t/{id}/start"), &cookies[0], "").await?;
        if started.status >= 400 {
            return Err(format!("the game did not start: {}", started.status).into());
        }
        let mut tokens = Vec::new();
        for cookie in &cookies {
            // The private link on the page holds the seat's secret.
            let page = line.get(&format!("/t/{id}"), cookie, "").await?.body;
            let secret = page.split(&format!("/s/{id}-")).nth(1).ok_or("no link on the page")?;
            tokens.push(secret.chars().take_while(char::is_ascii_alphanumeric).collect());
        }
        Ok(Players { id, cookies, tokens, listeners: Vec::new() })
    }

    /// A person opens a table against two bots of the strongest level and goes away at once, so that bots play all seats. One page
    /// looks on; `heard` counts what it hears.
    pub(crate) async fn open_for_bots(address: &str, game: &str, heard: &Arc<AtomicU64>) -> Result<Players> {
        let mut line = Connection::open(address).await?;
        let form = format!("game={game}&mode=bots&seats=3&level=apex");
        let made = line.post("/tables", "", &form).await?;
        let id = made.location.strip_prefix("/t/").ok_or("no table was opened")?.to_owned();
        let away = line.post(&format!("/t/{id}/away"), &made.cookie, "").await?;
        if away.status >= 400 {
            return Err(format!("nobody goes away: {}", away.status).into());
        }
        let mut table =
            Players { id, cookies: vec![made.cookie], tokens: vec![String::new()], listeners: Vec::new() };
        table.listen(address, Listener::Pages, heard);
        Ok(table)
    }

    /// The same, each seat at the next of several servers.
    pub(crate) fn listen_at(&mut self, addresses: &[String], kind: Listener, heard: &Arc<AtomicU64>) {
        for seat in 1..=self.tokens.len() {
            self.listen_as(seat, &addresses[seat % addresses.len()], kind, heard);
        }
    }

    /// From now on each seat listens; `heard` counts what it hears.
    pub(crate) fn listen(&mut self, address: &str, kind: Listener, heard: &Arc<AtomicU64>) {
        for seat in 1..=self.tokens.len() {
            self.listen_as(seat, address, kind, heard);
        }
    }

    fn listen_as(&mut self, seat: usize, address: &str, kind: Listener, heard: &Arc<AtomicU64>) {
        let (address, heard) = (address.to_owned(), heard.clone());
        let (path, cookie, token) = match kind {
            Listener::Pages => {
                (format!("/t/{}/live?as={seat}", self.id), self.cookies[seat - 1].clone(), String::new())
            }
            Listener::Programs => {
                let path = format!("/api/v1/tables/{}/events?seat={seat}", self.id);
                (path, String::new(), self.tokens[seat - 1].clone())
            }
        };
        let listening =
            tokio::spawn(async move { follow(&address, kind, &path, &cookie, &token, &heard).await });
        self.listeners.push(listening.abort_handle());
    }

    /// From now on the first seat listens.
    pub(crate) fn listen_once(&mut self, address: &str, kind: Listener, heard: &Arc<AtomicU64>) {
        self.listen_as(1, address, kind, heard);
    }

    /// The first seat's page, loaded on a connection of its own.
    pub(crate) async fn look(&self, address: &str) -> Result<()> {
        let mut line = Connection::open(address).await?;
        let page = line.get(&format!("/t/{}", self.id), &self.cookies[0], "").await?;
        if page.status == 200 { Ok(()) } else { Err(format!("{} for a table's page", page.status).into()) }
    }

    /// What the game waits for, and after how many events.
    pub(crate) async fn pending(&self, line: &mut Connection) -> Result<(u64, Option<u64>)> {
        let answer = line.get(&format!("/api/v1/tables/{}", self.id), "", "").await?;
        if answer.status != 200 {
            return Err(format!("the table was not shown: {}", answer.status).into());
        }
        let known = answer.json()?;
        Ok((known["events"].as_u64().unwrap_or_default(), known["pending"][0].as_u64()))
    }

    /// What a seat may do.
    pub(crate) async fn legal(&self, line: &mut Connection, seat: u64) -> Result<Vec<String>> {
        let path = format!("/api/v1/tables/{}/legal?seat={seat}", self.id);
        let known = line.get(&path, "", self.token(seat)).await?.json()?;
        let actions = known["actions"].as_array().ok_or("no actions")?;
        Ok(actions.iter().filter_map(|action| action.as_str().map(str::to_owned)).collect())
    }

    /// A seat acts; whether it counted.
    pub(crate) async fn act(&self, line: &mut Connection, seat: u64, action: &str) -> Result<bool> {
        Ok(self.act_at(line, seat, action, None).await? == 200)
    }

    /// A seat acts, after so many events and no others; the status it is answered with.
    pub(crate) async fn act_at(
        &self,
        line: &mut Connection,
        seat: u64,
        action: &str,
        at: Option<u64>,
    ) -> Result<u16> {
        let body = serde_json::json!({ "seat": seat, "action": action, "at": at }).to_string();
        let path = format!("/api/v1/tables/{}/act", self.id);
        let request = Request {
            method: "POST",
            path: &path,
            token: self.token(seat),
            json: true,
            ..Request::default()
        };
        Ok(line.ask(&Request { body: &body, ..request }).await?.status)
    }

    /// What everybody sees of all events so far, one text for each.
    pub(crate) async fn seen(&self, address: &str) -> Result<Vec<String>> {
        let mut line = Connection::open(address).await?;
        let path = format!("/api/v1/tables/{}/events?from=0", self.id);
        line.send(&Request { path: &path, ..Request::default() }).await?;
        let mut text = String::new();
        while line.stream.read_line(&mut text).await? > 0 {
            if let Some(data) = text.strip_prefix("data: ") {
                let update: serde_json::Value = serde_json::from_str(data)?;
                let seen = update["seen"].as_array().ok_or("nothing seen")?;
                return Ok(seen.iter().map(|event| event.as_str().unwrap_or_default().to_owned()).collect());
            }
            text.clear();
        }
        Err("the stream ended".into())
    }

    fn token(&self, seat: u64) -> &str {
        &self.tokens[seat as usize - 1]
    }
}

/// Picks actions by a simple generator: the same from the same number.
pub(crate) struct Choices(pub(crate) u64);

impl Choices {
    pub(crate) fn pick<'a>(&mut self, actions: &'a [String]) -> Option<&'a String> {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        actions.get((self.0 >> 33) as usize % actions.len().max(1))
    }
}

impl Drop for Players {
    fn drop(&mut self) {
        self.listeners.iter().for_each(AbortHandle::abort);
    }
}

/// Hears of everything one seat may see until the server ends it.
async fn follow(
    address: &str,
    kind: Listener,
    path: &str,
    cookie: &str,
    token: &str,
    heard: &AtomicU64,
) -> Result<()> {
    let mut line = Connection::open(address).await?;
    let gzip = kind == Listener::Pages;
    line.send(&Request { path, cookie, token, gzip, ..Request::default() }).await?;
    let mut text = String::new();
    // The head of the answer ends with an empty line.
    while line.stream.read_line(&mut text).await? > 0 && text.trim_end() != "" {
        text.clear();
    }
    let mut decoder = GzDecoder::new(Vec::new());
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let read = line.stream.read(&mut buffer).await?;
        if read == 0 {
            return Ok(());
        }
        let plain = if gzip {
            decoder.write_all(&buffer[..read])?;
            decoder.flush()?;
            std::mem::take(decoder.get_mut())
        } else {
            buffer[..read].to_vec()
        };
        let events = plain.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"event: ")).count();
        heard.fetch_add(events as u64, Ordering::Relaxed);
    }
}

/// A kept-alive connection.
pub(crate) struct Connection {
    stream: BufReader<TcpStream>,
}

/// What is asked.
#[derive(Default)]
struct Request<'r> {
    method: &'r str,
    path: &'r str,
    cookie: &'r str,
    token: &'r str,
    json: bool,
    gzip: bool,
    body: &'r str,
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    location: String,
    cookie: String,
    body: String,
}

impl Answer {
    fn json(&self) -> Result<serde_json::Value> {
        Ok(serde_json::from_str(&self.body)?)
    }
}

impl Connection {
    pub(crate) async fn open(address: &str) -> Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream: BufReader::new(stream) })
    }

    async fn get(&mut self, path: &str, cookie: &str, token: &str) -> Result<Answer> {
        self.ask(&Request { path, cookie, token, ..Request::default() }).await
    }

    async fn post(&mut self, path: &str, cookie: &str, form: &str) -> Result<Answer> {
        self.ask(&Request { method: "POST", path, cookie, body: form, ..Request::default() }).await
    }

    async fn send(&mut self, request: &Request<'_>) -> Result<()> {
        let Request { path, body, .. } = request;
        let method = if request.method.is_empty() { "GET" } else { request.method };
        let kind = if request.json { "application/json" } else { "application/x-www-form-urlencoded" };
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: load\r\ncontent-type: {kind}\r\n");
        if !request.token.is_empty() {
            head += &format!("authorization: Bearer {}\r\n", request.token);
        }
        if !request.cookie.is_empty() {
            head += &format!("cookie: {}\r\n", request.cookie);
        }
        if request.gzip {
            head += "accept-encoding: gzip\r\n";
        }
        head += &format!("content-length: {}\r\n\r\n{body}", body.len());
        Ok(self.stream.get_mut().write_all(head.as_bytes()).await?)
    }

    /// Asks and reads the whole answer.
    async fn ask(&mut self, request: &Request<'_>) -> Result<Answer> {
        self.send(request).await?;
        let mut answer =
            Answer { status: 0, location: String::new(), cookie: String::new(), body: String::new() };
        let (mut length, mut cookies, mut text) = (0, Vec::new(), String::new());
        loop {
            text.clear();
            self.stream.read_line(&mut text).await?;
            let line = text.trim_end();
            if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
                answer.status = rest.get(..3).unwrap_or_default().parse()?;
            } else if let Some(rest) = line.strip_prefix("content-length: ") {
                length = rest.parse()?;
            } else if let Some(rest) = line.strip_prefix("location: ") {
                answer.location = rest.to_owned();
            } else if let Some(rest) = line.strip_prefix("set-cookie: ") {
                cookies.push(rest.split(';').next().unwrap_or_default().to_owned());
            } else if line.is_empty() {
                break;
            }
        }
        answer.cookie = cookies.join("; ");
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).await?;
        answer.body = String::from_utf8(bytes)?;
        Ok(answer)
    }
}
