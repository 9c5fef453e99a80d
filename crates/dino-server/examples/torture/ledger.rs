//! What the server acknowledged, written down by those who heard it, and whether it is still there.

use crate::client::{Choices, Connection, Players, Result};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// After a refusal a player tries again so soon.
const RETRY: Duration = Duration::from_millis(20);

/// After so long it is looked which games are over: they last some seconds.
const SLICE: Duration = Duration::from_millis(500);

/// A table and what was acknowledged at it: after how many events, and what.
pub(crate) struct LedgerTable {
    players: Players,
    acknowledged: Mutex<Vec<(u64, String)>>,
}

/// All tables, and what is counted of them.
#[derive(Default)]
pub(crate) struct Ledger {
    /// Those that are played.
    tables: Vec<Arc<LedgerTable>>,
    /// Those that are over, until they were looked for once.
    over: Vec<Arc<LedgerTable>>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    stop: AtomicBool,
    acknowledged: AtomicU64,
    refused: AtomicU64,
    /// How long each acknowledged action took, in microseconds.
    times: Mutex<Vec<u64>>,
}

/// What came of a while of playing.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) acknowledged: u64,
    pub(crate) refused: u64,
    pub(crate) times: Vec<u64>,
}

impl Ledger {
    /// Opens so many tables.
    pub(crate) async fn open(address: &str, tables: usize) -> Result<Ledger> {
        let mut ledger = Ledger::default();
        for _ in 0..tables {
            let players = Players::open(address, "cubosaurs").await?;
            ledger.tables.push(Arc::new(LedgerTable { players, acknowledged: Mutex::default() }));
        }
        Ok(ledger)
    }

    /// How many actions were acknowledged in all.
    pub(crate) fn total(&self) -> u64 {
        self.counts.acknowledged.load(Ordering::SeqCst)
    }

    /// Plays all tables while this is done, as fast as the server answers.
    pub(crate) async fn play_during<T>(&self, address: &str, work: impl Future<Output = T>) -> (T, Played) {
        let count = |count: &AtomicU64| count.load(Ordering::SeqCst);
        let before = (count(&self.counts.acknowledged), count(&self.counts.refused));
        self.counts.stop.store(false, Ordering::SeqCst);
        let players = (0..).zip(&self.tables).map(|(number, table)| {
            tokio::spawn(play(address.to_owned(), table.clone(), self.counts.clone(), number))
        });
        let players: Vec<_> = players.collect();
        let done = work.await;
        self.counts.stop.store(true, Ordering::SeqCst);
        for player in players {
            let _ = player.await;
        }
        let times = std::mem::take(&mut *self.counts.times.lock().expect("no panic"));
        let after = (count(&self.counts.acknowledged), count(&self.counts.refused));
        (done, Played { acknowledged: after.0 - before.0, refused: after.1 - before.1, times })
    }

    /// Plays for so long, with another table in the place of each that is over, where one can be opened.
    pub(crate) async fn play_for(&mut self, address: &str, time: Duration) -> Played {
        let (end, mut all) = (Instant::now() + time, Played::default());
        while Instant::now() < end {
            all.refused += u64::from(self.renew(address).await.is_err());
            let slice = (end - Instant::now()).min(SLICE);
            let ((), played) = self.play_during(address, tokio::time::sleep(slice)).await;
            all.acknowledged += played.acknowledged;
            all.refused += played.refused;
            all.times.extend(played.times);
        }
        all
    }

    /// How many of the acknowledged actions are not where they were. Tables that are over are looked for once.
    pub(crate) async fn lost(&mut self, address: &str) -> Result<usize> {
        let mut lost = 0;
        for table in self.tables.iter().chain(&self.over) {
            let seen = table.players.seen(address).await?;
            let acknowledged = table.acknowledged.lock().expect("no panic");
            let is_there = |(at, action): &&(u64, String)| seen.get(*at as usize) == Some(action);
            lost += acknowledged.len() - acknowledged.iter().filter(is_there).count();
        }
        self.over.clear();
        Ok(lost)
    }

    /// Opens another table for each that is over.
    pub(crate) async fn renew(&mut self, address: &str) -> Result<()> {
        for table in &mut self.tables {
            let mut line = Connection::open(address).await?;
            if table.players.pending(&mut line).await?.1.is_none() {
                let players = Players::open(address, "cubosaurs").await?;
                let next = Arc::new(LedgerTable { players, acknowledged: Mutex::default() });
                self.over.push(std::mem::replace(table, next));
            }
        }
        Ok(())
    }
}

/// Plays one table until it is over or told to stop; through refusals, and until the server is gone.
async fn play(address: String, table: Arc<LedgerTable>, counts: Arc<Counts>, number: u64) -> Result<()> {
    let mut choices = Choices(number);
    let mut line = Connection::open(&address).await?;
    while !counts.stop.load(Ordering::SeqCst) {
        let known = table.players.pending(&mut line).await;
        let Ok((at, seat)) = known else {
            // A table that cannot be read is refused, too, and the connection goes on; one that is cut does not.
            counts.refused.fetch_add(1, Ordering::SeqCst);
            tokio::time::sleep(RETRY).await;
            line = Connection::open(&address).await?;
            continue;
        };
        let Some(seat) = seat else { return Ok(()) };
        let Ok(legal) = table.players.legal(&mut line, seat).await else { continue };
        let Some(action) = choices.pick(&legal) else { continue };
        let begun = Instant::now();
        if table.players.act_at(&mut line, seat, action, Some(at)).await? == 200 {
            // Nothing is awaited between the answer and the note of it.
            table.acknowledged.lock().expect("no panic").push((at, format!("{seat} {action}")));
            counts.acknowledged.fetch_add(1, Ordering::SeqCst);
            let took = u64::try_from(begun.elapsed().as_micros())?;
            counts.times.lock().expect("no panic").push(took);
        } else {
            counts.refused.fetch_add(1, Ordering::SeqCst);
            tokio::time::sleep(RETRY).await;
        }
    }
    Ok(())
}
