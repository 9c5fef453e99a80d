//! Panics, kept from ending more than they must.
//!
//! A panic in the rules or the drawing of one game is a fault of ours, but no reason to end other tables. Whoever runs
//! such code catches the panic, throws away what the code was working on, and answers with an error.

use crate::error::Error;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

/// What a panic said.
#[derive(Debug, thiserror::Error)]
#[error("panic: {0}")]
pub(crate) struct Panicked(String);

impl Panicked {
    fn new(payload: &(dyn Any + Send)) -> Panicked {
        let text = payload.downcast_ref::<&str>().copied();
        let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        Panicked(text.unwrap_or("(no text)").to_owned())
    }
}

impl From<Panicked> for Error {
    fn from(panic: Panicked) -> Error {
        Error::internal(&panic)
    }
}

/// Runs a function. After a panic the caller must not use again what the function was changing.
pub(crate) fn catch<T>(run: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|payload| Panicked::new(payload.as_ref()))
}

/// The same for a future; it is dropped when this one is.
pub(crate) async fn catch_async<T>(future: impl Future<Output = T>) -> Result<T, Panicked> {
    let mut future = pin!(future);
    std::future::poll_fn(move |context| match catch(|| future.as_mut().poll(context)) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(value)) => Poll::Ready(Ok(value)),
        Err(panic) => Poll::Ready(Err(panic)),
    })
    .await
}

/// Places at which tests let the server panic, as rules or drawings with a fault in them would.
#[cfg(test)]
#[derive(Default)]
pub(crate) struct Failpoints {
    /// How many of the next turns of tables panic.
    pub(crate) turns: std::sync::atomic::AtomicU32,
    /// How many of the next thoughts of bots panic.
    pub(crate) thoughts: std::sync::atomic::AtomicU32,
    /// How many of the next thoughts of bots come to no end for a long while.
    pub(crate) endless: std::sync::atomic::AtomicU32,
    /// How many of the next thoughts of bots are illegal.
    pub(crate) illegal: std::sync::atomic::AtomicU32,
    /// How many of the next drawings of a table panic.
    pub(crate) drawings: std::sync::atomic::AtomicU32,
    /// How many of the next replays of a record panic.
    pub(crate) replays: std::sync::atomic::AtomicU32,
}

/// Keeps its thread for a while if this failpoint has been set.
#[cfg(test)]
pub(crate) fn hang(failpoint: &std::sync::atomic::AtomicU32) {
    if is_hit(failpoint) {
        std::thread::sleep(std::time::Duration::from_secs(8));
    }
}

/// Panics if this failpoint has been set.
#[cfg(test)]
pub(crate) fn hit(failpoint: &std::sync::atomic::AtomicU32) {
    assert!(!is_hit(failpoint), "a failpoint of a test");
}

/// Whether this failpoint has been set; it counts down.
#[cfg(test)]
pub(crate) fn is_hit(failpoint: &std::sync::atomic::AtomicU32) -> bool {
    use std::sync::atomic::Ordering::SeqCst;
    failpoint.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1)).is_ok()
}
