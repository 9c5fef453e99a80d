//! Drives many tables at once through the JSON API and says how the server bears it.
//!
//! `cargo xtask load [TABLES] [SECONDS]` builds the program and runs this against it: each table has four seats and
//! four listeners; each seat keeps its hand as soon as it is asked. An action counts when the server has
//! acknowledged it, and then it is on the disk.
#![allow(clippy::print_stdout, reason = "a program that prints what it measured")]

use std::error::Error;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or("usage: load PROGRAM [TABLES] [SECONDS]")?;
    let tables: usize = args.next().map_or(Ok(500), |tables| tables.parse())?;
    let seconds: u64 = args.next().map_or(Ok(10), |seconds| seconds.parse())?;
    let server = Server::start(&program)?;

    let empty = server.memory()?;
    let mut seated = Vec::new();
    for _ in 0..tables {
        seated.push(open(&server.address).await?);
    }
    let counters = Arc::new(Counters::default());
    for table in &seated {
        for seat in 1..=4 {
            tokio::spawn(listen(server.address.clone(), table.clone(), seat, counters.clone()));
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let idle = server.memory()?;
    println!(
        "{tables} tables of 4, each with 4 listeners, on {} cores",
        std::thread::available_parallelism()?
    );
    println!("memory of an idle live table: {:.1} kB", (idle - empty) as f64 / tables as f64);

    let start = Instant::now();
    let drivers: Vec<_> = seated
        .into_iter()
        .map(|table| tokio::spawn(drive(server.address.clone(), table, counters.clone())))
        .collect();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    counters.stop.store(true, Ordering::Relaxed);
    let elapsed = start.elapsed().as_secs_f64();
    let mut times = Vec::new();
    for driver in drivers {
        times.extend(driver.await??);
    }
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len() - 1)).copied();
    let ms = |micros: Option<u64>| micros.unwrap_or_default() as f64 / 1000.0;
    println!(
        "durable actions: {:.0} a second ({} in {elapsed:.1} s)",
        times.len() as f64 / elapsed,
        times.len()
    );
    println!("acknowledged after: p50 {:.1} ms, p99 {:.1} ms", ms(at(0.5)), ms(at(0.99)));
    println!(
        "updates heard by listeners: {:.0} a second",
        counters.heard.load(Ordering::Relaxed) as f64 / elapsed
    );
    Ok(())
}

#[derive(Default)]
struct Counters {
    heard: AtomicU64,
    stop: AtomicBool,
}

/// The program under test; it ends with this.
struct Server {
    child: Child,
    address: String,
    folder: std::path::PathBuf,
}

impl Server {
    fn start(program: &str) -> Result<Server> {
        let folder = std::env::temp_dir().join(format!("dinotable-load-{}", std::process::id()));
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--rate", "1000000", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut lines =
            std::io::BufRead::lines(std::io::BufReader::new(child.stdout.take().ok_or("no output")?));
        let first = lines.next().ok_or("the server said nothing")??;
        let address = first.strip_prefix("listening on http://").ok_or("no address")?.to_owned();
        Ok(Server { child, address, folder })
    }

    /// Resident memory in kB.
    fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A table and the secrets of its seats.
#[derive(Clone)]
struct Seated {
    id: String,
    tokens: Vec<String>,
}

async fn open(address: &str) -> Result<Seated> {
    let mut line = Line::connect(address).await?;
    let body = r#"{"game":"cubosaurs","players":["person","person","person","person"]}"#;
    let made: serde_json::Value =
        serde_json::from_str(&line.ask("POST", "/api/v1/tables", "", body).await?.1)?;
    let tokens = made["tokens"].as_array().ok_or("no tokens")?;
    let tokens = tokens.iter().filter_map(|token| token.as_str().map(str::to_owned)).collect();
    Ok(Seated { id: made["id"].as_str().ok_or("no id")?.to_owned(), tokens })
}

/// Hears of everything one seat may see.
async fn listen(address: String, table: Seated, seat: usize, counters: Arc<Counters>) -> Result<()> {
    let mut line = Line::connect(&address).await?;
    let path = format!("/api/v1/tables/{}/events?seat={seat}", table.id);
    line.send("GET", &path, &table.tokens[seat - 1], "").await?;
    let mut text = String::new();
    while line.stream.read_line(&mut text).await? > 0 {
        if text.starts_with("event: seen") {
            counters.heard.fetch_add(1, Ordering::Relaxed);
        }
        text.clear();
    }
    Ok(())
}

/// Plays a table as fast as the server allows; starts another one when it is over.
async fn drive(address: String, mut table: Seated, counters: Arc<Counters>) -> Result<Vec<u64>> {
    let mut line = Line::connect(&address).await?;
    let mut times = Vec::new();
    while !counters.stop.load(Ordering::Relaxed) {
        let known = line.ask("GET", &format!("/api/v1/tables/{}", table.id), "", "").await?.1;
        let known: serde_json::Value = serde_json::from_str(&known)?;
        let Some(mut seat) = known["pending"][0].as_u64() else {
            table = open(&address).await?;
            continue;
        };
        // After keeping it is the neighbour's turn until the round ends; then the table is asked again.
        loop {
            let start = Instant::now();
            let token = &table.tokens[seat as usize - 1];
            let body = format!(r#"{{"seat":{seat},"action":"keep"}}"#);
            let (status, _) =
                line.ask("POST", &format!("/api/v1/tables/{}/act", table.id), token, &body).await?;
            if status != 200 || counters.stop.load(Ordering::Relaxed) {
                break;
            }
            times.push(u64::try_from(start.elapsed().as_micros())?);
            seat = seat % 4 + 1;
        }
    }
    Ok(times)
}

/// A kept-alive connection.
struct Line {
    stream: BufReader<TcpStream>,
}

impl Line {
    async fn connect(address: &str) -> Result<Line> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Line { stream: BufReader::new(stream) })
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &str) -> Result<()> {
        let bearer =
            if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: load\r\ncontent-type: application/json\r\n{bearer}content-length: {}\r\n\r\n{body}",
            body.len()
        );
        Ok(self.stream.get_mut().write_all(request.as_bytes()).await?)
    }

    /// Asks and reads the whole answer.
    async fn ask(&mut self, method: &str, path: &str, token: &str, body: &str) -> Result<(u16, String)> {
        self.send(method, path, token, body).await?;
        let (mut status, mut length, mut text) = (0, 0, String::new());
        loop {
            text.clear();
            self.stream.read_line(&mut text).await?;
            let head = text.trim_end().to_ascii_lowercase();
            if let Some(rest) = head.strip_prefix("http/1.1 ") {
                status = rest.get(..3).unwrap_or_default().parse()?;
            } else if let Some(rest) = head.strip_prefix("content-length: ") {
                length = rest.parse()?;
            } else if head.is_empty() {
                break;
            }
        }
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).await?;
        Ok((status, String::from_utf8(bytes)?))
    }
}
