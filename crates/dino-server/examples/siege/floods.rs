//! Attacks by number: connections, streams, readers that do not read, tables.

use crate::Siege;
use crate::client::Result;
use crate::raw::{ANSWER_TIMEOUT, Attacker, Reply, read_head, request};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// How many pages a slow reader asks for, and what one may cost: a page, and what lies in buffers.
const PAGES: usize = 50;
const MAX_KB_PER_READER: u64 = 512;

/// How often each status was answered; 0 stands for none.
#[derive(Default)]
pub(crate) struct Statuses(BTreeMap<u16, usize>);

impl Statuses {
    pub(crate) fn add(&mut self, status: Option<u16>) {
        *self.0.entry(status.unwrap_or(0)).or_default() += 1;
    }

    pub(crate) fn count(&self, status: u16) -> usize {
        self.0.get(&status).copied().unwrap_or(0)
    }

    /// Fails where another status was answered than these.
    pub(crate) fn only(&self, allowed: &[u16]) -> Result<()> {
        match self.0.keys().find(|status| !allowed.contains(status)) {
            Some(other) => Err(format!("{other} was answered: {self}").into()),
            None => Ok(()),
        }
    }
}

impl std::fmt::Display for Statuses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let told = self.0.iter().map(|(status, count)| match status {
            0 => format!("{count} without a word"),
            status => format!("{count} with {status}"),
        });
        f.write_str(&told.collect::<Vec<_>>().join(", "))
    }
}

/// Opens so many connections at once, sends each these bytes, and gives what came back at once; those that got no
/// answer are kept.
async fn open_many(
    by: Attacker,
    count: usize,
    bytes: String,
    wait: Duration,
) -> Result<Vec<(TcpStream, Option<u16>)>> {
    let mut lines = JoinSet::new();
    for _ in 0..count {
        let bytes = bytes.clone();
        lines.spawn(async move {
            let mut line = by.connect().await?;
            // Who is refused at once cannot send any more.
            let _ = line.write_all(bytes.as_bytes()).await;
            let reply = tokio::time::timeout(wait, read_head(&mut line)).await;
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>((line, reply.ok()))
        });
    }
    let mut opened = Vec::new();
    while let Some(line) = lines.join_next().await {
        let (line, reply) = line??;
        opened.push((line, reply.transpose()?.and_then(|Reply { status, .. }| status)));
    }
    Ok(opened)
}

/// Requests of which half is sent: most are refused, and the rest is ended in time.
pub(crate) async fn half_requests(siege: &Siege) -> Result<String> {
    let by = siege.attacker(3)?;
    let begun = Instant::now();
    let opened = open_many(by, 1_500, "GET / HTTP/1.1\r\nhost:".to_owned(), ANSWER_TIMEOUT).await?;
    let refused = opened.iter().filter(|(_, status)| *status == Some(503)).count();
    let took = begun.elapsed();
    // As many as one address may have were kept waiting, until they were ended for want of the rest.
    if refused < 1_500 - 512 {
        return Err(format!("only {refused} of 1,500 were refused").into());
    }
    if took > Duration::from_secs(17) {
        return Err(format!("a request that never came was waited for {took:?}").into());
    }
    Ok(format!("{refused} of 1,500 were refused at once, the others ended after {:.0} s", took.as_secs_f64()))
}

/// Streams from one address: no more than it may have.
pub(crate) async fn many_streams(siege: &Siege) -> Result<String> {
    let by = siege.attacker(4)?;
    let page = siege.open_lobby(by).await?;
    let count = siege.times(2_000);
    let stream = request(&format!("GET {page}/live"), "", "");
    let opened = open_many(by, count, stream, Duration::from_secs(10)).await?;
    let mut statuses = Statuses::default();
    opened.iter().for_each(|(_, status)| statuses.add(*status));
    statuses.only(&[0, 200, 429, 503])?;
    let granted = statuses.count(200);
    if granted == 0 || granted > 300 {
        return Err(format!("{granted} streams of one address were granted").into());
    }
    Ok(format!("{granted} of {count} were granted, 300 at most; {statuses}"))
}

/// Many who ask for long pages and read none of them.
pub(crate) async fn slow_readers(siege: &Siege) -> Result<String> {
    let (by, count) = (siege.attacker(5)?, siege.times(50));
    let before = siege.memory()?;
    let pages = "GET /rules/evo HTTP/1.1\r\nhost: siege\r\n\r\n".repeat(PAGES);
    let mut lines = Vec::new();
    for _ in 0..count {
        let mut line = by.connect().await?;
        let _ = tokio::time::timeout(Duration::from_secs(1), line.write_all(pages.as_bytes())).await;
        lines.push(line);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let each = siege.memory()?.saturating_sub(before) / count as u64;
    if each > MAX_KB_PER_READER {
        return Err(format!("a reader that takes nothing costs {each} kB").into());
    }
    Ok(format!("{count} who asked for {PAGES} pages each and read none cost {each} kB each"))
}

/// Tables opened as fast as the server takes them: it stops at its rate.
pub(crate) async fn lobbies(siege: &Siege) -> Result<String> {
    let by = siege.attacker(6)?;
    let (begun, mut statuses, mut posts) = (Instant::now(), Statuses::default(), JoinSet::new());
    for _ in 0..siege.times(2_000) {
        posts.spawn(async move {
            let kind = "content-type: application/x-www-form-urlencoded\r\n";
            by.ask("POST /tables", kind, "game=cubosaurs&mode=friends").await
        });
        // As many at a time as an address may have connections.
        if posts.len() >= 100
            && let Some(reply) = posts.join_next().await
        {
            statuses.add(reply??.status);
        }
    }
    while let Some(reply) = posts.join_next().await {
        statuses.add(reply??.status);
    }
    statuses.only(&[303, 429, 503])?;
    let (made, most) = (statuses.count(303), 900.0 + 300.0 * begun.elapsed().as_secs_f64());
    if made as f64 > most {
        return Err(format!("{made} tables were opened, where the rate allows {most:.0}").into());
    }
    Ok(format!("{made} tables opened in {:.1} s; {statuses}", begun.elapsed().as_secs_f64()))
}
