//! Tables that act, and how long their actions took: shared by `load`, `siege` and `torture`.
#![allow(dead_code, reason = "each program uses its part")]

use crate::client::{Connection, Listener, Players, Result};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What the drivers of all tables share.
pub(crate) struct Counters {
    pub(crate) kind: Listener,
    /// How many updates were heard.
    pub(crate) heard: Arc<AtomicU64>,
    /// Ends all drivers.
    pub(crate) stop: AtomicBool,
}

/// The time that this share of all did not exceed, in milliseconds; from times in microseconds.
pub(crate) fn percentiles(mut times: Vec<u64>) -> impl Fn(f64) -> f64 {
    times.sort_unstable();
    move |share| {
        let at = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(at).copied().unwrap_or_default() as f64 / 1000.0
    }
}

/// Plays a table as fast as the server allows, or with an action each time one is due; starts another one when it is
/// over. Answers the table and how long each action took, in microseconds.
pub(crate) async fn drive(
    address: String,
    mut table: Players,
    mut due: Option<(Instant, Duration)>,
    counters: Arc<Counters>,
) -> Result<(Players, Vec<u64>)> {
    let mut line = Connection::open(&address).await?;
    let mut times = Vec::new();
    let stopped = || counters.stop.load(Ordering::Relaxed);
    while !stopped() {
        let (_, Some(mut seat)) = table.pending(&mut line).await? else {
            table = Players::open(&address, "cubosaurs").await?;
            table.listen(&address, counters.kind, &counters.heard);
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
            if !table.act(&mut line, seat, "keep").await? {
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
