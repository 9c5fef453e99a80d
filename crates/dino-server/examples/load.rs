//! Drives many tables at once through the JSON API and says how the server bears it.
//!
//! `cargo xtask load [TABLES] [SECONDS] [RATE]` builds the program and runs this against it: each table has four seats
//! and four listeners. First each seat keeps its hand as soon as it is asked: that shows how much the server can bear.
//! Then all tables together act RATE times a second, each action at its own time: that shows how long people wait. A
//! wait is counted from the time at which the action was due, so that a server that falls behind cannot hide it. An
//! action counts when the server has acknowledged it, and then it is on the disk.
#![allow(clippy::print_stdout, reason = "a program that prints what it measured")]

use std::error::Error;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::AbortHandle;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or("usage: load PROGRAM [TABLES] [SECONDS] [RATE]")?;
    let tables: usize = args.next().map_or(Ok(500), |tables| tables.parse())?;
    let seconds: u64 = args.next().map_or(Ok(10), |seconds| seconds.parse())?;
    let rate: f64 = args.next().map_or(Ok(5000.0), |rate| rate.parse())?;
    let server = Server::start(&program)?;

    let empty = server.memory()?;
    let mut seated = Vec::new();
    for _ in 0..tables {
        seated.push(open(&server.address).await?);
    }
    let bare = server.memory()?;
    let counters = Arc::new(Counters::default());
    for table in &mut seated {
        table.hear(&server.address, &counters);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let idle = server.memory()?;
    let each = |from: u64| idle.saturating_sub(from) as f64 / tables as f64;
    println!(
        "{tables} tables of 4, each with 4 listeners, on {} cores",
        std::thread::available_parallelism()?
    );
    println!(
        "memory of an idle live table: {:.1} kB, of it for its listeners: {:.1} kB",
        each(empty),
        each(bare)
    );

    let seated = run("as fast as it can", &server, seated, seconds, None, &counters).await?;
    let pace = Duration::from_secs_f64(tables as f64 / rate);
    run(&format!("at {rate:.0} a second"), &server, seated, seconds, Some(pace), &counters).await?;
    Ok(())
}

/// Lets all tables act for a while and prints how it went; `pace` is the time between two actions of one table.
async fn run(
    name: &str,
    server: &Server,
    seated: Vec<Seated>,
    seconds: u64,
    pace: Option<Duration>,
    counters: &Arc<Counters>,
) -> Result<Vec<Seated>> {
    counters.stop.store(false, Ordering::Relaxed);
    let heard = counters.heard.load(Ordering::Relaxed);
    let (start, tables) = (Instant::now(), seated.len() as u32);
    let drive = |(number, table): (usize, Seated)| {
        // The tables take their turns evenly.
        let first = start + pace.unwrap_or_default() * number as u32 / tables;
        tokio::spawn(drive(server.address.clone(), table, pace.map(|pace| (first, pace)), counters.clone()))
    };
    let drivers: Vec<_> = seated.into_iter().enumerate().map(drive).collect();
    let cpu = server.cpu()?;
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    counters.stop.store(true, Ordering::Relaxed);
    let (elapsed, cpu) = (start.elapsed().as_secs_f64(), server.cpu()? - cpu);
    let (mut times, mut seated) = (Vec::new(), Vec::new());
    for driver in drivers {
        let (table, took) = driver.await??;
        seated.push(table);
        times.extend(took);
    }
    times.sort_unstable();
    let at = |share: f64| {
        let at = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(at).copied().unwrap_or_default() as f64 / 1000.0
    };
    let count = times.len() as f64;
    println!("{name}: {:.0} durable actions a second ({count} in {elapsed:.1} s)", count / elapsed);
    println!(
        "  acknowledged after: p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    let heard = counters.heard.load(Ordering::Relaxed) - heard;
    println!("  updates heard by listeners: {:.0} a second", heard as f64 / elapsed);
    println!("  the server used {:.2} cores, {:.0} µs an action", cpu / elapsed, 1e6 * cpu / count);
    Ok(seated)
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

impl Server {
    /// Seconds of processor time used so far.
    fn cpu(&self) -> Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // After the name in brackets; user and system time are the 14th and 15th fields, in hundredths of a second.
        let fields: Vec<&str> = stat.rsplit(')').next().ok_or("no stat")?.split_whitespace().collect();
        Ok((fields[11].parse::<f64>()? + fields[12].parse::<f64>()?) / 100.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A table, the secrets of its seats, and who listens to it.
struct Seated {
    id: String,
    tokens: Vec<String>,
    listeners: Vec<AbortHandle>,
}

impl Seated {
    /// From now on each seat listens.
    fn hear(&mut self, address: &str, counters: &Arc<Counters>) {
        for (seat, token) in (1..).zip(&self.tokens) {
            let path = format!("/api/v1/tables/{}/events?seat={seat}", self.id);
            let listening = listen(address.to_owned(), path, token.clone(), counters.clone());
            self.listeners.push(tokio::spawn(listening).abort_handle());
        }
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        self.listeners.iter().for_each(AbortHandle::abort);
    }
}

async fn open(address: &str) -> Result<Seated> {
    let mut line = Line::connect(address).await?;
    let body = r#"{"game":"cubosaurs","players":["person","person","person","person"]}"#;
    let made: serde_json::Value =
        serde_json::from_str(&line.ask("POST", "/api/v1/tables", "", body).await?.1)?;
    let tokens = made["tokens"].as_array().ok_or("no tokens")?;
    let tokens = tokens.iter().filter_map(|token| token.as_str().map(str::to_owned)).collect();
    Ok(Seated { id: made["id"].as_str().ok_or("no id")?.to_owned(), tokens, listeners: Vec::new() })
}

/// Hears of everything one seat may see.
async fn listen(address: String, path: String, token: String, counters: Arc<Counters>) -> Result<()> {
    let mut line = Line::connect(&address).await?;
    line.send("GET", &path, &token, "").await?;
    let mut text = String::new();
    while line.stream.read_line(&mut text).await? > 0 {
        if text.starts_with("event: seen") {
            counters.heard.fetch_add(1, Ordering::Relaxed);
        }
        text.clear();
    }
    Ok(())
}

/// Plays a table as fast as the server allows, or with an action each time one is due; starts another one when it is
/// over. Answers the table and how long each action took, in microseconds.
async fn drive(
    address: String,
    mut table: Seated,
    mut due: Option<(Instant, Duration)>,
    counters: Arc<Counters>,
) -> Result<(Seated, Vec<u64>)> {
    let mut line = Line::connect(&address).await?;
    let mut times = Vec::new();
    let stopped = || counters.stop.load(Ordering::Relaxed);
    while !stopped() {
        let known = line.ask("GET", &format!("/api/v1/tables/{}", table.id), "", "").await?.1;
        let known: serde_json::Value = serde_json::from_str(&known)?;
        let Some(mut seat) = known["pending"][0].as_u64() else {
            table = open(&address).await?;
            table.hear(&address, &counters);
            // Nobody waits at a table that is not there yet: what is due goes on from here.
            if let Some((next, _)) = &mut due {
                *next = (*next).max(Instant::now());
            }
            continue;
        };
        // After keeping it is the neighbour's turn until the round ends; then the table is asked again.
        while !stopped() {
            let start = match &mut due {
                None => Instant::now(),
                Some((next, pace)) => {
                    tokio::time::sleep_until((*next).into()).await;
                    *next += *pace;
                    *next - *pace
                }
            };
            let token = &table.tokens[seat as usize - 1];
            let body = format!(r#"{{"seat":{seat},"action":"keep"}}"#);
            let (status, _) =
                line.ask("POST", &format!("/api/v1/tables/{}/act", table.id), token, &body).await?;
            if status != 200 {
                // What was due is still to be done, by whoever is to act.
                if let Some((next, _)) = &mut due {
                    *next = Instant::now();
                }
                break;
            }
            times.push(u64::try_from(start.elapsed().as_micros())?);
            seat = seat % 4 + 1;
        }
    }
    Ok((table, times))
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
