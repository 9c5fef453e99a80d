//! Locks by name: one at a time for each name, and nobody waits for another name.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OwnedMutexGuard;

type Lock = Arc<tokio::sync::Mutex<()>>;

/// The locks that somebody holds or waits for.
#[derive(Default)]
pub(crate) struct NamedLocks(Mutex<HashMap<String, Lock>>);

/// Held while one works under a name. The fields are dropped in this order: the lock is free before it may be forgotten.
pub(crate) struct NamedGuard<'l> {
    _held: OwnedMutexGuard<()>,
    _user: User<'l>,
}

/// One who holds a lock or waits for it.
struct User<'l> {
    locks: &'l NamedLocks,
    name: &'l str,
    /// Given up under the lock of the map, so that of two who go at once the last sees that it is.
    lock: Option<Lock>,
}

impl NamedLocks {
    /// Waits until nobody else holds the lock of this name.
    pub(crate) async fn lock<'l>(&'l self, name: &'l str) -> NamedGuard<'l> {
        let lock = self.map().entry(name.to_owned()).or_default().clone();
        let user = User { locks: self, name, lock: Some(lock.clone()) };
        let held = lock.lock_owned().await;
        NamedGuard { _held: held, _user: user }
    }

    fn map(&self) -> MutexGuard<'_, HashMap<String, Lock>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for User<'_> {
    /// The last user takes the lock away: then there is but the one in the map.
    fn drop(&mut self) {
        let mut map = self.locks.map();
        self.lock = None;
        if map.get(self.name).is_some_and(|lock| Arc::strong_count(lock) == 1) {
            map.remove(self.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn a_name_is_locked_alone_and_forgotten_after_its_last_user() {
        let locks = NamedLocks::default();
        let first = locks.lock("a").await;
        let soon = Duration::from_millis(50);
        assert!(tokio::time::timeout(soon, locks.lock("b")).await.is_ok(), "another name waits for nobody");
        assert!(tokio::time::timeout(soon, locks.lock("a")).await.is_err());
        assert_eq!(locks.map().len(), 1, "who gave up is forgotten, who holds is not");
        let (second, ()) = tokio::join!(locks.lock("a"), async { drop(first) });
        assert_eq!(locks.map().len(), 1);
        drop(second);
        assert!(locks.map().is_empty());
    }
}
