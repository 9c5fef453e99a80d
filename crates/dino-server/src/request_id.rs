//! The id of a request: one word under which the log, the answer and who reports a fault mean the same.
//!
//! The guard gives each request its id and everything that is done for it runs in its scope, a table's turn included. So
//! whatever breaks on the way is logged under the id that the person is shown. What breaks while nobody waits for it, such
//! as the thought of a bot, gets an id of its own.

use crate::ids::LETTERS;
use axum::http::HeaderValue;
use std::fmt;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The header of every answer that tells its request's id.
pub(crate) const HEADER: &str = "x-request-id";

/// How many letters of five bits an id has.
const LENGTH: usize = 12;

tokio::task_local! {
    static CURRENT: RequestId;
}

/// The id of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RequestId(u64);

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..LENGTH).rev().try_for_each(|place| {
            let letter = LETTERS[(self.0 >> (5 * place) & 31) as usize];
            fmt::Write::write_char(f, char::from(letter))
        })
    }
}

impl RequestId {
    /// The request that is being worked on, or an id of its own for what nobody asked for.
    pub(crate) fn current_or_new() -> RequestId {
        static BACKGROUND: LazyLock<RequestIds> = LazyLock::new(RequestIds::new);
        RequestId::current().unwrap_or_else(|| BACKGROUND.next())
    }

    /// The request that is being worked on, where one is.
    pub(crate) fn current() -> Option<RequestId> {
        CURRENT.try_get().ok()
    }

    /// Does something for this request.
    pub(crate) async fn scope<T>(self, work: impl Future<Output = T>) -> T {
        CURRENT.scope(self, work).await
    }

    /// The same for what does not wait.
    pub(crate) fn sync_scope<T>(self, work: impl FnOnce() -> T) -> T {
        CURRENT.sync_scope(self, work)
    }

    pub(crate) fn header(self) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.to_string()).ok()
    }
}

/// Where ids come from: no two are alike, and those of two starts hardly ever.
pub(crate) struct RequestIds {
    seed: u64,
    count: AtomicU64,
}

impl RequestIds {
    pub(crate) fn new() -> RequestIds {
        let mut seed = [0; 8];
        // Ids are no secrets: without chance they are only the same at each start.
        let _ = getrandom::fill(&mut seed);
        RequestIds { seed: u64::from_le_bytes(seed), count: AtomicU64::new(0) }
    }

    pub(crate) fn next(&self) -> RequestId {
        RequestId(mixed(self.seed.wrapping_add(self.count.fetch_add(1, Ordering::Relaxed))))
    }

    /// Lets the next request have the same id on all servers.
    #[cfg(test)]
    pub(crate) fn restart(&self) {
        self.count.store(self.seed.wrapping_neg(), Ordering::Relaxed);
    }
}

/// Scatters the 60 bits that are shown, each value to another one: two odd factors and two shifts can be undone.
fn mixed(number: u64) -> u64 {
    const MASK: u64 = (1 << (5 * LENGTH)) - 1;
    let mut mixed = number & MASK;
    for factor in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb_u64] {
        mixed = mixed.wrapping_mul(factor) & MASK;
        mixed ^= mixed >> 30;
    }
    mixed
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn ids_are_words_of_twelve_letters_and_no_two_are_alike() {
        let ids = RequestIds::new();
        let seen: HashSet<String> = (0..100_000).map(|_| ids.next().to_string()).collect();
        assert_eq!(seen.len(), 100_000);
        assert!(seen.iter().all(|id| id.len() == LENGTH && id.bytes().all(|byte| LETTERS.contains(&byte))));
        let next = [ids.next().to_string(), ids.next().to_string()];
        assert_ne!(next[0][..4], next[1][..4], "neighbours are told apart at a glance");
    }

    #[tokio::test]
    async fn what_is_done_for_a_request_knows_its_id() {
        let id = RequestIds::new().next();
        assert_eq!(RequestId::current(), None);
        assert_eq!(id.scope(async { RequestId::current_or_new() }).await, id);
        assert_ne!(RequestId::current_or_new(), RequestId::current_or_new());
    }
}
