//! The line that the log has for each request that was refused or failed.
//!
//! It names the route and not the path, the table that was found and not the one that was asked for, and the hash of the
//! address: what a person typed, and every secret, is in none of them.

#[cfg(test)]
mod tests;

use crate::address_hash::AddressHasher;
use crate::error::Error;
use crate::request_id::RequestId;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many lines a second there may be in the long run, and how many at once. Whoever is refused may try again as fast
/// as the network allows, and a log that fills the disk ends all games.
const LINES_PER_SECOND: f64 = 20.0;
const MAX_LINES_AT_ONCE: f64 = 400.0;

/// A request that was refused or failed.
pub(crate) struct FailedRequest<'r> {
    pub(crate) id: RequestId,
    pub(crate) method: &'r str,
    /// The pattern of its path, such as `/t/{id}/act`; none where nothing is.
    pub(crate) route: Option<&'r str>,
    pub(crate) table: Option<&'r str>,
    pub(crate) address: IpAddr,
    pub(crate) took: Duration,
}

/// Writes the lines.
pub(crate) struct RequestLog {
    budget: Mutex<Budget>,
}

impl RequestLog {
    pub(crate) fn new() -> RequestLog {
        RequestLog { budget: Mutex::new(Budget::new(Instant::now())) }
    }

    /// Logs a request that ended with this error.
    pub(crate) fn write(&self, request: &FailedRequest<'_>, error: &Error, addresses: &AddressHasher) {
        let Some(skipped) = self.line() else { return };
        let FailedRequest { id, method, route, table, address, took } = request;
        let (route, table) = (route.unwrap_or("-"), table.unwrap_or("-"));
        let (address, status, code) = (addresses.hash(*address), error.status().as_u16(), error.code());
        let ms = took.as_micros() as f64 / 1000.0;
        // What broke is told under this id too, unless many requests share one cause.
        let cause = error.logged_as().filter(|cause| cause != id).map(tracing::field::display);
        macro_rules! line {
            ($log:ident, $message:literal) => {
                tracing::$log!(
                    target: "dinotable::request",
                    request = %id, method, route, table, address, status, code, ms, cause, skipped, $message
                )
            };
        }
        match error {
            Error::Internal(_) | Error::Broken(_) => line!(error, "request failed"),
            Error::Busy | Error::NotReady => line!(warn, "request refused"),
            _ => line!(info, "request refused"),
        }
    }

    /// Logs a connection for which there was no room.
    pub(crate) fn write_connection(&self, address: IpAddr, addresses: &AddressHasher) {
        if let Some(skipped) = self.line() {
            let address = addresses.hash(address);
            tracing::warn!(target: "dinotable::request", address, skipped, "connection refused");
        }
    }

    /// How many lines were left out before this one, if any were; `None` when it is left out too.
    fn line(&self) -> Option<Option<u64>> {
        // The budget is whole at every moment, also after a panic elsewhere.
        let skipped = self.budget.lock().unwrap_or_else(PoisonError::into_inner).take(Instant::now())?;
        Some(Some(skipped).filter(|skipped| *skipped > 0))
    }
}

/// How many lines there may be: a bucket that fills with time.
struct Budget {
    room: f64,
    since: Instant,
    /// How many lines were left out since the last one.
    skipped: u64,
}

impl Budget {
    fn new(now: Instant) -> Budget {
        Budget { room: MAX_LINES_AT_ONCE, since: now, skipped: 0 }
    }

    fn take(&mut self, now: Instant) -> Option<u64> {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        (self.room, self.since) = ((self.room + passed * LINES_PER_SECOND).min(MAX_LINES_AT_ONCE), now);
        if self.room < 1.0 {
            self.skipped += 1;
            return None;
        }
        self.room -= 1.0;
        Some(std::mem::take(&mut self.skipped))
    }
}
